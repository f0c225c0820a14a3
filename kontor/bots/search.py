"""Search: what each choice of a seat is worth, for every seat, as far as a budget of iterations or seconds tells.

Monte Carlo tree search in native code (`tree.py`). It starts from a view and deals what is hidden again
at every iteration, so it knows no more than its seat. Each thread grows a tree of its own; visits are added up.

>>> from kontor.kernel import game
>>> engine = game("little-town").native()
>>> view = engine.hidden(engine.new(2, 7, game("little-town").option_numbers()), 0)
>>> thoughts = Search(engine).think(view, 0, seed=1, iterations=200)
>>> thoughts.iterations, len(thoughts.best.values)
(200, 2)
"""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from kontor.kernel import NativeEngine, SearchParams

if TYPE_CHECKING:  # the tree and networks take numpy, which a server does without: its bots think elsewhere
    from .network import Network
    from .tree import Tree

SLICE = 25
"""Iterations before a search looks at the clock: always as many, so that the clock changes nothing else."""
DOUBT = 0.4
"""Win probability that is unsure about a choice tried once."""


@dataclass(frozen=True)
class Choice:
    """A legal decision as the search sees it."""

    action: int
    visits: int
    values: tuple[float, ...]
    """Win probability of each seat after it; they add up to 1."""
    line: tuple[int, ...]
    """The decisions the search expects, beginning with this one; as far as it has looked."""

    def at_least(self, seat: int) -> float:
        """What it is worth to a seat at least: the less it was looked at, the less is sure."""
        return self.values[seat] - DOUBT / math.sqrt(1 + self.visits)


@dataclass(frozen=True)
class Thoughts:
    """What a search found out, the best choice first."""

    choices: tuple[Choice, ...]
    values: tuple[float, ...]
    """Win probability of each seat, as the position stands."""
    iterations: int
    """Of this search; what was kept from earlier ones comes on top."""
    seconds: float

    @property
    def best(self) -> Choice:
        """The best choice."""
        return self.choices[0]

    def told(self, sharpness: float) -> Thoughts:
        """The same with win probabilities as people are told them."""
        choices = tuple(replace(choice, values=sharpened(choice.values, sharpness)) for choice in self.choices)
        return replace(self, choices=choices, values=sharpened(self.values, sharpness))


def sharpened(values: Sequence[float], sharpness: float) -> tuple[float, ...]:
    """Win probabilities to a power, adding up to 1 again; a lone player's against the chance to lose.

    >>> [round(value, 2) for value in sharpened((0.75, 0.25), 2)], sharpened((0.5,), 2)
    ([0.9, 0.1], (0.5,))
    """
    powers = [value**sharpness for value in values]
    total = sum(powers) + ((1 - values[0]) ** sharpness if len(values) == 1 else 0.0)
    return tuple(power / total for power in powers)


def players_at(engine: NativeEngine, view: Any) -> int:
    return int(engine.mirror(view).seats)  # type: ignore[attr-defined]


def options_at(engine: NativeEngine, view: Any) -> list[int]:
    """The numbers of the options' values."""
    return list(engine.mirror(view).options)  # type: ignore[attr-defined]


