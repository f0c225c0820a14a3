"""Reading a lesson: one TOML file, checked for its form. Whoever gets it wrong reads which file and line, and what.

The file says what lies on the table and what is asked; the words stand beside it in Fluent files (`lesson_texts`), and
whether all of it can be played is for `lesson_check`. `docs/write-a-lesson.md` explains every key.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NoReturn

from kontor.kernel.errors import BadData
from kontor.kernel.files import read_text

YOU = "you"
"""The name of the learner's seat in a lesson file."""
MOST_POINTERS = 3
_NUMBER = re.compile(r"^\d+-")
_ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
_START_KEYS = {"seats", "seed", "options", "decisions", "log", "at", "position"}
_LESSON_KEYS = _START_KEYS | {"game", "minutes", "later", "steps"}
_STEP_KEYS = {"id", "point", "task", "turn", "turns", "wrong", "then", "rules", "start"}


class BadLesson(BadData):
    """A lesson that cannot be used; the sentence names file and line."""


@dataclass(frozen=True)
class Item:
    """One decision of a line: notations or patterns, any of which will do."""

    patterns: tuple[str, ...]
    by: str = YOU
    """Who decides; others do so by themselves."""


Line = tuple[Item, ...]


@dataclass(frozen=True)
class Start:
    """How a table is made: by seed and decisions, from a log, or from a position."""

    seats: tuple[str, ...]
    seed: int
    options: Mapping[str, str]
    decisions: tuple[str, ...]
    log: str
    at: int | None
    position: str


@dataclass(frozen=True)
class Step:
    id: str
    point: tuple[str, ...]
    lines: tuple[Line, ...]
    """What is asked: any of these sequences of decisions. Empty: only to read."""
    wrong: Mapping[str, str]
    """For some decisions a text of their own: pattern to attribute."""
    then: tuple[str, ...]
    """What is decided afterwards, by anybody, before the next step."""
    rules: str
    """Anchor of a paragraph of the rules page."""
    start: Start | None
    """A table of its own; otherwise the step continues the one before."""


@dataclass(frozen=True)
class LessonFile:
    path: Path
    id: str
    game: str
    minutes: int
    later: Mapping[str, str]
    """Areas that are not taught yet, with the lesson in which they come."""
    start: Start
    steps: tuple[Step, ...]
    text: str

    def wrong(self, problem: str, step: int | None = None, key: str = "", value: str = "") -> BadLesson:
        """The error for what shows only when the lesson is played; `step` counts from 0."""
        return BadLesson(f"{self.path}, line {line_of(self.text, step, key, value)}: {problem}")


def line_of(text: str, step: int | None = None, key: str = "", value: str = "") -> int:
    """Where something stands in a lesson file, counted from 1: the value, else its key, else the step, else the top."""
    lines = text.splitlines()
    heads = [k for k, line in enumerate(lines) if line.replace(" ", "").startswith("[[steps]]")]
    first, last = 0, len(lines)
    if step is not None and step < len(heads):
        first = heads[step]
        last = heads[step + 1] if step + 1 < len(heads) else len(lines)
    elif step is None and heads:
        last = heads[0]
    found = first
    if key:
        named = re.compile(rf"^\s*(\[steps\.)?\"?{re.escape(key)}\"?\s*[=\]]|[{{,]\s*{re.escape(key)}\s*=")
        found = next((k for k in range(first, last) if named.search(lines[k])), found)
    if value:
        found = next((k for k in range(found, last) if f'"{value}"' in lines[k] or f"'{value}'" in lines[k]), found)
    return found + 1


def lesson_id(path: Path) -> str:
    """`2-gathering.toml` is the lesson `gathering`; the number orders them."""
    return _NUMBER.sub("", path.stem)


def read_lesson(path: Path) -> LessonFile:
    """The lesson in a file; `BadLesson` if its form is wrong."""
    text = read_text(path, BadLesson)
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        at = re.search(r"\(at line (\d+), column \d+\)", str(error))
        line = int(at[1]) if at else len(text.splitlines())
        raise BadLesson(f"{path}, line {line}: this is not TOML: {str(error).split(' (at ')[0]}.") from None
    return _Reader(path, text).lesson(data)


