"""Why a decision is not allowed, for a person to read. The words stand in `text/` under `why-KEY`."""

from __future__ import annotations

from kontor.kernel import Reason

from .cities import has_room, next_colour, next_shape
from .components import CITIES, EXTRA_OFFICE, MERCHANT, NEUTRAL, ROUTES, TABLE_POINTS, TABLE_ROUTE
from .components import DEVELOP as DEVELOP_MARKER
from .components import SWAP as SWAP_MARKER
from .displacing import (
    BOARD,
    fewest_merchants_paid,
    leaves_room,
    liftable,
    may_come_now,
    most_merchants_paid,
    source,
    source_has,
)
from .establishing import privilege, usable
from .moving import movable, set_down_routes
from .rules import fewest_merchants_taken, income_size, most_merchants_taken
from .spaces import nearest_free, occupied
from .state import ACTIONS, Phase, State

# In which phase each kind of decision is asked for.
_PHASES = {
    "income": (Phase.ACT,),
    "place": (Phase.ACT,),
    "displace": (Phase.ACT,),
    "move": (Phase.ACT, Phase.MOVE),
    "establish": (Phase.ACT,),
    "use": (Phase.ACT,),
    "with": (Phase.REPLACE,),
    "pay": (Phase.PAY,),
    "settle": (Phase.RELOCATE,),
    "extra": (Phase.RELOCATE, Phase.LIFTED),
    "lift": (Phase.RELOCATE,),
    "set": (Phase.SET,),
    "trade": (Phase.SET,),
    "office": (Phase.REWARD,),
    "annex": (Phase.REWARD,),
    "develop": (Phase.REWARD, Phase.DEVELOP),
    "coellen": (Phase.REWARD,),
    "neutral": (Phase.NEUTRAL,),
    "swap": (Phase.SWAP,),
    "remove": (Phase.REMOVE,),
    "mark": (Phase.MARK,),
    "done": (Phase.ACT, Phase.RELOCATE, Phase.MOVE, Phase.REWARD, Phase.REMOVE),
}
_ACTS = ("income", "place", "displace", "move", "establish")


def reason(s: State, action: int) -> Reason:
    """What speaks against a decision that is not allowed."""
    verb, values = ACTIONS.decode(action)
    if s.phase not in _PHASES[verb]:
        return Reason(f"not-now-{verb}" if s.phase == Phase.ACT else f"first-{Phase(s.phase).name.lower()}")
    if "route" in values and ROUTES[values["route"]].spaces[s.side] == 0:
        return Reason("no-such-route", {"route": values["route"]})
    if verb in _ACTS and s.phase == Phase.ACT and s.actions == 0:
        return Reason("no-actions")
    return _REASONS[verb](s, values)


def _bit(routes: int, route: int) -> bool:
    return bool(routes >> route & 1)


def _income(s: State, values: dict[str, int]) -> Reason:
    if income_size(s) == 0:
        return Reason("income-empty")
    if values["count"] > most_merchants_taken(s):
        return Reason("income-most", {"count": most_merchants_taken(s)})
    return Reason("income-fewest", {"count": fewest_merchants_taken(s)})


def _place(s: State, values: dict[str, int]) -> Reason:
    if s.players[s.seat].supply[values["kind"]] == 0:
        return Reason("supply-lacks", {"kind": values["kind"]})
    return Reason("route-full", {"route": values["route"]})


def _displace(s: State, values: dict[str, int]) -> Reason:
    owner, kind, route = values["owner"], values["kind"], values["route"]
    if owner == s.seat:
        return Reason("own-piece", {"kind": kind, "route": route})
    if not _bit(s.here[owner * 2 + kind], route):
        return _no_piece(s, values)
    if sum(s.players[s.seat].supply) < 2 + kind:
        return Reason("displace-costs", {"count": 2 + kind})
    return Reason("nowhere-to-go")


def _no_piece(s: State, values: dict[str, int]) -> Reason:
    kind, route = values["kind"], values["route"]
    owner = values["owner"]
    if owner >= s.seats and owner != NEUTRAL:
        return Reason("no-such-player")
    return Reason("no-piece", {"owner": owner, "kind": kind, "route": route})


