"""The registry: games are found by entry point (`kontor.games`), so a game can live in any installed package."""

from __future__ import annotations

import difflib
import functools
from importlib.metadata import EntryPoint, entry_points

from .errors import BadData, UnknownGame
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

    >>> first = game_ids()[0]
    >>> game(first).id == first
    True
    """
    key = name.strip().lower().replace("_", "-").replace(" ", "-")
    if key not in _installed():
        close = difflib.get_close_matches(key, game_ids(), 1)
        hint = f" Did you mean {close[0]}?" if close else ""
        raise UnknownGame(f"There is no game “{name}”; the installed games are {', '.join(game_ids())}.{hint}")
    found = _loaded(key)
    if isinstance(found, BadData):
        raise BadData(str(found))
    return found


@functools.cache
def _loaded(key: str) -> Game | BadData:
    """The game, or what is wrong with its data file."""
    try:
        found = _installed()[key].load()
    except BadData as error:
        return error
    assert isinstance(found, Game) and found.id == key, f"the entry point {key} must name a Game of that id"
    return found


def playable_games() -> list[Game]:
    """All installed games but those with a broken data file: one game does not take the others along."""
    return [found for key in game_ids() if isinstance(found := _loaded(key), Game)]


def broken_games() -> dict[str, str]:
    """What is wrong with the data files of the others, by id."""
    return {key: str(found) for key in game_ids() if isinstance(found := _loaded(key), BadData)}
