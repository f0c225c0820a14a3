"""What a bot is: something that chooses among the legal decisions of its seat.

A bot is handed a *view*: the state with everything hidden that its seat may not know (`Engine.hidden`). If it wants to
look ahead it deals the hidden parts again with its own chance. So it cannot cheat, whoever writes it.
"""

from __future__ import annotations

import difflib
import hashlib
from collections.abc import Sequence
from typing import Any, Protocol

from kontor.kernel import BadOption, Engine


class Bot(Protocol):
    """Chooses for one seat of one game at a time; the same view, list and seed give the same choice."""

    name: str

    def choose(self, engine: Engine[Any], view: Any, seat: int, legal: Sequence[int], seed: int) -> int: ...


BOTS: dict[str, type[Bot]] = {}
"""Bots by the name a table or a command line uses."""


def bot_seed(game_seed: int, number: int) -> int:
    """Chance for a bot's decision: follows from the game's seed, but the seed cannot be found from it."""
    return int.from_bytes(hashlib.sha256(f"bot {game_seed} {number}".encode()).digest()[:7], "big")


def register(bot: type[Bot]) -> type[Bot]:
    BOTS[bot.name] = bot
    return bot


def make_bot(name: str) -> Bot:
    """The bot of that name; `BadOption` lists those there are."""
    key = name.strip().lower()
    if key not in BOTS:
        close = difflib.get_close_matches(key, BOTS, 1)
        hint = f" Did you mean {close[0]}?" if close else ""
        raise BadOption(f"There is no bot “{name}”; there are {', '.join(BOTS)}.{hint}")
    return BOTS[key]()
