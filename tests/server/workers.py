"""Worker processes that outlive a server of a test: to start one takes seconds, and most tests need only that some are
there. A worker that is idle when its server ends is kept for the next one; one that still works is ended as ever."""

from __future__ import annotations

import os
from collections import defaultdict
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor

import pytest

from kontor.server import lanes
from kontor.workers.pools import end_now, worker_pool


class Shelf:
    """Idle pools by what they were started with, the environment of Kontor included."""

    def __init__(self) -> None:
        self._idle: defaultdict[object, list[ProcessPoolExecutor]] = defaultdict(list)
        self._made: dict[ProcessPoolExecutor, object] = {}

    def take(self, processes: int, hear_interrupts: bool = True, nice: int = 0) -> ProcessPoolExecutor:
        settings = tuple(sorted(item for item in os.environ.items() if item[0].startswith("KONTOR_")))
        kind = (processes, hear_interrupts, nice, settings)
        while self._idle[kind]:
            pool = self._idle[kind].pop()
            if all(worker.is_alive() for worker in pool._processes.values()):
                return pool
            end_now(pool)
        pool = worker_pool(processes, hear_interrupts, nice)
        self._made[pool] = kind
        return pool

    def put_back(self, pool: ProcessPoolExecutor) -> None:
        if pool._pending_work_items or pool._broken or not pool._processes:
            del self._made[pool]
            end_now(pool)
        else:
            self._idle[self._made[pool]].append(pool)

    def close(self) -> None:
        for pool in self._made:
            end_now(pool)


@pytest.fixture(scope="session", autouse=True)
def shelf() -> Iterator[None]:
    """Servers in this process share workers."""
    shelf = Shelf()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(lanes, "worker_pool", shelf.take)
        patch.setattr(lanes, "end_now", shelf.put_back)
        yield
    shelf.close()


@pytest.fixture
def own_workers() -> Iterator[None]:
    """For tests of the workers themselves: servers start and end their own."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(lanes, "worker_pool", worker_pool)
        patch.setattr(lanes, "end_now", end_now)
        yield
