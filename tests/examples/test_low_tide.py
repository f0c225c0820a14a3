"""A game outside the tree is found by its entry point and passes what every game has to pass; no file knows of it."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from .installed import ROOT, environment

NAMES = re.compile(r"low[-_ ]?tide|odpływ\b|apály\b", re.IGNORECASE)
IN_PYTHON = (
    *(f"battery/test_{name}.py" for name in ("rules", "reasons", "words")),
    "kernel/test_lint.py",
    "kernel/test_words_and_options.py",
    "picture/test_pictures_of_games.py",
)


def passed(folder: Path, *tests: str) -> int:
    """How many tests of the game there were, all of which passed."""
    command = [sys.executable, "-m", "pytest", "-q", "-n0", "-p", "no:cacheprovider", "-k", "low-tide"]
    run = subprocess.run(
        [*command, *(f"tests/{name}" for name in tests)],
        cwd=ROOT,
        env=environment(folder),
        capture_output=True,
        text=True,
        timeout=280,
    )
    assert run.returncode == 0, run.stdout[-4000:] + run.stderr[-2000:]
    found = re.search(r"(\d+) passed", run.stdout)
    return int(found[1]) if found else 0


def test_it_passes_the_battery_in_python(tmp_path: Path) -> None:
    assert passed(tmp_path, *IN_PYTHON) >= 50


@pytest.mark.thorough
def test_it_passes_the_whole_battery_in_both_engines(tmp_path: Path) -> None:
    assert passed(tmp_path, "battery", "kernel", "picture") >= 180


def test_no_file_of_the_tree_knows_of_it() -> None:
    listed = ["git", "ls-files", "-z", "--", "kontor", "web", "scripts"]
    tracked = subprocess.run(listed, cwd=ROOT, capture_output=True, text=True)
    if tracked.returncode:
        pytest.skip("not a git checkout")
    names = [name for name in tracked.stdout.split("\0") if name and (ROOT / name).exists()]
    assert len(names) > 300
    for name in names:
        assert not NAMES.search(name), name
        assert not NAMES.search((ROOT / name).read_bytes().decode("utf-8", "ignore")), name
