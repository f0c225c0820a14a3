"""Making puzzles: a tiny budget really finds one, twice the same, and nothing depends on what its seat cannot know."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from kontor.kernel import game
from kontor.learn.making import Job, Tally, agrees, from_bot_game, look_at, rating_from
from kontor.learn.puzzles import check, read, shipped

pytestmark = pytest.mark.thorough
PLAYED = Path(__file__).parents[1] / "stored" / "little-town" / "random-2.log"


def test_a_tiny_budget_finds_puzzles_that_hold(tmp_path: Path) -> None:
    out = tmp_path / "puzzles.jsonl"
    command = [sys.executable, "-m", "kontor.cli", "puzzles", "make", "castles-of-tuscany", "--count", "2"]
    command += ["--iterations", "60", "--seed", "5", "--out", str(out), "--json"]
    told = json.loads(subprocess.run(command, capture_output=True, text=True, check=True, timeout=300).stdout)
    assert told["puzzles"] == 2 and told["kept"] >= 2
    assert told["candidates"] >= told["searched"] >= told["agreed"] >= told["confirmed"] >= told["kept"]
    of = game("castles-of-tuscany")
    found = read(out, of)
    for puzzle in found:
        check(puzzle, of)
        assert puzzle.made["iterations"] == [60, 600]
    again = subprocess.run(command, capture_output=True, text=True, check=True, timeout=300)
    assert json.loads(again.stdout)["games"] == told["games"]  # there are enough already: nothing is played
    other = subprocess.run([*command, "--seed", "6"], capture_output=True, text=True, timeout=60)
    assert other.returncode == 2 and "another seed (5, not 6)" in other.stderr.replace("\n", " ")


def test_costly_decisions_of_a_game_become_puzzles(tmp_path: Path) -> None:
    out = tmp_path / "mine.jsonl"
    command = [sys.executable, "-m", "kontor.cli", "puzzles", "make", "little-town", "--from", str(PLAYED)]
    command += ["--iterations", "60", "--out", str(out), "--json"]
    told = json.loads(subprocess.run(command, capture_output=True, text=True, check=True, timeout=300).stdout)
    of = game("little-town")
    found = read(out, of)
    assert told["puzzles"] == len(found) >= 1
    for puzzle in found:
        check(puzzle, of)
    command[command.index("little-town")] = "ragusa"
    other = subprocess.run([*command, "--out", str(tmp_path / "r.jsonl")], capture_output=True, text=True, timeout=60)
    assert other.returncode == 2 and "is a game of little-town, not of ragusa" in " ".join(other.stderr.split())


def test_the_same_game_gives_the_same_puzzles() -> None:
    job = Job("castles-of-tuscany", 5_000_001, 60)
    assert from_bot_game(job) == from_bot_game(job)


@pytest.mark.parametrize("game_id", ["castles-of-tuscany", "ragusa", "little-town", "hansa-teutonica"])
def test_what_the_seat_cannot_know_changes_nothing(game_id: str) -> None:
    """Tables that look alike to the seat give the same puzzle: answer, chances, lines, themes, rating."""
    of = game(game_id)
    engine = of.native()
    puzzle = min(shipped(of), key=lambda each: len(each.origin.decisions))
    view = engine.from_bytes(puzzle.view(of).to_bytes())
    iterations, seed = 40, 77
    told = set()
    for k in range(3):
        table = engine.redealt(view, puzzle.seat, 1000 + k)  # indistinguishable for the seat, different in truth
        seen = engine.hidden(table, puzzle.seat)
        tally = Tally()
        made = look_at(engine, seen, puzzle.seat, puzzle.origin, iterations, seed, tally)
        told.add(json.dumps([None if made is None else made.to_json(), tally.to_json()]))
    assert len(told) == 1


@pytest.mark.parametrize("game_id", ["castles-of-tuscany", "ragusa"])
def test_another_search_agrees(game_id: str) -> None:
    """All are verified by `kontor puzzles verify`; here the clearest few."""
    of = game(game_id)
    clearest = sorted(shipped(of), key=lambda puzzle: -min(puzzle.made["margins"]))[:3]
    for puzzle in clearest:
        same, margin = agrees(puzzle, of, puzzle.made["iterations"][1], seed=12)
        assert same and margin > 0, puzzle.id


def test_what_bots_miss_is_rated_higher() -> None:
    easy, hard = {"greedy": 1.0, "strong": 1.0}, {"greedy": 0.0, "strong": 0.0}
    assert rating_from(easy) < 1500 < rating_from(hard)
    assert rating_from({"greedy": 0.5, "strong": 0.5}) == 1500
