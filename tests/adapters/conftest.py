"""Commands of the programs the tests talk to."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

BROKEN = Path(__file__).with_name("broken.py")
EXAMPLES = Path(__file__).parents[2] / "examples"


def python(*words: str | Path) -> str:
    """A command that runs a script with this Python."""
    return shlex.join([sys.executable, *map(str, words)])


def broken(way: str) -> str:
    return python(BROKEN, way)


def kontor_bot(name: str) -> str:
    return python("-m", "kontor.cli", "bot", name)
