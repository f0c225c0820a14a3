"""Lessons: short courses on real positions of a game, in which the engine judges what one tries.

>>> from kontor.kernel import game
>>> lesson = lesson_of(game("little-town"), "gathering")
>>> lesson.table(0)
<Match little-town, 2 players, 0 decisions, Player 1 to move>

A lesson is data (`lesson_file`), its words stand beside it (`lesson_texts`). Steps continue each other: what a step
asks is decided by the learner, what follows by whoever the lesson says; the next step begins there.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from importlib.resources import files
from pathlib import Path
from typing import Literal

from kontor.kernel import BadDecision, Game, KontorError, game
from kontor.match import Match

from .lesson_file import YOU, LessonFile, Line, Start, Step, read_lesson, said_by
from .lesson_texts import LessonWords, lesson_words
from .pointing import pointable

Verdict = Literal["illegal", "other", "onward", "right"]


class UnknownLesson(KontorError):
    """There is no lesson or step of that name."""


@dataclass(frozen=True)
class Feedback:
    """What the learner hears of the last decision tried."""

    verdict: Verdict
    """`illegal`: refused by a rule; `other`: legal but not the task; `onward`: right, and more is asked; `right`."""
    reason: str = ""
    """Of what is refused: the rule's own sentence."""
    told: str = ""
    """Of what is legal: what happened, or would have, in words."""
    gain: str = ""
    """What it brings at a glance."""
    line: str = ""
    """What the lesson says to it."""
    decisions: tuple[str, ...] = ()
    """All that is decided on the board of this step now, by others too: without what was wrong."""
    done: int = 0
    """How many of these the learner has decided."""
    after: tuple[str, ...] = ()
    """Of a right answer: everything decided at this table when the next step begins, to be handed to it as `before`."""


@dataclass(frozen=True)
class _Walk:
    """How far decisions of the learner lead along a line."""

    match: Match
    decisions: tuple[str, ...]
    complete: bool


