"""What a bot is: something that chooses among the legal decisions of its seat.

A bot is handed a *view*: the state with everything hidden that its seat may not know (`Engine.hidden`). If it wants to
look ahead it deals the hidden parts again with its own chance. So it cannot cheat, whoever writes it.
"""

from __future__ import annotations

import difflib
import hashlib
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any

from kontor.kernel import BadOption, Engine, Game


class Bot(ABC):
    """Chooses for one seat of one game at a time; the same view, list and seed give the same choice."""

    name: str

    @abstractmethod
    def choose(self, engine: Engine[Any], view: Any, seat: int, legal: Sequence[int], seed: int) -> int: ...

    def watch(self, action: int | None) -> None:  # noqa: B027 most bots have no use for it
        """Told every decision of the game, its own too, in order; None where its seat may not know which it was.

        For bots that keep what they thought; nobody has to tell a bot anything.
        """

    def over(self, scores: Sequence[int], ranks: Sequence[int]) -> None:  # noqa: B027
        """The game was played to its end, and ended like this, by seat."""

    def take_time(self) -> None:  # noqa: B027
        """Nobody waits: let no clock cut thinking short, so that the choice is the same on every machine."""

    def close(self) -> None:  # noqa: B027
        """The game is over or given up: let go of what the bot holds."""


class Twin(Bot):
    """A bot with chance of its own: else, in two games with one seed and swapped seats, bots that are alike would do
    the same."""

    def __init__(self, bot: Bot, number: int) -> None:
        self._bot, self._number, self.name = bot, number, bot.name

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


BOTS: dict[str, Callable[[], Bot]] = {}
"""Bots by the name a table or a command line uses."""

KINDS: dict[str, Callable[[str], Bot]] = {}
"""Bots that are told more than a name, written `kind:more`."""

LEVELS = ("beginner", "casual", "strong", "expert")
"""The bots people are offered, from easy to hard: the same names for every game."""


def bot_seed(game_seed: int, number: int) -> int:
    """Chance for a bot's decision: follows from the game's seed, but the seed cannot be found from it."""
    return int.from_bytes(hashlib.sha256(f"bot {game_seed} {number}".encode()).digest()[:7], "big")


def told(game: Game, action: int, by: int, seat: int) -> int | None:
    """What a seat is told of a decision another made: the decision, or None if it is secret."""
    return None if by != seat and game.actions.signature(action).secret else action


def register(bot: type[Bot]) -> type[Bot]:
    BOTS[bot.name] = bot
    return bot


def plain_name(name: str) -> str:
    """The name a bot goes by, without the sign that tells it from its twin.

    >>> plain_name("Strong#2")
    'strong'
    """
    key, sign, twin = name.strip().lower().rpartition("#")
    return key if sign and twin.isdecimal() and key in BOTS else name.strip().lower()


def make_bot(name: str) -> Bot:
    """The bot of that name (`strong`) or kind (`search:iterations=500`); `BadOption` lists those there are.

    `strong#2` is the same bot with chance of its own: for an arena where it plays its twin.
    """
    kind, colon, more = name.strip().partition(":")
    if colon and kind.lower() in KINDS:
        return KINDS[kind.lower()](more)
    key = plain_name(name)
    if key in BOTS and name.strip().lower() != key:
        return Twin(BOTS[key](), int(name.rpartition("#")[2]))
    if key not in BOTS:
        close = difflib.get_close_matches(key, BOTS, 1)
        hint = f" Did you mean {close[0]}?" if close else ""
        kinds = "".join(f", {kind}:…" for kind in KINDS)
        raise BadOption(f"There is no bot “{name}”; the bots are {', '.join(BOTS)}{kinds}.{hint}")
    return BOTS[key]()
