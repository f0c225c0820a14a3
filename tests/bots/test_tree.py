"""The search as plain Python and compiled grows the same tree, to the last bit."""

from __future__ import annotations

from math import exp, log
from typing import Any

import numpy as np
import pytest

import kontor
from kontor.bots.network import Network
from kontor.bots.tree import DEEPEST, FIRST_SEAT, PRIOR, Learned, Request, Tree, search
from kontor.kernel import Engine, Game, NativeEngine, SearchParams, silence
from kontor.kernel.search_params import PLAIN
from tests.bots.networks import random_network
from tests.kernel.heaps import heaps

WAYS = {
    "as usual": SearchParams(),
    "the textbook's": PLAIN,
    "further": SearchParams(turns=2, exploration=3.0),
    "its own turn only": SearchParams(turns=-1, later_effort=10),
}


def grown(
    engine: Engine[Any],
    state: Any,
    seat: int,
    params: SearchParams,
    nodes: int = 300,
    times: int = 4,
    network: Network | None = None,
) -> Tree:
    game = engine.game
    learned = Learned.of(network, params)
    tree = Tree.empty(players=2, nodes=nodes, actions=game.actions.size)
    view = engine.hidden(state, seat)
    for k in range(times):
        request = Request(view, seat, players=2, iterations=15, seed=5 + k)
        if isinstance(engine, NativeEngine):
            engine.module.search(tree, request, params, learned)
        else:
            with silence():
                search(game, tree, request, params, learned)
    return tree


def the_same(one: Tree, other: Tree) -> bool:
    n = one.used
    arrays: list[tuple[Any, Any]] = list(zip(one, other, strict=True))
    return other.used == n and all(np.array_equal(a[:n], b[:n]) for a, b in arrays)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("game", [heaps()], ids=lambda game: game.id)
def test_both_engines_grow_the_same_tree(game: Game, way: str) -> None:
    trees = [grown(engine, engine.new(2, 1, []), 0, WAYS[way]) for engine in (game.python, game.native())]
    assert the_same(*trees)
    assert trees[0].visits[0] == 60 and trees[0].used > 2
    assert (trees[0].where == -1).all(), "what was marked is not marked any more"


@pytest.mark.parametrize("game_id", kontor.game_ids())
def test_both_engines_grow_the_same_tree_of_a_real_game(game_id: str) -> None:
    game = kontor.game(game_id)
    params = game.search_params._replace(effort=40, later_effort=20).exact()
    python, native = game.python, game.native()
    mirror = python.new(2, 3, game.option_numbers())
    for number in range(12):
        python.apply(mirror, python.policy_choice(mirror, number))
    seat = python.to_move(mirror)
    raw = native.from_bytes(mirror.to_bytes())
    one, other = grown(python, mirror, seat, params, times=1), grown(native, raw, seat, params, times=1)
    assert the_same(one, other) and one.used > 15


LEARNED = {
    "values and priors": SearchParams(effort=0, turns=-1),
    "values": SearchParams(effort=20, turns=0, learned_priors=False),
    "priors": SearchParams(effort=20, turns=0, learned_values=False),
    "half of the values": SearchParams(effort=20, turns=0, learned_priors=False, learned_share=0.5),
    "half of the values, and games to their end": SearchParams(effort=0, turns=-1, to_the_end=True, learned_share=0.5),
}


@pytest.mark.parametrize("way", LEARNED)
@pytest.mark.parametrize("game_id", kontor.game_ids())
def test_both_engines_grow_the_same_tree_with_a_network(game_id: str, way: str) -> None:
    game = kontor.game(game_id)
    network = random_network(game)
    python, native = game.python, game.native()
    mirror = python.new(2, 3, game.option_numbers())
    for number in range(12):
        python.apply(mirror, python.policy_choice(mirror, number))
    seat = python.to_move(mirror)
    raw = native.from_bytes(mirror.to_bytes())
    one = grown(python, mirror, seat, LEARNED[way], times=1, network=network)
    other = grown(native, raw, seat, LEARNED[way], times=1, network=network)
    assert the_same(one, other) and one.used > 15
    without = grown(native, raw, seat, LEARNED[way], times=1)
    assert not the_same(other, without), "the network says something else than the game's own evaluation"


