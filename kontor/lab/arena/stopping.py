"""Sequential stopping: a match ends as soon as it is decided, with error rates stated beforehand.

Two claims are weighed, with `p` the challenger's share of the victories: H0, p <= p0, and H1, p >= p1. The generalised
sequential probability ratio test follows the log-likelihood ratio after every deal and stops at Wald's bounds. Then H1
is accepted though H0 is true with probability about alpha, and H0 though H1 is true with about beta; between p0 and p1
either answer may come. The unit is the deal, not the game, because the two games of a deal are not independent: the
likelihood is that of the best distribution of deal results with that mean, as in the pentanomial test of chess
engines, for whatever results deals can have.

The test looks at deals in the order of their numbers, never in the order they happen to be finished.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from typing import Any

from kontor.kernel import BadOption

FIRST = 20  # deals before the first verdict: earlier the spread of results is not known well enough
_TRACE = 1e-3  # of a deal: keeps 0 and 1 possible, also if no deal ended so yet


@dataclass(frozen=True)
class Sprt:
    """A sequential test that the challenger's share is p1 or more, against p0 or less."""

    p0: float = 0.5
    p1: float = 0.55
    alpha: float = 0.05
    beta: float = 0.05

    def __post_init__(self) -> None:
        if not 0 < self.p0 < self.p1 < 1:
            raise BadOption(f"--stop needs 0 < p0 < p1 < 1, not p0 {self.p0:g} and p1 {self.p1:g}.")
        if not (0 < self.alpha < 0.5 and 0 < self.beta < 0.5):
            raise BadOption(f"Error rates must lie between 0 and 0.5, not alpha {self.alpha:g} and beta {self.beta:g}.")

    @property
    def bounds(self) -> tuple[float, float]:
        """The ratio below which H0 is accepted, and that above which H1 is."""
        return math.log(self.beta / (1 - self.alpha)), math.log((1 - self.beta) / self.alpha)

    def ratio(self, deals: Counter[float]) -> float:
        """Log-likelihood ratio of H1 to H0 after deals with these results."""
        counts: dict[float, float] = dict(deals)
        for end in (0.0, 1.0):
            counts[end] = counts.get(end, 0) + _TRACE
        total = 0.0
        tilted = [_tilt(counts, p) for p in (self.p0, self.p1)]
        for value, count in counts.items():
            one, two = (1 + x * (value - p) for x, p in zip(tilted, (self.p0, self.p1), strict=True))
            total += count * math.log(one / two)
        return total

    def verdict(self, deals: Counter[float]) -> str:
        """`H1`, `H0`, or nothing while it is open."""
        if deals.total() < FIRST:
            return ""
        low, high = self.bounds
        ratio = self.ratio(deals)
        return "H1" if ratio >= high else "H0" if ratio <= low else ""

    def to_json(self) -> dict[str, Any]:
        """Its parameters."""
        return asdict(self)


def _tilt(counts: dict[float, float], mean: float) -> float:
    """The x for which weights count / (1 + x (value - mean)) have that mean: the likeliest distribution with it."""
    from scipy.optimize import brentq

    def off(x: float) -> float:
        return sum(n * (value - mean) / (1 + x * (value - mean)) for value, n in counts.items())

    margin = 1e-9  # 0 and 1 are among the values, so x lies between the poles they make
    return float(brentq(off, -1 / (1 - mean) + margin, 1 / mean - margin, xtol=1e-12))


class Watcher:
    """Follows one pairing deal by deal and tells when to stop."""

    def __init__(self, test: Sprt | None) -> None:
        self.test = test
        self.deals: Counter[float] = Counter()
        self.verdict = ""

    def see(self, shares: Iterable[float]) -> str:
        for share in shares:
            self.deals[share] += 1
            if self.test and not self.verdict:
                self.verdict = self.test.verdict(self.deals)
        return self.verdict