def _move(s: State, values: dict[str, int]) -> Reason:
    kind, route = values["kind"], values["route"]
    if not _bit(s.here[s.seat * 2 + kind], route):
        return Reason("not-yours", {"kind": kind, "route": route})
    if _bit(s.moved_to[kind], route):
        return Reason("moved-there", {"kind": kind, "route": route})
    assert not _bit(movable(s, kind), route)
    return Reason("no-place-to-move")


def _establish(s: State, values: dict[str, int]) -> Reason:
    route = values["route"]
    pieces = [piece for piece in s.post[route] if piece >= 0]
    if any(piece >> 1 != s.seat for piece in pieces):
        return Reason("establish-others", {"route": route})
    return Reason("establish-not-full", {"route": route})


def _use(s: State, values: dict[str, int]) -> Reason:
    marker = values["marker"]
    if s.players[s.seat].markers[marker] == 0:
        return Reason("no-marker", {"marker": marker})
    if marker == EXTRA_OFFICE:
        return Reason("marker-when-building")
    return Reason({SWAP_MARKER: "marker-no-pair", DEVELOP_MARKER: "marker-all-developed"}[marker])


def _with(s: State, values: dict[str, int]) -> Reason:
    return Reason("supply-lacks", {"kind": values["kind"]})


def _pay(s: State, values: dict[str, int]) -> Reason:
    if values["count"] > most_merchants_paid(s):
        return Reason("pay-most", {"count": most_merchants_paid(s)})
    return Reason("pay-fewest", {"count": fewest_merchants_paid(s)})


def _settle(s: State, values: dict[str, int]) -> Reason:
    if s.settled == 1:
        return Reason("settled-already")
    return _not_there(s, values["route"])


def _not_there(s: State, route: int) -> Reason:
    if route == s.route:
        return Reason("settle-route", {"route": route})
    if s.free[route] == 0:
        return Reason("route-full", {"route": route})
    return Reason("not-nearest", {"route": route})


def _extra(s: State, values: dict[str, int]) -> Reason:
    kind, route = values["kind"], values["route"]
    if s.phase == Phase.LIFTED:
        if kind != s.held & 1:
            return Reason("extra-other", {"kind": s.held & 1})
        return _not_there(s, route)
    if s.extras == 0:
        return Reason("extra-none")
    origin = source(s)
    if origin < 0:
        return Reason("extra-none")
    if not source_has(s, origin, kind):
        return Reason("extra-lacks", {"kind": kind, "source": origin})
    if not may_come_now(s, kind):
        return Reason("extra-after", {"kind": kind})
    if origin == BOARD:
        return Reason("extra-lift") if liftable(s, kind) else _no_room_for_extra(s)
    if not leaves_room(s):
        return _no_room_for_extra(s)
    assert not _bit(nearest_free(s, s.route), route)
    return _not_there(s, route)


def _no_room_for_extra(s: State) -> Reason:
    """Lifting makes room, but not on the route of the displaced piece."""
    return Reason("extra-last-space") if s.settled == 0 else Reason("extra-nowhere", {"route": s.route})


def _lift(s: State, values: dict[str, int]) -> Reason:
    kind, route = values["kind"], values["route"]
    if s.extras == 0:
        return Reason("extra-none")
    if s.victim >> 1 == NEUTRAL:
        return Reason("lift-neutral")
    if source(s) != BOARD:
        return Reason("lift-not-yet")
    if not _bit(s.here[(s.victim >> 1) * 2 + kind], route):
        return Reason("not-yours", {"kind": kind, "route": route})
    if not may_come_now(s, kind):
        return Reason("extra-after", {"kind": kind})
    assert not _bit(liftable(s, kind), route)
    return _no_room_for_extra(s)


def _set(s: State, values: dict[str, int]) -> Reason:
    kind, route = s.held & 1, values["route"]
    if _bit(s.moved_from[kind], route):
        return Reason("set-back", {"kind": kind, "route": route})
    assert not _bit(set_down_routes(s, kind), route)
    return Reason("route-full", {"route": route})


