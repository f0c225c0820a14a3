"""The sweep that looks for games that never end: it can be resumed, and it would find one."""

from __future__ import annotations

from pathlib import Path

import pytest

import kontor
from kontor.lab import endings


def test_a_sweep_resumes_where_it_was_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(endings, "CHUNK", 100)
    game = kontor.game("little-town")
    whole = endings.sweep(game, 2, 300, tmp_path / "whole")
    chunks: list[int] = []
    endings.sweep(game, 2, 200, tmp_path / "parts")
    parts = endings.sweep(game, 2, 300, tmp_path / "parts", lambda done: chunks.append(done.games))
    assert parts == whole and chunks == [300]
    assert whole.games == 300 and whole.endless == [] and whole.longest < 300


def test_a_sweep_of_other_rules_begins_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(endings, "CHUNK", 100)
    game = kontor.game("little-town")
    file = tmp_path / "little-town-2.json"
    endings.sweep(game, 2, 100, tmp_path)
    file.write_text(file.read_text().replace(game.native_code.folder.name, "of-other-rules"))
    chunks: list[int] = []
    endings.sweep(game, 2, 100, tmp_path, lambda done: chunks.append(done.games))
    assert chunks == [100]


def test_a_game_that_goes_on_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(endings, "MOST_DECISIONS", 60)
    done = endings.sweep(kontor.game("little-town"), 4, 50, tmp_path)
    assert done.endless and done.longest == 60
