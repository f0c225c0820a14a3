"""Positions from outside: what is impossible about one, in words."""

from __future__ import annotations

from collections.abc import Iterator

from kontor.kernel import lowest

from .building import STEPS, third_fits
from .components import (
    AGRICULTURE,
    BONUS_TILES,
    BONUSES,
    CASTLE,
    COLOUR_BONUS,
    COLOURS,
    ESTATE_TILES,
    FACES,
    HEXAGON,
    MOST_BONUSES,
    N_CARDS,
    N_COLOURS,
    N_FACES,
    NEUTRAL_FACES,
    OWN_FACES,
    PHASES,
    PLUS_STORAGE,
    REGION_CARDS,
    REGION_POINTS,
    SPACE_NAMES,
    SPACES,
    SPACES_OF,
    STACK,
    STACKED,
    START_CASTLE,
    STORAGE_POINTS,
    TILES,
    TOWN,
    YIELD_COPIES,
)
from .paying import only_payment
from .piles import NEUTRAL_BACK, five_of_a_colour
from .placing import any_bonus, displayed_for, stored_things
from .rules import legal
from .scoring import capacity, green, stored
from .spaces import beside, fits, how_many, region_of, spaces_for, spaces_of
from .state import (
    CASTLE_REFILL,
    EDITION,
    MAX_LEGAL,
    OPTIONS,
    REFILL_AFTER,
    START_CASTLE_SCORES,
    Green,
    Phase,
    Player,
    Red,
    State,
)
from .tables import CARDS_PER_POINT, FACE_COLOUR

_MANY = 60  # marble, workers, points of one kind: more than ever come together
_BUILDING = (Phase.BEGIN, Phase.JOIN, Phase.CASTLE)
_AT_THE_END = (Red.HAND, Red.STORAGE, Red.MARBLE, Red.WORKERS)


def contradictions(s: State) -> list[str]:
    """Everything that cannot be: cards and tiles too many or too few, sets that do not follow, numbers out of range."""
    return (
        [*_numbers(s)]
        or [*_layouts(s)]
        or [*_estates(s), *_cards(s), *_tiles(s), *_bonuses(s)]
        or [*_points(s), *_phases(s)]
        or [*_pending(s)]
    )


def _numbers(s: State) -> Iterator[str]:
    def within(name: str, value: int, low: int, high: int) -> Iterator[str]:
        if not low <= value <= high:
            yield f"{name} is {value}; it must be from {low} to {high}"

    def each(name: str, values: list[int], low: int, high: int) -> Iterator[str]:
        if min(values) < low or max(values) > high:
            yield f"{name} is {values}; each number must be from {low} to {high}"

    for k, option in enumerate(OPTIONS):
        yield from within(f"option {option.key}", s.options[k], 0, len(option.values) - 1)
    yield from within("first", s.first, 0, s.seats - 1)
    yield from within("seat", s.seat, 0, s.seats - 1)
    yield from within("phase", s.phase, 0, Phase.OVER)
    yield from within("era", s.era, 0, PHASES - 1)
    for name in ("ending", "last_round", "marble_used"):
        yield from within(name, getattr(s, name), 0, 1)
    yield from within("turns", s.turns, 0, 1 << 30)
    yield from within("face", s.face, -1, HEXAGON)
    yield from within("space", s.space, -1, SPACES - 1)
    yield from within("slot", s.slot, -1, len(s.display) - 1)
    yield from each("display", s.display, -1, N_FACES - 1)
    yield from each("backs", s.backs, -1, 1)
    for name in ("neutral", "returned", "gone", "deck", "discard", "bonuses"):
        yield from each(name, getattr(s, name), 0, N_CARDS)
    for k, copies in enumerate(YIELD_COPIES):
        yield from within(f"yields[{k}]", s.yields[k], 0, copies)
    yield from each("colour_bonus", s.colour_bonus, 0, 2)
    for seat in range(s.seats):
        p, of = s.players[seat], f"of seat {seat}"
        yield from each(f"red {of}", p.red, 0, 1000)
        yield from each(f"green {of}", p.green, 0, 100)
        yield from each(f"hand {of}", p.hand, 0, N_CARDS)
        yield from each(f"stack {of}", p.stack, 0, STACKED)
        yield from each(f"storage {of}", p.storage, -1, HEXAGON)
        yield from each(f"bonus {of}", p.bonus, 0, MOST_BONUSES)
        yield from within(f"marble {of}", p.marble, 0, _MANY)
        yield from within(f"workers {of}", p.workers, 0, _MANY)
        yield from each(f"tile {of}", p.tile, -1, START_CASTLE)
        yield from each(f"estate {of}", p.estate, 0, ESTATE_TILES - 1)
        yield from each(f"order {of}", p.order, -1, TILES - 1)
        yield from each(f"turned {of}", p.turned, -1, 1)
        yield from each(f"shift {of}", p.shift, -1, 1)
        yield from within(f"castle {of}", p.castle, -1, SPACES - 1)
        yield from within(f"built {of}", p.built, 0, STEPS)


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
            yield f"built of seat {seat} is {p.built}, which does not fit the phase"
            continue
        laid = min(p.built, TILES)
        if -1 in p.order[:laid] or len(set(p.order[:laid])) < laid or any(x >= 0 for x in p.order[laid:]):
            yield f"order of seat {seat} must name {laid} different estate tiles"
        elif -1 in p.turned[:laid] or any(x >= 0 for x in p.turned[laid:]):
            yield f"turned of seat {seat} must be told for {laid} estate tiles"
        elif any((x >= 0) != (k + 1 < laid) for k, x in enumerate(p.shift)):
            yield f"shift of seat {seat} does not fit the estate tiles laid"
        elif (p.castle >= 0) != (p.built == STEPS):
            yield f"castle of seat {seat} does not fit the steps of building made"
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
            yield f"tiles of seat {seat} do not hang together with the starting castle"
        for space, thing in enumerate(p.tile):
            if 0 <= thing < N_FACES and not p.colours[FACE_COLOUR[thing]] >> space & 1:
                yield f"{FACES[thing]} of seat {seat} lies on {SPACE_NAMES[space]}, a space of another colour"


