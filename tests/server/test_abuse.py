"""A little of what `bench/abuse.py` does in full: mutated frames and requests, and many idle sockets."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

BENCH = Path(__file__).parents[2] / "bench" / "abuse.py"


@pytest.mark.thorough
def test_a_server_bears_what_strangers_send() -> None:
    command = [sys.executable, str(BENCH), "--scale", "0.003", "--minutes", "4"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=280)
    found = json.loads(done.stdout)
    assert found["wrong"] == [] and done.returncode == 0, done.stderr
    sent = found["sent"]
    assert sent["frames"] > 2700 and sent["requests"] > 270 and found["idle"]["sockets"] == 20
    assert sent["2xx"] > 15 and sent["4xx"] > 60  # both what is good and what is not came through
