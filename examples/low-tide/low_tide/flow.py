"""What happens between decisions: the tide, the next turn, the next round."""

from __future__ import annotations

from kontor.kernel import rule, say

from .components import COLUMNS
from .scoring import score_leftovers
from .state import Event, Option, Phase, State
from .tables import ROUNDS, TIDES


@rule
def last_round(s: State) -> int:
    return ROUNDS[s.options[Option.TIDE]]


@rule
def this_round(s: State) -> int:
    """From 1; after the game the last one."""
    return min(s.turns // s.seats + 1, last_round(s))


@rule
def rows_under_water(s: State) -> int:
    return TIDES[s.options[Option.TIDE]][this_round(s) - 1]


@rule
def is_under_water(s: State, cell: int) -> bool:
    return cell // COLUMNS < rows_under_water(s)


@rule
def end_turn(s: State) -> None:
    rows = rows_under_water(s)
    s.turns += 1
    s.seat = (s.seat + 1) % s.seats
    if s.turns == last_round(s) * s.seats:
        score_leftovers(s)
        s.phase = Phase.OVER
        say(Event.OVER)
    elif s.turns % s.seats == 0:
        say(Event.ROUND, this_round(s))
        if rows_under_water(s) > rows:
            flood(s, rows)


@rule
def flood(s: State, row: int) -> None:
    """The sea takes back what lies there. Whoever stands there walks on in their next turn."""
    say(Event.TIDE, row)
    for c in range(row * COLUMNS, (row + 1) * COLUMNS):
        if s.find[c] >= 0:
            s.bag[s.find[c]] += 1
            s.find[c] = -1
