"""The explorer a game ships with, in its own folder."""

from __future__ import annotations

import functools
from importlib.resources import files
from pathlib import Path

from kontor.kernel import Game

from .counts import Counts

FILE = "explorer.gz"


def shipped_path(game: Game) -> Path:
    """Where the explorer of an installed game lies."""
    return Path(str(files(game.package))) / "learn" / FILE


@functools.cache
def shipped(game: Game) -> Counts | None:
    """What the game ships with; None: nothing. `BadExplorer` if the file is damaged."""
    found = files(game.package).joinpath("learn", FILE)
    if not found.is_file():
        return None
    return Counts.from_bytes(found.read_bytes(), f"{game.package}/learn/{FILE}", game.id)
