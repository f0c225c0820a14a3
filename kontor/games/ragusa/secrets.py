"""Who may know what: bonus cards of the others are hidden, and so is which of them they put under the pile."""

from __future__ import annotations

from kontor.kernel import below, forget, rule, seed_rng

from .bonus import pile
from .components import DEALT, DRAWN
from .sets import any_of, how_many
from .state import EVERY_CARD, Phase, State


@rule
def hide(s: State, viewer: int) -> None:
    """Hands, first deals, cards under the pile and just drawn, and chance. When the game is over everything lies open.

    The open bonus card of a solo game stays. What an automaton holds is not decided yet.
    """
    forget(s.rng)
    if s.phase == Phase.OVER:
        return
    for seat in range(s.seats):
        if seat != viewer:
            p = s.players[seat]
            if p.cards > 0:
                p.hand = -1
            if s.seats > 1:
                p.dealt = -1
                p.first = -1
    for k in range(s.bottoms):
        if s.bottom_by[k] != viewer:
            s.bottom[k] = -1
    if s.active != viewer:
        for k in range(DRAWN):
            s.drawn[k] = -1
    if viewer < 0 or (s.again_by != viewer and s.again_to != viewer):
        s.again = -1


@rule
def redeal(s: State, viewer: int, seed: int) -> None:
    """Fill what `hide` blanked, every possibility alike."""
    seed_rng(s.rng, seed)
    if s.phase == Phase.OVER:
        return
    if s.seats > 1:
        deal_first_again(s)
    deal_drawn_again(s)


@rule
def deal_first_again(s: State) -> None:
    """The card each seat kept at the start was neither dealt to the viewer nor drawn by the viewer later on."""
    seen = 0
    for seat in range(s.seats):
        p = s.players[seat]
        if p.dealt >= 0:
            seen |= p.dealt
        if p.hand >= 0:
            seen |= p.hand
    barred = seen | (EVERY_CARD & ~pile(s))
    if s.again >= 0:
        barred |= 1 << s.again
    firsts = 0
    for seat in range(s.seats):
        p = s.players[seat]
        if p.cards > 0 and p.first < 0:
            p.first = any_of(s, EVERY_CARD & ~barred)
            barred |= 1 << p.first
            p.hand = 1 << p.first
        if p.first >= 0:
            firsts |= 1 << p.first
    deal_returned_again(s, firsts)


@rule
def deal_returned_again(s: State, firsts: int) -> None:
    """The other cards of the first deal were shuffled back and can be anywhere, but were dealt to one seat only."""
    dealt = firsts
    for seat in range(s.seats):
        if s.players[seat].dealt >= 0:
            dealt |= s.players[seat].dealt
    for seat in range(s.seats):
        p = s.players[seat]
        if p.dealt < 0:
            p.dealt = 1 << p.first if p.first >= 0 else 0
            while how_many(p.dealt) < DEALT:
                card = any_of(s, EVERY_CARD & ~dealt)
                p.dealt |= 1 << card
                dealt |= 1 << card


@rule
def deal_drawn_again(s: State) -> None:
    """Cards from the palace, in hands and under the pile, and the two that lie before the seat to choose."""
    for seat in range(s.seats):
        p = s.players[seat]
        if p.hand < 0:
            p.hand = 1 << p.first
    known = s.again >= 0
    if known and (pile(s) >> s.again) & 1 == 1:  # the viewer put it there, and does not know what became of it
        if s.phase == Phase.KEEP:
            s.drawn[0] = s.again
        elif below(s.rng, 2) == 0:
            s.players[s.again_to].hand |= 1 << s.again
        else:
            s.bottom[s.bottoms - 1] = s.again
    for seat in range(s.seats):
        p = s.players[seat]
        while how_many(p.hand) < p.cards:
            p.hand |= 1 << any_of(s, pile(s))
    for k in range(s.bottoms):
        if s.bottom[k] < 0:
            s.bottom[k] = any_of(s, pile(s))
    if s.phase == Phase.KEEP:
        for k in range(DRAWN):
            if s.drawn[k] < 0:
                s.drawn[k] = any_of(s, pile(s))
        if s.drawn[0] > s.drawn[1]:
            card = s.drawn[0]
            s.drawn[0] = s.drawn[1]
            s.drawn[1] = card
    if s.again_by >= 0 and not known:
        s.again = s.drawn[0] if s.phase == Phase.KEEP else s.bottom[s.bottoms - 1]
