"""A series: many games among the same bots, played in parts that are kept, so that an interrupted run can be resumed.

Game k has the seed SEED + k, and the bots change seats from game to game. What is kept of a game follows from its
number alone, so it does not matter where or in how many parts a series was played.
"""

from __future__ import annotations

import json
import random
import re
import shutil
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from kontor.kernel import BadOption, Game, KontorError
from kontor.kernel.files import write_whole

from .folders import Taken, take
from .processes import Versions, Workers, in_order, same_game, versions_of
from .sittings import SIDE_BY_SIDE, Decided, Seated, Sitting, play_games

PART_SECONDS = 2.0
"""A part should take about as long: little is lost when a run is broken off."""
MOST_IN_PART = 2000
"""Games of one part at most."""
_PART = re.compile(r"(\d{8})-(\d{8})\.part")
_WHAT = {
    "what": "games for another purpose",
    "kontor": "games of another version of Kontor",
    "rules": "games by another version of the rules",
    "game": "another game",
    "players": "games of another number of players",
    "options": "games with other options",
    "varied": "games with other options",
    "bots": "games of other bots",
    "seed": "games with another seed",
}


@dataclass(frozen=True)
class Series:
    """What is played; the bots take turns in the seats."""

    game: Game
    bots: tuple[str, ...]
    """One for each seat."""
    options: Mapping[str, str]
    seed: int
    games: int
    varied: tuple[str, ...] = ()
    """Options that are drawn for each game, whatever `options` says."""

    @property
    def players(self) -> int:
        """Seats at the table."""
        return len(self.bots)

    def seed_of(self, number: int) -> int:
        """The seed of that game."""
        return self.seed + number

    def bots_of(self, number: int) -> list[str]:
        """The bot of each seat in that game."""
        return [self.bots[(seat - number) % self.players] for seat in range(self.players)]

    def options_of(self, number: int) -> dict[str, str]:
        """All options of that game."""
        chance = random.Random(f"options {self.seed_of(number)}")
        drawn = {o.key: chance.choice(o.values) for o in self.game.options if o.key in self.varied}
        return {**self.options, **drawn}

    def to_json(self) -> dict[str, Any]:
        """Everything but the number of games, which may grow."""
        versions = versions_of(self.game)
        return {
            "kontor": versions[0],
            "game": self.game.id,
            "rules": versions[1],
            "players": self.players,
            "options": dict(self.options),
            "varied": list(self.varied),
            "bots": list(self.bots),
            "seed": self.seed,
        }


def make_series(
    which: Game,
    bots: Sequence[str],
    players: int | None,
    options: Mapping[str, str],
    seed: int,
    games: int,
    varied: Sequence[str] = (),
) -> Series:
    """One bot sits in all seats; of several each has one."""
    if len(bots) == 1:
        bots = list(bots) * (players or which.seats.start)
    elif players not in (None, len(bots)):
        raise BadOption(f"{len(bots)} bots are named for {players} players: name one for each seat, or one for all.")
    which.check_players(len(bots))
    which.check_seed(which.check_seed(seed) + max(0, games - 1))
    keys = [option.key for option in which.options]
    if "all" in varied:
        varied = keys
    for key in varied:
        if key not in keys:
            raise BadOption(f"{which.id} has no option “{key}”; it has {', '.join(keys) or 'none'}.")
    return Series(which, tuple(bots), options, seed, games, tuple(varied))


class Failure(NamedTuple):
    """A game, by its number, that came to no end. A list of failures has these three of each."""

    game: int
    seed: int
    error: str


class Part(NamedTuple):
    """What a worker sends back of some games."""

    data: bytes
    failures: tuple[Failure, ...]
    seconds: float


class Write(Protocol):
    """Makes what is kept of some games: told all their decisions, then how they ended."""

    def hear(self, place: int, decided: Decided, /) -> None:
        """A decision of the game at that place of the list."""

    def written(self, sittings: Sequence[Sitting]) -> bytes:
        """The games are over."""


@dataclass(frozen=True)
class PlayPart:
    """Some games, for a worker that may be on another machine."""

    series: Series
    versions: Versions
    numbers: range
    writer: Callable[[Series, range], Write]

    def __str__(self) -> str:
        seeds = [self.series.seed_of(number) for number in (self.numbers[0], self.numbers[-1])]
        return f"played games with seeds {seeds[0]} to {seeds[1]}"

    def do(self) -> Part:
        """In the worker: play the games."""
        series, numbers = self.series, self.numbers
        found = same_game(series.game.id, self.versions)
        writer = self.writer(series, numbers)
        sittings: list[Sitting] = []
        for some in _alike(series, numbers):
            tables = [Seated(series.bots_of(number), series.seed_of(number)) for number in some]
            options, before = found.option_numbers(series.options_of(some[0])), some[0] - numbers[0]

            def hear(place: int, decided: Decided, before: int = before) -> None:
                writer.hear(before + place, decided)

            sittings += play_games(found.native(), tables, options, hear)
        failed = [
            Failure(number, series.seed_of(number), " ".join(sitting.error.split()))
            for number, sitting in zip(numbers, sittings, strict=True)
            if sitting.error
        ]
        return Part(writer.written(sittings), tuple(failed), sum(sum(sitting.seconds) for sitting in sittings))


