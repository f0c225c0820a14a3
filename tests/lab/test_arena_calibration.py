"""Calibration of win probabilities: what was said against what came of it."""

from __future__ import annotations

import random

import pytest

from kontor.bots.search import sharpened
from kontor.kernel import game
from kontor.lab.arena.calibration import Calibration, Said


def sayings(players: int, power: float, count: int = 3000) -> tuple[Said, ...]:
    """Games in which seats win as often as the sayings promise when they are raised to a power."""
    chance = random.Random(7)
    out = []
    for _ in range(count):
        weights = [chance.random() + 0.05 for _ in range(players)]
        values = tuple(weight / sum(weights) for weight in weights)
        winner = chance.choices(range(players), sharpened(values, power))[0]
        out.append(Said(values, tuple(float(seat == winner) for seat in range(players))))
    return tuple(out)


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("power", [0.7, 1.0, 1.6])
def test_the_sharpness_that_was_missing_is_found(players: int, power: float) -> None:
    found = Calibration(game("little-town"), players, sayings(players, power))
    assert found.best == pytest.approx(power, abs=0.15)
    assert found.surprise(found.best) <= found.surprise(1.0)


def test_sayings_that_come_true_have_level_steps() -> None:
    steps = Calibration(game("little-town"), 2, sayings(2, 1.6)).steps(1.6)
    assert sum(step.count for step in steps) == 2 * 3000
    for step in steps:
        assert step.lower <= step.said <= step.upper
        assert step.won == pytest.approx(step.said, abs=4 * (0.25 / step.count) ** 0.5)


def test_a_saying_of_certainty_that_failed_is_no_infinite_surprise() -> None:
    found = Calibration(game("little-town"), 2, (Said((1.0, 0.0), (0.0, 1.0)), Said((1.0, 0.0), (1.0, 0.0))))
    assert found.surprise(1.0) < 10
    assert [(step.upper, step.count) for step in found.steps(1.0)] == [(0.05, 2), (1.0, 2)]


@pytest.mark.parametrize("values", [(0.2, 0.8), (0.1, 0.3, 0.6), (0.3,), (0.0, 1.0)])
def test_sharpened_probabilities_are_probabilities_in_the_same_order(values: tuple[float, ...]) -> None:
    for power in (0.5, 1.0, 3.0):
        made = sharpened(values, power)
        assert all(0 <= value <= 1 for value in made) and sorted(made) == list(made)
        assert len(values) == 1 or sum(made) == pytest.approx(1)
    assert sharpened(values, 1.0) == pytest.approx(values)
