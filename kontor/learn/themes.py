"""What a puzzle is about, found by rule: no game says it, so it holds for every game.

Two choices are compared, the best and the one most like it in worth, on tables redealt for the seat: each is played,
the turn finished and the others answered greedily, until the seat decides again.
"""

from __future__ import annotations

import functools
import statistics
from dataclasses import dataclass
from typing import Any

from kontor.kernel import NativeEngine, Unfinished

_TABLES = 12
_NODES = 200  # of a greedy turn
_LATE = 0.15  # part of a whole game that is still to come
_MOST_STEPS = 60
_SOON = 1.5  # points more after the next turn
_GONE = 0.4  # part of the tables on which a choice is no longer there by the next turn
_POINT = 100  # in hundredths, as `evaluate` counts


def themes(engine: NativeEngine, view: Any, seat: int, best: int, second: int, seed: int) -> tuple[str, ...]:
    """`end`, `scoring`, `blocking`, `tempo`; `plan` where it is none of them."""
    tables = [engine.unchecked.redealt(view, seat, seed + k) for k in range(_TABLES)]
    one = [_afterwards(engine, table, seat, best, seed) for table in tables]
    other = [_afterwards(engine, table, seat, second, seed) for table in tables]
    found = []
    if _part_to_come(engine, view, seat, seed) < _LATE:
        found.append("end")
    at_once = statistics.fmean(a.points - b.points for a, b in zip(one, other, strict=True))
    soon = statistics.fmean(a.soon - b.soon for a, b in zip(one, other, strict=True))
    if at_once >= 1 or soon >= _SOON:
        found.append("scoring")
    own = statistics.fmean(a.own - b.own for a, b in zip(one, other, strict=True))
    against = statistics.fmean(b.others - a.others for a, b in zip(one, other, strict=True))
    if against >= _POINT and against >= own:
        found.append("blocking")
    gone = [best not in after.legal for after in other if after.legal]
    still = [second in after.legal for after in one if after.legal]
    if gone and still and statistics.fmean(gone) >= _GONE and statistics.fmean(still) > 0.5:
        found.append("tempo")  # now or never, while the other can wait
    return tuple(found) or ("plan",)


@dataclass(frozen=True)
class _Afterwards:
    """When the seat decides again, in a later turn."""

    points: int
    """Of the seat when its turn was over."""
    soon: int
    """And when its next turn was."""
    own: int
    others: int
    """The strongest of them, as `evaluate` sees it."""
    legal: tuple[int, ...]
    """Empty: the game is over."""


def _afterwards(engine: NativeEngine, table: Any, seat: int, action: int, seed: int) -> _Afterwards:
    inner = engine.unchecked
    state = inner.clone(table)
    players = int(engine.mirror(state).seats)  # type: ignore[attr-defined]
    turn = inner.turn(state)
    inner.apply(state, action)
    _play_turn(inner, state, seat, turn, seed)
    points = inner.score(state, seat)
    _play_until(inner, state, seat, turn, seed)
    worth = [inner.evaluate(state, k) for k in range(players)]
    others = max((value for k, value in enumerate(worth) if k != seat), default=0)
    legal = tuple(inner.legal(state))
    if legal:
        _play_turn(inner, state, seat, inner.turn(state), seed)
    return _Afterwards(points, inner.score(state, seat), worth[seat], others, legal)


def _play_turn(inner: Any, state: Any, seat: int, turn: int, seed: int) -> None:
    """Greedily, to the end of that turn of the seat."""
    for step in range(_MOST_STEPS):
        legal = inner.legal(state)
        if not legal or inner.to_move(state) != seat or inner.turn(state) != turn:
            return
        inner.apply(state, inner.best_of_turn(state, seat, seed + step, _NODES) if len(legal) > 1 else legal[0])


def _play_until(inner: Any, state: Any, seat: int, turn: int, seed: int) -> None:
    """Greedily, until the seat decides in a later turn, or the game is over."""
    for step in range(_MOST_STEPS):
        legal = inner.legal(state)
        mover = inner.to_move(state) if legal else seat
        if not legal or (mover == seat and inner.turn(state) != turn):
            return
        inner.apply(state, inner.best_of_turn(state, mover, seed + step, _NODES) if len(legal) > 1 else legal[0])


def _part_to_come(engine: NativeEngine, view: Any, seat: int, seed: int) -> float:
    """Decisions to the end of the game, of those a whole game has; both as quick playouts go."""
    mirror = engine.mirror(view)
    whole = usual_length(engine, int(mirror.seats), tuple(mirror.options))  # type: ignore[attr-defined]
    left = [_to_the_end(engine, engine.unchecked.redealt(view, seat, seed + k), seed + k) for k in range(_TABLES)]
    return statistics.median(left) / whole


@functools.cache
def usual_length(engine: NativeEngine, players: int, options: tuple[int, ...]) -> float:
    """Decisions of a whole game, as quick playouts go."""
    tables = [engine.unchecked.new(players, k, options) for k in range(_TABLES)]
    return statistics.median(_to_the_end(engine, table, k) for k, table in enumerate(tables)) or 1


def _to_the_end(engine: NativeEngine, state: Any, seed: int) -> float:
    try:
        return engine.unchecked.policy_playout(state, seed)
    except Unfinished:
        return float("inf")
