"""`kontor lessons`: what there is, whether it can be learned from, what lies on the table in a step."""

from __future__ import annotations

import json
from pathlib import Path

from typer.testing import CliRunner

import kontor as package
from kontor.cli import learning  # noqa: F401  (adds its commands)
from kontor.cli.app import app
from kontor.kernel import game
from kontor.learn.lessons import learn_folder, lesson_paths, lessons_of, puzzle_count


def kontor(*arguments: str, code: int = 0) -> str:
    done = CliRunner().invoke(app, ["lessons", *arguments], env={"COLUMNS": "200"})
    assert done.exit_code == code, done.output
    return done.output


def test_json_has_lessons_and_puzzles() -> None:
    told = json.loads(kontor("--json"))
    mine = [(one["id"], one["steps"]) for one in told["lessons"] if one["game"] == "little-town"]
    assert mine == [(lesson.id, len(lesson.steps)) for lesson in lessons_of(game("little-town"))]
    assert told["puzzles"].keys() == set(package.game_ids())
    assert all(lesson.id in kontor() for lesson in lessons_of(game("little-town")))


def test_puzzles_are_counted_by_line() -> None:
    found = game("little-town")
    path = learn_folder(found) / "puzzles.jsonl"
    lines = path.read_text(encoding="utf-8").split("\n") if path.exists() else []
    assert puzzle_count(found) == sum(1 for line in lines if line)


def test_a_file_is_checked(tmp_path: Path) -> None:
    assert "1 lesson: no problems found" in kontor("check", str(lesson_paths(game("little-town"))[0]))
    bad = tmp_path / "1-bad.toml"
    bad.write_text('game = "little-town"\nseats = ["you", "Ben"]\n\n[[steps]]\nname = "x"\n', encoding="utf-8")
    assert f"{bad}, line 5: There is no key “name” here" in kontor("check", str(bad), code=2)


def test_a_step_is_shown_with_what_can_be_decided_and_pointed_at() -> None:
    out = kontor("show", "little-town", "gathering", "--step", "2")
    assert "place F5" in out and "market-well" in out and "Solution: place F5" in out
    assert "Two lakes and a forest" in out
