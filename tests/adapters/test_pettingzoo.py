"""PettingZoo: its own tests, games that go as matches do, clear refusals."""

from __future__ import annotations

import contextlib
import functools
import io
from collections.abc import Callable

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

import kontor
from kontor.adapters.pettingzoo import Env, env
from kontor.kernel import BadDecision, BadOption, IllegalDecision, KontorError

GAME = "little-town"
ITS_REMARKS = [  # of an observation that is a dictionary, of entries that are always the same, of who is not asked
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
    "ignore:.*maximum and minimum observation space values are equal",
    "ignore:Action mask numpy array is all zeros",
]


@pytest.mark.filterwarnings("error", *ITS_REMARKS)
@pytest.mark.parametrize("name", kontor.game_ids())
def test_the_tests_of_pettingzoo_pass(name: str) -> None:
    players = max(2, kontor.game(name).seats.start)
    with contextlib.redirect_stdout(io.StringIO()):
        api_test(env(name, players=players, render_mode="ansi"), num_cycles=300)
    seed_test(functools.partial(env, name, players=players), num_cycles=200)


def test_a_game_is_the_match_of_its_seed() -> None:
    """What everybody sees and may do, decision by decision, and how it ends."""
    table = env(GAME, players=3, reward="score")
    table.reset(seed=6)
    match = kontor.Match(GAME, players=3, seed=6)
    seen = table.table.observations
    while not match.over:
        assert table.agent_selection == f"player_{match.to_move}"
        for seat, agent in enumerate(table.possible_agents):
            observed = table.observe(agent)
            assert (observed["observation"] == seen.of_state(match.state, seat)).all()
            assert np.flatnonzero(observed["action_mask"]).tolist() == (match.legal if seat == match.to_move else [])
            assert table.last()[1:4] == (0.0, False, False)
        action = match.legal[len(match.played) % len(match.legal)]
        match.play(match.game.actions.notation(action))
        table.step(action)
    assert table.rewards == {f"player_{seat}": points for seat, points in enumerate(match.scores)}
    got = {}
    for agent in table.agent_iter():
        observed, got[agent], ended, cut, info = table.last()
        assert ended and not cut and not observed["action_mask"].any()
        assert info["rank"] == match.ranks[int(agent[-1])]
        table.step(None)
    assert got == {f"player_{seat}": points for seat, points in enumerate(match.scores)}
    assert not table.agents


def test_seeds_repeat_games() -> None:
    table = env("ragusa", players=2)

    def first(seed: int | None) -> bytes:
        table.reset(seed=seed)
        return bytes(table.observe("player_0")["observation"].tobytes())

    assert [first(3), first(None)] == [first(3), first(None)]
    assert first(3) != first(4)


def test_a_long_game_is_truncated_without_a_reward() -> None:
    table = env(GAME, players=2, limit=5)
    table.reset(seed=1)
    for _ in range(5):
        table.step(int(table.last()[0]["action_mask"].argmax()))
    assert all(table.truncations.values()) and not any(table.terminations.values())
    assert not any(table.rewards.values())


REFUSED: dict[str, tuple[Callable[[Env], object], type[KontorError], str]] = {
    "an illegal decision": (lambda e: e.step(289), IllegalDecision, "“.+” is not legal now; nothing was changed"),
    "a number too large": (lambda e: e.step(70_000), IllegalDecision, "The number 70000 is not legal now"),
    "a real number": (lambda e: e.step(1.0), BadDecision, "must be given as its number, not as 1.0"),
    "no decision": (lambda e: e.step(None), BadDecision, "must be given as its number, not as None"),
    "an unknown agent": (lambda e: e.observe("player_2"), BadOption, "the agents are player_0, player_1"),
    "a list for an agent": (lambda e: e.observe(["player_0"]), BadOption, "There is no agent"),  # type: ignore[arg-type]
    "the space of one": (lambda e: e.action_space("Ann"), BadOption, "There is no agent 'Ann'"),
    "a seed below 0": (lambda e: e.reset(seed=-1), BadOption, "A seed must be a whole number"),
    "players": (lambda e: env(GAME, players=1), BadOption, "little-town is for 2 to 4 players"),
    "a way to render": (lambda e: env(GAME, render_mode="human"), BadOption, "A render mode is “ansi”"),
}


@pytest.mark.parametrize("what", REFUSED)
def test_bad_input_is_refused_in_a_sentence_and_changes_nothing(what: str) -> None:
    ask, error, sentence = REFUSED[what]
    table = env(GAME, players=2)
    table.reset(seed=1)
    before = table.table.state.tobytes(), table.agent_selection, table.game_seed
    with pytest.raises(error, match=sentence):
        ask(table)
    assert (table.table.state.tobytes(), table.agent_selection, table.game_seed) == before
    table.step(int(table.last()[0]["action_mask"].argmax()))


def test_a_game_that_is_over_or_not_begun_takes_no_decisions() -> None:
    table = env(GAME, players=2, limit=1)
    with pytest.raises(IllegalDecision, match="No game has begun: it takes a reset"):
        table.step(0)
    table.reset(seed=1)
    table.step(int(table.last()[0]["action_mask"].argmax()))
    with pytest.raises(BadDecision, match="The game is over: player_0 takes None, or all a reset"):
        table.step(0)
    for _ in range(2):
        table.step(None)
    with pytest.raises(IllegalDecision, match="The game is over: it takes a reset"):
        table.step(0)
    with pytest.raises(IllegalDecision, match="There is nothing to see"):
        table.observe("player_0")
