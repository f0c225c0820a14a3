"""Positions from outside: whatever one number is changed to, it is refused in words or can be played to the end."""

from __future__ import annotations

import json
import random
from typing import Any

from kontor.kernel import BadPosition
from kontor.match import Match

from .conftest import Setting, choose


def _leaves(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    if isinstance(data, dict):
        return [leaf for key, value in data.items() for leaf in _leaves(value, (*path, key))]
    if isinstance(data, list):
        return [leaf for key, value in enumerate(data) for leaf in _leaves(value, (*path, key))]
    return [path]


def test_a_changed_number_is_refused_or_playable(setting: Setting, games_to_play: int) -> None:
    game = setting.game
    chance = random.Random(str(setting))
    accepted = 0
    for _ in range(4 * games_to_play):
        match = Match(game, setting.players, chance.randrange(1000), setting.options)
        for _ in range(chance.randrange(200)):
            if not match.over:
                match.play(choose(match.game.python, match.state, match.legal, chance))
        data = json.loads(match.position())
        part = data["state"]
        field = chance.choice(list(part))  # a field first, so that long arrays do not get all the attention
        *parents, last = chance.choice(_leaves(part[field], (field,)))
        for key in parents:
            part = part[key]
        part[last] = chance.choice([-1, 0, 1, 2, 3, 5, 9, part[last] + 1, part[last] - 1])
        try:
            other = Match.from_position(json.dumps(data))
        except BadPosition as error:
            assert str(error)
            continue
        accepted += 1
        for number in range(5000):
            if other.over:
                break
            other.play(choose(game.python, other.state, other.legal, chance))
            assert (number > 50 and number % 16) or game.problems(other.state) == []
        assert other.over
    assert accepted, "nothing was accepted: the check is too strict to be of use"
