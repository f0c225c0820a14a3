"""Why a decision is not allowed, for a person to read. The words stand in `text/` under `why-KEY`."""

from __future__ import annotations

from kontor.kernel import Reason

from .components import COIN, CUBES, FEE, GOODS, MEADOW, PAWN, PLAIN, PRICE, RESIDENCE, SIDES, TILES
from .objectives import fulfilled
from .payment import affords, affords_pawn, can_offer, fewest_bought, most_bought, price
from .round_end import FOODS, fewest_eaten, food_asked, most_eaten
from .rules import can_use
from .state import ACTIONS, BOARD, COINS_FEED, PARTIAL_GAIN, Phase, State
from .tables import AROUND, AROUND_N

# In which phase each kind of decision is asked for.
_PHASES = {
    "draft": (Phase.DRAFT,),
    "place": (Phase.TURN,),
    "build": (Phase.TURN,),
    "lay": (Phase.LAY,),
    "use": (Phase.ACT, Phase.SPECIAL),
    "cathedral": (Phase.SPECIAL,),
    "buy": (Phase.PAY,),
    "give": (Phase.GIVE,),
    "take": (Phase.TAKE,),
    "feed": (Phase.FEED,),
    "done": (Phase.ACT, Phase.SPECIAL, Phase.CLAIM, Phase.BETWEEN),
}


def reason(s: State, action: int) -> Reason:
    """What speaks against a decision that is not allowed."""
    verb, values = ACTIONS.decode(action)
    if verb == "claim":
        return _claim(s, values["objective"])
    if s.phase not in _PHASES[verb]:
        return Reason(f"not-now-{verb}")
    if verb in ("place", "lay"):
        return why_not_here(s, values["cell"])
    if verb == "build":
        return why_not_build(s, values["tile"])
    if verb == "use":
        return why_not_use(s, values["cell"])
    if verb == "draft":
        return Reason("draft-elsewhere", {"tile": values["tile"]})
    if verb == "buy":
        return _buy(s, values["count"], values["cube"])
    if verb == "give":
        return _give(s, values["offer"])
    if verb == "take":
        if s.supply[values["cube"]] == 0:
            return Reason("supply-empty", {"good": values["cube"]})
        return Reason("take-another-kind", {"good": values["cube"]})
    if verb == "feed":
        return _feed(s, values["count"], values["food"])
    return Reason("no-cathedral")


def _claim(s: State, card: int) -> Reason:
    p = s.players[s.seat]
    if p.claimed >> card & 1:
        return Reason("claimed-already", {"objective": card})
    if card not in p.hand[: p.cards]:
        return Reason("card-not-yours", {"objective": card})
    assert not fulfilled(s, s.seat, card)
    return Reason("card-not-fulfilled", {"objective": card})


def why_not_here(s: State, c: int) -> Reason:
    if SIDES[s.options[BOARD]][c] != MEADOW:
        return Reason("not-meadow", {"cell": c})
    if s.tile[c] >= 0:
        return Reason("cell-has-building", {"cell": c, "tile": s.tile[c]})
    return Reason("cell-has-worker", {"cell": c, "player": s.worker[c]})


def why_not_build(s: State, t: int) -> Reason:
    p = s.players[s.seat]
    if s.market[t] == 0:
        return Reason("not-on-market", {"tile": t})
    if p.houses == 0:
        return Reason("no-house")
    cost = TILES[t].cost
    return _cannot_pay(s, [cost.get(g, 0) for g in range(len(GOODS))], p.goods[COIN])


def why_not_use(s: State, c: int) -> Reason:
    if s.tile[c] < 0:
        return Reason("no-building", {"cell": c})
    tile = s.tile[c]
    if s.origin < 0:
        return Reason("use-after-building" if s.phase == Phase.ACT else "no-residence")
    around = [AROUND[s.origin][k] for k in range(AROUND_N[s.origin])]
    if c not in around:
        beside = "not-beside-residence" if s.tile[s.origin] == RESIDENCE else "not-beside"
        return Reason(beside, {"cell": c, "tile": tile})
    if s.used >> around.index(c) & 1:
        return Reason("used-already", {"tile": tile})
    if TILES[tile].kind not in (PLAIN, PAWN):
        return Reason("not-for-workers" if s.by_worker else "not-for-residence", {"tile": tile})
    p = s.players[s.seat]
    fee = FEE if s.owner[c] != s.seat else 0
    if p.goods[COIN] < fee:
        return Reason("no-coin-for-fee", {"player": s.owner[c]})
    assert not can_use(s, c)
    pawn = TILES[tile].kind == PAWN
    if affords_pawn(s, s.seat, fee) if pawn else affords(s, s.seat, tile, True, fee):
        assert s.options[PARTIAL_GAIN] == 0
        return Reason("supply-short", {"tile": tile})
    if pawn:
        return Reason("pawn-needs-two")
    return _cannot_pay(s, [TILES[tile].pays.get(g, 0) for g in range(len(GOODS))], p.goods[COIN] - fee)


def _cannot_pay(s: State, price: list[int], coins: int) -> Reason:
    """Names the missing thing and the number: cubes lacking, and what buying them would take."""
    goods = s.players[s.seat].goods
    missing = [max(0, price[g] - goods[g]) for g in range(CUBES)]
    for g in range(CUBES):
        if missing[g] > s.supply[g]:
            return Reason("missing-not-in-supply", {"count": missing[g], "good": g})
    if not any(missing):
        return Reason("missing-coins", {"count": price[COIN] - coins})
    g = next(g for g in range(CUBES) if missing[g])
    if sum(map(bool, missing)) > 1:
        return Reason("missing-several", {"count": sum(missing), "coins": PRICE * sum(missing) + price[COIN]})
    return Reason("missing", {"count": missing[g], "good": g, "coins": PRICE * missing[g] + price[COIN]})


def _buy(s: State, count: int, good: int) -> Reason:
    if good != s.good:
        return Reason("buy-other-cube", {"good": s.good})
    if count < fewest_bought(s, good):
        enough = price(s, good) - count <= s.players[s.seat].goods[good]  # but the supply must get coins to give away
        return Reason("buy-to-fill" if enough else "buy-more", {"count": fewest_bought(s, good), "good": good})
    return Reason("buy-fewer", {"count": most_bought(s, good), "good": good})


def _give(s: State, offer: int) -> Reason:
    good = offer % CUBES
    if can_offer(s, offer):
        return Reason("give-leaves-no-second" if s.good == 0 else "give-leaves-one-kind")
    if offer < CUBES:
        return Reason("give-none-left", {"good": good})
    if s.supply[good] <= s.bought[good]:
        return Reason("supply-empty", {"good": good})
    pledged = PRICE * sum(s.bought)
    if pledged:
        return Reason("give-coins-pledged", {"count": s.players[s.seat].goods[COIN] - pledged, "coins": PRICE})
    return Reason("give-no-coins", {"count": PRICE})


def _feed(s: State, count: int, food: int) -> Reason:
    if food == FOODS - 1 and count and s.options[COINS_FEED] == 0:
        return Reason("feed-not-bought")
    if food != food_asked(s):
        return Reason("feed-in-order")
    if count < fewest_eaten(s):
        return Reason("feed-more", {"count": fewest_eaten(s)})
    return Reason("feed-fewer", {"count": most_eaten(s)})
