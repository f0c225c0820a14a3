"""Positions from outside: whatever numbers are changed, it is refused in words or plays to the end in both engines."""

from __future__ import annotations

import json
import random
from itertools import permutations
from typing import Any

import pytest

from kontor.kernel import BadPosition, Game
from kontor.match import Match

from .fixtures import games_to_play as games_to_play
from .fixtures import pytest_generate_tests as pytest_generate_tests
from .settings import Setting, choose

EXTREMES = (-(1 << 62), -32768, -129, -128, 127, 128, 255, 32767, 1 << 31, 1 << 62)


def _leaves(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    if isinstance(data, dict):
        return [leaf for key, value in data.items() for leaf in _leaves(value, (*path, key))]
    if isinstance(data, list):
        return [leaf for key, value in enumerate(data) for leaf in _leaves(value, (*path, key))]
    return [path]


def _change_a_number(state: Any, chance: random.Random) -> None:
    field = chance.choice(
        [key for key in state if _leaves(state[key])]
    )  # a field first, so that long arrays do not get all the attention
    *parents, last = chance.choice(_leaves(state[field], (field,)))
    part = state
    for key in parents:
        part = part[key]
    near = [-1, 0, 1, 2, 3, 5, 9, part[last] + 1, part[last] - 1, part[last] ^ 1 << chance.randrange(16)]
    part[last] = chance.choice(near if chance.random() < 0.8 else EXTREMES)


def _position(setting: Setting, chance: random.Random, most: int = 200) -> Any:
    """Plain data of a position from the middle of a game, after no more than so many decisions."""
    match = Match(setting.game, setting.players, chance.randrange(1000), setting.options)
    for _ in range(chance.randrange(most)):
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


def _with(data: Any, path: tuple[Any, ...], number: int) -> Any:
    """The same plain data with another number there."""
    if not path:
        return number
    key, *rest = path
    part = data.copy()
    part[key] = _with(data[key], tuple(rest), number)
    return part


def _refused_or_playable(data: Any, chance: random.Random) -> None:
    try:
        match = Match.from_position(json.dumps(data))
    except BadPosition as error:
        assert str(error)
    else:
        _plays_to_the_end(match, chance)


def _ends(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every number, but of lists only the first item and the last."""
    if isinstance(data, dict):
        return [leaf for key, value in data.items() for leaf in _ends(value, (*path, key))]
    if isinstance(data, list):
        return [leaf for key in {0, len(data) - 1} if data for leaf in _ends(data[key], (*path, key))]
    return [path]


def test_the_largest_numbers_are_refused_or_playable(game: Game) -> None:
    """0.7.0 took 32767 points and failed in play."""
    chance = random.Random(game.id)
    data = _position(Setting(game, game.seats[-1], {}), chance, 20)
    for path in _ends(data["state"]):
        for largest in (127, 32767):
            _refused_or_playable({**data, "state": _with(data["state"], path, largest)}, chance)


def test_what_one_field_of_a_player_has_too_many_and_another_too_few_is_refused_or_playable(game: Game) -> None:
    """The sum is right: 0.7.0 took pieces of one kind for those of another, and then refused its own position."""
    chance = random.Random(game.id)
    for players in game.seats:
        data = _position(Setting(game, players, {}), chance, 60)
        seat = data["state"]["seat"]
        own = {name: number for name, number in data["state"]["players"][seat].items() if isinstance(number, int)}
        for less, more in permutations(own, 2):
            state = _with(data["state"], ("players", seat, less), own[less] - 2)
            state = _with(state, ("players", seat, more), own[more] + 2)
            _refused_or_playable({**data, "state": state}, chance)


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
