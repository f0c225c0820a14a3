"""Markers: used between actions, drawn and placed at the end of the turn that won them."""

from __future__ import annotations

from kontor.kernel import Actions, below, rule, say

from .cities import has_room
from .components import (
    DEVELOP,
    EXTRA_OFFICE,
    MARKERS,
    N_CITIES,
    N_ROUTES,
    NEUTRAL,
    ON_BOARD,
    OWNERS,
    REMOVALS,
    SWAP,
    TRACKS,
    TRADER,
)
from .establishing import can_develop, spend, usable
from .spaces import lift, list_routes, occupied, put
from .state import DEVELOP as TO_DEVELOP
from .state import (
    DONE,
    E_DRAW,
    E_MARK,
    E_MORE,
    E_NEUTRAL_JOINS,
    E_REMOVE,
    E_SWAP,
    E_USE,
    E_WAIT,
    MARK,
    SWAP_OWN,
    TO_SWAP,
    USE,
    Phase,
    State,
)
from .state import REMOVE as TO_REMOVE
from .tables import EVERY_ROUTE, MORE_ACTIONS, ROUTE_A, ROUTE_B

N_MARKERS = len(MARKERS)
N_TRACKS = len(TRACKS)
PAIRS = 3


# ---- using ----
@rule
def can_use(s: State, marker: int) -> bool:
    """Between actions; the extra office is used while building, and swap and develop need something to work on."""
    if marker == EXTRA_OFFICE or not usable(s, marker):
        return False
    if marker == SWAP:
        return can_swap_any(s)
    if marker == DEVELOP:
        for track in range(N_TRACKS):
            if can_develop(s, track):
                return True
        return False
    return True


@rule
def list_markers(s: State, out: Actions, n: int) -> int:
    for marker in range(N_MARKERS):
        if can_use(s, marker):
            out[n] = USE + marker
            n += 1
    return n


@rule
def can_use_any(s: State) -> bool:
    for marker in range(N_MARKERS):
        if can_use(s, marker):
            return True
    return False


@rule
def use_marker(s: State, marker: int) -> None:
    spend(s, marker)
    say(E_USE, s.seat, marker)
    more = MORE_ACTIONS[marker]
    if more > 0:
        s.actions += more
        say(E_MORE, s.seat, more)
    elif marker == DEVELOP:
        s.phase = Phase.DEVELOP
    elif marker == SWAP:
        s.phase = Phase.SWAP
    else:
        s.moves = REMOVALS
        s.phase = Phase.REMOVE


# ---- develop ----
@rule
def list_developments(s: State, out: Actions) -> int:
    n = 0
    for track in range(N_TRACKS):
        if can_develop(s, track):
            out[n] = TO_DEVELOP + track
            n += 1
    return n


@rule
def only_development(s: State) -> int:
    """The track that can be developed if there is just one, else -1."""
    only = -1
    for track in range(N_TRACKS):
        if can_develop(s, track):
            if only >= 0:
                return -1
            only = track
    return only


# ---- swap ----
@rule
def can_swap(s: State, city: int, slot: int) -> bool:
    """Two neighbouring offices on printed slots; by option one of them must be the seat's own."""
    if slot + 1 >= s.offices[city]:
        return False
    mine = s.office[city][slot] >> 1 == s.seat or s.office[city][slot + 1] >> 1 == s.seat
    return mine or s.options[SWAP_OWN] == 0


@rule
def can_swap_any(s: State) -> bool:
    for city in range(N_CITIES):
        for slot in range(s.offices[city] - 1):
            if can_swap(s, city, slot):
                return True
    return False


@rule
def list_swaps(s: State, out: Actions) -> int:
    n = 0
    for city in range(N_CITIES):
        for slot in range(s.offices[city] - 1):
            if can_swap(s, city, slot):
                out[n] = TO_SWAP + city * PAIRS + slot
                n += 1
    return n


@rule
def only_swap(s: State) -> int:
    """The pair of offices (city * PAIRS + slot) that can be swapped if there is just one, else -1."""
    only = -1
    for city in range(N_CITIES):
        for slot in range(s.offices[city] - 1):
            if can_swap(s, city, slot):
                if only >= 0:
                    return -1
                only = city * PAIRS + slot
    return only


@rule
def swap(s: State, city: int, slot: int) -> None:
    """Shapes and colours do not matter; no coin is paid."""
    left = s.office[city][slot]
    s.office[city][slot] = s.office[city][slot + 1]
    s.office[city][slot + 1] = left
    say(E_SWAP, s.seat, city, left >> 1, s.office[city][slot] >> 1)


# ---- remove up to three ----
@rule
def list_removals(s: State, out: Actions) -> int:
    n = 0
    for piece in range(OWNERS * 2):
        n = list_routes(out, n, TO_REMOVE + piece * N_ROUTES, s.here[piece])
    out[n] = DONE
    return n + 1


@rule
def remove(s: State, piece: int, route: int) -> None:
    """From any route, of any owner, to the owner's personal supply."""
    lift(s, piece, route)
    owner = piece >> 1
    if owner != NEUTRAL:
        s.players[owner].supply[piece & 1] += 1
    s.moves -= 1
    say(E_REMOVE, s.seat, owner, piece & 1, route)


# ---- drawing and placing ----
@rule
def pile_size(s: State) -> int:
    n = 0
    for marker in range(N_MARKERS):
        n += s.pile[marker]
    return n


@rule
def draw(s: State) -> None:
    """The next marker of the pile, by chance."""
    k = below(s.rng, pile_size(s))
    marker = 0
    while k >= s.pile[marker]:
        k -= s.pile[marker]
        marker += 1
    s.pile[marker] -= 1
    s.drawn = marker
    s.owed -= 1
    say(E_DRAW, s.seat, marker)


@rule
def fit_for_marker(s: State) -> int:
    """Routes without pieces and marker, one of whose cities has room."""
    routes = EVERY_ROUTE[s.side] & ~occupied(s)
    for route in range(N_ROUTES):
        bit = 1 << route
        if routes & bit != 0 and (
            s.marker[route] >= 0 or not (has_room(s, ROUTE_A[route]) or has_room(s, ROUTE_B[route]))
        ):
            routes ^= bit
    return routes


@rule
def list_marks(s: State, out: Actions) -> int:
    return list_routes(out, 0, MARK, fit_for_marker(s))


@rule
def mark(s: State, route: int) -> None:
    s.marker[route] = s.drawn
    say(E_MARK, s.seat, s.drawn, route)
    s.drawn = -1
    if s.seats == 2:
        put(s, NEUTRAL * 2 + TRADER, route)
        say(E_NEUTRAL_JOINS, route)


@rule
def keep_waiting(s: State) -> None:
    """No route is fit: the marker is tried again at the end of later turns."""
    say(E_WAIT, s.drawn)
    k = 0
    while s.waiting[k] >= 0:
        k += 1
    s.waiting[k] = s.drawn
    s.drawn = -1


@rule
def take_waiting(s: State) -> None:
    s.drawn = s.waiting[0]
    for k in range(ON_BOARD - 1):
        s.waiting[k] = s.waiting[k + 1]
    s.waiting[ON_BOARD - 1] = -1
