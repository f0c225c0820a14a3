"""The folder of a run: `run.json` says what it is, and each pairing has a file with one line per game, in their order.

Lines are only ever added at the end. A line that was cut off by a crash is dropped and its game played again; a run
resumes where it stopped, and a folder of a run with other settings is refused.
"""

from __future__ import annotations

import base64
import binascii
import contextlib
import hashlib
import json
import re
import sys
import zlib
from array import array
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from filelock import FileLock

import kontor
from kontor.kernel import MOST_DECISIONS, BadOption, Game, KontorError, game
from kontor.kernel.files import write_whole
from kontor.lab.folders import OTHER, Taken, take
from kontor.lab.simulate import short_name
from kontor.lab.sittings import Sitting
from kontor.match import Match

from .schedule import Pairing, Planned, planned
from .stopping import Sprt

FORMAT = 1
_WHAT = {
    **OTHER,
    "bots": "other bots",
    "pairings": "other pairings",
    "seed": "another seed",
    "stop": "another rule for stopping",
}


class BadResults(KontorError):
    """A folder that is no run, is another run, or is damaged."""


@dataclass(frozen=True)
class Run:
    """Everything that decides what is played; `games` (a pairing) may grow later."""

    game: Game
    players: int
    options: Mapping[str, str]
    bots: tuple[str, ...]
    pairings: tuple[Pairing, ...]
    seed: int
    games: int
    stop: Sprt | None = None
    rules: str = ""
    """Version of the rules it was begun with; empty: those that are installed."""

    @property
    def all_bots(self) -> tuple[str, ...]:
        """Those of the list, then those that are only in single pairings."""
        paired = (bot for pairing in self.pairings for bot in (pairing.base, pairing.challenger))
        return tuple(dict.fromkeys((*self.bots, *paired)))

    def to_json(self) -> dict[str, Any]:
        """What was to be played, as the folder keeps it."""
        return {
            "arena": FORMAT,
            "kontor": kontor.__version__,
            "game": self.game.id,
            "rules": self.rules or self.game.version,
            "players": self.players,
            "options": dict(self.options),
            "bots": list(self.bots),
            "pairings": [{"bots": [p.base, p.challenger], "file": file_name(p)} for p in self.pairings],
            "seed": self.seed,
            "games": self.games,
            "stop": self.stop.to_json() if self.stop else None,
        }

    @staticmethod
    def from_json(data: Mapping[str, Any]) -> Run:
        """The run of a description; `ValueError` or `BadOption` says what is wrong with it."""
        found = game(_fitting(data, "game", _is_text, "a name"))
        pairs = [_fitting(pairing, "bots", _are_texts, "a list of names") for pairing in data["pairings"]]
        if not pairs or any(len(pair) != 2 or pair[0] == pair[1] for pair in pairs):
            raise ValueError("its pairings are not two bots each")
        return Run(
            game=found,
            players=found.check_players(_fitting(data, "players", _is_count, "a number")),
            options=_fitting(data, "options", lambda x: _are_texts([*x.values()]), "a value each"),
            bots=tuple(_fitting(data, "bots", _are_texts, "a list of names")),
            pairings=tuple(Pairing(*pair) for pair in pairs),
            seed=found.check_seed(data["seed"]),
            games=_fitting(data, "games", _is_count, "a number"),
            stop=Sprt(**data["stop"]) if data["stop"] else None,
            rules=_fitting(data, "rules", _is_text, "a version"),
        )


def _fitting(data: Mapping[str, Any], key: str, fits: Callable[[Any], bool], what: str) -> Any:
    """A value out of a file anybody may have edited."""
    if not fits(data[key]):
        raise ValueError(f"its {key} is not {what}")
    return data[key]


def _is_text(value: Any) -> bool:
    return isinstance(value, str)


def _are_texts(value: Any) -> bool:
    return isinstance(value, list) and all(_is_text(x) for x in value)


def _is_count(value: Any) -> bool:
    return type(value) is int and 0 <= value < 1 << 62  # true is no number, and there is no game of 10⁴⁰⁰ decisions


def _is_time(value: Any) -> bool:
    return type(value) in (int, float) and 0 <= value < 1e9  # nor is JSON's NaN


