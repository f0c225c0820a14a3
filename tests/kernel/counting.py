"""A tiny game for the tests of the compiler: players add 1 or 2 to a counter until it reaches the table's limit."""

from __future__ import annotations

import enum
from typing import NamedTuple

from kontor.kernel import (
    Actions,
    ActionSpace,
    Family,
    Game,
    Numbers,
    Reason,
    Record,
    Rng,
    Rules,
    array,
    i8,
    one,
    rule,
    seed_rng,
    table,
)
from kontor.kernel.routine import Playable, Raw, entry_point, state_in
from kontor.kernel.scene import Scene, Table

LIMITS = table([21, 30])


class Step(enum.IntEnum):
    ONE = 1
    TWO = 2


class State(Record):
    rng: Rng = one(Rng)
    count: int = i8
    seat: int = i8
    options: list[int] = array(i8, 1)
    seats: int = i8


@rule
def setup(s: State, players: int, options: Numbers, seed: int) -> None:
    seed_rng(s.rng, seed)
    s.seats = players


@rule
def legal(s: State, out: Actions) -> int:
    if s.count >= LIMITS[0]:
        return 0
    out[0] = 0
    out[1] = 1
    return 2


@rule
def apply(s: State, action: int) -> None:
    s.count += Step.ONE if action == 0 else Step.TWO
    s.seat = (s.seat + 1) % s.seats


@rule
def to_move(s: State) -> int:
    return s.seat


@rule
def turn(s: State) -> int:
    return s.count


@rule
def score(s: State, seat: int) -> int:
    return s.count if seat == s.seat else 0


@rule
def rank(s: State, seat: int) -> int:
    return 1 if seat == s.seat else 2


@rule
def hide(s: State, viewer: int) -> None:
    s.rng.a = 0


@rule
def redeal(s: State, viewer: int, seed: int) -> None:
    seed_rng(s.rng, seed)


@rule
def evaluate(s: State, seat: int) -> int:
    return s.count


class Goal(NamedTuple):
    steps: int
    weight: float


@entry_point
def how_far(game: Playable, raw: Raw, goal: Goal) -> float:
    """An entry point as a package above the kernel may have it; known to games only in the test that says so."""
    s = state_in(raw)
    for _ in range(goal.steps):
        game.rules.apply(s, 0)
    return float(s.count) * goal.weight


def _scene(s: State, table: Table) -> Scene:
    raise AssertionError("nobody draws this game")


def counting(rules: Rules | None = None) -> Game:
    return Game(
        id="counting",
        version="1",
        package=__name__,
        state=State,
        seats=range(2, 3),
        max_legal=2,
        actions=ActionSpace(Family("one"), Family("two")),
        domains={},
        options=(),
        events=(),
        rules=rules or Rules(setup, legal, apply, to_move, turn, score, rank, hide, redeal, evaluate),
        reason=lambda s, action: Reason("not-now"),
        contradictions=lambda s: [],
        scene=_scene,
        breakdown=lambda s, seat: {},
    )
