"""The checker: examples pass, each broken program fails the check it should."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

import pytest

from kontor.adapters.check import Checker, Outcome
from tests.cli.test_cli import good, kontor

from .conftest import EXAMPLES, broken, kontor_bot, python

SHORT = ("little-town",)


def outcomes(command: str, *games: str) -> list[Outcome]:
    checker = Checker(f"time=5000 start=15000 {command}", games)
    try:
        first = checker.introduction()
        return [first, *map(checker.outcome, checker.checks())] if first.passed else [first]
    finally:
        checker.close()


def failed(command: str) -> dict[str, str]:
    return {o.title: o.note for o in outcomes(command, *SHORT) if o.passed is False}


def test_the_example_passes_for_every_game() -> None:
    found = outcomes(python(EXAMPLES / "bot.py"))
    assert [o for o in found if not o.passed] == []
    assert len(found) > 20


@pytest.mark.skipif(shutil.which("node") is None, reason="there is no Node")
def test_the_javascript_example_passes() -> None:
    found = outcomes(f"node {EXAMPLES / 'bot.mjs'}", *SHORT)
    assert [o.title for o in found if not o.passed] == ["gives the same answers again"]  # it promises nothing
    assert all(o.passed is not False for o in found)


@pytest.mark.skipif(shutil.which("cc") is None, reason="there is no C compiler")
def test_the_c_example_passes(tmp_path: Path) -> None:
    subprocess.run(["cc", "-Wall", "-Wextra", "-Werror", "-o", tmp_path / "bot", EXAMPLES / "bot.c"], check=True)
    assert all(o.passed is not False for o in outcomes(str(tmp_path / "bot"), *SHORT))


def test_our_own_bots_pass() -> None:
    assert all(o.passed for o in outcomes(kontor_bot("greedy"), *SHORT))


@pytest.mark.parametrize(
    ("way", "title", "note"),
    [
        ("dies at once", "starts and introduces itself", "exited with code 1"),
        ("strange game", "starts and introduces itself", "It says it plays chess, but the installed games are"),
        ("fussy", "skips blank lines and lines it does not know", "unknown command x-kontor-check"),
        (
            "fussy about words",
            "skips words it does not know at the end of lines",
            "too many words: kontor-bot 1 x-kontor-check",
        ),
        ("illegal", "plays little-town with 3 players", "chose “feed 2 wheat”, which is not legal"),
        ("one game", "starts a new game when one is abandoned", "expected “ready”"),
        ("twice", "says nothing without being asked", "said “move place B1” without being asked"),
        ("forgets its promise", "gives the same answers again", "asked again in "),
        ("stays", "quits when told", "still running 2 s after “quit”"),
        ("ignores quit", "quits when told", "still running 2 s after “quit”"),
        ("crashes at the end", "quits when told", "exited with code 1 after “quit”: RuntimeError: nothing to save"),
        ("stays after the end", "exits when its input ends", "still running 2 s after the end of its input"),
    ],
)
def test_a_broken_program_fails(way: str, title: str, note: str) -> None:
    command = f"start=2000 {broken(way)}" if way == "one game" else broken(way)
    assert note in " ".join(failed(command)[title].split())


def test_only_the_broken_part_fails() -> None:
    assert list(failed(broken("crashes at the end"))) == ["quits when told"]
    assert failed(broken("fine")) == {}


def test_the_command_shows_a_table_and_an_exit_code(tmp_path: Path) -> None:
    log = tmp_path / "talk of a bot.txt"
    text = good("check-bot", python(EXAMPLES / "bot.py"), "--game", "little-town", "--log", str(log))
    assert "plays little-town with 4 players" in text and " passed, 0 failed" in text
    assert log.read_text().startswith("> kontor-bot 1\n< name Twenty Lines\n")
    done = kontor("check-bot", broken("stays after the end"), "-g", "little-town", "--json")
    facts = json.loads(done.stdout)
    assert done.returncode == 1 and facts["failed"] == 1
    assert [c["check"] for c in facts["checks"] if c["passed"] is False] == ["exits when its input ends"]
    assert kontor("check-bot", broken("garbage"), "-g", "little-town").returncode == 1
    assert kontor("check-bot", "no-such-program").returncode == 1


def test_a_command_may_have_brackets() -> None:
    text = good("check-bot", f"{broken('fine')} '[/b]' '[red]'", "--game", "little-town")
    assert "[/b]" in text and "[red]" in text
