"""The lines of the text bot protocol, as both sides write and read them. docs/bot-protocol.md is the reference.

>>> print(Question(number=3, milliseconds=1000, seed=42).line())
choose 3 time 1000 seed 42
>>> Question.read("3 time 1000")
Question(number=3, milliseconds=1000, seed=0)

What is not known at the end of a line is skipped, so that later versions can say more.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import takewhile
from typing import Any

from kontor.kernel import BadOption, BadPosition, Game, KontorError, Record, game

VERSION = 1
GREETING = f"kontor-bot {VERSION}"
ANY = "any"
UNKNOWN = "?"
"""Stands for a decision of which the seat learns only that it was made."""


class BadLine(KontorError):
    """A line of the protocol that cannot be read."""


@dataclass(frozen=True)
class Hello:
    """How a program introduces itself."""

    name: str
    author: str = ""
    plays: tuple[str, ...] = (ANY,)
    wants_position: bool = False
    repeatable: bool = False
    """It promises the same answer whenever position, legal decisions and seed are the same."""

    def can_play(self, game_id: str) -> bool:
        return game_id in self.plays or ANY in self.plays

    def lines(self) -> list[str]:
        author = [f"author {self.author}"] if self.author else []
        wants = ["wants position"] * self.wants_position + ["repeatable"] * self.repeatable
        return [f"name {self.name}", *author, f"plays {' '.join(self.plays)}", *wants, "ready"]

    @classmethod
    def read(cls, lines: Iterable[str]) -> Hello:
        """From the lines before `ready`."""
        facts: dict[str, Any] = {}
        for line in lines:
            facts |= cls.fact(line)
        if "name" not in facts:
            raise BadLine("“name …” before “ready”")
        return cls(**facts)

    @staticmethod
    def fact(line: str) -> dict[str, Any]:
        """What one of the lines says; `BadLine` tells what it could have said."""
        word, rest = split(line)
        if word in ("name", "author") and rest:
            return {word: rest[:60]}
        if word == "plays" and rest:
            return {"plays": tuple(rest.lower().split())}
        if (word, rest) == ("wants", "position"):
            return {"wants_position": True}
        if (word, rest) == ("repeatable", ""):
            return {"repeatable": True}
        raise BadLine("“name …”, “author …”, “plays …”, “wants position”, “repeatable”, “info …” or “ready”")


@dataclass(frozen=True)
class Seating:
    """Where a bot sits: what the line `game` says."""

    game: str
    rules: str
    players: int
    seat: int
    options: Mapping[str, str] = field(default_factory=dict)

    @classmethod
    def of(cls, which: Game, view: Record, seat: int) -> Seating:
        numbers: Sequence[int] = view.options  # type: ignore[attr-defined]
        options = {option.key: option.values[n] for option, n in zip(which.options, numbers, strict=False)}
        return cls(which.id, which.version, view.seats, seat, options)  # type: ignore[attr-defined]

    def line(self) -> str:
        options = "".join(f" {key}={value}" for key, value in self.options.items())
        where = f"game {self.game} rules {self.rules} players {self.players} seat {self.seat}"
        return f"{where} options{options}" if options else where

    @classmethod
    def read(cls, rest: str) -> Seating:
        """What follows the word `game`; only the game's id must be there. Checked against the installed games."""
        head, _, more = f" {rest} ".partition(" options ")
        words = head.split()
        if not words:
            raise BadLine("“game” needs the id of a game.")
        found = game(words[0])
        facts = _facts(words[1:], ("rules", "players", "seat"))
        options = dict(part.split("=", 1) for part in takewhile(lambda part: "=" in part, more.split()))
        seating = cls(
            found.id,
            facts.get("rules", found.version),
            _number(facts.get("players", str(found.seats.start)), "players"),
            _number(facts.get("seat", "0"), "seat"),
            found.resolve_options(options),
        )
        seating.check()
        return seating

    def check(self) -> None:
        found = game(self.game)
        if self.rules != found.version:
            raise BadOption(f"{self.game} has rules version {found.version} here, not {self.rules}.")
        found.check_players(self.players)
        if not 0 <= self.seat < self.players:
            raise BadOption(
                f"With {self.players} players the seats are 0 to {self.players - 1}; there is no seat {self.seat}."
            )


