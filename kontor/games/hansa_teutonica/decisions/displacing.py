"""Displacing: which piece takes the space and what is paid; then where the displaced and the extra pieces go."""

from __future__ import annotations

from collections.abc import Iterator

from kontor.kernel import Domain, bits, refuse

from ..components import NEUTRAL
from ..displacing import (
    BOARD,
    add_extra,
    cannot_go_there,
    fewest_merchants_paid,
    lift_extra,
    liftable,
    may_come_now,
    most_merchants_paid,
    no_extra,
    no_room_for_extra,
    pay,
    replace,
    settle,
    source,
)
from ..ids import road, standing
from ..spaces import nearest_free
from ..state import KIND, ROUTE, Phase, State, Why
from .asking import InTurn, OnRoad, no_such_route, supply_lacks


class With(InTurn):
    """Which own piece takes the space."""

    kind = KIND
    asked_in = (Phase.REPLACE,)

    refusal = staticmethod(supply_lacks)

    apply = staticmethod(replace)


class Pay(InTurn):
    """How many of the pieces paid are merchants."""

    count = Domain("count", "012")
    asked_in = (Phase.PAY,)

    @staticmethod
    def refusal(s: State, count: int) -> int:
        if count > most_merchants_paid(s):
            return refuse(Why.PAY_MOST, count=most_merchants_paid(s))
        if count < fewest_merchants_paid(s):
            return refuse(Why.PAY_FEWEST, count=fewest_merchants_paid(s))
        return 0

    apply = staticmethod(pay)


class Settle(OnRoad):
    """Where the displaced piece goes."""

    asked_in = (Phase.RELOCATE,)

    @staticmethod
    def choices(s: State) -> Iterator[int]:
        if s.settled == 0:
            yield from bits(nearest_free(s, s.route))

    @staticmethod
    def refusal(s: State, route: int) -> int:
        return no_such_route(s, route) or (refuse(Why.SETTLED_ALREADY) if s.settled == 1 else cannot_go_there(s, route))

    apply = staticmethod(settle)


class Extra(InTurn):
    """Where an extra piece goes: one of the supplies, or one just lifted from the board."""

    kind = KIND
    route = ROUTE
    asked_in = (Phase.RELOCATE, Phase.LIFTED)
    points_at = staticmethod(lambda s, kind, route: road(s, route))

    @staticmethod
    def choices(s: State) -> Iterator[tuple[int, int]]:
        for kind in range(2):
            if kind == s.held & 1 if s.phase == Phase.LIFTED else no_extra(s, kind) == 0:
                for route in bits(nearest_free(s, s.route)):
                    yield kind, route

    @staticmethod
    def refusal(s: State, kind: int, route: int) -> int:
        why = no_such_route(s, route)
        if why == 0 and s.phase == Phase.LIFTED and kind != s.held & 1:
            why = refuse(Why.EXTRA_OTHER, kind=s.held & 1)
        if why == 0 and s.phase == Phase.RELOCATE:
            why = no_extra(s, kind)
        return why if why != 0 else cannot_go_there(s, route)

    apply = staticmethod(add_extra)


class Lift(InTurn):
    """Both supplies are empty: an own piece on a route is the extra one."""

    kind = KIND
    route = ROUTE
    asked_in = (Phase.RELOCATE,)
    points_at = staticmethod(lambda s, kind, route: standing(s, route, s.victim & -2 | kind))

    @staticmethod
    def choices(s: State) -> Iterator[tuple[int, int]]:
        if s.extras > 0 and source(s) == BOARD:
            for kind in range(2):
                if may_come_now(s, kind):
                    for route in bits(liftable(s, kind)):
                        yield kind, route

    @staticmethod
    def refusal(s: State, kind: int, route: int) -> int:
        why = no_such_route(s, route)
        if why != 0:
            return why
        if s.extras == 0 or source(s) < 0:
            return refuse(Why.EXTRA_NONE)
        if s.victim >> 1 == NEUTRAL:
            return refuse(Why.LIFT_NEUTRAL)
        if source(s) != BOARD:
            return refuse(Why.LIFT_NOT_YET)
        if (s.here[(s.victim >> 1) * 2 + kind] >> route) & 1 == 0:
            return refuse(Why.NOT_YOURS, kind=kind, route=route)
        if not may_come_now(s, kind):
            return refuse(Why.EXTRA_AFTER, kind=kind)
        return 0 if (liftable(s, kind) >> route) & 1 == 1 else no_room_for_extra(s)

    apply = staticmethod(lift_extra)
