"""What cannot go together in a position: cards and tiles too many, sets that do not follow, questions nobody asks."""

from __future__ import annotations

from collections.abc import Iterator

from ..building import STEPS, third_fits
from ..components import (
    BONUS_TILES,
    BONUSES,
    CASTLE,
    COLOURS,
    FACES,
    HEXAGON,
    N_COLOURS,
    N_FACES,
    NEUTRAL_FACES,
    OWN_FACES,
    PHASES,
    REGION_CARDS,
    SPACE_NAMES,
    SPACES,
    STACK,
    STACKED,
    START_CASTLE,
    TILES,
    TOWN,
)
from ..decisions import DECISIONS
from ..display import (
    NEUTRAL_BACK,
    OWN_BACK,
    can_exchange,
    displayed_for,
    five_of_a_colour,
    shown_colours,
    takeable,
)
from ..placing import any_bonus
from ..scoring import capacity, stored
from ..spaces import beside, fits, how_many, spaces_for, spaces_of
from ..state import Option, Phase, Player, Refill, State
from ..tables import FACE_COLOUR

_BUILDING = (Phase.BEGIN, Phase.JOIN, Phase.CASTLE)
_PAST_A_STACK = 2  # tiles one turn can bring out beyond the one that emptied a stack: three refills at most


def inconsistencies(s: State) -> list[str]:
    """What cannot go together: cards and tiles too many, sets that do not follow, questions nobody asks."""
    return (
        [*_layouts(s)]
        or [*_estates(s), *_cards(s), *_tiles(s), *_bonuses(s)]
        or [*_phases(s)]
        or [*_pending(s)]
        or [*_causes(s)]
        or DECISIONS.unasked(s)
    )


# ---- estates ----
def _steps(s: State, seat: int) -> tuple[int, ...]:
    """How many steps of building a seat can have made."""
    if s.phase not in _BUILDING:
        return (STEPS,)
    place, now = (seat - s.first) % s.seats, (s.seat - s.first) % s.seats
    if place != now:
        return (STEPS,) if place < now else (0,)
    return {Phase.BEGIN: (0,), Phase.JOIN: (1, 2), Phase.CASTLE: (TILES,)}[Phase(s.phase)]


def _layouts(s: State) -> Iterator[str]:
    for letter in range(TILES):
        if len({s.players[seat].estate[letter] for seat in range(s.seats)}) < s.seats:
            yield f"two players have the same estate tile of letter {'ABC'[letter]}"
    for seat in range(s.seats):
        p = s.players[seat]
        if p.built not in _steps(s, seat):
            yield f"built of seat {seat} is {p.built}, which does not match the phase"
            continue
        laid = min(p.built, TILES)
        if -1 in p.order[:laid] or len(set(p.order[:laid])) < laid or any(x >= 0 for x in p.order[laid:]):
            yield f"order of seat {seat} must name {laid} different estate tiles"
        elif -1 in p.turned[:laid] or any(x >= 0 for x in p.turned[laid:]):
            yield f"turned of seat {seat} must be set for {laid} estate tiles"
        elif any((x >= 0) != (k + 1 < laid) for k, x in enumerate(p.shift)):
            yield f"shift of seat {seat} does not match the estate tiles laid"
        elif (p.castle >= 0) != (p.built == STEPS):
            yield f"castle of seat {seat} does not match the steps of building made"
        elif (laid == TILES and not fits(p)) or (laid == 2 and not third_fits(p)):
            yield f"the estate of seat {seat} has a region of more than 3 spaces"
        elif p.castle >= 0 and not spaces_of(p, CASTLE) >> p.castle & 1:
            yield f"the starting castle of seat {seat} is not on a castle space"


