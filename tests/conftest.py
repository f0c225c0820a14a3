"""For all tests: the small games that are not installed."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.metadata import EntryPoint

import pytest

from kontor.kernel import Game, registry


@pytest.fixture
def keeping(monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    """The test game with secrets, as if it were installed."""
    entry = EntryPoint("keeping", "tests.kernel.keeping:GAME", "kontor.games")
    installed = {**registry._installed(), "keeping": entry}
    monkeypatch.setattr(registry, "_installed", lambda: installed)
    yield registry.game("keeping")
    registry.game.cache_clear()
