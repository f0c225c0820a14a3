"""Who has how much, and who wins. The red track is the score; the green one is added to it at the end of each phase."""

from __future__ import annotations

from kontor.kernel import by_source, ranked, rule, say

from .components import HEXAGON, MOST_STORAGE, SPACES, STORAGE
from .components import PLUS_STORAGE as STORAGE_TILE
from .spaces import how_many
from .state import Edition, Event, Green, Option, Phase, Red, State
from .tables import CARDS_PER_POINT

N_RED = len(Red)
N_GREEN = len(Green)


@rule
def score(s: State, seat: int) -> int:
    """The red track."""
    total = 0
    for k in range(N_RED):
        total += s.players[seat].red[k]
    return total


@rule
def green(s: State, seat: int) -> int:
    total = 0
    for k in range(N_GREEN):
        total += s.players[seat].green[k]
    return total


@rule
def give_green(s: State, seat: int, source: int, points: int) -> None:
    s.players[seat].green[source] += points


@rule
def capacity(s: State, seat: int) -> int:
    """Storage spaces."""
    return STORAGE + s.players[seat].bonus[STORAGE_TILE]


@rule
def empty_spaces(s: State, seat: int) -> int:
    return SPACES - how_many(s.players[seat].covered)


@rule
def score_phase(s: State) -> None:
    """Everybody's green points are added to the red track; the green markers stay."""
    say(Event.SCORING, s.era + 1)
    for k in range(s.seats):
        seat = (s.first + k) % s.seats
        points = green(s, seat)
        s.players[seat].red[Red.PHASE_1 + s.era] = points
        say(Event.SCORED, seat, points)


@rule
def end_game(s: State) -> None:
    """After the third scoring: a point for every five cards, stored tile or hexagon, marble and worker."""
    s.phase = Phase.OVER
    for k in range(s.seats):
        seat = (s.first + k) % s.seats
        p = s.players[seat]
        p.red[Red.HAND] = p.cards // CARDS_PER_POINT[s.options[Option.EDITION]]
        stored = 0
        for i in range(MOST_STORAGE):
            if p.storage[i] >= 0:
                stored += 1
        p.red[Red.STORAGE] = stored
        p.red[Red.MARBLE] = p.marble
        p.red[Red.WORKERS] = p.workers
        say(Event.FINAL, seat, p.red[Red.HAND] + stored + p.marble + p.workers)
    say(Event.OVER)


@rule
def wins_tie(s: State, other: int, seat: int) -> bool:
    """More empty spaces; then more green points; then the place is shared. First edition: of two with as many empty
    spaces the one with fewer green points, then with fewer cards.
    """
    theirs = empty_spaces(s, other)
    mine = empty_spaces(s, seat)
    if theirs != mine:
        return theirs > mine
    theirs = green(s, other)
    mine = green(s, seat)
    if s.options[Option.EDITION] == Edition.FIRST:
        if theirs != mine:
            return theirs < mine
        return s.players[other].cards < s.players[seat].cards
    return theirs > mine


rank = ranked(score, over=Phase.OVER, wins_tie=wins_tie)


breakdown = by_source(Red, "red")


def stored(s: State, seat: int) -> list[int]:
    """Tiles and hexagons in the storage."""
    return [thing for thing in s.players[seat].storage if 0 <= thing <= HEXAGON]
