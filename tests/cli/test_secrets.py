"""Secrets at the command line: whoever plays against bots sees their own; a replay can be told to one viewer."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from kontor import Match
from kontor.cli import playing, showing  # noqa: F401  (each adds its commands)
from kontor.cli.app import app
from kontor.kernel import Game
from tests.kernel.keeping import CARDS


def kontor(*arguments: str, stdin: str = "") -> str:
    """In this process, where the test game is known."""
    done = CliRunner().invoke(app, arguments, input=stdin, env={"COLUMNS": "140"})
    assert done.exit_code == 0, done.output
    return done.output


def cards_in(text: str) -> set[str]:
    return {card for card in CARDS if card in text}


@pytest.fixture
def log(keeping: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(playing, "engine_now", lambda game: game.python)  # nothing is compiled for this
    return tmp_path / "game.log"


def test_bots_keep_their_secrets_from_the_one_who_plays(log: Path) -> None:
    seats = ("--seats", "me,random,random", "--seed", "4", "--log", str(log))
    out = kontor("play", "keeping", *seats, stdin="1\ndraw\nquit\n")  # then the bots end it
    match = Match.from_log(log.read_text(encoding="utf-8"))
    assert match.over and "shows the" in out
    before = kontor("play", "keeping", *seats[:-1], str(log.with_name("2.log")), stdin="1\nlog\nquit\n")
    player = match.state.players[0]
    assert cards_in(before) == {CARDS[card] for card in player.hand}
    assert before.count("Random bot 1 keeps a card.") == 2  # told, and in the log
    assert f"Player 1 keeps the {CARDS[player.kept]}." in before


def test_a_replay_is_told_to_a_viewer(log: Path) -> None:
    match = Match("keeping", ["Ann", "Ben"], 7)
    while not match.over:
        match.play(match.legal[0])  # keep, keep, draw, draw
    log.write_text(match.log(), encoding="utf-8")
    for number in (3, 4):
        for viewer, seat in (("all", None), ("1", 0), ("2", 1), ("spectator", -1)):
            view = (str(log), "--at", str(number), "--viewer", viewer)
            moves = json.loads(kontor("replay", *view, "--json"))["moves"]
            assert [move["text"] for move in moves] == match.at(number).story(viewer=seat)
            kept = [p.notation if seat in (None, p.seat) else "keep" for p in match.played[:2]]
            assert [move["move"] for move in moves][:2] == kept
            if number == 3 and viewer == "2":
                assert cards_in(kontor("replay", *view, "--table")) == {CARDS[k] for k in match.state.players[1].hand}
