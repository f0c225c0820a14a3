"""What decisions have in common: questions come in order; there must be such a route, an action, such a piece."""

from __future__ import annotations

from kontor.kernel import Decision, refuse, rule

from ..components import NEUTRAL
from ..ids import road, standing
from ..state import KIND, OWNER, ROUTE, Phase, State, Why
from ..tables import SPACES

FIRST = {
    Phase.REPLACE: Why.FIRST_REPLACE,
    Phase.PAY: Why.FIRST_PAY,
    Phase.RELOCATE: Why.FIRST_RELOCATE,
    Phase.LIFTED: Why.FIRST_LIFTED,
    Phase.NEUTRAL: Why.FIRST_NEUTRAL,
    Phase.SET: Why.FIRST_SET,
    Phase.MOVE: Why.FIRST_MOVE,
    Phase.REWARD: Why.FIRST_REWARD,
    Phase.DEVELOP: Why.FIRST_DEVELOP,
    Phase.SWAP: Why.FIRST_SWAP,
    Phase.REMOVE: Why.FIRST_REMOVE,
    Phase.MARK: Why.FIRST_MARK,
}


class InTurn(Decision):
    """Whatever is asked in the middle of something has to be decided first."""

    @staticmethod
    def not_now(s: State) -> int:
        return 0 if s.phase == Phase.ACT else refuse(FIRST[Phase(s.phase)])


class OnRoad(InTurn):
    """Where something goes: a road."""

    route = ROUTE
    points_at = staticmethod(road)


class OnPiece(InTurn):
    """What happens to a piece on a route, whoever owns it."""

    owner = OWNER
    kind = KIND
    route = ROUTE
    points_at = staticmethod(lambda s, owner, kind, route: standing(s, route, owner * 2 + kind))


@rule
def no_such_route(s: State, route: int) -> int:
    return refuse(Why.NO_SUCH_ROUTE, route=route) if SPACES[s.side][route] == 0 else 0


@rule
def cannot_act_on(s: State, route: int) -> int:
    """An action on a route: there must be that route, and an action left."""
    if s.actions == 0 and SPACES[s.side][route] > 0:
        return refuse(Why.NO_ACTIONS)
    return no_such_route(s, route)


@rule
def supply_lacks(s: State, kind: int) -> int:
    return refuse(Why.SUPPLY_LACKS, kind=kind) if s.players[s.seat].supply[kind] == 0 else 0


@rule
def route_full(s: State, route: int) -> int:
    return refuse(Why.ROUTE_FULL, route=route) if s.free[route] == 0 else 0


@rule
def not_standing(s: State, owner: int, kind: int, route: int) -> int:
    """Is there such a piece on the route?"""
    if (s.here[owner * 2 + kind] >> route) & 1 == 1:
        return 0
    if owner >= s.seats and owner != NEUTRAL:
        return refuse(Why.NO_SUCH_PLAYER)
    return refuse(Why.NO_PIECE, owner=owner, kind=kind, route=route)
