"""Paying for a tile: two units, each a card of the colour of the space, a pair of another colour, or a worker."""

from __future__ import annotations

from kontor.kernel import rule, say

from .components import N_COLOURS, PAIR, PRICE
from .spaces import colour_of
from .state import N_UNITS, U_CARD, U_PAIR, U_WORKER, Event, Player, State


@rule
def all_pairs(p: Player) -> int:
    """Pairs of equal cards in the hand."""
    n = 0
    for colour in range(N_COLOURS):
        n += p.hand[colour] >> 1
    return n


@rule
def can_pay(p: Player, colour: int, pairs: int) -> bool:
    """Is there enough for a space of that colour? `pairs`: all pairs in the hand."""
    return p.hand[colour] + pairs - (p.hand[colour] >> 1) + p.workers >= PRICE


@rule
def units(p: Player, unit: int, colour: int) -> int:
    """How many of a unit the player could pay for a space of that colour."""
    if unit == U_CARD:
        return p.hand[colour]
    if unit == U_WORKER:
        return p.workers
    if unit - U_PAIR == colour:
        return 0
    return p.hand[unit - U_PAIR] // PAIR


@rule
def ways_to_pay(p: Player, colour: int) -> int:
    """How many payments there are: two of the same unit, or two different ones."""
    kinds = 0
    doubles = 0
    for unit in range(N_UNITS):
        there = units(p, unit, colour)
        if there > 0:
            kinds += 1
        if there > 1:
            doubles += 1
    return doubles + kinds * (kinds - 1) // 2


@rule
def pay(s: State, unit: int, other: int) -> None:
    if unit == other:
        pay_units(s, unit, 2)
    else:
        pay_units(s, unit, 1)
        pay_units(s, other, 1)


@rule
def pay_units(s: State, unit: int, times: int) -> None:
    """Cards go to the discard pile, workers to the supply."""
    p = s.players[s.seat]
    if unit == U_WORKER:
        p.workers -= times
        say(Event.PAY_WORKERS, s.seat, times)
    else:
        colour = colour_of(p, s.space) if unit == U_CARD else unit - U_PAIR
        count = times if unit == U_CARD else times * PAIR
        p.hand[colour] -= count
        p.cards -= count
        s.discard[colour] += count
        say(Event.PAY_CARDS, s.seat, count, colour)