def _reached(p: Player) -> int:
    """Covered spaces that hang together with the starting castle."""
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
        shown = sum(1 for k, f in enumerate(s.display) if f == face and s.backs[k] == NEUTRAL_BACK)
        if s.neutral[face] + s.returned[face] + shown > NEUTRAL_FACES[face]:
            yield f"there are too many neutral tiles {name}"
        if any(p.stack[face] > OWN_FACES[face] for p in players):
            yield f"a player has too many tiles {name} on the stacks"
    for k, face in enumerate(s.display):
        if (face < 0) != (s.backs[k] < 0):
            yield f"backs[{k}] does not fit display[{k}]"
    if s.neutral_left != sum(s.neutral):
        yield f"neutral_left must be {sum(s.neutral)}"
    for seat, p in enumerate(players):
        if p.stacked != sum(p.stack):
            yield f"stacked of seat {seat} must be {sum(p.stack)}"
        if any(thing >= 0 for thing in p.storage[capacity(s, seat) :]):
            yield f"seat {seat} has something on a storage space it does not have"
    if five_of_a_colour(s) >= 0 and s.slot < 0:
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


# ---- points ----
def _region_points(s: State, p: Player) -> int:
    points = 0
    for colour in range(N_COLOURS):
        rest = p.colours[colour]
        while rest:
            region = region_of(p, lowest(rest), p.colours[colour])
            rest &= ~region
            only_castle = region == 1 << p.castle and not s.options[START_CASTLE_SCORES]
            if not region & ~p.covered and not only_castle:
                points += REGION_POINTS[how_many(region)]
    return points


