"""What spaces of Gymnasium and PettingZoo are made of, and what their environments check alike."""

from __future__ import annotations

from typing import Any

import numpy as np

from kontor.batch import Observations
from kontor.kernel import BadOption
from kontor.kernel.errors import whole

from .extras import needed_for

with needed_for("This environment", "gymnasium"):
    from gymnasium.spaces import Box, Space


def observation_box(observations: Observations) -> Space[Any]:
    """The space of the observations of a game."""
    return Box(observations.low, observations.high, dtype=np.int16)


def checked_seat(seat: int, players: int) -> int:
    number = whole(seat)
    if number is None or not 0 <= number < players:
        raise BadOption(f"There is no seat {seat!r}; seats are 0 to {players - 1}.")
    return number


def checked_render_mode(mode: str | None) -> str | None:
    if mode not in (None, "ansi"):
        raise BadOption(f"A render mode is “ansi” or None, not {mode!r}.")
    return mode
