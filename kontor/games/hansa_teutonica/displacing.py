"""Displacing a piece, and the owner's reply in the middle of another player's turn."""

from __future__ import annotations

from kontor.kernel import lowest, refuse, rule, say

from .components import MERCHANT, NEUTRAL, TRADER
from .spaces import exchange, how_many, lift, nearest_free, put, routes_filled_by, routes_with
from .state import Event, Phase, State, Why

STOCK, SUPPLY, BOARD = range(3)  # where extra pieces come from


# ---- the action ----
@rule
def displace(s: State, piece: int, route: int) -> None:
    s.actions -= 1
    s.victim = piece
    s.route = route
    s.price = 1 + (piece & 1)
    s.phase = Phase.REPLACE


@rule
def replace(s: State, kind: int) -> None:
    """The own piece takes the very space of the displaced one."""
    s.players[s.seat].supply[kind] -= 1
    exchange(s, s.victim, s.seat * 2 + kind, s.route)
    say(Event.DISPLACE, s.seat, s.victim >> 1, s.victim & 1, s.route)
    say(Event.REPLACE, s.seat, kind)
    s.phase = Phase.PAY


@rule
def fewest_merchants_paid(s: State) -> int:
    return max(0, s.price - s.players[s.seat].supply[TRADER])


@rule
def most_merchants_paid(s: State) -> int:
    return min(s.price, s.players[s.seat].supply[MERCHANT])


@rule
def pay(s: State, merchants: int) -> None:
    """Any own pieces, from the personal supply to the general one. Then the displaced player is asked."""
    p = s.players[s.seat]
    p.supply[MERCHANT] -= merchants
    p.stock[MERCHANT] += merchants
    p.supply[TRADER] -= s.price - merchants
    p.stock[TRADER] += s.price - merchants
    say(Event.PAY, s.seat, s.price - merchants, merchants)
    s.extras = s.price
    s.price = 0
    s.settled = 0
    s.turns += 1
    owner = s.victim >> 1
    s.seat = 1 - s.active if owner == NEUTRAL else owner  # two players: the opponent moves neutral pieces
    s.phase = Phase.RELOCATE


# ---- the reply ----
@rule
def source(s: State) -> int:
    """Where the next extra piece comes from; -1 if there is none anywhere."""
    owner = s.victim >> 1
    if owner == NEUTRAL:
        return STOCK  # taken to be without limit
    p = s.players[owner]
    if p.stock[TRADER] + p.stock[MERCHANT] > 0:
        return STOCK
    if p.supply[TRADER] + p.supply[MERCHANT] > 0:
        return SUPPLY
    return BOARD if routes_with(s, owner) != 0 else -1


@rule
def source_has(s: State, origin: int, kind: int) -> bool:
    owner = s.victim >> 1
    if owner == NEUTRAL:
        return kind == TRADER
    if origin == STOCK:
        return s.players[owner].stock[kind] > 0
    if origin == SUPPLY:
        return s.players[owner].supply[kind] > 0
    return s.here[owner * 2 + kind] != 0


@rule
def may_come_now(s: State, kind: int) -> bool:
    """The order is free. But the last extra of the displaced piece's own kind comes after it: that is the same."""
    return s.settled == 1 or s.extras > 1 or kind != s.victim & 1


@rule
def leaves_room(s: State) -> bool:
    """An extra piece set down before the displaced one must leave a space for it."""
    elsewhere = s.free_routes & ~(1 << s.route)
    return s.settled == 1 or how_many(elsewhere) > 1 or (elsewhere != 0 and s.free[lowest(elsewhere)] > 1)


@rule
def liftable(s: State, kind: int) -> int:
    """Routes from which an extra piece can be taken (lifting makes room, but not on the displaced piece's route)."""
    routes = s.here[(s.victim >> 1) * 2 + kind]
    if s.free_routes & ~(1 << s.route) == 0 or not leaves_room(s):
        routes &= ~(1 << s.route)
    return routes


@rule
def no_room_for_extra(s: State) -> int:
    """Lifting makes room, but not on the route of the displaced piece."""
    return refuse(Why.EXTRA_LAST_SPACE) if s.settled == 0 else refuse(Why.EXTRA_NOWHERE, route=s.route)


@rule
def no_extra(s: State, kind: int) -> int:
    """Why no extra piece of a kind may be set down now, wherever it goes."""
    origin = source(s)
    if s.extras == 0 or origin < 0:
        return refuse(Why.EXTRA_NONE)
    if not source_has(s, origin, kind):
        return refuse(Why.EXTRA_LACKS, kind=kind, source=origin)
    if not may_come_now(s, kind):
        return refuse(Why.EXTRA_AFTER, kind=kind)
    if origin == BOARD:
        return refuse(Why.EXTRA_LIFT) if liftable(s, kind) != 0 else no_room_for_extra(s)
    return 0 if leaves_room(s) else no_room_for_extra(s)


@rule
def cannot_go_there(s: State, route: int) -> int:
    """Displaced and extra pieces go to one of the nearest routes with an empty space."""
    if (nearest_free(s, s.route) >> route) & 1 == 1:
        return 0
    if route == s.route:
        return refuse(Why.SETTLE_ROUTE, route=route)
    return refuse(Why.ROUTE_FULL if s.free[route] == 0 else Why.NOT_NEAREST, route=route)


@rule
def settle(s: State, route: int) -> None:
    """The displaced piece goes to one of the nearest routes with an empty space."""
    put(s, s.victim, route)
    s.settled = 1
    say(Event.SETTLE, s.seat, s.victim >> 1, s.victim & 1, route)
    note_neutral(s, s.victim >> 1, route)


@rule
def add_extra(s: State, kind: int, route: int) -> None:
    """An extra piece, from where extra pieces come, goes there."""
    owner = s.victim >> 1
    origin = BOARD if s.held >= 0 else source(s)
    if owner != NEUTRAL and origin == STOCK:
        s.players[owner].stock[kind] -= 1
    elif owner != NEUTRAL and origin == SUPPLY:
        s.players[owner].supply[kind] -= 1
    s.held = -1
    s.held_from = -1
    s.extras -= 1
    put(s, owner * 2 + kind, route)
    say(Event.EXTRA, owner, kind, route, origin)
    s.phase = Phase.RELOCATE
    note_neutral(s, owner, route)


@rule
def lift_extra(s: State, kind: int, route: int) -> None:
    """Both supplies are empty: an own piece on a route is the extra one."""
    piece = (s.victim >> 1) * 2 + kind
    lift(s, piece, route)
    s.held = piece
    s.held_from = route
    s.phase = Phase.LIFTED


@rule
def note_neutral(s: State, owner: int, route: int) -> None:
    """Two players: a route full of neutral traders is established at once, even before the reply is finished."""
    if owner == NEUTRAL and (routes_filled_by(s, NEUTRAL) >> route) & 1 == 1:
        s.neutral_route = route


@rule
def end_relocation(s: State) -> None:
    """Back to the player whose turn it is."""
    s.victim = -1
    s.route = -1
    s.settled = 0
    s.extras = 0
    s.turns += 1
    s.seat = s.active
