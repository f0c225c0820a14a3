"""For all tests: the small games that are not installed, and an end to whatever hangs."""

from __future__ import annotations

import faulthandler
import os
from collections.abc import Generator, Iterator
from importlib.metadata import EntryPoint

import pytest

from kontor.kernel import Game, registry

LAST_RESORT = 420  # seconds; more than `timeout` in pyproject.toml, which fails a test in an orderly way


_real_stderr = pytest.StashKey[int]()


def pytest_configure(config: pytest.Config) -> None:
    config.stash[_real_stderr] = os.dup(2)  # now: while tests run, what they write is captured


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """A timeout is heard only by Python code, and what it stops may hang again while it cleans up. So a thread without
    Python ends the process and shows where every other one was; of several processes, the others go on."""
    faulthandler.dump_traceback_later(LAST_RESORT, exit=True, file=item.config.stash[_real_stderr])
    try:
        return (yield)
    finally:
        faulthandler.cancel_dump_traceback_later()


@pytest.fixture
def keeping(monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    """The test game with secrets, as if it were installed."""
    entry = EntryPoint("keeping", "tests.kernel.keeping:GAME", "kontor.games")
    installed = {**registry._installed(), "keeping": entry}
    monkeypatch.setattr(registry, "_installed", lambda: installed)
    yield registry.game("keeping")
    registry.game.cache_clear()
