"""Moving own pieces: which one is taken up, where it is set down or traded."""

from __future__ import annotations

from collections.abc import Iterator

from kontor.kernel import bits, refuse, rule

from ..ids import standing
from ..moving import begin_moving, lift_to_move, movable, moves_left, set_down, set_down_routes, trade, trade_routes
from ..state import KIND, ROUTE, Phase, State, Why
from .asking import InTurn, OnRoad, cannot_act_on, no_such_route, route_full


@rule
def cannot_set_down(s: State, route: int) -> int:
    """The piece in hand: there must be that route, and no piece of its kind was taken from there."""
    if (s.moved_from[s.held & 1] >> route) & 1 == 1:
        return refuse(Why.SET_BACK, kind=s.held & 1, route=route)
    return no_such_route(s, route)


class Move(InTurn):
    """Take up an own piece to set it down elsewhere."""

    kind = KIND
    route = ROUTE
    asked_in = (Phase.ACT, Phase.MOVE)
    points_at = staticmethod(lambda s, kind, route: standing(s, route, s.seat * 2 + kind))

    @staticmethod
    def choices(s: State) -> Iterator[tuple[int, int]]:
        if s.actions > 0 if s.phase == Phase.ACT else s.moves > 0:
            for kind in range(2):
                for route in bits(movable(s, kind)):
                    yield kind, route

    @staticmethod
    def refusal(s: State, kind: int, route: int) -> int:
        why = cannot_act_on(s, route) if s.phase == Phase.ACT else no_such_route(s, route)
        if why != 0:
            return why
        if (s.here[s.seat * 2 + kind] >> route) & 1 == 0:
            return refuse(Why.NOT_YOURS, kind=kind, route=route)
        if (s.moved_to[kind] >> route) & 1 == 1:
            return refuse(Why.MOVED_THERE, kind=kind, route=route)
        if moves_left(s) == 0:
            return refuse(Why.TRADE_LAST)
        return refuse(Why.NO_PLACE_TO_MOVE) if (movable(s, kind) >> route) & 1 == 0 else 0

    @staticmethod
    def apply(s: State, kind: int, route: int) -> None:
        if s.phase == Phase.ACT:
            begin_moving(s, kind, route)
        else:
            lift_to_move(s, kind, route)


class Set(OnRoad):
    """Where the piece in hand goes."""

    asked_in = (Phase.SET,)

    @staticmethod
    def choices(s: State) -> Iterator[int]:
        yield from bits(set_down_routes(s, s.held & 1))

    @staticmethod
    def refusal(s: State, route: int) -> int:
        return cannot_set_down(s, route) or route_full(s, route)

    apply = staticmethod(set_down)


class Trade(InTurn):
    """Set down in place of an own piece of the other kind, which is then in hand."""

    route = ROUTE
    asked_in = (Phase.SET,)
    points_at = staticmethod(lambda s, route: standing(s, route, s.held ^ 1))

    @staticmethod
    def choices(s: State) -> Iterator[int]:
        yield from bits(trade_routes(s, s.held & 1))

    @staticmethod
    def refusal(s: State, route: int) -> int:
        why = cannot_set_down(s, route)
        if why != 0:
            return why
        other = 1 - (s.held & 1)
        if s.free[route] > 0:
            return refuse(Why.TRADE_FREE, route=route)
        if (s.here[s.seat * 2 + other] >> route) & 1 == 0:
            return refuse(Why.TRADE_NONE, kind=other, route=route)
        if s.moves == 0:
            return refuse(Why.TRADE_LAST)
        if (s.moved_to[other] >> route) & 1 == 1:
            return refuse(Why.MOVED_THERE, kind=other, route=route)
        return refuse(Why.TRADE_NOWHERE) if set_down_routes(s, other) == 0 else 0

    apply = staticmethod(trade)
