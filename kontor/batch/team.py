"""Threads that do the same work on different rows."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

FEWEST = 256
"""Rows that are worth a thread: to hand over fewer takes longer than a step of them."""


class Team:
    """So many threads, the caller's among them."""

    def __init__(self, threads: int) -> None:
        self.threads = threads
        self._others = ThreadPoolExecutor(threads - 1, "kontor-batch") if threads > 1 else None

    def parts(self, rows: int, long: bool = False) -> int:
        """How many threads work on so many rows."""
        return min(self.threads, max(1, rows if long else rows // FEWEST))

    def do(self, work: Callable[[int, int], int | None], rows: int, long: bool = False) -> list[int | None]:
        """The results of `work(first, last)` for parts that are all rows together, in their order. Where it is `long`,
        every row is worth a thread."""
        parts = self.parts(rows, long)
        if self._others is None or parts == 1:
            return [work(0, rows)]
        ends = [rows * k // parts for k in range(parts + 1)]
        others = [self._others.submit(work, ends[k], ends[k + 1]) for k in range(1, parts)]
        own = work(ends[0], ends[1])
        return [own, *(other.result() for other in others)]
