"""Lanes: work of one kind, done by processes whose number follows the load.

The first job starts a process. Another one starts only if a job has waited for a moment although all are at work, so a
burst that one process does at once costs no second one; and a process that had nothing to do for a while ends, except
the few that are kept. Between these bounds a lane grows and shrinks by itself.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import BrokenExecutor
from typing import Any, TypeVar

from kontor.workers import end_now, worker_pool

T = TypeVar("T")
_MOST_NAMES = 10_000  # for which a lane remembers who did their last job


class Thinker:
    """One process, for one job at a time; another takes its place if it dies or does not come back."""

    def __init__(self, patience: float, nice: int) -> None:
        self._patience, self._nice = patience, nice
        self._pool = worker_pool(1, hear_interrupts=False, nice=nice)
        self.since = 0.0
        """When it was done with its last job, in the time of the loop."""

    async def run(self, job: Callable[..., T], *arguments: Any) -> T:
        try:
            return await self._answer(job, arguments)
        except BrokenExecutor:  # it was killed: its successor tries once more
            return await self._answer(job, arguments)

    async def _answer(self, job: Callable[..., T], arguments: tuple[Any, ...]) -> T:
        try:
            return await asyncio.wait_for(asyncio.wrap_future(self._pool.submit(job, *arguments)), self._patience)
        except (BrokenExecutor, TimeoutError):
            self.close()
            self._pool = worker_pool(1, hear_interrupts=False, nice=self._nice)
            raise

    def close(self) -> None:
        end_now(self._pool)


class Lane:
    """Thinkers of the same priority. Who comes first is served first, best where the last of its name was."""

    def __init__(
        self, most: int, patience: float, nice: int, fewest: int = 0, hurry: float = 0.2, rest: float = 300.0
    ) -> None:
        """At most so many. One more comes when a job has waited for `hurry` seconds; one with nothing to do for `rest`
        seconds goes, if more than the `fewest` are left."""
        self.most, self._fewest = max(1, most), fewest
        self._patience, self._nice, self._hurry, self._rest = patience, nice, hurry, rest
        self._all: list[Thinker] = []
        self._idle: list[Thinker] = []
        """The one that worked last at the end."""
        self._queue: deque[asyncio.Future[Thinker]] = deque()
        self._busy: set[asyncio.Task[Any]] = set()
        self._last: OrderedDict[str, Thinker] = OrderedDict()
        self._look: asyncio.TimerHandle | None = None
        self._closed = False

    @property
    def processes(self) -> int:
        """How many there are now."""
        return len(self._all)

    @property
    def busy(self) -> int:
        return len(self._busy)

    @property
    def waiting(self) -> int:
        """Jobs for which no thinker is idle yet."""
        return sum(not one.done() for one in self._queue)

    async def run(self, job: Callable[..., T], *arguments: Any, near: str = "") -> T:
        """Let an idle thinker do it, as soon as there is one; `TimeoutError` if that took longer than its patience."""
        thinker = self._take(near) if self._idle else await self._one()
        if near:
            self._last[near] = thinker
            self._last.move_to_end(near)
            if len(self._last) > _MOST_NAMES:
                self._last.popitem(last=False)
        task = asyncio.create_task(thinker.run(job, *arguments))
        self._busy.add(task)

        def finished(_: asyncio.Task[T]) -> None:
            self._busy.discard(task)
            self._free(thinker)

        task.add_done_callback(finished)
        return await asyncio.shield(task)  # a table that no longer waits does not make its thinker idle

    def _take(self, near: str) -> Thinker:
        """The thinker of the last job of that name if it is idle, else the one used last: the others come to rest."""
        last = self._last.get(near)
        thinker = last if last in self._idle else self._idle[-1]
        assert thinker is not None
        self._idle.remove(thinker)
        return thinker

    async def _one(self) -> Thinker:
        """A new one if there is none; else whichever is done next, or one more, if none is done soon."""
        if not self._all:
            return self._begin()
        loop = asyncio.get_running_loop()
        waits: asyncio.Future[Thinker] = loop.create_future()
        self._queue.append(waits)
        soon = loop.call_later(self._hurry, self._grow)
        try:
            return await waits
        except asyncio.CancelledError:
            if waits.done() and not waits.cancelled():  # it came in the same moment: for whoever waits next
                self._free(waits.result())
            raise
        finally:
            soon.cancel()

    def _begin(self) -> Thinker:
        thinker = Thinker(self._patience, self._nice)
        self._all.append(thinker)
        return thinker

    def _grow(self) -> None:
        if len(self._all) < self.most and not self._closed:
            self._free(self._begin())

    def _free(self, thinker: Thinker) -> None:
        while self._queue:
            waits = self._queue.popleft()
            if not waits.done():
                waits.set_result(thinker)
                return
        thinker.since = asyncio.get_running_loop().time()
        self._idle.append(thinker)
        self._look_after(self._rest)

    # ---- rest ----
    def _look_after(self, seconds: float) -> None:
        if self._look is None and not self._closed and len(self._all) > self._fewest:
            self._look = asyncio.get_running_loop().call_later(seconds, self._shrink)

    def _shrink(self) -> None:
        self._look = None
        now = asyncio.get_running_loop().time()
        while self._idle and len(self._all) > self._fewest and now - self._idle[0].since >= self._rest:
            thinker = self._idle.pop(0)
            self._all.remove(thinker)
            for name in [name for name, last in self._last.items() if last is thinker]:
                del self._last[name]
            thinker.close()
        if self._idle:
            self._look_after(max(0.0, self._idle[0].since + self._rest - now))

    def close(self) -> None:
        """Nobody waits for thoughts that nobody needs any more."""
        self._closed = True
        if self._look is not None:
            self._look.cancel()
        for task in self._busy:
            task.cancel()
        for thinker in self._all:
            thinker.close()
