"""Worker processes: started afresh, and never outliving whoever started them, even if that one is killed."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, InvalidStateError, ProcessPoolExecutor, as_completed
from contextlib import suppress
from typing import Any, TypeVar, cast

J = TypeVar("J")
R = TypeVar("R")

_KEEPER_SECONDS = 10.0

before_sudden_end: list[Callable[[], None]] = []
"""What a worker still does when it is told to end, or its parent is gone, in the middle of its work."""


class _Pool(ProcessPoolExecutor):
    """One that survives the death of a worker while a cancelled job still waits: Python's own would tell the cancelled
    job that it failed, stumble over that, and never tell the others."""

    def submit(self, fn: Callable[..., R], /, *args: Any, **more: Any) -> Future[R]:
        future = super().submit(fn, *args, **more)
        tell = future.set_exception

        def set_exception(exception: BaseException | None) -> None:
            with suppress(InvalidStateError):
                tell(exception)

        future.set_exception = set_exception  # type: ignore[method-assign]
        return future


def worker_pool(processes: int, hear_interrupts: bool = True, nice: int = 0) -> ProcessPoolExecutor:
    """Workers that end with this process. Without interrupts, Ctrl-C is for this process alone. The nicer they are, the
    more they leave the processor to others."""
    context = multiprocessing.get_context("spawn")
    return _Pool(processes, mp_context=context, initializer=_begin, initargs=(hear_interrupts, nice))


def done_by_all(work: Callable[[J], R], jobs: Sequence[J], processes: int | None = None) -> Iterator[R]:
    """Results as they come, from all cores or so many processes; one process is this one."""
    processes = min(processes or os.cpu_count() or 1, len(jobs))
    if processes <= 1:
        yield from map(work, jobs)
        return
    with worker_pool(processes) as pool:
        try:
            for future in as_completed([pool.submit(work, job) for job in jobs]):
                yield future.result()
        finally:
            pool.shutdown(cancel_futures=True)


def end_now(pool: ProcessPoolExecutor, patience: float = 0.0) -> None:
    """End the workers whatever they do: neither this call nor the end of the interpreter waits for their work.

    With patience they have so many seconds to end what they have started themselves.
    """
    workers = list((pool._processes or {}).values())
    keeper = cast(threading.Thread | None, pool._executor_manager_thread)
    pool.shutdown(wait=False, cancel_futures=True)  # first: what was cancelled is then no broken promise
    if patience:
        for worker in workers:
            worker.terminate()
        deadline = time.monotonic() + patience
        for worker in workers:
            worker.join(max(0.0, deadline - time.monotonic()))
    for worker in workers:
        worker.kill()
    if keeper is not None:  # it closes the pool's pipes; the end of the interpreter would write to them meanwhile
        keeper.join(_KEEPER_SECONDS)


def _begin(hear_interrupts: bool, nice: int) -> None:
    if nice and hasattr(os, "nice"):
        os.nice(nice)
    if not hear_interrupts:
        signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _told_to_end)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """A worker holds both ends of its own queue, so it would wait for work for ever when its parent is killed."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        _end_suddenly()


def _told_to_end(*_: object) -> None:
    signal.signal(signal.SIGTERM, signal.SIG_IGN)  # often it is told twice
    _end_suddenly()


def _end_suddenly() -> None:
    """Not by an exception: a pool takes every exception for the result of a job, and continues."""
    for last in before_sudden_end:
        with suppress(Exception):  # the others still have their turn
            last()
    os._exit(1)
