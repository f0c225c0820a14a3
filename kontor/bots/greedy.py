"""The greedy bot: looks at every way to finish its own turn and takes the best, as the game's `evaluate` sees it.

It does not look at what others will do. Hidden things are redealt first, so that it cannot see them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kontor.kernel import Engine

from .bot import Bot, register


@register
class GreedyBot(Bot):
    """Takes the best way to finish its own turn, as `evaluate` sees it."""

    name = "greedy"

    def __init__(self, max_nodes: int = 3000) -> None:
        self.max_nodes = max_nodes

    def choose(self, engine: Engine[Any], view: Any, seat: int, legal: Sequence[int], seed: int) -> int:
        if len(legal) == 1:
            return legal[0]
        guess = engine.unchecked.redealt(view, seat, seed)
        return engine.unchecked.best_of_turn(guess, seat, seed, self.max_nodes)
