"""Establishing a trade route: points, marker, then an office, an ability, the Coellen table or nothing."""

from __future__ import annotations

from kontor.kernel import rule, say

from .cities import controller, has_room, next_shape, open_annex, open_office
from .components import ACTIONES, EXTRA_OFFICE, MERCHANT, NEUTRAL, PRIVILEGE, TRADER
from .spaces import clear_route, count_on
from .state import Event, Phase, Points, State
from .tables import CITY_TRACK, COVERED_BY, ROUTE_A, ROUTE_B, STEPS, TABLE_POINTS, TRACK_VALUE


@rule
def end_city(route: int, which: int) -> int:
    """The two cities of a route, the lower number first."""
    a = ROUTE_A[route]
    b = ROUTE_B[route]
    return min(a, b) if which == 0 else max(a, b)


# ---- 1. points for control, 2. the marker ----
@rule
def establish(s: State, route: int) -> None:
    s.actions -= 1
    s.route = route
    say(Event.ESTABLISH, s.seat, route)
    pay_control(s, route)
    marker = s.marker[route]
    if marker >= 0:
        s.marker[route] = -1
        s.players[s.seat].markers[marker] += 1
        s.won = marker
        s.owed += 1
        say(Event.WIN, s.seat, marker)
    s.phase = Phase.REWARD


@rule
def pay_control(s: State, route: int) -> None:
    """One point to whoever controls each of the two cities."""
    for which in range(2):
        city = end_city(route, which)
        owner = controller(s, city)
        if owner >= 0 and owner != NEUTRAL:
            s.players[owner].points[Points.CONTROL] += 1
            say(Event.CONTROL, owner, city)


# ---- 3. the reward ----
@rule
def privilege(s: State) -> int:
    """The darkest colour the seat may build on."""
    return s.players[s.seat].level[PRIVILEGE]


@rule
def usable(s: State, marker: int) -> bool:
    """In hand, and not won in this very action."""
    return s.players[s.seat].markers[marker] > (1 if s.won == marker else 0)


@rule
def at_end(route: int, city: int) -> bool:
    return city == ROUTE_A[route] or city == ROUTE_B[route]


@rule
def on_route(s: State, kind: int) -> bool:
    """Has the seat such a piece on the route it established?"""
    return count_on(s, s.seat * 2 + kind, s.route) > 0


@rule
def taught_at(route: int, track: int) -> bool:
    """Is the ability developed in one of the two cities?"""
    return CITY_TRACK[ROUTE_A[route]] == track or CITY_TRACK[ROUTE_B[route]] == track


@rule
def can_develop(s: State, track: int) -> bool:
    return s.players[s.seat].level[track] < STEPS[track]


@rule
def office(s: State, city: int) -> None:
    """3 A. One piece of the right shape becomes an office, the others go to the general supply."""
    kind = next_shape(s, city)
    say(Event.OFFICE, s.seat, kind, city)
    return_pieces(s, kind)
    open_office(s, s.seat * 2 + kind, city)


@rule
def annex(s: State, kind: int, city: int) -> None:
    """The extra office: the marker takes the place of the normal rules, not of the normal action."""
    spend(s, EXTRA_OFFICE)
    say(Event.ANNEX, s.seat, kind, city)
    return_pieces(s, kind)
    open_annex(s, s.seat * 2 + kind, city)


@rule
def spend(s: State, marker: int) -> None:
    p = s.players[s.seat]
    p.markers[marker] -= 1
    p.spent[marker] += 1


@rule
def develop(s: State, track: int) -> None:
    """3 B. The next piece leaves the track for the personal supply; more actions count at once."""
    p = s.players[s.seat]
    level = p.level[track] + 1
    p.level[track] = level
    p.supply[COVERED_BY[track]] += 1
    say(Event.DEVELOP, s.seat, track)
    if track == ACTIONES and TRACK_VALUE[track][level] > TRACK_VALUE[track][level - 1]:
        s.actions += 1
        say(Event.MORE, s.seat, 1)


@rule
def take_cell(s: State, cell: int) -> None:
    """3 C. A merchant goes to the Coellen table and stays there."""
    return_pieces(s, MERCHANT)
    s.coellen[cell] = s.seat
    say(Event.COELLEN, s.seat, TABLE_POINTS[cell])


@rule
def return_pieces(s: State, kept: int) -> None:
    """All pieces of the established route go to the general supply but one of the kind kept (-1: none)."""
    p = s.players[s.seat]
    for kind in range(2):
        p.stock[kind] += count_on(s, s.seat * 2 + kind, s.route)
    if kept >= 0:
        p.stock[kept] -= 1
    clear_route(s, s.route)


@rule
def take_nothing(s: State) -> None:
    say(Event.NOTHING, s.seat, s.route)
    return_pieces(s, -1)


# ---- two players: routes of the neutral colour ----
@rule
def begin_neutral_route(s: State) -> None:
    """Points to players who control its cities; a marker goes to the box and is owed; the traders are taken away."""
    route = s.neutral_route
    say(Event.NEUTRAL_ROUTE, route)
    pay_control(s, route)
    marker = s.marker[route]
    if marker >= 0:
        s.marker[route] = -1
        s.boxed[marker] += 1
        s.owed += 1
        say(Event.NEUTRAL_MARKER, marker)
    clear_route(s, route)
    s.phase = Phase.NEUTRAL


@rule
def neutral_cities(s: State) -> int:
    """How many of the two cities have room for a neutral office."""
    return (1 if has_room(s, end_city(s.neutral_route, 0)) else 0) + (
        1 if has_room(s, end_city(s.neutral_route, 1)) else 0
    )


@rule
def neutral_office(s: State, city: int) -> None:
    """On the first free slot, whatever its colour and shape."""
    say(Event.NEUTRAL_OFFICE, city)
    open_office(s, NEUTRAL * 2 + TRADER, city)


@rule
def end_neutral_route(s: State) -> None:
    if s.seat != 1 - s.active:
        s.turns += 1
        s.seat = 1 - s.active
    s.neutral_route = -1
    s.phase = Phase.RELOCATE
