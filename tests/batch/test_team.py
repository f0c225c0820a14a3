"""Threads: all parts once and in order, nobody waits for a thread that has no core, and Python's lock is let go."""

from __future__ import annotations

import gc
import sys
import threading
import time
from collections.abc import Callable, Iterator

import numpy as np
import pytest

from kontor.batch import Batch
from kontor.batch.batch import new_results
from kontor.batch.team import Team
from kontor.kernel import game

pytestmark = pytest.mark.thorough
GAME = "little-town"


def test_all_parts_are_done_once_and_their_results_stand_in_order() -> None:
    team, rows = Team(3), np.zeros(1000, int)

    def work(first: int, last: int) -> tuple[int, int]:
        rows[first:last] += 1
        return first, last

    for _ in range(50):
        assert team.do(work, 1000, long=True) == [(0, 333), (333, 666), (666, 1000)]
    assert (rows == 50).all()


def test_the_caller_does_the_part_of_a_thread_that_does_not_come() -> None:
    team, taken, free = Team(2), threading.Event(), threading.Event()

    def hold(first: int, last: int) -> None:
        taken.set() if first else taken.wait()  # so that the two parts are taken by two threads
        free.wait()

    other = threading.Thread(target=team.do, args=(hold, 2, True))
    other.start()  # it holds the team's own thread, too
    taken.wait()
    who = team.do(lambda first, last: threading.get_ident(), 2, long=True)
    assert who == [threading.get_ident()] * 2
    free.set()
    other.join()


@pytest.mark.parametrize("bad", [0, 1])
def test_an_error_in_a_part_is_raised_when_all_are_done(bad: int) -> None:
    team, done = Team(2), []

    def work(first: int, last: int) -> None:
        if first == bad:
            raise ZeroDivisionError(f"part {bad}")
        time.sleep(0.01)
        done.append(first)

    with pytest.raises(ZeroDivisionError, match=f"part {bad}"):
        team.do(work, 2, long=True)
    assert done == [1 - bad]
    assert team.do(lambda first, last: first, 2, long=True) == [0, 1]


def test_threads_end_with_their_batch() -> None:
    before = set(threading.enumerate())
    batch = Batch(GAME, 600, players=2, threads=3)
    batch.step(batch.sample())
    helpers = set(threading.enumerate()) - before
    assert len(helpers) == 2
    del batch
    gc.collect()
    for helper in helpers:
        helper.join()


# ---- Python's lock ----
@pytest.fixture
def no_forced_switches() -> Iterator[None]:
    """From here on another thread runs only when this one lets the lock go."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(1000)
    yield
    sys.setswitchinterval(before)


def lets_others_run(entry: Callable[..., object], arguments: Callable[[], tuple[object, ...]]) -> bool:
    """Whether another thread was seen to run while the entry point did. It is tried again until it was: a busy machine
    may have no core for the other one at first."""
    inside, seen = False, threading.Event()

    def watch() -> None:
        while not seen.is_set():
            if inside:
                seen.set()
            time.sleep(0)

    watcher = threading.Thread(target=watch, daemon=True)
    watcher.start()
    for _ in range(5000):
        given = arguments()
        inside = True  # between these lines nothing but the call can let another thread run
        entry(*given)
        inside = False
        if seen.is_set():
            break
    found = seen.is_set()
    seen.set()
    watcher.join()
    return found


ARGUMENTS: dict[str, Callable[[Batch], tuple[object, ...]]] = {
    "batch_reset": lambda b: (b._rows, b._setup, np.ones(b.n, np.uint8), 0, b.n),
    "batch_check": lambda b: (b._rows, b.legal_ids[:, 0].astype(np.int64), b._chosen, 0, b.n),
    "batch_step": lambda b: (b._rows, b._setup, b.sample(), 0, b.n),
    "batch_observe": lambda b: (
        b.states.copy(),
        b.to_move.copy(),
        np.empty((b.n, len(b.observations)), np.int16),
        0,
        b.n,
    ),
    "batch_sample": lambda b: (b._rows, b._chosen, 1, 0, b.n),
    "batch_play_out": lambda b: (
        b.states.copy(),
        2,
        False,
        1,
        10_000,
        new_results(b.n, 2),
        np.zeros(b.n, np.int32),
        0,
        b.n,
    ),
}


@pytest.mark.usefixtures("no_forced_switches")
@pytest.mark.parametrize("name", ARGUMENTS)
def test_other_threads_run_while_a_batch_is_at_work(name: str) -> None:
    batch = Batch(GAME, 2000, players=2, seed=1)
    assert lets_others_run(getattr(batch._native, name), lambda: ARGUMENTS[name](batch))


@pytest.mark.usefixtures("no_forced_switches")
def test_other_threads_run_while_a_game_is_played_out() -> None:
    engine = game(GAME).native()
    state = engine.new(2, 5, game(GAME).option_numbers(None))
    assert lets_others_run(engine.module.playout, lambda: (state.copy(), engine.buffer(), 1, 10_000))


@pytest.mark.usefixtures("no_forced_switches")
def test_the_lock_can_be_seen_to_be_kept() -> None:
    """`sum` keeps it: what is asserted above could be false."""
    assert not lets_others_run(sum, lambda: (range(2000),))
