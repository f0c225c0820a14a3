"""Why a decision is not allowed, for a person to read. The words stand in `text/` under `why-KEY`."""

from __future__ import annotations

from kontor.kernel import Reason

from .building import has_room_for_super, hexes_with_superhouse, stone_needed, wood_needed
from .components import (
    CATHEDRAL,
    COMMODITIES,
    FISH,
    FISH_RATE,
    MOST_OF_RESOURCE,
    OLIVES,
    ORE,
    RESERVED,
    RESOURCES,
    RING,
    STONE,
    WOOD,
)
from .market import costs, has_goods
from .state import ACTIONS, Phase, State
from .tables import ACTS, CITY, CITY_N, GAIN, MADE_FROM, NEEDS, NEEDS_GOODS

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
    "later": (Phase.EXCHANGE, Phase.BUILD),
}


def reason(s: State, action: int) -> Reason:
    """What speaks against a decision that is not allowed."""
    verb, values = ACTIONS.decode(action)
    if (never := _never(s, verb, values)) is not None:
        return never
    if s.phase not in _PHASES[verb]:
        return Reason(f"not-now-{verb}")
    return _REASONS[verb](s, values)


def _never(s: State, verb: str, values: dict[str, int]) -> Reason | None:
    """What is not allowed at any moment of this game."""
    if verb == "begin" and s.seats > 1:
        return Reason("begin-alone")
    if verb == "super" and s.seats != 2:
        return Reason("superhouses-for-two")
    if verb == "activate" and values["hex"] == CATHEDRAL:
        return Reason("hex-never-acts", values)
    return None


def _keep(s: State, values: dict[str, int]) -> Reason:
    return Reason("not-among-cards", {"card": values["card"]})


def _taken(s: State, site: int) -> Reason:
    return Reason("site-reserved" if s.house[site] == RESERVED else "site-taken", {"site": site})


def _build(s: State, values: dict[str, int]) -> Reason:
    site = values["site"]
    if s.players[s.seat].houses == 0:
        return Reason("no-houses")
    if s.house[site] >= 0:
        return _taken(s, site)
    need = {WOOD: wood_needed(s, s.seat, site), STONE: stone_needed(s, s.seat, site)}
    return _requirements(s, site, need, [int(gain) for gain in GAIN[site]])


def _super(s: State, values: dict[str, int]) -> Reason:
    site = RING[values["site"]]
    if s.players[s.seat].supers == 0:
        return Reason("no-superhouses")
    if s.house[site] >= 0:
        return _taken(s, site)
    taken = hexes_with_superhouse(s)
    if not has_room_for_super(s, values["site"], taken):
        hex_ = next(CITY[site][k] for k in range(CITY_N[site]) if taken >> CITY[site][k] & 1)
        return Reason("superhouse-there", {"hex": hex_})
    return _requirements(s, site, {}, [0] * len(RESOURCES))


def _requirements(s: State, site: int, need: dict[int, int], gain: list[int]) -> Reason:
    """Which requirement of a free site is not met, or why fish cannot make up for what is lacking."""
    if NEEDS_GOODS[site] and not has_goods(s, s.seat):
        return Reason("needs-goods", {"site": site})
    have = [min(MOST_OF_RESOURCE, n + more) for n, more in zip(s.players[s.seat].resources, gain, strict=True)]
    kept = int(NEEDS[site][FISH])
    if have[FISH] < kept:
        return Reason("needs-fish", {"count": kept})
    need = need | {resource: int(NEEDS[site][resource]) for resource in range(ORE, OLIVES + 1)}
    lacking = {resource: count - have[resource] for resource, count in need.items() if count > have[resource]}
    for resource, count in lacking.items():
        if FISH_RATE[resource] * count > have[FISH]:
            if resource in (WOOD, STONE):
                return Reason("needs-more", {"resource": resource, "count": need[resource], "have": have[resource]})
            return Reason("needs-resource", {"resource": resource})
    cost = sum(FISH_RATE[resource] * count for resource, count in lacking.items())
    assert cost > have[FISH] - kept, "the site can be built on"
    if cost > have[FISH]:
        return Reason("needs-several", {"cost": cost, "have": have[FISH]})
    return Reason("needs-fish-left", {"cost": cost, "count": kept, "have": have[FISH]})


def _activate(s: State, values: dict[str, int]) -> Reason:
    return Reason("hex-acted" if ACTS[s.site] >> values["hex"] & 1 else "hex-elsewhere", values)


def _exchange(s: State, values: dict[str, int]) -> Reason:
    resource = values["resource"]
    p = s.players[s.seat]
    if s.phase == Phase.EXCHANGE:
        return Reason("exchange-other", {"resource": MADE_FROM[s.hex]})
    if p.resources[FISH] < FISH_RATE[resource]:
        return Reason("exchange-costs", {"resource": resource, "count": FISH_RATE[resource]})
    if p.resources[resource] == MOST_OF_RESOURCE:
        return Reason("exchange-full", {"resource": resource})
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
