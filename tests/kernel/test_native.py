"""The compile cache: never stale, heals damage, safe when several processes start at once, never waited for."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from kontor.kernel import table
from kontor.kernel.native import NativeCode

from . import counting as tiny
from .counting import counting

ROOT = Path(__file__).parents[2]

COUNT_TO_THE_END = """
import sys
from tests.kernel.counting import counting
game = counting()
was_ready = game.native_code.is_ready()
engine = game.native()
state = engine.new(2, 1, [])
while engine.legal(state):
    engine.apply(state, 1)
print(engine.mirror(state).count, was_ready)
"""


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("KONTOR_CACHE", str(tmp_path))
    return tmp_path


def run(cache: Path) -> subprocess.Popen[str]:
    environment = {**os.environ, "KONTOR_CACHE": str(cache), "PYTHONPATH": str(ROOT)}
    pipe = subprocess.PIPE
    return subprocess.Popen(
        [sys.executable, "-c", COUNT_TO_THE_END], env=environment, stdout=pipe, stderr=pipe, text=True
    )


def answer(process: subprocess.Popen[str]) -> str:
    out, err = process.communicate(timeout=300)
    assert process.returncode == 0, err
    return out.strip()


def test_the_second_start_loads_what_the_first_compiled(cache: Path) -> None:
    assert answer(run(cache)) == "22 False"
    before = {p: p.stat().st_mtime_ns for p in cache.rglob("*.nb?")}
    assert before
    assert answer(run(cache)) == "22 True"
    assert {p: p.stat().st_mtime_ns for p in cache.rglob("*.nb?")} == before


def test_several_processes_at_once_agree_and_compile_once(cache: Path) -> None:
    answers = [answer(process) for process in [run(cache) for _ in range(3)]]
    assert all(a.startswith("22 ") for a in answers)
    assert len([p for p in cache.iterdir() if p.is_dir()]) == 1


@pytest.mark.parametrize("damage", ["cut", "emptied", "flipped", "missing", "unfinished"])
def test_a_damaged_cache_is_compiled_again(cache: Path, damage: str) -> None:
    assert answer(run(cache)) == "22 False"
    victim = sorted(cache.rglob("*.nbc"))[3]
    data = victim.read_bytes()
    if damage == "cut":
        victim.write_bytes(data[: len(data) // 2])
    elif damage == "emptied":
        victim.write_bytes(b"")
    elif damage == "flipped":
        victim.write_bytes(data[:200] + bytes([data[200] ^ 255]) + data[201:])
    elif damage == "missing":
        victim.unlink()
    else:
        next(cache.rglob("complete")).unlink()
    assert answer(run(cache)) == "22 False"
    assert answer(run(cache)) == "22 True"


def test_every_constant_and_table_is_part_of_the_name(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table that changes (a corrected data file, an edit in another module) gives other code: never stale."""
    first = counting().native_code
    monkeypatch.setattr(tiny, "LIMITS", table([5, 30]))
    second = counting().native_code
    assert first.key != second.key
    assert counting().native_code.key == second.key


def test_an_edited_cache_file_is_not_run(cache: Path) -> None:
    assert answer(run(cache)) == "22 False"
    rules = next(cache.rglob("rules.py"))
    rules.write_text(rules.read_text().replace("[21, 30]", "[5, 30]"))
    assert answer(run(cache)) == "22 False"


def test_a_cache_folder_that_cannot_be_written_is_no_obstacle(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("KONTOR_CACHE", str(tmp_path / "file" / "below"))
    code = NativeCode("nothing", "x = 1\n")
    assert code.folder.parent.is_dir()
    assert str(tmp_path) not in str(code.folder)


def test_the_background_compile_finishes_while_python_plays(cache: Path) -> None:
    """Start-up never waits: the Python engine plays at once, the native one is there later."""
    import kontor

    game = kontor.game("little-town")
    code = NativeCode(game.id, game.native_text)  # as a fresh process would see it, with an empty cache
    assert not code.is_ready()
    code.compile_in_background()
    state = game.python.new(2, 1, game.option_numbers())
    assert game.python.playout(state, 1) > 0
    deadline = time.monotonic() + 300
    while not code.is_ready():
        assert not code.background_failed()
        assert time.monotonic() < deadline, "the background compile did not finish"
        time.sleep(0.2)
    assert json.loads((code.folder / "complete").read_text())
