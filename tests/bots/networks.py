"""Networks of chance, for tests: their numbers are large enough that every layer clips now and then."""

from __future__ import annotations

from typing import Any

import numpy as np

from kontor.batch import Batch
from kontor.bots.network import Network, cut, new_weights
from kontor.kernel import Game


def positions(of: Game, n: int, players: int, seed: int = 1) -> tuple[Any, Any]:
    """Tables of random games, as bytes, and the seat that is to move at each."""
    batch = Batch(of, 64, players=players, seed=seed)
    states, seats = [], []
    for _ in range(-(-n // 64)):
        for _ in range(7):
            batch.step(batch.sample())
        states.append(batch.states.copy())
        seats.append(batch.to_move.copy())
    return np.concatenate(states)[:n], np.concatenate(seats)[:n]


def random_network(game: Game, seed: int = 1, hidden: int = 64, dense: int = 32, **more: Any) -> Network:
    rng = np.random.default_rng(seed)
    cuts = []
    for entry in game.observation.entries:
        cuts.append(sorted({int(x) for x in rng.integers(max(entry.low, -2), min(entry.high, 12) + 1, 4)}))
    parts = cut([places if rng.random() < 0.9 else () for places in cuts])
    parts["row_of"][rng.random(len(parts["row_of"])) < 0.3] = -1
    rows, seats, actions = int(parts["row_of"].max()) + 1, game.seats.stop - 1, len(game.actions)
    weights = new_weights(
        game,
        4,
        7,
        **parts,
        rows=rng.integers(-100, 101, (rows, hidden)).astype(np.int16),
        bias=rng.integers(-1000, 1001, hidden).astype(np.int32),
        dense=rng.integers(-127, 128, (dense, hidden)).astype(np.int8),
        dense_bias=rng.integers(-1000, 1001, dense).astype(np.int32),
        value=rng.integers(-127, 128, (seats, dense)).astype(np.int8),
        value_bias=rng.integers(-1000, 1001, seats).astype(np.int32),
        policy=rng.integers(-127, 128, (actions, dense)).astype(np.int8),
        policy_bias=rng.integers(-1000, 1001, actions).astype(np.int32),
    )
    return Network(game, weights, tuple(game.seats), 20_000, 20_000, **more)
