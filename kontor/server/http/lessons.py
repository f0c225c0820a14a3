"""Routes: lessons, what is said to a try, and how far one has come."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated

from fastapi import APIRouter, Depends

from kontor.kernel import BadDecision, KontorError, playable_games
from kontor.learn.lessons import Lesson, lessons_of
from kontor.learn.pointing import pointable
from kontor.rulebook.paragraphs import headings

from ..accounts.lesson_progress import LessonProgress
from ..boards.lessons import known_lesson
from ..contract import lessons as contract
from ..errors import PlainRefusal
from .dependencies import Caller, Language, Registry, Somebody, counted_read, part

router = APIRouter(prefix="/lessons", tags=["lessons"])
Progress = Annotated[LessonProgress, part("lesson_progress")]
Done = Mapping[tuple[str, str], Sequence[str]]


@router.get("")
async def lessons(caller: Caller, progress: Progress, lang: Language) -> list[contract.LessonHead]:
    """All lessons, by game and in order; with what the caller has done. Those of the game touched last come last."""
    done = await progress.of(caller.person)
    touched = [game for game, _ in done]
    games = sorted(playable_games(), key=lambda game: _last(touched, game.id))
    return [_head(lesson, lang, done) for game in games for lesson in lessons_of(game)]


def _last(touched: Sequence[str], game: str) -> int:
    return max((k for k, name in enumerate(touched) if name == game), default=-1)


def _head(lesson: Lesson, lang: str, done: Done) -> contract.LessonHead:
    words = lesson.words(lang)
    steps = [step.id for step in lesson.steps]
    return contract.LessonHead(
        game=lesson.game.id,
        id=lesson.id,
        number=lessons_of(lesson.game).index(lesson) + 1,
        title=words(lesson.key()),
        about=words(f"{lesson.key()}.about"),
        minutes=lesson.file.minutes,
        steps=steps,
        done=[step for step in steps if step in done.get((lesson.game.id, lesson.id), ())],
    )


@router.get("/{game_id}/{lesson_id}", dependencies=[Depends(counted_read)])
async def lesson(
    game_id: str, lesson_id: str, caller: Caller, registry: Registry, progress: Progress, lang: Language
) -> contract.Lesson:
    """A lesson with all its steps; the tables are boards."""
    found = known_lesson(game_id, lesson_id)
    done = await progress.of(caller.person)
    steps = await registry.readers.run(_steps, found, lang, caller.person.name if caller.person else "")
    siblings = lessons_of(found.game)
    at = siblings.index(found)
    by_id = {each.id: each for each in siblings}
    later = [(area, by_id[name]) for area, name in found.file.later.items() if name in by_id]
    return contract.Lesson(
        head=_head(found, lang, done),
        count=len(siblings),
        steps=steps,
        later=[
            contract.LaterArea(
                area=area, lesson=each.id, number=siblings.index(each) + 1, title=each.words(lang)(each.key())
            )
            for area, each in later
        ],
        next=_head(siblings[at + 1], lang, done) if at + 1 < len(siblings) else None,
    )


def _steps(found: Lesson, lang: str, learner: str) -> list[contract.LessonStep]:
    return [_step(found, number, lang, learner) for number in range(len(found.steps))]


def _step(found: Lesson, number: int, lang: str, learner: str) -> contract.LessonStep:
    step, words, key = found.steps[number], found.words(lang), found.key(number)

    def said(attribute: str) -> str:
        return words(f"{key}.{attribute}") if words.has(f"{key}.{attribute}") else ""

    pointed = pointable(found.table(number, lang, learner).scene(found.seat(number), lang)) if step.point else {}
    titles = {heading.anchor: heading.title for heading in headings(found.game, lang)}
    decisions = max((sum(item.by == "you" for item in line) for line in step.lines), default=0)
    return contract.LessonStep(
        id=step.id,
        title=words(key),
        text=said("text"),
        note=said("note"),
        pointers=[contract.Pointer(target=each, label=pointed.get(each, "")) for each in step.point],
        tasks=[said("task" if k == 0 else f"task-{k + 1}") or said("task") for k in range(decisions)],
        help=said("help"),
        illegal=said("illegal"),
        rules=step.rules,
        rules_title=titles.get(step.rules, ""),
    )


@router.post("/{game_id}/{lesson_id}/done")
async def done(
    game_id: str, lesson_id: str, body: contract.StepDone, person: Somebody, progress: Progress, lang: Language
) -> contract.LessonHead:
    """A step is done."""
    found = known_lesson(game_id, lesson_id)
    if body.step not in [step.id for step in found.steps]:
        raise PlainRefusal(f"The lesson “{lesson_id}” has no step “{body.step}”.", 404)
    await progress.add(person, found.game.id, found.id, body.step)
    return _head(found, lang, await progress.of(person))


@router.post("/{game_id}/{lesson_id}/{step}/try", dependencies=[Depends(counted_read)])
async def try_step(
    game_id: str, lesson_id: str, step: int, body: contract.LessonTry, registry: Registry, lang: Language
) -> contract.LessonFeedback:
    """What is said to the last decision tried; without any, what would be right. Nothing is kept."""
    found = known_lesson(game_id, lesson_id)
    return await registry.readers.run(_judged, found, step, body, lang)


def _judged(found: Lesson, step: int, body: contract.LessonTry, lang: str) -> contract.LessonFeedback:
    try:
        found.step(step)
    except KontorError as error:
        raise PlainRefusal(str(error), 404) from None
    try:
        if not body.decisions:
            right = found.right_now(step, (), body.before)
            return contract.LessonFeedback(
                verdict="onward", reason="", told="", gain="", line="", decisions=[], done=0, after=[], right=right
            )
        said = found.judge(step, body.decisions, lang, body.before)
        right = found.right_now(step, body.decisions[: said.done], body.before)
    except BadDecision as error:
        raise PlainRefusal(str(error)) from None
    return contract.LessonFeedback(
        verdict=said.verdict,
        reason=said.reason,
        told=said.told,
        gain=said.gain,
        line=said.line,
        decisions=list(said.decisions),
        done=said.done,
        after=list(said.after),
        right=right,
    )
