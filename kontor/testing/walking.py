"""A random game as a list of tables: what most of the battery looks at."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from .settings import Setting, choose


def walk(setting: Setting, seed: int) -> Iterator[tuple[Any, list[int]]]:
    """A random game: every state with its legal decisions, the last one with none."""
    engine = setting.game.python.unchecked
    chance = random.Random(seed)
    state = engine.new(setting.players, seed, setting.numbers())
    while True:
        legal = engine.legal(state)
        yield state, legal
        if not legal:
            return
        engine.apply(state, choose(engine, state, legal, chance))
