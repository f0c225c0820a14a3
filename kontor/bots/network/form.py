"""What a network is made of, and when its numbers are sound.

Every entry of an observation is a small whole number. Its value chooses a row; the rows of all entries are added up
(`accumulators`), shifted and clipped to 0..127; a dense layer, shifted and clipped again; then a number for each seat,
counted from the viewer, and one for each decision. All of it is whole numbers of at most 32 bits, in any order of
adding: so Python, native code and a GPU get the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from kontor.kernel import BadData, Game
from kontor.kernel.arrays import Int8Rows, Int8s, Int16Rows, Int16s, Int32s

CLIP = 127
"""The most that leaves a layer."""
NO_ROW = -1
"""A value with this in place of a row adds nothing."""
WIDEST = 1024
"""Accumulators, or numbers of the dense layer, at most."""
_LIMIT = (1 << 31) - 1

Array = NDArray[Any]


class Weights(NamedTuple):
    """The numbers of a network, as routines take them. With e entries, h accumulators, d numbers of the dense layer, s
    seats of the largest table and a decisions of the game."""

    low: Int16s
    """(e) The least value that is told apart; a smaller one counts as this."""
    span: Int32s
    """(e) The largest value that is told apart, less the least; a larger one counts as that."""
    start: Int32s
    """(e) Where the rows of an entry begin in `row_of`."""
    row_of: Int32s
    """The row of each value of each entry; -1: it adds nothing."""
    rows: Int16Rows
    """(…, h)"""
    bias: Int32s
    """(h) What the accumulators begin with."""
    dense: Int8Rows
    """(d, h)"""
    dense_bias: Int32s
    value: Int8Rows
    """(s, d) For each seat, counted from the viewer."""
    value_bias: Int32s
    policy: Int8Rows
    """(a, d) For each decision, its seats counted from the viewer."""
    policy_bias: Int32s
    seat_of: Int8s
    """(a) The seat that a decision names; -1: none. Follows from the game."""
    stride: Int16s
    """(a) What lies between a decision and the same one about the next seat. Follows from the game."""
    shift: int
    """Bits that the accumulators are shifted by."""
    dense_shift: int


KEPT = Weights._fields[:12]
"""The arrays that a file has; what follows from the game is not kept."""
TYPES: dict[str, type] = {
    "low": np.int16, "span": np.int32, "start": np.int32, "row_of": np.int32, "rows": np.int16, "bias": np.int32,
    "dense": np.int8, "dense_bias": np.int32, "value": np.int8, "value_bias": np.int32, "policy": np.int8,
    "policy_bias": np.int32, "seat_of": np.int8, "stride": np.int16,
}  # fmt: skip

NO_WEIGHTS = Weights._make(
    [np.zeros((0,) * (2 if name in ("rows", "dense", "value", "policy") else 1), kind) for name, kind in TYPES.items()]
    + [0, 0]
)
"""Of no network."""


def seats_in_decisions(game: Game) -> tuple[NDArray[np.int8], NDArray[np.int16]]:
    """`seat_of` and `stride`: the first argument of each decision that is a seat."""
    seat_of, stride = np.full(len(game.actions), -1, np.int8), np.zeros(len(game.actions), np.int16)
    for signature in game.actions.signatures:
        step = signature.size
        for domain in signature.arguments.values():
            step //= len(domain)
            if domain.seats:
                ids = np.arange(signature.size)
                here = slice(signature.start, signature.start + signature.size)
                seat_of[here], stride[here] = ids // step % len(domain), step
                break
    return seat_of, stride


def policy_rows(game: Game, players: int, viewer: int) -> NDArray[np.int64]:
    """For each decision the row of `policy` that stands for it at such a table, seen from that seat."""
    seat_of, stride = (x.astype(np.int64) for x in seats_in_decisions(game))
    turned = np.where((seat_of >= 0) & (seat_of < players), (seat_of - viewer) % players - seat_of, 0)
    return np.asarray(np.arange(len(game.actions)) + turned * stride, np.int64)


def new_weights(game: Game, shift: int, dense_shift: int, **arrays: Array) -> Weights:
    """The weights with the arrays a file has (`KEPT`); `BadData` says what is wrong with them."""
    if missing := [name for name in KEPT if name not in arrays]:
        raise BadData(f"it lacks {', '.join(missing)}")
    seat_of, stride = seats_in_decisions(game)
    given = [_typed(name, arrays[name]) for name in KEPT]
    weights = Weights._make([*given, seat_of, stride, int(shift), int(dense_shift)])
    check(weights, game)
    return weights


def _typed(name: str, array: Array) -> Array:
    given = np.asarray(array)
    if given.dtype != TYPES[name]:
        raise BadData(f"{name} has numbers of the type {given.dtype}, not {np.dtype(TYPES[name])}")
    return np.require(given, None, ["C", "W", "A"])


def check(weights: Weights, game: Game) -> None:
    """`BadData` says what does not fit: sizes, rows that do not exist, sums that could need more than 32 bits."""
    entries, seats, actions = len(game.observation.entries), game.seats.stop - 1, len(game.actions)
    hidden, dense = weights.rows.shape[-1], weights.dense.shape[0]
    shapes: dict[str, tuple[int, ...]] = {
        "low": (entries,), "span": (entries,), "start": (entries,), "row_of": (weights.row_of.size,),
        "rows": (len(weights.rows), hidden), "bias": (hidden,), "dense": (dense, hidden), "dense_bias": (dense,),
        "value": (seats, dense), "value_bias": (seats,), "policy": (actions, dense), "policy_bias": (actions,),
    }  # fmt: skip
    for name, shape in shapes.items():
        if getattr(weights, name).shape != shape:
            raise BadData(f"{name} has the shape {getattr(weights, name).shape}, not {shape}")
    if not (0 < hidden <= WIDEST and 0 < dense <= WIDEST):
        raise BadData(f"its layers are {hidden} and {dense} wide; they must be 1 to {WIDEST}")
    if not (0 <= weights.shift < 31 and 0 <= weights.dense_shift < 31):
        raise BadData(f"it shifts by {weights.shift} and {weights.dense_shift} bits; it must be 0 to 30")
    _check_rows(weights)
    _check_sums(weights)


def _check_rows(weights: Weights) -> None:
    low, span, start = (x.astype(np.int64) for x in (weights.low, weights.span, weights.start))
    if (span < 0).any() or (low + span >= 1 << 15).any():
        raise BadData("an entry has values that do not exist")
    if (start < 0).any() or (start + span >= len(weights.row_of)).any():
        raise BadData("an entry has rows beyond the end of row_of")
    if ((weights.row_of < NO_ROW) | (weights.row_of >= len(weights.rows))).any():
        raise BadData("row_of names a row that does not exist")


def _check_sums(weights: Weights) -> None:
    """The most that each sum can reach, whatever is added first."""
    largest = np.abs(weights.rows.astype(np.int64))
    most = np.abs(weights.bias.astype(np.int64))
    for start, span in zip(weights.start.tolist(), weights.span.tolist(), strict=True):
        used = weights.row_of[start : start + span + 1]
        used = used[used != NO_ROW]
        if len(used):
            most += largest[used].max(axis=0)
    if most.max() > _LIMIT:
        raise BadData("the sum of an accumulator could need more than 32 bits")
    for name in ("dense", "value", "policy"):
        table, bias = getattr(weights, name).astype(np.int64), getattr(weights, f"{name}_bias").astype(np.int64)
        if (np.abs(table).sum(axis=1) * CLIP + np.abs(bias)).max() > _LIMIT:
            raise BadData(f"a sum of {name} could need more than 32 bits")


def cut(cuts: Sequence[Sequence[int]]) -> dict[str, Array]:
    """`low`, `span`, `start` and `row_of` for entries whose values are told apart at increasing cuts: with (1, 4) what
    is below 1, 1 to 3, and 4 and more. Rows are numbered one after the other; an entry without cuts adds nothing.

    >>> parts = cut([(1, 4), ()])
    >>> parts["low"].tolist(), parts["span"].tolist(), parts["row_of"].tolist()
    ([0, 0], [4, 0], [0, 1, 1, 1, 2, -1])
    """
    low: list[int] = []
    span: list[int] = []
    start: list[int] = []
    row_of: list[int] = []
    rows = 0
    for places in cuts:
        start.append(len(row_of))
        low.append(places[0] - 1 if places else 0)
        span.append(places[-1] - low[-1] if places else 0)
        values = range(low[-1], low[-1] + span[-1] + 1)
        row_of += [rows + sum(value >= place for place in places) for value in values] if places else [NO_ROW]
        rows += len(places) + 1 if places else 0
    found = {"low": low, "span": span, "start": start, "row_of": row_of}
    return {name: np.array(numbers, TYPES[name]) for name, numbers in found.items()}
