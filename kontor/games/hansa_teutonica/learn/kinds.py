"""Positions and choices of Hansa Teutonica that are alike for a player."""

from __future__ import annotations

from collections.abc import Sequence

from ..components import ACTIONES, CITIES, KEYS, MERCHANT, NEUTRAL, ROUTES, TRACK_VALUES, TRADER
from ..decisions import DECISIONS
from ..scoring import score
from ..state import Phase, State

_STAGES = (5, 12)  # points of the leader: the opening, the middle, the end
_PIECES = (1, 4)  # in the own supply: few, some, many
_MANY = 2


def facts(s: State, seat: int, legal: Sequence[int]) -> dict[str, int | str]:
    """What is asked, players, how far the game is, actions, keys, a route that is full, pieces at hand."""
    me = s.players[seat]
    leader = max(score(s, other) for other in range(s.seats))
    out: dict[str, int | str] = {
        "asked": Phase(s.phase).name.lower(),
        "players": s.seats,
        "stage": sum(leader >= stage for stage in _STAGES),
        "actions": TRACK_VALUES[ACTIONES][me.level[ACTIONES]],
    }
    if s.phase == Phase.ACT:
        verbs = {DECISIONS.actions.signature(action).verb for action in legal}
        out["full"] = int("establish" in verbs)
        out["supply"] = sum(me.supply[TRADER] + me.supply[MERCHANT] > few for few in _PIECES)
        out["left"] = min(s.actions, 3)
    out["keys"] = TRACK_VALUES[KEYS][me.level[KEYS]]
    return out


def group(s: State, seat: int, action: int) -> tuple[str, dict[str, int]] | None:
    """Routes by the ability at their ends and by how full they are; cities, abilities and markers by name."""
    verb, values = DECISIONS.actions.decode(action)
    if "route" not in values:
        if verb == "swap":
            return "swap", {}
        return None
    route = values["route"]
    towards = {"ability": _ability(route), "token": int(s.marker[route] >= 0)}
    if verb == "place":
        return f"place-{'merchant' if values['kind'] == MERCHANT else 'trader'}", {**towards, **_own(s, seat, route)}
    if verb == "establish":
        return "establish", towards
    if verb in ("displace", "remove"):
        return f"{verb}-{'neutral' if values['owner'] == NEUTRAL else 'other'}", {**towards, **_own(s, seat, route)}
    if verb == "mark":
        return verb, {"ability": towards["ability"], **_own(s, seat, route)}
    return verb, {**towards, **_own(s, seat, route)}


def _ability(route: int) -> int:
    """Which ability its cities develop, counted from 1; 0: none."""
    return 1 + max(CITIES[ROUTES[route].a].track, CITIES[ROUTES[route].b].track)


def _own(s: State, seat: int, route: int) -> dict[str, int]:
    """Own pieces that stand there already."""
    return {"own": min(_MANY, sum(piece >= 0 and piece // 2 == seat for piece in s.post[route]))}
