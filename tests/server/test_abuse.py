"""A hundredth of what `bench/abuse.py` does in full: mutated frames and requests, and many idle sockets."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

BENCH = Path(__file__).parents[2] / "bench" / "abuse.py"


@pytest.mark.thorough
@pytest.mark.timeout(600)
def test_a_server_bears_what_strangers_send() -> None:
    command = [sys.executable, str(BENCH), "--scale", "0.01", "--minutes", "8"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=590)
    found = json.loads(done.stdout)
    assert found["wrong"] == [] and done.returncode == 0, done.stderr
    sent = found["sent"]
    assert sent["frames"] > 9000 and sent["requests"] > 900 and found["idle"]["sockets"] == 50
    assert sent["2xx"] > 50 and sent["4xx"] > 200  # both what is good and what is not came through