def _alike(series: Series, numbers: range) -> Iterator[range]:
    """Games with the same options can be played side by side."""
    first = numbers.start
    for number in numbers:
        if number + 1 == numbers.stop or (series.varied and series.options_of(number + 1) != series.options_of(number)):
            yield range(first, number + 1)
            first = number + 1


class Kept(Taken):
    """The folder of a series that is being played: what it is, and its parts. One process has it at a time."""

    @staticmethod
    def open(folder: Path, series: Series, what: str) -> Kept:
        """Begin a series in a new folder, or go on with the same one; `what` is kept of its games."""
        kept = Kept(folder, take(folder, BadOption))
        try:
            kept._check_same({"what": what, **series.to_json()})
        except BaseException:
            kept.close()
            raise
        return kept

    def _check_same(self, wanted: Mapping[str, Any]) -> None:
        path = self.folder / "series.json"
        if not path.exists():
            if any(not each.name.startswith(".") for each in self.folder.iterdir()):
                raise BadOption(f"{self.folder} holds other files; choose another name.")
            self._write(path, json.dumps(wanted, indent=1, ensure_ascii=False).encode())
            return
        try:
            found = json.loads(path.read_text(encoding="utf-8"))
            differ = [text for key, text in _WHAT.items() if found[key] != wanted[key]]
        except (OSError, ValueError, KeyError, TypeError):
            raise BadOption(f"{path} is damaged; remove the folder to begin anew.") from None
        if differ:
            raise BadOption(f"{self.folder} holds {differ[0]}; remove it, or choose another name.")

    def _write(self, path: Path, data: bytes) -> None:
        try:
            write_whole(path, data)
        except OSError as error:
            raise KontorError(f"{path} cannot be written: {error.strerror}.") from None

    def parts(self) -> list[Path]:
        """Parts from the first game on, without gaps."""
        found = []
        next_game = 0
        for path in sorted(self.folder.glob("*.part")):
            match = _PART.fullmatch(path.name)
            if match and int(match[1]) == next_game:
                found.append(path)
                next_game = int(match[2]) + 1
        return found

    @property
    def games(self) -> int:
        """How many games are kept."""
        parts = self.parts()
        return int(_PART.fullmatch(parts[-1].name)[2]) + 1 if parts else 0  # type: ignore[index]

    @property
    def failures(self) -> list[Failure]:
        """The games among those that came to no end."""
        path = self.folder / "failures.json"
        try:
            return [Failure(**told) for told in json.loads(path.read_text(encoding="utf-8"))]
        except FileNotFoundError:
            return []
        except (OSError, ValueError, KeyError, TypeError):
            raise BadOption(f"{path} is damaged; remove the folder to begin anew.") from None

    def add(self, numbers: range, part: Part) -> None:
        """Keep these games."""
        if part.failures:  # first: a failure that is told twice does no harm, one that is forgotten does
            known = {failure.game: failure for failure in (*self.failures, *part.failures)}
            told = [failure._asdict() for failure in known.values()]
            self._write(self.folder / "failures.json", json.dumps(told, ensure_ascii=False).encode())
        self._write(self.folder / f"{numbers[0]:08}-{numbers[-1]:08}.part", part.data)

    def remove(self) -> None:
        """The games are somewhere else now."""
        self.close()
        shutil.rmtree(self.folder, ignore_errors=True)


class _Jobs:
    """Gives out games, as many at a time as take a few seconds."""

    def __init__(self, series: Series, first: int, writer: Callable[[Series, range], Write], together: int) -> None:
        self.series, self.next, self.writer = series, first, writer
        self.size = together
        self._fixed = together > 1

    def learn(self, games: int, seconds: float) -> None:
        if not self._fixed:
            wanted = int(PART_SECONDS * games / max(seconds, 1e-6))
            self.size = max(1, min(MOST_IN_PART, wanted, 4 * self.size))

    def __iter__(self) -> Iterator[PlayPart]:
        return self

    def __next__(self) -> PlayPart:
        if self.next >= self.series.games:
            raise StopIteration
        numbers = range(self.next, min(self.series.games, self.next + self.size))
        self.next = numbers.stop
        return PlayPart(self.series, versions_of(self.series.game), numbers, self.writer)


def play_series(
    series: Series,
    kept: Kept,
    workers: Workers,
    writer: Callable[[Series, range], Write],
    progress: Callable[[int], None] = lambda _: None,
    side_by_side: bool = False,
    max_errors: int = 10,
) -> None:
    """Play what is missing; `progress` hears how many games are there now, and how many were added each time."""
    series = replace(series, games=max(series.games, kept.games))
    progress(kept.games)
    _check_failures(kept, max_errors)
    jobs = _Jobs(series, kept.games, writer, SIDE_BY_SIDE if side_by_side else 1)
    played = in_order(workers, jobs)
    try:
        for job, part in played:
            kept.add(job.numbers, part)
            jobs.learn(len(job.numbers), part.seconds)
            progress(len(job.numbers))
            if part.failures:
                _check_failures(kept, max_errors)
    finally:
        played.close()


def _check_failures(kept: Kept, allowed: int) -> None:
    if len(failures := kept.failures) > allowed:
        last = failures[-1]
        raise KontorError(
            f"{len(failures)} games failed, more than the {allowed} allowed; the last was the one with seed "
            f"{last.seed}: {last.error.rstrip('.')}. What was played is in {kept.folder}."
        )
