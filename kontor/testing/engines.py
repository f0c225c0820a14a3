"""Both engines run the same rules: byte-identical after every decision, the same search, the same counts."""

from __future__ import annotations

import random
import threading
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import kontor
from kontor.kernel import Game, KontorError, Unfinished
from kontor.kernel.chance import key_in

from .fixtures import games_to_play as games_to_play
from .fixtures import pytest_generate_tests as pytest_generate_tests
from .settings import Setting, choose, times


def test_byte_identical_over_random_games(setting: Setting, games_to_play: int) -> None:
    """Thousands of games over the whole battery: state, legal list, mover, scores after every decision."""
    python, native = setting.game.python.unchecked, setting.game.native().unchecked
    for seed in range(6 * games_to_play):
        chance = random.Random(seed)
        mirror = python.new(setting.players, seed, setting.numbers())
        raw = native.new(setting.players, seed, setting.numbers())
        while True:
            assert mirror.to_bytes() == raw.tobytes()
            legal = python.legal(mirror)
            assert legal == native.legal(raw)
            if not legal:
                break
            assert python.to_move(mirror) == native.to_move(raw)
            action = choose(native, raw, legal, chance)
            python.apply(mirror, action)
            native.apply(raw, action)
        for seat in range(setting.players):
            assert python.score(mirror, seat) == native.score(raw, seat)
            assert python.rank(mirror, seat) == native.rank(raw, seat)