class _Reader:
    def __init__(self, path: Path, text: str) -> None:
        self.path, self.text = path, text
        self.step: int | None = None

    def refuse(self, problem: str, key: str = "", value: str = "") -> NoReturn:
        raise BadLesson(f"{self.path}, line {line_of(self.text, self.step, key, value)}: {problem}")

    def lesson(self, data: dict[str, Any]) -> LessonFile:
        id_ = lesson_id(self.path)
        if not _ID.fullmatch(id_):
            self.refuse(
                f"“{id_}” is not a name of a lesson; the file must be called NUMBER-NAME.toml, in small letters."
            )
        self.known(data, _LESSON_KEYS)
        steps = data.get("steps", [])
        if not isinstance(steps, list) or not steps or not all(isinstance(step, dict) for step in steps):
            self.refuse("A lesson needs at least one [[steps]].", "steps")
        game = self.word(data, "game", needed=True)
        minutes = self.whole(data, "minutes", 2)
        later = self.table(data, "later")
        start = self.start(data, None)
        read = []
        for self.step, step in enumerate(steps):
            read.append(self.read_step(step, start))
        ids = [step.id for step in read]
        for self.step, name in enumerate(ids):
            if name in ids[: self.step]:
                self.refuse(f"There are two steps called “{name}”.", "id")
        return LessonFile(self.path, id_, game, minutes or 2, later, start, tuple(read), self.text)

    def start(self, data: dict[str, Any], base: Start | None) -> Start:
        seats = self.words(data, "seats") or (base.seats if base else ())
        if seats.count(YOU) != 1:
            self.refuse("“seats” must name everybody at the table, and exactly one of them “you”.", "seats")
        if len(set(seats)) < len(seats):
            self.refuse("“seats” has the same name twice.", "seats")
        log, position = self.word(data, "log"), self.word(data, "position")
        if log and position:
            self.refuse("A table is made from a log or from a position, not from both.", "position")
        at = self.whole(data, "at", None)
        if at is not None and not log:
            self.refuse("“at” belongs to a “log”.", "at")
        for key in ("seed", "options"):
            if key in data and (log or position):
                self.refuse(f"A table from a log or a position has its own {key}.", key)
        options = self.table(data, "options") or (base.options if base else {})
        seed = self.whole(data, "seed", base.seed if base else 0)
        return Start(seats, seed or 0, options, self.words(data, "decisions"), log, at, position)

    def read_step(self, data: dict[str, Any], start: Start) -> Step:
        self.known(data, _STEP_KEYS)
        id_ = self.word(data, "id", needed=True)
        if not _ID.fullmatch(id_):
            self.refuse(f"“{id_}” is not a name of a step: small letters, digits and hyphens.", "id")
        point = self.words(data, "point")
        if len(point) > MOST_POINTERS:
            self.refuse(f"A step points at {MOST_POINTERS} things at most, not {len(point)}.", "point")
        if len(set(point)) < len(point):
            self.refuse("A step points at each thing once.", "point")
        own = data.get("start")
        if own is not None:
            if not isinstance(own, dict):
                self.refuse("“start” must be a table: [steps.start].", "start")
            self.known(own, _START_KEYS)
        seats = self.words(own or {}, "seats") or start.seats
        lines = self.lines(data, seats)
        wrong = self.table(data, "wrong")
        if wrong and not lines:
            self.refuse("“wrong” belongs to a step with a task.", "wrong")
        return Step(
            id=id_,
            point=point,
            lines=lines,
            wrong=wrong,
            then=self.words(data, "then"),
            rules=self.word(data, "rules"),
            start=None if own is None else self.start(own, start),
        )

    def lines(self, data: dict[str, Any], seats: Sequence[str]) -> tuple[Line, ...]:
        given = [key for key in ("task", "turn", "turns") if key in data]
        if len(given) > 1:
            self.refuse(f"A step has one of task, turn and turns, not {' and '.join(given)}.", given[1])
        if "task" in data:
            return ((self.item(data["task"], "task", seats),),)
        if "turn" in data:
            return (self.line(data["turn"], "turn", seats),)
        if "turns" in data:
            turns = data["turns"]
            if not isinstance(turns, list) or not turns or not all(isinstance(turn, list) for turn in turns):
                self.refuse("“turns” must be a list of turns, each a list of decisions.", "turns")
            return tuple(self.line(turn, "turns", seats) for turn in turns)
        return ()

    def line(self, value: Any, key: str, seats: Sequence[str]) -> Line:
        if not isinstance(value, list) or not value:
            self.refuse(f"“{key}” must be a list of decisions.", key)
        line = tuple(self.item(part, key, seats) for part in value)
        if line[0].by != YOU or not any(item.by == YOU for item in line):
            self.refuse(f"“{key}” must begin with a decision of the learner.", key)
        return line

    def item(self, value: Any, key: str, seats: Sequence[str]) -> Item:
        patterns = [value] if isinstance(value, str) else value
        if not isinstance(patterns, list) or not patterns or not all(isinstance(p, str) and p for p in patterns):
            self.refuse(f"“{key}” needs a decision in notation, a pattern, or a list of these.", key)
        by, _ = said_by(patterns[0], seats)
        if by and by != YOU and (key == "task" or len(patterns) > 1):
            self.refuse("What somebody else decides is one notation within a turn.", key, patterns[0])
        return Item(tuple(said_by(pattern, seats)[1] for pattern in patterns), by or YOU)

    # ---- plain values ----
    def known(self, data: dict[str, Any], keys: set[str]) -> None:
        for key in data:
            if key not in keys:
                self.refuse(f"There is no key “{key}” here; the keys are {', '.join(sorted(keys))}.", key)

    def word(self, data: dict[str, Any], key: str, needed: bool = False) -> str:
        value = data.get(key, "")
        if not isinstance(value, str):
            self.refuse(f"“{key}” must be a text in quotation marks.", key)
        if needed and not value:
            self.refuse(f"“{key}” is missing.", key)
        return value

    def words(self, data: dict[str, Any], key: str) -> tuple[str, ...]:
        value = data.get(key, [])
        if not isinstance(value, list) or not all(isinstance(part, str) and part for part in value):
            self.refuse(f"“{key}” must be a list of texts in quotation marks.", key)
        return tuple(value)

    def whole(self, data: dict[str, Any], key: str, default: int | None) -> int | None:
        value = data.get(key, default)
        if value is not default and (type(value) is not int or value < 0):
            self.refuse(f"“{key}” must be a whole number from 0.", key)
        return value

    def table(self, data: dict[str, Any], key: str) -> dict[str, str]:
        value = data.get(key, {})
        if not isinstance(value, dict) or not all(isinstance(part, str) for part in value.values()):
            self.refuse(f"“{key}” must be a table of texts.", key)
        return value


def said_by(decision: str, seats: Sequence[str]) -> tuple[str, str]:
    """`Marta: place F5` is said by Marta; without a name of the table it does not matter by whom."""
    name, colon, rest = decision.partition(": ")
    return (name, rest) if colon and name in seats else ("", decision)