@dataclass(frozen=True, eq=False)
class Lesson:
    file: LessonFile
    game: Game
    _tables: dict[tuple[int, str], Match] = field(default_factory=dict)

    @property
    def id(self) -> str:
        return self.file.id

    @property
    def steps(self) -> tuple[Step, ...]:
        return self.file.steps

    @property
    def folder(self) -> Path:
        """The game's folder `learn`, where the texts lie."""
        return self.file.path.parent.parent

    def words(self, language: str = "en") -> LessonWords:
        self.game.words(language)  # says so if there is no such language
        return lesson_words(self.game.package, language, self.folder)

    def key(self, step: int | None = None, attribute: str = "") -> str:
        """The text key of the lesson or of one of its steps."""
        name = f"lesson-{self.id}" if step is None else f"lesson-{self.id}-{self.step(step).id}"
        return f"{name}.{attribute}" if attribute else name

    def step(self, number: int) -> Step:
        if not 0 <= number < len(self.steps):
            raise UnknownLesson(f"The lesson “{self.id}” has the steps 1 to {len(self.steps)}.")
        return self.steps[number]

    def start(self, number: int) -> Start:
        """The table the step is played at, perhaps one that an earlier step has begun."""
        own = [step.start for step in self.steps[: number + 1] if step.start is not None]
        return own[-1] if own else self.file.start

    def seat(self, number: int) -> int:
        """The learner's."""
        return self.start(number).seats.index(YOU)

    # ---- the table ----
    def table(self, number: int, language: str = "en", learner: str = "", before: Sequence[str] = ()) -> Match:
        """A match of its own, as it lies on the table when the step begins; the learner's name, if it is known.

        What the learner has really decided `before`, where several answers were right, stays, as long as the step can
        be played on it.
        """
        self.step(number)
        found = self._tables.get((number, language))
        if found is None:
            found = self._tables[number, language] = self._made(number, language)
        own = self._own_way(number, language, before) if before else None
        match = own or found.at(len(found.played))
        if learner:
            match.names = tuple(learner if k == self.seat(number) else name for k, name in enumerate(match.names))
        return match

    def _made(self, number: int, language: str) -> Match:
        step = self.steps[number]
        if number == 0 or step.start is not None:
            own = step.start is not None
            return self._begun(self.start(number), number if own else None, language)
        match = self.table(number - 1, language)
        before = self.steps[number - 1]
        for line in before.lines[:1]:
            for notation in self._solved(match, line, number - 1):
                match.play(notation)
        self._play(match, before.then, number - 1, "then")
        return match

    def _own_way(self, number: int, language: str, before: Sequence[str]) -> Match | None:
        """The table after these decisions since it was begun, if the step can be played there."""
        since = max((k for k in range(number + 1) if self.steps[k].start is not None), default=0)
        match = self.table(since, language)
        try:
            for notation in before:
                match.play(notation)
            for line in self.steps[number].lines:
                self._solved(match, line, number)
        except KontorError:
            return None
        there = pointable(match.scene(self.seat(number), language))
        return match if all(target in there for target in self.steps[number].point) else None

    def _begun(self, start: Start, step: int | None, language: str) -> Match:
        words = self.game.words(language)
        names = [words("seat-name", number=k + 1) if name == YOU else name for k, name in enumerate(start.seats)]
        folder = self.file.path.parent
        key = "log" if start.log else "position" if start.position else "options"
        try:
            if key == "options":
                self.game.resolve_options(start.options)
                key = "seats"  # for what is wrong from here on
            if start.log:
                match = Match.from_log((folder / start.log).read_text(encoding="utf-8"), language=language)
                match = match.at(len(match.played) if start.at is None else start.at)
            elif start.position:
                match = Match.from_position((folder / start.position).read_text(encoding="utf-8"), language)
            else:
                match = Match(self.game, names, start.seed, start.options, language)
        except OSError as error:
            problem = f"{start.log or start.position} cannot be read: {error.strerror}."
            raise self.file.wrong(problem, step, key) from None
        except KontorError as error:
            raise self.file.wrong(str(error), step, key) from None
        if match.game.id != self.game.id:
            raise self.file.wrong(f"This is a game of {match.game.id}, not of {self.game.id}.", step, key)
        if match.players != len(names):
            raise self.file.wrong(f"“seats” has {len(names)} names for {match.players} players.", step, "seats")
        match.names = tuple(names)
        self._play(match, start.decisions, step, "decisions")
        return match

    def _play(self, match: Match, decisions: Sequence[str], step: int | None, key: str) -> None:
        """Decisions the lesson itself makes; whoever is named must be the one to decide."""
        seats = self.start(step or 0).seats
        for said in decisions:
            by, notation = said_by(said, seats)
            try:
                if by and match.to_move is not None and seats[match.to_move] != by:
                    raise BadDecision(f"“{said}” is not {by}’s to decide: it is {match.names[match.to_move]}’s turn.")
                match.play(notation)
            except BadDecision as error:
                raise self.file.wrong(str(error), step, key, said) from None

    # ---- what is asked ----
    def solution(self, number: int) -> tuple[str, ...]:
        """The decisions that lead to the next step, by others too; empty if the step is only to be read."""
        lines = self.step(number).lines
        return self._solved(self.table(number), lines[0], number) if lines else ()

    def _solved(self, match: Match, line: Line, number: int) -> tuple[str, ...]:
        match, made = match.at(len(match.played)), []
        for item in line:
            found = _fitting(match, item.patterns) if self._decides(match, item.by, number) else []
            if not found:
                raise self._unplayable(match, item.patterns[0], item.by, number)
            match.play(found[0])
            made.append(found[0])
        return tuple(made)

    def _decides(self, match: Match, by: str, number: int) -> bool:
        return match.to_move is not None and self.start(number).seats[match.to_move] == by

    def _unplayable(self, match: Match, pattern: str, by: str, number: int) -> KontorError:
        """Why nothing that fits a pattern can be decided."""
        if not self._decides(match, by, number):
            whose = "nobody" if match.to_move is None else self.start(number).seats[match.to_move]
            problem = f"“{pattern}” is for {by} to decide, but now it is {whose}."
        else:
            try:
                problem = f"“{pattern}” is not possible: {match.why_not(pattern, language='en')}"
            except BadDecision as error:
                problem = f"No legal decision fits “{pattern}”. {error}"
        return self.file.wrong(problem, number, "", pattern)

    def right_now(self, number: int, tried: Sequence[str] = (), before: Sequence[str] = ()) -> list[str]:
        """The decisions that would be right next; “Show me” makes the first."""
        out: list[str] = []
        for line in self.step(number).lines:
            walked = self._walk(number, line, tried, before=before)
            if walked and not walked.complete:
                item = line[len(walked.decisions)]
                out += [notation for notation in _fitting(walked.match, item.patterns) if notation not in out]
        return out

    def _walk(
        self, number: int, line: Line, tried: Sequence[str], language: str = "en", before: Sequence[str] = ()
    ) -> _Walk | None:
        """Along a line with the learner's decisions; what others decide comes by itself. None: they leave it."""
        match, left = self.table(number, language, before=before), list(tried)
        made: list[str] = []
        for item in line:
            if item.by == YOU and not left:
                return _Walk(match, tuple(made), complete=False)
            found = _fitting(match, item.patterns) if self._decides(match, item.by, number) else []
            chosen = left.pop(0) if item.by == YOU else found[0] if found else ""
            if chosen not in found:
                return None
            match.play(chosen)
            made.append(chosen)
        return None if left else _Walk(match, tuple(made), complete=True)

    def judge(self, number: int, tried: Sequence[str], language: str = "en", before: Sequence[str] = ()) -> Feedback:
        """What is to be said to the last of the decisions the learner has made in this step (`tried`: only theirs).

        `BadDecision` if it cannot be read, or if the learner has no decision to make.
        """
        step, words = self.step(number), self.words(language)
        if not step.lines or not tried:
            raise BadDecision("Nothing is asked in this step.")
        *earlier, last = tried
        match, made = self._after(number, earlier, language, before)
        seat, last = self.seat(number), match.game.actions.notation(match.read(last))
        done = len(earlier)
        reason = match.why_not(last, seat, language)
        if reason is not None:
            says = self._said(words, number, "illegal")
            return Feedback("illegal", reason=reason, line=says, decisions=made, done=done)
        choice = next((c for c in match.scene(seat, language).choices if c.notation == last), None)
        gain = choice.gain if choice else ""
        tried_out = match.at(len(match.played))
        played = tried_out.play(last)
        told = tried_out.phrases(language, seat).told(seat, played.action, played.events, seat)
        found = (self._walk(number, line, [*earlier, last], language, before) for line in step.lines)
        walks = [walk for walk in found if walk]
        if not walks:
            own = next((text for pattern, text in step.wrong.items() if fnmatchcase(last, pattern)), "missing")
            return Feedback("other", told=told, gain=gain, line=words(self.key(number, own)), decisions=made, done=done)
        best = next((walk for walk in walks if walk.complete), walks[0])
        if not best.complete:
            says = self._said(words, number, f"right-{len(tried)}")
            return Feedback("onward", "", told, gain, says, best.decisions, len(tried))
        after = self.after(number, best.decisions, before)
        return Feedback("right", "", told, gain, words(self.key(number, "right")), best.decisions, len(tried), after)

    def after(self, number: int, decisions: Sequence[str], before: Sequence[str] = ()) -> tuple[str, ...]:
        """Everything decided at this table when the next step begins, if that can follow these decisions of the step;
        empty if the next step begins as the lesson has it."""
        if number + 1 == len(self.steps) or self.steps[number + 1].start is not None:
            return ()
        seats = self.start(number).seats
        here = [*before, *decisions, *(said_by(said, seats)[1] for said in self.steps[number].then)]
        return tuple(here) if self._own_way(number + 1, "en", here) else ()

    def _after(
        self, number: int, tried: Sequence[str], language: str, before: Sequence[str]
    ) -> tuple[Match, tuple[str, ...]]:
        """The table after right decisions."""
        for line in self.step(number).lines:
            walked = self._walk(number, line, tried, language, before)
            if walked and not walked.complete:
                return walked.match, walked.decisions
        raise BadDecision("The decisions before this one are not those of the step.")

    def _said(self, words: LessonWords, number: int, attribute: str) -> str:
        key = self.key(number, attribute)
        return words(key) if words.has(key) else ""