def test_byte_identical_over_keyed_games(setting: Setting, games_to_play: int) -> None:
    """The same with chance from a key: set-up, every decision, what is hidden and dealt again."""
    python, native = setting.game.python.unchecked, setting.game.native().unchecked
    for seed in range(max(1, games_to_play // 4)):
        chance = random.Random(seed)
        key = chance.randbytes(32)
        mirror = python.new(setting.players, 0, setting.numbers(), key)
        raw = native.new(setting.players, 1, setting.numbers(), key)
        drawn = []
        while legal := native.legal(raw):
            assert mirror.to_bytes() == raw.tobytes()
            assert key_in(mirror.rng) == key
            drawn.append(mirror.rng.a)
            if chance.random() < 0.02:
                viewer = chance.randrange(-1, setting.players)
                assert python.hidden(mirror, viewer).to_bytes() == native.hidden(raw, viewer).tobytes()
                again = python.redealt(mirror, viewer, seed)
                assert again.to_bytes() == native.redealt(raw, viewer, seed).tobytes()
                assert key_in(again.rng) is None
            action = choose(native, raw, legal, chance)
            python.apply(mirror, action)
            native.apply(raw, action)
        assert mirror.to_bytes() == raw.tobytes()
        assert drawn == sorted(drawn) and drawn[0] > 0


def test_hiding_dealing_again_judging_and_searching_agree(setting: Setting) -> None:
    python, native = setting.game.python, setting.game.native()
    for seed in range(times(1)):
        chance = random.Random(seed)
        mirror = python.new(setting.players, seed, setting.numbers())
        while legal := python.legal(mirror):
            raw = native.from_bytes(mirror.to_bytes())
            for viewer in range(-1, setting.players):
                assert python.hidden(mirror, viewer).to_bytes() == native.hidden(raw, viewer).tobytes()
                again = python.redealt(mirror, viewer, seed + 3).to_bytes()
                assert again == native.redealt(raw, viewer, seed + 3).tobytes()
            seat = python.to_move(mirror)
            assert python.evaluate(mirror, seat) == native.evaluate(raw, seat)
            if chance.random() < 0.1:
                best = python.best_of_turn(mirror, seat, seed, 200)
                assert best == native.best_of_turn(raw, seat, seed, 200)
                assert best in legal
            python.apply(mirror, choose(python, mirror, legal, chance))


def test_playouts_and_perft_agree(setting: Setting) -> None:
    python, native = setting.game.python, setting.game.native()
    for seed in range(3):
        mirror = python.new(setting.players, seed, setting.numbers())
        raw = native.new(setting.players, seed, setting.numbers())
        assert python.perft(mirror, 1) == native.perft(raw, 1) == len(python.legal(mirror))
        assert python.policy_choice(mirror, seed) == native.policy_choice(raw, seed)
        for engine, state in ((python, mirror.clone()), (native, raw.copy())):
            with pytest.raises(Unfinished, match="was not over after 3 decisions"):
                engine.policy_playout(state, seed, limit=3)
            with pytest.raises(Unfinished, match="was not over after 3 decisions"):
                engine.playout(state, seed, limit=3)
        ended = mirror.clone(), raw.copy()
        assert python.policy_playout(ended[0], seed) == native.policy_playout(ended[1], seed)
        assert ended[0].to_bytes() == ended[1].tobytes()
        copy = raw.copy()
        decisions = native.playout(copy, seed)
        assert python.playout(mirror, seed, limit=decisions) == native.playout(raw, seed, limit=decisions) == decisions
        assert mirror.to_bytes() == raw.tobytes()


def test_native_leaves_the_state_alone_when_it_only_looks(setting: Setting) -> None:
    native = setting.game.native()
    raw = native.new(setting.players, 3, setting.numbers())
    before = raw.tobytes()
    native.perft(raw, 2)
    native.best_of_turn(raw, native.to_move(raw), 1, 500)
    native.legal(raw)
    native.hidden(raw, 0)
    assert raw.tobytes() == before


@pytest.mark.parametrize("threads", [4])
def test_native_rules_run_in_several_threads(game: Game, threads: int) -> None:
    native = game.native()
    players, options = game.seats.start, game.option_numbers()
    expected = {}
    for seed in range(40):
        state = native.new(players, seed, options)
        expected[seed] = (native.playout(state, seed), state.tobytes())
    found: dict[int, tuple[int, bytes]] = {}

    def work(first: int) -> None:
        for seed in range(first, 40, threads):
            state = native.new(players, seed, options)
            found[seed] = (native.playout(state, seed), state.tobytes())

    workers = [threading.Thread(target=work, args=(k,)) for k in range(threads)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    assert found == expected


def usual(game: Game) -> int:
    """A number of players the game can be played by: two, if it can."""
    return 2 if 2 in game.seats else game.seats.start


NONSENSE: dict[str, Callable[[Any, Any, Game], Any]] = {
    "one player too few": lambda engine, s, game: engine.new(game.seats.start - 1, 1, game.option_numbers()),
    "one player too many": lambda engine, s, game: engine.new(game.seats.stop, 1, game.option_numbers()),
    "players that are no whole number": lambda engine, s, game: engine.new(2.0, 1, game.option_numbers()),
    "a seed below 0": lambda engine, s, game: engine.new(usual(game), -1, game.option_numbers()),
    "a seed that is no whole number": lambda engine, s, game: engine.new(usual(game), 1.5, game.option_numbers()),
    "an option too few": lambda engine, s, game: engine.new(usual(game), 1, game.option_numbers()[1:] or [0, 0]),
    "a value that an option has not": lambda engine, s, game: engine.new(
        usual(game), 1, [99] * len(game.options) or [99]
    ),
    "options as words": lambda engine, s, game: engine.new(usual(game), 1, "board=B"),
    "no options": lambda engine, s, game: engine.new(usual(game), 1, None),
    "a key too short": lambda engine, s, game: engine.new(usual(game), 1, game.option_numbers(), b"key"),
    "a key in words": lambda engine, s, game: engine.new(usual(game), 1, game.option_numbers(), "k" * 32),
    "decision -1": lambda engine, s, game: engine.apply(s, -1),
    "decision 1.5": lambda engine, s, game: engine.apply(s, 1.5),
    "decision True": lambda engine, s, game: engine.apply(s, True),
    "a decision past the last": lambda engine, s, game: engine.apply(s, game.actions.size),
    "a decision in words": lambda engine, s, game: engine.apply(s, game.actions.notation(0)),
    "a decision that is not legal now": lambda engine, s, game: engine.apply(
        s, next((a for a in game.actions if a not in engine.legal(s)), game.actions.size)
    ),
    "the score of a seat that is not there": lambda engine, s, game: engine.score(s, usual(game)),
    "the score of a spectator": lambda engine, s, game: engine.score(s, -1),
    "the rank of a seat that is not there": lambda engine, s, game: engine.rank(s, 99),
    "judging for no seat": lambda engine, s, game: engine.evaluate(s, None),
    "hiding from a seat that is not there": lambda engine, s, game: engine.hidden(s, usual(game)),
    "hiding from a seat below a spectator": lambda engine, s, game: engine.hidden(s, -2),
    "redealing for a seat that is not there": lambda engine, s, game: engine.redealt(s, usual(game), 1),
    "redealing from no whole number": lambda engine, s, game: engine.redealt(s, 0, 0.5),
    "redealing from too large a number": lambda engine, s, game: engine.redealt(s, 0, 1 << 63),
    "a playout from nothing": lambda engine, s, game: engine.playout(s, None),
    "a playout with a limit below 0": lambda engine, s, game: engine.playout(s, 1, -1),
    "a choice of the policy from nothing": lambda engine, s, game: engine.policy_choice(s, None),
    "a playout of the policy from nothing": lambda engine, s, game: engine.policy_playout(s, None),
    "the best of a turn of nobody": lambda engine, s, game: engine.best_of_turn(s, usual(game), 1, 10),
    "the best of a turn without a look": lambda engine, s, game: engine.best_of_turn(s, 0, 1, 0),
    "a depth below 0": lambda engine, s, game: engine.perft(s, -1),
    "a depth without end": lambda engine, s, game: engine.perft(s, 1 << 40),
    "bytes too few": lambda engine, s, game: engine.from_bytes(engine.to_bytes(s)[1:]),
    "bytes that are none": lambda engine, s, game: engine.from_bytes("text"),
}


@pytest.mark.parametrize("what", NONSENSE)
def test_both_engines_refuse_nonsense_in_the_same_words(game: Game, what: str) -> None:
    said = []
    for engine in (game.python, game.native()):
        state = engine.new(usual(game), 1, game.option_numbers())
        before = engine.to_bytes(state)
        with pytest.raises(ValueError) as caught:
            NONSENSE[what](engine, state, game)
        assert isinstance(caught.value, KontorError)
        assert engine.to_bytes(state) == before
        said.append(str(caught.value))
    assert said[0] == said[1]
    assert said[0].endswith(".") and "Traceback" not in said[0]


METHODS: dict[str, tuple[int, ...]] = {
    "legal": (),
    "apply": (0,),
    "to_move": (),
    "turn": (),
    "clone": (),
    "score": (0,),
    "rank": (0,),
    "evaluate": (0,),
    "hidden": (0,),
    "redealt": (0, 1),
    "playout": (1,),
    "policy_choice": (1,),
    "policy_playout": (1,),
    "best_of_turn": (0, 1, 10),
    "perft": (1,),
    "to_bytes": (),
}


@pytest.mark.parametrize("method", METHODS)
def test_both_engines_refuse_what_is_no_state_of_theirs_in_the_same_words(game: Game, method: str) -> None:
    other = next(kontor.game(name) for name in kontor.game_ids() if name != game.id)
    native, python = game.native(), game.python
    good = native.new(usual(game), 1, game.option_numbers())
    odd = np.zeros(2 * len(good), np.uint8)
    odd[::2] = good
    locked = good.copy()
    locked.flags.writeable = False
    strangers: list[tuple[Any, Any]] = [
        (None, None),
        (python.new(usual(game), 1, game.option_numbers()).to_bytes(), good.tobytes()),
        (
            other.python.new(usual(other), 1, other.option_numbers()),
            other.native().new(usual(other), 1, other.option_numbers()),
        ),
        (game.state, good[1:]),
        (good, good.view(np.int8)),
        (good.tolist(), odd[::2]),
        (3, locked),
        (game.state.blank(), native.blank()),
    ]
    for mirror, raw in strangers:
        said = []
        for engine, state in ((python, mirror), (native, raw)):
            with pytest.raises(ValueError) as caught:
                getattr(engine, method)(state, *METHODS[method])
            assert isinstance(caught.value, KontorError)
            said.append(str(caught.value))
        assert said[0] == said[1]


def test_numbers_of_numpy_are_whole_numbers(game: Game) -> None:
    engines: list[Any] = [game.python, game.native()]
    for engine in engines:
        state = engine.new(np.int64(usual(game)), np.uint32(1), np.array(game.option_numbers()))
        assert engine.to_bytes(state) == engine.to_bytes(engine.new(usual(game), 1, game.option_numbers()))
        action = np.int16(engine.legal(state)[0])
        engine.apply(state, action)
        last = usual(game) - 1
        assert engine.score(state, np.int8(last)) == engine.score(state, last)
