"""What a bot is: something that chooses among the legal decisions of its seat.

A bot is handed a *view*: the state with everything hidden that its seat may not know (`Engine.hidden`). If it wants to
look ahead it deals the hidden parts again with its own chance. So it cannot cheat, whoever writes it.
"""

from __future__ import annotations

import hashlib
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from kontor.kernel import BadOption, Engine, Game

if TYPE_CHECKING:
    from .search import Thoughts


class Bot(ABC):
    """Chooses for one seat of one game at a time; the same view, list and seed give the same choice."""

    name: str
    batched: ClassVar[bool] = False
    """Answers for many games at once (`BatchedBot`): one sits at all tables, and is not told what is decided."""
    plays: frozenset[str] | None = None
    """Ids of the games it plays; None: all of them."""

    @property
    def thoughts(self) -> Thoughts | None:
        """What it found out for its last choice, if it looked ahead for that one."""
        return None

    @abstractmethod
    def choose(self, engine: Engine[Any], view: Any, seat: int, legal: Sequence[int], seed: int) -> int:
        """One of the `legal` decisions for `seat`, from the `view` it has; all chance comes from `seed`."""

    def watch(self, action: int | None) -> None:  # noqa: B027 most bots have no use for it
        """Told every decision of the game, its own too, in order; None where its seat may not know which it was.

        For bots that keep what they thought; nobody has to tell a bot anything.
        """

    def over(self, scores: Sequence[int], ranks: Sequence[int]) -> None:  # noqa: B027
        """The game was played to its end, and ended like this, by seat."""

    def check(self, game: Game) -> None:
        """Asked before anything is played: a `KontorError` says why it cannot play that game."""
        if self.plays is not None and game.id not in self.plays:
            raise BadOption(f"The bot “{self.name}” does not play {game.id}, only {', '.join(sorted(self.plays))}.")

    def take_time(self) -> None:  # noqa: B027
        """Nobody waits: let no clock cut thinking short, so that the choice is the same on every machine."""

    def close(self) -> None:  # noqa: B027
        """The game is over or given up: let go of what the bot holds."""


BOTS: dict[str, Callable[[], Bot]] = {}
"""Bots by the name a table or a command line uses."""

KINDS: dict[str, Callable[[str], Bot]] = {}
"""Bots that are told more than a name, written `kind:more`."""

LEVELS = ("beginner", "casual", "strong", "expert", "master")
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
