"""Who has how much, and who wins."""

from __future__ import annotations

from kontor.kernel import bits, by_source, ranked, rule, say, sum_of_points

from .components import FINDS, LEFT_OVER
from .state import Event, Phase, Points, State

N_FINDS = len(FINDS)

score = sum_of_points


@rule
def wins_tie(s: State, other: int, seat: int) -> bool:
    """Of those who have as many points: most souvenirs."""
    return souvenirs(s, other) > souvenirs(s, seat)


rank = ranked(score, over=Phase.OVER, wins_tie=wins_tie)


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


breakdown = by_source(Points)
