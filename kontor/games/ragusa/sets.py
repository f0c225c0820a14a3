"""Sets of cards and ships, as bits of a number."""

from __future__ import annotations

from kontor.kernel import below, bits, rule

from .state import State


@rule
def how_many(cards: int) -> int:
    n = 0
    for _ in bits(cards):
        n += 1
    return n


@rule
def nth_of(cards: int, n: int) -> int:
    """The lowest of a set for 0, the next one for 1 and so on; -1 if there are not so many."""
    skip = n
    for card in bits(cards):
        if skip == 0:
            return card
        skip -= 1
    return -1


@rule
def any_of(s: State, cards: int) -> int:
    """One of a set at random."""
    assert cards != 0  # else the position contradicts itself
    return nth_of(cards, below(s.rng, how_many(cards)))
