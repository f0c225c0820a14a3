"""Who has how much, and who wins."""

from __future__ import annotations

from kontor.kernel import bits, rule, say, sum_of_points

from .components import FINDS, LEFT_OVER
from .state import Event, Points, State

N_FINDS = len(FINDS)

score = sum_of_points


@rule
def rank(s: State, seat: int) -> int:
    """Most points win; of those who have as many, most souvenirs."""
    place = 1
    for other in range(s.seats):
        more = score(s, other) - score(s, seat)
        if more > 0 or (more == 0 and souvenirs(s, other) > souvenirs(s, seat)):
            place += 1
    return place


@rule
def souvenirs(s: State, seat: int) -> int:
    count = 0
    for _ in bits(s.players[seat].made):
        count += 1
    return count


@rule
def finds_left(s: State, seat: int) -> int:
    count = 0
    for find in range(N_FINDS):
        count += s.players[seat].finds[find]
    return count


@rule
def score_leftovers(s: State) -> None:
    for seat in range(s.seats):
        points = finds_left(s, seat) // LEFT_OVER
        s.players[seat].points[Points.LEFTOVERS] = points
        if points > 0:
            say(Event.LEFTOVERS, seat, points)


def breakdown(s: State, seat: int) -> dict[str, int]:
    return {kind.name.lower(): s.players[seat].points[kind] for kind in Points}
