"""Where everything in a position came from: points, goods, hexagons, tiles and turns without a source are impossible.

What a player has is compared with the most that the tiles of the estate can have brought; what all have got from yield
cards with the cards that were revealed.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from kontor.kernel import lowest

from ..components import (
    AGRICULTURE,
    CART,
    COLOUR_BONUS,
    COLOURS,
    GREEN,
    HEXAGON,
    HEXAGONS,
    INN,
    MARBLE,
    N_COLOURS,
    NEUTRAL_FACES,
    OVERFLOW_POINTS,
    PAIR,
    PHASES,
    PLUS_MARBLE,
    PLUS_STORAGE,
    PLUS_WORKER,
    PLUS_YIELD,
    PRICE,
    QUARRY,
    RED,
    REGION_POINTS,
    REWARDS,
    STACKED,
    START_HAND,
    STORAGE_POINTS,
    VILLAGE,
    WORKERS,
    YIELD_AMOUNT,
    YIELD_COPIES,
    YIELD_REWARD,
)
from ..display import NEUTRAL_BACK, shown_colours
from ..scoring import green, stored
from ..spaces import how_many, region_of
from ..state import Green, Option, Phase, Player, Red, State
from ..tables import CARDS_PER_POINT, FACE_CROPS

_AT_THE_END = (Red.HAND, Red.STORAGE, Red.MARBLE, Red.WORKERS)
_LARGEST_YIELD = [max((n for n, r in zip(YIELD_AMOUNT, YIELD_REWARD, strict=True) if r == k), default=0)
                  for k in range(len(REWARDS))]  # fmt: skip


def sourceless(s: State) -> Iterator[str]:
    """What cannot have come about, in words. The position fits together otherwise."""
    yield from _turns(s)
    if s.phase <= Phase.FIRST_BONUS:
        yield from _set_up(s)
    yield from _tiles(s)
    yield from _colour_bonuses(s)
    for seat in range(s.seats):
        yield from _green_points(s, seat)
        yield from _red_points(s, seat)
        yield from _goods(s, seat)
    yield from _yield_cards(s)


# ---- turns and tiles ----
def placed(p: Player) -> int:
    """Tiles and hexagons placed, without the starting castle."""
    return max(0, how_many(p.covered) - 1)


def most_turns(s: State) -> int:
    """Turns there can have been, with those of the setup; it never falls, and what it counts has an end.

    In every turn somebody draws a card, places something or takes a tile. A card drawn is in a hand or was paid (four
    at most for a tile). A tile taken brings one from the own stack. Without own tiles, or with an empty display, a
    player may do less, but then there are no more than five rounds.
    """
    players = [s.players[seat] for seat in range(s.seats)]
    drawn = sum(p.cards + PRICE * PAIR * placed(p) for p in players)
    taken = sum(STACKED - p.stacked for p in players)
    last = 5 if (shown_colours(s) == 0 and s.slot < 0) or any(p.stacked == 0 for p in players) else 0
    return drawn + taken + sum(placed(p) for p in players) + (3 + last) * s.seats


def _turns(s: State) -> Iterator[str]:
    rounds, place = divmod(s.turns, s.seats)
    if place != (s.seat - s.first) % s.seats:
        yield f"after {s.turns} turns it is not the turn of seat {s.seat}"
    elif min(rounds, 2) != (0 if s.phase <= Phase.CASTLE else 1 if s.phase == Phase.FIRST_BONUS else 2):
        yield f"turns is {s.turns}, which does not match the phase"
    elif s.turns > most_turns(s):
        yield f"turns is {s.turns}; there cannot have been more than {most_turns(s)}"


def _set_up(s: State) -> Iterator[str]:
    players = [s.players[seat] for seat in range(s.seats)]
    shown = [s.display.count(face) + n for face, n in enumerate(s.neutral)] == list(NEUTRAL_FACES)
    if not shown or any(back != NEUTRAL_BACK for back in s.backs) or any(p.stacked < STACKED for p in players):
        yield "during set-up eight neutral tiles are shown and all others are on their stacks"
    if any(s.discard) or any(p.cards != START_HAND for p in players):
        yield f"during set-up everybody has {START_HAND} cards"
    if s.marble_used:
        yield "nothing is used during set-up"


def _tiles(s: State) -> Iterator[str]:
    """With every tile taken one left the own stack."""
    for seat in range(s.seats):
        p = s.players[seat]
        pending = seat == s.seat and s.phase in (Phase.STORE, Phase.PUT)
        has = len([thing for thing in [*p.storage, *p.tile] if 0 <= thing < HEXAGON]) + pending
        taken = STACKED - p.stacked + (pending and s.slot >= 0)
        if p.stacked > 0 and has > taken:
            yield f"seat {seat} has {has} tiles, but has taken only {taken}"
    paid = PRICE * PAIR * sum(placed(s.players[seat]) for seat in range(s.seats))
    if sum(s.discard) > paid:
        yield f"there are {sum(s.discard)} discarded cards; at most {paid} were paid"


# ---- points ----
def _region_points(s: State, p: Player) -> int:
    points = 0
    for region in _regions(p, range(N_COLOURS)):
        only_castle = region == 1 << p.castle and not s.options[Option.START_CASTLE_SCORES]
        if not region & ~p.covered and not only_castle:
            points += REGION_POINTS[how_many(region)]
    return points


def _crop_points(p: Player) -> int:
    """Every crop counts once in a region, every hexagon always: the order does not matter."""
    points = 0
    for region in _regions(p, (AGRICULTURE,)):
        things = [thing for space, thing in enumerate(p.tile) if thing >= 0 and region >> space & 1]
        crops = 0
        for thing in things:
            crops |= FACE_CROPS[thing]
        points += crops.bit_count() + things.count(HEXAGON)
    return points


def _regions(p: Player, colours: range | tuple[int, ...]) -> Iterator[int]:
    for colour in colours:
        rest = p.colours[colour]
        while rest:
            region = region_of(p, lowest(rest), p.colours[colour])
            rest &= ~region
            yield region


def _complete(p: Player, colour: int) -> bool:
    return p.colours[colour] != 0 and not p.colours[colour] & ~p.covered


def _colour_bonuses(s: State) -> Iterator[str]:
    players = [s.players[seat] for seat in range(s.seats)]
    complete = [sum(_complete(p, colour) for p in players) for colour in range(N_COLOURS)]
    for colour, name in enumerate(COLOURS):
        if s.colour_bonus[colour] != min(2, complete[colour]):
            yield f"colour_bonus of {name} must be {min(2, complete[colour])}"
    given = sum(sum(COLOUR_BONUS[c][: complete[c]]) for c in range(N_COLOURS))
    if given != sum(p.green[Green.COLOURS] for p in players):
        yield f"the green points for colours must be {given} together"
    for seat, p in enumerate(players):
        # one of the bonuses given; nothing perhaps, if more than two players have the colour
        bonuses = [[*COLOUR_BONUS[c], 0, 0][: complete[c]] for c in range(N_COLOURS) if _complete(p, c)]
        low, high = sum(map(min, bonuses)), sum(map(max, bonuses))
        if not low <= p.green[Green.COLOURS] <= high:
            yield f"the green points of seat {seat} for colours must be from {low} to {high}"


def _green_points(s: State, seat: int) -> Iterator[str]:
    p = s.players[seat]
    if p.green[Green.STORAGE] != STORAGE_POINTS * p.bonus[PLUS_STORAGE]:
        yield f"seat {seat} must have {STORAGE_POINTS} green points for each storage bonus tile"
    for kind, points in ((Green.REGIONS, _region_points(s, p)), (Green.AGRICULTURE, _crop_points(p))):
        if p.green[kind] != points:
            yield f"the green points of seat {seat} for {kind.name.lower()} must be {points}"


def _red_points(s: State, seat: int) -> Iterator[str]:
    p, over = s.players[seat], s.phase == Phase.OVER
    scored = PHASES if over else s.era
    markers = [*p.red[Red.PHASE_1 : Red.PHASE_1 + scored], green(s, seat)]
    if any(p.red[Red.PHASE_1 + scored : Red.PHASE_1 + PHASES]):
        yield f"phase {scored + 1} is not scored yet, but seat {seat} has points for it"
    if any(later < earlier for earlier, later in pairwise(markers)):
        yield f"the points of seat {seat} for phases must not decrease; its green points are {green(s, seat)}"
    if over and p.red[Red.PHASE_3] != green(s, seat):
        yield f"seat {seat} must have {green(s, seat)} points for the third phase"
    if p.red[Red.OVERFLOW] % OVERFLOW_POINTS:
        yield f"hexagons without room bring {OVERFLOW_POINTS} points each, seat {seat} has {p.red[Red.OVERFLOW]}"
    final = (p.cards // CARDS_PER_POINT[s.options[Option.EDITION]], len(stored(s, seat)), p.marble, p.workers)
    for kind, points in zip(_AT_THE_END, final, strict=True):
        if p.red[kind] != (points if over else 0):
            yield f"seat {seat} must have {points if over else 0} points for {kind.name.lower()}"


# ---- goods and yield cards ----
def _covered(p: Player, colour: int) -> int:
    return how_many(p.colours[colour] & p.covered)


def _most_yields(p: Player) -> int:
    """Yield cards a player can have revealed."""
    return _covered(p, CART) * (1 + p.bonus[PLUS_YIELD])


def _goods(s: State, seat: int) -> Iterator[str]:
    """What the estate does not explain must be of yield cards, one reward each."""
    p = s.players[seat]
    hexagons = p.storage.count(HEXAGON) + p.tile.count(HEXAGON) + p.red[Red.OVERFLOW] // OVERFLOW_POINTS
    used = s.marble_used if seat == s.seat else 0
    unexplained = {
        RED: p.red[Red.YIELDS],
        GREEN: p.green[Green.YIELDS],
        MARBLE: p.marble + used - _covered(p, QUARRY) * (1 + p.bonus[PLUS_MARBLE]),
        WORKERS: p.workers - _covered(p, VILLAGE) * (1 + p.bonus[PLUS_WORKER]),
        HEXAGONS: hexagons - _covered(p, INN),
    }
    needed = 0
    for reward, amount in unexplained.items():
        if amount > 0:
            if _LARGEST_YIELD[reward] == 0:
                yield f"seat {seat} has more {REWARDS[reward]} than can have come"
                return
            needed += -(-amount // _LARGEST_YIELD[reward])
    if needed > _most_yields(p):
        kinds = ", ".join(REWARDS[reward] for reward, amount in unexplained.items() if amount > 0)
        yield f"seat {seat} has {kinds} of {needed} yield cards; it can have revealed {_most_yields(p)}"


def _yield_cards(s: State) -> Iterator[str]:
    """Every cart reveals at least one card; the points they show are those the players have."""
    players = [s.players[seat] for seat in range(s.seats)]
    points = [sum(p.red[Red.YIELDS] for p in players), sum(p.green[Green.YIELDS] for p in players)]
    least, most = sum(_covered(p, CART) for p in players), sum(map(_most_yields, players))
    out = [copies - left for copies, left in zip(YIELD_COPIES, s.yields, strict=True)]
    again = sum(YIELD_COPIES)
    for shuffles in range(most // again + 1 if any(out) else 1):
        if least <= sum(out) + shuffles * again <= most:
            revealed = [n + shuffles * copies for n, copies in zip(out, YIELD_COPIES, strict=True)]
            if points == [_shown(revealed, RED), _shown(revealed, GREEN)]:
                return
    yield f"yields: {sum(out)} cards are revealed, which does not match the carts placed and the points they brought"


def _shown(revealed: list[int], reward: int) -> int:
    return sum(n * amount for n, amount, r in zip(revealed, YIELD_AMOUNT, YIELD_REWARD, strict=True) if r == reward)
