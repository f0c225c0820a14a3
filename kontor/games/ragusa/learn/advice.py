"""What matters now in Ragusa, for one who plays it for the first time."""

from __future__ import annotations

from collections.abc import Sequence

from kontor.kernel import bits
from kontor.kernel.advice import Adviser, Can, Happened, Hindsight, Numbers

from ..components import (
    CATHEDRAL,
    FISH,
    MAKES,
    MARKET,
    MASON,
    N_CITY,
    N_COMMODITIES,
    REACTIVATES,
    SITES,
    STONE,
    WHARF,
    WOOD,
)
from ..market import can_buy_any
from ..state import Phase, State
from ..tables import FISH_RATE, HOUSES_ACT, MADE_FROM, PRICE, SHIP_GOOD, SHIP_POINTS
from ..walls import wall_points

ADVICE = Adviser(minutes=25)
_GOOD_PRICE = 3
_FEW = 3  # houses left when the end is near
_PLENTY = 2  # of a resource, when goods are worth making


# ---- what the cases look at ----
def _sites(can: Can, city: int) -> list[int]:
    """Sites at a city hex where a house can be built now."""
    return [choice["site"] for choice in can("build") if city in SITES[choice["site"]]]


def _houses_left(s: State) -> int:
    return s.players[s.seat].houses + s.players[s.seat].supers


# ---- the first card ----
ADVICE.always("first-card", Phase.CHOOSE)


# ---- where to build ----
@ADVICE.now(Phase.BUILD, urgent=True)
def first_house(s: State, can: Can) -> Numbers | None:
    p = s.players[s.seat]
    return {} if p.resources[WOOD] == 0 else None


@ADVICE.now(Phase.BUILD)
def stone_first(s: State, can: Can) -> Numbers | None:
    p = s.players[s.seat]
    return {} if p.resources[STONE] == 0 and p.resources[WOOD] > 0 else None


@ADVICE.now(Phase.BUILD)
def few_houses(s: State, can: Can) -> Numbers | None:
    left = _houses_left(s)
    return {"count": left} if left <= _FEW else None


@ADVICE.now(Phase.BUILD)
def sell_high(s: State, can: Can) -> Numbers | None:
    p = s.players[s.seat]
    stocked = [c for c in range(N_COMMODITIES) if p.stock[c] > 0]
    best = max(stocked, key=lambda c: PRICE[s.price[c]], default=-1)
    if best < 0 or PRICE[s.price[best]] < _GOOD_PRICE or not _sites(can, WHARF):
        return None
    return {"commodity": best, "count": PRICE[s.price[best]]}


@ADVICE.now(Phase.BUILD)
def buy_ship(s: State, can: Can) -> Numbers | None:
    return {} if can_buy_any(s, s.seat) and _sites(can, MARKET) else None


@ADVICE.now(Phase.BUILD)
def make_goods(s: State, can: Can) -> Numbers | None:
    """Something to make goods of, and room at the hex that makes them."""
    p = s.players[s.seat]
    makers = [city for city in MAKES if p.resources[MADE_FROM[city]] >= _PLENTY and _sites(can, city)]
    best = max(makers, key=lambda city: p.resources[MADE_FROM[city]], default=-1)
    if best < 0:
        return None
    made_from, commodity = MAKES[best]
    return {"hex": best, "resource": made_from, "count": p.resources[made_from], "commodity": commodity}


@ADVICE.now(Phase.BUILD)
def act_again(s: State, can: Can) -> Numbers | None:
    p = s.players[s.seat]
    cities = [city for city in range(N_CITY) if REACTIVATES[city] and p.around[city] > 0 and _sites(can, city)]
    best = max(cities, key=lambda city: p.around[city], default=-1)
    return {"hex": best, "count": p.around[best]} if best >= 0 else None


@ADVICE.now(Phase.BUILD)
def others_act_too(s: State, can: Can) -> Numbers | None:
    """Somebody else has more houses at a hex: building there helps them more."""
    mine, other = s.players[s.seat], s.players[1 - s.seat if s.seats == 2 else (s.seat + 1) % s.seats]
    for city in range(N_CITY):
        if REACTIVATES[city] and other.around[city] > mine.around[city] + 1 and _sites(can, city):
            return {"hex": city, "count": other.around[city]}
    return None


