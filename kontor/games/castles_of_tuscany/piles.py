"""Piles that nobody knows the order of: region cards, tiles of players, neutral tiles, yield cards; and the display."""

from __future__ import annotations

from kontor.kernel import below, bits, rule, say

from .components import DISPLAY, FIVE, N_COLOURS, N_FACES, N_YIELDS, STACK, STACKED
from .state import Event, State
from .tables import FACE_COLOUR, YIELD_COPIES

NEUTRAL_BACK, OWN_BACK = range(2)


# ---- region cards ----
@rule
def cards_to_draw(s: State) -> int:
    """Cards in deck and discard pile."""
    n = s.deck_left
    for colour in range(N_COLOURS):
        n += s.discard[colour]
    return n


@rule
def shuffle_discards(s: State) -> None:
    for colour in range(N_COLOURS):
        s.deck[colour] += s.discard[colour]
        s.deck_left += s.discard[colour]
        s.discard[colour] = 0


@rule
def draw_one(s: State, seat: int) -> int:
    """The colour of the next card, which goes to the player's hand. There is one."""
    if s.deck_left == 0:
        shuffle_discards(s)
    skip = below(s.rng, s.deck_left)
    colour = 0
    while skip >= s.deck[colour]:
        skip -= s.deck[colour]
        colour += 1
    s.deck[colour] -= 1
    s.deck_left -= 1
    p = s.players[seat]
    p.hand[colour] += 1
    p.cards += 1
    return colour


@rule
def draw_cards(s: State, seat: int, count: int) -> None:
    """The player alone is told which; the others learn only how many."""
    left = count
    while left >= 3:
        first = draw_one(s, seat)
        second = draw_one(s, seat)
        third = draw_one(s, seat)
        say(Event.SEE_3, seat, first, second, third)
        left -= 3
    if left == 2:
        first = draw_one(s, seat)
        second = draw_one(s, seat)
        say(Event.SEE_2, seat, first, second)
    elif left == 1:
        first = draw_one(s, seat)
        say(Event.SEE_1, seat, first)


@rule
def gain_cards(s: State, count: int) -> None:
    """An effect: so many cards, or all there are."""
    drawn = min(count, cards_to_draw(s))
    say(Event.CARDS, s.seat, drawn)
    draw_cards(s, s.seat, drawn)


# ---- yield cards ----
@rule
def reveal_yield(s: State) -> int:
    """The kind of the next yield card; it goes to the discard pile, which is all that is not in the deck."""
    left = 0
    for k in range(N_YIELDS):
        left += s.yields[k]
    if left == 0:
        for k in range(N_YIELDS):
            s.yields[k] = YIELD_COPIES[k]
            left += YIELD_COPIES[k]
    skip = below(s.rng, left)
    kind = 0
    while skip >= s.yields[kind]:
        skip -= s.yields[kind]
        kind += 1
    s.yields[kind] -= 1
    return kind


# ---- tiles ----
@rule
def draw_neutral(s: State) -> int:
    """The face of the next neutral tile, -1 if there is none. An empty pile is refilled with those laid aside."""
    if s.neutral_left == 0:
        for face in range(N_FACES):
            s.neutral[face] = s.returned[face]
            s.neutral_left += s.returned[face]
            s.returned[face] = 0
        if s.neutral_left == 0:
            return -1
    skip = below(s.rng, s.neutral_left)
    face = 0
    while skip >= s.neutral[face]:
        skip -= s.neutral[face]
        face += 1
    s.neutral[face] -= 1
    s.neutral_left -= 1
    return face


@rule
def draw_own(s: State, seat: int) -> int:
    """The face of the next tile of the player's leftmost stack. There is one."""
    p = s.players[seat]
    skip = below(s.rng, p.stacked)
    face = 0
    while skip >= p.stack[face]:
        skip -= p.stack[face]
        face += 1
    p.stack[face] -= 1
    p.stacked -= 1
    return face


@rule
def lay_neutral(s: State, slot: int) -> None:
    """Without neutral tiles the place stays empty."""
    face = draw_neutral(s)
    s.display[slot] = face
    s.backs[slot] = -1 if face < 0 else NEUTRAL_BACK
    if face >= 0:
        say(Event.NEUTRAL, s.seat, face)


@rule
def refill(s: State) -> None:
    """The place of the tile taken is filled from the player's stacks, then with neutral tiles; five of a colour go."""
    p = s.players[s.seat]
    slot = s.slot
    s.slot = -1
    if p.stacked > 0:
        s.display[slot] = draw_own(s, s.seat)
        s.backs[slot] = OWN_BACK
        say(Event.REFILL, s.seat, s.display[slot])
        if p.stacked % STACK == 0:
            say(Event.EMPTIED, s.seat, (STACKED - p.stacked) // STACK)
        if p.stacked <= STACKED - STACK * (s.era + 1):
            s.ending = 1
    else:
        lay_neutral(s, slot)
    replace_fives(s)


@rule
def shown(s: State, colour: int) -> int:
    """Tiles of a colour in the display."""
    n = 0
    for slot in range(DISPLAY):
        if s.display[slot] >= 0 and FACE_COLOUR[s.display[slot]] == colour:
            n += 1
    return n


@rule
def shown_colours(s: State) -> int:
    """Colours in the display, one bit each."""
    colours = 0
    for slot in range(DISPLAY):
        if s.display[slot] >= 0:
            colours |= 1 << FACE_COLOUR[s.display[slot]]
    return colours


@rule
def five_of_a_colour(s: State) -> int:
    """A colour with five tiles or more in the display, or -1."""
    counts = 0  # four bits per colour
    for slot in range(DISPLAY):
        if s.display[slot] >= 0:
            counts += 1 << (4 * FACE_COLOUR[s.display[slot]])
    for colour in range(N_COLOURS):
        if (counts >> (4 * colour)) & 15 >= FIVE:
            return colour
    return -1


@rule
def replace_colour(s: State, colour: int) -> None:
    """All tiles of a colour leave the display and neutral ones come; only neutral ones will be shuffled again."""
    places = 0
    for slot in range(DISPLAY):
        face = s.display[slot]
        if face >= 0 and FACE_COLOUR[face] == colour:
            if s.backs[slot] == NEUTRAL_BACK:
                s.returned[face] += 1
            else:
                s.gone[face] += 1
            places |= 1 << slot
    for slot in bits(places):
        lay_neutral(s, slot)


@rule
def replace_fives(s: State) -> None:
    """Rule book, "do not forget": checked again until no colour has five."""
    colour = five_of_a_colour(s)
    while colour >= 0:
        say(Event.FIVE, colour, shown(s, colour))
        replace_colour(s, colour)
        colour = five_of_a_colour(s)
    end_phase_if_display_empty(s)


@rule
def end_phase_if_display_empty(s: State) -> None:
    """Nobody can take a tile any more, so nobody can empty a stack: an empty display ends the phase in its place."""
    if s.ending == 0 and shown_colours(s) == 0:
        s.ending = 1
        say(Event.DISPLAY_EMPTY)
