"""The files of puzzles: what ships is sound, and what is wrong with a file is said in a sentence with file and line."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from kontor.kernel import BadData, game
from kontor.learn.puzzles import FILE, THEMES, check, folder, from_json, read, shipped

GAMES = ["castles-of-tuscany", "hansa-teutonica", "little-town", "ragusa"]
SOME = 6  # the command checks all; every position has to be played for it


@pytest.mark.parametrize("game_id", GAMES)
def test_a_hundred_puzzles_of_each_game_ship(game_id: str) -> None:
    puzzles = shipped(game(game_id))
    assert len(puzzles) >= 100
    assert (folder(game(game_id)) / FILE).stat().st_size < 300_000
    assert {theme for puzzle in puzzles for theme in puzzle.themes} == set(THEMES)
    assert len({puzzle.origin.players for puzzle in puzzles}) >= 3
    assert len({puzzle.origin.seed for puzzle in puzzles}) >= len(puzzles) / 2  # at most two of a game


@pytest.mark.parametrize("game_id", GAMES)
def test_one_choice_is_clearly_best_and_a_deeper_search_agreed(game_id: str) -> None:
    for puzzle in shipped(game(game_id)):
        own = [one.values[puzzle.seat] for one in puzzle.considered]
        assert own[0] - max(own[1:]) >= 0.0499, puzzle.id
        assert all(
            one.range[0] - 0.001 <= chance <= one.range[1] + 0.001
            for one, chance in zip(puzzle.considered, own, strict=True)
        )
        scan, deep = puzzle.made["iterations"]
        assert deep == 10 * scan and len(set(puzzle.made["seeds"])) == 2
        assert min(puzzle.made["margins"]) >= 0.0499, puzzle.id


@pytest.mark.parametrize("game_id", GAMES)
def test_weak_play_misses_many_and_difficulty_varies(game_id: str) -> None:
    puzzles = shipped(game(game_id))
    missed = sum(puzzle.found["greedy"] < 1 for puzzle in puzzles)
    assert missed >= len(puzzles) / 3
    assert sum(puzzle.found["beginner"] < 0.5 for puzzle in puzzles) >= len(puzzles) / 2
    ratings = [puzzle.rating for puzzle in puzzles]
    assert max(ratings) - min(ratings) >= 300


@pytest.mark.parametrize("game_id", GAMES)
def test_positions_arise_and_lines_can_be_played(game_id: str) -> None:
    puzzles = shipped(game(game_id))
    for puzzle in puzzles[:: len(puzzles) // SOME]:
        check(puzzle, game(game_id))


def test_a_puzzle_is_read_as_it_was_written() -> None:
    puzzle = shipped(game("ragusa"))[0]
    assert from_json(json.loads(json.dumps(puzzle.to_json())), game("ragusa")) == puzzle


def _without(key: str) -> Callable[[dict[str, Any]], Any]:
    return lambda data: {name: value for name, value in data.items() if name != key}


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda data: "{", "this is not JSON"),
        (lambda data: [1], "must be an object"),
        (_without("seat"), "“seat” is missing in the puzzle"),
        (lambda data: {**data, "rating": "high"}, '“rating” must be a whole number, not "high"'),
        (lambda data: {**data, "themes": ["luck"]}, "There is no theme “luck”"),
        (lambda data: {**data, "themes": []}, "has no theme"),
        (lambda data: {**data, "before": [0.5]}, "win probabilities for"),
        (lambda data: {**data, "before": [7, 7]}, "numbers from 0 to 1"),
        (lambda data: {**data, "best": "pass"}, "must be the first"),
        (lambda data: {**data, "origin": {**data["origin"], "decisions": "?"}}, "cannot be unpacked"),
    ],
)
def test_a_bad_line_is_named(tmp_path: Path, change: Callable[[dict[str, Any]], Any], said: str) -> None:
    good = (folder(game("little-town")) / FILE).read_text(encoding="utf-8").splitlines()[:2]
    changed = change(json.loads(good[1]))
    file = tmp_path / "mine.jsonl"
    file.write_text(f"{good[0]}\n{changed if isinstance(changed, str) else json.dumps(changed)}\n")
    with pytest.raises(BadData) as error:
        read(file, game("little-town"))
    assert str(error.value).startswith(f"{file}, line 2: ") and said in str(error.value)
    file.write_text(f"{good[0]}\n{good[0]}\n")
    with pytest.raises(BadData, match=r"line 2: the puzzle .* is there twice"):
        read(file, game("little-town"))


def _origin(data: dict[str, Any], **changes: Any) -> dict[str, Any]:
    return {**data, "origin": {**data["origin"], **changes}}


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda data: _origin(data, players=9), "players"),
        (lambda data: _origin(data, seed=data["origin"]["seed"] + 1), "not possible|not that of"),
        (lambda data: _origin(data, rules="99"), "rules version 99"),
        (lambda data: _origin(data, options={"board": "Z"}), "Z"),
        (lambda data: _origin(data, decisions=["jump"]), "jump"),
        (lambda data: {**data, "seat": (data["seat"] + 1) % 2}, "nothing to decide"),
        (lambda data: {**data, "id": "00000000"}, "not that of the puzzle"),
        (lambda data: {**data, "others": {"place A1 nowhere": 0.5}}, "cannot be read"),
    ],
)
def test_a_position_that_cannot_be_is_refused(change: Callable[[dict[str, Any]], Any], said: str) -> None:
    of = game("little-town")
    good = next(puzzle for puzzle in shipped(of) if puzzle.origin.players > 1).to_json()
    changed = change(good)
    if changed["origin"]["players"] == 9:
        changed["before"] = [0.1] * 9
        changed["considered"] = [{**one, "values": [0.1] * 9} for one in changed["considered"]]
    with pytest.raises(BadData, match=said):
        check(from_json(changed, of), of)
