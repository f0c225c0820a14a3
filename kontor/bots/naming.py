"""From a bot's name to the bot: ours, kinds with settings, those of other packages, and twins."""

from __future__ import annotations

import difflib
from collections.abc import Sequence
from typing import Any

from kontor.kernel import BadOption, Engine

from .batched import BatchedBot, Questions
from .bot import BOTS, KINDS, Bot
from .levels import LEVEL_STRENGTH
from .plugins import make_plugin, plugin_names
from .search import Thoughts

ENDLESS = 1_000_000
"""Iterations of a search that only the clock ends."""


class Twin(Bot):
    """A bot with chance of its own: else, in two games with one seed and swapped seats, bots that are alike would do
    the same."""

    def __init__(self, bot: Bot, number: int) -> None:
        self._bot, self._number, self.name, self.plays = bot, number, bot.name, bot.plays

    @property
    def thoughts(self) -> Thoughts | None:
        return self._bot.thoughts

    def choose(self, engine: Engine[Any], view: Any, seat: int, legal: Sequence[int], seed: int) -> int:
        return self._bot.choose(engine, view, seat, legal, seed ^ self._number)

    def watch(self, action: int | None) -> None:
        self._bot.watch(action)

    def over(self, scores: Sequence[int], ranks: Sequence[int]) -> None:
        self._bot.over(scores, ranks)

    def take_time(self) -> None:
        self._bot.take_time()

    def close(self) -> None:
        self._bot.close()


class BatchedTwin(BatchedBot):
    """The same of a bot that answers for many games at once."""

    def __init__(self, bot: BatchedBot, number: int) -> None:
        self._bot, self._number, self.name, self.plays = bot, number, bot.name, bot.plays

    def choose_many(self, questions: Questions) -> Sequence[int]:
        seeds = [seed ^ self._number for seed in questions.seeds]
        return self._bot.choose_many(
            Questions(questions.engine, questions.views, questions.seats, questions.legal, seeds)
        )

    def take_time(self) -> None:
        self._bot.take_time()

    def close(self) -> None:
        self._bot.close()


def bot_names() -> list[str]:
    """All bots that need no settings: ours, then those of other packages."""
    return [*BOTS, *plugin_names()]


def is_bot(name: str) -> bool:
    """Is it the name of a bot, or of a kind with its settings?"""
    key, colon, _ = name.strip().lower().partition(":")
    return key in plugin_names() or (key in KINDS if colon else key in BOTS)


def plain_name(name: str) -> str:
    """The name a bot goes by, without the sign that tells it from its twin.

    >>> plain_name("Strong#2")
    'strong'
    """
    key, sign, twin = name.strip().lower().rpartition("#")
    return key if sign and twin.isdecimal() and key in bot_names() else name.strip().lower()


def with_budget(name: str, iterations: int | None = None, seconds: float | None = None) -> str:
    """The name of a bot that searches so much for each decision, and is else like that one.

    >>> with_budget("casual", iterations=50)
    'search:iterations=50,looseness=0.07'
    """
    key = plain_name(name)
    if key.startswith("search:"):
        own = [name.strip().partition(":")[2]]
    elif key in LEVEL_STRENGTH:
        strength = LEVEL_STRENGTH[key]
        own = [f"looseness={strength.looseness:g}"] if strength.looseness else []
        own += [] if strength.replies else ["replies=0"]
    else:
        raise BadOption(f"“{name}” does not search, so nobody can say how much it does.")
    budget = [f"iterations={iterations or ENDLESS}"] + ([f"seconds={seconds:g}"] if seconds else [])
    return f"search:{','.join([*budget, *own])}" if key in LEVEL_STRENGTH else f"search:{','.join([*own, *budget])}"


def make_bot(name: str) -> Bot:
    """The bot of that name (`strong`) or kind (`search:iterations=500`); `BadOption` lists those there are.

    `strong#2` is the same bot with chance of its own: for an arena where it plays its twin.
    """
    if not isinstance(name, str):
        raise BadOption(f"A bot is told by its name, such as “{bot_names()[0]}”, not by {name!r}.")
    kind, colon, more = name.strip().partition(":")
    if colon and kind.lower() in KINDS:
        return KINDS[kind.lower()](more)
    if colon and kind.lower() in plugin_names():
        return make_plugin(kind.lower(), more)
    key = plain_name(name)
    if key not in bot_names():
        close = difflib.get_close_matches(key, bot_names(), 1)
        hint = f" Did you mean {close[0]}?" if close else ""
        kinds = "".join(f", {kind}:…" for kind in KINDS)
        raise BadOption(f"There is no bot “{name}”; the bots are {', '.join(bot_names())}{kinds}.{hint}")
    bot = BOTS[key]() if key in BOTS else make_plugin(key)
    if name.strip().lower() == key:
        return bot
    number = int(name.rpartition("#")[2])
    return BatchedTwin(bot, number) if isinstance(bot, BatchedBot) else Twin(bot, number)
