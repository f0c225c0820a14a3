"""What tests of the battery ask for: `game`, `language` (one the game has), `setting`, `games_to_play`.

A module of tests that has a `GAME` runs for that game, one with `GAMES` for these, any other for all installed ones.
These stand in the module of tests itself, by the same import: no conftest.py and no plug-in of pytest has to be there.
"""

from __future__ import annotations

from types import ModuleType

import pytest

import kontor
from kontor.kernel import Game, KontorError

from .settings import Setting, installed, settings, times


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Each test once for every game, language or setting that it asks for."""
    wanted = metafunc.fixturenames
    if not {"game", "setting"} & {*wanted}:
        return
    games = games_of(metafunc.module)
    if "setting" in wanted:
        metafunc.parametrize("setting", settings(games), ids=str)
    elif "language" in wanted:
        pairs = [(game, language) for game in games for language in game.languages]
        metafunc.parametrize(("game", "language"), pairs, ids=lambda each: each.id if isinstance(each, Game) else each)
    else:
        metafunc.parametrize("game", games, ids=lambda game: game.id)


def games_of(module: ModuleType) -> list[Game]:
    """The games that a module of tests is about."""
    several: list[Game] | None = getattr(module, "GAMES", None)
    if several is not None:
        return list(several)
    one: Game | None = getattr(module, "GAME", None)
    if one is None:
        return installed()
    try:
        known = kontor.game(one.id)
    except KontorError as error:  # a sentence says it better than every test of the battery
        pytest.fail(f"{error} The battery needs the package of the game installed: pip install -e .", pytrace=False)
    if known is not one:
        pytest.fail(f"The game installed as “{one.id}” is another one, in the package {known.package}.", pytrace=False)
    return [one]


@pytest.fixture
def games_to_play(setting: Setting) -> int:
    """How many random games a setting plays, fewer of long ones."""
    return times(4 if setting.game.rules.has_policy else 10)
