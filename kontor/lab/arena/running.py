"""Playing the games of a run: here on all cores, or on a cluster through Ray, with the same results.

Games are given out in small jobs and their results taken in the order of their numbers, so that neither the number of
processes nor their speed decides anything.
"""

from __future__ import annotations

import contextlib
import itertools
import os
import signal
import socket
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import Any, Protocol

import kontor
from kontor.adapters import ProgramBot
from kontor.bots import check_plays, make_bot
from kontor.kernel import BadOption, Game, KontorError, game
from kontor.lab.sittings import SIDE_BY_SIDE, Seated, Sitting, play_games
from kontor.workers import end_now, worker_pool

from .results import Record, Results, Run
from .schedule import Pairing, Planned, planned
from .stopping import Watcher

JOB_SECONDS = 0.5  # a job should take about as long, so that handing it over costs nothing beside it
MAX_JOB = 50
AHEAD = 3  # jobs given out for each process: the next is there when one is done
_RETRIES = 3
_PATIENCE = 5.0  # seconds workers have to end the programs they have started

Progress = Callable[[Pairing, Sequence[Record]], None]


class TooManyFailures(KontorError):
    """Bots failed more often than was allowed."""


@dataclass(frozen=True)
class Job:
    """Some games of one pairing, for a worker that may be on another machine."""

    game: str
    versions: tuple[str, str]
    options: tuple[int, ...]
    games: tuple[Planned, ...]


def work(job: Job) -> list[Sitting]:
    """In the worker: play the games of a job."""
    found = game(job.game)
    if (kontor.__version__, found.version) != job.versions:
        raise KontorError(
            f"A worker has Kontor {kontor.__version__} with rules {found.version} of {job.game}; the run needs Kontor "
            f"{job.versions[0]} with rules {job.versions[1]}."
        )
    engine = found.native()
    return play_games(engine, [Seated(plan.seats, plan.seed) for plan in job.games], job.options)


class Workers(Protocol):
    """Where jobs are done."""

    count: int

    def submit(self, job: Job) -> Any:
        """Begin a job; the handle is for `result` and `drop`."""

    def result(self, handle: Any) -> list[Sitting]:
        """The result, when it is done."""

    def drop(self, handle: Any) -> None:
        """Nobody waits for this job any more."""

    def close(self) -> None:
        """Give up everything that is still being done."""


class _Task:
    """A job and where it is being done."""

    def __init__(self, job: Job) -> None:
        self.job, self.future = job, Future[list[Sitting]]()


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
            task.future = self._pool.submit(work, task.job)
        except BrokenProcessPool as error:
            task.future = Future()
            task.future.set_exception(error)

    def result(self, handle: _Task) -> list[Sitting]:
        if self.count == 1:
            return work(handle.job)
        while True:
            try:
                sittings = handle.future.result()
            except BrokenProcessPool:
                self._begin_again(handle)
            else:
                self._tasks.remove(handle)
                self._deaths = 0
                return sittings

    def _begin_again(self, waiting: _Task) -> None:
        """A worker was killed, and the jobs of its fellows are lost with it: do them all again."""
        self._deaths += 1
        if self._deaths > _RETRIES:
            first = waiting.job.games[0]
            raise KontorError(
                f"A process died {self._deaths} times while it played {', '.join(first.seats)} with seed {first.seed} "
                f"or a game near it; is there enough memory?"
            )
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
        self._work = ray.remote(num_cpus=1, max_retries=_RETRIES)(work)

    def submit(self, job: Job) -> Any:
        return self._work.remote(job)

    def result(self, handle: Any) -> list[Sitting]:
        try:
            return self._ray.get(handle)  # type: ignore[no-any-return]
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


def in_order(workers: Workers, jobs: Iterator[Job]) -> Generator[tuple[Job, list[Sitting]]]:
    """Results of the jobs in the order of the jobs, while the workers are always busy with the next ones."""
    out: deque[tuple[Job, Any]] = deque()
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


class _Jobs:
    """Gives out the games of one pairing, as many at a time as take about half a second."""

    def __init__(self, run: Run, pairing: Pairing, first: int, side_by_side: bool = False) -> None:
        self.run, self.pairing, self.next = run, pairing, first
        self.seconds, self.games = 0.0, 0
        self.options = tuple(run.game.option_numbers(run.options))
        self.side_by_side = side_by_side

    def learn(self, sittings: Sequence[Sitting]) -> None:
        self.seconds += sum(sum(sitting.seconds) for sitting in sittings)
        self.games += len(sittings)

    def __iter__(self) -> Iterator[Job]:
        return self

    def __next__(self) -> Job:
        if self.next > self.run.games:
            raise StopIteration
        size = 1
        if self.side_by_side:  # the more games such a bot is asked about at once, the better
            size = SIDE_BY_SIDE
        elif self.games:
            size = max(1, min(MAX_JOB, int(JOB_SECONDS * self.games / max(self.seconds, 1e-6))))
        numbers = range(self.next, min(self.run.games, self.next + size - 1) + 1)
        self.next = numbers.stop
        games = planned(self.pairing, self.run.players, self.run.seed, numbers)
        return Job(self.run.game.id, (kontor.__version__, self.run.game.version), self.options, tuple(games))


