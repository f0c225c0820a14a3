"""The device code says of tables what a network's reference says."""

from __future__ import annotations

import numpy as np
import pytest

from kontor import game, game_ids
from kontor.bots.network.evaluating import Rooms
from kontor.gpu import Host
from kontor.gpu.host import compiler
from tests.bots.networks import positions, random_network
from tests.bots.test_many import ITERATIONS, searched


@pytest.mark.skipif(compiler() is None, reason="no compiler of C++ on this machine (g++ or clang++)")
@pytest.mark.thorough
@pytest.mark.parametrize("name", game_ids())
def test_the_code_of_a_gpu_evaluates_as_the_processor_does(name: str) -> None:
    of = game(name)
    network = random_network(of)
    states, seats = positions(of, 200, 3)
    value, policy = (np.zeros((200, width), np.int32) for width in (of.seats.stop - 1, len(of.actions)))
    rooms = Rooms.of(network.weights, 200)
    Host(of).each("network_says", 200, states, seats, network.weights, rooms, value, policy)
    said = network.says(states, seats)
    assert np.array_equal(value, said.value)
    assert np.array_equal(policy, said.policy)


@pytest.mark.skipif(compiler() is None, reason="no compiler of C++ on this machine (g++ or clang++)")
@pytest.mark.thorough
@pytest.mark.parametrize("name", ["little-town", "ragusa"])
def test_the_code_of_a_gpu_searches_as_the_processor_does(name: str) -> None:
    of = game(name)
    network = random_network(of)
    states, seats = positions(of, 40, 3)
    seats[7] = -1
    here, there = searched(of, network, states, seats), searched(of, network, states, seats, Host(of))
    assert np.array_equal(here.visits, there.visits) and np.array_equal(here.worth, there.worth)
    assert here.visits[7].sum() == 0 and (np.delete(here.visits.sum(axis=1), 7) == ITERATIONS - 1).all()
