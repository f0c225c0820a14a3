"""A tiny game for tests of decisions and of the compiler: players take stones from heaps; who takes the last one wins.

Whoever empties a heap is asked whether to mark it; marks count at the end. A heap with one stone goes by itself when it
is the last one.
"""

from __future__ import annotations

import enum
from collections.abc import Iterator
from typing import Any, NamedTuple

from kontor.kernel import (
    Box,
    Decision,
    Decisions,
    Domain,
    Game,
    Record,
    Rng,
    Rules,
    Views,
    array,
    bits,
    i8,
    one,
    refuse,
    rule,
    seed_rng,
    table,
)
from kontor.kernel.routine import Playable, Raw, entry_point, state_in

HEAPS = 3
HEAP = Domain("heap", ("left", "middle", "right"))
COUNT = Domain("count", ("1", "2", "3"))
STONES = table([1, 2, 3, 4, 5])


class Phase(enum.IntEnum):
    TAKE = 0
    MARK = 1
    OVER = 2


class Why(enum.IntEnum):
    EMPTY = enum.auto()
    TOO_FEW = enum.auto()
    NOT_THIS_HEAP = enum.auto()
    MARK_FIRST = enum.auto()


class State(Record):
    rng: Rng = one(Rng)
    heap: list[int] = array(i8, HEAP).within(0, 5)
    full: int = i8  # heaps with stones, one bit each (follows from `heap`)
    marks: list[int] = array(i8, 2)
    emptied: int = i8
    phase: int = i8
    seat: int = i8
    turns: int = i8
    options: list[int] = array(i8, 1)
    seats: int = i8


class Take(Decision):
    """Take stones from a heap."""

    heap = HEAP
    count = COUNT
    asked_in = (Phase.TAKE,)
    points_at = "heap-{heap}"

    @staticmethod
    def candidates(s: State) -> Iterator[tuple[int, int]]:
        for heap in bits(s.full):
            for count in range(len_of_count()):
                yield heap, count

    @staticmethod
    def refusal(s: State, heap: int, count: int) -> int:
        if s.heap[heap] == 0:
            return refuse(Why.EMPTY, heap=heap)
        if s.heap[heap] < count + 1:
            return refuse(Why.TOO_FEW, heap=heap, count=s.heap[heap])
        return 0

    @staticmethod
    def not_now(s: State) -> int:
        return refuse(Why.MARK_FIRST, heap=s.emptied) if s.phase == Phase.MARK else 0

    @staticmethod
    def apply(s: State, heap: int, count: int) -> None:
        s.heap[heap] -= count + 1
        s.turns += 1
        if s.heap[heap] == 0:
            s.full &= ~(1 << heap)
            s.emptied = heap
            s.phase = Phase.MARK
        else:
            s.seat = 1 - s.seat


@rule
def len_of_count() -> int:
    return 3


class Mark(Decision):
    """Mark the heap that was just emptied."""

    heap = HEAP
    asked_in = (Phase.MARK,)

    @staticmethod
    def points_at(s: State, heap: int) -> list[str]:
        return [f"heap-{HEAP.names[heap]}", f"marks-{s.seat}"]

    @staticmethod
    def candidates(s: State) -> Iterator[int]:
        yield from bits(~s.full & ((1 << HEAPS) - 1))

    @staticmethod
    def refusal(s: State, heap: int) -> int:
        return 0 if heap == s.emptied else refuse(Why.NOT_THIS_HEAP, heap=s.emptied)

    @staticmethod
    def apply(s: State, heap: int) -> None:
        s.marks[s.seat] += 1
        after_mark(s)


class Done(Decision):
    """Leave it unmarked."""

    asked_in = (Phase.MARK,)

    @staticmethod
    def apply(s: State) -> None:
        after_mark(s)


@rule
def after_mark(s: State) -> None:
    s.seat = 1 - s.seat
    s.phase = Phase.OVER if s.full == 0 else Phase.TAKE


DECISIONS = Decisions(State, Take, Mark, Done, over=Phase.OVER)


@rule
def setup(s: State) -> None:
    for heap in range(HEAPS):
        s.heap[heap] = STONES[heap]
    s.full = 7


@rule
def score(s: State, seat: int) -> int:
    return s.marks[seat]


@rule
def rank(s: State, seat: int) -> int:
    return 1 if s.marks[seat] >= s.marks[1 - seat] else 2


@rule
def hide(s: State, viewer: int) -> None:
    s.rng.a = 0


@rule
def redeal(s: State, viewer: int, seed: int) -> None:
    seed_rng(s.rng, seed)


class Goal(NamedTuple):
    heaps: int
    weight: float


@entry_point
def how_far(game: Playable, raw: Raw, goal: Goal) -> float:
    """An entry point as a package above the kernel may have it; known to games only in the test that says so."""
    s = state_in(raw)
    for heap in range(goal.heaps):
        game.rules.apply(s, heap * 3)  # a stone of each
    return float(s.turns) * goal.weight


def _scene(s: State, table: Any) -> Any:
    raise AssertionError("nobody draws this game")


def heaps() -> Game:
    return Game(
        id="heaps",
        version="1",
        package=__name__,
        state=State,
        box=Box(range(2, 3)),
        decisions=DECISIONS,
        domains={},
        options=(),
        events=(),
        rules=Rules(setup, score, rank, hide, redeal, score),
        validate=lambda s: [],
        views=Views(_scene),
        breakdown=lambda s, seat: {},
    )
