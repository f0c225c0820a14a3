"""A server starts no program that somebody names over the network: what thinks for it does not even know how."""

from __future__ import annotations

import subprocess
import sys


def test_a_server_process_does_not_know_programs() -> None:
    """In a process of its own, as other tests here do know them."""
    code = (
        "import sys, kontor.server.app, kontor.server.thinking\n"
        "from kontor.bots import BOTS, KINDS\n"
        "assert 'program' not in KINDS and not any(':' in name for name in BOTS)\n"
        "assert not any(name.startswith('kontor.adapters') for name in sys.modules)\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