def _estates(s: State) -> Iterator[str]:
    for seat in range(s.seats):
        p = s.players[seat]
        if s.phase in _BUILDING:
            if any(p.colours) or p.covered or p.near or any(x >= 0 for x in p.tile):
                yield f"the estate of seat {seat} is not shown yet: colours, covered, near, tile must be empty"
            continue
        if p.colours != [spaces_of(p, colour) for colour in range(N_COLOURS)]:
            yield f"colours of seat {seat} do not follow from the layout"
            continue
        covered = sum(1 << space for space in range(SPACES) if p.tile[space] >= 0)
        near = 0
        for space in range(SPACES):
            if covered >> space & 1:
                near |= beside(p, space)
        if (p.covered, p.near) != (covered, near):
            yield f"covered and near of seat {seat} must be {covered} and {near}, as tile says"
            continue
        if [k for k, x in enumerate(p.tile) if x == START_CASTLE] != [p.castle]:
            yield f"the starting castle of seat {seat} does not lie where castle says"
            continue
        if _reached(p) != covered:
            yield f"tiles of seat {seat} are not connected to the starting castle"
        for space, thing in enumerate(p.tile):
            if 0 <= thing < N_FACES and not p.colours[FACE_COLOUR[thing]] >> space & 1:
                yield f"{FACES[thing]} of seat {seat} lies on {SPACE_NAMES[space]}, a space of another colour"


def _reached(p: Player) -> int:
    """Covered spaces that are connected to the starting castle."""
    reached, before = 1 << p.castle, 0
    while reached != before:
        before = reached
        for space in range(SPACES):
            if before >> space & 1:
                reached |= beside(p, space) & p.covered
    return reached


# ---- nothing lost, nothing twice ----
def _cards(s: State) -> Iterator[str]:
    for colour, name in enumerate(COLOURS):
        total = s.deck[colour] + s.discard[colour] + sum(s.players[seat].hand[colour] for seat in range(s.seats))
        if total != REGION_CARDS[colour]:
            yield f"there are {total} {name} cards; there must be {REGION_CARDS[colour]}"
    if s.deck_left != sum(s.deck):
        yield f"deck_left must be {sum(s.deck)}"
    for seat in range(s.seats):
        if s.players[seat].cards != sum(s.players[seat].hand):
            yield f"cards of seat {seat} must be {sum(s.players[seat].hand)}"


def _tiles(s: State) -> Iterator[str]:
    players = [s.players[seat] for seat in range(s.seats)]
    in_hand = s.face if s.phase in (Phase.STORE, Phase.PUT) else -1
    for face, name in enumerate(FACES):
        total = s.neutral[face] + s.returned[face] + s.gone[face] + s.display.count(face) + (in_hand == face)
        total += sum(p.stack[face] + p.storage.count(face) + p.tile.count(face) for p in players)
        wanted = NEUTRAL_FACES[face] + s.seats * OWN_FACES[face]
        if total != wanted:
            yield f"there are {total} tiles {name}; there must be {wanted}"
        backs = [s.backs[slot] for slot, shown in enumerate(s.display) if shown == face]
        if s.neutral[face] + s.returned[face] + backs.count(NEUTRAL_BACK) > NEUTRAL_FACES[face]:
            yield f"there are too many neutral tiles {name}"
        if backs.count(OWN_BACK) > sum(OWN_FACES[face] - p.stack[face] for p in players):
            yield f"the display has more tiles {name} of players than have left their stacks"
    for slot, face in enumerate(s.display):
        if (face < 0) != (s.backs[slot] < 0):
            yield f"backs[{slot}] does not match display[{slot}]"
        if face < 0 and slot != s.slot and s.neutral_left + sum(s.returned) > 0:
            yield f"display[{slot}] is empty, but there are neutral tiles to fill it"
    if s.neutral_left != sum(s.neutral):
        yield f"neutral_left must be {sum(s.neutral)}"
    for seat, p in enumerate(players):
        if p.stacked != sum(p.stack):
            yield f"stacked of seat {seat} must be {sum(p.stack)}"
        if any(thing >= 0 for thing in p.storage[capacity(s, seat) :]):
            yield f"seat {seat} has something on a storage space it does not have"
    if five_of_a_colour(s) >= 0:
        yield f"there are five {COLOURS[five_of_a_colour(s)]} tiles in the display"


