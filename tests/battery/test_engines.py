"""Both engines run the same rules: byte-identical after every decision, the same search, the same counts."""

from __future__ import annotations

import random
import threading

import pytest

from kontor.kernel import Game

from .conftest import Setting, choose


def test_byte_identical_over_random_games(setting: Setting, games_to_play: int) -> None:
    """Thousands of games over the whole battery: state, legal list, mover, scores after every decision."""
    python, native = setting.game.python, setting.game.native()
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


def test_hiding_dealing_again_judging_and_searching_agree(setting: Setting) -> None:
    python, native = setting.game.python, setting.game.native()
    for seed in range(2):
        chance = random.Random(seed)
        mirror = python.new(setting.players, seed, setting.numbers())
        while legal := python.legal(mirror):
            raw = native.from_bytes(mirror.to_bytes())
            for viewer in range(-1, setting.players):
                assert python.hidden(mirror, viewer).to_bytes() == native.hidden(raw, viewer).tobytes()
                again = python.dealt_again(mirror, viewer, seed + 3).to_bytes()
                assert again == native.dealt_again(raw, viewer, seed + 3).tobytes()
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
        assert python.guided_choice(mirror, seed) == native.guided_choice(raw, seed)
        guided = mirror.clone(), raw.copy()
        assert python.guided_playout(guided[0], seed) == native.guided_playout(guided[1], seed)
        assert guided[0].to_bytes() == guided[1].tobytes()
        assert python.playout(mirror, seed) == native.playout(raw, seed)
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
