"""Checking lessons: everything in them is played, in every language. Each problem is a sentence with file and line."""

from __future__ import annotations

import re
from collections.abc import Iterator
from fnmatch import fnmatchcase
from pathlib import Path

from kontor.kernel import Game, KontorError
from kontor.rulebook.paragraphs import headings

from .lesson_file import YOU, Line
from .lesson_texts import POINTER, LessonWords
from .lessons import Lesson, lessons_of, load_lesson
from .pointing import pointable

MOST_SENTENCES = 2
MOST_CHARACTERS = 320
_SENTENCE = re.compile(r"[.!?…][”\"’')]*(?=\s+[^a-zà-ž\s]|$)")
_NEEDED, _ALLOWED = ("text",), ("text", "note")
_NEEDED_TASK = ("text", "task", "right", "missing")
_ALLOWED_TASK = re.compile(r"text|note|task|help|right|missing|illegal|(task|right)-\d")


def problems_of_game(found: Game) -> list[str]:
    """What is wrong with the lessons of a game, all of them together."""
    try:
        lessons = lessons_of(found)
    except KontorError as error:
        return [str(error)]
    problems = [problem for lesson in lessons for problem in problems_of(lesson)]
    names = [lesson.id for lesson in lessons]
    for lesson in lessons:
        if names.count(lesson.id) > 1:
            problems.append(str(lesson.file.wrong(f"There are two lessons called “{lesson.id}”.")))
        for area, later in lesson.file.later.items():
            if later not in names[names.index(lesson.id) + 1 :]:
                problem = f"“{area}” comes in the lesson “{later}”, but no later lesson is called that."
                problems.append(str(lesson.file.wrong(problem, None, "later")))
    return problems + (_texts_of_nothing(lessons) if lessons and not problems else [])


def problems_of(lesson: Lesson) -> list[str]:
    """What is wrong with one lesson; empty if it can be learned from."""
    found: list[str] = []
    try:
        for number in range(len(lesson.steps)):
            found += _played(lesson, number)
        if not found:
            _ends(lesson)
    except KontorError as error:
        return [*found, str(error)]
    for language in lesson.game.languages:
        try:
            found += _said(lesson, lesson.words(language))
        except KontorError as error:
            found.append(str(error))
    return list(dict.fromkeys(found))


def check_file(path: Path) -> list[str]:
    """Problems of the lesson in a file, wherever it lies; its texts lie in the folder above."""
    try:
        return problems_of(load_lesson(path))
    except KontorError as error:
        return [str(error)]


# ---- what is played ----
def _played(lesson: Lesson, number: int) -> Iterator[str]:
    step, file = lesson.steps[number], lesson.file
    match, seat = lesson.table(number), lesson.seat(number)
    scene = match.scene(seat)
    there = pointable(scene)
    for target in step.point:
        if target not in there:
            problem = f"There is nothing called “{target}” on the table; `kontor lessons show` lists what there is."
            yield str(file.wrong(problem, number, "point", target))
    areas = {area.id for area in scene.areas} | {"mat"}
    for area in lesson.file.later:
        if area not in areas:
            problem = f"There is no area “{area}”; the areas are {', '.join(sorted(areas))}."
            yield str(file.wrong(problem, None, "later"))
    anchors = [heading.anchor for heading in headings(lesson.game, "en") if heading.anchor]
    if step.rules and step.rules not in anchors:
        problem = f"The rules page has no paragraph “{step.rules}”; it has {', '.join(anchors)}."
        yield str(file.wrong(problem, number, "rules", step.rules))
    if step.lines and match.to_move != seat:
        yield str(file.wrong("It is not the learner’s turn when this step asks for a decision.", number, "id"))
        return
    for line in step.lines:
        lesson._solved(match, line, number)
        yield from _every_pattern(lesson, number, line)
    legal = {choice.notation for choice in match.choices}
    for pattern in step.wrong:
        one_decision = all(len(line) == 1 for line in step.lines)
        if one_decision and not any(fnmatchcase(notation, pattern) for notation in legal):
            yield str(file.wrong(f"No legal decision fits “{pattern}”.", number, "wrong", pattern))


