"""What matters now to one seat, for whoever meets the game for the first time: the most urgent of a few cases."""

from __future__ import annotations

from kontor.kernel.scene import Matter

from ..components import ACTIONES, CITIES, END_CITIES, END_SCORE, MERCHANT, N_ROUTES, ROUTE_IDS, ROUTES, TRADER
from ..ids import badge_id, line_id, plate_id
from ..scoring import score
from ..state import Phase, State

NEAR_POINTS, NEAR_CITIES = 4, 2  # so near the end matters more than anything but a full route
THIRD_ACTION = next(k for k, city in enumerate(CITIES) if city.track == ACTIONES)  # where it is to be had
_SPACES = tuple(tuple((r, ROUTES[r].spaces[side]) for r in range(N_ROUTES)) for side in range(len(ROUTES[0].spaces)))


def matter(s: State, viewer: int) -> Matter | None:
    if s.phase == Phase.OVER:
        return None
    answers = viewer >= 0 and s.seat == viewer and s.phase in (Phase.RELOCATE, Phase.LIFTED)
    if answers and s.extras > 0 and s.victim >> 1 == viewer:
        return "now-displaced", {"count": s.extras}
    if full := _full(s, viewer):
        return "now-full", {"count": len(full)}
    return _of_the_end(s) or (_of_the_seat(s, viewer) if viewer >= 0 else None)


def places(s: State, viewer: int) -> frozenset[str]:
    """Ids of what that speaks of on the map: roads, or a city and the ability beside it."""
    key = (matter(s, viewer) or ("", {}))[0]
    if key == "now-actions":
        return frozenset([plate_id(THIRD_ACTION), badge_id(ACTIONES)])
    routes = {"now-full": _full(s, viewer), "now-almost": own_routes(s, viewer, 1)[:1]}
    return frozenset([line_id(r) for r in routes.get(key, [])])


def own_routes(s: State, seat: int, free: int) -> list[int]:
    """Routes with nobody but one player on them, and so many free spaces."""
    if seat < 0:
        return []
    out = []
    for r, spaces in _SPACES[s.side]:
        posts = s.post[r][:spaces]
        own = posts.count(seat << 1 | TRADER) + posts.count(seat << 1 | MERCHANT)
        if spaces - free == own > 0 and posts.count(-1) == free:
            out.append(r)
    return out


def _full(s: State, seat: int) -> list[int]:
    """Own routes to establish. The pieces of one that was established stand there until its reward is chosen."""
    return [r for r in own_routes(s, seat, 0) if s.phase != Phase.REWARD or r != s.route]


def _of_the_end(s: State) -> Matter | None:
    best = max(range(s.seats), key=lambda seat: score(s, seat))
    if 0 < (missing := END_SCORE - score(s, best)) <= NEAR_POINTS:
        return "now-end-points", {"seat": best, "count": missing}
    if 0 < (missing := END_CITIES - s.completed) <= NEAR_CITIES:
        return "now-end-cities", {"count": missing}
    return None


def _of_the_seat(s: State, viewer: int) -> Matter:
    p = s.players[viewer]
    if not p.supply[TRADER] and not p.supply[MERCHANT]:
        return ("now-empty", {}) if p.stock[TRADER] or p.stock[MERCHANT] else ("now-move", {})
    if almost := own_routes(s, viewer, 1):
        return "now-almost", {"route": f"route-{ROUTE_IDS[almost[0]]}"}
    return ("now-actions", {}) if p.level[ACTIONES] == 0 else ("now-fill", {})
