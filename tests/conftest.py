"""For all tests: what is quick and what is thorough, the small games that are not installed, an end to what hangs."""

from __future__ import annotations

import faulthandler
import os
from collections.abc import Generator, Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from kontor.kernel import Game, registry
from kontor.kernel.native import NativeCode

LAST_RESORT = 420  # seconds; more than `timeout` in pyproject.toml, which fails a test in an orderly way


THOROUGH = frozenset("adapters battery bots browser cli lab server stored workers".split())
"""Folders all of whose tests compile rules, start processes or play at length; elsewhere a marker says so."""


def _folder(path: Path) -> str:
    return (*path.relative_to(Path(__file__).parent).parts, "")[0]


def _quick(config: pytest.Config) -> bool:
    return bool(config.option.markexpr == "not thorough")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """The quick tests do not even import what the others need, nor these a file in which no test is thorough."""
    if not collection_path.is_relative_to(Path(__file__).parent):
        return None
    thorough = _folder(collection_path) in THOROUGH
    if config.option.markexpr == "thorough" and not thorough and collection_path.name.startswith("test_"):
        return "thorough" not in collection_path.read_text(encoding="utf-8") or None
    return (_quick(config) and thorough) or None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Those in a browser come first: they are the longest, and the last to end should be short."""
    items.sort(key=lambda item: _folder(item.path) != "browser")
    for item in items:
        if _folder(item.path) in THOROUGH:
            item.add_marker("thorough")


@pytest.fixture(autouse=True, scope="session")
def _quick_tests_compile_nothing(request: pytest.FixtureRequest) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        if _quick(request.config):
            patch.setattr(NativeCode, "load", _not_quick)
        yield


def _not_quick(*_: object) -> None:
    pytest.fail("A quick test needs no compiled rules: mark it with @pytest.mark.thorough, or use the Python engine.")


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
    registry._named.cache_clear()