def check_bots(names: Sequence[str], which: Game) -> frozenset[str]:
    """Every bot can be made, and every program starts and plays the game; said before anything is played. Returns those
    that answer for many games at once."""
    batched = set()
    for name in names:
        try:
            with contextlib.closing(make_bot(name)) as bot:
                check_plays(bot, which)
                if bot.batched:
                    batched.add(name)
                if isinstance(bot, ProgramBot) and not (hello := bot.introduce()).can_play(which.id):
                    raise BadOption(f"The bot “{name}” does not play {which.id}, only {', '.join(hello.plays)}.")
        except KontorError:
            raise
        except Exception as error:
            raise BadOption(f"The bot “{name}” cannot be made: {error}") from None
    return frozenset(batched)


def play(
    results: Results, workers: Workers, progress: Progress | None = None, max_failures: int = 10
) -> dict[Pairing, str]:
    """Play what is missing, pairing by pairing; what stopped each: a verdict, or empty if all games were played."""
    run = results.run
    batched = check_bots(run.all_bots, run.game)
    run.game.native()  # compiled once, before workers ask for it
    failures = 0
    verdicts = {}
    for pairing in run.pairings:
        results.cut(pairing)
        records = results.read(pairing)
        watcher = Watcher(run.stop)
        watcher.see(shares(pairing, records))
        failures += _count_failures(results, pairing, records, failures, max_failures)
        if progress:
            progress(pairing, records)
        if not watcher.verdict and len(records) < run.games:
            for added in _played(
                run, workers, pairing, records, watcher, bool({pairing.base, pairing.challenger} & batched)
            ):
                results.append(pairing, kept := _up_to_failure(added, max_failures - failures))
                if progress:
                    progress(pairing, kept)
                failures += _count_failures(results, pairing, kept, failures, max_failures)
        verdicts[pairing] = watcher.verdict
    return verdicts


def _played(
    run: Run, workers: Workers, pairing: Pairing, records: list[Record], watcher: Watcher, side_by_side: bool
) -> Iterator[list[Record]]:
    """New games as they come in, in order, up to the deal that decides."""
    jobs = _Jobs(run, pairing, len(records) + 1, side_by_side)
    half = records[-1:] if len(records) % 2 else []  # the first game of a deal whose second is not played yet
    with contextlib.closing(in_order(workers, jobs)) as played:
        for job, sittings in played:
            jobs.learn(sittings)
            added = []
            for plan, sitting in zip(job.games, sittings, strict=True):
                if sitting.error and sitting.failed is None:
                    raise KontorError(
                        f"The rules of {run.game.id} broke in game {plan.number} of {pairing} (seed {plan.seed}): "
                        f"{sitting.error}. That is a fault of the rules, not of a bot."
                    )
                added.append(Record.of(plan, sitting))
                half.append(added[-1])
                if len(half) == 2:
                    watcher.see(shares(pairing, half))
                    half = []
                    if watcher.verdict:
                        yield added
                        return
            yield added


def shares(pairing: Pairing, records: Sequence[Record]) -> list[float]:
    """The challenger's share of the victories in each complete deal."""
    each = [record.share(pairing.challenger) for record in records]
    return [(one + two) / 2 for one, two in zip(each[::2], each[1::2], strict=False)]


def _up_to_failure(records: list[Record], allowed: int) -> list[Record]:
    """The records up to the failure that is one too many."""
    failed = [k for k, record in enumerate(records) if record.error]
    return records if len(failed) <= allowed else records[: failed[max(0, allowed)] + 1]


def _count_failures(results: Results, pairing: Pairing, records: Sequence[Record], before: int, allowed: int) -> int:
    failed = [record for record in records if record.error]
    if before + len(failed) > allowed:
        last = failed[-1]
        seat = last.failed or 0
        raise TooManyFailures(
            f"Bots failed in {before + len(failed)} games, more than the {allowed} allowed; the last was game "
            f"{last.number} of {pairing}: {last.seats[seat]} in seat {seat + 1}, {last.error.rstrip('.')}. "
            f"All games so far are in {results.folder}: with a larger --max-errors the same command goes on, and these "
            f"games stay lost; with another --out it begins anew."
        )
    return len(failed)


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
