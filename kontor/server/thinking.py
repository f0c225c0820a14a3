"""Bots think in processes of their own: however long one takes, no table waits for it but its own."""

from __future__ import annotations

import asyncio
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from multiprocessing import get_context

from kontor.bots import make_bot
from kontor.kernel import game


def _choose(game_id: str, bot: str, view: bytes, seat: int, legal: list[int], seed: int) -> int:
    """In the worker: native rules if they are compiled, plain Python until then."""
    engine = game(game_id).engine()
    return make_bot(bot).choose(engine, engine.from_bytes(view), seat, legal, seed)


class Thinkers:
    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._processes, mp_context=get_context("spawn"))

    async def choose(self, game_id: str, bot: str, view: bytes, seat: int, legal: list[int], seed: int) -> int:
        """What the bot decides, seeing only what its seat may know."""
        job = (game_id, bot, view, seat, legal, seed)
        pool = self._pool
        try:
            return await asyncio.wrap_future(pool.submit(_choose, *job))
        except BrokenExecutor:  # a worker was killed: the others go on with a new pool
            if self._pool is pool:
                self._pool = self._new_pool()
            return await asyncio.wrap_future(self._pool.submit(_choose, *job))

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)
