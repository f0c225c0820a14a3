"""`kontor review`, and hints at the prompt of `kontor play`."""

from __future__ import annotations

import json
import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from typer.testing import CliRunner

from kontor import Match
from kontor.cli import playing, showing  # noqa: F401  (each adds its commands)
from kontor.cli.app import app
from kontor.kernel.native import NativeCode
from tests.match.test_match import random_match

from .test_cli import good, refused


@pytest.fixture
def log(tmp_path: Path) -> Path:
    match = random_match(5)
    file = tmp_path / "game.log"
    file.write_text(match.log(), encoding="utf-8")
    return file


def test_a_review_as_json_and_again(log: Path) -> None:
    command = ("review", str(log), "--iterations", "20", "--json")
    found = json.loads(good(*command, "-j", "1"))
    match = Match.from_log(log.read_text(encoding="utf-8"))
    assert found["game"] == "little-town" and found["over"] and found["scores"] == match.scores
    assert len(found["values"]) == len(match.played) + 1
    assert json.loads(good(*command, "-j", "2")) == found
    other = json.loads(good(*command, "--lang", "pl", "-j", "1"))
    assert other["values"] == found["values"]
    for ours, theirs in zip(found["mistakes"], other["mistakes"], strict=True):
        assert ours["notation"] == theirs["notation"] and ours["words"] != theirs["words"]


def test_a_review_in_the_terminal_with_a_picture(log: Path, tmp_path: Path) -> None:
    for theme in ("light", "dark"):
        svg = tmp_path / f"{theme}.svg"
        text = good(
            "review",
            str(log),
            "-i",
            "10",
            "--most",
            "2",
            "--svg",
            str(svg),
            "--theme",
            theme,
            "--lang",
            "hu",
            "-j",
            "1",
        )
        match = Match.from_log(log.read_text(encoding="utf-8"))
        assert "Nyerési esély" in text and all(name in text for name in match.names)
        assert re.search("[▁▂▃▄▅▆▇█]{10}", text)
        root = ET.parse(svg).getroot()
        titles = [title.text for title in root.iter("{http://www.w3.org/2000/svg}title")]
        assert set(match.names) <= set(titles)


def test_a_game_that_is_not_over_is_reviewed_as_far_as_it_goes(tmp_path: Path) -> None:
    match = Match("little-town", ["Ann", "Ben"], 3)
    for _ in range(4):
        match.play(match.legal[0])
    log = tmp_path / "half.log"
    log.write_text(match.log(), encoding="utf-8")
    found = json.loads(good("review", str(log), "--iterations", "20", "--json", "-j", "1"))
    assert not found["over"] and len(found["values"]) == 5 and None not in found["values"]


def test_bad_input_gets_one_clear_sentence(log: Path, tmp_path: Path) -> None:
    assert "cannot be read" in refused("review", str(tmp_path / "nothing.log"))
    text = log.read_text(encoding="utf-8")
    for broken, message in (
        ("garbage", "not a Kontor log"),
        (text[:300], "cut off"),
        (text.replace("seed: 5", "seed: 6"), "log"),
    ):
        bad = tmp_path / "bad.log"
        bad.write_text(broken, encoding="utf-8")
        assert message in refused("review", str(bad))
        assert bad.read_text(encoding="utf-8") == broken
    assert "not both" in refused("review", str(log), "--iterations", "5", "--seconds", "1")
    assert "theme must be light or dark" in refused("review", str(log), "--theme", "pink")
    assert "overwrite" in refused("review", str(log), "--svg", str(log))
    assert "no language" in refused("review", str(log), "--lang", "xx")
    assert log.read_text(encoding="utf-8") == text


def test_hints_at_the_prompt(tmp_path: Path) -> None:
    log = tmp_path / "game.log"
    seats = ("--seats", "me,beginner", "--seed", "3", "--log", str(log))
    out = good("play", "little-town", *seats, stdin="hint\nquit\n")
    assert "Win probability: Player 1" in out and "Beginner bot" in out
    advised = re.findall(r"^ +\d+ %  (\S+ \S+) ", out, re.MULTILINE)
    assert len(advised) == 4
    played = len(Match.from_log(log.read_text(encoding="utf-8")).played)
    good("play", "little-town", *seats[:2], "--log", str(log), stdin=f"{advised[0]}\nquit\n")
    match = Match.from_log(log.read_text(encoding="utf-8"))
    assert (match.played[played].seat, match.played[played].notation) == (0, advised[0])


def test_a_hint_that_must_wait_for_the_rules_has_them_compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Among people no bot has begun it."""
    asked: list[str] = []
    monkeypatch.setattr(NativeCode, "is_ready", lambda _: False)
    monkeypatch.setattr(playing, "compile_in_background", lambda code: asked.append(code.game))
    arguments = ["play", "little-town", "--seats", "Ann,Ben", "--seed", "3", "--log", str(tmp_path / "game.log")]
    done = CliRunner().invoke(app, arguments, input="\nhint\nquit\n")
    assert "still being compiled" in " ".join(done.output.split()) and asked == ["little-town"]


def test_the_default_opponent_is_casual(tmp_path: Path) -> None:
    assert "Casual bot" in good("play", "little-town", "--seed", "3", stdin="quit\n", cwd=tmp_path)
