"""Who has how much, and who wins."""

from __future__ import annotations

from kontor.kernel import rule, say

from .components import (
    CASTLE,
    CASTLE_POINTS,
    CELLS,
    COIN,
    MEADOW,
    PRICE,
    WATCHTOWER,
    WATCHTOWER_POINTS,
)
from .state import (
    BOARD,
    CASTLE_OWN_ONLY,
    E_CASTLE,
    E_COINS,
    E_OVER,
    E_WATCHTOWER,
    WATCHTOWER_WORKERS_BLOCK,
    Points,
    State,
)
from .tables import AROUND, AROUND_N, TERRAIN

N_POINTS = len(Points)


@rule
def score(s: State, seat: int) -> int:
    """Points on the track now; below zero is possible."""
    total = 0
    for k in range(N_POINTS):
        total += s.players[seat].points[k]
    return total


@rule
def rank(s: State, seat: int) -> int:
    """Most points win; equal points share the place."""
    mine = score(s, seat)
    place = 1
    for other in range(s.seats):
        if score(s, other) > mine:
            place += 1
    return place


@rule
def final_scoring(s: State) -> None:
    """Castle and watchtower, then one point for every three coins."""
    for c in range(CELLS):
        if s.tile[c] == CASTLE:
            points = castle_points(s, c, s.owner[c])
            s.players[s.owner[c]].points[Points.CASTLE] += points
            say(E_CASTLE, s.owner[c], points)
        elif s.tile[c] == WATCHTOWER:
            points = watchtower_points(s, c)
            s.players[s.owner[c]].points[Points.WATCHTOWER] += points
            say(E_WATCHTOWER, s.owner[c], points)
    for seat in range(s.seats):
        points = s.players[seat].goods[COIN] // PRICE
        s.players[seat].points[Points.COINS] += points
        if points > 0:
            say(E_COINS, seat, points)
    say(E_OVER)


@rule
def castle_points(s: State, c: int, seat: int) -> int:
    """Four for each of the owner's buildings around the castle."""
    count = 0
    for k in range(AROUND_N[c]):
        owner = s.owner[AROUND[c][k]]
        if owner == seat or (owner >= 0 and s.options[CASTLE_OWN_ONLY] == 0):
            count += 1
    return CASTLE_POINTS * count


@rule
def watchtower_points(s: State, c: int) -> int:
    """Two for each empty meadow around the tower. The workers of the last round still stand there."""
    count = 0
    for k in range(AROUND_N[c]):
        d = AROUND[c][k]
        blocked = s.worker[d] >= 0 and s.options[WATCHTOWER_WORKERS_BLOCK] == 1
        if TERRAIN[s.options[BOARD]][d] == MEADOW and s.tile[d] < 0 and not blocked:
            count += 1
    return WATCHTOWER_POINTS * count


def breakdown(s: State, seat: int) -> dict[str, int]:
    """Where the points came from; together they are the score."""
    return {kind.name.lower(): s.players[seat].points[kind] for kind in Points}