def _trade(s: State, values: dict[str, int]) -> Reason:
    kind, route = s.held & 1, values["route"]
    if _bit(s.moved_from[kind], route):
        return Reason("set-back", {"kind": kind, "route": route})
    if s.free[route] > 0:
        return Reason("trade-free", {"route": route})
    if not _bit(s.here[s.seat * 2 + 1 - kind], route):
        return Reason("trade-none", {"kind": 1 - kind, "route": route})
    if s.moves == 0:
        return Reason("trade-last")
    if _bit(s.moved_to[1 - kind], route):
        return Reason("moved-there", {"kind": 1 - kind, "route": route})
    assert set_down_routes(s, 1 - kind) == 0
    return Reason("trade-nowhere")


def _at_end(s: State, city: int) -> bool:
    return city in (ROUTES[s.route].a, ROUTES[s.route].b)


def _has_on_route(s: State, kind: int) -> bool:
    return s.seat * 2 + kind in s.post[s.route]


def _office(s: State, values: dict[str, int]) -> Reason:
    city = values["city"]
    if not _at_end(s, city):
        return Reason("office-elsewhere", {"city": city})
    if not has_room(s, city):
        return Reason("office-full", {"city": city})
    if next_colour(s, city) > privilege(s):
        return Reason("office-colour", {"city": city, "colour": next_colour(s, city)})
    return Reason("office-shape", {"city": city, "kind": next_shape(s, city)})


def _annex(s: State, values: dict[str, int]) -> Reason:
    city = values["city"]
    if not usable(s, EXTRA_OFFICE):
        won = s.players[s.seat].markers[EXTRA_OFFICE] > 0
        return Reason("marker-just-won", {"marker": EXTRA_OFFICE}) if won else Reason("annex-no-marker")
    if not _at_end(s, city):
        return Reason("office-elsewhere", {"city": city})
    if s.offices[city] == 0:
        return Reason("annex-empty", {"city": city})
    assert not _has_on_route(s, values["kind"])
    return Reason("annex-lacks", {"kind": values["kind"]})


def _develop(s: State, values: dict[str, int]) -> Reason:
    track = values["track"]
    here = [CITIES[city].track for city in (ROUTES[s.route].a, ROUTES[s.route].b)] if s.phase == Phase.REWARD else []
    if s.phase == Phase.REWARD and track not in here:
        return Reason("develop-elsewhere", {"track": track})
    return Reason("develop-full", {"track": track})


def _coellen(s: State, values: dict[str, int]) -> Reason:
    cell = values["cell"]
    if s.route != TABLE_ROUTE:
        return Reason("coellen-elsewhere")
    if s.coellen[cell] >= 0:
        return Reason("coellen-taken", {"count": TABLE_POINTS[cell]})
    if not _has_on_route(s, MERCHANT):
        return Reason("coellen-merchant")
    return Reason("coellen-privilege", {"count": TABLE_POINTS[cell], "colour": cell})


def _neutral(s: State, values: dict[str, int]) -> Reason:
    """It is asked only if both cities have room."""
    return Reason("neutral-elsewhere", {"city": values["city"]})


def _swap(s: State, values: dict[str, int]) -> Reason:
    city = values["city"]
    if values["slot"] + 1 >= s.offices[city]:
        return Reason("swap-pair", {"city": city})
    return Reason("swap-not-own", {"city": city})


def _mark(s: State, values: dict[str, int]) -> Reason:
    route = values["route"]
    if s.marker[route] >= 0:
        return Reason("mark-has-marker", {"route": route})
    if _bit(occupied(s), route):
        return Reason("mark-occupied", {"route": route})
    return Reason("mark-cities-full", {"route": route})


def _done(s: State, values: dict[str, int]) -> Reason:
    return Reason("settle-first")


_REASONS = {
    "income": _income,
    "place": _place,
    "displace": _displace,
    "move": _move,
    "establish": _establish,
    "use": _use,
    "with": _with,
    "pay": _pay,
    "settle": _settle,
    "extra": _extra,
    "lift": _lift,
    "set": _set,
    "trade": _trade,
    "office": _office,
    "annex": _annex,
    "develop": _develop,
    "coellen": _coellen,
    "neutral": _neutral,
    "swap": _swap,
    "remove": _no_piece,
    "mark": _mark,
    "done": _done,
}
