"""Bots for tests of the arena: twins, some that fail, one that remembers what it was told."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, ClassVar

from kontor.bots import Bot, RandomBot
from kontor.kernel import Engine


class Twin(RandomBot):
    """Plays exactly as the random bot does."""

    name = "twin"


class Cousin(RandomBot):
    """Plays at random too, but with chance of its own."""

    name = "cousin"

    def choose(self, engine: Engine[Any], view: Any, seat: int, legal: Sequence[int], seed: int) -> int:
        return super().choose(engine, view, seat, legal, seed + 1)


class Fails(RandomBot):
    """Chooses what is not there in a third of its games."""

    name = "fails"

    def choose(self, engine: Engine[Any], view: Any, seat: int, legal: Sequence[int], seed: int) -> int:
        return -7 if seed % 101 == 0 else super().choose(engine, view, seat, legal, seed)


class Hangs(RandomBot):
    """Thinks for a while, in vain."""

    name = "hangs"

    def choose(self, *_: object) -> int:
        time.sleep(0.05)
        raise TimeoutError("no answer")


class Sulks(RandomBot):
    """Plays well enough, but fails when it hears the result."""

    name = "sulks"

    def over(self, scores: Sequence[int], ranks: Sequence[int]) -> None:
        raise RuntimeError("unfair")


class Remembers(RandomBot):
    name = "remembers"
    told: ClassVar[list[list[int | None]]] = []
    closed: ClassVar[list[Bot]] = []

    def __init__(self) -> None:
        self.mine: list[int | None] = []
        Remembers.told.append(self.mine)

    def watch(self, action: int | None) -> None:
        self.mine.append(action)

    def close(self) -> None:
        Remembers.closed.append(self)
