"""Benchmarks of batches: a row for each number of games and threads, peers only where they are installed."""

from __future__ import annotations

import pytest

from kontor.kernel import game
from kontor.lab import batches
from tests.cli.test_cli import refused

pytestmark = pytest.mark.thorough


def test_a_row_for_each_number_of_games_and_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(batches, "SIZES", (2, 16))
    rows = batches.measure(game("little-town"), 2, repeats=1, seconds=0.001)
    assert [(row["states"], row["threads"]) for row in rows] == [(2, 1), (2, 2), (16, 1), (16, 2)]
    assert all(row["steps_per_cpu_s"] > 0 and row["speed_up"] > 0 for row in rows)
    assert {row["speed_up"] for row in rows if row["threads"] == 1} == {1.0}


def test_peers_that_are_not_installed_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(batches, "PEERS", {"Nobody": ("json", "no_such_module")})
    assert batches.peers() == ([], ["Nobody"])


def test_batches_and_the_search_are_not_measured_at_once() -> None:
    assert "Use either --batch or --search" in refused("bench", "little-town", "--batch", "--search")
