"""Who has how much, and who wins."""

from __future__ import annotations

from kontor.kernel import rule, say, sum_of_points

from .cities import controller, network_points
from .components import (
    ACTIONES,
    CITY_POINTS,
    END_CITIES,
    END_SCORE,
    MARKER_POINTS,
    MARKERS,
    N_CITIES,
    NEUTRAL,
    TABLE_POINTS,
    TRACKS,
)
from .state import Ending, Event, Phase, Points, State
from .tables import FULL_TRACK_POINTS, STEPS
from .tables import MARKER_POINTS as MARKER_VALUE
from .tables import TABLE_POINTS as TABLE_VALUE

N_MARKERS = len(MARKERS)
N_TRACKS = len(TRACKS)
CELLS = len(TABLE_POINTS)
MOST_MARKERS = len(MARKER_POINTS) - 1

score = sum_of_points  # on the track now; what is counted at the end comes at the end


@rule
def rank(s: State, seat: int) -> int:
    """Most points; then the less developed actions; then the better network; then the place is shared."""
    place = 1
    for other in range(s.seats):
        if other != seat and is_ahead(s, other, seat):
            place += 1
    return place


@rule
def is_ahead(s: State, other: int, seat: int) -> bool:
    p = s.players[other]
    q = s.players[seat]
    theirs = score(s, other)
    mine = score(s, seat)
    if theirs != mine:
        return theirs > mine
    if s.phase != Phase.OVER:
        return False
    if p.level[ACTIONES] != q.level[ACTIONES]:
        return p.level[ACTIONES] < q.level[ACTIONES]
    return p.points[Points.NETWORK] > q.points[Points.NETWORK]


# ---- the end of the game ----
@rule
def ending_by_points(s: State) -> int:
    """Somebody has 20 points, or ten cities are full."""
    for seat in range(s.seats):
        if score(s, seat) >= END_SCORE:
            return Ending.SCORE
    if s.completed >= END_CITIES:
        return Ending.CITIES
    return Ending.NOT_YET


@rule
def end_game(s: State, ending: int) -> None:
    """Abilities, markers, the Coellen table, cities, the largest network."""
    s.ending = ending
    s.phase = Phase.OVER
    s.seat = s.active
    for seat in range(s.seats):
        p = s.players[seat]
        p.points[Points.ABILITIES] = ability_points(s, seat)
        p.points[Points.MARKERS] = marker_points(s, seat)
        p.points[Points.COELLEN] = coellen_points(s, seat)
        p.points[Points.NETWORK] = network_points(s, seat)
    for city in range(N_CITIES):
        owner = controller(s, city)
        if owner >= 0 and owner != NEUTRAL:
            s.players[owner].points[Points.CITIES] += CITY_POINTS
    say(Event.OVER, ending)


@rule
def ability_points(s: State, seat: int) -> int:
    points = 0
    for track in range(N_TRACKS):
        if s.players[seat].level[track] == STEPS[track]:
            points += FULL_TRACK_POINTS[track]
    return points


@rule
def marker_points(s: State, seat: int) -> int:
    """All markers a player won, used or not."""
    p = s.players[seat]
    n = 0
    for marker in range(N_MARKERS):
        n += p.markers[marker] + p.spent[marker]
    return MARKER_VALUE[min(n, MOST_MARKERS)]


@rule
def coellen_points(s: State, seat: int) -> int:
    points = 0
    for cell in range(CELLS):
        if s.coellen[cell] == seat:
            points += TABLE_VALUE[cell]
    return points


def breakdown(s: State, seat: int) -> dict[str, int]:
    """Where the points came from; together they are the score."""
    return {kind.name.lower(): s.players[seat].points[kind] for kind in Points}
