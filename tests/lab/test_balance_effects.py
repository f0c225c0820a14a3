"""The statistics of balance reports, on simulated games whose truth is known."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from kontor.lab.balance.effects import Comparison, Estimate, difference, mean_of, t_quantile
from kontor.lab.statistics import Interval

GAMES, THINGS = 250, 30


def _games(chance: np.random.Generator, seats: int, worth: Any, place: Any) -> tuple[Any, Any, list[Any]]:
    """Amounts used of each thing, shares of the victory, and a column for each place but the last. Seats use more of
    everything or less; the winner is drawn by strengths that amounts and places add to."""
    busy = chance.uniform(0.3, 1.0, (GAMES, seats, 1))
    amounts = chance.poisson(busy * np.linspace(0.15, 1.0, THINGS))
    strength = amounts @ worth + place + chance.gumbel(0, 1, (GAMES, seats))
    shares = (strength == strength.max(1, keepdims=True)).astype(float)
    places = np.broadcast_to(np.eye(seats)[:, :-1], (GAMES, seats, seats - 1))
    return amounts, shares, [places[:, :, k] for k in range(seats - 1)]


def _intervals(seed: int, seats: int, worth: Any, place: Any) -> dict[int, Interval]:
    amounts, shares, places = _games(np.random.default_rng(seed), seats, worth, place)
    compared = Comparison(shares, places)
    found = {k: compared.effect(amounts[:, :, k], amounts.sum(2)) for k in range(THINGS)}
    return {k: each.interval(THINGS) for k, each in found.items() if each is not None}


@pytest.mark.parametrize("seats", [2, 4])
def test_where_nothing_matters_nineteen_of_twenty_reports_say_so(seats: int) -> None:
    """Family-wise: in hardly more than 5% of the reports does any of 30 intervals miss the truth."""
    wrong = 0
    for seed in range(300):
        found = _intervals(seed, seats, np.zeros(THINGS), np.linspace(0, 0.5, seats))
        assert len(found) > THINGS / 2
        wrong += any(not each.low <= 0 <= each.high for each in found.values())
    assert wrong <= 26, "5% of 300 are 15; 26 is three standard deviations more"


def test_a_planted_effect_is_found_and_only_that() -> None:
    worth = np.zeros(THINGS)
    worth[20] = 0.9
    for seed in range(5):
        found = _intervals(seed, 2, worth, np.zeros(2))
        assert found[20].low > 0.03
        others = [each for k, each in found.items() if k != 20]
        assert not any(each.low > 0 for each in others), "the others are at most a little worse than the average of all"


def test_the_interval_of_one_effect_covers_what_many_games_say() -> None:
    """Coverage of a true effect that is not nothing, at 95%, for one comparison."""
    worth = np.zeros(THINGS)
    worth[10] = 0.5
    estimates = []
    for seed in range(200):
        amounts, shares, places = _games(np.random.default_rng(1000 + seed), 3, worth, np.zeros(3))
        found = Comparison(shares, places).effect(amounts[:, :, 10], amounts.sum(2))
        assert found is not None
        estimates.append(found)
    truth = np.mean([each.value for each in estimates])
    covered = sum(each.interval(1).low <= truth <= each.interval(1).high for each in estimates)
    assert 180 <= covered <= 199, "95% of 200 are 190"
    spread = np.std([each.value for each in estimates])
    half = np.mean([each.interval(1).high - each.interval(1).low for each in estimates]) / 2
    assert half / 1.97 == pytest.approx(spread, rel=0.12)


def test_who_uses_more_of_everything_makes_no_single_thing_look_good() -> None:
    """A seat that does more wins more here: with the number of its kind accounted for, no thing is to thank for it."""
    compared_raw = compared_fair = 0
    for seed in range(40):
        amounts, shares, places = _games(np.random.default_rng(seed), 2, np.full(THINGS, 0.3), np.zeros(2))
        compared = Comparison(shares, places)
        raw, fair = (compared.effect(amounts[:, :, 29], kind) for kind in (None, amounts.sum(2)))
        assert raw is not None and fair is not None
        compared_raw += raw.interval(1).low > 0
        compared_fair += fair.interval(1).low > 0
    assert compared_raw > 20 and compared_fair <= 5


def test_a_place_that_wins_more_is_not_taken_for_the_thing_it_uses() -> None:
    chance = np.random.default_rng(5)
    first = chance.random((2000, 1)) < 0.7
    shares = np.hstack([first, ~first]).astype(float)
    amounts = np.hstack([np.ones((2000, 1)), chance.random((2000, 1)) < 0.5])
    place = np.broadcast_to([1.0, 0.0], (2000, 2))
    raw, fair = Comparison(shares).effect(amounts), Comparison(shares, [place]).effect(amounts)
    assert raw is not None and fair is not None
    assert raw.interval(1).low > 0.1 and fair.interval(1).low < 0 < fair.interval(1).high


def test_nothing_is_said_where_too_few_games_tell_anything() -> None:
    shares = np.tile([1.0, 0.0], (100, 1))
    rare = np.zeros((100, 2))
    rare[:10, 0] = 1
    assert Comparison(shares).effect(rare) is None
    assert Comparison(shares).effect(np.ones((100, 2))) is None
    assert Comparison(shares).effect(rare + 1, rare) is None
    assert mean_of([1.0] * 29) is None and difference([1.0] * 30, [1.0] * 5) is None


def test_a_mean_and_a_difference_against_values_by_hand() -> None:
    found = mean_of([0.0, 1.0] * 50)
    assert found is not None and found.value == 0.5 and found.error == pytest.approx(0.5025 / 10, abs=1e-4)
    between = difference([0.0, 2.0] * 50, [0.0, 1.0] * 50)
    assert between is not None and between.value == 0.5
    assert between.error == pytest.approx(np.sqrt(1.0101 / 100 + 0.25253 / 100), abs=1e-4)
    assert between.games == pytest.approx(146.6, abs=0.5)


def test_more_comparisons_make_wider_intervals() -> None:
    """Bonferroni: each of m intervals has the level 1 − 0.05/m. Quantiles against a table."""
    one, many = (Estimate(0.0, 1.0, 1e9).interval(m).high for m in (1, 50))
    assert one == pytest.approx(1.95996, abs=1e-4) and many == pytest.approx(3.29053, abs=1e-4)
    for freedom, quantile in ((20, 3.8495), (60, 3.4602), (120, 3.3735)):
        assert t_quantile(0.9995, freedom) == pytest.approx(quantile, rel=0.003)
