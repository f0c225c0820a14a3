"""Rules compiled in the background: nobody waits for them, everybody plays on plain Python until they are there."""

from __future__ import annotations

import os
import subprocess
import sys
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from kontor.kernel import Game, NativeEngine, PythonEngine
from kontor.kernel.native import NativeCode

_MOST_ATTEMPTS = 3  # processes that may die before nobody expects anything of another one


@dataclass
class _Attempts:
    count: int = 0
    last: subprocess.Popen[bytes] | None = None

    @property
    def is_running(self) -> bool:
        return self.last is not None and self.last.poll() is None


_attempts: dict[Path, _Attempts] = {}
"""By the folder that the compiled code will be in."""


def engine_now(game: Game) -> PythonEngine | NativeEngine:
    """The best engine that is ready now; if that is Python, a background process starts to compile."""
    if game.native_code.is_ready():
        return game.native()
    compile_in_background(game.native_code)
    return game.python


def compile_in_background(code: NativeCode) -> None:
    """Start compiling in a process of its own, at low priority; ask `code.is_ready()` later. If it dies, asking again
    starts another, a few times."""
    tried = _attempts.setdefault(code.folder, _Attempts())
    if code.is_ready() or tried.is_running or tried.count >= _MOST_ATTEMPTS:
        return
    tried.count += 1
    tried.last = _started(code.game)


def compile_all_in_background() -> None:
    """The same for every game, by a process that looks itself: to see what is compiled takes a second and the memory of
    a compiler."""
    _looking.append(_started())


_looking: list[subprocess.Popen[bytes]] = []


def _started(*game: str) -> subprocess.Popen[bytes]:
    quiet = subprocess.DEVNULL  # a failure shows as "not ready"; `kontor compile` tells why
    command = [sys.executable, "-m", __package__, *game]
    process = subprocess.Popen(command, stdin=quiet, stdout=quiet, stderr=quiet, start_new_session=True)
    if hasattr(os, "setpriority"):
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, process.pid, 10)
    return process


def background_failed(code: NativeCode) -> bool:
    """Background processes tried and gave up; `code.load()` will compile here and show why."""
    tried = _attempts.get(code.folder, _Attempts())
    return tried.count >= _MOST_ATTEMPTS and not tried.is_running and not code.is_ready()
