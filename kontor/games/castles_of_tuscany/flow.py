"""What happens in a turn between decisions: the ends of actions, turns, rounds and phases."""

from __future__ import annotations

from kontor.kernel import rule, say

from .display import end_phase_if_display_empty, refill
from .placing import free_storage, resolve
from .scoring import end_game, score_phase
from .state import Event, Phase, State


@rule
def store(s: State) -> None:
    """The tile taken goes to the storage, where there is room, and the display is filled up."""
    s.players[s.seat].storage[free_storage(s, s.seat)] = s.face
    s.face = -1
    refill(s)
    end_action(s)


@rule
def resolve_and_go_on(s: State) -> None:
    resolve(s)
    if s.phase == Phase.ACT:
        end_action(s)


@rule
def end_action(s: State) -> None:
    """Once a turn a marble buys one more action, also one just won."""
    if s.marble_used == 0 and s.players[s.seat].marble > 0:
        s.phase = Phase.MORE
    else:
        end_turn(s)


@rule
def end_turn(s: State) -> None:
    s.turns += 1
    s.marble_used = 0
    s.phase = Phase.ACT
    s.seat = (s.seat + 1) % s.seats
    if s.seat == s.first:
        end_round(s)


@rule
def end_round(s: State) -> None:
    """Scoring at the end of the round in which a stack (or for good the display) was emptied; the third time only after
    one more round."""
    if s.last_round == 1:
        score_phase(s)
        end_game(s)
    elif s.ending == 1:
        if s.era == 2:
            s.last_round = 1
            say(Event.LAST_ROUND)
        else:
            score_phase(s)
            s.era += 1
            s.ending = 0
            end_phase_if_display_empty(s)


@rule
def stuck(s: State) -> None:
    """The exchange has emptied the display: the action ends with nothing."""
    assert s.phase == Phase.EXCHANGE
    end_action(s)
