"""The arena on a Ray cluster: the same results as at home. Skipped where Ray is not installed."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from kontor.kernel import KontorError
from kontor.lab import arena
from kontor.lab.arena.running import Job
from kontor.lab.selfplay import selfplay
from kontor.lab.series import make_series

from .test_arena import GAME, lines, make_run, play


@pytest.fixture(scope="module")
def ray() -> Iterator[Any]:
    os.environ |= {
        "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0",
        "RAY_USAGE_STATS_ENABLED": "0",
        "RAY_AUTH_MODE": "disabled",
    }
    found = pytest.importorskip("ray", reason="Ray is not installed: pip install 'kontor[cluster]'")
    found.init(
        num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level="error", object_store_memory=100 * 2**20
    )
    yield found
    found.shutdown()


def test_a_cluster_gives_the_results_of_one_machine(ray: Any, tmp_path: Path) -> None:
    """One test, because one small cluster takes longer to start than the games to play."""
    run = make_run("random", "greedy", players=3, games=40, stop=arena.Sprt(0.4, 0.6))
    workers = arena.OnRay()
    assert workers.count == 2
    with arena.Results.open(tmp_path / "ray", run) as results:
        arena.play(results, workers)
    assert lines(results) == lines(play(tmp_path / "here", run))

    other = Job("little-town", ("0.0", "1"), (), ())
    with pytest.raises(KontorError, match=r"the run needs Kontor 0\.0"):
        workers.result(workers.submit(other))
    with pytest.raises(KontorError, match=r"cannot be reached at 127\.0\.0\.1:1"):
        arena.OnRay("127.0.0.1:1")
    data = make_series(GAME, ["random"], None, GAME.resolve_options(None), 3, 6)
    for where, name in ((workers, "ray"), (arena.Local(1), "one")):
        selfplay(data, tmp_path / f"{name}.parquet", where)
    assert (tmp_path / "ray.parquet").read_bytes() == (tmp_path / "one.parquet").read_bytes()
    workers.close()
    assert ray.is_initialized(), "a cluster that was there stays"
