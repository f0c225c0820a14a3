"""What a second core brings to a batch: two threads beside two processes of half the games each, which share nothing.

    python bench/threads.py                         # all games; worth something only on a quiet machine
    python bench/threads.py --realtime ragusa       # as root: in bursts during which nobody else gets a core (Linux)

A step is a decision drawn at random, played, with the new mask and the observation of whoever is to move.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import statistics
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np

from kontor import game_ids
from kontor.batch import Batch

GAMES, REPEATS, STEPS = 4096, 9, 60


@contextmanager
def alone(realtime: bool) -> Iterator[None]:
    """All threads of this process before all others of the machine."""
    if not realtime:
        yield
        return
    threads = [thread.native_id or 0 for thread in threading.enumerate()]
    for thread in threads:
        os.sched_setscheduler(thread, os.SCHED_FIFO, os.sched_param(5))
    try:
        yield
    finally:
        for thread in threads:
            os.sched_setscheduler(thread, os.SCHED_OTHER, os.sched_param(0))
        time.sleep(0.15)  # others have waited


def rate(batch: Batch, steps: int) -> float:
    """Steps a second, by the clock."""
    chosen = np.empty(batch.n, np.int16)
    seen = np.empty((batch.n, len(batch.observations)), np.int16)
    begun = time.perf_counter()
    for _ in range(steps):
        batch.step(batch.sample(out=chosen), out=seen)
    return steps * batch.n / (time.perf_counter() - begun)


def half(name: str, realtime: bool, asked: Any, together: Any) -> None:
    """A process with half the games; it steps when it is asked to, at the same time as the other one."""
    batch = Batch(name, GAMES // 2, players=2, seed=1)
    rate(batch, STEPS)
    asked.send(0.0)
    while asked.recv():
        together.wait()
        with alone(realtime):
            asked.send(rate(batch, 2 * STEPS))


def measure(name: str, realtime: bool) -> dict[str, Any]:
    start = multiprocessing.get_context("spawn")
    together, pipes = start.Barrier(2), [start.Pipe() for _ in range(2)]
    halves = [start.Process(target=half, args=(name, realtime, there, together)) for _, there in pipes]
    for process in halves:
        process.start()
    batches = {threads: Batch(name, GAMES, players=2, seed=1, threads=threads) for threads in (1, 2)}
    found: dict[str, list[float]] = {"one": [], "two threads": [], "two processes": []}
    for here, _ in pipes:
        here.recv()
    for _ in range(REPEATS):
        for key, threads in (("one", 1), ("two threads", 2)):
            with alone(realtime):
                found[key].append(rate(batches[threads], STEPS))
        for here, _ in pipes:
            here.send(True)
        found["two processes"].append(sum(here.recv() for here, _ in pipes))
    for here, _ in pipes:
        here.send(False)
    for process in halves:
        process.join()
    medians = {key: statistics.median(rates) for key, rates in found.items()}
    times = {key: round(medians[key] / medians["one"], 2) for key in ("two threads", "two processes")}
    return {"game": name, "one, steps/s": round(medians["one"]), "times as fast": times}


def main() -> None:
    asked = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    asked.add_argument("games", nargs="*", default=game_ids())
    asked.add_argument("--realtime", action="store_true", help="as root: nobody else gets a core meanwhile")
    given = asked.parse_args()
    for name in given.games:
        print(json.dumps(measure(name, given.realtime)), flush=True)


if __name__ == "__main__":
    main()
