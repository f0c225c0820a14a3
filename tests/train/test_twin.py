"""The twin of a network says what the network says, number for number; it learns by the slopes of its losses."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from kontor.bots.network import NO_ROW, Network, load_network
from kontor.kernel import BadOption, Game, game
from kontor.train.cutting import parts_of
from kontor.train.losses import chances, of_choices, of_gains, of_values
from kontor.train.twin import UNIT, Shape, Steps, Twin, begin, of_network


def seen_by_chance(of: Game, n: int, seed: int = 1) -> Any:
    rng = np.random.default_rng(seed)
    low = np.array([entry.low for entry in of.observation.entries])
    high = np.array([entry.high for entry in of.observation.entries])
    return rng.integers(low, np.minimum(high, low + 40) + 1, (n, len(low))).astype(np.int16)


def made(of: Game, players: int = 2, hidden: int = 16, dense: int = 8, n: int = 60) -> tuple[Twin, Any]:
    """A twin whose layers are cut off below and above now and then, and observations."""
    seen = seen_by_chance(of, n)
    parts = parts_of(of, seen, players)
    shape = Shape(int(parts["row_of"].max()) + 1, hidden, dense, of.seats.stop - 1, len(of.actions))
    params = begin(shape, 3)
    params["policy"] *= 20
    return Twin(parts, params), seen


@pytest.mark.parametrize("name", ["little-town", "ragusa"])
def test_a_network_says_what_its_twin_said(name: str, tmp_path: Any) -> None:
    of = game(name)
    twin, seen = made(of)
    passed = twin.forward(twin.chosen(seen))
    twin.network(of, 2, {"made_by": "a test"}).save(tmp_path / "network.npz")
    said = load_network(of, tmp_path / "network.npz").evaluate(seen)
    assert np.array_equal(said.value, np.rint(passed.value * UNIT))
    assert np.array_equal(said.policy, np.rint(passed.policy * UNIT))
    assert len(np.unique(said.policy)) > 1000 and not passed.opened.all() and passed.opened.any()


def test_a_network_can_be_learned_on_with() -> None:
    of = game("little-town")
    network = made(of)[0].network(of, 2, {})
    again = Twin(*of_network(network)).network(of, 2, {})
    assert again.checksum == network.checksum
    with pytest.raises(BadOption, match="kontor train has made"):
        of_network(dataclasses.replace(network, value_unit=7))


def test_what_an_entry_mostly_is_adds_nothing_and_seats_that_are_empty_never_do() -> None:
    of = game("little-town")
    twin, seen = made(of)
    chosen = twin.chosen(seen)
    names = [entry.name for entry in of.observation.entries]
    assert (chosen[:, [name.startswith("players[2]") for name in names]] == NO_ROW).all()
    assert ((chosen == NO_ROW).sum(axis=0) > 0).all()
    assert chosen.max() < twin.rows


def slope_by_steps(loss: Callable[[Any], float], at: Any, step: float = 1e-5) -> Any:
    out = np.zeros_like(at)
    for place in np.ndindex(at.shape):
        more, less = at.copy(), at.copy()
        more[place] += step
        less[place] -= step
        out[place] = (loss(more) - loss(less)) / (2 * step)
    return out


def some(n: int = 6, width: int = 5, seed: int = 4) -> tuple[Any, Any, Any]:
    rng = np.random.default_rng(seed)
    legal = rng.random((n, width)) < 0.7
    legal[:, 0] = True
    action = np.array([rng.choice(np.flatnonzero(row)) for row in legal])
    return rng.normal(0, 1, (n, width)), legal, action


def surprise_about(share: Any) -> Callable[[Any], float]:
    return lambda value: float(of_values(np, value, share)[1])


def test_slopes_of_values_and_choices_are_those_of_small_steps() -> None:
    policy, legal, action = some()
    share = np.array([[1, 0, 0], [0, 1, 0], [0.5, 0.5, 0], [0, 0, 1], [0.2, 0.3, 0.5], [1, 0, 0]])
    for value, wanted in ((policy, share), (policy[:, :3], share[:, :1])):
        slope, _ = of_values(np, value, wanted)
        assert np.allclose(slope, slope_by_steps(surprise_about(wanted), value), atol=1e-6)
    one = np.eye(5)[action]
    slope, _ = of_choices(np, policy, legal, one)
    assert np.allclose(slope, slope_by_steps(lambda x: float(of_choices(np, x, legal, one)[1]), policy), atol=1e-6)


def test_slopes_of_gains_are_those_of_small_steps_and_end_where_chances_have_moved_far() -> None:
    policy, legal, action = some()
    likely = np.log(chances(np, policy, legal)[np.arange(6), action])
    gain = np.array([1.0, -1.0, 0.5, -0.5, 2.0, -2.0])
    before = likely - np.array([0.05, -0.05, 0.5, -0.5, -0.5, 0.5])  # the third and fourth have moved far enough

    def told(x: Any) -> tuple[Any, Any, Any]:
        return of_gains(np, x, legal, action, before, gain, 0.2, 0.01)

    assert np.allclose(told(policy)[0], slope_by_steps(lambda x: float(told(x)[1]), policy), atol=1e-6)
    held = of_gains(np, policy, legal, action, before, gain, 0.2, 0.0)[0]
    assert [bool(row.any()) for row in held] == [True, True, False, False, True, True]


@pytest.mark.thorough
def test_steps_against_the_slopes_make_a_twin_know_what_it_is_told() -> None:
    of = game("little-town")
    twin, seen = made(of, hidden=32, dense=16, n=30)
    steps, chosen = Steps(twin), twin.chosen(seen)
    rng = np.random.default_rng(5)
    legal = rng.random((len(seen), len(of.actions))) < 0.1
    legal[:, 0] = True
    wanted = np.zeros(legal.shape, np.float32)
    wanted[np.arange(len(seen)), [rng.choice(np.flatnonzero(row)) for row in legal]] = 1
    share = np.eye(2, dtype=np.float32)[rng.integers(0, 2, len(seen))]
    told = []
    for _ in range(40):
        passed = twin.forward(chosen)
        value, surprise = of_values(np, passed.value, share)
        policy, missed = of_choices(np, passed.policy, legal, wanted)
        told.append((float(surprise), float(missed)))
        steps.step(twin.slopes(passed, value, policy), 0.01)
    assert told[0][0] > 0.6 and told[-1][0] < 0.45
    assert told[-1][1] < 0.3 * told[0][1]
    assert isinstance(twin.network(of, 2, {}), Network)
