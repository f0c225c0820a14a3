"""The random bot: every legal decision alike."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kontor.kernel import Engine, Rng, below, seed_rng

from .bot import Bot, register


@register
class RandomBot(Bot):
    """Chooses among all legal decisions alike."""

    name = "random"

    def choose(self, engine: Engine[Any], view: Any, seat: int, legal: Sequence[int], seed: int) -> int:
        rng = Rng.blank()
        seed_rng(rng, seed)
        return legal[below(rng, len(legal))]
