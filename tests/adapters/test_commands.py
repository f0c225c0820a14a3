"""Programs on the command line: `kontor play` and `kontor simulate`, seat by seat."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from kontor import Match
from tests.cli.test_cli import good, kontor, refused

from .conftest import EXAMPLES, broken, python

EXAMPLE = f"program:{python(EXAMPLES / 'bot.py')}"


def test_a_game_among_programs_is_played_to_the_end_and_logged(tmp_path: Path) -> None:
    talk, log = tmp_path / "talk.txt", tmp_path / "game.log"
    recorded = EXAMPLE.replace("program:", f"program:log={talk} ")
    text = good("play", "ragusa", "--seat", EXAMPLE, "--seat", recorded, "--seed", "5", "--log", str(log))
    match = Match.from_log(log.read_text())
    assert match.over and match.names == ("Twenty Lines 1", "Twenty Lines 2")
    assert "Twenty Lines" in text
    lines = talk.read_text().splitlines()
    told = [line.removeprefix("> decided ") for line in lines if line.startswith("> decided ")]
    assert told == ["?" if p.seat == 0 and p.notation.startswith("keep ") else p.notation for p in match.played]
    ranks = " ".join(map(str, match.ranks))
    assert lines[-2:] == [f"> over scores {' '.join(map(str, match.scores))} ranks {ranks}", "> quit"]


def test_a_person_may_take_back_before_the_program_hears_of_it(tmp_path: Path) -> None:
    """What a program was told is never undone; and a game can go on with a program that has not seen its beginning."""
    talk, log = tmp_path / "talk.txt", tmp_path / "game.log"
    program = EXAMPLE.replace("program:", f"program:log={talk} ")
    seats = ("--seat", "me", "--seat", program, "--log", str(log))
    good(
        "play", "little-town", *seats, "--seed", "1", "-o", "market=beginner", stdin="place F5\nundo\nplace B2\nquit\n"
    )
    match = Match.from_log(log.read_text())
    first = [p.notation for p in match.played]
    told = [line.split(" ", 2)[2] for line in talk.read_text().splitlines() if line.startswith("> decided")]
    assert told == first[: len(told)]
    talk.unlink()
    good("play", "little-town", *seats, stdin="1\n1\n1\n1\nquit\n")
    again = [line.split(" ", 2)[2] for line in talk.read_text().splitlines() if line.startswith("> decided")]
    assert again[: len(first)] == first and len(again) > len(first)


def test_a_program_that_fails_leaves_the_log(tmp_path: Path) -> None:
    done = kontor(
        "play", "little-town", "--seats", f"program:{broken('dies later')},greedy", "--seed", "3", cwd=tmp_path
    )
    assert done.returncode == 2 and "Traceback (most" in done.stderr  # the program's own, told as its last words
    assert "exited with code 1; expected “move …”" in " ".join(done.stderr.split())
    assert not Match.from_log((tmp_path / "little-town-3.log").read_text()).over


def test_simulate_with_programs() -> None:
    seats = ("--seat", "greedy", "--seat", EXAMPLE.replace("program:", "program:keep=yes "))
    facts = json.loads(good("simulate", "little-town", *seats, "--games", "60", "-j", "2", "--json"))
    assert facts["errors"] == 0 and facts["wins"][0] > 50


def test_a_simulated_program_may_have_brackets_in_its_command() -> None:
    seats = ("--seat", "greedy", "--seat", f"{EXAMPLE} '[/b]'")
    assert "[/b]" in good("simulate", "little-town", *seats, "--games", "2", "-j", "1")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("play", "little-town", "--seats", "me,greedy", "--seat", "me"), "either --seats or --seat, not both"),
        (("simulate", "little-town", "--seat", "random"), "is for 2 to 4 players, not 1"),
        (("play", "little-town", "--seat", "me", "--seat", "program:"), "needs a command"),
        (("play", "little-town", "--seat", "me", "--seat", "program:no-such-thing"), "cannot be started"),
        (("play", "little-town", "--seat", "me", "--seat", f"program:{broken('garbage')}"), "said “Welcome to MyBot"),
    ],
)
def test_what_cannot_be_is_refused(arguments: tuple[str, ...], message: str) -> None:
    assert message in refused(*arguments)
