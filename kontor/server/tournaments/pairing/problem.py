"""What is asked before a round, and what is answered."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

Pair = frozenset[int]


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
    """By how much seats were taken again before others had their turn."""
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


def seat_excess(player: Player, seat: int, size: int) -> int:
    """How much more often this seat was theirs than the rarest of the table's; 0: it is their turn to sit there."""
    taken = Counter(player.seats)
    return taken[seat] - min(taken[other] for other in range(size))


def fairest_seats(group: Sequence[Player]) -> list[int]:
    """The order of a table in which seats are shared most fairly; a table is small enough to try all."""
    excess = [[seat_excess(player, seat, len(group)) ** 2 for seat in range(len(group))] for player in group]
    best = min(
        itertools.permutations(range(len(group))),
        key=lambda order: sum(excess[k][seat] for seat, k in enumerate(order)),
    )
    return [group[k].id for k in best]


def meetings(tables: Iterable[Sequence[int]]) -> Iterable[Pair]:
    for table in tables:
        yield from (frozenset(two) for two in itertools.combinations(table, 2))


def answered(problem: Problem, tables: list[list[int]], least_repeats: int, solver: str) -> Pairing:
    """A pairing with what can be said of it."""
    by_id = {player.id: player for player in problem.players}
    seated = {one for table in tables for one in table}
    return Pairing(
        tables=tables,
        byes=[player.id for player in problem.players if player.id not in seated],
        repeats=sum(problem.met.get(pair, 0) for pair in meetings(tables)),
        least_repeats=least_repeats,
        unfair_seats=sum(
            seat_excess(by_id[one], seat, len(table)) for table in tables for seat, one in enumerate(table)
        ),
        solver=solver,
    )
