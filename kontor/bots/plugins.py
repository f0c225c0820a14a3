"""Bots of others: found by the entry point group `kontor.bots`, so that a bot can live in any installed package.

    [project.entry-points."kontor.bots"]
    my-net = "my_package:MyNet"

`MyNet()` makes the bot `my-net`, and `MyNet("more")` the bot `my-net:more`. A package is imported only when its bot is
asked for, and a broken one is named in a sentence and takes nobody along.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Callable
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from kontor.kernel import BadOption, KontorError

from .bot import BOTS, KINDS, Bot

GROUP = "kontor.bots"
_NAME = re.compile(r"[a-z][a-z0-9-]*")
_TAKEN = frozenset({"me", "program"})  # words of a command line


@functools.cache
def _installed() -> dict[str, list[EntryPoint]]:
    """Everything that packages offer under each name."""
    found: dict[str, list[EntryPoint]] = {}
    for entry in entry_points(group=GROUP):
        found.setdefault(entry.name, []).append(entry)
    return found


def plugin_names() -> list[str]:
    """Names of the bots that other packages bring, those that turn out to be broken too."""
    return [name for name in sorted(_installed()) if _refused(name) is None]


def package_of(name: str) -> str:
    """The package that brings the bot of that name."""
    return _package(_installed()[name][0])


def _package(entry: EntryPoint) -> str:
    return entry.dist.name if entry.dist is not None else entry.module


def _refused(name: str) -> str | None:
    """Why what is installed under that name cannot be called by it; None: it can."""
    entries = _installed()[name]
    packages = sorted({_package(entry) for entry in entries})
    if name in BOTS or name in KINDS or name in _TAKEN:
        return f"The package {packages[0]} calls a bot “{name}”, which means something else already; it is left out."
    if not _NAME.fullmatch(name):
        return f"The package {packages[0]} calls a bot “{name}”; a name has small letters, digits and dashes only."
    if len({entry.value for entry in entries}) > 1:
        return f"Several packages have a bot “{name}”: {', '.join(packages)}; only one of them can be installed."
    return None


@functools.cache
def _loaded(name: str) -> Callable[..., Any] | str:
    """What makes the bot, or why there is nothing."""
    refused, entry = _refused(name), _installed()[name][0]
    if refused is not None:
        return refused
    try:
        found = entry.load()
    except (Exception, SystemExit) as error:  # whatever other people's modules do when they are imported
        return f"The bot “{name}” of the package {_package(entry)} cannot be loaded: {_said(error)}."
    if not callable(found):
        return (
            f"The bot “{name}” of the package {_package(entry)} cannot be made: {entry.value} is a "
            f"{type(found).__name__}, not a class or function that makes a bot."
        )
    return found  # type: ignore[no-any-return]


def _said(error: BaseException) -> str:
    return f"{type(error).__name__}: {' '.join(str(error).split())}".rstrip(".: ")


def make_plugin(name: str, more: str | None = None) -> Bot:
    """The bot that a package brings under that name, with what stands behind the colon; `BadOption` if it is broken."""
    makes = _loaded(name)
    if isinstance(makes, str):
        raise BadOption(makes)
    package = package_of(name)
    try:
        bot = makes() if more is None else makes(more)
    except KontorError:
        raise
    except (Exception, SystemExit) as error:
        raise BadOption(f"The bot “{name}” of the package {package} cannot be made: {_said(error)}.") from None
    if not isinstance(bot, Bot):
        what = f"what was made is of the type {type(bot).__name__}, not a kontor.bots.Bot"
        raise BadOption(f"The bot “{name}” of the package {package} cannot play: {what}.")
    if not getattr(bot, "name", ""):
        bot.name = name if more is None else f"{name}:{more}"
    return bot


def broken_bots() -> dict[str, str]:
    """What is wrong with bots that packages offer, by name. Loads all of them."""
    return {name: found for name in sorted(_installed()) if isinstance(found := _loaded(name), str)}
