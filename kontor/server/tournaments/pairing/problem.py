"""What is asked before a round, and what is answered."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

Pair = frozenset[int]
OUTSIDE = 50
"""A whole game away from the share of a seat counts more than all distances below one."""


@dataclass(frozen=True)
class Player:
    """Somebody who plays the round."""

    id: int
    score: int = 0
    """What neighbours in a Swiss are close in: points, as a whole number."""
    seats: tuple[int, ...] = ()
    """Where they sat in earlier rounds, from 0; a round at no table is left out."""
    byes: int = 0


@dataclass(frozen=True)
class Problem:
    players: tuple[Player, ...]
    sizes: tuple[int, ...]
    """Of the tables, the largest first. Whoever is left has a bye."""
    met: Mapping[Pair, int] = field(default_factory=dict)
    """How often two were at the same table."""
    by_score: bool = True
    """Whether those with close scores should meet; else only repeats and seats count."""
    seed: int = 0
    seconds: float = 4.0

    @cached_property
    def ranked(self) -> list[Player]:
        return sorted(self.players, key=lambda player: (-player.score, player.id))

    @cached_property
    def places(self) -> tuple[int, ...]:
        return places_of(self.sizes)

    def times(self, one: int, other: int) -> int:
        return self.met.get(frozenset((one, other)), 0)


@dataclass(frozen=True)
class Pairing:
    tables: list[list[int]]
    """Ids in the order of their seats."""
    byes: list[int]
    repeats: int
    """Of every pair at a table: how often they had met before."""
    least_repeats: int
    """Proven: nobody can do with fewer."""
    unfair_seats: int
    """Games that somebody has sat in a seat beyond their share of it, rounded up, or below it, rounded down."""
    solver: str


def division(count: int, largest: int, allowed: Collection[int]) -> tuple[int, ...]:
    """The sizes of tables for so many players: as few tables as possible, sizes that differ by one at most; as few
    players as possible sit out."""
    for playing in range(count, 1, -1):
        for tables in range(-(-playing // largest), playing // 2 + 1):
            small, more = divmod(playing, tables)
            sizes = (*(small + 1 for _ in range(more)), *(small for _ in range(tables - more)))
            if all(size in allowed for size in sizes):
                return sizes
    return ()


def places_of(sizes: Sequence[int]) -> tuple[int, ...]:
    """How many tables have a first seat, a second, and so on: smaller tables lack the last ones."""
    return tuple(sum(size > seat for size in sizes) for seat in range(max(sizes, default=0)))


def unfairness(seats: Iterable[int], places: Sequence[int]) -> tuple[int, float]:
    """How far somebody who sat in these seats is from their share of each: their games times its part of all places.
    First in whole games too many or too few, of which there need be none: such a matrix of shares can always be
    rounded, up or down, without changing its sums. Then in squares of the distance."""
    taken = Counter(seats)
    games, total = taken.total(), sum(places)
    outside, apart = 0, 0.0
    for seat, tables in enumerate(places):
        due = games * tables
        outside += max(0, due // total - taken[seat], taken[seat] - -(-due // total))
        apart += (taken[seat] - due / total) ** 2
    return outside, apart


def seat_cost(player: Player, seat: int, places: Sequence[int]) -> float:
    """What it costs in fairness to sit there now."""
    outside, apart = unfairness((*player.seats, seat), places)
    return outside * OUTSIDE + apart


def fairest_seats(group: Sequence[Player], places: Sequence[int]) -> list[int]:
    """The order of a table in which seats are shared most fairly; a table is small enough to try all."""
    costs = [[seat_cost(player, seat, places) for seat in range(len(group))] for player in group]
    best = min(
        itertools.permutations(range(len(group))),
        key=lambda order: sum(costs[k][seat] for seat, k in enumerate(order)),
    )
    return [group[k].id for k in best]


def meetings(tables: Iterable[Sequence[int]]) -> Iterable[Pair]:
    for table in tables:
        yield from (frozenset(two) for two in itertools.combinations(table, 2))


def answered(problem: Problem, tables: list[list[int]], least_repeats: int, solver: str) -> Pairing:
    """A pairing with what can be said of it."""
    by_id = {player.id: player for player in problem.players}
    seat_of = {one: seat for table in tables for seat, one in enumerate(table)}
    places = places_of([len(table) for table in tables])
    return Pairing(
        tables=tables,
        byes=[player.id for player in problem.players if player.id not in seat_of],
        repeats=sum(problem.met.get(pair, 0) for pair in meetings(tables)),
        least_repeats=least_repeats,
        unfair_seats=sum(unfairness((*by_id[one].seats, seat), places)[0] for one, seat in seat_of.items()),
        solver=solver,
    )
