"""The compile cache: never stale, heals damage, safe when several processes start at once, never waited for."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from kontor.kernel import routine, table
from kontor.kernel.native import NativeCode

from . import heaps as tiny
from .heaps import heaps

ROOT = Path(__file__).parents[2]

pytestmark = pytest.mark.thorough

COUNT_TO_THE_END = """
from tests.kernel.test_native import short
code = short()
was_ready = code.is_ready()
print(code.load().count_to_the_end(4, 2), was_ready)
"""
SHORT_RULES = """
@jit(T.int64(T.int64), inner=True)
def r_limit(seat):
    return t_STONES[seat]

@jit(T.int64(T.int64, T.int64), inner=True)
def r_next(count, step):
    return count + step

@jit(T.int64(T.int64, T.int64))
def count_to_the_end(seat, step):
    count = 0
    while count < r_limit(seat):
        count = r_next(count, step)
    return count
"""


def short() -> NativeCode:
    """The head of a translated game, and behind it next to nothing to compile: the cache does not look at rules."""
    head, _, _ = heaps().native_text.partition("\ndef r_")
    return NativeCode("heaps", head.rpartition("\n@jit(")[0] + SHORT_RULES)


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


@pytest.fixture(scope="module")
def compiled_once(tmp_path_factory: pytest.TempPathFactory) -> Path:
    cache = tmp_path_factory.mktemp("compiled")
    assert answer(run(cache)) == "6 False"
    return cache


@pytest.fixture
def compiled(compiled_once: Path, cache: Path) -> Path:
    """A cache as the first start leaves it."""
    shutil.copytree(compiled_once, cache, dirs_exist_ok=True)
    assert short().is_ready()
    return cache


def test_the_second_start_loads_what_the_first_compiled(compiled: Path) -> None:
    cache = compiled

    def written() -> dict[Path, int]:
        return {p: p.stat().st_mtime_ns for p in cache.glob("*/rules.*")}  # not in __pycache__, which is Python's own

    before = written()
    assert len(before) == 3
    assert answer(run(cache)) == "6 True"
    assert written() == before


def test_several_processes_at_once_agree_and_compile_once(cache: Path) -> None:
    """Whoever compiles last leaves files younger than the mark of the first: there must be only one compiler."""
    answers = [answer(process) for process in [run(cache) for _ in range(3)]]
    assert all(a.startswith("6 ") for a in answers)
    written = [path.stat().st_mtime_ns for path in cache.rglob("rules.*")]
    assert max(written) <= next(cache.rglob("complete")).stat().st_mtime_ns


@pytest.mark.parametrize(
    ("damage", "file"),
    [
        ("cut", "rules.o"),
        ("emptied", "entries.pickle"),
        ("flipped", "rules.o"),
        ("flipped", "rules.bc"),
        ("missing", "rules.o"),
        ("unfinished", "rules.o"),
    ],
)
def test_a_damaged_cache_is_compiled_again(compiled: Path, damage: str, file: str) -> None:
    cache = compiled
    victim = next(cache.rglob(file))
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
    assert answer(run(cache)) == "6 False"
    assert short().is_ready()


def test_every_constant_and_table_is_part_of_the_name(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table that changes (a corrected data file, an edit in another module) gives other code: never stale."""
    first = heaps().native_code
    monkeypatch.setattr(tiny, "STONES", table([1, 2, 3, 4, 4]))
    second = heaps().native_code
    assert first.key != second.key
    assert heaps().native_code.key == second.key


def test_entry_points_of_other_packages_are_part_of_the_code_and_its_name(
    cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    without = heaps().native_code
    monkeypatch.setitem(routine._modules, tiny.__name__, "")
    code = heaps().native_code
    assert code.key != without.key
    engine, goal = heaps().native(), tiny.Goal(2, 0.5)
    assert engine.module.how_far(engine.new(2, 1, []), goal) == 1.0
    assert tiny.how_far(engine.game, engine.game.python.new(2, 1, []), goal) == 1.0


def test_fields_of_bundles_are_part_of_the_name(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two numbers of the same type that change places give other code."""
    monkeypatch.setitem(routine._modules, tiny.__name__, "")
    before = heaps().native_code.key

    class Goal(NamedTuple):
        weight: float
        heaps: int

    monkeypatch.setitem(tiny.how_far.__annotations__, "goal", Goal)
    assert heaps().native_code.key != before


def test_an_edited_cache_file_is_not_run(compiled: Path) -> None:
    rules = next(compiled.rglob("rules.py"))
    text = rules.read_text()
    rules.write_text(text.replace("[1, 2, 3, 4, 5]", "[1, 2, 3, 4, 4]"))
    assert rules.read_text() != text
    assert answer(run(compiled)) == "6 False"


def test_flags_of_the_compiler_are_part_of_the_name(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plain = heaps().native_code.key
    monkeypatch.setenv("NUMBA_OPT", "1")
    assert heaps().native_code.key != plain


@pytest.mark.parametrize("flag", ["NUMBA_DISABLE_JIT=1", "NUMBA_BOUNDSCHECK=0", "NUMBA_CACHE_DIR=/nowhere"])
def test_numba_flags_do_not_spoil_the_code(cache: Path, monkeypatch: pytest.MonkeyPatch, flag: str) -> None:
    name, value = flag.split("=")
    monkeypatch.setenv(name, value)
    assert answer(run(cache)) == "6 False"
    assert answer(run(cache)) == "6 True"


def test_code_in_a_folder_that_others_can_write_to_is_not_run(compiled: Path) -> None:
    folder = next(path for path in compiled.iterdir() if path.is_dir())
    folder.chmod(0o777)
    assert answer(run(compiled)) == "6 False"


def test_a_read_only_cache_is_used_as_it_is(compiled: Path) -> None:
    cache = compiled
    folder = next(path for path in cache.iterdir() if path.is_dir())
    for path in (*folder.rglob("*"), folder, cache):
        path.chmod(0o555 if path.is_dir() else 0o444)
    try:
        assert answer(run(cache)) == "6 True"
    finally:
        for path in (cache, folder, *folder.rglob("*")):
            path.chmod(0o755)


def test_a_cache_folder_that_cannot_be_written_is_no_obstacle(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("KONTOR_CACHE", str(tmp_path / "file" / "below"))
    code = NativeCode("nothing", "x = 1\n")
    assert code.folder.parent.is_dir()
    assert str(tmp_path) not in str(code.folder)
