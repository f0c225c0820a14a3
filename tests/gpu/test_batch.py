"""A batch on a device is the batch of the processor: the same games, array by array; without a GPU it says so."""

from __future__ import annotations

import sys
from typing import Any

import numpy as np
import pytest

from kontor.batch import Batch
from kontor.gpu import DeviceBatch, Host, NoGpu
from kontor.gpu.host import compiler
from kontor.kernel import BadDecision, BadOption, IllegalDecision, Unfinished, game, game_ids

needs_compiler = pytest.mark.skipif(compiler() is None, reason="no compiler of C++ on this machine (g++ or clang++)")


def on_host(name: str, n: int, **how: Any) -> DeviceBatch:
    """The code of a GPU, run by the processor."""
    return DeviceBatch(Host(game(name)), game(name), n, **how)


@needs_compiler
@pytest.mark.thorough
@pytest.mark.parametrize("name", game_ids())
def test_a_device_plays_the_games_of_a_batch(name: str) -> None:
    own, other = on_host(name, 20, seed=3), Batch(name, 20, seed=3)
    for step in range(160):
        own.step(own.sample())
        other.step(other.sample())
        if step % 20 < 2:
            for what in ("states", "legal_mask", "legal_ids", "legal_counts", "to_move", "done", "lengths", "seeds"):
                assert np.array_equal(getattr(own, what), getattr(other, what)), (what, step)
            assert np.array_equal(own.observe(), other.observe())
            assert np.array_equal(own.observe(-1), other.observe(-1))
            assert np.array_equal(own.observe(0, final=True), other.observe(0, final=True))
    pairs: list[Any] = [*zip(own.rewards, other.rewards, strict=True)]
    pairs += zip(own.play_out(8, "policy"), other.play_out(8, "policy"), strict=True)
    assert all(np.array_equal(a, b) for a, b in pairs)
    own.reset(which=[2, 5])
    other.reset(which=[2, 5])
    assert np.array_equal(own.states, other.states)


class Foreign:
    """An array of another library, which says when it is ready to whoever takes it by DLPack."""

    def __init__(self, given: Any) -> None:
        self.given, self.asked = given, 0

    def __dlpack__(self, **how: Any) -> Any:
        self.asked += 1
        return self.given.__dlpack__(**how)

    def __dlpack_device__(self) -> Any:
        return self.given.__dlpack_device__()

    def __array__(self, *_: Any, **__: Any) -> Any:
        raise AssertionError("taken without asking whether it is ready")


@needs_compiler
@pytest.mark.thorough
def test_decisions_of_other_libraries_are_taken_by_dlpack() -> None:
    batch, other = (on_host("little-town", 4, players=2, seed=1) for _ in range(2))
    for _ in range(3):
        chosen = Foreign(batch.sample())
        batch.step(chosen)
        other.step(chosen.given)
        assert chosen.asked == 1
    assert np.array_equal(batch.states, other.states)
    seats = np.zeros(4, np.int8)
    assert np.array_equal(batch.observe(Foreign(seats)), other.observe(seats))


@needs_compiler
@pytest.mark.thorough
def test_bad_input_is_refused_in_a_sentence_and_changes_nothing() -> None:
    batch = on_host("little-town", 4, players=2, seed=1, auto_reset=False)
    before = batch.states.tobytes()
    for actions, error, sentence in (
        ([1, 2], BadDecision, "A step takes 4 decisions"),
        (np.zeros(4), BadDecision, "whole numbers, not float64"),
        ([*batch.legal_ids[:3, 0], 289], IllegalDecision, "is not legal in game 3; nothing was changed"),
        ([-1] * 4, IllegalDecision, "The number -1 is not legal in game 0"),
        (np.full(4, (1 << 64) - 1, np.uint64), IllegalDecision, r"The number \d+ is not legal in game 0"),
    ):
        with pytest.raises(error, match=sentence):
            batch.step(actions)
    with pytest.raises(BadOption, match="Seats are 0 to 1"):
        batch.observe(2)
    with pytest.raises(BadOption, match="numbers from 0 to 3"):
        batch.reset(which=[4])
    with pytest.raises(Unfinished, match="Game 0 was not over after 3 decisions"):
        batch.play_out(limit=3)
    assert batch.states.tobytes() == before


def test_without_cupy_a_sentence_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "cupy", None)
    with pytest.raises(NoGpu, match="need CuPy"):
        game("little-town").cuda()


def test_without_a_gpu_a_sentence_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    class Runtime:
        CUDARuntimeError = OSError

        @staticmethod
        def getDeviceCount() -> int:  # noqa: N802
            raise OSError("cudaErrorInsufficientDriver")

    class Cupy:
        class cuda:  # noqa: N801
            runtime = Runtime

    monkeypatch.setitem(sys.modules, "cupy", Cupy)
    with pytest.raises(NoGpu, match="CUDA finds no GPU here: cudaErrorInsufficientDriver"):
        game("little-town").cuda()
