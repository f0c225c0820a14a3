"""The registry: games are found by entry point (`kontor.games`), so a game can live in any installed package."""

from __future__ import annotations

import difflib
import functools
from importlib.metadata import EntryPoint, entry_points

from .errors import UnknownGame
from .game import Game


@functools.cache
def _installed() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in entry_points(group="kontor.games")}


def game_ids() -> list[str]:
    """Ids of all installed games."""
    return sorted(_installed())


@functools.cache
def game(name: str) -> Game:
    """The game of that id.

    >>> game("little-town").seats
    range(2, 5)
    """
    key = name.strip().lower().replace("_", "-").replace(" ", "-")
    if key not in _installed():
        close = difflib.get_close_matches(key, game_ids(), 1)
        hint = f" Did you mean {close[0]}?" if close else ""
        raise UnknownGame(f"There is no game “{name}”; installed are {', '.join(game_ids())}.{hint}")
    found = _installed()[key].load()
    assert isinstance(found, Game) and found.id == key, f"the entry point {key} must name a Game of that id"
    return found
