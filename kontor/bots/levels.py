"""The levels people play against: one search, with more and more time to look ahead."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kontor.kernel import Engine

from .bot import BOTS, KINDS, LEVELS, Bot
from .search import Search

ITERATIONS = dict(zip(LEVELS, (10, 30, 100, 300), strict=True))


class SearchBot(Bot):
    def __init__(self, name: str, iterations: int) -> None:
        self.name, self.iterations = name, iterations

    def choose(self, engine: Engine[Any], view: Any, seat: int, legal: Sequence[int], seed: int) -> int:
        if len(legal) == 1:
            return legal[0]
        return Search(engine).think(view, seat, seed, self.iterations).best.action


for _level in LEVELS:
    BOTS[_level] = lambda name=_level: SearchBot(name, ITERATIONS[name])  # type: ignore[misc]
KINDS["search"] = lambda more: SearchBot(f"search:{more}", int(more.removeprefix("iterations=")))
