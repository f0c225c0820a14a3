"""Markers: used between actions, drawn and placed at the end of the turn that won them."""

from __future__ import annotations

from kontor.kernel import below, bits, refuse, rule, say

from .cities import has_room
from .components import (
    DEVELOP,
    EXTRA_OFFICE,
    N_CITIES,
    N_MARKERS,
    N_TRACKS,
    NEUTRAL,
    ON_BOARD,
    REMOVALS,
    SWAP,
    TRADER,
)
from .establishing import can_develop, spend
from .spaces import lift, occupied, put
from .state import Event, Option, Phase, State, Why
from .tables import EVERY_ROUTE, MORE_ACTIONS, ROUTE_A, ROUTE_B


# ---- using ----
@rule
def cannot_use(s: State, marker: int) -> int:
    """Between actions; the extra office is used while building, and swap and develop need something to work on."""
    if s.players[s.seat].markers[marker] == 0:
        return refuse(Why.NO_MARKER, marker=marker)
    if marker == EXTRA_OFFICE:
        return refuse(Why.MARKER_WHEN_BUILDING)
    if marker == SWAP and not can_swap_any(s):
        return refuse(Why.MARKER_NO_PAIR)
    if marker == DEVELOP and not can_develop_any(s):
        return refuse(Why.MARKER_ALL_DEVELOPED)
    return 0


@rule
def can_use_any(s: State) -> bool:
    for marker in range(N_MARKERS):
        if cannot_use(s, marker) == 0:
            return True
    return False


@rule
def use_marker(s: State, marker: int) -> None:
    spend(s, marker)
    say(Event.USE, s.seat, marker)
    more = MORE_ACTIONS[marker]
    if more > 0:
        s.actions += more
        say(Event.MORE, s.seat, more)
    elif marker == DEVELOP:
        s.phase = Phase.DEVELOP
    elif marker == SWAP:
        s.phase = Phase.SWAP
    else:
        s.moves = REMOVALS
        s.phase = Phase.REMOVE


@rule
def can_develop_any(s: State) -> bool:
    for track in range(N_TRACKS):
        if can_develop(s, track):
            return True
    return False


# ---- swap ----
@rule
def cannot_swap(s: State, city: int, slot: int) -> int:
    """Two neighbouring offices on printed slots; by option one of them must be the seat's own."""
    if slot + 1 >= s.offices[city]:
        return refuse(Why.SWAP_PAIR, city=city)
    mine = s.office[city][slot] >> 1 == s.seat or s.office[city][slot + 1] >> 1 == s.seat
    return 0 if mine or s.options[Option.SWAP_OWN] == 0 else refuse(Why.SWAP_NOT_OWN, city=city)


@rule
def can_swap_any(s: State) -> bool:
    for city in range(N_CITIES):
        for slot in range(s.offices[city] - 1):
            if cannot_swap(s, city, slot) == 0:
                return True
    return False


@rule
def swap(s: State, city: int, slot: int) -> None:
    """Shapes and colours do not matter; no coin is paid."""
    left = s.office[city][slot]
    s.office[city][slot] = s.office[city][slot + 1]
    s.office[city][slot + 1] = left
    say(Event.SWAP, s.seat, city, left >> 1, s.office[city][slot] >> 1)


# ---- remove up to three ----
@rule
def remove(s: State, piece: int, route: int) -> None:
    """From any route, of any owner, to the owner's personal supply."""
    lift(s, piece, route)
    owner = piece >> 1
    if owner != NEUTRAL:
        s.players[owner].supply[piece & 1] += 1
    s.moves -= 1
    say(Event.REMOVE, s.seat, owner, piece & 1, route)


# ---- drawing and placing ----
@rule
def pile_size(s: State) -> int:
    n = 0
    for marker in range(N_MARKERS):
        n += s.pile[marker]
    return n


@rule
def draw(s: State) -> None:
    """The next marker of the pile, at random."""
    k = below(s.rng, pile_size(s))
    marker = 0
    while k >= s.pile[marker]:
        k -= s.pile[marker]
        marker += 1
    s.pile[marker] -= 1
    s.drawn = marker
    s.owed -= 1
    say(Event.DRAW, s.seat, marker)


@rule
def fit_for_marker(s: State) -> int:
    """Routes without pieces and marker, one of whose cities has room."""
    out = 0
    for route in bits(EVERY_ROUTE[s.side] & ~occupied(s)):
        if s.marker[route] < 0 and (has_room(s, ROUTE_A[route]) or has_room(s, ROUTE_B[route])):
            out |= 1 << route
    return out


@rule
def mark(s: State, route: int) -> None:
    s.marker[route] = s.drawn
    say(Event.MARK, s.seat, s.drawn, route)
    s.drawn = -1
    if s.seats == 2:
        put(s, NEUTRAL * 2 + TRADER, route)
        say(Event.NEUTRAL_JOINS, route)


@rule
def keep_waiting(s: State) -> None:
    """No route is fit: the marker is tried again at the end of later turns."""
    say(Event.WAIT, s.drawn)
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
