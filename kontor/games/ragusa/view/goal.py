"""What matters now to one seat, for whoever meets the game for the first time: the most urgent of a few cases."""

from __future__ import annotations

from kontor.kernel.scene import Matter

from ..components import COMMODITIES, GOODS, N_COMMODITIES, SLOTS, STONE, WOOD
from ..market import cannot_buy, costs
from ..state import Phase, State
from ..tables import PRICE, SHIP_GOOD, SHIP_POINTS

WORTH_SELLING = 2


def matter(s: State, viewer: int) -> Matter | None:
    if s.phase == Phase.OVER:
        return None
    return (_of_the_seat(s, viewer) if viewer >= 0 else None) or _of_prices(s)


def _of_the_seat(s: State, viewer: int) -> Matter | None:
    p = s.players[viewer]
    if s.phase == Phase.CHOOSE:
        return "now-choose", {}
    if p.houses + p.supers == 1:
        return "now-last", {}
    ships = [s.row[slot] for slot in range(SLOTS) if cannot_buy(s, viewer, slot) == 0]
    if ships:
        best = max(ships, key=lambda ship: SHIP_POINTS[ship])
        return "now-ship", {"good": f"good-{GOODS[SHIP_GOOD[best]]}", "points": SHIP_POINTS[best]}
    if not p.resources[WOOD]:
        return "now-wood", {}
    if not p.resources[STONE]:
        return "now-stone", {}
    mine = [c for c in range(N_COMMODITIES) if p.stock[c]]
    dearest = max(mine, key=lambda c: PRICE[s.price[c]], default=-1)
    if dearest >= 0 and PRICE[s.price[dearest]] >= WORTH_SELLING:
        return "now-sell", {"commodity": f"commodity-{COMMODITIES[dearest]}", "points": PRICE[s.price[dearest]]}
    return None


def _of_prices(s: State) -> Matter:
    """What sells best, of equals what most ships ask for."""

    def asked(c: int) -> int:
        return sum(s.row[slot] >= 0 and costs(slot, s.row[slot], c) > 0 for slot in range(SLOTS))

    best = max(range(N_COMMODITIES), key=lambda c: (PRICE[s.price[c]], asked(c)))
    return "now-price", {
        "commodity": f"commodity-{COMMODITIES[best]}",
        "price": PRICE[s.price[best]],
        "ships": asked(best),
    }
