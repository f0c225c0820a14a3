"""The little statistics we need: 95% intervals for rates and means."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import asdict, dataclass

Z = 1.959963984540054
"""97.5% point of the normal distribution."""


@dataclass(frozen=True)
class Interval:
    """A value and the interval of 95% around it."""

    value: float
    low: float
    high: float

    def to_json(self) -> dict[str, float]:
        """The three numbers, rounded."""
        return {name: round(number, 6) for name, number in asdict(self).items()}


def rate(successes: float, trials: int) -> Interval:
    """Wilson's interval: right also for small numbers and rates near 0 or 1.

    >>> rate(0, 10)
    Interval(value=0.0, low=0.0, high=0.2775327998628892)
    """
    if trials == 0:
        return Interval(math.nan, 0.0, 1.0)
    p = successes / trials
    centre = (p + Z * Z / (2 * trials)) / (1 + Z * Z / trials)
    half = Z / (1 + Z * Z / trials) * math.sqrt(p * (1 - p) / trials + Z * Z / (4 * trials * trials))
    low = 0.0 if successes == 0 else max(0.0, centre - half)
    return Interval(p, low, 1.0 if successes == trials else min(1.0, centre + half))


def mean(values: Sequence[float]) -> Interval:
    """Mean with the normal interval of its standard error."""
    n = len(values)
    if n == 0:
        return Interval(math.nan, math.nan, math.nan)
    m = sum(values) / n
    if n == 1:
        return Interval(m, math.nan, math.nan)
    error = math.sqrt(sum((x - m) ** 2 for x in values) / (n - 1) / n)
    return Interval(m, m - Z * error, m + Z * error)
