"""Ratings: one number per bot, with 95% intervals.

The model is Bradley and Terry's, on the Elo scale: a bot that is d points above another takes 1 / (1 + 10^(-d/400)) of
the victories at tables the two share evenly. It is fitted by `choix` to the shares of all pairings at once. Places
after the first do not count, because the rules know no other victory. (Systems such as OpenSkill are for players who
change and games that come one by one: there the answer depends on the order of games, and sigma is no 95% interval.)

Intervals come from the Bayesian bootstrap over deals: the results of deals get random weights from a Dirichlet
distribution, and the model is fitted again, 2,000 times. The deal is the unit, because its two games share their luck.
Each pairing has half a deal won and half a deal lost added, after Jeffreys: without them, a bot that won every game
would have an infinite rating and an interval without width.

Ratings are relative, so one bot, the anchor, is given its number, and intervals are those of the distance to it.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from kontor.kernel import BadOption, KontorError
from kontor.lab.statistics import Interval

from .schedule import Pairing

if TYPE_CHECKING:  # numpy is loaded only to rate: `kontor --help` need not wait for it
    import numpy as np
    from numpy.typing import NDArray

SCALE = 400 / math.log(10)
SAMPLES = 2000
_ADDED = 0.5
Deals = Mapping[Pairing, Sequence[float]]
"""The challenger's share in each deal of a pairing."""


@dataclass(frozen=True)
class Rating:
    """A bot's rating; None: no chain of games connects it with the anchor."""

    bot: str
    rating: Interval | None


@dataclass(frozen=True)
class Standing:
    """What came out: ratings from the best down, and for each pairing the share and the distance it means."""

    ratings: list[Rating]
    shares: dict[Pairing, Interval]
    distances: dict[Pairing, Interval]
    anchor: str
    anchored_at: float


def elo(share: float) -> float:
    """The distance in points that gives this share.

    >>> round(elo(0.75), 1)
    190.8
    """
    return SCALE * math.log(share / (1 - share))


def share_of(deals: Sequence[float], seed: int = 0) -> Interval:
    """The mean share with its interval."""
    import numpy as np

    return _interval(sum(deals) / len(deals), _samples(deals, np.random.default_rng(seed)))


def _samples(deals: Sequence[float], chance: np.random.Generator) -> NDArray[np.float64]:
    """Shares as they might have been: the weights of equal results together are gamma-distributed."""
    import numpy as np

    counts: Counter[float] = Counter(deals)
    values = np.array(sorted({*counts, 0.0, 1.0}))
    shapes = np.array([counts[v] + (_ADDED if v in (0.0, 1.0) else 0.0) for v in values.tolist()])
    weights = chance.gamma(np.broadcast_to(shapes, (SAMPLES, len(shapes))))
    return np.asarray(weights @ values / weights.sum(axis=1), np.float64)


def _interval(value: float, samples: NDArray[np.float64]) -> Interval:
    import numpy as np

    low, high = np.quantile(samples, [0.025, 0.975])
    return Interval(value, min(float(low), value), max(float(high), value))


def _fit(bots: int, pairs: Sequence[tuple[int, int]], shares: Sequence[float], games: Sequence[float]) -> Any:
    """Ratings in points, up to a constant."""
    import numpy as np

    try:
        import choix
    except ImportError:
        raise KontorError("Ratings need the package choix: pip install 'kontor[arena]'.") from None
    wins = np.zeros((bots, bots))
    for (base, challenger), share, count in zip(pairs, shares, games, strict=True):
        wins[challenger, base] += share * count
        wins[base, challenger] += (1 - share) * count
    return SCALE * choix.ilsr_pairwise_dense(wins, max_iter=10_000, tol=1e-6)


def rate_bots(
    bots: Sequence[str], deals: Deals, anchor: str | None = None, anchored_at: float = 1000.0, seed: int = 0
) -> Standing:
    """Rate the bots by the deals of their pairings; the same deals and seed give the same intervals."""
    import numpy as np

    if anchor is not None and anchor not in bots:
        raise BadOption(f"The anchor “{anchor}” is not among the bots {', '.join(bots)}.")
    anchor = anchor or ("greedy" if "greedy" in bots else bots[len(bots) // 2])
    played = {pairing: list(results) for pairing, results in deals.items() if results}
    chance = np.random.default_rng(seed)
    samples = {pairing: np.clip(_samples(results, chance), 1e-9, 1 - 1e-9) for pairing, results in played.items()}
    shares = {p: _interval(sum(results) / len(results), samples[p]) for p, results in played.items()}
    smooth = {p: (sum(results) + _ADDED) / (len(results) + 2 * _ADDED) for p, results in played.items()}
    distances = {p: _interval(elo(smooth[p]), SCALE * np.log(x / (1 - x))) for p, x in samples.items()}

    reached = _reached(anchor, list(played))
    rated = [bot for bot in bots if bot in reached]
    inside = [p for p in played if p.base in reached]
    found: dict[str, Interval] = {anchor: Interval(anchored_at, anchored_at, anchored_at)}
    if inside:
        at = {bot: k for k, bot in enumerate(rated)}
        pairs = [(at[p.base], at[p.challenger]) for p in inside]
        games = [2.0 * len(played[p]) for p in inside]
        points = _fit(len(rated), pairs, [smooth[p] for p in inside], games)
        tries = np.array([_fit(len(rated), pairs, [samples[p][k] for p in inside], games) for k in range(SAMPLES)])
        points = points - points[at[anchor]] + anchored_at
        tries = tries - tries[:, [at[anchor]]] + anchored_at
        found |= {bot: _interval(float(points[k]), tries[:, k]) for bot, k in at.items()}
    ratings = [Rating(bot, found.get(bot)) for bot in bots]
    ratings.sort(key=lambda r: -r.rating.value if r.rating else float("inf"))
    return Standing(ratings, shares, distances, anchor, anchored_at)


def _reached(anchor: str, pairings: Sequence[Pairing]) -> set[str]:
    """Bots that a chain of games connects with the anchor."""
    reached = {anchor}
    for _ in pairings:
        for pairing in pairings:
            if reached & {pairing.base, pairing.challenger}:
                reached |= {pairing.base, pairing.challenger}
    return reached