def _every_pattern(lesson: Lesson, number: int, line: Line) -> Iterator[str]:
    """Each alternative can be decided where it is asked, along the first way through the line."""
    match = lesson.table(number)
    for item in line:
        legal = [choice.notation for choice in match.choices]
        for pattern in item.patterns if item.by == YOU else ():
            if not any(fnmatchcase(notation, pattern) for notation in legal):
                yield str(lesson._unplayable(match, pattern, item.by, number))
        match.play(next(n for p in item.patterns for n in legal if fnmatchcase(n, p)))


def _ends(lesson: Lesson) -> None:
    """What comes after the last step can be played, too."""
    last = len(lesson.steps) - 1
    match = lesson.table(last)
    for notation in lesson.solution(last):
        match.play(notation)
    lesson._play(match, lesson.steps[last].then, last, "then")


# ---- what is said ----
def _said(lesson: Lesson, words: LessonWords) -> Iterator[str]:
    yield from _texts(words, lesson.key(), ("about",), re.compile("about"))
    for number, step in enumerate(lesson.steps):
        key = lesson.key(number)
        if not words.has(key):
            yield f"{words.path}, line 1: the title “{key}” of a step is missing."
            continue
        if step.lines:
            more = tuple(step.wrong.values())
            allowed = re.compile("|".join((_ALLOWED_TASK.pattern, *map(re.escape, more))))
            yield from _texts(words, key, (*_NEEDED_TASK, *more), allowed)
        else:
            yield from _texts(words, key, _NEEDED, re.compile("|".join(_ALLOWED)))
        yield from _pointers(words, key, len(step.point))


def _texts(words: LessonWords, key: str, needed: tuple[str, ...], allowed: re.Pattern[str]) -> Iterator[str]:
    line = f"{words.path}, line {words.line(key)}:"
    if not words.has(key):
        yield f"{line} the text “{key}” is missing."
        return
    there = words.attributes(key)
    yield from (f"{line} “{key}” needs the attribute .{name}." for name in needed if name not in there)
    for name in there:
        if not allowed.fullmatch(name):
            yield f"{line} “{key}.{name}” is never said: no such attribute is asked for."
    for name in ("", *there):
        try:
            text = words(f"{key}.{name}" if name else key)
        except (ValueError, AssertionError) as error:
            yield f"{line} “{key}” cannot be said: {error}."
            continue
        sentences = len(_SENTENCE.findall(words.plain(text)))
        if sentences > MOST_SENTENCES:
            yield f"{line} “{key}.{name}” has {sentences} sentences; {MOST_SENTENCES} are the most."
        if len(text) > MOST_CHARACTERS:
            yield f"{line} “{key}.{name}” has {len(text)} characters; {MOST_CHARACTERS} are the most."


def _pointers(words: LessonWords, key: str, count: int) -> Iterator[str]:
    """Each number on the board is explained in the text, and no text speaks of one that is not there."""
    line = f"{words.path}, line {words.line(key)}:"
    said = words.forms(key).values()
    numbers = {int(number) for text in said for number in POINTER.findall(text)}
    for number in sorted(set(range(1, count + 1)) - numbers):
        yield f"{line} “{key}” does not say what [{number}] points at."
    for number in sorted(numbers - set(range(1, count + 1))):
        yield f"{line} “{key}” speaks of [{number}], but the step points at {count}."


def _texts_of_nothing(lessons: tuple[Lesson, ...]) -> list[str]:
    keys = {lesson.key(number) for lesson in lessons for number in range(len(lesson.steps))}
    keys |= {lesson.key() for lesson in lessons}
    found = []
    for language in lessons[0].game.languages:
        words = lessons[0].words(language)
        for key, line in words.lines.items():
            if key.startswith("lesson-") and key not in keys:
                found.append(f"{words.path}, line {line}: “{key}” belongs to no lesson.")
    return found
