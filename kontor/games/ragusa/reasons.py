"""Why a decision is not allowed, for a person to read. The words stand in `text/` under `why-KEY`."""

from __future__ import annotations

from kontor.kernel import Reason

from .building import (
    fish_for_requirements,
    has_room_for_super,
    hexes_with_superhouse,
    stone_needed,
    wood_needed,
)
from .components import (
    COMMODITIES,
    FISH,
    FISH_RATE,
    MOST_OF_RESOURCE,
    OLIVES,
    ORE,
    RESERVED,
    RING,
    STONE,
    WOOD,
)
from .market import costs, has_goods
from .state import ACTIONS, Phase, State
from .tables import CITY, CITY_N, GAIN, MADE_FROM, NEEDS, NEEDS_GOODS

# In which phases each kind of decision is asked for.
_PHASES = {
    "keep": (Phase.CHOOSE, Phase.KEEP),
    "begin": (Phase.BEGIN,),
    "build": (Phase.BUILD,),
    "super": (Phase.BUILD,),
    "activate": (Phase.ORDER,),
    "exchange": (Phase.EXCHANGE, Phase.BUILD),
    "wall": (Phase.WALL,),
    "tower": (Phase.TOWER,),
    "buy": (Phase.BUY,),
    "sell": (Phase.SELL,),
    "pass": (Phase.EXCHANGE, Phase.WALL, Phase.TOWER, Phase.BUY, Phase.SELL),
    "later": (Phase.EXCHANGE,),
}


def reason(s: State, action: int) -> Reason:
    """What speaks against a decision that is not allowed."""
    verb, values = ACTIONS.decode(action)
    if s.phase not in _PHASES[verb]:
        return Reason(f"not-now-{verb}")
    return _REASONS[verb](s, values)


def _keep(s: State, values: dict[str, int]) -> Reason:
    return Reason("not-among-cards", {"card": values["card"]})


def _taken(s: State, site: int) -> Reason:
    return Reason("site-reserved" if s.house[site] == RESERVED else "site-taken", {"site": site})


def _build(s: State, values: dict[str, int]) -> Reason:
    site = values["site"]
    p = s.players[s.seat]
    if p.houses == 0:
        return Reason("no-houses")
    if s.house[site] >= 0:
        return _taken(s, site)
    if NEEDS_GOODS[site] and not has_goods(s, s.seat):
        return Reason("needs-goods", {"site": site})
    fish = min(MOST_OF_RESOURCE, p.resources[FISH] + GAIN[site][FISH])
    if fish < NEEDS[site][FISH]:
        return Reason("needs-fish", {"count": NEEDS[site][FISH]})
    assert fish_for_requirements(s, s.seat, site) > fish - NEEDS[site][FISH]
    for resource, need in ((WOOD, wood_needed(s, s.seat, site)), (STONE, stone_needed(s, s.seat, site))):
        have = p.resources[resource] + GAIN[site][resource]
        if need > have:
            return Reason("needs-more", {"resource": resource, "count": need, "have": have})
    return _special(s, site)


def _special(s: State, site: int) -> Reason:
    p = s.players[s.seat]
    for resource in range(ORE, OLIVES + 1):
        if NEEDS[site][resource] > p.resources[resource] + GAIN[site][resource]:
            return Reason("needs-resource", {"resource": resource})
    raise AssertionError("the site can be built on")


def _super(s: State, values: dict[str, int]) -> Reason:
    site = RING[values["site"]]
    p = s.players[s.seat]
    if p.supers == 0:
        return Reason("no-superhouses")
    if s.house[site] >= 0:
        return _taken(s, site)
    taken = hexes_with_superhouse(s)
    if not has_room_for_super(s, values["site"], taken):
        hex_ = next(CITY[site][k] for k in range(CITY_N[site]) if taken >> CITY[site][k] & 1)
        return Reason("superhouse-there", {"hex": hex_})
    if NEEDS_GOODS[site] and not has_goods(s, s.seat):
        return Reason("needs-goods", {"site": site})
    if p.resources[FISH] < NEEDS[site][FISH]:
        return Reason("needs-fish", {"count": NEEDS[site][FISH]})
    for resource in range(ORE, OLIVES + 1):
        if NEEDS[site][resource] > p.resources[resource]:
            return Reason("needs-resource", {"resource": resource})
    raise AssertionError("the site can be built on")


def _activate(s: State, values: dict[str, int]) -> Reason:
    return Reason("hex-not-pending", {"hex": values["hex"]})


def _exchange(s: State, values: dict[str, int]) -> Reason:
    resource = values["resource"]
    p = s.players[s.seat]
    if p.resources[FISH] < FISH_RATE[resource]:
        return Reason("exchange-costs", {"resource": resource, "count": FISH_RATE[resource]})
    if p.resources[resource] == MOST_OF_RESOURCE:
        return Reason("exchange-full", {"resource": resource})
    if s.phase == Phase.EXCHANGE:
        return Reason("exchange-other", {"resource": MADE_FROM[s.hex]})
    return Reason("exchange-later", {"resource": resource})


def _wall(s: State, values: dict[str, int]) -> Reason:
    return Reason("wall-there")


def _tower(s: State, values: dict[str, int]) -> Reason:
    return Reason("tower-there", {"site": RING[values["site"]]})


def _buy(s: State, values: dict[str, int]) -> Reason:
    slot = values["slot"]
    ship = s.row[slot]
    if ship < 0:
        return Reason("no-ship")
    lacking = next(c for c in range(len(COMMODITIES)) if s.players[s.seat].stock[c] < costs(slot, ship, c))
    return Reason("ship-costs", {"commodity": lacking, "count": costs(slot, ship, lacking)})


def _sell(s: State, values: dict[str, int]) -> Reason:
    return Reason("nothing-to-sell", {"commodity": values["commodity"]})


def _pass(s: State, values: dict[str, int]) -> Reason:
    return Reason("must-place")


def _later(s: State, values: dict[str, int]) -> Reason:
    return Reason("own-turn")


_REASONS = {
    "keep": _keep,
    "build": _build,
    "super": _super,
    "activate": _activate,
    "exchange": _exchange,
    "wall": _wall,
    "tower": _tower,
    "buy": _buy,
    "sell": _sell,
    "pass": _pass,
    "later": _later,
}
