"""The market: ships for sale, prices that fall and rise, and sales at the Wharf."""

from __future__ import annotations

from kontor.kernel import refuse, rule, say

from .components import N_COMMODITIES, N_SHIPS, PRICE_START, SLOTS, TOP_PRICE
from .sets import any_of
from .state import Event, Points, State, Why
from .tables import BACK_SHIPS, PRICE, SHIP_BACK, SHIP_EXTRA, SHIP_GOOD, SHIP_POINTS, SLOT_COST, SLOT_COUNT, SLOT_DROPS


# ---- setup ----
@rule
def lay_ships(s: State) -> None:
    """Prices start at the rightmost 1; five ships come in and raise them."""
    for c in range(N_COMMODITIES):
        s.price[c] = PRICE_START
    s.fleet = (1 << N_SHIPS) - 1
    for slot in range(SLOTS):
        s.row[slot] = -1
    turn_up_back(s)
    for _ in range(SLOTS):
        ship_comes_in(s)


# ---- ships coming in ----
@rule
def turn_up_back(s: State) -> None:
    """The pile lies face down: everybody sees the back of the uppermost ship, nobody which ship it is."""
    s.back = SHIP_BACK[any_of(s, s.fleet)] if s.fleet != 0 else -1


@rule
def ship_comes_in(s: State) -> None:
    """Its back raises a price; then it takes the first slot that is free from the left. An empty pile sends none."""
    coming = s.fleet & BACK_SHIPS[s.back] if s.back >= 0 else 0
    if coming == 0:
        return
    ship = any_of(s, coming)
    commodity, steps = divmod(s.back, 2)
    s.price[commodity] = min(TOP_PRICE, s.price[commodity] + steps + 1)
    s.fleet &= ~(1 << ship)
    slot = 0
    while s.row[slot] >= 0:
        slot += 1
    s.row[slot] = ship
    say(Event.ARRIVE, SHIP_GOOD[ship], commodity, steps + 1)
    turn_up_back(s)


# ---- buying ----
@rule
def costs(slot: int, ship: int, commodity: int) -> int:
    """How many of a commodity a ship costs in a slot."""
    n = SLOT_COUNT[slot] if SLOT_COST[slot] == commodity else 0
    if SHIP_EXTRA[ship] == commodity:
        n += 1
    return n


@rule
def cannot_buy(s: State, owner: int, slot: int) -> int:
    ship = s.row[slot]
    if ship < 0:
        return refuse(Why.NO_SHIP)
    p = s.players[owner]
    for c in range(N_COMMODITIES):
        if p.stock[c] < costs(slot, ship, c):
            return refuse(Why.SHIP_COSTS, commodity=c, count=costs(slot, ship, c))
    return 0


@rule
def can_buy_any(s: State, owner: int) -> bool:
    for slot in range(SLOTS):
        if cannot_buy(s, owner, slot) == 0:
            return True
    return False


@rule
def buy(s: State, owner: int, slot: int) -> None:
    """Pay, score, let the slot's price fall; the ships to the right move up and a new one comes in."""
    p = s.players[owner]
    ship = s.row[slot]
    for c in range(N_COMMODITIES):
        p.stock[c] -= costs(slot, ship, c)
    p.ships |= 1 << ship
    p.points[Points.SHIPS] += SHIP_POINTS[ship]
    say(Event.BUY, owner, SHIP_GOOD[ship], SHIP_POINTS[ship])
    falling = SLOT_DROPS[slot]
    s.price[falling] = max(0, s.price[falling] - 1)
    for k in range(slot, SLOTS - 1):
        s.row[k] = s.row[k + 1]
    s.row[SLOTS - 1] = -1
    say(Event.PRICE, falling, PRICE[s.price[falling]])
    ship_comes_in(s)


# ---- selling ----
@rule
def has_goods(s: State, owner: int) -> bool:
    p = s.players[owner]
    for c in range(N_COMMODITIES):
        if p.stock[c] > 0:
            return True
    return False


@rule
def sell(s: State, owner: int, commodity: int) -> None:
    """For as many points as it costs now; the price stays."""
    p = s.players[owner]
    points = PRICE[s.price[commodity]]
    p.stock[commodity] -= 1
    p.points[Points.SALES] += points
    say(Event.SELL, owner, commodity, points)


@rule
def stock_value(s: State, owner: int) -> int:
    """All commodities in stock at their present prices: the tie-break."""
    value = 0
    for c in range(N_COMMODITIES):
        value += s.players[owner].stock[c] * PRICE[s.price[c]]
    return value
