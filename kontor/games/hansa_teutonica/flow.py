"""What happens between decisions: the ends of actions and turns, the markers drawn between two turns."""

from __future__ import annotations

from kontor.kernel import rule

from .components import ACTIONES
from .establishing import begin_neutral_route, end_neutral_route, neutral_cities
from .markers import can_use_any, draw, fit_for_marker, keep_waiting, pile_size, take_waiting
from .scoring import end_game, ending_by_points
from .state import Ending, Option, Phase, PileEnd, State
from .tables import TRACK_VALUE


@rule
def end_action(s: State) -> None:
    """After an action that can bring points or markers: the game may be over."""
    s.route = -1
    s.won = -1
    s.phase = Phase.ACT
    ending = ending_by_points(s)
    if ending == Ending.NOT_YET and s.options[Option.PILE_END] == PileEnd.ACTION and s.owed > pile_size(s):
        ending = Ending.PILE
    if ending != Ending.NOT_YET:
        end_game(s, ending)


@rule
def turn_goes_on(s: State) -> bool:
    """Without actions and markers to use the turn is over: nobody is asked."""
    if s.actions > 0 or can_use_any(s):
        return False
    s.phase = Phase.MARK
    return True


@rule
def next_marker(s: State) -> None:
    """End of turn: waiting markers first, then one drawn for each one won; then the next player."""
    if s.waiting[0] >= 0 and fit_for_marker(s) != 0:
        take_waiting(s)
    elif s.owed == 0:
        begin_turn(s, (s.active + 1) % s.seats)
    elif pile_size(s) == 0:
        end_game(s, Ending.PILE)
    else:
        draw(s)


@rule
def begin_turn(s: State, seat: int) -> None:
    s.turns += 1
    s.active = seat
    s.seat = seat
    s.actions = TRACK_VALUE[ACTIONES][s.players[seat].level[ACTIONES]]
    s.phase = Phase.ACT


@rule
def ask_for_neutral_city(s: State) -> None:
    """The player whose turn it is chooses the city of a neutral route, if both have room."""
    if s.seat != s.active and neutral_cities(s) == 2:
        s.turns += 1
        s.seat = s.active


@rule
def flow(s: State) -> bool:
    """A neutral route comes before everything else; a turn ends by itself; markers are drawn before they are placed."""
    if s.phase == Phase.NEUTRAL:
        ask_for_neutral_city(s)
        return False
    if s.neutral_route >= 0:
        begin_neutral_route(s)
        return True
    if s.phase == Phase.ACT:
        return turn_goes_on(s)
    if s.phase == Phase.MARK and s.drawn < 0:
        next_marker(s)
        return True
    return False


@rule
def stuck(s: State) -> None:
    """No route is fit for the marker; or no city of the neutral route has room."""
    assert s.phase == Phase.MARK or s.phase == Phase.NEUTRAL
    if s.phase == Phase.MARK:
        keep_waiting(s)
    else:
        end_neutral_route(s)
