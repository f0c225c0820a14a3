"""No program outlives the run it plays in, however that ends; one that is kept is told to quit."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from .conftest import BROKEN, broken

pytestmark = pytest.mark.skipif(not Path("/proc/self/cmdline").exists(), reason="looks for processes as on Linux")


def programs(mark: str) -> list[int]:
    """Our sample programs that run with this word at the end of their command."""
    found = []
    for file in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            words = file.read_text().split("\0")
        except OSError:  # it ended meanwhile
            continue
        if words[1:2] == [str(BROKEN)] and mark in words:
            found.append(int(file.parent.name))
    return found


def wait_until_there_are(count: int, mark: str) -> None:
    deadline = time.monotonic() + 120
    while len(programs(mark)) != count:
        assert time.monotonic() < deadline, f"{programs(mark)} run"
        time.sleep(0.05)


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT, signal.SIGKILL])
def test_programs_end_with_an_arena_that_is_stopped(tmp_path: Path, how: signal.Signals) -> None:
    mark = str(tmp_path)
    bots = ("--bots", "random", "--bots", f"program:time=600000 {broken('hangs')} {mark}")
    process = subprocess.Popen(
        [sys.executable, "-m", "kontor.cli", "arena", "little-town", *bots, "--games", "4", "-j", "2", "--out", "run"],
        cwd=tmp_path, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env={**os.environ, "TERM": "dumb"},
    )  # fmt: skip
    try:
        wait_until_there_are(2, mark)
        process.send_signal(how)
        process.wait(60)
        wait_until_there_are(0, mark)
    finally:
        process.kill()
        for pid in programs(mark):
            os.kill(pid, signal.SIGKILL)


def test_programs_that_were_kept_are_told_to_quit(tmp_path: Path) -> None:
    mark = str(tmp_path)
    bots = ("--bots", "random", "--bots", f"program:keep=yes {broken('goodbye')} {mark}")
    command = [
        sys.executable,
        "-m",
        "kontor.cli",
        "arena",
        "little-town",
        *bots,
        "--games",
        "8",
        "-j",
        "2",
        "--out",
        "run",
    ]
    subprocess.run(command, cwd=tmp_path, check=True, capture_output=True)  # they are told when the process ends
    assert programs(mark) == []
    came, went = (sorted(file.name.split()[0] for file in tmp_path.glob(f"* {how}")) for how in ("came", "quit"))
    assert came == went != []
