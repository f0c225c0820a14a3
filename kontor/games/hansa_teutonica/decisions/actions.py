"""Actions of a turn: income, a piece on a route, a piece displaced; and the word that there is no more."""

from __future__ import annotations

from collections.abc import Iterator

from kontor.kernel import Domain, bits, refuse, rule, say

from ..components import BAGS, MERCHANT, OWNERS, TRADER
from ..displacing import displace, end_relocation
from ..establishing import take_nothing
from ..flow import end_action
from ..ids import road
from ..moving import end_moving
from ..spaces import put
from ..state import KIND, ROUTE, Event, Phase, State, Why
from ..tables import TRACK_VALUE
from .asking import InTurn, OnPiece, cannot_act_on, not_standing, route_full, supply_lacks


@rule
def income_size(s: State) -> int:
    """As many pieces as the bags show, or all there are."""
    p = s.players[s.seat]
    return min(TRACK_VALUE[BAGS][p.level[BAGS]], p.stock[TRADER] + p.stock[MERCHANT])


@rule
def fewest_merchants_taken(s: State) -> int:
    return max(0, income_size(s) - s.players[s.seat].stock[TRADER])


@rule
def most_merchants_taken(s: State) -> int:
    """-1 if there is nothing to take."""
    size = income_size(s)
    return min(size, s.players[s.seat].stock[MERCHANT]) if size > 0 else -1


class Income(InTurn):
    """Take pieces from the general to the personal supply; how many of them are merchants?"""

    count = Domain("count", "01234")
    asked_in = (Phase.ACT,)

    @staticmethod
    def choices(s: State) -> Iterator[int]:
        if s.actions > 0:
            yield from range(fewest_merchants_taken(s), most_merchants_taken(s) + 1)

    @staticmethod
    def refusal(s: State, count: int) -> int:
        if s.actions == 0:
            return refuse(Why.NO_ACTIONS)
        if income_size(s) == 0:
            return refuse(Why.INCOME_EMPTY)
        if count > most_merchants_taken(s):
            return refuse(Why.INCOME_MOST, count=most_merchants_taken(s))
        if count < fewest_merchants_taken(s):
            return refuse(Why.INCOME_FEWEST, count=fewest_merchants_taken(s))
        return 0

    @staticmethod
    def apply(s: State, count: int) -> None:
        p = s.players[s.seat]
        traders = income_size(s) - count
        p.stock[TRADER] -= traders
        p.supply[TRADER] += traders
        p.stock[MERCHANT] -= count
        p.supply[MERCHANT] += count
        s.actions -= 1
        say(Event.INCOME, s.seat, traders, count)


class Place(InTurn):
    """A piece of the personal supply goes to an empty space."""

    kind = KIND
    route = ROUTE
    asked_in = (Phase.ACT,)
    points_at = staticmethod(lambda s, kind, route: road(s, route))

    @staticmethod
    def choices(s: State) -> Iterator[tuple[int, int]]:
        if s.actions > 0:
            for kind in range(2):
                if s.players[s.seat].supply[kind] > 0:
                    for route in bits(s.free_routes):
                        yield kind, route

    @staticmethod
    def refusal(s: State, kind: int, route: int) -> int:
        return cannot_act_on(s, route) or supply_lacks(s, kind) or route_full(s, route)

    @staticmethod
    def apply(s: State, kind: int, route: int) -> None:
        s.players[s.seat].supply[kind] -= 1
        put(s, s.seat * 2 + kind, route)
        s.actions -= 1
        say(Event.PLACE, s.seat, kind, route)


class Displace(OnPiece):
    """Displace any piece of another owner on a route: a trader for one more piece, a merchant for two more."""

    asked_in = (Phase.ACT,)

    @staticmethod
    def choices(s: State) -> Iterator[tuple[int, int, int]]:
        p = s.players[s.seat]
        hand = p.supply[TRADER] + p.supply[MERCHANT]
        free = s.free_routes
        if s.actions > 0 and hand >= 2 and free != 0:
            routes = ~free if free & (free - 1) == 0 else -1  # the displaced piece must find a space on another route
            for owner in range(OWNERS):
                for kind in range(2):
                    if owner != s.seat and hand >= 2 + kind:
                        for route in bits(s.here[owner * 2 + kind] & routes):
                            yield owner, kind, route

    @staticmethod
    def refusal(s: State, owner: int, kind: int, route: int) -> int:
        why = cannot_act_on(s, route)
        if why != 0:
            return why
        if owner == s.seat:
            return refuse(Why.OWN_PIECE, kind=kind, route=route)
        why = not_standing(s, owner, kind, route)
        if why != 0:
            return why
        p = s.players[s.seat]
        if p.supply[TRADER] + p.supply[MERCHANT] < 2 + kind:
            return refuse(Why.DISPLACE_COSTS, count=2 + kind)
        return refuse(Why.NOWHERE_TO_GO) if s.free_routes & ~(1 << route) == 0 else 0

    @staticmethod
    def apply(s: State, owner: int, kind: int, route: int) -> None:
        displace(s, owner * 2 + kind, route)


class Done(InTurn):
    """No more: no further action, extra piece, piece moved or removed; or no reward."""

    asked_in = (Phase.ACT, Phase.RELOCATE, Phase.MOVE, Phase.REWARD, Phase.REMOVE)

    @staticmethod
    def refusal(s: State) -> int:
        return refuse(Why.SETTLE_FIRST) if s.phase == Phase.RELOCATE and s.settled == 0 else 0

    @staticmethod
    def apply(s: State) -> None:
        if s.phase == Phase.ACT:
            s.actions = 0
            s.phase = Phase.MARK
        elif s.phase == Phase.RELOCATE:
            end_relocation(s)
            end_action(s)
        elif s.phase == Phase.MOVE:
            end_moving(s)
        elif s.phase == Phase.REMOVE:
            s.moves = 0
            s.phase = Phase.ACT
        else:
            take_nothing(s)
            end_action(s)
