"""Every lesson of a game is played in every language it has: what is expected is legal, what is wrong gets a
reason, every text is there, every place that is pointed at exists."""

from __future__ import annotations

from kontor.kernel import Game
from kontor.learn.lesson_check import problems_of_game
from kontor.learn.lesson_texts import POINTER
from kontor.learn.lessons import Lesson, lessons_of
from kontor.learn.pointing import pointable

from .fixtures import pytest_generate_tests as pytest_generate_tests


def test_lessons_have_no_problems(game: Game) -> None:
    assert problems_of_game(game) == []


def test_every_lesson_can_be_played_by_showing(game: Game, language: str) -> None:
    for lesson in lessons_of(game):
        for number, step in enumerate(lesson.steps):
            told = _showing(lesson, number, language)
            assert bool(told) == bool(step.lines)
            scene = lesson.table(number, language).scene(lesson.seat(number), language)
            assert set(step.point) <= pointable(scene).keys()


def _showing(lesson: Lesson, number: int, language: str) -> list[str]:
    """Play a step by its right decisions; what is said to each of the learner's."""
    tried: list[str] = []
    said: list[str] = []
    verdict = "onward" if lesson.steps[number].lines else "right"
    while verdict == "onward":
        tried.append(lesson.right_now(number, tried)[0])
        feedback = lesson.judge(number, tried, language)
        assert feedback.verdict in ("onward", "right"), (lesson.file.path, number, tried)
        assert feedback.told, (lesson.file.path, number, tried)
        verdict = feedback.verdict
        said.append(feedback.line)
    if said:
        assert said[-1], (lesson.file.path, number)
        assert lesson.right_now(number, tried) == []
    return said


def test_wrong_tries_are_answered(game: Game, language: str) -> None:
    """A refused decision with the reason of its rule, a legal one with what it would have brought."""
    for lesson in lessons_of(game):
        for number, step in enumerate(lesson.steps):
            if not step.lines:
                continue
            match, right = lesson.table(number, language), set(lesson.right_now(number))
            notations = [choice.notation for choice in match.choices]
            for notation in [n for n in notations if n not in right][:6]:
                feedback = lesson.judge(number, [notation], language)
                assert feedback.verdict == "other"
                assert feedback.told and feedback.line and not feedback.decisions
            asked = game.actions.signature(match.read(min(right)))
            legal = set(match.legal)
            refused = [a for a in range(asked.start, asked.start + asked.size) if a not in legal][:6]
            for action in refused:
                feedback = lesson.judge(number, [game.actions.notation(action)], language)
                assert feedback.verdict == "illegal"
                assert len(feedback.reason) > 5


def test_no_sign_of_the_format_is_left_in_a_text(game: Game, language: str) -> None:
    for lesson in lessons_of(game):
        words = lesson.words(language)
        for key in [lesson.key(), *(lesson.key(number) for number in range(len(lesson.steps)))]:
            for text in [words(key), *(words(f"{key}.{name}") for name in words.attributes(key))]:
                plain = POINTER.sub("", words.plain(text))
                assert not set(plain) & set("{}[]<>$"), (key, language, text)
                assert "  " not in text.replace("\n", " "), (key, language, text)
