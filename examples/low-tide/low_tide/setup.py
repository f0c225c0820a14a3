"""Setup; drawing finds from the bag and souvenirs from the deck. Neither has an order: what is left is known."""

from __future__ import annotations

from kontor.kernel import below, bits, rule

from .components import CELLS, FINDS, HAND, MAX_PLAYERS, SOUVENIRS
from .state import State
from .tables import STARTS, SUPPLY

N_FINDS = len(FINDS)
N_SOUVENIRS = len(SOUVENIRS)


@rule
def setup(s: State) -> None:
    for seat in range(MAX_PLAYERS):
        for i in range(HAND):
            s.players[seat].hand[i] = -1
    for find in range(N_FINDS):
        s.bag[find] = SUPPLY[find]
    s.first = below(s.rng, s.seats)
    s.seat = s.first
    for seat in range(s.seats):
        s.players[seat].cell = STARTS[s.seats][seat]
        for _ in range(HAND):
            draw_souvenir(s, seat)
    for c in range(CELLS):
        s.find[c] = -1
        if not occupied(s, c):
            draw_find(s, c)


@rule
def occupied(s: State, cell: int) -> bool:
    for seat in range(s.seats):
        if s.players[seat].cell == cell:
            return True
    return False


@rule
def draw_find(s: State, cell: int) -> None:
    """Something of the bag is washed up on a square; the bag is never empty."""
    left = 0
    for find in range(N_FINDS):
        left += s.bag[find]
    k = below(s.rng, left)
    find = 0
    while k >= s.bag[find]:
        k -= s.bag[find]
        find += 1
    s.bag[find] -= 1
    s.find[cell] = find


@rule
def dealt(s: State) -> int:
    """Souvenirs that are made or known to be in a hand, one bit each."""
    out = 0
    for seat in range(s.seats):
        p = s.players[seat]
        out |= p.made
        for i in range(p.cards):
            if p.hand[i] >= 0:
                out |= 1 << p.hand[i]
    return out


@rule
def draw_souvenir(s: State, seat: int) -> int:
    """A card of the deck into a hand, which stays in increasing order; -1 if there is none left."""
    rest = (1 << N_SOUVENIRS) - 1 - dealt(s)
    left = 0
    for _ in bits(rest):
        left += 1
    if left == 0:
        return -1
    k = below(s.rng, left)
    drawn = -1
    for card in bits(rest):
        if k == 0:
            drawn = card
        k -= 1
    p = s.players[seat]
    i = p.cards
    while i > 0 and p.hand[i - 1] > drawn:
        p.hand[i] = p.hand[i - 1]
        i -= 1
    p.hand[i] = drawn
    p.cards += 1
    return drawn