@ADVICE.now(Phase.BUILD)
def superhouse(s: State, can: Can) -> Numbers | None:
    return {"count": s.players[s.seat].supers} if can("super") else None


@ADVICE.now(Phase.BUILD)
def cathedral_sets(s: State, can: Can) -> Numbers | None:
    p = s.players[s.seat]
    sets = min(p.stock)
    return {"count": sets} if sets > p.around[CATHEDRAL] and _sites(can, CATHEDRAL) else None


@ADVICE.now(Phase.BUILD)
def card_in_hand(s: State, can: Can) -> Numbers | None:
    hand = s.players[s.seat].hand
    return {"card": min(bits(hand))} if hand > 0 else None


ADVICE.always("resources-stay", Phase.BUILD)


# ---- what the hexes do ----
@ADVICE.now(Phase.ORDER)
def make_then_sell(s: State, can: Can) -> Numbers | None:
    pending = [choice["hex"] for choice in can("activate")]
    makers = [city for city in pending if city in MAKES]
    return {"hex": makers[0]} if makers and (WHARF in pending or MARKET in pending) else None


ADVICE.always("order", Phase.ORDER)


@ADVICE.now(Phase.EXCHANGE)
def fish_for_more(s: State, can: Can) -> Numbers | None:
    resource = MADE_FROM[s.hex]
    return {"count": FISH_RATE[resource], "resource": resource}


@ADVICE.now(Phase.WALL)
def best_wall(s: State, can: Can) -> Numbers | None:
    walls = [choice["wall"] for choice in can("wall")]
    best = max(wall_points(s, s.seat, wall) for wall in walls)
    return {"count": best} if best > 1 else None


ADVICE.always("wall-section", Phase.WALL)


ADVICE.always("tower", Phase.TOWER)


@ADVICE.now(Phase.SELL)
def best_price(s: State, can: Can) -> Numbers | None:
    best = max((choice["commodity"] for choice in can("sell")), key=lambda c: PRICE[s.price[c]])
    return {"commodity": best, "count": PRICE[s.price[best]]}


@ADVICE.now(Phase.BUY)
def best_ship(s: State, can: Can) -> Numbers | None:
    best = max((s.row[choice["slot"]] for choice in can("buy")), key=lambda ship: SHIP_POINTS[ship])
    return {"good": SHIP_GOOD[best], "count": SHIP_POINTS[best]}


ADVICE.always("second-card", Phase.KEEP)


# ---- next time ----
@ADVICE.next_time
def no_walls(s: State, seat: int, past: Sequence[Happened]) -> Hindsight | None:
    built = sum(name == "wall" and numbers["owner"] == seat for one in past for name, numbers in one.events)
    return Hindsight({"count": built}) if built < 3 else None


@ADVICE.next_time
def no_ships(s: State, seat: int, past: Sequence[Happened]) -> Hindsight | None:
    return Hindsight({}) if s.players[seat].ships == 0 else None


@ADVICE.next_time
def goods_left(s: State, seat: int, past: Sequence[Happened]) -> Hindsight | None:
    left = sum(s.players[seat].stock) - N_COMMODITIES * min(s.players[seat].stock[0], s.players[seat].around[CATHEDRAL])
    return Hindsight({"count": sum(s.players[seat].stock)}) if left >= 4 else None


@ADVICE.next_time
def scattered(s: State, seat: int, past: Sequence[Happened]) -> Hindsight | None:
    """Never more than two houses at a hex that acts again."""
    most = max(s.players[seat].around[city] for city in range(N_CITY) if HOUSES_ACT[city] > 1)
    return Hindsight({"count": most}) if most <= 2 else None


@ADVICE.next_time
def never_at_mason(s: State, seat: int, past: Sequence[Happened]) -> Hindsight | None:
    return Hindsight({"hex": MASON}) if s.players[seat].around[MASON] == 0 else None


@ADVICE.next_time
def house_lost(s: State, seat: int, past: Sequence[Happened]) -> Hindsight | None:
    found = [
        one.number for one in past for name, numbers in one.events if name == "lose-house" and numbers["owner"] == seat
    ]
    return Hindsight({"count": len(found)}, found[0]) if found else None


ADVICE.left_over("fish-unused", 4, lambda p: p.resources[FISH])
