"""What is kept of a game for the report: how it ended, what was decided, and what each seat used.

What a seat used comes from the game's events alone: an event whose first argument is a seat is something that seat did,
and each of its further arguments from a domain of things is a thing it did that with.
"""

from __future__ import annotations

import functools
import json
import zlib
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from kontor.kernel import BadOption, Game
from kontor.kernel.rule import Event, listen
from kontor.lab.series import Series
from kontor.lab.sittings import Decided, Sitting

MOST_THINGS = 64
"""Of a domain that has more members, such as all places of a large board, nothing is told apart."""


@dataclass(frozen=True)
class Deed:
    """A kind of event, and the argument that says which thing it was about (none: the event itself)."""

    event: str
    argument: str = ""
    domain: str = ""

    @property
    def key(self) -> str:
        """The name of its text, and of its counts."""
        return f"{self.event}-{self.argument}" if self.argument else self.event


@functools.cache
def deeds(game: Game) -> dict[int, tuple[Deed, ...]]:
    """What may be counted of each kind of event, by its number."""
    found = {}
    for number, kind in enumerate(game.events):
        if not kind.arguments or not _names_a_seat(game, kind.arguments[0][1]):
            continue
        things = [
            Deed(kind.name, argument, domain)
            for argument, domain in kind.arguments[1:]
            if domain in game.domains
            and not game.domains[domain].seats
            and 1 < len(game.domains[domain]) <= MOST_THINGS
        ]
        found[number] = (Deed(kind.name), *things)
    return found


def _names_a_seat(game: Game, kind: str) -> bool:
    return kind == "seat" or (kind in game.domains and game.domains[kind].seats)


@dataclass
class Record:
    """One game; lists are by seat."""

    number: int
    seed: int
    bots: list[str]
    options: dict[str, str]
    """Those that are drawn for each game."""
    first: int
    ranks: list[int]
    scores: list[int]
    decisions: int
    decided: dict[str, list[int]]
    """How often each seat decided something of a kind, where there was a choice."""
    choices: dict[str, int]
    """By kind of decision: how many decisions were legal, all of them together."""
    used: dict[str, dict[str, list[int]]]
    """By deed, by number of the thing: how often each seat."""
    points: dict[str, list[int]]
    """By category."""

    @property
    def shares(self) -> list[float]:
        """Of the victory, each seat's."""
        return [1 / self.ranks.count(1) if rank == 1 else 0.0 for rank in self.ranks]

    def place(self, seat: int) -> int:
        """How many seats after the first to move."""
        return (seat - self.first) % len(self.ranks)


class Records:
    """In the worker: hears some games, and plays them again on the rules that tell events."""

    def __init__(self, series: Series, numbers: range) -> None:
        self.series, self.numbers = series, numbers
        self._heard: list[list[tuple[int, int, int]]] = [[] for _ in numbers]

    def hear(self, place: int, decided: Decided) -> None:
        """A decision: by whom, which, out of how many."""
        self._heard[place].append((decided.seat, decided.action, len(decided.legal)))

    def written(self, sittings: Sequence[Sitting]) -> bytes:
        """All games that came to an end, as lines of JSON."""
        games = zip(self.numbers, self._heard, sittings, strict=True)
        found = [self._record(number, heard, sitting) for number, heard, sitting in games if not sitting.error]
        return packed(found)

    def _record(self, number: int, heard: list[tuple[int, int, int]], sitting: Sitting) -> Record:
        series, game = self.series, self.series.game
        players = range(series.players)
        options = series.options_of(number)
        decided: dict[str, list[int]] = {}
        choices: Counter[str] = Counter()
        for seat, action, legal in heard:
            if legal > 1:
                verb = game.actions.signature(action).verb
                decided.setdefault(verb, [0] * series.players)[seat] += 1
                choices[verb] += legal
        engine = game.python.unchecked
        state = engine.new(series.players, series.seed_of(number), game.option_numbers(options))
        with listen() as events:
            for action in sitting.actions:
                engine.apply(state, action)
        by_category = [game.breakdown(state, seat) for seat in players]
        return Record(
            number,
            series.seed_of(number),
            series.bots_of(number),
            {key: options[key] for key in series.varied},
            sitting.first,
            sitting.ranks,
            sitting.scores,
            len(sitting.actions),
            decided,
            dict(choices),
            used(game, events, series.players),
            {key: [points[key] for points in by_category] for key in by_category[0]},
        )


def used(game: Game, events: Iterable[Event], players: int) -> dict[str, dict[str, list[int]]]:
    """How often each seat did what with which thing."""
    found: dict[str, dict[str, list[int]]] = {}
    for event in events:
        seat = event[1]
        if event[0] not in deeds(game) or not 0 <= seat < players:
            continue
        names = [name for name, _ in game.events[event[0]].arguments]
        for deed in deeds(game)[event[0]]:
            thing = event[names.index(deed.argument) + 1] if deed.argument else 0
            if thing >= 0:
                found.setdefault(deed.key, {}).setdefault(str(thing), [0] * players)[seat] += 1
    return found


def packed(records: Sequence[Record]) -> bytes:
    """Lines of JSON, compressed."""
    lines = [json.dumps(asdict(record), separators=(",", ":"), ensure_ascii=False) for record in records]
    return zlib.compress("\n".join(lines).encode())


def unpacked(paths: Iterable[Path]) -> list[Record]:
    """The games of all parts; a part that is damaged is named."""
    found = []
    for path in paths:
        try:
            text = zlib.decompress(path.read_bytes()).decode()
            found += [Record(**_fields(json.loads(line))) for line in text.splitlines()]
        except (OSError, zlib.error, ValueError, TypeError):
            raise BadOption(
                f"{path} is damaged. Without it and those after it the same command plays these games again."
            ) from None
    return found


def _fields(data: Any) -> Mapping[str, Any]:
    if not isinstance(data, dict):
        raise TypeError("not an object")
    return data
