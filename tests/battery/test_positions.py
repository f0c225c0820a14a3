"""Positions from outside: whatever numbers are changed, it is refused in words or plays to the end in both engines."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from kontor.kernel import BadPosition
from kontor.match import Match

from .conftest import Setting, choose

EXTREMES = (-(1 << 62), -32768, -129, -128, 127, 128, 255, 32767, 1 << 31, 1 << 62)


def _leaves(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    if isinstance(data, dict):
        return [leaf for key, value in data.items() for leaf in _leaves(value, (*path, key))]
    if isinstance(data, list):
        return [leaf for key, value in enumerate(data) for leaf in _leaves(value, (*path, key))]
    return [path]


def _change_a_number(state: Any, chance: random.Random) -> None:
    field = chance.choice(list(state))  # a field first, so that long arrays do not get all the attention
    *parents, last = chance.choice(_leaves(state[field], (field,)))
    part = state
    for key in parents:
        part = part[key]
    near = [-1, 0, 1, 2, 3, 5, 9, part[last] + 1, part[last] - 1, part[last] ^ 1 << chance.randrange(16)]
    part[last] = chance.choice(near if chance.random() < 0.8 else EXTREMES)


def _position(setting: Setting, chance: random.Random) -> Any:
    """Plain data of a position from the middle of a game."""
    match = Match(setting.game, setting.players, chance.randrange(1000), setting.options)
    for _ in range(chance.randrange(200)):
        if not match.over:
            match.play(choose(setting.game.python, match.state, match.legal, chance))
    return json.loads(match.position())


def _plays_to_the_end(match: Match, chance: random.Random) -> None:
    game = match.game
    python, native = game.python, game.native()
    mirror = match.state.clone()
    raw = native.from_bytes(mirror.to_bytes())
    for number in range(5000):
        assert mirror.to_bytes() == raw.tobytes()
        legal = python.legal(mirror)
        assert legal == native.legal(raw)
        if number < 50 or number % 16 == 0 or not legal:
            assert game.problems(mirror) == [], "Kontor refuses what it made of a position it had accepted"
            assert game.state.from_json(mirror.to_json()) == mirror
        if not legal:
            return
        action = choose(native, raw, legal, chance)
        python.apply(mirror, action)
        native.apply(raw, action)
    raise AssertionError("the game does not end")


def test_changed_numbers_are_refused_or_playable(setting: Setting, games_to_play: int) -> None:
    chance = random.Random(str(setting))
    accepted = number = 0
    while number < 4 * games_to_play or (not accepted and number < 400):
        number += 1
        data = _position(setting, chance)
        for _ in range(1 + number % 3):
            _change_a_number(data["state"], chance)
        try:
            match = Match.from_position(json.dumps(data))
        except BadPosition as error:
            assert str(error)
            continue
        accepted += 1
        assert json.loads(match.position())["state"] == data["state"]
        _plays_to_the_end(match, chance)
    assert accepted, "nothing was accepted: the check is too strict to be of use"


def test_data_of_a_seat_that_is_not_there_is_refused(setting: Setting) -> None:
    chance = random.Random(str(setting))
    data = _position(setting, chance)
    for name, field in setting.game.state.FIELDS.items():
        if not field.nested or not field.shape or field.used is None:
            continue
        unused = data["state"][name][field.used(setting.game.state.from_json(data["state"])) :]
        for part in unused:
            *parents, last = chance.choice(_leaves(part))
            for key in parents:
                part = part[key]
            part[last] += 1
            with pytest.raises(BadPosition, match=name):
                Match.from_position(json.dumps(data))
            part[last] -= 1


def test_a_generator_that_stands_still_is_refused(setting: Setting) -> None:
    data = _position(setting, random.Random(1))
    data["state"]["rng"] |= {"a": 0, "b": 0}
    with pytest.raises(BadPosition, match="rng is zero"):
        Match.from_position(json.dumps(data))
