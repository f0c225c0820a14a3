"""What a network says of observations, in numpy: the reference that every other way of evaluating must equal."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from .form import CLIP, NO_ROW, Array, Weights

AT_ONCE = 256
"""Observations whose rows are in memory together."""


class Outputs(NamedTuple):
    """A row for each observation."""

    value: NDArray[np.int32]
    """(n, seats): for each seat, counted from the viewer; only those at the table mean something."""
    policy: NDArray[np.int32]
    """(n, decisions): for each decision, its seats counted from the viewer (`policy_rows`)."""


def rows_chosen(weights: Weights, observations: Array) -> NDArray[np.int32]:
    """(n, entries): the row that each entry adds; -1: none."""
    places = np.clip(observations.astype(np.int64) - weights.low, 0, weights.span)
    found: NDArray[np.int32] = weights.row_of[weights.start + places]
    return found


def evaluate(weights: Weights, observations: Array) -> Outputs:
    """What the network says of observations, (n, entries), as `Observations` writes them."""
    parts = [_evaluate(weights, observations[k : k + AT_ONCE]) for k in range(0, len(observations), AT_ONCE)]
    seats, actions = len(weights.value), len(weights.policy)
    if not parts:
        return Outputs(np.empty((0, seats), np.int32), np.empty((0, actions), np.int32))
    return Outputs(np.concatenate([part.value for part in parts]), np.concatenate([part.policy for part in parts]))


def _evaluate(weights: Weights, observations: Array) -> Outputs:
    chosen = rows_chosen(weights, observations)
    used = (chosen != NO_ROW)[..., None]
    accumulators = weights.bias + (weights.rows[np.maximum(chosen, 0)] * used).sum(axis=1, dtype=np.int32)
    hidden = np.clip(accumulators >> weights.shift, 0, CLIP)
    dense = np.clip(_layer(weights.dense, weights.dense_bias, hidden) >> weights.dense_shift, 0, CLIP)
    return Outputs(_layer(weights.value, weights.value_bias, dense), _layer(weights.policy, weights.policy_bias, dense))


def _layer(table: Array, bias: Array, inputs: Array) -> NDArray[np.int32]:
    found: NDArray[np.int32] = inputs.astype(np.int32) @ table.T.astype(np.int32) + bias
    return found


def shares(value: Array, players: int, unit: int) -> NDArray[np.float64]:
    """(n, players): win probabilities of the seats, counted from the viewer, from values of which `unit` make a nat.

    They add up to 1; alone it is the chance to win.
    """
    nats = value[:, :players].astype(np.float64) / unit
    if players == 1:
        return 1.0 / (1.0 + np.exp(-nats))
    powers = np.exp(nats - nats.max(axis=1, keepdims=True))
    found: NDArray[np.float64] = powers / powers.sum(axis=1, keepdims=True)
    return found
