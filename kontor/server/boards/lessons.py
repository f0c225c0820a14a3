"""Boards of lessons: the table of a step, for the learner's seat alone."""

from __future__ import annotations

from kontor.kernel import KontorError
from kontor.learn.lessons import Lesson, lesson_of

from ..contract.answers import Origin
from ..contract.boards import LessonSource
from ..errors import PlainRefusal
from ..tables.offers import game_on_offer
from .sources import Asked, Start, begins


def known_lesson(game: str, lesson: str) -> Lesson:
    try:
        return lesson_of(game_on_offer(game), lesson)
    except KontorError as error:
        raise PlainRefusal(str(error), 404) from None


@begins(LessonSource)
async def lesson_board(source: LessonSource, asked: Asked) -> Start:
    """Nothing on it is a secret of anybody: whoever wrote the lesson made the position."""
    lesson = known_lesson(source.game, source.lesson)
    try:
        lesson.step(source.step)
    except KontorError as error:
        raise PlainRefusal(str(error), 404) from None
    name = asked.person.name if asked.person else ""
    match = await asked.registry.readers.run(lesson.table, source.step, asked.language, name, source.before)
    origin = Origin(kind=source.kind, id=f"{source.game}/{source.lesson}", at=source.step, tried=0)
    return Start(match, lesson.seat(source.step), None, origin, for_all=False, advice=False)