def test_what_a_network_says_of_the_seat_to_move_goes_to_that_seat_and_that_decision() -> None:
    """A network that knows two things: whoever is to move wins three times in four, and one decision is e² as good."""
    game = kontor.game("little-town")
    engine = game.python
    state = engine.new(3, 5, game.option_numbers())
    while engine.to_move(state) != 2:
        engine.apply(state, engine.legal(state)[0])
    favoured = engine.legal(state)[3]
    net = random_network(game)
    w = net.weights
    value, policy = np.zeros_like(w.value_bias), np.zeros_like(w.policy_bias)
    value[0], policy[favoured] = round(1000 * log(6)), 2000
    weights = w._replace(
        value=np.zeros_like(w.value), policy=np.zeros_like(w.policy), value_bias=value, policy_bias=policy
    )
    network = Network(game, weights, (3,), value_unit=1000, policy_unit=1000)
    tree = Tree.empty(players=3, nodes=300, actions=game.actions.size)
    params = network.params()
    view = engine.hidden(state, 2)
    with silence():
        search(game, tree, Request(view, 2, players=3, iterations=1, seed=1), params, Learned.of(network, params))
    assert tree.values[0, FIRST_SEAT:] == pytest.approx([1 / 8, 1 / 8, 3 / 4], abs=1e-3)
    priors = {tree.action(child): tree.values[child, PRIOR] for child in tree.children(0)}
    assert priors.pop(favoured) == pytest.approx(1 + params.floor)
    assert list(priors.values()) == pytest.approx([exp(-2) + params.floor] * len(priors))


def test_a_network_has_its_share_in_what_a_table_is_worth() -> None:
    game = kontor.game("little-town")
    network, engine = random_network(game), game.python
    state = engine.new(2, 3, game.option_numbers())
    seat = engine.to_move(state)

    def worth(**more: float) -> Any:
        params = SearchParams(effort=0, turns=-1)._replace(**more)  # type: ignore[arg-type]
        tree = Tree.empty(players=2, nodes=300, actions=game.actions.size)
        request = Request(engine.hidden(state, seat), seat, players=2, iterations=1, seed=1)
        with silence():
            search(game, tree, request, params, Learned.of(network, params))
        return tree.values[0, FIRST_SEAT:]

    alone, none = worth(), worth(learned_values=False)
    assert not np.allclose(alone, none)
    assert np.array_equal(worth(learned_share=0.0), none)
    assert worth(learned_share=0.25) == pytest.approx(0.25 * alone + 0.75 * none)


def test_a_full_tree_is_the_same_too() -> None:
    game = heaps()
    trees = [grown(engine, engine.new(2, 1, []), 0, PLAIN, nodes=9) for engine in (game.python, game.native())]
    assert the_same(*trees) and trees[0].used == 9 and trees[0].visits[0] == 60


def test_a_node_learns_what_its_children_learn() -> None:
    game = heaps()
    tree = grown(game.python, game.python.new(2, 1, []), 0, PLAIN)
    for node in range(tree.used):
        below = tree.children(node)
        if below and tree.visits[node]:
            assert tree.visits[node] == 1 + sum(tree.visits[child] for child in below)
    assert sum(tree.values[0, 1:]) == pytest.approx(tree.visits[0]) and tree.used < DEEPEST


def test_numbers_reach_native_code_as_they_are_declared() -> None:
    loose = SearchParams(exploration=2, scale=600, turns=True)
    assert [type(value) for value in loose.exact()] == [type(value) for value in SearchParams()]
    assert loose.exact() == loose
