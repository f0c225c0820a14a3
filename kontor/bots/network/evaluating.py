"""What a network says of a table, as routines: plain Python, native code and CUDA get the numbers of the reference."""

from __future__ import annotations

from typing import Annotated, Any, NamedTuple

import numpy as np

from kontor.kernel import Game
from kontor.kernel.arrays import Int8Rows, Int8s, Int16Rows, Int16s, Int32Rows, Int32s
from kontor.kernel.routine import (
    Counts,
    Playable,
    Raw,
    copy_state,
    entry_point,
    new_longs,
    new_shorts,
    new_state,
    routine,
    state_in,
)
from kontor.kernel.rule import Actions, Native, without_checks

from .form import CLIP, Array, Weights
from .reference import Outputs

PART = "network"
"""What is compiled for whoever evaluates many tables by a network."""
States = Annotated[Any, Native("T.Array(T.uint8, 2, 'C')")]
Sums = Annotated[list[int], Native("T.Array(T.int32, 1, 'C')")]


class Room(NamedTuple):
    """Where a network is evaluated; what is left there is what it said last."""

    seen: Actions
    """The observation."""
    chosen: Sums
    """The rows that it chooses."""
    hidden: Sums
    dense: Sums


class Rooms(NamedTuple):
    """Such a room for each of several tables, as rows of arrays."""

    seen: Int16Rows
    chosen: Int32Rows
    hidden: Int32Rows
    dense: Int32Rows

    @staticmethod
    def of(weights: Weights, n: int, arrays: Any = np) -> Rooms:
        """Room for n tables; `arrays` is the module that makes its arrays."""
        entries, hidden, dense = len(weights.span), len(weights.bias), len(weights.dense_bias)
        return Rooms(
            arrays.zeros((n, entries), np.int16),
            arrays.zeros((n, entries), np.int32),
            arrays.zeros((n, hidden), np.int32),
            arrays.zeros((n, dense), np.int32),
        )


@routine
def new_room(game: Playable, weights: Weights) -> Room:
    entries = len(weights.span)
    return Room(
        new_shorts(entries), new_longs(entries), new_longs(len(weights.bias)), new_longs(len(weights.dense_bias))
    )


@without_checks
@routine
def choose_rows(low: Int16s, span: Int32s, start: Int32s, row_of: Int32s, seen: Actions, chosen: Sums) -> int:
    """Which rows an observation adds; returns how many."""
    n = 0
    for i in range(len(span)):
        k = min(max(int(seen[i]) - int(low[i]), 0), int(span[i]))
        row = int(row_of[int(start[i]) + k])
        if row >= 0:
            chosen[n] = row
            n += 1
    return n


@without_checks
@routine
def add_rows(rows: Int16Rows, bias: Int32s, chosen: Sums, n: int, shift: int, hidden: Sums) -> None:
    """The sums of the rows, shifted and clipped. Four rows are added at a time: each sum is fetched less often."""
    for h in range(len(bias)):
        hidden[h] = int(bias[h])
    k = 0
    while k + 4 <= n:
        first, second, third, fourth = int(chosen[k]), int(chosen[k + 1]), int(chosen[k + 2]), int(chosen[k + 3])
        for h in range(len(bias)):
            hidden[h] += int(rows[first][h]) + int(rows[second][h]) + int(rows[third][h]) + int(rows[fourth][h])
        k += 4
    while k < n:
        row = int(chosen[k])
        for h in range(len(bias)):
            hidden[h] += int(rows[row][h])
        k += 1
    for h in range(len(bias)):
        hidden[h] = min(max(hidden[h] >> shift, 0), CLIP)


@without_checks
@routine
def dot(table: Int8Rows, row: int, bias: Int32s, inputs: Sums) -> int:
    """One number of a layer."""
    total = int(bias[row])
    for k in range(len(inputs)):
        total += int(table[row][k]) * int(inputs[k])
    return total


@without_checks
@routine
def add_dense(table: Int8Rows, bias: Int32s, hidden: Sums, shift: int, dense: Sums) -> None:
    """The dense layer, shifted and clipped."""
    for d in range(len(bias)):
        dense[d] = min(max(dot(table, d, bias, hidden) >> shift, 0), CLIP)


