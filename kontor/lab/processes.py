"""Where jobs are done: on all cores of this machine, or on a cluster through Ray, with the same results.

Results are taken in the order of the jobs, so that neither the number of processes nor their speed decides anything.
"""

from __future__ import annotations

import contextlib
import itertools
import os
import signal
import socket
import threading
from collections import deque
from collections.abc import Generator, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Protocol, TypeVar

import kontor
from kontor.kernel import Game, KontorError, game
from kontor.workers import end_now, worker_pool

AHEAD = 3
"""Jobs given out for each process: the next is there when one is done."""
_RETRIES = 3
_PATIENCE = 5.0  # seconds workers have to end the programs they have started


class Job(Protocol):
    """Some work for a process that may be on another machine; its text says what that did when it died."""

    def do(self) -> Any:
        """In the worker: the result."""


_J = TypeVar("_J", bound=Job)
Versions = tuple[str, str]
"""Of Kontor, and of the rules."""


def versions_of(which: Game) -> Versions:
    """What a worker must have: of Kontor, and of the rules."""
    return kontor.__version__, which.version


def same_game(game_id: str, versions: Versions) -> Game:
    """In the worker: the game, if it is the same there as where the job comes from."""
    found = game(game_id)
    if versions_of(found) != versions:
        raise KontorError(
            f"A worker has Kontor {kontor.__version__} with rules {found.version} of {game_id}; the run needs Kontor "
            f"{versions[0]} with rules {versions[1]}."
        )
    return found


def _work(job: Job) -> Any:
    return job.do()


class _Task:
    """A job and where it is being done."""

    def __init__(self, job: Job) -> None:
        self.job, self.future = job, Future[Any]()


class Workers(Protocol):
    """Where jobs are done."""

    count: int

    def submit(self, job: Job) -> Any:
        """Begin a job; the handle is for `result` and `drop`."""

    def result(self, handle: Any) -> Any:
        """The result, when it is done."""

    def drop(self, handle: Any) -> None:
        """Nobody waits for this job any more."""

    def close(self) -> None:
        """Give up everything that is still being done."""


class Local(Workers):
    """Processes of this machine; one process plays in this very one."""

    def __init__(self, processes: int | None = None) -> None:
        self.count = processes or os.cpu_count() or 1
        self._pool: ProcessPoolExecutor | None = None
        self._tasks: list[_Task] = []
        self._deaths = 0

    def submit(self, job: Job) -> _Task:
        task = _Task(job)
        if self.count > 1:
            self._tasks.append(task)
            self._start(task)
        return task

    def _start(self, task: _Task) -> None:
        if self._pool is None:
            self._pool = worker_pool(self.count, hear_interrupts=False)
        try:
            task.future = self._pool.submit(_work, task.job)
        except BrokenProcessPool as error:
            task.future = Future()
            task.future.set_exception(error)

    def result(self, handle: _Task) -> Any:
        if self.count == 1:
            return _work(handle.job)
        while True:
            try:
                found = handle.future.result()
            except BrokenProcessPool:
                self._begin_again(handle)
            else:
                self._tasks.remove(handle)
                self._deaths = 0
                return found

    def _begin_again(self, waiting: _Task) -> None:
        """A worker was killed, and the jobs of its fellows are lost with it: do them all again."""
        self._deaths += 1
        if self._deaths > _RETRIES:
            raise KontorError(f"A process died {self._deaths} times while it {waiting.job}; is there enough memory?")
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)
            self._pool = None
        for task in self._tasks:
            if not task.future.done() or task.future.cancelled() or task.future.exception() is not None:
                self._start(task)

    def drop(self, handle: _Task) -> None:
        handle.future.cancel()
        if handle in self._tasks:
            self._tasks.remove(handle)

    def close(self) -> None:
        if self._pool is not None:
            end_now(self._pool, _PATIENCE)
        self._pool, self._tasks = None, []


class OnRay(Workers):
    """Workers of a Ray cluster: one that runs (its address), or a small one started for this run."""

    def __init__(self, address: str | None = None, cpus: int | None = None) -> None:
        address = address or os.environ.get("RAY_ADDRESS") or None
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        if address is None:  # a cluster of our own listens on this machine only; set before Ray is imported
            os.environ.setdefault("RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER", "0")
            os.environ.setdefault("RAY_AUTH_MODE", "disabled")
        try:
            import ray
        except ImportError:
            raise KontorError("--ray needs Ray, which is not installed: pip install 'kontor[cluster]'.") from None
        if address is not None:
            _knock(address)
        self._ray: Any = ray
        self._ours = not ray.is_initialized()
        if self._ours:
            quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": "error"}
            try:
                if address is None:
                    ray.init(num_cpus=cpus, include_dashboard=False, object_store_memory=100 * 2**20, **quiet)
                else:
                    ray.init(address=address, **quiet)
            except (ConnectionError, RuntimeError, ValueError, TimeoutError) as error:
                reason = str(error).strip().split(". ")[0].rstrip(".") or type(error).__name__
                raise KontorError(f"The Ray cluster cannot be reached: {reason}.") from None
        resources: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call, unused-ignore]
        self.count = max(1, int(resources.get("CPU", 1)))
        self._work = ray.remote(num_cpus=1, max_retries=_RETRIES)(_work)

    def submit(self, job: Job) -> Any:
        return self._work.remote(job)

    def result(self, handle: Any) -> Any:
        try:
            return self._ray.get(handle)
        except self._ray.exceptions.RayTaskError as error:
            cause = error.cause
            raise cause if isinstance(cause, KontorError) else KontorError(f"A worker failed: {cause!r}") from None
        except self._ray.exceptions.RayError as error:
            reason = str(error).strip().splitlines()[0]
            raise KontorError(f"The Ray cluster lost a job {_RETRIES + 1} times: {reason}") from None

    def drop(self, handle: Any) -> None:
        self._ray.cancel(handle)

    def close(self) -> None:
        if self._ours:
            self._ray.shutdown()


def _knock(address: str) -> None:
    """Ray itself tries for many minutes to reach a machine that is not there."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not (colon and port.isdecimal()):
        return  # "auto" and the like, which Ray looks up
    try:
        socket.create_connection((host.strip("[]"), int(port)), 10).close()
    except (OSError, OverflowError, UnicodeError) as error:
        reason = getattr(error, "strerror", None) or error
        raise KontorError(f"The Ray cluster cannot be reached at {address}: {reason}.") from None


def in_order(workers: Workers, jobs: Iterator[_J]) -> Generator[tuple[_J, Any]]:
    """Results of the jobs in the order of the jobs, while the workers are always busy with the next ones."""
    out: deque[tuple[_J, Any]] = deque()
    try:
        while True:
            for job in itertools.islice(jobs, AHEAD * workers.count - len(out)):
                out.append((job, workers.submit(job)))
            if not out:
                return
            job, handle = out.popleft()
            yield job, workers.result(handle)
    finally:
        for _, handle in out:
            workers.drop(handle)


@contextlib.contextmanager
def ended_by_signals() -> Iterator[None]:
    """SIGTERM ends a run as Ctrl-C does: workers are stopped, what was played stays."""

    def stop(*_: object) -> None:
        signal.signal(signal.SIGTERM, signal.SIG_IGN)  # `timeout` and others send it twice
        raise KeyboardInterrupt

    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGTERM, stop)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)
