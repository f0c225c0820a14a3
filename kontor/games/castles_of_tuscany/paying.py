"""Paying for a tile: two units, each a card of the colour of the space, a pair of another colour, or a worker."""

from __future__ import annotations

from kontor.kernel import Actions, rule, say

from .components import N_COLOURS, PAIR, PRICE
from .spaces import colour_of
from .state import E_PAY_CARDS, E_PAY_WORKERS, N_UNITS, PAY, U_CARD, U_PAIR, U_WORKER, Player, State


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
def can_pay_with(p: Player, unit: int, other: int, colour: int) -> bool:
    """Units are named in one order only."""
    if unit == other:
        return units(p, unit, colour) >= 2
    return unit < other and units(p, unit, colour) > 0 and units(p, other, colour) > 0


@rule
def list_payments(s: State, out: Actions) -> int:
    n = 0
    p = s.players[s.seat]
    colour = colour_of(p, s.space)
    for unit in range(N_UNITS):
        there = units(p, unit, colour)
        if there > 0:
            if there > 1:
                out[n] = PAY + unit * N_UNITS + unit
                n += 1
            for other in range(unit + 1, N_UNITS):
                if units(p, other, colour) > 0:
                    out[n] = PAY + unit * N_UNITS + other
                    n += 1
    return n


@rule
def only_payment(s: State) -> int:
    """The only way to pay, or -1 if there are several. There is one."""
    found = -1
    p = s.players[s.seat]
    colour = colour_of(p, s.space)
    for unit in range(N_UNITS):
        there = units(p, unit, colour)
        if there > 0:
            if there > 1:
                if found >= 0:
                    return -1
                found = unit * N_UNITS + unit
            for other in range(unit + 1, N_UNITS):
                if units(p, other, colour) > 0:
                    if found >= 0:
                        return -1
                    found = unit * N_UNITS + other
    return found


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
        say(E_PAY_WORKERS, s.seat, times)
    else:
        colour = colour_of(p, s.space) if unit == U_CARD else unit - U_PAIR
        count = times if unit == U_CARD else times * PAIR
        p.hand[colour] -= count
        p.cards -= count
        s.discard[colour] += count
        say(E_PAY_CARDS, s.seat, count, colour)
