"""Every game of Little Town ends: a number that falls with every decision (docs/little-town.md has the argument)."""

from __future__ import annotations

import random

import pytest

from kontor.games.little_town.state import Phase, State
from tests.games.little_town.facts import CARDS, WORKERS
from tests.games.little_town.table import engine, game, new

USE = 6  # the building, four answers about its price (or two cubes given and two taken), a card before its coins come
TURN = 1 + 8 * USE + 1  # the worker, eight buildings, done
MEAL = 3


def end_of_round(players: int) -> int:
    """Residence and cathedral, a meal, and a last call for everybody."""
    return players * (TURN + MEAL + 1)


def whole_round(players: int) -> int:
    return players * WORKERS[players] * TURN + end_of_round(players)


def using_left(s: State) -> int:
    """Of a worker or a residence that uses buildings, what it has begun included."""
    begun = 0
    if s.phase == Phase.PAY:
        begun = 4 - s.good + 1
    elif s.phase == Phase.GIVE:
        begun = 2 - s.good + 2
    elif s.phase == Phase.TAKE:
        begun = 2 - s.good
    elif s.phase == Phase.BETWEEN:
        begun = 1
    return begun + USE * (8 - s.used.bit_count()) + 1


def most_decisions_left(s: State) -> int:
    n = s.seats
    claims = sum(s.players[seat].cards for seat in range(n))
    if s.phase == Phase.OVER:
        return 0
    if s.phase == Phase.DRAFT:
        return 12 - s.asked + n * CARDS[n] + 4 * whole_round(n)
    left = claims + (4 - s.rnd) * whole_round(n)
    asked_later = n - 1 - s.asked
    if s.phase == Phase.FEED:
        return left + MEAL * asked_later + (MEAL - (s.fish >= 0) - (s.wheat >= 0)) + n
    if s.phase == Phase.CLAIM:
        return left + asked_later + 1
    in_turn = s.by_worker == 1 or s.building >= 0 or s.origin < 0
    if s.phase == Phase.SPECIAL or (s.phase != Phase.TURN and not in_turn):
        return left + asked_later * TURN + using_left(s) + s.cathedral_open + n * (MEAL + 1)
    left += sum(s.players[seat].workers for seat in range(n)) * TURN + end_of_round(n)
    if s.phase == Phase.TURN:
        return left
    if s.by_worker:
        return left + using_left(s)
    return left + (2 + 4 - s.good if s.phase == Phase.PAY else 2 if s.phase == Phase.LAY else 1)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_decision_brings_the_end_nearer(players: int) -> None:
    for seed in range(40):
        chance = random.Random(seed)
        options = {option.key: chance.choice(option.values) for option in game.options}
        s = new(players, seed, **options)
        left = most_decisions_left(s)
        assert left <= {2: 2452, 3: 3069, 4: 3284}[players]
        while legal := engine.legal(s):
            engine.apply(s, chance.choice(legal))
            fewer = most_decisions_left(s)
            assert fewer < left, (Phase(s.phase), left, fewer)
            left = fewer
        assert left == 0
