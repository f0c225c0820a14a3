"""Benchmarks of batches: a row for each number of games and threads, peers in an environment of their own."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from kontor.batch import Batch, team
from kontor.kernel import KontorError, game
from kontor.lab import batches, peers
from tests.cli.test_cli import refused

pytestmark = pytest.mark.thorough


def test_a_row_for_each_number_of_games_and_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(batches, "SIZES", (2, 16))
    rows = batches.measure(game("little-town"), 2, repeats=1, seconds=0.001)
    assert [(row["states"], row["threads"]) for row in rows] == [(2, 1), (2, 2), (16, 1), (16, 2)]
    assert all(row["steps_per_cpu_s"] > 0 and row["speed_up"] > 0 for row in rows)
    assert {row["speed_up"] for row in rows if row["threads"] == 1} == {1.0}
    assert {row["by_the_clock"] for row in rows if row["threads"] == 1} == {1.0}
    for one, two in zip(rows[::2], rows[1::2], strict=True):
        assert two["by_the_clock"] == pytest.approx(two["steps_per_s"] / one["steps_per_s"], abs=0.02)


def test_a_batch_that_is_too_small_for_two_threads_takes_one() -> None:
    """And is not said to be faster for it."""
    sizes = (2, team.FEWEST * 2 - 1, team.FEWEST * 2)
    assert [Batch("little-town", n, threads=2).threads_at_work for n in sizes] == [1, 1, 2]


def test_a_peer_that_cannot_be_had_is_named_and_costs_no_other(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """`pip` and the peers' own program stand in for what a machine without a network lacks."""
    said: list[str] = []
    monkeypatch.setattr(peers, "_environment", lambda say: Path(sys.executable))
    monkeypatch.setattr(peers, "_installed", lambda python, name, say: "is not for this Python" * (name == "pgx"))
    rows = peers.run(
        "import sys\nfor name in sys.argv[1:]: print('{\"name\": \"' + name + '\"}')", batches.PEERS, said.append
    )
    assert rows == [{"name": "OpenSpiel"}, {"name": "PettingZoo"}, {"name": "pgx", "error": "is not for this Python"}]
    assert said == ["Measuring the peers ..."]
    with pytest.raises(KontorError, match=r"The peers could not be measured: ZeroDivisionError"):
        peers.run("1 / 0", batches.PEERS, said.append)


def test_what_cannot_be_installed_says_why(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    python = tmp_path / "bin" / "python"
    python.parent.mkdir()
    python.write_text("#!/bin/sh\necho 'ERROR: No matching distribution' >&2\nexit 1\n")
    python.chmod(0o755)
    assert peers._installed(python, "pgx", print) == "could not be installed: No matching distribution"
    python.write_text("#!/bin/sh\nexit 0\n")
    assert peers._installed(python, "pgx", print) == ""
    python.write_text("#!/bin/sh\nexit 1\n")
    assert peers._installed(python, "pgx", print) == "", "once is enough"


def test_batches_and_the_search_are_not_measured_at_once() -> None:
    assert "Use either --batch or --search" in refused("bench", "little-town", "--batch", "--search")