def _bonuses(s: State) -> Iterator[str]:
    for kind, name in enumerate(BONUSES):
        total = s.bonuses[kind] + sum(s.players[seat].bonus[kind] for seat in range(s.seats))
        if total != BONUS_TILES:
            yield f"there are {total} bonus tiles {name}; there must be {BONUS_TILES}"
    for seat in range(s.seats):
        p = s.players[seat]
        low, high = 1, 1 + how_many(p.colours[TOWN] & p.covered)
        if s.phase in _BUILDING:
            low, high = 0, 0
        elif s.phase == Phase.FIRST_BONUS:
            low = high = int((seat - s.first) % s.seats < (s.seat - s.first) % s.seats)
        elif s.phase == Phase.BONUS and seat == s.seat:
            high -= 1
        if not low <= sum(p.bonus) <= high:
            yield f"seat {seat} has {sum(p.bonus)} bonus tiles; it must have from {low} to {high}"


# ---- phases and questions ----
def _phases(s: State) -> Iterator[str]:
    least = min(s.players[seat].stacked for seat in range(s.seats))
    exhausted = shown_colours(s) == 0 and s.slot < 0
    to_end = STACKED - STACK * (s.era + 1)
    if s.era > 0 and least > to_end + STACK and not exhausted:
        yield f"era is {s.era}, but nobody has emptied stack {s.era}"
    if least < to_end - _PAST_A_STACK:
        yield f"era is {s.era}, but a stack of phase {s.era + 2} is already started"
    if s.ending != int(least <= to_end or exhausted):
        yield "ending does not match the stacks and the display"
    if s.last_round and not (s.era == PHASES - 1 and s.ending):
        yield "the last round comes only after a third stack is empty"
    if s.phase == Phase.OVER and not s.last_round:
        yield "the game is over only after the last round"
    if s.phase == Phase.OVER and s.seat != s.first:
        yield "the game ends with a round"
    if s.marble_used and s.phase in (Phase.MORE, Phase.OVER):
        yield "marble_used is set, but the turn is not over"


def _pending(s: State) -> Iterator[str]:
    """What is being taken or placed must match the phase, and what is asked must be there."""
    p = s.players[s.seat]
    phase = s.phase
    late = phase == Phase.PUT and s.options[Option.CASTLE_REFILL] == Refill.AFTER
    if (s.face >= 0) != (phase in (Phase.STORE, Phase.PAY, Phase.PUT)):
        yield "face does not match the phase"
    elif (s.space >= 0) != (phase == Phase.PAY):
        yield "space does not match the phase"
    elif (s.slot >= 0) != (phase == Phase.STORE or late):
        yield "slot does not match the phase"
    elif s.slot >= 0 and s.display[s.slot] >= 0:
        yield "slot must be a place of the display without a tile"
    elif phase in (Phase.STORE, Phase.PUT) and s.face == HEXAGON:
        yield "a hexagon is never taken from the display"
    elif phase == Phase.PAY and (s.face not in p.storage or not spaces_for(p, s.face) >> s.space & 1):
        yield "what is to be paid for cannot be placed there"
    elif phase == Phase.STORE and len(stored(s, s.seat)) < capacity(s, s.seat):
        yield "the storage has room, so nothing goes out"
    elif phase == Phase.FREE and not displayed_for(s, p):
        yield "no tile of the display could be placed"
    elif phase in (Phase.BONUS, Phase.FIRST_BONUS) and not any_bonus(s):
        yield "there are no bonus tiles"
    elif phase == Phase.MORE and p.marble == 0:
        yield "there is no marble to be used for one more action"
    elif phase == Phase.EXCHANGE and not can_exchange(s) and not displayed_for(s, p):
        yield "the exchange continues until a tile fits"


def _causes(s: State) -> Iterator[str]:
    """What must have happened before such a question."""
    p = s.players[s.seat]
    if s.phase in (Phase.FREE, Phase.PUT) and how_many(p.colours[CASTLE] & p.covered) < 2:
        yield f"seat {s.seat} takes a tile with a castle, but has placed none"
    if s.phase == Phase.STORE and not _could_take(s):
        yield "the tile to be stored could not be taken"
    if s.phase == Phase.EXCHANGE:
        own = sum(1 << face for face in {x for x, b in zip(s.display, s.backs, strict=True) if b == OWN_BACK})
        if NEUTRAL_BACK not in s.backs or displayed_for(s, p) & own:
            yield "the display is being exchanged, but what is there was there before"


def _could_take(s: State) -> bool:
    before = s.clone()
    before.display[s.slot], before.slot, before.phase = s.face, -1, Phase.ACT
    return bool(takeable(before) >> s.face & 1)
