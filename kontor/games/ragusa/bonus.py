"""Bonus cards: three dealt and one kept, two drawn at the Rector's Palace and one kept, the other under the pile.

The order of the pile is not decided before cards are drawn. Only what was put under it has an order: it comes up again
when all other cards are gone, which takes five players and the sixth house at the palace.
"""

from __future__ import annotations

from kontor.kernel import rule, say

from .components import DEALT, DRAWN
from .sets import any_of
from .state import EVERY_CARD, Event, State


# ---- setup ----
@rule
def deal_first_cards(s: State) -> None:
    rest = EVERY_CARD
    for seat in range(s.seats):
        p = s.players[seat]
        for _ in range(DEALT):
            card = any_of(s, rest)
            rest &= ~(1 << card)
            p.dealt |= 1 << card


@rule
def choose_first_card(s: State, card: int) -> None:
    """The other two are shuffled back."""
    take(s, s.seat, card)
    s.players[s.seat].first = card
    say(Event.CHOOSE, s.seat, card)


@rule
def take(s: State, seat: int, card: int) -> None:
    p = s.players[seat]
    p.hand |= 1 << card
    p.cards += 1


# ---- Rector's Palace ----
@rule
def pile(s: State) -> int:
    """Cards that are neither in a hand, nor drawn, nor under the pile."""
    cards = EVERY_CARD
    for seat in range(s.seats):
        if s.players[seat].hand > 0:
            cards &= ~s.players[seat].hand
    for k in range(s.bottoms):
        if s.bottom[k] >= 0:
            cards &= ~(1 << s.bottom[k])
    for k in range(DRAWN):
        if s.drawn[k] >= 0:
            cards &= ~(1 << s.drawn[k])
    return cards


@rule
def draw_card(s: State) -> int:
    """The uppermost card, or -1. What lies under the pile comes last, in the order it was put there."""
    cards = pile(s)
    if cards != 0:
        return any_of(s, cards)
    if s.bottoms == 0:
        return -1
    card = s.bottom[0]
    s.again = card
    s.again_by = s.bottom_by[0]
    s.again_to = s.active
    s.bottoms -= 1
    for k in range(s.bottoms):
        s.bottom[k] = s.bottom[k + 1]
        s.bottom_by[k] = s.bottom_by[k + 1]
    s.bottom[s.bottoms] = -1
    s.bottom_by[s.bottoms] = -1
    return card


@rule
def draw_two(s: State) -> None:
    s.drawn[0] = draw_card(s)
    second = draw_card(s)
    if second >= 0 and second < s.drawn[0]:
        s.drawn[1] = s.drawn[0]
        s.drawn[0] = second
    else:
        s.drawn[1] = second
    if second >= 0:
        say(Event.DRAW, s.active, s.drawn[0], s.drawn[1])


@rule
def keep_card(s: State, card: int) -> None:
    """One stays in the hand, the other goes under the pile."""
    for k in range(DRAWN):
        if s.drawn[k] >= 0 and s.drawn[k] != card:
            s.bottom[s.bottoms] = s.drawn[k]
            s.bottom_by[s.bottoms] = s.seat
            s.bottoms += 1
        s.drawn[k] = -1
    take(s, s.seat, card)
    say(Event.KEEP, s.seat, card)


@rule
def take_top_card(s: State, seat: int) -> None:
    """Alone, the harder game: no choice."""
    card = draw_card(s)
    if card >= 0:
        take(s, seat, card)
        say(Event.TOP_CARD, seat, card)
