"""Whole games: how long they are and what they bring, beside games at a table; the bots know what they do."""

from __future__ import annotations

from statistics import mean

import pytest

from kontor.bots import make_bot
from kontor.games.castles_of_tuscany.state import State
from kontor.lab.simulate import simulate
from tests.games.castles_of_tuscany.table import engine, game, new

pytestmark = pytest.mark.thorough


@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_games_bring_what_games_at_a_table_bring(players: int) -> None:
    """Rule book p.8: green 9 and 22 after two phases; token for 50 and 100 points. Estates stay partly empty."""
    native, first, second, points, empty = game.native(), [], [], [], []
    for seed in range(25):
        s = native.new(players, seed, game.option_numbers())
        number = 0
        while legal := native.legal(s):
            seat = native.to_move(s)
            native.apply(
                s, make_bot("greedy").choose(native, native.hidden(s, seat), seat, legal, 1000 * seed + number)
            )
            number += 1
            assert number < 250 * players
        end = State.from_bytes(s.tobytes())
        for seat in range(players):
            p = end.players[seat]
            first.append(p.red[0])
            second.append(p.red[1])
            points.append(sum(p.red))
            empty.append(30 - p.covered.bit_count())
    assert 6 <= mean(first) <= 15 and 17 <= mean(second) <= 30
    assert 65 <= mean(points) <= 95 and min(points) >= 30 and max(points) <= 150
    assert 4 <= mean(empty) <= 14


@pytest.mark.parametrize("players", [2, 4])
def test_greedy_wins_clearly_against_random(players: int) -> None:
    result = simulate(game, ["greedy"] + ["random"] * (players - 1), 40, seed=1, processes=1)
    assert not any(p.error for p in result.played)
    assert result.win_rate(0).low > 0.9


def test_random_games_end_soon_and_guided_ones_build() -> None:
    """Uniformly random play fills and empties the storage; the rollout policy builds an estate."""
    lengths, plain, guided = [], [], []
    for seed in range(30):
        s = new(4, seed)
        lengths.append(engine.playout(s, seed))
        plain += [engine.score(s, seat) for seat in range(4)]
        t = new(4, seed)
        engine.policy_playout(t, seed)
        guided += [engine.score(t, seat) for seat in range(4)]
    assert min(lengths) > 80 and max(lengths) < 400
    assert mean(plain) < 20 and 45 < mean(guided) < 70
