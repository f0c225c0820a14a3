"""What matters now in Hansa Teutonica, for one who plays it for the first time."""

from __future__ import annotations

from collections.abc import Sequence

from kontor.kernel import bits
from kontor.kernel.advice import Adviser, Can, Happened, Hindsight, Numbers

from ..components import (
    ACTIONES,
    ARNHEIM,
    END_CITIES,
    END_SCORE,
    KEYS,
    LINK_POINTS,
    MERCHANT,
    MERCHANTS,
    N_ROUTES,
    N_TRACKS,
    STENDAL,
    TRADER,
)
from ..scoring import score
from ..spaces import count_on, routes_filled_by
from ..state import Phase, State
from ..tables import SPACES, TABLE_POINTS, TRACK_VALUE

ADVICE = Adviser(minutes=35)
_NEAR = 14  # points at which the end is near; two cities before it too


# ---- what the cases look at ----
def _own_on(s: State, route: int) -> int:
    return count_on(s, s.seat * 2, route) + count_on(s, s.seat * 2 + 1, route)


def _supply(s: State) -> int:
    return s.players[s.seat].supply[TRADER] + s.players[s.seat].supply[MERCHANT]


def _acting(s: State) -> bool:
    return s.actions > 0


# ---- actions ----
@ADVICE.now(Phase.ACT, urgent=True)
def establish(s: State, can: Can) -> Numbers | None:
    full = list(bits(routes_filled_by(s, s.seat)))
    return {"route": full[0]} if full and _acting(s) else None


@ADVICE.now(Phase.ACT, urgent=True)
def income(s: State, can: Can) -> Numbers | None:
    p = s.players[s.seat]
    left = p.stock[TRADER] + p.stock[MERCHANT]
    return {"count": left} if _acting(s) and _supply(s) == 0 and left > 0 else None


@ADVICE.now(Phase.ACT)
def one_missing(s: State, can: Can) -> Numbers | None:
    if not _acting(s) or _supply(s) == 0:
        return None
    for route in range(N_ROUTES):
        if s.free[route] == 1 and 0 < _own_on(s, route) == SPACES[s.side][route] - 1:
            return {"route": route}
    return None


@ADVICE.now(Phase.ACT)
def no_actions(s: State, can: Can) -> Numbers | None:
    return {} if s.actions == 0 else None


@ADVICE.now(Phase.ACT)
def end_near(s: State, can: Can) -> Numbers | None:
    best = max(score(s, seat) for seat in range(s.seats))
    near = best >= _NEAR or s.completed >= END_CITIES - 2
    return {"points": best, "end": END_SCORE, "cities": s.completed, "most": END_CITIES} if near else None


@ADVICE.now(Phase.ACT)
def more_actions(s: State, can: Can) -> Numbers | None:
    level = s.players[s.seat].level[ACTIONES]
    return {"count": TRACK_VALUE[ACTIONES][level]} if level == 0 and _acting(s) else None


@ADVICE.now(Phase.ACT)
def use_marker(s: State, can: Can) -> Numbers | None:
    return {"marker": can("use")[0]["marker"]} if can("use") else None


@ADVICE.now(Phase.ACT)
def marker_ahead(s: State, can: Can) -> Numbers | None:
    routes = [r for r in range(N_ROUTES) if s.marker[r] >= 0 and _own_on(s, r) > 0]
    best = max(routes, key=lambda r: _own_on(s, r), default=-1)
    return {"route": best, "marker": s.marker[best]} if best >= 0 else None


@ADVICE.now(Phase.ACT)
def push_aside(s: State, can: Can) -> Numbers | None:
    """Somebody else's piece stands on a route that the seat has begun."""
    routes = [choice["route"] for choice in can("displace") if _own_on(s, choice["route"]) > 0]
    return {"route": routes[0]} if routes else None


@ADVICE.now(Phase.ACT)
def chain(s: State, can: Can) -> Numbers | None:
    presence = s.players[s.seat].presence
    one_end = (presence >> ARNHEIM & 1) + (presence >> STENDAL & 1) == 1
    return {"count": LINK_POINTS[0]} if one_end and s.links == 0 else None


