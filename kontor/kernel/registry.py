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


def game(of: str | Game) -> Game:
    """The game of that id; a game is itself.

    >>> first = game_ids()[0]
    >>> game(game(first)).id == first
    True
    """
    if isinstance(of, Game):
        return of
    if not isinstance(of, str):
        raise UnknownGame(f"A game is told by its name, such as “{game_ids()[0]}”, not by {of!r}.")
    return _named(of)


@functools.cache
def _named(name: str) -> Game:
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
    """The game, or what is wrong with its data file or its package."""
    entry = _installed()[key]
    package = entry.dist.name if entry.dist is not None else entry.module
    try:
        found = entry.load()
    except BadData as error:
        return error
    except (Exception, SystemExit) as error:  # whatever other people's modules do when they are imported
        said = f"{type(error).__name__}: {' '.join(str(error).split())}".rstrip(".: ")
        return BadData(f"The game “{key}” of the package {package} cannot be loaded: {said}.")
    if not isinstance(found, Game) or found.id != key:
        what = f"the game “{found.id}”" if isinstance(found, Game) else f"a {type(found).__name__}"
        return BadData(
            f"The game “{key}” of the package {package} cannot be loaded: {entry.value} is {what}, not that game."
        )
    return found


def playable_games() -> list[Game]:
    """All installed games but the broken ones: one game does not take the others along."""
    return [found for key in game_ids() if isinstance(found := _loaded(key), Game)]


def broken_games() -> dict[str, str]:
    """What is wrong with the others, by id: their data files, or the packages they come in."""
    return {key: str(found) for key in game_ids() if isinstance(found := _loaded(key), BadData)}
