"""The words of lessons: `learn/lessons.LANGUAGE.ftl` of a game, beside the game's own texts, which they may quote.

`lesson-ID` is the title of a lesson (`.about`: what one will know), `lesson-ID-STEP` that of a step; everything else a
step says is an attribute of it.
"""

from __future__ import annotations

import functools
import re
from pathlib import Path

from fluent.runtime import FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

from kontor.kernel import Words
from kontor.kernel.files import read_text
from kontor.kernel.words import spoken_in

from .lesson_file import BadLesson

POINTER = re.compile(r"\[(\d)\]")
"""The number of a pointer in a text: `[1]`."""


class LessonWords(Words):
    """The texts of a game and of its lessons in one language."""

    def __init__(self, package: str, language: str, path: Path) -> None:
        super().__init__(package, language)
        self.path = path
        text = read_text(path, BadLesson)
        self.lines: dict[str, int] = {}
        for entry in FluentParser(with_spans=True).parse(text).body:
            start = entry.span.start if entry.span else 0
            line = text.count("\n", 0, start) + 1
            if isinstance(entry, Junk):
                at = entry.annotations[0]
                where = text.count("\n", 0, at.span.start) + 1 if at.span else line
                raise BadLesson(f"{path}, line {where}: this is not Fluent: {at.message}.")
            if isinstance(entry, Message):
                key = entry.id.name
                if key in self.lines:
                    raise BadLesson(f"{path}, line {line}: “{key}” stands here a second time.")
                self.lines[key] = line
        self._bundle.add_resource(FluentResource(text), allow_overrides=True)

    def line(self, key: str) -> int:
        """Where a key stands; 1 if it does not."""
        return self.lines.get(key.partition(".")[0], 1)


@functools.lru_cache(64)
def lesson_words(package: str, language: str, learn: Path) -> LessonWords:
    """The texts beside the lessons of a folder `learn`; in English where the game does not have the language."""
    spoken = spoken_in(package, language)
    return LessonWords(package, spoken, learn / f"lessons.{spoken}.ftl")
