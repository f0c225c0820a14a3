"""What is to become less, and how it changes with what the network says.

Slopes are written down, not derived by a library: there are three kinds of them, and the tests compare each with small
differences.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from .twin import Array

NEVER = np.float32(-1e9)


class Slopes(NamedTuple):
    """Of the mean over rows, for each value and each number of the policy; and the mean itself, of both parts."""

    value: Array
    policy: Array
    surprise: float | Array
    """Of the values: 0 for whoever knows the winner."""
    policy_loss: float | Array


def chances(arrays: Any, policy: Array, legal: Array) -> Array:
    """(n, decisions): how likely each decision is; 0 where it is not legal."""
    nats = arrays.where(legal, policy, NEVER)
    powers = arrays.exp(nats - nats.max(axis=1, keepdims=True))
    return powers / powers.sum(axis=1, keepdims=True)


def shares(arrays: Any, value: Array, players: int) -> Array:
    """(n, players): win probabilities, counted from the viewer."""
    nats = value[:, :players]
    if players == 1:
        return 1 / (1 + arrays.exp(-nats))
    powers = arrays.exp(nats - nats.max(axis=1, keepdims=True))
    return powers / powers.sum(axis=1, keepdims=True)


def of_values(arrays: Any, value: Array, share: Array) -> tuple[Array, Array]:
    """The slope of the surprise about shares of the victory, and the surprise."""
    players = share.shape[1]
    expected = shares(arrays, value, players)
    slope = arrays.zeros_like(value)
    slope[:, :players] = (expected - share) / np.float32(len(value))
    tiny = np.float32(1e-9)
    told = -(share * arrays.log(expected + tiny)).sum(axis=1)
    if players == 1:
        told = told - ((1 - share) * arrays.log(1 - expected + tiny)).sum(axis=1)
    return slope, told.mean()


def of_choices(arrays: Any, policy: Array, legal: Array, wanted: Array) -> tuple[Array, Array]:
    """For decisions that somebody else chose: `wanted` is how likely each should be."""
    likely = chances(arrays, policy, legal)
    told = -(wanted * arrays.log(likely + np.float32(1e-9))).sum(axis=1).mean()
    return (likely - wanted) / np.float32(len(policy)), told


def of_gains(
    arrays: Any, policy: Array, legal: Array, action: Array, chance: Array, gain: Array, reach: float, curiosity: float
) -> tuple[Array, Array, Array]:
    """For own decisions (PPO): what went better than expected becomes likelier, by not more than `reach` of what it
    was; `curiosity` keeps others possible. The slope, the loss, and how far chances have moved (KL divergence)."""
    likely = chances(arrays, policy, legal)
    logs = arrays.log(likely + np.float32(1e-20))
    now = arrays.take_along_axis(logs, action[:, None], 1)[:, 0]
    ratio = arrays.exp(now - chance)
    held = ((gain > 0) & (ratio > 1 + reach)) | ((gain < 0) & (ratio < 1 - reach))
    pull = arrays.where(held, np.float32(0), -gain * ratio)
    slope = -pull[:, None] * likely
    slope[arrays.arange(len(action)), action] += pull
    open_minded = -(likely * logs).sum(axis=1)
    slope += np.float32(curiosity) * likely * (logs + open_minded[:, None])
    bounded = arrays.clip(ratio, 1 - reach, 1 + reach)
    loss = -arrays.minimum(ratio * gain, bounded * gain).mean() - np.float32(curiosity) * open_minded.mean()
    moved = (ratio - 1 - (now - chance)).mean()
    return slope / np.float32(len(policy)), loss, moved
