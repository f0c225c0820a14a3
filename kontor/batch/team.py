"""Threads that do the same work on different rows."""

from __future__ import annotations

import itertools
import threading
import weakref
from collections.abc import Callable
from queue import SimpleQueue
from typing import Any

FEWEST = 256
"""Rows that are worth a thread: to hand over fewer takes longer than a step of them."""

Work = Callable[[int, int], Any]


class Team:
    """So many threads, the caller's among them. Whoever is free takes the next part: where another thread is not
    given a core in time, the caller does its part too and waits for nobody."""

    def __init__(self, threads: int) -> None:
        self.threads = threads
        self._calls: SimpleQueue[_Task | None] = SimpleQueue()
        for k in range(1, threads):
            threading.Thread(target=_help, args=(self._calls,), name=f"kontor-batch-{k}", daemon=True).start()
        weakref.finalize(self, _dismiss, self._calls, threads - 1)

    def parts(self, rows: int, long: bool = False) -> int:
        """How many threads work on so many rows."""
        return min(self.threads, max(1, rows if long else rows // FEWEST))

    def do(self, work: Work, rows: int, long: bool = False) -> list[Any]:
        """The results of `work(first, last)` for parts that are all rows together, in their order. Where it is `long`,
        every row is worth a thread."""
        parts = self.parts(rows, long)
        if parts == 1:
            return [work(0, rows)]
        task = _Task(work, [rows * k // parts for k in range(parts + 1)])
        for _ in range(parts - 1):
            self._calls.put(task)
        task.help()
        return task.results()


class _Task:
    """Work in parts, each done by whoever takes it."""

    def __init__(self, work: Work, ends: list[int]) -> None:
        self._work, self._ends, self._parts = work, ends, len(ends) - 1
        self._next = itertools.count()
        self._done: SimpleQueue[tuple[int, Any, BaseException | None]] = SimpleQueue()

    def help(self) -> None:
        """Takes parts until none is left."""
        while (k := next(self._next)) < self._parts:  # no two threads are given the same number
            try:
                self._done.put((k, self._work(self._ends[k], self._ends[k + 1]), None))
            except BaseException as error:
                self._done.put((k, None, error))

    def results(self) -> list[Any]:
        """In the order of the parts, once all are done; the error of the first that failed is raised."""
        found = sorted((self._done.get() for _ in range(self._parts)), key=lambda part: part[0])
        for _, _, error in found:
            if error is not None:
                raise error
        return [result for _, result, _ in found]


def _help(calls: SimpleQueue[_Task | None]) -> None:
    while (task := calls.get()) is not None:
        task.help()
        del task  # what it works on can go, with the team, while this thread waits


def _dismiss(calls: SimpleQueue[_Task | None], helpers: int) -> None:
    for _ in range(helpers):
        calls.put(None)
