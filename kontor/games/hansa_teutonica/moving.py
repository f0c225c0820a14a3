"""Moving own pieces.

The rule book has all lifted, then all set down. Here they go one by one, and outcomes are the same: a piece may take
the place of an own piece of the other kind, which is then in hand. No piece is set down where one of its kind was
lifted in the same action, and none is lifted where one of its kind was set down: that would only go round in circles.
"""

from __future__ import annotations

from kontor.kernel import bits, rule, say

from .components import BOOK
from .spaces import exchange, how_many, lift, put
from .state import Event, Phase, State
from .tables import TRACK_VALUE


@rule
def moves_left(s: State) -> int:
    """Pieces that may still be taken in hand: the book's value before the first one."""
    return TRACK_VALUE[BOOK][s.players[s.seat].level[BOOK]] if s.phase == Phase.ACT else s.moves


@rule
def movable(s: State, kind: int) -> int:
    """Routes from which a piece of that kind can be taken, so that it has somewhere to go."""
    routes = s.here[s.seat * 2 + kind] & ~s.moved_to[kind]
    spaces = set_down_routes(s, kind)
    if how_many(spaces) > 1 or routes == 0:
        return routes
    out = 0  # the board is all but full
    for route in bits(routes):
        bit = 1 << route
        if spaces & ~bit != 0 or can_trade_from(s, kind, bit):
            out |= bit
    return out


@rule
def set_down_routes(s: State, kind: int) -> int:
    return s.free_routes & ~s.moved_from[kind]


@rule
def tradable(s: State, kind: int) -> int:
    """Full routes with an own piece of the other kind that may still be moved."""
    other = 1 - kind
    return s.here[s.seat * 2 + other] & ~s.free_routes & ~s.moved_to[other] & ~s.moved_from[kind]


@rule
def can_trade_from(s: State, kind: int, bit: int) -> bool:
    """With no space to go to, a piece taken from a route may still trade places with one of the other kind."""
    spaces = (s.free_routes | bit) & ~s.moved_from[1 - kind]
    return moves_left(s) > 1 and tradable(s, kind) & ~bit != 0 and spaces != 0


@rule
def trade_routes(s: State, kind: int) -> int:
    """Where the piece in hand can take the place of one of the other kind, which then has somewhere to go."""
    if s.moves == 0 or set_down_routes(s, 1 - kind) == 0:
        return 0
    return tradable(s, kind)


@rule
def begin_moving(s: State, kind: int, route: int) -> None:
    s.actions -= 1
    s.moves = moves_left(s)
    lift_to_move(s, kind, route)


@rule
def lift_to_move(s: State, kind: int, route: int) -> None:
    piece = s.seat * 2 + kind
    lift(s, piece, route)
    s.moves -= 1
    s.moved_from[kind] |= 1 << route
    s.held = piece
    s.held_from = route
    s.phase = Phase.SET


@rule
def set_down(s: State, route: int) -> None:
    put(s, s.held, route)
    note_set_down(s, route)
    s.held = -1
    s.held_from = -1
    s.phase = Phase.MOVE


@rule
def trade(s: State, route: int) -> None:
    """The piece in hand takes the very space of one of the other kind."""
    other = s.held ^ 1
    exchange(s, other, s.held, route)
    note_set_down(s, route)
    s.moves -= 1
    s.moved_from[other & 1] |= 1 << route
    s.held = other
    s.held_from = route


@rule
def note_set_down(s: State, route: int) -> None:
    s.moved_to[s.held & 1] |= 1 << route
    say(Event.MOVE, s.seat, s.held & 1, s.held_from, route)


@rule
def end_moving(s: State) -> None:
    s.phase = Phase.ACT
    s.moves = 0
    for kind in range(2):
        s.moved_from[kind] = 0
        s.moved_to[kind] = 0
