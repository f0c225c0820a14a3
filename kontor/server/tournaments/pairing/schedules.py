"""Schedules that need no search: a round robin for two, and who meets whom in a knock-out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

Table = list[int]
"""Numbers of entrants, from 1."""


def round_robin(players: Sequence[int], number: int) -> tuple[list[Table], list[int]]:
    """Round `number` (from 1) of the circle method, and who has a bye: after all rounds each has met each other once,
    and sat first as often as second, give or take one."""
    ring: list[int | None] = [*players, *([None] if len(players) % 2 else [])]
    count, turn = len(ring), number - 1
    fixed, others = ring[-1], ring[:-1]
    order = [others[(turn + k) % (count - 1)] for k in range(count - 1)]
    pairs = [(order[0], fixed) if turn % 2 == 0 else (fixed, order[0])]
    for k in range(1, count // 2):
        one, other = order[k], order[count - 1 - k]
        pairs.append((one, other) if k % 2 else (other, one))
    tables = [[one, other] for one, other in pairs if one is not None and other is not None]
    byes = [one if other is None else other for one, other in pairs if (one is None) != (other is None)]
    return tables, [one for one in byes if one is not None]


def round_robin_rounds(players: int) -> int:
    return players - 1 + players % 2


def bracket(players: Sequence[int]) -> list[int | None]:
    """The order of a knock-out for two: the best two of the draw can meet only at the end; whom nobody faces has a bye.
    Neighbours play, and so do the winners of neighbours."""
    order = [0]
    while len(order) < len(players):
        order = [seed for one in order for seed in (one, 2 * len(order) - 1 - one)]
    return [players[seed] if seed < len(players) else None for seed in order]


def snake(players: Sequence[int], sizes: Sequence[int]) -> list[Table]:
    """The best of the draw at different tables, the next best the other way round, and so on."""
    tables: list[Table] = [[] for _ in sizes]
    rest = iter(players)
    for seat in range(max(sizes)):
        row = [k for k, size in enumerate(sizes) if seat < size]
        for k in row if seat % 2 == 0 else reversed(row):
            tables[k].append(next(rest))
    return tables


@dataclass(frozen=True)
class Played:
    """A round of a knock-out that is over."""

    tables: Sequence[Table]
    byes: Sequence[int]


def knock_out_round(
    draw: Sequence[int],
    rounds: Sequence[Played],
    best: Callable[[Table], list[int]],
    sizes_for: Callable[[int], Sequence[int]],
    full: int,
    present: Callable[[int], bool],
) -> Played | None:
    """The tables after those of earlier rounds, and who has a bye. None: it is decided. `best`: those of a table, in
    their order, who go on."""
    if full == 2:
        return _next_of_two(draw, rounds, best, present)
    left = list(draw)
    for played in rounds:
        gone_on = [best(table) for table in played.tables]
        if len(gone_on) == 1 and not played.byes:
            return None
        left = [*played.byes, *(table[k] for k in range(full) for table in gone_on if k < len(table))]
    left = [one for one in left if present(one)]
    if len(left) < 2:
        return None
    sizes = sizes_for(len(left))
    resting = len(left) - sum(sizes)
    return Played(snake(left[resting:], sizes), left[:resting])


def _next_of_two(
    draw: Sequence[int], rounds: Sequence[Played], best: Callable[[Table], list[int]], present: Callable[[int], bool]
) -> Played | None:
    slots = bracket(draw)
    for played in rounds:
        winners: dict[frozenset[int | None], int] = {frozenset(table): best(table)[0] for table in played.tables}
        slots = [winners.get(frozenset(two)) or _unopposed(two, played.byes) for two in _twos(slots)]
    slots = [one if one is not None and present(one) else None for one in slots]
    if sum(one is not None for one in slots) < 2:
        return None
    tables = [[one, other] for one, other in _twos(slots) if one is not None and other is not None]
    byes = [one for two in _twos(slots) if None in two for one in two if one is not None]
    return Played(tables, byes)


def tree(
    draw: Sequence[int], rounds: Sequence[Played], winner: Callable[[Table], int | None]
) -> list[list[tuple[int, ...]]]:
    """A knock-out for two from the first round to the final, as far as it is known: who meets whom; 0 is whoever wins
    an earlier table. `winner` is nobody while a table is played."""
    slots, out = bracket(draw), list[list[tuple[int, ...]]]()
    while len(slots) > 1:
        played = rounds[len(out)] if len(out) < len(rounds) else None
        meetings = [_meeting(two, played) for two in _twos(slots)]
        slots = [_goes_on(two, played, winner) for two in meetings]
        out.append(meetings)
    return out


def _meeting(two: tuple[int | None, int | None], played: Played | None) -> tuple[int, ...]:
    there = tuple(one for one in two if one is not None)
    if played is None or list(there) in played.tables or list(there[::-1]) in played.tables:
        return there
    return tuple(one for one in there if one in played.byes)  # the other was never there, or has left


def _goes_on(two: tuple[int, ...], played: Played | None, winner: Callable[[Table], int | None]) -> int | None:
    if len(two) < 2:
        return two[0] if two else None
    if played is None:
        return 0
    table = next(table for table in played.tables if set(table) == set(two))
    return winner(table) or 0


def _twos(slots: Sequence[int | None]) -> list[tuple[int | None, int | None]]:
    return list(zip(slots[::2], slots[1::2], strict=True))


def _unopposed(two: tuple[int | None, int | None], byes: Sequence[int]) -> int | None:
    return next((one for one in two if one in byes), None)
