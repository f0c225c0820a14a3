"""Playing the games of a run: given out in small jobs, their results taken in the order of their numbers."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from kontor.adapters import ProgramBot
from kontor.bots import make_bot
from kontor.kernel import BadOption, Game, KontorError
from kontor.lab.processes import Versions, Workers, in_order, same_game, versions_of
from kontor.lab.sittings import SIDE_BY_SIDE, Seated, Sitting, play_games

from .results import Record, Results, Run
from .schedule import Pairing, Planned, planned
from .stopping import Watcher

JOB_SECONDS = 0.5  # a job should take about as long, so that handing it over costs nothing beside it
MAX_JOB = 50

Progress = Callable[[Pairing, Sequence[Record]], None]


class TooManyFailures(KontorError):
    """Bots failed more often than was allowed."""


@dataclass(frozen=True)
class Job:
    """Some games of one pairing, for a worker that may be on another machine."""

    game: str
    versions: Versions
    options: tuple[int, ...]
    games: tuple[Planned, ...]

    def __str__(self) -> str:
        first = self.games[0]
        return f"played {', '.join(first.seats)} with seed {first.seed} or a game near it"

    def do(self) -> list[Sitting]:
        """In the worker: play the games of the job."""
        engine = same_game(self.game, self.versions).native()
        return play_games(engine, [Seated(plan.seats, plan.seed) for plan in self.games], self.options)


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
        return Job(self.run.game.id, versions_of(self.run.game), self.options, tuple(games))


def check_bots(names: Sequence[str], which: Game) -> frozenset[str]:
    """Every bot can be made, and every program starts and plays the game; said before anything is played. Returns those
    that answer for many games at once."""
    batched = set()
    for name in names:
        try:
            with contextlib.closing(make_bot(name)) as bot:
                bot.check(which)
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
            f"All games so far are in {results.folder}: run it again with a larger --max-errors to resume without "
            f"these games, or with another --out to begin anew."
        )
    return len(failed)
