"""Searches of many tables at once: the same in plain Python and compiled, and the search of one table."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import pytest

from kontor import game, game_ids
from kontor.bots.many import PART, Trees, search_many
from kontor.bots.network import Network
from kontor.bots.network.evaluating import Rooms
from kontor.bots.search import Search
from kontor.gpu import Host
from kontor.kernel import Game, silence
from tests.bots.networks import positions, random_network

ITERATIONS = 24


class Searched(NamedTuple):
    visits: Any
    worth: Any
    trees: Trees


def searched(
    of: Game, network: Network, states: Any, seats: Any, host: Host | None = None, plainly: bool = False,
    iterations: int = ITERATIONS, nodes: int = 2000,
) -> Searched:  # fmt: skip
    n, players, weights = len(states), 3, network.weights
    trees = Trees.of(n, nodes, players, len(of.actions))
    visits, worth = np.full((n, len(of.actions)), 9, np.int32), np.zeros((n, players))
    said = np.zeros((n, len(weights.value_bias)), np.int32)
    given = (
        seats, players, iterations, 5, nodes, trees, network.params(), weights, network.value_unit,
        network.policy_unit, Rooms.of(weights, n), said, visits, worth,
    )  # fmt: skip
    if host is not None:
        host.each("search_many", n, states, *given)
    elif plainly:
        with silence():
            search_many(of, [of.state.from_bytes(state.tobytes()) for state in states], *given, 0, n)
    else:
        native: Any = of.native_part(PART).load()
        native.search_many(states, *given, 0, n // 2)
        native.search_many(states, *given, n // 2, n)
    return Searched(visits, worth, trees)


@pytest.mark.parametrize("name", game_ids())
def test_both_engines_search_many_tables_alike(name: str) -> None:
    of = game(name)
    network = random_network(of)
    states, seats = positions(of, 40, 3)
    native = searched(of, network, states, seats)
    assert (native.visits.sum(axis=1) == ITERATIONS - 1).all()
    assert np.allclose(native.worth.sum(axis=1), 1)
    plain = searched(of, network, states[:2], seats[:2], plainly=True)
    assert np.array_equal(plain.visits, native.visits[:2]) and np.array_equal(plain.worth, native.worth[:2])
    assert (native.trees.where == -1).all(), "what was marked is not marked any more"


def test_a_full_tree_goes_on_without_new_nodes() -> None:
    of = game("little-town")
    states, seats = positions(of, 10, 3)
    small = searched(of, random_network(of), states, seats, iterations=200, nodes=300)
    assert (small.visits.sum(axis=1) == 199).all()
    used = small.trees.counts[:, 1] - small.trees.counts[:, 0]
    assert used.max() == 300


def test_it_finds_what_the_search_of_one_table_finds() -> None:
    of = game("castles-of-tuscany")
    network = random_network(of)
    states, seats = positions(of, 20, 3)
    many = searched(of, network, states, seats, iterations=400, nodes=20_000)
    engine = of.native()
    same = 0
    for i, (state, seat) in enumerate(zip(states, seats, strict=True)):
        view = engine.hidden(state, int(seat))
        thoughts = Search(engine, network=network).think(view, int(seat), seed=3, iterations=400)
        assert np.allclose(thoughts.values, many.worth[i], atol=0.15)
        same += thoughts.best.action == int(many.visits[i].argmax())
    assert same >= 15
