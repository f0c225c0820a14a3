"""Setup, and what each viewer may not know: bonus cards of the others, and which they put under the pile."""

from __future__ import annotations

from kontor.kernel import Numbers, below, forget, rule, seed_rng

from .bonus import any_of, deal_first_cards, how_many, pile, take
from .building import set_house
from .components import (
    AUTOMATA,
    DEALT,
    DRAWN,
    MAX_PLAYERS,
    MOST_CARDS,
    N_PATRICIAN,
    N_SITES,
    N_WALLS,
    PATRICIAN_EACH,
    PATRICIAN_IN_GAME,
    RESERVED,
    RESOURCES,
    SUPERHOUSES,
)
from .market import lay_ships
from .state import EVERY_CARD, N_OPTIONS, Option, Phase, State, owners
from .tables import GAIN, HOUSES, PATRICIAN, SOLO_START

N_RESOURCES = len(RESOURCES)
MOST_BOTTOMS = 6


@rule
def setup(s: State, players: int, options: Numbers, seed: int) -> None:
    seed_rng(s.rng, seed)
    s.seats = players
    for i in range(N_OPTIONS):
        s.options[i] = options[i]
    clear_table(s)
    for owner in range(owners(s)):
        s.players[owner].houses = HOUSES[players]
        s.players[owner].supers = SUPERHOUSES if players == 2 else 0
    lay_ships(s)
    if players == 1:
        set_up_alone(s)
    else:
        deal_first_cards(s)
        s.first = below(s.rng, players)
        s.seat = s.first
        s.active = s.first
        s.phase = Phase.CHOOSE


@rule
def clear_table(s: State) -> None:
    """Nothing anywhere: -1 where 0 would be something."""
    for site in range(N_SITES):
        s.house[site] = -1
    for k in range(N_WALLS):
        s.tower[k] = -1
    for k in range(MOST_BOTTOMS):
        s.bottom[k] = -1
        s.bottom_by[k] = -1
    for k in range(DRAWN):
        s.drawn[k] = -1
    for card in range(N_PATRICIAN):
        s.patrician[card] = -1
    for automaton in range(AUTOMATA):
        for k in range(MOST_CARDS):
            s.spoils[automaton][k] = -1
    for seat in range(MAX_PLAYERS):
        s.players[seat].first = -1
    s.again = -1
    s.again_by = -1
    s.again_to = -1
    s.site = -1
    s.hex = -1


# ---- alone ----
@rule
def set_up_alone(s: State) -> None:
    """Three houses of each colour, six Patrician cards with their reserved sites, one open bonus card."""
    for owner in range(owners(s)):
        p = s.players[owner]
        for k in range(PATRICIAN_EACH):
            site = SOLO_START[owner][k]
            set_house(s, owner, site)
            for r in range(N_RESOURCES):
                p.resources[r] += GAIN[site][r]
    for k in range(PATRICIAN_IN_GAME):
        skip = below(s.rng, N_PATRICIAN - k)
        card = 0
        while skip > 0 or s.patrician[card] == 0:
            if s.patrician[card] < 0:
                skip -= 1
            card += 1
        s.patrician[card] = 0
        for j in range(PATRICIAN_EACH):
            s.house[PATRICIAN[card][j]] = RESERVED
    card = any_of(s, EVERY_CARD)
    take(s, 0, card)
    s.players[0].first = card
    for automaton in range(AUTOMATA):
        s.players[1 + automaton].cards = 1
    if s.options[Option.SOLO_FIRST] == 1:
        s.phase = Phase.BUILD
        s.turns = 1
    else:
        s.first = 1
        s.active = 1
        s.phase = Phase.BEGIN


# ---- who may know what ----
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
