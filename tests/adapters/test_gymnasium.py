"""Gymnasium: its own checks, games that go as they do everywhere else, many at once, clear refusals."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterator
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import kontor
from kontor.adapters.gymnasium import Env, VectorEnv
from kontor.bots import BOTS, bot_seed, make_bot
from kontor.kernel import BadDecision, BadOption, IllegalDecision, KontorError
from kontor.lab.sittings import play_game
from tests.bots.plugged import Linear

GAME = "little-town"


@pytest.fixture
def linear(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setitem(BOTS, "linear", Linear)
    yield


@pytest.mark.parametrize("name", kontor.game_ids())
def test_the_checks_of_gymnasium_pass(name: str) -> None:
    """They draw decisions without looking at the mask, so illegal ones must be replaced."""
    env = gymnasium.make(f"kontor/{name}-v0", players=2, illegal="random", render_mode="ansi")
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(env.unwrapped)


def finished(env: Env, seed: int, choose: Callable[[Env], int]) -> tuple[float, dict[str, Any], list[int]]:
    """The reward of a game, what is told at its end, and its decisions."""
    env.reset(seed=seed)
    chosen = []
    while True:
        chosen.append(choose(env))
        _, reward, ended, cut, info = env.step(chosen[-1])
        if ended or cut:
            return reward, info, chosen


def by_greed(env: Env) -> int:
    table = env.table
    view = table.engine.hidden(table.state, env.seat)
    return make_bot("greedy").choose(table.engine, view, env.seat, table.legal(), bot_seed(env.game_seed, table.length))


@pytest.mark.parametrize("seat", [0, 2])
def test_a_game_goes_as_bots_play_it_among_themselves(seat: int) -> None:
    env = Env(GAME, players=3, seat=seat, opponents="greedy")
    reward, info, _ = finished(env, 11, by_greed)
    alone = play_game(kontor.game(GAME).native(), ["greedy"] * 3, 11, kontor.game(GAME).option_numbers())
    assert info["scores"] == alone.scores and info["ranks"] == alone.ranks
    assert reward == (1 / alone.ranks.count(1) if alone.ranks[seat] == 1 else 0)
    assert not info["action_mask"].any()


@pytest.mark.parametrize(
    ("reward", "wanted"),
    [
        ("share", lambda ranks, scores: (ranks[0] == 1) / ranks.count(1)),
        ("rank", lambda ranks, scores: (3 - ranks[0]) / 2),
        ("score", lambda ranks, scores: scores[0]),
        (lambda ranks, scores: [10.0 * r for r in ranks], lambda ranks, scores: 10 * ranks[0]),
    ],
    ids=["share", "rank", "score", "own"],
)
def test_rewards_come_at_the_end(reward: Any, wanted: Any) -> None:
    env = Env(GAME, players=3, reward=reward)
    got, info, _ = finished(env, 4, lambda env: env.table.legal()[0])
    assert got == wanted(info["ranks"], info["scores"])


def test_the_same_seed_is_the_same_game_also_as_a_match() -> None:
    env = Env("ragusa", players=2, seat=1)
    first, again = env.reset(seed=5)[0], env.reset(seed=5)[0]
    assert (first == again).all()
    env.reset(seed=5)
    alone = Env("ragusa", players=1, opponents=[])
    seen, info = alone.reset(seed=8)
    match = kontor.Match("ragusa", players=1, seed=8)
    assert np.flatnonzero(info["action_mask"]).tolist() == match.legal
    assert (seen == alone.table.observations.of_state(match.state, 0)).all()
    following = [alone.reset()[0].tobytes() for _ in range(3)]
    alone.reset(seed=8)
    assert [alone.reset()[0].tobytes() for _ in range(3)] == following


def test_a_seat_can_be_drawn_for_each_game() -> None:
    env = Env(GAME, players=4, seat=None)
    seats = set()
    for seed in range(20):
        seen, info = env.reset(seed=seed)
        seats.add(env.seat)
        assert seen[0] == env.seat and info["action_mask"].any()
    assert seats == {0, 1, 2, 3}


def test_a_long_game_is_truncated_without_a_reward() -> None:
    env = Env(GAME, players=2, limit=7)
    env.reset(seed=1)
    for _ in range(4):
        _, reward, ended, cut, _ = env.step(env.table.legal()[0])
    assert (reward, ended, cut) == (0.0, False, True)
    with pytest.raises(IllegalDecision, match="The game is over: it takes a reset"):
        env.step(0)


REFUSED: dict[str, tuple[Callable[[Env], object], type[KontorError], str]] = {
    "an illegal decision": (lambda e: e.step(289), IllegalDecision, "“.+” is not legal now; nothing was changed"),
    "a number too large": (lambda e: e.step(290), IllegalDecision, "The number 290 is not legal now"),
    "a word": (lambda e: e.step("place A1"), BadDecision, "must be given as its number, not as 'place A1'"),
    "an array": (lambda e: e.step(np.array([1, 2])), BadDecision, "must be given as its number"),
    "no decision": (lambda e: e.step(None), BadDecision, "must be given as its number"),
    "a seed below 0": (lambda e: e.reset(seed=-1), BadOption, "A seed must be a whole number"),
}


@pytest.mark.parametrize("what", REFUSED)
def test_bad_input_is_refused_in_a_sentence_and_changes_nothing(what: str) -> None:
    ask, error, sentence = REFUSED[what]
    env = Env(GAME, players=2)
    env.reset(seed=1)
    before = env.table.state.tobytes(), env.table.mask().tobytes(), env.table.length
    with pytest.raises(error, match=sentence):
        ask(env)
    assert (env.table.state.tobytes(), env.table.mask().tobytes(), env.table.length) == before
    env.step(env.table.legal()[0])


@pytest.mark.parametrize(
    ("changed", "sentence"),
    [
        ({"game": "chess"}, "There is no game “chess”"),
        ({"players": 9}, "little-town is for 2 to 4 players"),
        ({"seat": 2}, "There is no seat 2; seats are 0 to 1"),
        ({"opponents": ["random", "random"]}, "2 players have 1 opponents; 2 are named"),
        ({"opponents": "nobody"}, "There is no bot “nobody”"),
        ({"opponents": 3}, "Opponents are the name of a bot, or a list of names, not 3"),
        ({"opponents": [3]}, "There is no bot “3”"),
        ({"reward": "money"}, "A reward is share, rank, score"),
        ({"reward": ["share"]}, "A reward is share, rank, score"),
        ({"illegal": "ignore"}, "“refuse” or “random”, not 'ignore'"),
        ({"limit": 0}, "A limit of decisions must be"),
        ({"render_mode": "human"}, "A render mode is “ansi”"),
        ({"options": {"market": "best"}}, "market"),
    ],
)
def test_an_environment_that_cannot_be_is_refused(changed: dict[str, Any], sentence: str) -> None:
    with pytest.raises(KontorError, match=sentence):
        Env(**{"game": GAME, "players": 2, **changed})


@pytest.mark.parametrize(
    ("reward", "sentence"),
    [
        (lambda ranks, scores: [1.0], "A reward gives a number for each of 2 seats, not 1"),
        (lambda ranks, scores: None, "A reward gives a number for each seat, not None"),
        (lambda ranks, scores: ["a", "b"], "A reward gives a number for each seat"),
    ],
)
def test_a_reward_of_ones_own_is_one_number_for_each_seat(reward: Any, sentence: str) -> None:
    with pytest.raises(BadOption, match=sentence):
        finished(Env(GAME, players=2, reward=reward), 1, lambda env: env.table.legal()[0])


def test_a_bot_that_fails_leaves_a_game_that_takes_a_reset(monkeypatch: pytest.MonkeyPatch) -> None:
    class Wrong(Linear):
        def choose_many(self, questions: Any) -> list[int]:
            return [-5]

    monkeypatch.setitem(BOTS, "wrong", Wrong)
    env = Env(GAME, players=2, opponents="wrong")
    env.reset(seed=1)
    with pytest.raises(KontorError, match="The bot “linear” chose -5, which is not legal"):
        env.step(env.table.legal()[0])
    with pytest.raises(KontorError, match="takes a reset"):
        env.step(env.table.legal()[0])
    many = VectorEnv(GAME, 2, players=2, opponents="wrong")
    with pytest.raises(KontorError, match=r"The bot “linear” failed: .*-5, which is not legal"):
        many.reset(seed=1)  # where another seat begins
    with pytest.raises(KontorError, match="take a reset"):
        many.step([0, 0])


@pytest.mark.usefixtures("linear")
def test_many_games_go_as_each_would_alone() -> None:
    """Row i, with the seed `seed + i`, against a bot that is asked about all of them: what is seen, legal and won."""
    many = VectorEnv(GAME, 3, players=3, seat=None, opponents="linear")
    envs = [Env(GAME, players=3, seat=i, opponents="linear") for i in range(3)]
    seen, info = many.reset(seed=20)
    alone = [env.reset(seed=20 + i) for i, env in enumerate(envs)]
    ends = 0
    while ends < 3:
        assert seen in many.observation_space
        for i, (one, its) in enumerate(alone):
            assert (seen[i] == one).all() and (info["action_mask"][i] == its["action_mask"]).all()
        chosen = [int(np.flatnonzero(mask)[-1]) for mask in info["action_mask"]]
        seen, rewards, ended, cut, info = many.step(chosen)
        assert not cut.any()
        for i, env in enumerate(envs):
            one, reward, over, _, its = env.step(chosen[i])
            assert (reward, over) == (rewards[i], ended[i])
            if over:
                ends += 1
                assert info["_final_obs"][i] and (info["final_obs"][i] == one).all()
                assert info["final_info"]["scores"][i].tolist() == its["scores"]
                one, its = env.reset(seed=int(many.batch.seeds[i]))
            alone[i] = one, its


def test_many_random_games_begin_anew_in_the_same_step() -> None:
    many = VectorEnv(GAME, 64, players=2, seat=1)
    _, info = many.reset(seed=3)
    won = np.zeros(64)
    ended = np.zeros(64, int)
    chance = np.random.default_rng(1)
    while not (ended >= 2).all():
        chosen = (info["action_mask"] * chance.random(info["action_mask"].shape)).argmax(1)
        seen, rewards, over, cut, info = many.step(chosen)
        assert (info["to_move"] == 1).all() and (seen[:, 0] == 1).all()
        assert ("final_obs" in info) == bool(over.any())
        assert not rewards[~over].any()
        won += rewards
        ended += over
    assert 0.2 < won.sum() / ended.sum() < 0.8
    assert not cut.any()


def test_seeds_repeat_games_of_many() -> None:
    def some(seed: int) -> bytes:
        many = VectorEnv(GAME, 8, players=3)
        _, info = many.reset(seed=seed)
        out = b""
        for _ in range(40):
            seen, _, _, _, info = many.step(info["action_mask"].argmax(1))
            out += seen.tobytes()
        return out

    assert some(4) == some(4) != some(5)


def test_self_play_decides_for_whoever_is_to_move() -> None:
    many = VectorEnv(GAME, 4, players=3, opponents="self")
    _, info = many.reset(seed=2)
    over = np.zeros(4, bool)
    while not over.any():
        deciders = info["to_move"]
        seen, rewards, over, _, info = many.step(info["action_mask"].argmax(1))
        assert (seen[:, 0] == info["to_move"]).all()
        assert (rewards == info["rewards"][np.arange(4), deciders]).all()
    assert np.allclose(info["rewards"].sum(1), over)


def test_games_of_many_that_are_too_long_are_truncated_alone() -> None:
    many = VectorEnv(GAME, 4, players=2, limit=9)
    _, info = many.reset(seed=2)
    for _ in range(30):
        last = many.batch.seeds.copy()
        _, rewards, over, cut, info = many.step(info["action_mask"].argmax(1))
        assert not over.any() and not rewards.any()
        assert (cut == (many.batch.seeds != last)).all()
        if cut.any():
            assert (info["_final_obs"] == cut).all()
            return
    pytest.fail("no game was truncated")


def test_some_of_many_are_reset_alone() -> None:
    many = VectorEnv(GAME, 3, players=2, opponents="self")
    _, info = many.reset(seed=2)
    _, _, _, _, info = many.step(info["action_mask"].argmax(1))
    many.reset(options={"reset_mask": np.array([False, True, False])})
    assert many.batch.lengths.tolist() == [1, 0, 1]


@pytest.mark.parametrize(
    ("ask", "sentence"),
    [
        (lambda many: many.step([1]), "A step takes 2 decisions"),
        (lambda many: many.step(np.zeros(2)), "Decisions are whole numbers"),
        (lambda many: many.step([289, 289]), "is not legal in game 0; nothing was changed"),
        (lambda many: many.reset(seed=[1, 2]), "A seed must be"),
        (lambda many: many.reset(options={"reset_mask": [1.5]}), "Rows are 2 truth values"),
        (lambda many: many.reset(options=[1]), "What a reset may be told is"),
        (lambda many: VectorEnv(GAME, 2, opponents=["random"]), "A bot is told by its name"),  # type: ignore[arg-type]
        (lambda many: VectorEnv(GAME, 2, seat=[0, 1]), r"There is no seat \[0, 1\]"),  # type: ignore[arg-type]
        (lambda many: VectorEnv(GAME, 2, threads=0), "The number of threads must be"),
        (lambda many: VectorEnv(GAME, 0), "The number of games must be"),
        (lambda many: VectorEnv(GAME, 2, opponents="greedy"), "“greedy” answers for one game at a time"),
        (lambda many: VectorEnv(GAME, 2, seat=5), "There is no seat 5"),
    ],
)
def test_bad_input_to_many_is_refused(ask: Callable[[VectorEnv], object], sentence: str) -> None:
    many = VectorEnv(GAME, 2, players=2)
    with pytest.raises(KontorError, match="No game has begun: it takes a reset"):
        many.step(many.batch.sample())
    many.reset(seed=1)
    before = many.batch.states.tobytes()
    with pytest.raises(KontorError, match=sentence):
        ask(many)
    assert many.batch.states.tobytes() == before
