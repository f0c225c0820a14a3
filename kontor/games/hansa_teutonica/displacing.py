"""Displacing a piece, and the owner's reply in the middle of another player's turn."""

from __future__ import annotations

from kontor.kernel import Actions, lowest, rule, say

from .components import MERCHANT, N_ROUTES, NEUTRAL, OWNERS, TRADER
from .spaces import exchange, how_many, lift, list_routes, nearest_free, put, routes_filled_by, routes_with
from .state import (
    DISPLACE,
    DONE,
    E_DISPLACE,
    E_EXTRA,
    E_PAY,
    E_REPLACE,
    E_SETTLE,
    EXTRA,
    LIFT,
    PAY,
    SETTLE,
    WITH,
    Phase,
    State,
)

STOCK, SUPPLY, BOARD = range(3)  # where extra pieces come from


# ---- the action ----
@rule
def list_displacements(s: State, out: Actions, n: int) -> int:
    """Any piece of another owner on a route: a trader for one more piece, a merchant for two more."""
    p = s.players[s.seat]
    hand = p.supply[TRADER] + p.supply[MERCHANT]
    if hand < 2:
        return n
    for piece in range(OWNERS * 2):
        if piece >> 1 != s.seat and hand >= 2 + (piece & 1):
            routes = s.here[piece]
            if how_many(s.free_routes) == 1:  # the displaced piece must find a space on another route
                routes &= ~s.free_routes
            elif s.free_routes == 0:
                routes = 0
            n = list_routes(out, n, DISPLACE + piece * N_ROUTES, routes)
    return n


@rule
def displace(s: State, piece: int, route: int) -> None:
    s.actions -= 1
    s.victim = piece
    s.route = route
    s.price = 1 + (piece & 1)
    s.phase = Phase.REPLACE


@rule
def can_replace(s: State, kind: int) -> bool:
    return s.players[s.seat].supply[kind] > 0


@rule
def list_replacements(s: State, out: Actions) -> int:
    n = 0
    for kind in range(2):
        if can_replace(s, kind):
            out[n] = WITH + kind
            n += 1
    return n


@rule
def replace(s: State, kind: int) -> None:
    """The own piece takes the very space of the displaced one."""
    s.players[s.seat].supply[kind] -= 1
    exchange(s, s.victim, s.seat * 2 + kind, s.route)
    say(E_DISPLACE, s.seat, s.victim >> 1, s.victim & 1, s.route)
    say(E_REPLACE, s.seat, kind)
    s.phase = Phase.PAY


@rule
def fewest_merchants_paid(s: State) -> int:
    return max(0, s.price - s.players[s.seat].supply[TRADER])


@rule
def most_merchants_paid(s: State) -> int:
    return min(s.price, s.players[s.seat].supply[MERCHANT])


@rule
def list_payments(s: State, out: Actions) -> int:
    n = 0
    for merchants in range(fewest_merchants_paid(s), most_merchants_paid(s) + 1):
        out[n] = PAY + merchants
        n += 1
    return n


@rule
def pay(s: State, merchants: int) -> None:
    """Any own pieces, from the personal supply to the general one. Then the displaced player is asked."""
    p = s.players[s.seat]
    p.supply[MERCHANT] -= merchants
    p.stock[MERCHANT] += merchants
    p.supply[TRADER] -= s.price - merchants
    p.stock[TRADER] += s.price - merchants
    say(E_PAY, s.seat, s.price - merchants, merchants)
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
def can_add(s: State) -> bool:
    """Is there an extra piece that may be placed now, and a space for it?"""
    if s.extras == 0:
        return False
    origin = source(s)
    if origin < 0:
        return False
    room = leaves_room(s) and nearest_free(s, s.route) != 0
    for kind in range(2):
        if may_come_now(s, kind):
            if origin == BOARD and liftable(s, kind) != 0:
                return True
            if origin != BOARD and room and source_has(s, origin, kind):
                return True
    return False


@rule
def list_relocations(s: State, out: Actions) -> int:
    n = 0
    routes = nearest_free(s, s.route)
    if s.settled == 0:
        n = list_routes(out, n, SETTLE, routes)
    if s.extras > 0:
        origin = source(s)
        if origin == BOARD:
            for kind in range(2):
                if may_come_now(s, kind):
                    n = list_routes(out, n, LIFT + kind * N_ROUTES, liftable(s, kind))
        elif origin >= 0 and leaves_room(s):
            for kind in range(2):
                if source_has(s, origin, kind) and may_come_now(s, kind):
                    n = list_routes(out, n, EXTRA + kind * N_ROUTES, routes)
    if s.settled == 1:
        out[n] = DONE
        n += 1
    return n


@rule
def list_lifted(s: State, out: Actions) -> int:
    return list_routes(out, 0, EXTRA + (s.held & 1) * N_ROUTES, nearest_free(s, s.route))


@rule
def settle(s: State, route: int) -> None:
    """The displaced piece goes to one of the nearest routes with an empty space."""
    put(s, s.victim, route)
    s.settled = 1
    say(E_SETTLE, s.seat, s.victim >> 1, s.victim & 1, route)
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
    say(E_EXTRA, owner, kind, route, origin)
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