@dataclass(frozen=True)
class Question:
    """The line `choose`: the how many-eth question of the game, the time for it, chance for the answer."""

    number: int = 1
    milliseconds: int | None = None
    seed: int = 0

    def line(self) -> str:
        time = "" if self.milliseconds is None else f" time {self.milliseconds}"
        return f"choose {self.number}{time} seed {self.seed}"

    @classmethod
    def read(cls, rest: str) -> Question:
        words = rest.split()
        number = words.pop(0) if words and words[0].isdecimal() else "1"
        facts = _facts(words, ("time", "seed"))
        time = _number(facts["time"], "time") if "time" in facts else None
        return cls(_number(number, "choose"), time, _number(facts.get("seed", "0"), "seed"))


def position_line(which: Game, seating: Seating, view: Record) -> str:
    """What the seat may see, as one line of JSON that stands for itself."""
    facts = {
        "kontor": "view 1",
        "game": seating.game,
        "rules": seating.rules,
        "options": dict(seating.options),
        "seat": seating.seat,
        "state": view.to_json(),
    }
    return "position " + json.dumps(facts, separators=(",", ":"))


def read_position(text: str) -> tuple[Seating, Any]:
    """The seating and the view of a line `position`."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadPosition(f"The position is not JSON: {error}.") from None
    if not isinstance(data, dict) or data.get("kontor") != "view 1":
        raise BadPosition("This is not a position for a seat: “kontor” must be “view 1”.")
    if missing := [key for key in ("game", "rules", "options", "seat", "state") if key not in data]:
        raise BadPosition(f"The position lacks {', '.join(missing)}.")
    if not isinstance(data["game"], str) or not isinstance(data["options"], dict) or type(data["seat"]) is not int:
        raise BadPosition("“game” must be an id, “options” an object and “seat” a whole number.")
    found = game(data["game"])
    view: Any = found.state.from_json(data["state"])
    seating = Seating(found.id, str(data["rules"]), view.seats, data["seat"], found.resolve_options(data["options"]))
    seating.check()
    if list(view.options) != found.option_numbers(seating.options):
        raise BadPosition("The options do not match those in the state.")
    return seating, view


def question_lines(
    which: Game, seating: Seating, view: Record | None, legal: Sequence[int], q: Question
) -> Iterator[str]:
    """Everything a program is sent when it is to choose; the view only if it wants it."""
    if view is not None:
        yield position_line(which, seating, view)
    for action in legal:
        yield f"legal {which.actions.notation(action)}"
    yield q.line()


def decided_line(which: Game, action: int | None) -> str:
    return f"decided {UNKNOWN if action is None else which.actions.notation(action)}"


def over_line(scores: Sequence[int] | None = None, ranks: Sequence[int] | None = None) -> str:
    """How the game ended, by seat; without figures: it was given up."""
    if scores is None or ranks is None:
        return "over"
    return f"over scores {' '.join(map(str, scores))} ranks {' '.join(map(str, ranks))}"


def split(line: str) -> tuple[str, str]:
    """The first word, in lower case, and the rest."""
    word, _, rest = line.strip().partition(" ")
    return word.lower(), rest.strip()


def _facts(words: Sequence[str], known: Sequence[str]) -> dict[str, str]:
    """`seat 1 players 3`: what follows the names that are known, where they stand first."""
    facts: dict[str, str] = {}
    rest = iter(words)
    for word in rest:
        if (key := word.lower()) in known and key not in facts:
            facts[key] = next(rest, "")
            if not facts[key]:
                raise BadLine(f"“{word}” lacks its value; known words are {', '.join(known)}.")
    return facts


def _number(text: str, what: str) -> int:
    if not text.isascii() or not text.isdecimal() or len(text) > 19:
        raise BadLine(f"“{what}” takes a whole number, not “{text}”.")
    return int(text)
