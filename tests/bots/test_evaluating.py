"""A network says the same of a table in numpy, in plain Python and in native code, number by number."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from kontor import game, game_ids
from kontor.batch import Observations
from kontor.bots.network import Network, Outputs, policy_rows
from kontor.bots.network.evaluating import Rooms, network_says
from kontor.testing.settings import times
from tests.bots.networks import positions, random_network


def by_reference(network: Network, states: Any, seats: Any, players: int) -> Outputs:
    value, policy = network.evaluate(Observations(network.game).of_states(states, seats))
    turned = [policy_rows(network.game, players, int(seat)) for seat in seats]
    return Outputs(value, np.array([row[places] for row, places in zip(policy, turned, strict=True)]))


def by_python(network: Network, states: Any, seats: Any) -> Outputs:
    of, weights, n = network.game, network.weights, len(states)
    mirrors = [of.state.from_bytes(state.tobytes()) for state in states]
    value, policy = np.zeros((n, len(weights.value)), np.int32), np.zeros((n, len(weights.policy)), np.int32)
    network_says(of, mirrors, seats, weights, Rooms.of(weights, n), value, policy, 0, n)
    return Outputs(value, policy)


@pytest.mark.parametrize("name", game_ids())
def test_all_ways_of_evaluating_say_the_same(name: str) -> None:
    of = game(name)
    for players in of.seats:
        network = random_network(of, seed=players, hidden=48 + players, dense=32 - players)
        states, seats = positions(of, times(400), players)
        native = network.says(states, seats)
        reference = by_reference(network, states, seats, players)
        assert np.array_equal(native.value, reference.value)
        assert np.array_equal(native.policy, reference.policy)
        assert len(np.unique(native.value)) > len(states) // 4, "the network tells tables apart"
        python = by_python(network, states[:4], seats[:4])
        assert np.array_equal(native.value[:4], python.value)
        assert np.array_equal(native.policy[:4], python.policy)


def test_what_a_seat_may_not_know_changes_nothing() -> None:
    of = game("castles-of-tuscany")
    network = random_network(of)
    states, seats = positions(of, 40, 3)
    engine: Any = of.native().unchecked
    redealt = [
        engine.redealt(engine.hidden(state, int(seat)), int(seat), 5) for state, seat in zip(states, seats, strict=True)
    ]
    assert any(not np.array_equal(one, other) for one, other in zip(states, redealt, strict=True))
    one, other = network.says(states, seats), network.says(np.array(redealt), seats)
    assert np.array_equal(one.value, other.value)
    assert np.array_equal(one.policy, other.policy)
