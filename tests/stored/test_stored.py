"""Stored games replay for ever to their recorded results; perft counts and playthroughs do not change unnoticed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import kontor
from kontor import Match

from .write import HERE, perft_counts, playthrough

LOGS = sorted(HERE.glob("*/*.log"))
OURS = [name for name in kontor.game_ids() if kontor.game(name).package.startswith("kontor.")]


@pytest.mark.parametrize("path", LOGS, ids=lambda p: f"{p.parent.name}/{p.stem}")
def test_a_stored_game_replays_to_its_result(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    match = Match.from_log(text)  # checks every decision, the check sum and the result
    assert match.over
    assert match.log() == text


@pytest.mark.parametrize("name", OURS)
def test_every_game_and_number_of_players_has_stored_games(name: str) -> None:
    stems = {path.stem for path in (HERE / name).glob("*.log")}
    bots = ("greedy", "guided" if kontor.game(name).rules.has_policy else "random")
    assert {f"{bot}-{n}" for n in kontor.game(name).seats for bot in bots} <= stems


@pytest.mark.parametrize("name", OURS)
def test_perft_counts(name: str) -> None:
    stored = json.loads((HERE / name / "perft.json").read_text(encoding="utf-8"))
    assert perft_counts(kontor.game(name)) == stored


@pytest.mark.parametrize("name", OURS)
def test_the_playthrough_is_as_it_was(name: str) -> None:
    log = HERE / name / f"greedy-{kontor.game(name).seats.start}.log"
    match = Match.from_log(log.read_text(encoding="utf-8"))
    assert playthrough(match) == (HERE / name / "playthrough.txt").read_text(encoding="utf-8")
