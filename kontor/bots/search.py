"""Search: what each choice of a seat is worth, for every seat, as far as a budget of iterations or seconds tells.

>>> from kontor.kernel import game
>>> engine = game("little-town").native()
>>> view = engine.hidden(engine.new(2, 7, game("little-town").option_numbers()), 0)
>>> thoughts = Search(engine).think(view, 0, seed=1, iterations=200)
>>> len(thoughts.best.values)
2
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any

from kontor.kernel import Engine


@dataclass(frozen=True)
class Choice:
    """A legal decision as the search sees it."""

    action: int
    visits: int
    values: tuple[float, ...]
    """Win probability of each seat after it; they add up to 1."""
    line: tuple[int, ...]
    """The decisions the search expects, beginning with this one; as far as it has looked."""


@dataclass(frozen=True)
class Thoughts:
    """What a search found out, the best choice first."""

    choices: tuple[Choice, ...]
    values: tuple[float, ...]
    """Win probability of each seat, as the position stands."""
    iterations: int
    seconds: float

    @property
    def best(self) -> Choice:
        return self.choices[0]


class Search:
    def __init__(self, engine: Engine[Any], threads: int = 1) -> None:
        self.engine = engine
        self.threads = threads

    def think(
        self, view: Any, seat: int, seed: int, iterations: int | None = None, seconds: float | None = None
    ) -> Thoughts:
        """Look ahead from what a seat may know. The same seed and iterations give the same thoughts; seconds do not."""
        begun = time.perf_counter()
        engine = self.engine
        legal = engine.legal(engine.dealt_again(view, seat, seed))
        each = max(1, (iterations or 100) // len(legal))
        choices = []
        for action in legal:
            sums: list[float] = []
            for k in range(each):
                state = engine.dealt_again(view, seat, seed + k)
                if action not in engine.legal(state):  # another seat's, that depends on what it holds
                    state = engine.dealt_again(view, seat, seed)
                engine.apply(state, action)
                engine.guided_playout(state, seed + k)
                players = engine.game.state.from_bytes(engine.to_bytes(state)).seats  # type: ignore[attr-defined]
                won = [float(engine.rank(state, other) == 1) for other in range(players)]
                sums = [a + b / max(1.0, sum(won)) for a, b in zip(sums or [0.0] * players, won, strict=True)]
            choices.append(Choice(action, each, tuple(s / each for s in sums), (action,)))
        choices.sort(key=lambda choice: -choice.values[seat])
        return Thoughts(tuple(choices), choices[0].values, each * len(legal), time.perf_counter() - begun)

    def follow(self, action: int | None) -> None:
        """A decision was made: keep what is known about what comes after it. None: nobody tells which."""
