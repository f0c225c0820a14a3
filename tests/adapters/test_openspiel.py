"""OpenSpiel: its own test, states that can be copied and stored, what players know, clear refusals."""

from __future__ import annotations

import random
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment

import kontor
import kontor.adapters.openspiel as adapter
from kontor.adapters.rewards import share
from kontor.kernel import MOST_DECISIONS, KontorError

GAME = "kontor_little_town"


LONG = {"hansa-teutonica": {"limit": 300}}
"""Random games of Hansa Teutonica have some 12,000 decisions."""


@pytest.mark.parametrize("name", kontor.game_ids())
@pytest.mark.parametrize("outcomes", [0, 8])
def test_the_test_of_openspiel_passes(name: str, outcomes: int) -> None:
    """Where chance is sampled OpenSpiel stores no states of Python games: it keeps the game's generator with them."""
    game = pyspiel.load_game(adapter.short_name(name), {"players": 2, "outcomes": outcomes, **LONG.get(name, {})})
    pyspiel.random_sim_test(game, num_sims=1, serialize=outcomes > 0, verbose=False)


def test_all_installed_games_are_registered() -> None:
    assert {adapter.short_name(name) for name in kontor.game_ids()} <= set(pyspiel.registered_names())


def walk(game: Any, seed: int) -> Iterator[Any]:
    """A random game: its states, from the first to the last."""
    chance, state = random.Random(seed), game.new_initial_state()
    while not state.is_terminal():
        yield state
        if state.is_chance_node():
            actions, _ = zip(*state.chance_outcomes(), strict=True)
        else:
            actions = state.legal_actions()
        state.apply_action(chance.choice(actions))
    yield state


def test_a_state_is_what_it_was_when_it_is_stored_and_read() -> None:
    """With outcomes the history tells all: played again, the game is the same."""
    game = pyspiel.load_game(GAME, {"players": 3, "outcomes": 16})
    for k, state in enumerate(walk(game, 3)):
        if k % 20 == 0 or state.is_terminal():
            _, same = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
            again = game.new_initial_state()
            for action in state.history():
                again.apply_action(action)
            for other in (same, again, state.clone()):
                assert str(other) == str(state) and other.legal_actions() == state.legal_actions()
                for player in range(3):
                    assert other.information_state_string(player) == state.information_state_string(player)
    ranks = game.table.ranks
    assert state.returns() == [3 * part - 1 for part in share(ranks, ranks)] and sum(state.returns()) == 0


def test_after_so_many_decisions_a_game_is_called_off() -> None:
    """Nobody has anything of it; one that ends with the last decision it may have is not called off."""
    params = {"players": 3, "outcomes": 4}
    length = sum(made.player >= 0 for made in last_of(params).full_history())
    ended, stopped = (last_of({**params, "limit": length - k}) for k in range(2))
    assert ended.is_terminal() and any(ended.returns()) and ended.history()[:-1] == stopped.history()
    assert stopped.is_terminal() and stopped.returns() == [0.0] * 3 and stopped.legal_actions() == []
    assert stopped.get_game().max_game_length() == length - 1
    assert pyspiel.load_game(GAME).max_game_length() == MOST_DECISIONS
    _, same = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(stopped.get_game(), stopped))
    assert same.is_terminal() and same.returns() == stopped.returns()


def last_of(params: dict[str, Any]) -> Any:
    return list(walk(pyspiel.load_game(GAME, params), 8))[-1]


def test_a_copy_may_draw_something_else() -> None:
    """Chance is sampled: what a decision draws is not settled before."""
    game = pyspiel.load_game("kontor_castles_of_tuscany", {"players": 2, "seed": 4})
    drawn = 0
    for state in walk(game, 1):
        if state.is_chance_node() and state.history():
            children = {str(state.child(0)) for _ in range(5)}
            drawn += len(children) > 1
    assert drawn
    laid_out = {str(game.new_initial_state().child(0)) for _ in range(5)}
    assert len(laid_out) == 5


def test_information_states_tell_what_a_player_may_know() -> None:
    """Tables that look alike to a player look alike to OpenSpiel too; its tensor is our observation."""
    game = pyspiel.load_game("kontor_castles_of_tuscany", {"players": 2, "seed": 5})
    table = game.table
    for state in walk(game, 2):
        if not state.history():
            assert state.information_state_string(0) == "player 0, before the set-up"
            continue
        tensors = [np.array(state.observation_tensor(player), np.int16) for player in range(2)]
        for player in range(2):
            hidden = table.game.python.hidden(table.game.state.from_bytes(state._raw), player)
            redealt = table.game.python.redealt(table.game.state.from_bytes(state._raw), player, 9)
            assert (tensors[player] == table.observations.of_state(hidden, player)).all()
            assert (tensors[player] == table.observations.of_state(redealt, player)).all()
    strings = [state.information_state_string(player) for player in range(2)]
    assert strings[0] != strings[1]


def test_two_decisions_that_look_alike_to_others_are_one_information_state() -> None:
    """Ragusa's bonus cards are chosen in secret: the other player is in the same information state."""
    game = pyspiel.load_game("kontor_ragusa", {"players": 2, "seed": 6})
    state = game.new_initial_state()
    state.apply_action(0)
    mover = state.current_player()
    ways = [state.child(action) for action in state.legal_actions()]
    kinds = {state.action_to_string(action).split()[0] for action in state.legal_actions()}
    assert len(ways) > 1 and len(kinds) == 1
    assert len({way.information_state_string(mover) for way in ways}) == len(ways)
    assert len({way.information_state_string(1 - mover) for way in ways}) == 1


def test_environments_of_openspiel_play_it() -> None:
    env = rl_environment.Environment(GAME, players=2, seed=3)
    step = env.reset()
    while not step.last():
        player = step.observations["current_player"]
        step = env.step([step.observations["legal_actions"][player][0]])
    assert sum(step.rewards) == 0


@pytest.mark.parametrize(
    ("params", "sentence"),
    [
        ({"players": 7}, "little-town is for 2 to 4 players"),
        ({"market": "best"}, "market"),
        ({"outcomes": -1}, "Outcomes of chance are 0"),
        ({"seed": -7}, "A seed must be a whole number"),
        ({"limit": 0}, "A limit of decisions must be a whole number from 1"),
    ],
)
def test_a_game_that_cannot_be_is_refused(params: dict[str, Any], sentence: str) -> None:
    with pytest.raises((KontorError, RuntimeError), match=sentence):
        pyspiel.load_game(GAME, params)


def test_an_illegal_decision_is_refused_and_changes_nothing() -> None:
    state = pyspiel.load_game(GAME, {"players": 2, "seed": 1}).new_initial_state()
    state.apply_action(0)
    before = str(state)
    with pytest.raises((KontorError, RuntimeError), match="is not legal now"):
        state.apply_action(289)
    assert str(state) == before


def test_chance_draws_only_what_there_is() -> None:
    state = pyspiel.load_game(GAME, {"players": 2, "outcomes": 3, "seed": 1}).new_initial_state()
    before = str(state)
    with pytest.raises((KontorError, RuntimeError), match="Chance has the outcomes 0 to 2 here, not 3"):
        state.apply_action(3)
    assert str(state) == before
    state.apply_action(2)


def test_a_program_that_used_it_ends_well() -> None:
    """OpenSpiel lets go of what was registered when Python has ended already."""
    program = "import kontor.adapters.openspiel, pyspiel; pyspiel.load_game('kontor_ragusa')"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
