"""How good the table looks for a seat, in hundredths of a point: rules of thumb for the greedy bot."""

from __future__ import annotations

from kontor.kernel import bits, rule, table

from ..components import (
    ARCHITECT,
    CATHEDRAL,
    FISH,
    FISHMONGER,
    MARKET,
    MASON,
    MOST_IN_STOCK,
    N_CITY,
    N_COMMODITIES,
    N_RESOURCES,
    WHARF,
)
from ..scoring import card_points, score
from ..state import Phase, State, owners
from ..tables import CLOCKWISE, MADE_FROM, MAKES, PRICE
from ..walls import longest_section

# What access to one more of a resource is worth for each turn still to come: the first ones open more sites.
FIRST = table((34, 40, 26, 22, 22, 8))
SECOND = table((20, 26, 18, 15, 15, 6))
LATER_ONES = table((6, 9, 12, 10, 10, 5))


@rule
def evaluate(s: State, seat: int) -> int:
    total = 100 * score(s, seat)
    if s.phase == Phase.OVER:
        return total
    p = s.players[seat]
    turns = p.houses + p.supers
    total += resources_worth(s, seat, turns)
    total += stock_worth(s, seat, turns)
    total += 70 * (longest_section(s, seat) % 256)
    total += houses_worth(s, seat, turns)
    total += cards_worth(s, seat)
    for other in range(owners(s)):
        if other != seat:
            total -= 20 * score(s, other)
    return total


@rule
def resources_worth(s: State, seat: int, turns: int) -> int:
    p = s.players[seat]
    total = 0
    for r in range(N_RESOURCES):
        n = p.resources[r]
        if n > 0:
            total += FIRST[r]
        if n > 1:
            total += SECOND[r]
        if n > 2:
            total += LATER_ONES[r] * (n - 2)
    return total * turns


@rule
def stock_worth(s: State, seat: int, turns: int) -> int:
    """Goods can be sold, spent on ships, or counted at the Cathedral; too many of one kind find no use."""
    p = s.players[seat]
    total = 0
    sets = p.around[CATHEDRAL]
    prices = 0
    for c in range(N_COMMODITIES):
        sets = min(sets, p.stock[c])
        prices += PRICE[s.price[c]]
        n = p.stock[c]
        uses = min(n, 2 + turns // 2)
        total += uses * (30 + 25 * PRICE[s.price[c]]) + (n - uses) * 12
    if turns == 0:
        total //= 4
    return total + 80 * sets * prices


@rule
def houses_worth(s: State, seat: int, turns: int) -> int:
    """Houses act again when somebody builds at their hex: more often, the more free sites are left there."""
    p = s.players[seat]
    total = 0
    for city in range(N_CITY):
        n = p.around[city]
        if n > 0:
            free = 0
            for k in range(6):
                if s.house[CLOCKWISE[city][k]] < 0:
                    free += 1
            total += n * min(free, turns + 1) * worth_of_acting(s, seat, city)
    return total // 2


@rule
def worth_of_acting(s: State, seat: int, city: int) -> int:
    p = s.players[seat]
    if MAKES[city] >= 0:
        room = MOST_IN_STOCK - p.stock[MAKES[city]]
        return 60 * min(room, p.resources[MADE_FROM[city]])
    if city == MASON:
        return 200
    if city == ARCHITECT:
        return 150
    if city == FISHMONGER:
        return 100 * (p.resources[FISH] // 2)
    if city == MARKET or city == WHARF:
        return 150
    if city == CATHEDRAL:
        return 60
    return 0


@rule
def cards_worth(s: State, seat: int) -> int:
    """What the cards in the hand would pay now, and something for what they may still become."""
    p = s.players[seat]
    total = 0
    if p.hand > 0:
        for card in bits(p.hand):
            total += 80 * card_points(s, seat, card) + 150
    return total