def _fitting(match: Match, patterns: Sequence[str]) -> list[str]:
    """The legal decisions that fit any of the patterns, in their order."""
    legal = [choice.notation for choice in match.choices]
    fitting = [notation for pattern in patterns for notation in legal if fnmatchcase(notation, pattern)]
    return list(dict.fromkeys(fitting))


def learn_folder(found: Game) -> Path:
    """Where a game keeps what teaches it."""
    return Path(str(files(found.package))) / "learn"


def lesson_paths(found: Game) -> list[Path]:
    """The files of a game's lessons in their order; a game need not have any."""

    def order(path: Path) -> tuple[int, str]:
        number = path.stem.partition("-")[0]
        return (int(number) if number.isdecimal() else 0, path.stem)

    return sorted((learn_folder(found) / "lessons").glob("*.toml"), key=order)


def load_lesson(path: Path) -> Lesson:
    """The lesson in a file, wherever it lies; `BadLesson` if it cannot be used."""
    read = read_lesson(path)
    try:
        return Lesson(read, game(read.game))
    except KontorError as error:
        raise read.wrong(str(error), None, "game") from None


@functools.cache
def lessons_of(found: Game) -> tuple[Lesson, ...]:
    """The lessons of a game, in order."""
    return tuple(load_lesson(path) for path in lesson_paths(found))


def lesson_of(found: Game, id_: str) -> Lesson:
    for lesson in lessons_of(found):
        if lesson.id == id_:
            return lesson
    ids = ", ".join(lesson.id for lesson in lessons_of(found))
    has = f"its lessons are {ids}" if ids else "it has none"
    raise UnknownLesson(f"{found.id} has no lesson “{id_}”; {has}.")


def puzzle_count(found: Game) -> int:
    """How many puzzles a game has: one a line."""
    path = learn_folder(found) / "puzzles.jsonl"
    if not path.is_file():
        return 0
    with path.open(encoding="utf-8") as lines:
        return sum(1 for line in lines if line.strip())
