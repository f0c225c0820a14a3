"""Worker processes end with whoever started them, and can be ended whatever they do."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

import pytest

from kontor.workers import end_now, worker_pool

ROOT = Path(__file__).parents[2]

pytestmark = pytest.mark.thorough

BUSY = """
import os, sys, time
from kontor.workers import end_now, worker_pool
if __name__ == "__main__":
    pool = worker_pool(1)
    print(pool.submit(os.getpid).result(), flush=True)
    asleep = pool.submit(time.sleep, 3600)
    while not asleep.running():
        time.sleep(0.01)
    sys.stdin.readline()
    end_now(pool)
"""


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
        return "\nState:\tZ" not in Path(f"/proc/{pid}/status").read_text()
    except OSError:
        return False


@pytest.mark.parametrize("killed", [True, False], ids=["killed", "told to end"])
def test_no_worker_outlives_its_parent(tmp_path: Path, killed: bool) -> None:
    script = tmp_path / "busy.py"
    script.write_text(BUSY)
    pipe, environment = subprocess.PIPE, {**os.environ, "PYTHONPATH": str(ROOT)}
    with subprocess.Popen([sys.executable, script], stdin=pipe, stdout=pipe, text=True, env=environment) as parent:
        assert parent.stdin and parent.stdout
        worker = int(parent.stdout.readline())
        assert alive(worker)
        if killed:
            parent.kill()
        else:
            parent.stdin.write("\n")
            parent.stdin.flush()
        assert parent.wait(60) == (-9 if killed else 0)
    deadline = time.monotonic() + 60
    while alive(worker):
        assert time.monotonic() < deadline, "the worker lives on"
        time.sleep(0.05)


def test_an_ended_pool_has_closed_its_pipes() -> None:
    """Otherwise the end of the interpreter writes to a pipe that is being closed, and may print a traceback."""
    pool = worker_pool(1)
    assert pool.submit(os.getpid).result() != os.getpid()
    keeper: Any = pool._executor_manager_thread
    end_now(pool)
    assert not keeper.is_alive()


def test_a_worker_that_dies_fails_the_others_though_one_was_cancelled() -> None:
    """Python's own pool stumbles over the cancelled one: a traceback, and nobody is ever told."""
    pool = worker_pool(1)
    asleep = pool.submit(time.sleep, 3600)
    while not asleep.running():
        time.sleep(0.01)
    queued = [pool.submit(time.sleep, 3600) for _ in range(8)]
    assert queued[-2].cancel()
    for worker in list((pool._processes or {}).values()):
        worker.kill()
    for future in (asleep, queued[-1]):
        with pytest.raises(BrokenProcessPool):
            future.result(60)
    end_now(pool)
