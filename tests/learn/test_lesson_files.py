"""A lesson that is wrong gets a sentence that names file and line."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from kontor.kernel import game
from kontor.learn.lesson_check import check_file
from kontor.learn.lessons import learn_folder, lesson_of, load_lesson

SAMPLE = "2-gathering.toml"


@pytest.fixture
def lesson(tmp_path: Path) -> Path:
    """The sample lesson with its texts, to be spoilt."""
    folder = learn_folder(game("little-town"))
    (tmp_path / "lessons").mkdir()
    shutil.copy(folder / "lessons" / SAMPLE, tmp_path / "lessons")
    for texts in folder.glob("lessons.*.ftl"):
        shutil.copy(texts, tmp_path)
    return tmp_path / "lessons" / SAMPLE


def spoilt(path: Path, old: str, new: str) -> int:
    """Change a file; the line that was changed, from 1."""
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return text[: text.index(old)].count("\n") + 1


def test_the_sample_has_no_problems(lesson: Path) -> None:
    assert check_file(lesson) == []


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('game = "little-town"', 'game = "chess"', "chess"),
        ('game = "little-town"', "game = little-town", "not TOML"),
        ("seed = 7", 'seed = "seven"', "“seed” must be a whole number"),
        ("minutes = 2", "minute = 2", "There is no key “minute” here"),
        ('seats = ["you", "Marta"]', 'seats = ["Ann", "Marta"]', "exactly one of them “you”"),
        ('seats = ["you", "Marta"]', 'seats = ["you"]', "2 to 4 players"),
        ('{ market = "beginner" }', '{ market = "huge" }', "huge"),
        ('point = ["F5", "G5", "E6"]', 'point = ["F5", "G5", "Z9"]', "There is nothing called “Z9”"),
        ('point = ["F5", "G5", "E6"]', 'point = ["A1", "A2", "A3", "A4"]', "3 things at most"),
        ('task = "place F5"', 'task = "place G5"', "“place G5” is not possible: G5 is not a meadow."),
        ('task = "place F5"', 'task = "place *9"', "No legal decision fits “place *9”"),
        ('task = "place F5"', 'task = "jump F5"', "jump"),
        ('task = "place F5"', "task = 5", "“task” needs a decision in notation"),
        ('"Marta: place B5"', '"you: place B5"', "is not you’s to decide"),
        ('"Marta: place B5"', '"Marta: place F5"', "“place F5” is not possible"),
        ('rules = "gather-and-use-buildings"', 'rules = "gamble"', "has no paragraph “gamble”"),
        ('"place E5" = "fish"', '"place A1" = "fish"', "No legal decision fits “place A1”"),
        ('id = "three"', 'id = "around"', "two steps called “around”"),
    ],
)
def test_a_bad_lesson_is_refused_with_file_and_line(lesson: Path, old: str, new: str, says: str) -> None:
    line = spoilt(lesson, old, new)
    problem = check_file(lesson)[0]
    assert problem.startswith(f"{lesson}, line {line}: "), problem
    assert says in problem


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("lesson-gathering-around = Eight", "lesson-gathering-round = Eight", "“lesson-gathering-around” of a step"),
        (
            "lesson-gathering-three = A good square\n    .text =",
            "lesson-gathering-three = A\n    .txt =",
            "attribute .text",
        ),
        ("[3] 1 :fish:", "1 :fish:", "does not say what [3] points at"),
        ("no forest touches E5.", "no forest touches [2].", "speaks of [2], but the step points at 1"),
        ("brings two fish and one wood.", "brings { $many } fish.", "cannot be said"),
    ],
)
def test_a_bad_text_is_refused_with_its_file(lesson: Path, old: str, new: str, says: str) -> None:
    texts = lesson.parent.parent / "lessons.en.ftl"
    spoilt(texts, old, new)
    problems = check_file(lesson)
    assert any(p.startswith(f"{texts}, line ") and says in p for p in problems), problems


def test_what_is_not_fluent_is_refused_with_its_line(lesson: Path) -> None:
    texts = lesson.parent.parent / "lessons.hu.ftl"
    line = spoilt(texts, "lesson-gathering-three =", "lesson gathering three =")
    assert check_file(lesson)[0].startswith(f"{texts}, line {line}: this is not Fluent")


def test_missing_files_are_named(lesson: Path) -> None:
    (lesson.parent.parent / "lessons.pl.ftl").unlink()
    assert "lessons.pl.ftl cannot be read: No such file" in check_file(lesson)[0]
    assert "cannot be read: No such file" in check_file(lesson.with_name("9-none.toml"))[0]


def test_three_sentences_are_too_many(lesson: Path) -> None:
    spoilt(lesson.parent.parent / "lessons.en.ftl", "Some squares bring", "Good. Some squares bring")
    assert "has 3 sentences; 2 are the most" in check_file(lesson)[0]


def test_a_log_and_a_position_can_begin_a_lesson(lesson: Path) -> None:
    sample = lesson_of(game("little-town"), "gathering").table(2)
    (lesson.parent / "evening.log").write_text(sample.log(), encoding="utf-8")
    (lesson.parent / "evening.json").write_text(sample.position(), encoding="utf-8")
    steps = '\n[[steps]]\nid = "read"\n'
    head = 'game = "little-town"\nseats = ["Ben", "you"]\n'
    lesson.write_text(f'{head}log = "evening.log"\nat = 1\n{steps}', encoding="utf-8")
    assert [played.notation for played in load_lesson(lesson).table(0).played] == ["place F5"]
    assert load_lesson(lesson).table(0).names == ("Ben", "Player 2")
    lesson.write_text(f'{head}position = "evening.json"\n{steps}', encoding="utf-8")
    assert load_lesson(lesson).table(0).state.to_json() == sample.state.to_json()
    lesson.write_text(f'{head}log = "morning.log"\n{steps}', encoding="utf-8")
    assert f"{lesson}, line 3: morning.log cannot be read" in check_file(lesson)[0]


def test_a_turn_of_several_decisions_with_what_others_do_between(lesson: Path) -> None:
    text = 'game = "little-town"\nseats = ["you", "Marta"]\nseed = 7\n'
    text += '[[steps]]\nid = "two"\nturn = ["place F5", "Marta: place B5", ["place A5", "place C5"]]\n'
    lesson.write_text(text, encoding="utf-8")
    read = load_lesson(lesson)
    assert read.solution(0) == ("place F5", "place B5", "place A5")
    assert read.right_now(0) == ["place F5"]
    assert read.right_now(0, ["place F5"]) == ["place A5", "place C5"]
    spoken = {"onward": read.judge(0, ["place F5"])}
    assert spoken["onward"].verdict == "onward"
    assert spoken["onward"].decisions == ("place F5", "place B5")
