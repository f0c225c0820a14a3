"""Bots think in processes of their own: however long one takes, no table waits for it but its own."""

from __future__ import annotations

import asyncio
from concurrent.futures import BrokenExecutor

from kontor.bots import make_bot
from kontor.kernel import game
from kontor.kernel.processes import end_now, worker_pool

Job = tuple[str, str, bytes, int, list[int], int]


def _choose(game_id: str, bot: str, view: bytes, seat: int, legal: list[int], seed: int) -> int:
    """In the worker: native rules if they are compiled, plain Python until then."""
    engine = game(game_id).engine()
    return make_bot(bot).choose(engine, engine.from_bytes(view), seat, legal, seed)


class Thinker:
    """One process, for one decision at a time; another takes its place if it dies or does not come back."""

    def __init__(self, patience: float) -> None:
        self._patience = patience
        self._pool = worker_pool(1, hear_interrupts=False)

    async def choose(self, job: Job) -> int:
        try:
            return await self._answer(job)
        except BrokenExecutor:  # it was killed: its successor tries once more
            return await self._answer(job)

    async def _answer(self, job: Job) -> int:
        try:
            return await asyncio.wait_for(asyncio.wrap_future(self._pool.submit(_choose, *job)), self._patience)
        except (BrokenExecutor, TimeoutError):
            self.close()
            self._pool = worker_pool(1, hear_interrupts=False)
            raise

    def close(self) -> None:
        end_now(self._pool)


class Thinkers:
    def __init__(self, processes: int, patience: float) -> None:
        self._all = [Thinker(patience) for _ in range(processes)]
        self._idle: asyncio.Queue[Thinker] = asyncio.Queue()
        self._busy: set[asyncio.Task[int]] = set()
        for thinker in self._all:
            self._idle.put_nowait(thinker)

    async def choose(self, game_id: str, bot: str, view: bytes, seat: int, legal: list[int], seed: int) -> int:
        """What the bot decides, seeing only what its seat may know; `TimeoutError` if it has not after all patience."""
        thinker = await self._idle.get()
        task = asyncio.create_task(thinker.choose((game_id, bot, view, seat, legal, seed)))
        self._busy.add(task)

        def finished(_: asyncio.Task[int]) -> None:
            self._busy.discard(task)
            self._idle.put_nowait(thinker)

        task.add_done_callback(finished)
        return await asyncio.shield(task)  # a table that no longer waits does not make its thinker idle

    def close(self) -> None:
        """Nobody waits for thoughts that nobody needs any more."""
        for task in self._busy:
            task.cancel()
        for thinker in self._all:
            thinker.close()
