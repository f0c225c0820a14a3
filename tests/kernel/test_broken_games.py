"""A package whose game cannot be loaded is named in a sentence, and takes no other game along."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.metadata import EntryPoint

import pytest

from kontor.kernel import BadData, broken_games, game, game_ids, playable_games, registry

BROKEN = {
    "absent": ("nowhere_to_be_found:GAME", "cannot be loaded: ModuleNotFoundError: No module named"),
    "nameless": ("tests.kernel.keeping:NOTHING", "cannot be loaded: AttributeError: .*NOTHING"),
    "number": ("kontor.kernel.game:MAX_SEED", r"kontor.kernel.game:MAX_SEED is a int, not that game"),
    "other-name": (
        "tests.kernel.keeping:GAME",
        "tests.kernel.keeping:GAME is the game “keeping”, not that game",
    ),
    "leaving": ("tests.kernel.test_broken_games:LEAVES", "cannot be loaded: SystemExit: too old"),
}


def __getattr__(name: str) -> None:
    if name == "LEAVES":
        raise SystemExit("too old")
    raise AttributeError(name)


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    entries = {name: EntryPoint(name, value, "kontor.games") for name, (value, _) in BROKEN.items()}
    both = {**registry._installed(), **entries}
    monkeypatch.setattr(registry, "_installed", lambda: both)
    yield
    registry._loaded.cache_clear()
    registry._named.cache_clear()


@pytest.mark.usefixtures("installed")
@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_package_is_named_in_a_sentence(name: str) -> None:
    with pytest.raises(BadData, match=rf"The game “{name}” of the package .+{BROKEN[name][1]}"):
        game(name)
    assert name in broken_games() and name in game_ids()


@pytest.mark.usefixtures("installed")
def test_the_other_games_go_on() -> None:
    assert {found.id for found in playable_games()} == set(game_ids()) - BROKEN.keys()