def _points(s: State) -> Iterator[str]:
    over = s.phase == Phase.OVER
    shown = s.phase not in _BUILDING
    players = [s.players[seat] for seat in range(s.seats)]
    for colour, name in enumerate(COLOURS):
        complete = sum(shown and not p.colours[colour] & ~p.covered for p in players)
        if s.colour_bonus[colour] != min(2, complete):
            yield f"colour_bonus of {name} must be {min(2, complete)}"
    given = sum(sum(COLOUR_BONUS[c][: s.colour_bonus[c]]) for c in range(N_COLOURS))
    if given != sum(p.green[Green.COLOURS] for p in players):
        yield f"the green points for colours must be {given} together"
    for seat, p in enumerate(players):
        if p.green[Green.STORAGE] != STORAGE_POINTS * p.bonus[PLUS_STORAGE]:
            yield f"seat {seat} must have {STORAGE_POINTS} green points for each storage bonus tile"
        if p.green[Green.REGIONS] != (_region_points(s, p) if shown else 0):
            yield f"the green points of seat {seat} for regions must be {_region_points(s, p)}"
        if p.green[Green.AGRICULTURE] > 2 * SPACES_OF[AGRICULTURE]:
            yield f"the green points of seat {seat} for agriculture are too many"
        for k in range(PHASES):
            if k > s.era - (not over) and p.red[Red.PHASE_1 + k]:
                yield f"phase {k + 1} is not scored yet, but seat {seat} has points for it"
        final = (
            (p.cards // CARDS_PER_POINT[s.options[EDITION]], len(stored(s, seat)), p.marble, p.workers)
            if over
            else (0, 0, 0, 0)
        )
        for kind, points in zip(_AT_THE_END, final, strict=True):
            if p.red[kind] != points:
                yield f"seat {seat} must have {points} points for {kind.name.lower()}"
        if over and p.red[Red.PHASE_3] != green(s, seat):
            yield f"seat {seat} must have {green(s, seat)} points for the third phase"


# ---- phases and questions ----
def _phases(s: State) -> Iterator[str]:
    least = min(s.players[seat].stacked for seat in range(s.seats))
    if s.era > 0 and least > STACKED - STACK * s.era:
        yield f"era is {s.era}, but nobody has emptied stack {s.era}"
    if s.ending != int(least <= STACKED - STACK * (s.era + 1)):
        yield "ending does not fit the stacks"
    if s.last_round and not (s.era == PHASES - 1 and s.ending):
        yield "the last round comes only after a third stack is empty"
    if s.phase == Phase.OVER and not s.last_round:
        yield "the game is over only after the last round"
    if s.phase <= Phase.FIRST_BONUS and (least < STACKED or s.marble_used):
        yield "nothing is used during set-up"
    if s.phase == Phase.OVER and s.seat != s.first:
        yield "the game ends with a round"


def _pending(s: State) -> Iterator[str]:
    p = s.players[s.seat]
    phase = s.phase
    late = phase == Phase.PUT and s.options[CASTLE_REFILL] == REFILL_AFTER
    if (s.face >= 0) != (phase in (Phase.STORE, Phase.PAY, Phase.PUT)):
        yield "face does not fit the phase"
    elif (s.space >= 0) != (phase == Phase.PAY):
        yield "space does not fit the phase"
    elif (s.slot >= 0) != (phase == Phase.STORE or late):
        yield "slot does not fit the phase"
    elif s.slot >= 0 and s.display[s.slot] >= 0:
        yield "slot must be a place of the display without a tile"
    elif phase in (Phase.STORE, Phase.PUT) and s.face == HEXAGON:
        yield "a hexagon is never taken from the display"
    elif phase == Phase.PAY:
        if s.face not in p.storage or not spaces_for(p, s.face) >> s.space & 1:
            yield "what is to be paid for cannot be placed there"
        elif only_payment(s) >= 0 or not _asked(s):
            yield "there is no choice how to pay"
    elif phase == Phase.STORE and (len(stored(s, s.seat)) < capacity(s, s.seat) or stored_things(p).bit_count() < 2):
        yield "the storage leaves no choice what goes out"
    elif phase == Phase.PUT and spaces_for(p, s.face).bit_count() < 2:
        yield "there is no choice where the tile of the castle goes"
    elif phase == Phase.FREE and not displayed_for(s, p):
        yield "no tile of the display could be placed"
    elif phase in (Phase.BONUS, Phase.FIRST_BONUS) and not any_bonus(s):
        yield "there are no bonus tiles"
    elif phase == Phase.MORE and (s.marble_used or p.marble == 0):
        yield "there is no marble to be used for one more action"
    elif phase == Phase.EXCHANGE and _asked(s) < 2:
        yield "the exchange leaves no choice"


def _asked(s: State) -> int:
    return legal(s, [0] * (MAX_LEGAL + 1))
