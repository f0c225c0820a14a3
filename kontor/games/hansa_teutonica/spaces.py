"""Pieces on routes: setting down, lifting, and the sets of routes that follow, kept as bits."""

from __future__ import annotations

from kontor.kernel import bits, rule

from .components import OWNERS
from .state import State
from .tables import BESIDE, SPACES

N_PIECES = OWNERS * 2


@rule
def put(s: State, piece: int, route: int) -> None:
    """A piece goes to the first empty space."""
    for k in range(SPACES[s.side][route]):
        if s.post[route][k] < 0:
            s.post[route][k] = piece
            s.free[route] -= 1
            s.here[piece] |= 1 << route
            if s.free[route] == 0:
                s.free_routes &= ~(1 << route)
            return


@rule
def lift(s: State, piece: int, route: int) -> None:
    """One such piece leaves the route."""
    exchange(s, piece, -1, route)
    s.free[route] += 1
    s.free_routes |= 1 << route


@rule
def exchange(s: State, piece: int, other: int, route: int) -> None:
    """Another piece (-1: none) takes the very space of the first such piece."""
    left = 0
    found = False
    for k in range(SPACES[s.side][route]):
        if s.post[route][k] == piece:
            if found:
                left += 1
            else:
                s.post[route][k] = other
                found = True
    if left == 0:
        s.here[piece] &= ~(1 << route)
    if other >= 0:
        s.here[other] |= 1 << route


@rule
def clear_route(s: State, route: int) -> None:
    """All pieces leave a route; the caller says where they go."""
    spaces = SPACES[s.side][route]
    for k in range(spaces):
        piece = s.post[route][k]
        if piece >= 0:
            s.here[piece] &= ~(1 << route)
            s.post[route][k] = -1
    s.free[route] = spaces
    s.free_routes |= 1 << route


@rule
def count_on(s: State, piece: int, route: int) -> int:
    n = 0
    for k in range(SPACES[s.side][route]):
        n += s.post[route][k] == piece
    return n


@rule
def routes_with(s: State, seat: int) -> int:
    """Routes on which a seat has pieces."""
    return s.here[seat * 2] | s.here[seat * 2 + 1]


@rule
def routes_with_others(s: State, seat: int) -> int:
    """Routes on which anybody else has pieces."""
    others = 0
    for piece in range(N_PIECES):
        if piece >> 1 != seat:
            others |= s.here[piece]
    return others


@rule
def routes_filled_by(s: State, seat: int) -> int:
    """Routes whose spaces are all taken by one owner."""
    return routes_with(s, seat) & ~routes_with_others(s, seat) & ~s.free_routes


@rule
def occupied(s: State) -> int:
    """Routes with any piece."""
    out = 0
    for piece in range(N_PIECES):
        out |= s.here[piece]
    return out


@rule
def nearest_free(s: State, route: int) -> int:
    """The nearest routes with an empty space: those beside the route, or beside these, and so on; never itself."""
    ring = BESIDE[s.side][route]
    seen = ring | (1 << route)
    while ring & s.free_routes == 0 and ring != 0:
        further = 0
        for other in bits(ring):
            further |= BESIDE[s.side][other]
        ring = further & ~seen
        seen |= ring
    return ring & s.free_routes


@rule
def how_many(routes: int) -> int:
    """Size of a set, as far as it matters: 0, 1, or 2 for more."""
    if routes == 0:
        return 0
    return 1 if routes & (routes - 1) == 0 else 2
