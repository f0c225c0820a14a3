"""Two networks against each other, in deals: the same seed, the challenger in each seat once. The arena's sequential
test says when it is decided."""

from __future__ import annotations

from collections import Counter
from typing import Any, NamedTuple, Protocol

import numpy as np

from .playing import Planner, Turned, draw
from .twin import Array, Twin, on_host

LONGEST = 500
"""Decisions after which a game is called off; it counts as shared."""


class Batches(Protocol):
    """Where games are played."""

    @property
    def arrays(self) -> Any:
        """The module of their arrays."""

    @property
    def where(self) -> str:
        """A word about it."""

    def search(self, batch: Any, *given: Any) -> None:
        """`search_many` for all tables of a batch."""

    def batch(self, n: int, seed: int, auto_reset: bool) -> Any:
        """So many games."""


class Match(NamedTuple):
    """How a match went for the challenger."""

    share: float
    deals: int
    verdict: str
    """`H1`: it is better; `H0`: it is not; empty: still open."""


def play_match(
    batches: Batches, challenger: Twin, champion: Twin | None, seed: int, most: int, at_once: int = 128,
    test: Any = None, searched: int = 0,
) -> Match:  # fmt: skip
    """At most so many deals, or until the test has a verdict; without a champion against random decisions. With
    `searched` both search so many iterations before each decision, and take what they went on with most."""
    deals: Counter[float] = Counter()
    verdict = ""
    while deals.total() < most and not verdict:
        n = min(at_once, most - deals.total())
        for share in _deals(batches, challenger, champion, seed + deals.total(), n, searched).tolist():
            deals[round(share, 6)] += 1
            if test is not None and not verdict:
                verdict = test.verdict(deals)
    played = deals.total()
    return Match(sum(share * count for share, count in deals.items()) / max(1, played), played, verdict)


def _deals(
    batches: Batches, challenger: Twin, champion: Twin | None, seed: int, n: int, searched: int
) -> Any:  # fmt: skip
    """What the challenger got in each deal."""
    found = np.zeros(n)
    seat = players = 0
    while seat == 0 or seat < players:
        batch = batches.batch(n, seed, auto_reset=False)
        players = batch.players
        planner = Planner(batches, batch, searched, seed) if searched else None
        found += _shares(batches.arrays, batch, challenger, champion, seat, seed, planner)
        seat += 1
    return found / players


def _shares(
    arrays: Any, batch: Any, challenger: Twin, champion: Twin | None, seat: int, seed: int, planner: Planner | None
) -> Any:  # fmt: skip
    turned, rng = Turned(batch, arrays), arrays.random.default_rng(seed * 8 + seat)
    ready = [planner.ready(twin) if planner and twin else None for twin in (challenger, champion)]
    for _ in range(LONGEST):
        seats = batch.to_move.astype(arrays.int64)
        if not bool((seats >= 0).any()):
            break
        actions = arrays.full(batch.n, -1, arrays.int64) if champion else batch.sample().astype(arrays.int64)
        seen, legal = batch.observe(arrays.maximum(batch.to_move, 0)), batch.legal_mask
        for twin, weights, mine in zip(
            (challenger, champion), ready, (seats == seat, (seats >= 0) & (seats != seat)), strict=True
        ):
            rows = arrays.flatnonzero(mine)
            if planner is not None and weights is not None:
                visits, _ = planner.ask(weights, arrays.where(mine, seats, -1))
                actions[rows] = visits[rows].argmax(axis=1)
            elif twin is not None and len(rows):
                actions[rows] = _chosen(arrays, twin, turned, seen[rows], legal[rows], seats[rows], rng)
        batch.step(actions)
    over = on_host(batch.to_move) < 0
    return np.where(over, on_host(batch.rewards.share)[:, seat].astype(np.float64), 1 / batch.players)


def _chosen(arrays: Any, twin: Twin, turned: Turned, seen: Array, legal: Array, seats: Array, rng: Any) -> Array:
    policy = twin.forward(twin.chosen(seen)).policy
    row, _ = draw(arrays, policy, turned.mask(legal, seats), rng)
    return turned.action(row, seats)