class Search:
    """Looks ahead for one seat of one game; keeps its trees from decision to decision if it is told them.

    With a `network`, tables and choices are judged by it, as far as `params` (otherwise the network's own) want it.
    """

    def __init__(
        self,
        engine: NativeEngine,
        threads: int = 1,
        nodes: int = 400_000,
        params: SearchParams | None = None,
        network: Network | None = None,
    ) -> None:
        from .tree import Learned

        self.engine = engine
        self.threads = threads
        self.nodes = nodes
        self._params = (params or (network.params() if network else engine.game.search_params)).exact()
        self._learned = Learned.of(network, self._params)
        self._trees: list[Tree] = []
        self._asked = (-1, b"")
        self._told = False

    def think(
        self,
        view: Any,
        seat: int,
        seed: int,
        iterations: int | None = None,
        seconds: float | None = None,
        fresh: float = 1.0,
        only_best: bool = False,
    ) -> Thoughts:
        """Look ahead from what a seat may know, until either budget is spent.

        What the tree kept of earlier searches counts towards the iterations, but for the part that must be `fresh`.
        `only_best` ends it as soon as nothing can become the best choice any more but what is.
        The same seed and iterations (and threads, and decisions followed) give the same thoughts; seconds do not.
        """
        assert iterations or seconds, "a search needs a budget"
        begun = time.perf_counter()
        self._prepare(view, seat)
        if iterations is not None:
            kept = sum(int(tree.visits[tree.root]) for tree in self._trees)
            iterations = max(1, round(fresh * iterations), iterations - kept)
        if self.threads == 1:
            done = self._grow(0, view, seat, seed, iterations, seconds, only_best)
        else:
            share = None if iterations is None else -(-iterations // self.threads)
            with ThreadPoolExecutor(self.threads) as pool:
                jobs = [
                    pool.submit(self._grow, k, view, seat, seed + 7919 * k, share, seconds, False)
                    for k in range(self.threads)
                ]
                done = sum(job.result() for job in jobs)
        engine = self.engine.unchecked
        table = engine.redealt(view, seat, seed)
        legal = engine.legal(table)
        if engine.to_move(table) != seat:  # what another hand allows is not known: whatever was met counts
            legal = sorted({*legal, *(action for tree in self._trees for action in tree.tried())})
        return self._thoughts(legal, seat, done, time.perf_counter() - begun)

    def follow(self, action: int | None) -> None:
        """A decision was made: keep what is known about what comes after it. None: nobody tells which.

        Tell all decisions or none; a search that is told nothing begins anew with each position.
        """
        self._told = True
        for tree in self._trees:
            if action is None:
                tree.forget()
            else:
                tree.follow(action)

    def _prepare(self, view: Any, seat: int) -> None:
        from .tree import Tree

        players = players_at(self.engine, view)
        if not self._trees or self._trees[0].players != players:
            actions = self.engine.game.actions.size
            self._trees = [Tree.empty(players, self.nodes, actions) for _ in range(self.threads)]
        asked = (seat, view.tobytes())
        lost = seat != self._asked[0] or not (self._told or asked == self._asked)
        for tree in self._trees:
            if lost or tree.used > self.nodes // 2:
                tree.forget()
        self._asked, self._told = asked, False

    def _grow(
        self, k: int, view: Any, seat: int, seed: int, iterations: int | None, seconds: float | None, only_best: bool
    ) -> int:
        from .tree import Request

        tree = self._trees[k]
        end = math.inf if seconds is None else time.perf_counter() + seconds
        done = 0
        while (iterations is None or done < iterations) and (done == 0 or time.perf_counter() < end):
            if only_best and iterations is not None and tree.lead() > iterations - done:
                break
            step = SLICE if iterations is None else min(SLICE, iterations - done)
            request = Request(view, seat, tree.players, step, seed + done)
            self.engine.module.search(tree, request, self._params, self._learned)
            done += step
        return done

    def _thoughts(self, legal: list[int], seat: int, iterations: int, seconds: float) -> Thoughts:
        """Trees added up; only what is legal in truth (a tree kept from before may know more)."""
        import numpy as np

        from .tree import FIRST_SEAT

        visits: dict[int, int] = dict.fromkeys(legal, 0)
        sums: dict[int, Any] = {action: np.zeros(self._trees[0].players) for action in legal}
        lines: dict[int, tuple[int, list[int]]] = {}
        for tree in self._trees:
            for child in tree.children(tree.root):
                action, count = tree.action(child), int(tree.visits[child])
                if action in legal and count > 0:
                    visits[action] += count
                    sums[action] += tree.values[child, FIRST_SEAT:]
                    if count > lines.get(action, (0, []))[0]:
                        lines[action] = (count, tree.line(child))
        total, summed = sum(visits.values()), sum(sums.values())
        if total == 0:  # so few iterations that no choice was tried: what the position itself seems to be worth
            total = sum(int(tree.visits[tree.root]) for tree in self._trees)
            summed = sum(tree.values[tree.root, FIRST_SEAT:] for tree in self._trees)
        values = summed / total
        choices = [
            Choice(
                action,
                visits[action],
                tuple(float(x) for x in (sums[action] / visits[action] if visits[action] else values)),
                (action, *lines.get(action, (0, []))[1]),
            )
            for action in legal
        ]
        choices.sort(key=lambda choice: (-choice.visits, -choice.values[seat], choice.action))
        return Thoughts(tuple(choices), tuple(float(x) for x in values), iterations, seconds)
