"""Observations of tables that no batch holds: the same numbers, and a sentence for what is none of them."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from kontor import Batch
from kontor.batch import Observations
from kontor.kernel import BadOption

pytestmark = pytest.mark.thorough


@pytest.fixture(scope="module")
def batch() -> Batch:
    games = Batch("ragusa", 30, players=3, seed=4)
    for _ in range(20):
        games.step(games.sample())
    return games


def test_tables_are_seen_as_a_batch_sees_them(batch: Batch) -> None:
    states = np.array(batch.states)
    states.flags.writeable = False  # as the bytes of questions are
    seen = Observations("ragusa")
    assert np.array_equal(seen.of_states(states, batch.to_move), batch.observe())
    assert np.array_equal(seen.of_states(states, np.full(30, -1)), batch.observe(-1))
    assert seen.of_states(states[:0], batch.to_move[:0]).shape == (0, len(seen))


@pytest.mark.parametrize(
    ("spoil", "sentence"),
    [
        (lambda states, seats: (states[:, :5], seats), "Tables of ragusa are rows of"),
        (lambda states, seats: (states.astype(np.int64), seats), "Tables of ragusa are rows of"),
        (lambda states, seats: (states, seats[:3]), "one seat for each table"),
        (lambda states, seats: (states, seats + 3), "less than the players at its table"),
        (lambda states, seats: ([[1], [1, 2]], seats), "Tables and seats must be arrays"),
        (lambda states, seats: (states, [[1], [1, 2]]), "Tables and seats must be arrays"),
        (lambda states, seats: (None, seats), "Tables of ragusa are rows of"),
        (lambda states, seats: (np.where(np.arange(30)[:, None] == 7, 0, states), seats), "set up in row 7"),
    ],
)
def test_what_is_no_table_or_no_seat_is_refused(batch: Batch, spoil: Any, sentence: str) -> None:
    with pytest.raises(BadOption, match=sentence):
        Observations("ragusa").of_states(*spoil(np.array(batch.states), np.array(batch.to_move)))
