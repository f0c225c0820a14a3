"""Whatever thinks does so in processes of its own: however long it takes, no table waits for it but its own.

There are three lanes: moves of bots, hints, reviews. A slow kind of work never stands in front of a quick one, and each
yields the processor to the one before it, and all to the server itself.
"""

from __future__ import annotations

import asyncio
import os
import threading
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Any, TypeVar

from kontor.bots import Bot, Hint, make_bot
from kontor.bots.advice import advise
from kontor.bots.review import Budget, Judgement, Question, judge, questions
from kontor.kernel import game
from kontor.match import Match

T = TypeVar("T")
Past = Sequence[int | None]
"""All decisions so far as a seat may know them: None where it is not told which."""
_MOST_KEPT = 4  # bots a process remembers


# ---- in the workers ----
def _be_nice(steps: int) -> None:
    if hasattr(os, "nice"):
        os.nice(steps)


@dataclass
class _Kept:
    name: str
    bot: Bot
    knows: list[int | None]


_kept: OrderedDict[str, _Kept] = OrderedDict()


def _remembered(key: str, name: str, past: Past) -> Bot:
    """The bot that plays this seat, told what has happened since; a new one if this process has none that fits."""
    kept = _kept.pop(key, None)
    if kept is not None and (kept.name != name or list(past[: len(kept.knows)]) != kept.knows):
        kept.bot.close()
        kept = None
    if kept is None:
        kept = _Kept(name, make_bot(name), list(past))
    for action in past[len(kept.knows) :]:
        kept.bot.watch(action)
    kept.knows = list(past)
    _kept[key] = kept
    while len(_kept) > _MOST_KEPT:
        _kept.popitem(last=False)[1].bot.close()
    return kept.bot


def _choose(
    game_id: str, bot: str, view: bytes, seat: int, legal: list[int], seed: int, key: str = "", past: Past = ()
) -> int:
    """Native rules if they are compiled, plain Python until then. With a key the bot is kept for its next decision."""
    engine = game(game_id).engine()
    seen = engine.from_bytes(view)
    if key:
        try:
            return _remembered(f"{key} {engine.name}", bot, past).choose(engine, seen, seat, legal, seed)
        except Exception:  # whatever was kept is not worth a lost move: think afresh
            _kept.clear()
            seen = engine.from_bytes(view)
    return make_bot(bot).choose(engine, seen, seat, legal, seed)


def _advise(game_id: str, view: bytes, seat: int, seed: int, iterations: int, seconds: float) -> Hint:
    return advise(game(game_id).native(), view, seat, seed, iterations, seconds)


def _questions(log: str) -> list[Question]:
    return questions(Match.from_log(log))


# ---- in the server ----
def _is_compiled(game_id: str) -> bool:
    code = game(game_id).native_code
    if not code.is_ready():
        code.compile_in_background()
        return False
    return True


class Lane:
    """A few processes of the same priority. Each has its own queue: work can be sent where it was done before."""

    def __init__(self, processes: int, nice: int) -> None:
        self._nice = nice
        self._pools: list[ProcessPoolExecutor | None] = [None] * max(1, processes)
        self._waiting = [0] * len(self._pools)
        self._lock = threading.Lock()
        self._last: OrderedDict[str, int] = OrderedDict()

    @property
    def processes(self) -> int:
        return len(self._pools)

    async def run(self, job: Callable[..., T], *arguments: Any, near: str = "") -> T:
        """Do it in a process that has nothing to do, if there is one; best where the last of that name was done."""
        at = self._best(near)
        pool = self._pool(at)
        try:
            return await asyncio.wrap_future(self._submit(at, pool, job, arguments))
        except BrokenExecutor:  # the process was killed: once more, in a new one
            if self._pools[at] is pool:
                self._pools[at] = None
            return await asyncio.wrap_future(self._submit(at, self._pool(at), job, arguments))

    def close(self) -> None:
        """End at once: nobody waits any more for what is being thought."""
        for pool in self._pools:
            if pool is not None:
                running = list((pool._processes or {}).values())
                pool.shutdown(wait=False, cancel_futures=True)
                for process in running:
                    process.terminate()

    def _best(self, near: str) -> int:
        last = self._last.pop(near, None) if near else None
        best = min(range(len(self._pools)), key=lambda k: (self._waiting[k], k != last, k))
        if near:
            self._last[near] = best
            while len(self._last) > 10_000:
                self._last.popitem(last=False)
        return best

    def _pool(self, at: int) -> ProcessPoolExecutor:
        pool = self._pools[at]
        if pool is None:
            pool = ProcessPoolExecutor(1, get_context("spawn"), _be_nice, (self._nice,))
            self._pools[at] = pool
        return pool

    def _submit(
        self, at: int, pool: ProcessPoolExecutor, job: Callable[..., T], arguments: tuple[Any, ...]
    ) -> Future[T]:
        future = pool.submit(job, *arguments)
        with self._lock:
            self._waiting[at] += 1
        future.add_done_callback(lambda _: self._done(at))
        return future

    def _done(self, at: int) -> None:
        with self._lock:
            self._waiting[at] -= 1


class Thinkers:
    def __init__(self, processes: int = 0) -> None:
        """`processes` think for bots; 0: as many as there are cores, at least two. They start when they are needed."""
        self.bots = Lane(processes or max(2, os.cpu_count() or 1), nice=3)
        self.hints = Lane(1, nice=8)
        self.reviews = Lane(1, nice=15)
        self._compiled: set[str] = set()

    async def ready(self, game_id: str) -> bool:
        """Only compiled rules are fast enough to look ahead with; if they are not, a process begins to compile them."""
        if game_id not in self._compiled and await asyncio.to_thread(_is_compiled, game_id):
            self._compiled.add(game_id)
        return game_id in self._compiled

    async def choose(
        self,
        game_id: str,
        bot: str,
        view: bytes,
        seat: int,
        legal: list[int],
        seed: int,
        key: str = "",
        past: Past = (),
    ) -> int:
        """What the bot decides, seeing only what its seat may know. With a key it is kept for its next decision."""
        return await self.bots.run(_choose, game_id, bot, view, seat, legal, seed, key, past, near=key)

    async def advise(self, game_id: str, view: bytes, seat: int, seed: int, iterations: int, seconds: float) -> Hint:
        return await self.hints.run(_advise, game_id, view, seat, seed, iterations, seconds)

    async def questions(self, log: str) -> list[Question]:
        """Every decision of a log, as whoever made it saw it."""
        return await self.reviews.run(_questions, log)

    async def judge(self, question: Question, budget: Budget) -> Judgement:
        return await self.reviews.run(judge, question, budget)

    def close(self) -> None:
        for lane in (self.bots, self.hints, self.reviews):
            lane.close()
