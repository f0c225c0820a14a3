"""A table for tests: lay out a position in one call, move in words.

s = table(hands={0: "2 monastery"}, storage={0: ["monastery"]}, covered={0: {"d2": "village"}})
do(s, "place monastery d3")
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import kontor
from kontor.games.castles_of_tuscany.components import FACES, NEUTRAL_FACES, OWN_FACES, THINGS
from kontor.games.castles_of_tuscany.state import Green, Phase, Red, State
from kontor.games.castles_of_tuscany.validation.consistency import inconsistencies
from kontor.kernel.bounds import out_of_bounds
from tests.games.castles_of_tuscany.facts import (
    BONUS_TILES,
    BONUSES,
    CARDS,
    COLOUR_BONUS,
    COLOURS,
    REGION_POINTS,
    SPACE_NAMES,
    STACK,
)
from tests.games.castles_of_tuscany.oracle import Estate
from tests.games.kit import TableKit, bag

game = kontor.game("castles-of-tuscany")
engine = game.python
HEXAGON, START_CASTLE = len(FACES), len(FACES) + 1
CALM = ("castle", "town", "inn", "quarry", "village", "monastery", "cart", "olives")  # a display with one of each


def lay(s: State, seat: int, layout: str, castle: str) -> None:
    """`"A1 B2t C1"`, `t` for turned; both seams are shifted down, or up where a `^` follows."""
    p = s.players[seat]
    for k, name in enumerate(layout.split()):
        letter = "ABC".index(name[0])
        p.order[k], p.estate[letter], p.turned[k] = letter, int(name[1]) - 1, int("t" in name)
        if k:
            p.shift[k - 1] = 0 if "^" in name else 1
    p.castle, p.built = SPACE_NAMES.index(castle), 4
    p.tile[p.castle] = START_CASTLE


def castles(s: State, seat: int) -> list[str]:
    """Spaces where a starting castle may stand."""
    return [x for x, colour in Estate(s, seat).colour.items() if colour == "castle"]


LAYOUTS = ("A1 B1 C1", "A2 B2 C2", "A3 B3 C3", "A4 B4 C4")


def table(
    players: int = 2,
    *,
    first: int = 0,
    seat: int | None = None,
    layouts: Mapping[int, tuple[str, str]] | None = None,
    hands: Mapping[int, str] | None = None,
    discard: str = "",
    storage: Mapping[int, Sequence[str]] | None = None,
    covered: Mapping[int, Mapping[str, str]] | None = None,
    bonus: Mapping[int, str] | None = None,
    marble: Mapping[int, int] | None = None,
    workers: Mapping[int, int] | None = None,
    display: Sequence[str] = CALM,
    backs: str = "nnnnnnnn",
    neutral: str | None = None,
    stacked: Mapping[int, int] | None = None,
    era: int = 0,
    last_round: bool = False,
    green: Mapping[int, int] | None = None,
    red: Mapping[int, int] | None = None,
    **options: str | bool,
) -> State:
    """A seat (the first player unless said) is about to act.

    `layouts`: estate and space of the starting castle; `covered`: space to thing; `bonus`: `"2 marble"`, else one tile
    `card` (so each has one more card to draw); `backs` of the display: n neutral, o own; `neutral`: the neutral tiles
    on the stacks, the rest is out of the game; `stacked`: tiles on the own stacks; `green`, `red`: where the markers
    stand (what regions, colours and bonus tiles do not explain comes from yield cards).
    """
    s = new(players, 0, **options)
    s.first, s.seat, s.phase = first, first if seat is None else seat, Phase.ACT
    s.era, s.last_round = era, int(last_round)
    for i in range(players):
        p = s.players[i]
        layout, castle = (layouts or {}).get(i, (LAYOUTS[i], ""))
        lay(s, i, layout, castle or "a1")
        if not castle:
            p.tile[p.castle] = -1
            p.castle = SPACE_NAMES.index(castles(s, i)[0])
            p.tile[p.castle] = START_CASTLE
        for space, thing in (covered or {}).get(i, {}).items():
            p.tile[SPACE_NAMES.index(space)] = THINGS.index(thing)
        p.storage = [-1] * len(p.storage)
        for k, thing in enumerate((storage or {}).get(i, ())):
            p.storage[k] = THINGS.index(thing)
        p.bonus = [bag((bonus or {}).get(i, "1 card")).get(kind, 0) for kind in BONUSES]
        p.marble, p.workers = (marble or {}).get(i, 0), (workers or {}).get(i, 0)
        _derive(s, i)
    s.bonuses = [BONUS_TILES - sum(s.players[i].bonus[k] for i in range(players)) for k in range(len(BONUSES))]
    _deal_cards(s, hands or {}, discard)
    _deal_tiles(s, display, backs, neutral, stacked or {})
    s.ending = int(min(s.players[i].stacked for i in range(players)) <= (2 - era) * STACK or not any(display))
    _mark_points(s, green or {}, red or {})
    check(s)
    return s


def _derive(s: State, seat: int) -> None:
    """Sets of spaces that follow from the layout and the tiles, by the oracle."""
    p, estate = s.players[seat], Estate(s, seat)

    def bits(spaces: set[str]) -> int:
        return sum(1 << SPACE_NAMES.index(x) for x in spaces)

    p.colours = [bits({x for x in estate.at if estate.colour[x] == c}) for c in COLOURS]
    p.covered = bits({x for x in estate.at if estate.tile[x] >= 0})
    p.near = bits({x for x in estate.at if any(estate.tile[y] >= 0 and estate.beside(x, y) for y in estate.at)})


def _deal_cards(s: State, hands: Mapping[int, str], discard: str) -> None:
    rest = dict(CARDS)
    for i in range(s.seats):
        held = bag(hands.get(i, ""))
        s.players[i].hand = [held.get(c, 0) for c in COLOURS]
        s.players[i].cards = sum(held.values())
        for c, n in held.items():
            rest[c] -= n
    gone = bag(discard)
    s.discard = [gone.get(c, 0) for c in COLOURS]
    s.deck = [rest[c] - gone.get(c, 0) for c in COLOURS]
    s.deck_left = sum(s.deck)


def _deal_tiles(s: State, display: Sequence[str], backs: str, neutral: str | None, stacked: Mapping[int, int]) -> None:
    """Tiles on estates and in storages are neutral ones as long as there are any, then from the stacks."""
    left = list(NEUTRAL_FACES)
    s.gone, s.returned = [0] * len(FACES), [0] * len(FACES)
    for i in range(s.seats):
        s.players[i].stack = list(OWN_FACES)

    def from_stacks(face: int) -> None:
        for i in range(s.seats):
            if s.players[i].stack[face] and sum(s.players[i].stack) > stacked.get(i, 15):
                s.players[i].stack[face] -= 1
                return
        raise AssertionError(f"no tile {FACES[face]} left")

    s.display = [FACES.index(face) if face else -1 for face in display]
    s.backs = [-1 if face < 0 else "no".index(back) for face, back in zip(s.display, backs, strict=True)]
    for face, back in zip(s.display, s.backs, strict=True):
        if back == 1:
            from_stacks(face)
        elif back == 0:
            left[face] -= 1
    for i in range(s.seats):
        for thing in [*s.players[i].storage, *s.players[i].tile]:
            if 0 <= thing < HEXAGON:
                if left[thing]:
                    left[thing] -= 1
                else:
                    from_stacks(thing)
    assert min(left) >= 0, "too many neutral tiles"
    if neutral is not None:
        kept = bag(neutral)
        for face, name in enumerate(FACES):
            s.gone[face] += left[face] - kept.get(name, 0)
            left[face] = kept.get(name, 0)
        assert min(s.gone) >= 0
    s.neutral, s.neutral_left = left, sum(left)
    for i, n in stacked.items():
        stack = s.players[i].stack
        while sum(stack) > n:
            face = stack.index(max(stack))
            stack[face] -= 1
            s.gone[face] += 1
    for i in range(s.seats):
        s.players[i].stacked = sum(s.players[i].stack)


def _mark_points(s: State, green: Mapping[int, int], red: Mapping[int, int]) -> None:
    s.colour_bonus = [0] * len(COLOURS)
    for i in range(s.seats):
        p, estate = s.players[i], Estate(s, i)
        p.green, p.red = [0] * len(Green), [0] * len(Red)
        alone = {SPACE_NAMES[p.castle]}
        p.green[Green.REGIONS] = sum(
            REGION_POINTS[len(region)]
            for region in estate.regions()
            if estate.covered(region) and (region != alone or s.options[3])
        )
        for colour in estate.complete_colours():
            had = s.colour_bonus[COLOURS.index(colour)]
            if had < 2:
                p.green[Green.COLOURS] += COLOUR_BONUS[colour][had]
                s.colour_bonus[COLOURS.index(colour)] += 1
        p.green[Green.STORAGE] = 2 * p.bonus[BONUSES.index("storage")]
        p.green[Green.YIELDS] = max(0, green.get(i, 0) - sum(p.green))
        p.red[Red.YIELDS] = red.get(i, 0)


def check(s: State) -> None:
    """Everything fits together. Where it came from is not asked: a test has hexagons and points as it needs them."""
    problems = [*out_of_bounds(s)] or inconsistencies(s)
    assert not problems, problems
    s.to_bytes()  # every number fits its field


kit = TableKit(game, State, check)
new, choices, do, refused = kit.new, kit.choices, kit.do, kit.refused


def hand(s: State, seat: int) -> dict[str, int]:
    return {c: n for c, n in zip(COLOURS, s.players[seat].hand, strict=True) if n}


def stored(s: State, seat: int) -> list[str]:
    return [THINGS[x] for x in s.players[seat].storage if x >= 0]


def shown(s: State) -> list[str]:
    return [FACES[face] if face >= 0 else "" for face in s.display]


def green(s: State, seat: int) -> int:
    return sum(s.players[seat].green)


def red(s: State, seat: int) -> int:
    return engine.score(s, seat)
