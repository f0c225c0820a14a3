"""All games have the same modules under the same names; rules do not know how they are shown, taught or searched."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

GAMES = sorted(path.parent for path in (Path(__file__).parents[2] / "kontor" / "games").glob("*/__init__.py"))
GAMES.append(Path(__file__).parents[2] / "examples" / "low-tide" / "low_tide")
MODULES = "bots components decisions flow scoring secrets setup state tables validation view".split()
FOLDERS = "art text".split()
ABOVE = re.compile(
    r"^\s*from (?:\.+(?:view|learn|bots)\b|kontor\.picture\b|\.+ import (?:.*\b)?(?:view|learn|bots)\b)", re.M
)


@pytest.mark.parametrize("game", GAMES, ids=lambda folder: folder.name)
def test_a_game_has_the_modules_that_all_have(game: Path) -> None:
    for name in MODULES:
        assert (game / f"{name}.py").is_file() or (game / name / "__init__.py").is_file(), name
    assert (game / "view" / "board.py").is_file()
    for name in FOLDERS:
        assert (game / name).is_dir(), name


@pytest.mark.parametrize("game", GAMES, ids=lambda folder: folder.name)
def test_rules_import_nothing_from_above_them(game: Path) -> None:
    below = [path for path in game.rglob("*.py") if path.relative_to(game).parts[0] not in ("view", "learn", "bots")]
    assert len(below) > len(MODULES) - 2
    for path in below:
        if path != game / "__init__.py":  # where everything is put together
            assert not ABOVE.search(path.read_text(encoding="utf-8")), path
