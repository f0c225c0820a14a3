"""The file of an explorer: how often each kind of choice was made in each kind of position, and how often it won.

Text of JSON lines, compressed by gzip: the first says where the counts come from, each other is a kind of position.
The same games give the same bytes.
"""

from __future__ import annotations

import gzip
import json
import zlib
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from kontor.kernel import KontorError

FORMAT = 1
WHOLE = 60
"""A win is counted in sixtieths, so that whatever number of seats share it, sums are exact."""
_FIGURES = 4


class BadExplorer(KontorError):
    """A file that is no explorer's, is of another game, or is damaged."""


@dataclass
class Tally:
    """One kind of choice, made by one kind of player."""

    times: int = 0
    seats: int = 0
    """Seats of games that made it; more than once in a game counts once."""
    wins: int = 0
    """What they won, in sixtieths."""
    even: int = 0
    """What they would have won if all players were equal, in sixtieths."""

    def add(self, other: Tally) -> None:
        self.times += other.times
        self.seats += other.seats
        self.wins += other.wins
        self.even += other.even

    def figures(self) -> list[int]:
        return [self.times, self.seats, self.wins, self.even]


@dataclass
class Node:
    """A kind of position: in how many games it came, and what was chosen there (kind of choice, by whom)."""

    games: int = 0
    choices: dict[str, dict[str, Tally]] = field(default_factory=dict)

    def tally(self, group: str, by: str) -> Tally:
        return self.choices.setdefault(group, {}).setdefault(by, Tally())

    def add(self, other: Node) -> None:
        self.games += other.games
        for group, by_whom in other.choices.items():
            for by, tally in by_whom.items():
                self.tally(group, by).add(tally)


@dataclass(frozen=True)
class Made:
    """Where counts come from."""

    game: str
    rules: str
    kontor: str
    command: str = ""
    games: int = 0
    seats: Mapping[str, int] = field(default_factory=dict)
    """Seats of these games by who played them."""
    players: Mapping[str, int] = field(default_factory=dict)
    """Games by number of players."""


class Counts:
    def __init__(self, made: Made, nodes: dict[str, Node] | None = None) -> None:
        self.made, self.nodes = made, nodes or {}

    def node(self, key: str) -> Node | None:
        return self.nodes.get(key)

    def without_rare(self, fewest: int) -> Counts:
        """Only kinds of positions that came in so many games."""
        return Counts(self.made, {key: node for key, node in self.nodes.items() if node.games >= fewest})

    def to_bytes(self) -> bytes:
        lines = [_line({"kontor explorer": FORMAT, **asdict(self.made)})]
        for key, node in sorted(self.nodes.items()):
            choices = {
                group: {by: tally.figures() for by, tally in sorted(by_whom.items())}
                for group, by_whom in sorted(node.choices.items())
            }
            lines.append(_line([key, node.games, choices]))
        return gzip.compress("".join(lines).encode(), 9, mtime=0)

    @staticmethod
    def from_bytes(data: bytes, name: str, game: str) -> Counts:
        """The counts of a file; `BadExplorer` names it and says what is wrong with it."""
        try:
            lines = gzip.decompress(data).decode().splitlines()
        except (OSError, EOFError, zlib.error, UnicodeDecodeError):
            raise BadExplorer(
                f"{name} is damaged: it cannot be unpacked. Build it again with “kontor explorer build”."
            ) from None
        number = 1
        try:
            made = _made(json.loads(lines[0]))
            if made.game != game:
                raise BadExplorer(f"{name} is the explorer of {made.game}, not of {game}.")
            nodes = {}
            for number, line in enumerate(lines[1:], 2):  # noqa: B007 the error names it
                key, games, choices = json.loads(line)
                nodes[str(key)] = Node(_count(games), _choices(choices))
        except (ValueError, TypeError, KeyError, AttributeError, IndexError):
            raise BadExplorer(
                f"{name} is damaged in line {number}. Build it again with “kontor explorer build”."
            ) from None
        return Counts(made, nodes)

    @staticmethod
    def read(path: Path, game: str) -> Counts:
        try:
            data = path.read_bytes()
        except OSError as error:
            raise BadExplorer(f"{path} cannot be read: {error.strerror}.") from None
        return Counts.from_bytes(data, str(path), game)


def together(all_counts: Iterable[Counts], key: str) -> Node:
    """What several explorers know of a kind of position."""
    node = Node()
    for counts in all_counts:
        if (found := counts.node(key)) is not None:
            node.add(found)
    return node


def _line(data: Any) -> str:
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False) + "\n"


def _count(value: Any) -> int:
    if type(value) is not int or value < 0:
        raise ValueError("not a count")
    return value


def _choices(data: Any) -> dict[str, dict[str, Tally]]:
    out: dict[str, dict[str, Tally]] = {}
    for group, by_whom in data.items():
        out[group] = {}
        for by, figures in by_whom.items():
            if len(figures) != _FIGURES:
                raise ValueError("not four figures")
            out[group][by] = Tally(*map(_count, figures))
    return out


def _made(data: Any) -> Made:
    if data.pop("kontor explorer") != FORMAT:
        raise ValueError("another format")
    return Made(**data)
