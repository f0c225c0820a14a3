"""Rules compiled in the background: never waited for, tried again if it fails, but not for ever."""

from __future__ import annotations

import json
import os
import time
from pathlib import Path

import pytest

from kontor.kernel import Game
from kontor.kernel.native import NativeCode
from kontor.workers import background_failed, compile_in_background, compiling
from tests.kernel.heaps import heaps

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KONTOR_CACHE", str(tmp_path))


@pytest.fixture
def plug_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Game:
    """A whole game, small to compile, installed for the processes that are started from here."""
    module = "from tests.kernel.heaps import heaps\n\nGAME = heaps()\n"
    (tmp_path / "heaps_plug_in.py").write_text(module, encoding="utf-8")
    about = tmp_path / "heaps_plug_in-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: heaps-plug-in\nVersion: 1\n", encoding="utf-8")
    (about / "entry_points.txt").write_text("[kontor.games]\nheaps = heaps_plug_in:GAME\n", encoding="utf-8")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path), str(ROOT)]))
    return heaps()


def test_the_background_compile_finishes_while_python_plays(plug_in: Game) -> None:
    """Start-up never waits: the Python engine plays at once, the native one is there later."""
    code = NativeCode(plug_in.id, plug_in.native_text)  # as a fresh process would see it, with an empty cache
    assert not code.is_ready()
    compile_in_background(code)
    state = plug_in.python.new(2, 1, plug_in.option_numbers())
    assert plug_in.python.playout(state, 1) > 0
    deadline = time.monotonic() + 300
    while not code.is_ready():
        assert not background_failed(code)
        assert time.monotonic() < deadline, "the background compile did not finish"
        time.sleep(0.2)
    assert json.loads((code.folder / "complete").read_text())


def test_a_background_compile_that_dies_is_tried_again_but_not_for_ever() -> None:
    code = NativeCode("nothing", "x = 1\n")  # there is no such game, so its process gives up
    workers = []
    for _ in range(3):
        assert not background_failed(code)
        compile_in_background(code)
        worker = compiling._attempts[code.folder].last
        assert worker is not None and worker.wait(60) != 0
        workers.append(worker)
    assert background_failed(code) and len(set(workers)) == 3
    compile_in_background(code)
    assert compiling._attempts[code.folder].last is workers[-1]
