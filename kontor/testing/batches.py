"""Observations tell all a viewer may know and nothing else; a batch plays as both engines do."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from kontor.batch import Batch, Observations, team
from kontor.kernel import Record

from .fixtures import pytest_generate_tests as pytest_generate_tests
from .settings import Setting
from .walking import walk

MOST_STEPS = 250


def told(record: Any) -> Any:
    """What observations are about: no chance, nothing that is declared aside."""
    if isinstance(record, list):
        return tuple(map(told, record))
    if not isinstance(record, Record):
        return record
    fields = type(record).FIELDS.items()
    return tuple(told(getattr(record, key)) for key, field in fields if field.observed and key != "rng")


def test_observations_tell_what_a_viewer_may_know_and_nothing_else(setting: Setting) -> None:
    """Tables that look alike to a viewer give the same numbers; those that do not, others."""
    engine, seen = setting.game.python, Observations(setting.game)
    chance = random.Random(2)
    alike: dict[tuple[int, bytes], Any] = {}
    for state, legal in walk(setting, 5):
        if legal and chance.random() > 0.2:
            continue
        for viewer in range(-1, setting.players):
            row = seen.of_state(state, viewer)
            other = engine.redealt(state, viewer, chance.randrange(1 << 40))
            assert (row == seen.of_state(other, viewer)).all(), "what is hidden shows in an observation"
            outside = (row < seen.low) | (row > seen.high)
            assert not outside.any(), [seen.names[k] for k in np.flatnonzero(outside)]
            view = told(engine.hidden(state, viewer))
            assert alike.setdefault((viewer, row.tobytes()), view) == view, "two different views look the same"


def test_a_batch_plays_as_the_engine_does(setting: Setting, monkeypatch: pytest.MonkeyPatch) -> None:
    """Three games with two threads: states, lists, seats, results and observations."""
    monkeypatch.setattr(team, "FEWEST", 1)
    engine = setting.game.python.unchecked
    batch = Batch(setting.game, 3, setting.players, setting.options, seed=11, threads=2, auto_reset=False)
    assert batch.threads_at_work == 2
    games = [engine.new(setting.players, 11 + i, setting.numbers()) for i in range(3)]
    for number in range(MOST_STEPS):
        for i, state in enumerate(games):
            legal = engine.legal(state)
            assert batch.legal(i) == legal == np.flatnonzero(batch.legal_mask[i]).tolist()
            assert batch.to_move[i] == (engine.to_move(state) if legal else -1)
        if number % 25 == 0 or batch.done.any():
            assert [row.tobytes() for row in batch.states] == [state.to_bytes() for state in games]
            for seat in range(-1, setting.players):
                rows = batch.observe(seat)
                for row, state in zip(rows, games, strict=True):
                    assert (row == batch.observations.of_state(state, seat)).all()
        for i in map(int, np.flatnonzero(batch.done)):
            for seat in range(setting.players):
                assert batch.rewards.score[i, seat] == engine.score(games[i], seat)
                assert batch.rewards.rank[i, seat] == engine.rank(games[i], seat)
        if (batch.to_move == -1).all():
            break
        actions = batch.sample()
        for state, action in zip(games, actions.tolist(), strict=True):
            if action >= 0:
                engine.apply(state, action)
        batch.step(actions)