def file_name(pairing: Pairing) -> str:
    """A name any file system takes; bots with odd names get a mark, so that no two share a file."""
    names = (pairing.challenger, pairing.base)
    plain = [re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")[:30] for name in names]
    mark = ""
    if tuple(plain) != names:
        mark = "-" + hashlib.sha256("\n".join(names).encode()).hexdigest()[:6]
    return f"{plain[0]}-against-{plain[1]}{mark}.jsonl"


def pack(actions: Sequence[int]) -> str:
    """Decisions as short text: 16-bit numbers, low byte first, compressed by zlib, in base64.

    >>> unpack(pack([1, 300, 2]))
    [1, 300, 2]
    """
    numbers = array("h", actions)
    if sys.byteorder == "big":
        numbers.byteswap()
    return base64.b64encode(zlib.compress(numbers.tobytes(), 9)).decode()


def unpack(text: str) -> list[int]:
    numbers = array("h")
    numbers.frombytes(zlib.decompress(base64.b64decode(text, validate=True)))
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers.tolist()


@dataclass(frozen=True)
class Record:
    """A game that was played; lists are by seat."""

    number: int
    seed: int
    seats: tuple[str, ...]
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    decisions: tuple[int, ...]
    actions: str
    seconds: tuple[float, ...]
    error: str = ""
    failed: int | None = None

    @staticmethod
    def of(plan: Planned, sitting: Sitting) -> Record:
        """What is kept of a planned game that was played."""
        return Record(
            plan.number,
            plan.seed,
            plan.seats,
            tuple(sitting.scores),
            tuple(sitting.ranks),
            tuple(sitting.decisions),
            pack(sitting.actions),
            tuple(round(s, 6) for s in sitting.seconds),
            " ".join(sitting.error.split()),
            sitting.failed,
        )

    def share(self, bot: str) -> float:
        """The bot's share of the victory: seats that won together share it. Whose bot fails has lost the game."""
        if self.failed is not None:
            return float(self.seats[self.failed] != bot)
        winners = [name for name, rank in zip(self.seats, self.ranks, strict=True) if rank == 1]
        return winners.count(bot) / len(winners)

    def line(self) -> str:
        """The record as a line of the results."""
        data: dict[str, Any] = {
            "game": self.number,
            "seed": self.seed,
            "bots": self.seats,
            "scores": self.scores,
            "ranks": self.ranks,
            "decisions": self.decisions,
            "actions": self.actions,
        }
        if self.error:
            data |= {"error": self.error, "failed": self.failed}
        return json.dumps({**data, "seconds": self.seconds}, separators=(",", ":"), ensure_ascii=False) + "\n"

    @staticmethod
    def read(line: str, plan: Planned) -> Record:
        """The record of a line; `ValueError` says what is wrong with it."""
        try:
            data = json.loads(line)
            seats = tuple(data["bots"])
            scores, ranks, decisions, seconds = (
                tuple(data[key]) for key in ("scores", "ranks", "decisions", "seconds")
            )
            error, failed = data.get("error", ""), data.get("failed")
            if (data["game"], data["seed"], seats) != (plan.number, plan.seed, plan.seats):
                raise ValueError("it is not the game that belongs there")
            if not _is_text(error) or not (_is_count(failed) and failed < len(seats) if error else failed is None):
                raise ValueError("it does not say whose bot failed")
            results = 0 if error else len(seats)
            if [*map(len, (scores, ranks, decisions, seconds))] != [results, results, len(seats), len(seats)]:
                raise ValueError("it does not have one result per seat")
            if not all(type(x) is int for x in scores) or not all(map(_is_count, (*ranks, *decisions))):
                raise ValueError("a score, a rank or a number of decisions is not a whole number")
            if not all(map(_is_time, seconds)):
                raise ValueError("its seconds are not valid times")
            if not error and min(ranks) != 1:
                raise ValueError("it has no winner")
            actions = _fitting(data, "actions", _is_text, "a text")
            return Record(plan.number, plan.seed, seats, scores, ranks, decisions, actions, seconds, error, failed)
        except (KeyError, TypeError, AttributeError, RecursionError):
            raise ValueError("it lacks a field of a game's line") from None
        except json.JSONDecodeError:
            raise ValueError("it is not JSON") from None


class Results(Taken):
    """A run's folder. Opened to write (`open`), no other process can write to it; `load` only reads."""

    def __init__(self, folder: Path, run: Run, version: str, lock: FileLock | None = None) -> None:
        super().__init__(folder, lock)
        self.run, self.version = run, version

    @staticmethod
    def open(folder: Path, run: Run) -> Results:
        """Begin a run in a new folder, or resume the same run; what was to be played there stays to be played."""
        lock = take(folder, BadResults, parents=True)
        try:
            if (folder / "run.json").exists():
                run = replace(run, games=max(run.games, _check_same(folder, run)))
            elif any(path.name != ".lock" and not path.name.startswith(".run.json-") for path in folder.iterdir()):
                raise BadResults(f"{folder} holds other files; choose a new or empty folder for the results.")
            results = Results(folder, run, kontor.__version__, lock)
            results.write("run.json", json.dumps(run.to_json(), indent=1, ensure_ascii=False) + "\n")
        except BaseException:
            lock.release()
            raise
        return results

    @staticmethod
    def load(folder: Path) -> Results:
        """A run that was begun earlier, to read."""
        data = _run_json(folder)
        return Results(folder, _run_of(data, folder), str(data.get("kontor", "")))

    def path(self, pairing: Pairing) -> Path:
        """The file of a pairing."""
        return self.folder / file_name(pairing)

    def read(self, pairing: Pairing) -> list[Record]:
        """The games of a pairing so far, each checked to be the one that was planned."""
        path, text = self.path(pairing), self._bytes(pairing)
        whole = text[: text.rfind(b"\n") + 1]  # the rest was being written when the run was stopped
        lines = whole.split(b"\n")[:-1]
        plans = planned(pairing, self.run.players, self.run.seed, range(1, len(lines) + 1))
        records = []
        for line, plan in zip(lines, plans, strict=True):
            try:
                records.append(Record.read(line.decode(), plan))
            except ValueError as error:
                reason = "it is not text" if isinstance(error, UnicodeDecodeError) else str(error)
                raise BadResults(
                    f"{path} is damaged in line {plan.number}: {reason}. Without this line and those after it the "
                    f"arena continues and plays these games again."
                ) from None
        return records

    def _bytes(self, pairing: Pairing) -> bytes:
        path = self.path(pairing)
        try:
            return path.read_bytes() if path.exists() else b""
        except OSError as error:
            raise BadResults(f"{path} cannot be read: {error.strerror}.") from None

    def cut(self, pairing: Pairing) -> None:
        """Drop what is left of a line that was not written to its end."""
        text = self._bytes(pairing)
        if text and not text.endswith(b"\n"):
            with _written(self.path(pairing)), self.path(pairing).open("r+b") as file:
                file.truncate(text.rfind(b"\n") + 1)

    def append(self, pairing: Pairing, records: Iterable[Record]) -> None:
        """Write a game to the end of its pairing's file."""
        text = "".join(record.line() for record in records).encode()
        with _written(self.path(pairing)), self.path(pairing).open("ab") as file:
            file.write(text)

    def write(self, name: str, text: str) -> Path:
        """A file beside the results, all or nothing."""
        path = self.folder / name
        with _written(path):
            write_whole(path, text)
        return path

    def actions(self, pairing: Pairing, record: Record) -> list[int]:
        """The decisions of a game. Those of an earlier version of the rules are good for a replay that is compared
        with what was written; where nothing was, the game must be one that no later version touches."""
        game = self.run.game
        rules = self.run.rules or game.version
        changed = game.changed_since(rules, self.run.players, game.resolve_options(self.run.options, rules))
        if changed is not None and (record.error or not game.knows_version(rules)):
            raise BadResults(
                f"The games were played with rules version {rules} of {game.id}; this Kontor has version "
                f"{game.version} and would replay them differently. {changed}".rstrip()
            )
        try:
            return unpack(record.actions)
        except (binascii.Error, zlib.error, ValueError) as error:
            raise BadResults(f"Game {record.number} of {pairing} cannot be replayed: {error}") from None

    def match(self, pairing: Pairing, record: Record) -> Match:
        """The game replayed; its log holds all of it, the seed too. It must come to the result that was written."""
        names = [f"{short_name(bot)} {seat}" for seat, bot in enumerate(record.seats, 1)]
        match = Match(self.run.game, names, record.seed, self.run.options, rules=self.run.rules or None)
        actions = self.actions(pairing, record)
        try:
            for action in actions:
                match.play(action)
        except KontorError as error:
            raise BadResults(f"Game {record.number} of {pairing} cannot be replayed: {error}") from None
        ended = match.over or len(match.played) >= MOST_DECISIONS
        result = tuple(match.scores), tuple(match.ranks)
        if not record.error and (result != (record.scores, record.ranks) or not ended):
            raise BadResults(f"Game {record.number} of {pairing} was replayed and ended differently from the record.")
        match.comments[0] = [f"Arena, {pairing}, game {record.number}"]
        if record.error:
            failed = names[record.failed or 0]
            match.comments.setdefault(len(match.played), []).append(f"{failed} failed and lost: {record.error}")
        return match


@contextlib.contextmanager
def _written(path: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise BadResults(f"{path} cannot be written: {error.strerror}.") from None


def _run_json(folder: Path) -> dict[str, Any]:
    path = folder / "run.json"
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise BadResults(f"{folder} is not the folder of an arena run: it has no run.json.") from None
    except OSError as error:
        raise BadResults(f"{path} cannot be read: {error.strerror}.") from None
    except (ValueError, RecursionError):
        raise BadResults(f"{path} is damaged: it is not JSON.") from None
    if not isinstance(data, dict) or data.get("arena") != FORMAT:
        raise BadResults(f"{path} does not describe an arena run that this Kontor can read.")
    return data


def _run_of(data: Mapping[str, Any], folder: Path) -> Run:
    try:
        return Run.from_json(data)
    except (KeyError, TypeError, AttributeError):
        reason = "it lacks a field of a run"
    except (ValueError, BadOption) as error:
        reason = str(error).rstrip(".")
    raise BadResults(f"{folder / 'run.json'} is damaged: {reason}.")


def _check_same(folder: Path, run: Run) -> int:
    """How many games a pairing the folder's run was to have; all else must be the same."""
    there, wanted = _run_json(folder), run.to_json()
    found = _run_of(there, folder)
    for key, what in _WHAT.items():
        if there.get(key) != wanted[key]:
            raise BadResults(
                f"{folder} holds a run with {what} ({_said(there.get(key))}, not {_said(wanted[key])}); "
                f"name another folder, or the settings it was begun with."
            )
    return found.games


def _said(value: Any) -> str:
    if isinstance(value, dict):
        return " ".join(f"{k}={v}" for k, v in value.items())
    if isinstance(value, list):
        return ", ".join("–".join(x["bots"]) if isinstance(x, dict) else str(x) for x in value)
    return "none" if value is None else str(value)