@ADVICE.now(Phase.ACT)
def first_office(s: State, can: Can) -> Numbers | None:
    return {} if s.players[s.seat].presence == 0 and _acting(s) else None


@ADVICE.now(Phase.ACT)
def network(s: State, can: Can) -> Numbers | None:
    p = s.players[s.seat]
    return {"count": TRACK_VALUE[KEYS][p.level[KEYS]]} if p.presence.bit_count() >= 2 else None


@ADVICE.now(Phase.ACT)
def begin_route(s: State, can: Can) -> Numbers | None:
    return {"count": s.actions} if _acting(s) and _supply(s) > 0 else None


# ---- the reward of a route ----
@ADVICE.now(Phase.REWARD)
def reward_table(s: State, can: Can) -> Numbers | None:
    cells = [choice["cell"] for choice in can("coellen")]
    return {"count": max(TABLE_POINTS[cell] for cell in cells)} if cells else None


@ADVICE.now(Phase.REWARD, Phase.DEVELOP)
def reward_develop(s: State, can: Can) -> Numbers | None:
    tracks = [choice["track"] for choice in can("develop")]
    if not tracks:
        return None
    return {"track": ACTIONES if ACTIONES in tracks else tracks[0]}


@ADVICE.now(Phase.REWARD)
def reward_office(s: State, can: Can) -> Numbers | None:
    return {"city": can("office")[0]["city"]} if can("office") else None


# ---- displacing and being displaced ----
@ADVICE.now(Phase.REPLACE, Phase.PAY)
def traders_first(s: State, can: Can) -> Numbers | None:
    return {"count": MERCHANTS} if len(can("with")) > 1 or len(can("pay")) > 1 else None


@ADVICE.now(Phase.RELOCATE, Phase.LIFTED)
def displaced(s: State, can: Can) -> Numbers | None:
    return {"count": s.extras} if s.extras > 0 and s.victim >> 1 == s.seat else None


@ADVICE.now(Phase.RELOCATE, Phase.NEUTRAL)
def for_neutral(s: State, can: Can) -> Numbers | None:
    return {} if s.phase == Phase.NEUTRAL or s.victim >> 1 != s.seat else None


# ---- the rest ----
@ADVICE.now(Phase.SET, Phase.MOVE)
def moving(s: State, can: Can) -> Numbers | None:
    return {"count": s.moves} if s.moves > 0 else None


@ADVICE.now(Phase.REMOVE)
def removing(s: State, can: Can) -> Numbers | None:
    return {"count": s.moves} if s.moves > 0 else None


ADVICE.always("swapping", Phase.SWAP)


@ADVICE.now(Phase.MARK)
def lay_marker(s: State, can: Can) -> Numbers | None:
    return {"marker": s.drawn}


# ---- next time ----
@ADVICE.next_time
def never_more_actions(s: State, seat: int, past: Sequence[Happened]) -> Hindsight | None:
    return Hindsight({"count": TRACK_VALUE[ACTIONES][0]}) if s.players[seat].level[ACTIONES] == 0 else None


@ADVICE.next_time
def markers_unused(s: State, seat: int, past: Sequence[Happened]) -> Hindsight | None:
    left = sum(s.players[seat].markers)
    return Hindsight({"count": left}) if left else None


@ADVICE.next_time
def few_offices(s: State, seat: int, past: Sequence[Happened]) -> Hindsight | None:
    cities = s.players[seat].presence.bit_count()
    return Hindsight({"count": cities}) if cities < 4 else None


@ADVICE.next_time
def nothing_taken(s: State, seat: int, past: Sequence[Happened]) -> Hindsight | None:
    """A route that was established for its points alone."""
    found = [
        (one.number, numbers["route"])
        for one in past
        for name, numbers in one.events
        if name == "nothing" and numbers["player"] == seat
    ]
    return Hindsight({"route": found[0][1]}, found[0][0]) if found else None


@ADVICE.next_time
def abilities_left(s: State, seat: int, past: Sequence[Happened]) -> Hindsight | None:
    untouched = [track for track in range(N_TRACKS) if s.players[seat].level[track] == 0]
    return Hindsight({"track": untouched[-1]}) if untouched else None
