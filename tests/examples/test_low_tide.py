"""A game outside the tree is found by its entry point and passes what every game has to pass; no file knows of it."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from .installed import EXAMPLE, ROOT, environment

NAMES = re.compile(r"low[-_ ]?tide|odpływ\b|apály\b", re.IGNORECASE)
IN_PYTHON = ("rules", "reasons", "words", "lint", "texts", "rules_pages")
IN_WORDS = ("words", "texts", "rules_pages")
TOLD_IN_ENGLISH = """
from kontor import Match

def test_readers_of_other_languages_are_told_it_in_english():
    assert GAME.languages == ("en",)
    match = Match(GAME, ["Ann", "Ben"], seed=7)
    for _ in range(5):
        match.play(match.legal[0])
    told = match.story("en")
    assert len(told) == 5 and all(told)
    for language in ("hu", "pl"):
        assert match.story(language) == told
        assert match.phrases(language).choice(match.legal[0]) == match.phrases("en").choice(match.legal[0])
        assert GAME.name(language) == GAME.name()
"""


def passed(folder: Path, tests: Path, least: int, example: Path = EXAMPLE) -> None:
    """All tests of a file or folder pass, and there are so many; of skipped ones there is none."""
    run = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-n0", "-p", "no:cacheprovider", str(tests)],
        cwd=example,
        env=environment(folder, example),
        capture_output=True,
        text=True,
        timeout=280,
    )
    assert run.returncode == 0, run.stdout[-4000:] + run.stderr[-2000:]
    found = re.search(r"(\d+) passed(.*)", run.stdout)
    assert found and int(found[1]) >= least and "skipped" not in found[2], run.stdout[-4000:]


@pytest.mark.thorough
def test_it_passes_the_battery_in_python(tmp_path: Path) -> None:
    lines = [f"from kontor.testing.{part} import *" for part in IN_PYTHON]
    file = tmp_path / "test_in_python.py"
    file.write_text("\n".join([*lines, "from low_tide import GAME"]), encoding="utf-8")
    passed(tmp_path, file, 80)


@pytest.mark.thorough
def test_it_passes_the_whole_battery_in_both_engines(tmp_path: Path) -> None:
    passed(tmp_path, EXAMPLE / "tests", 300)


@pytest.mark.thorough
def test_a_game_in_english_alone_is_a_game(tmp_path: Path) -> None:
    """Other languages are up to a package of its own: what it says of itself is then English for everybody."""
    english = tmp_path / "english"
    shutil.copytree(EXAMPLE, english, ignore=shutil.ignore_patterns("*.pl.*", "*.hu.*", "pl.ftl", "hu.ftl", "tests"))
    assert [path.name for path in sorted(english.glob("low_tide/text/*"))] == ["en.ftl", "rules.en.md"]
    lines = [f"from kontor.testing.{part} import *" for part in IN_WORDS]
    file = tmp_path / "test_in_english.py"
    file.write_text("\n".join([*lines, "from low_tide import GAME", TOLD_IN_ENGLISH]), encoding="utf-8")
    passed(tmp_path, file, 20, english)


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
