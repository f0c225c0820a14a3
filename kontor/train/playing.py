"""Games of a network against itself: what was seen, chosen and won, ready to be learned from."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from kontor.bots.many import Trees
from kontor.bots.network import policy_rows
from kontor.bots.network.evaluating import Rooms
from kontor.bots.network.form import Weights

from .losses import NEVER, chances, shares
from .twin import UNIT, Array, Twin

CHOICES = 40
"""Nodes that a tree has room for, for each iteration of its search."""


class Experience(NamedTuple):
    """Decisions in a row each. Seats and decisions are counted from the viewer, the one who decided."""

    chosen: Array
    """(n, entries): rows of the network that the observation adds."""
    legal: Array
    """(n, decisions)"""
    action: Array
    chance: Array
    """The logarithm of how likely it was."""
    gain: Array
    """How much better it went for the seat than was expected."""
    share: Array
    """(n, players): of the victory, as it came about."""


class Thought(NamedTuple):
    """Decisions that a search stood behind, in a row each, counted from the viewer."""

    chosen: Array
    legal: Array
    wanted: Array
    """(n, decisions): how often the search went on with each, as parts of 1."""
    share: Array


class Turned:
    """Seats and decisions counted from a viewer, and back."""

    def __init__(self, batch: Any, arrays: Any) -> None:
        self.arrays, players = arrays, batch.players
        rows = np.stack([policy_rows(batch.game, players, viewer) for viewer in range(players)])
        places = np.arange(rows.shape[1])
        self.same = bool((rows == places).all())
        self.row_of = arrays.asarray(rows)
        self.action_of = arrays.asarray(np.argsort(rows, axis=1))
        seats = np.arange(players)
        self.from_viewer = arrays.asarray((seats[:, None] + seats) % players)
        self.to_seats = arrays.asarray((seats - seats[:, None]) % players)

    def mask(self, legal: Array, seats: Array) -> Array:
        """Legal decisions, for viewers in these seats."""
        return legal if self.same else self.arrays.take_along_axis(legal, self.action_of[seats], 1)

    def action(self, row: Array, seats: Array) -> Array:
        """The decision that a row of the policy stands for."""
        return row if self.same else self.action_of[seats, row]

    def seen(self, by_seat: Array, seats: Array) -> Array:
        """(n, players): what is told by seat, counted from viewers in these seats."""
        return self.arrays.take_along_axis(by_seat, self.from_viewer[seats], 1)

    def seated(self, by_viewer: Array, seats: Array) -> Array:
        """The same back."""
        return self.arrays.take_along_axis(by_viewer, self.to_seats[seats], 1)


class Planner:
    """Searches the tables of a batch by whatever network it is given; `batches` knows where that is done."""

    def __init__(self, batches: Any, batch: Any, iterations: int, seed: int) -> None:
        self.batches, self.batch, self.iterations = batches, batch, iterations
        self.arrays, of = batches.arrays, batch.game
        self.nodes = iterations * CHOICES + of.max_legal + 1
        self.trees = Trees.of(batch.n, self.nodes, batch.players, len(of.actions), self.arrays)
        self._seed = seed
        self._rooms: Rooms | None = None
        self.params = of.search_params._replace(winning=1.0).exact()

    def ready(self, twin: Twin) -> Weights:
        """Its whole numbers, where the search is done."""
        weights = twin.weights(self.batch.game)
        return Weights._make(x if isinstance(x, int) else self.arrays.asarray(x) for x in weights)

    def ask(self, weights: Weights, seats: Array) -> tuple[Array, Array]:
        """How often a search went on with each decision (n, decisions), and what each table is worth to each seat (n,
        players), as these seats see them; -1: nobody looks at that table."""
        arrays, batch = self.arrays, self.batch
        n, players = batch.n, batch.players
        if self._rooms is None:
            self._rooms = Rooms.of(weights, n, arrays)
        said = arrays.zeros((n, len(weights.value_bias)), np.int32)
        visits, worth = arrays.zeros((n, len(batch.game.actions)), np.int32), arrays.zeros((n, players), np.float64)
        self._seed = (self._seed + n) % (1 << 62)
        self.batches.search(
            batch, batch.states.copy(), arrays.ascontiguousarray(seats, np.int8), players, self.iterations, self._seed,
            self.nodes, self.trees, self.params, weights, UNIT, UNIT, self._rooms, said, visits, worth,
        )  # fmt: skip
        return visits, worth.astype(np.float32)


class Table:
    """A batch in which one network has all seats."""

    def __init__(self, batch: Any, twin: Twin, seed: int, planner: Planner | None = None) -> None:
        self.batch, self.twin, self.arrays, self.planner = batch, twin, twin.arrays, planner
        self.turned = Turned(batch, self.arrays)
        self.rng = self.arrays.random.default_rng(seed)
        self.games = 0

    def grow(self, steps: int) -> None:
        """So many decisions of each game; one after the other begins anew meanwhile, so that they are of all ages."""
        arrays, batch = self.arrays, self.batch
        turn = arrays.arange(batch.n) % max(1, steps)
        for step in range(steps):
            seats = batch.to_move.astype(arrays.int64)
            legal = self.turned.mask(batch.legal_mask, seats)
            row, _ = draw(arrays, self.twin.forward(self.twin.chosen(batch.observe())).policy, legal, self.rng)
            batch.step(self.turned.action(row, seats))
            batch.reset(which=turn == step)

    def collect(self, steps: int, memory: float) -> Experience:
        """So many decisions of each game. `memory`: how much of what came later counts, beside what was expected."""
        arrays, batch, rows = self.arrays, self.batch, []
        for _ in range(steps):
            seats = batch.to_move.astype(arrays.int64)
            chosen = self.twin.chosen(batch.observe())
            legal = self.turned.mask(batch.legal_mask, seats).copy()
            passed = self.twin.forward(chosen)
            expected = self.turned.seated(shares(arrays, passed.value, batch.players), seats)
            row, chance = draw(arrays, passed.policy, legal, self.rng)
            batch.step(self.turned.action(row, seats))
            ended = batch.done.copy()
            self.games += int(ended.sum())
            rows.append((chosen, legal, row, chance, seats, expected, ended, batch.rewards.share.copy()))
        gain, share = self._told([row[-4:] for row in rows], memory)
        chosen, legal, action, chance = (arrays.concatenate([row[k] for row in rows]) for k in range(4))
        return Experience(chosen, legal, action, chance, gain, share)

    def think(self, steps: int, memory: float) -> Thought:
        """So many decisions of each game, each as likely as the search goes on with it."""
        arrays, batch, rows, planner = self.arrays, self.batch, [], self.planner
        assert planner is not None
        weights = planner.ready(self.twin)
        for _ in range(steps):
            seats = batch.to_move.astype(arrays.int64)
            chosen = self.twin.chosen(batch.observe())
            legal = self.turned.mask(batch.legal_mask, seats).copy()
            visits, expected = planner.ask(weights, seats)
            visits = self.turned.mask(visits, seats)
            wanted = visits.astype(arrays.float32) / visits.sum(axis=1, keepdims=True)
            row, _ = draw(arrays, arrays.log(wanted + np.float32(1e-20)), visits > 0, self.rng)
            batch.step(self.turned.action(row, seats))
            ended = batch.done.copy()
            self.games += int(ended.sum())
            wanted = wanted.astype(arrays.float16)
            rows.append((chosen, legal, wanted, seats, expected, ended, batch.rewards.share.copy()))
        _, share = self._told([row[-4:] for row in rows], memory)
        chosen, legal, wanted = (arrays.concatenate([row[k] for row in rows]) for k in range(3))
        return Thought(chosen, legal, wanted, share)

    def _told(self, rows: list[Any], memory: float) -> tuple[Array, Array]:
        """Backwards: how much better each position turned out than expected for the seat, and what it was worth."""
        arrays, batch = self.arrays, self.batch
        seats = batch.to_move.astype(arrays.int64)
        value = self.twin.forward(self.twin.chosen(batch.observe())).value
        following = self.turned.seated(shares(arrays, value, batch.players), seats)
        later = arrays.zeros_like(following)
        gains, came = [], []
        for seats, expected, ended, share in reversed(rows):
            over = ended[:, None]
            surprise = arrays.where(over, share, following) - expected
            later = surprise + np.float32(memory) * arrays.where(over, np.float32(0), later)
            gains.append(arrays.take_along_axis(later, seats[:, None], 1)[:, 0])
            came.append(self.turned.seen(later + expected, seats))
            following = expected
        return arrays.concatenate(gains[::-1]), arrays.concatenate(came[::-1])


def draw(arrays: Any, policy: Array, legal: Array, rng: Any) -> tuple[Array, Array]:
    """A legal decision for each row, as likely as the policy says, and the logarithm of how likely that was."""
    tiny = np.float32(1e-20)
    noise = -arrays.log(-arrays.log(rng.random(policy.shape, dtype=arrays.float32) + tiny) + tiny)
    row = arrays.where(legal, policy + noise, NEVER).argmax(axis=1)
    likely = arrays.take_along_axis(chances(arrays, policy, legal), row[:, None], 1)[:, 0]
    return row, arrays.log(likely + tiny)
