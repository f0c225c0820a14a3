"""Piles that nobody knows the order of: region cards, yield cards, tiles of players, neutral tiles."""

from __future__ import annotations

from kontor.kernel import below, rule, say

from .components import N_COLOURS, N_FACES, N_YIELDS
from .state import Event, State
from .tables import YIELD_COPIES


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
