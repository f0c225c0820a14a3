"""What a viewer may not know: hands, the deck, and the estates while they are being built."""

from __future__ import annotations

from kontor.kernel import forget, rule, seed_rng

from .building import build_by_chance, hide_estate
from .components import N_COLOURS
from .paying import ways_to_pay
from .piles import draw_one
from .spaces import colour_of
from .state import Phase, State
from .tables import REGION_CARDS

MANY = 20_000  # deals before giving up; one in a few dozens fits


@rule
def building(s: State) -> bool:
    """Estates are being built and not yet shown."""
    return s.phase <= Phase.CASTLE


@rule
def hide(s: State, viewer: int) -> None:
    """Hands of the others, the deck (it would tell them), estates being built, chance. In the end all is open."""
    forget(s.rng)
    if s.phase == Phase.OVER:
        return
    for colour in range(N_COLOURS):
        s.deck[colour] = -1
    for seat in range(s.seats):
        if seat != viewer:
            p = s.players[seat]
            for colour in range(N_COLOURS):
                p.hand[colour] = -1
            if building(s):
                hide_estate(p)


@rule
def redeal(s: State, viewer: int, seed: int) -> None:
    """Fill what `hide` blanked, every possibility alike."""
    seed_rng(s.rng, seed)
    if s.phase == Phase.OVER:
        return
    size = s.deck_left
    for colour in range(N_COLOURS):
        s.deck[colour] = REGION_CARDS[colour] - s.discard[colour]
        if viewer >= 0:
            s.deck[colour] -= s.players[viewer].hand[colour]
    for seat in range(s.seats):
        if seat != viewer:
            size += s.players[seat].cards
    s.deck_left = size
    if s.phase == Phase.PAY and s.seat != viewer:
        deal_payable_hand(s)
    for seat in range(s.seats):
        if seat != viewer:
            if s.phase != Phase.PAY or s.seat != seat:
                deal_hand(s, seat)
            if building(s):
                build_by_chance(s, seat)


@rule
def deal_hand(s: State, seat: int) -> None:
    """As many cards as the player has, from all that nobody else is known to hold."""
    p = s.players[seat]
    cards = p.cards
    p.cards = 0
    for colour in range(N_COLOURS):
        p.hand[colour] = 0
    for _ in range(cards):
        draw_one(s, seat)


@rule
def deal_payable_hand(s: State) -> None:
    """The player to move was asked how to pay: such a hand has at least two ways."""
    p = s.players[s.seat]
    deal_hand(s, s.seat)
    tries = 0
    while tries < MANY and not pays_in_two_ways(s):
        for colour in range(N_COLOURS):
            s.deck[colour] += p.hand[colour]
        s.deck_left += p.cards
        deal_hand(s, s.seat)
        tries += 1


@rule
def pays_in_two_ways(s: State) -> bool:
    p = s.players[s.seat]
    return ways_to_pay(p, colour_of(p, s.space)) > 1
