"""What something contributes to winning, from games in which some seats used it and some did not.

The outcome is a seat's share of the victory. Only seats of the same game are compared: the number of players, the
options and the luck of the setup are alike for them. Place in turn order, bots and, if asked, how many things of the
kind a seat used in all are accounted for by linear regression. Games are independent of each other, seats of a game
are not, so sums are over whole games. An interval has every effect b that the games do not contradict: with it, what is
left of the shares is unrelated to the amounts, as measured by the sum over games divided by its own size (a score test
turned round). That holds for few games and skewed outcomes too, where value ± a multiple of the standard error misses
too often; degrees of freedom are those of the games that really tell something.

All intervals of a report hold together with 95%: of m of them each is a (1 − 0.05/m) interval (Bonferroni). Whoever
looks for the largest effects in a long table is not fooled by chance, however they depend on each other. Holm's method
has no such intervals, and those of Benjamini and Hochberg hold only on average over what was selected.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import NormalDist
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kontor.lab.statistics import Interval

CONFIDENCE = 0.95
FEWEST = 30.0
"""Games that must tell something of an effect, or nothing is said of it."""

Numbers = NDArray[np.float64]


@dataclass(frozen=True)
class Estimate:
    """A value, its standard error, and how many games it really rests on."""

    value: float
    error: float
    games: float

    def interval(self, comparisons: int) -> Interval:
        """One of so many intervals that hold together."""
        half = t_quantile(1 - (1 - CONFIDENCE) / (2 * max(1, comparisons)), self.games - 1) * self.error
        return Interval(self.value, self.value - half, self.value + half)


@dataclass(frozen=True, eq=False)
class Effect:
    """What one more of something adds to the share of the victory."""

    together: Numbers
    """By game: the sum over seats of amount times share, of what is left when all else is accounted for."""
    amounts: Numbers
    """By game: the same of the amount squared."""

    @property
    def value(self) -> float:
        """The estimate of least squares."""
        return float(self.together.sum() / self.amounts.sum())

    @property
    def games(self) -> float:
        """How many games it really rests on."""
        return float(self.amounts.sum() ** 2 / (self.amounts**2).sum())

    def interval(self, comparisons: int) -> Interval:
        """One of so many intervals that hold together."""
        square = t_quantile(1 - (1 - CONFIDENCE) / (2 * max(1, comparisons)), self.games - 1) ** 2
        together, amounts = self.together.sum(), self.amounts.sum()
        # all b with (sum of together - b amounts) squared <= square * sum of (together - b amounts) squared
        a = float(amounts**2 - square * (self.amounts**2).sum())
        b = float(together * amounts - square * (self.together * self.amounts).sum())
        c = float(together**2 - square * (self.together**2).sum())
        if a <= 0:
            return Interval(self.value, -math.inf, math.inf)
        half = math.sqrt(max(0.0, b * b - a * c)) / a
        return Interval(self.value, min(self.value, b / a - half), max(self.value, b / a + half))


def t_quantile(p: float, freedom: float) -> float:
    """Of Student's distribution, by the expansion of Cornish and Fisher: right to 0.3% from 10 degrees of freedom on.

    >>> round(t_quantile(0.975, 20), 3), round(t_quantile(0.9995, 30), 2)
    (2.086, 3.65)
    """
    z, v = NormalDist().inv_cdf(p), freedom
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return z + sum(float(term) / v ** (k + 1) for k, term in enumerate(terms))


def mean_of(values: Sequence[float]) -> Estimate | None:
    """The mean over games."""
    n = len(values)
    if n < FEWEST:
        return None
    return Estimate(float(np.mean(values)), float(np.std(values, ddof=1)) / math.sqrt(n), n)


def difference(ones: Sequence[float], others: Sequence[float]) -> Estimate | None:
    """How much larger the mean of some games is than that of other games (Welch)."""
    one, other = mean_of(ones), mean_of(others)
    if one is None or other is None:
        return None
    a, b = one.error**2, other.error**2
    if a + b == 0:
        return Estimate(one.value - other.value, 0.0, len(ones) + len(others))
    freedom = (a + b) ** 2 / (a**2 / (len(ones) - 1) + b**2 / (len(others) - 1))
    return Estimate(one.value - other.value, math.sqrt(a + b), freedom + 1)


class Comparison:
    """Seats of many games: what each had of the victory, and what is accounted for. Arrays are (games, seats)."""

    def __init__(self, shares: Any, accounted: Sequence[Any] = ()) -> None:
        self._shares = _within(shares)
        self._accounted = [_within(each) for each in accounted]

    def effect(self, amounts: Any, kind: Any = None) -> Effect | None:
        """What one more of something adds to the share of the victory. With `kind`, how much of its kind a seat used
        in all: then one more of it in place of another of its kind. None: too few games tell anything."""
        amount = _within(amounts)
        beside = [*self._accounted, *([] if kind is None else [_within(kind)])]
        shares, rest = self._shares, amount
        if beside:
            matrix = np.stack([each.ravel() for each in beside], 1)
            found, *_ = np.linalg.lstsq(matrix, np.stack([shares.ravel(), amount.ravel()], 1), rcond=None)
            shares = shares - (matrix @ found[:, 0]).reshape(shares.shape)
            rest = amount - (matrix @ found[:, 1]).reshape(shares.shape)
        total = float((rest**2).sum())
        if total <= 1e-9 * max(1.0, float((amount**2).sum())):
            return None  # it follows from the others
        weight = (rest**2).sum(1) / total  # how much each game tells
        games = 1 / float((weight**2).sum())
        if games < FEWEST:
            return None
        return Effect((rest * shares).sum(1), (rest**2).sum(1))


def _within(values: Any) -> Numbers:
    """Compared with the mean of the game."""
    array: Numbers = np.asarray(values, np.float64)
    within: Numbers = array - array.mean(1, keepdims=True)
    return within