@without_checks
@routine
def add_values(table: Int8Rows, bias: Int32s, dense: Sums, value: Sums) -> None:
    """The value of each seat, counted from the viewer."""
    for k in range(len(bias)):
        value[k] = dot(table, k, bias, dense)


@routine
def think_over(weights: Weights, seen: Actions, chosen: Sums, hidden: Sums, dense: Sums) -> None:
    """The layers of a network, of an observation."""
    n = choose_rows(weights.low, weights.span, weights.start, weights.row_of, seen, chosen)
    add_rows(weights.rows, weights.bias, chosen, n, weights.shift, hidden)
    add_dense(weights.dense, weights.dense_bias, hidden, weights.dense_shift, dense)


@routine
def look_at(game: Playable, raw: Raw, viewer: int, weights: Weights, room: Room, known: Raw) -> None:
    """The same of a table as that seat sees it; `known` is room for what it may know."""
    copy_state(raw, known)
    s = state_in(known)
    game.rules.hide(s, viewer)
    game.rules.observe(s, viewer, room.seen)
    think_over(weights, room.seen, room.chosen, room.hidden, room.dense)


@without_checks
@routine
def policy_row(action: int, viewer: int, players: int, seat_of: Int8s, stride: Int16s) -> int:
    """The row of `policy` that stands for a decision: its seat is counted from the viewer."""
    row = action
    seat = int(seat_of[action])
    if seat >= 0 and seat < players:
        seen = seat - viewer
        if seen < 0:
            seen += players
        row = action + (seen - seat) * int(stride[action])
    return row


@without_checks
@routine
def add_policy(
    table: Int8Rows,
    bias: Int32s,
    seat_of: Int8s,
    stride: Int16s,
    viewer: int,
    players: int,
    dense: Sums,
    policy: Sums,
) -> None:
    """How promising each decision of the game is."""
    for action in range(len(bias)):
        policy[action] = dot(table, policy_row(action, viewer, players, seat_of, stride), bias, dense)


@without_checks
@routine
def weigh(weights: Weights, viewer: int, players: int, out: Actions, n: int, dense: Sums, worth: Counts) -> None:
    """How promising each of n listed decisions is."""
    table, bias, seat_of, stride = weights.policy, weights.policy_bias, weights.seat_of, weights.stride
    for i in range(n):
        worth[i] = dot(table, policy_row(int(out[i]), viewer, players, seat_of, stride), bias, dense)


@entry_point
def network_says(
    game: Playable,
    states: States,
    seats: Int8s,
    weights: Weights,
    rooms: Rooms,
    value: Int32Rows,
    policy: Int32Rows,
    first: int,
    last: int,
) -> None:
    """What a network says of tables, as one seat sees each: a value for each seat, counted from that one, and how
    promising each decision is, by its own number."""
    known = new_state(game)
    for i in range(first, last):
        copy_state(states[i], known)
        s = state_in(known)
        viewer = int(seats[i])
        game.rules.hide(s, viewer)
        game.rules.observe(s, viewer, rooms.seen[i])
        think_over(weights, rooms.seen[i], rooms.chosen[i], rooms.hidden[i], rooms.dense[i])
        add_values(weights.value, weights.value_bias, rooms.dense[i], value[i])
        add_policy(
            weights.policy,
            weights.policy_bias,
            weights.seat_of,
            weights.stride,
            viewer,
            s.seats,
            rooms.dense[i],
            policy[i],
        )


def says(of: Game, weights: Weights, states: Array, seats: Array) -> Outputs:
    """The same from Python, compiled: see `Network.says`."""
    n = len(states)
    value, policy = np.empty((n, len(weights.value)), np.int32), np.empty((n, len(weights.policy)), np.int32)
    native: Any = of.native_part(PART).load()
    tables, viewers = np.require(states, np.uint8, ["C", "W"]), np.require(seats, np.int8, ["C", "W"])
    assert tables.shape == (n, of.state.SIZE) and viewers.shape == (n,), "a row of bytes and a seat for each table"
    assert ((viewers >= 0) & (viewers < of.seats.stop)).all(), "only seats have a network's view"
    native.network_says(tables, viewers, weights, Rooms.of(weights, n), value, policy, 0, n)
    return Outputs(value, policy)
