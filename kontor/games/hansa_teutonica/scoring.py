"""Who has how much, and who wins."""

from __future__ import annotations

from kontor.kernel import by_source, ranked, rule, say, sum_of_points

from .cities import controller, network_points
from .components import (
    ACTIONES,
    CELLS,
    CITY_POINTS,
    END_CITIES,
    END_SCORE,
    MARKER_POINTS,
    N_CITIES,
    N_MARKERS,
    N_TRACKS,
    NEUTRAL,
)
from .state import Ending, Event, Phase, Points, State
from .tables import FULL_TRACK_POINTS, STEPS
from .tables import MARKER_POINTS as MARKER_VALUE
from .tables import TABLE_POINTS as TABLE_VALUE

MOST_MARKERS = len(MARKER_POINTS) - 1

score = sum_of_points  # on the track now; what is counted at the end comes at the end


@rule
def wins_tie(s: State, other: int, seat: int) -> bool:
    """The less developed actions; then the better network; then the place is shared."""
    p = s.players[other]
    q = s.players[seat]
    if p.level[ACTIONES] != q.level[ACTIONES]:
        return p.level[ACTIONES] < q.level[ACTIONES]
    return p.points[Points.NETWORK] > q.points[Points.NETWORK]


rank = ranked(score, over=Phase.OVER, wins_tie=wins_tie)


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


breakdown = by_source(Points)
