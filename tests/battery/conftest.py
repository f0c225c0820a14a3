"""The battery runs for every installed game, every number of players, and a spread of options."""

from __future__ import annotations

import itertools
import os
import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import pytest

import kontor
from kontor.kernel import Engine, Game


@dataclass(frozen=True)
class Setting:
    game: Game
    players: int
    options: dict[str, str]

    def numbers(self) -> list[int]:
        return self.game.option_numbers(self.options)

    def __str__(self) -> str:
        changed = [f"{k}={v}" for k, v in self.options.items()]
        return "-".join([self.game.id, f"{self.players}p", *changed])


def choose(engine: Engine[Any], state: Any, legal: Sequence[int], chance: random.Random) -> int:
    """A decision of a random game. Where a game has a rollout policy, it decides most of the time: games end sooner."""
    if engine.game.rules.has_policy and chance.random() < 0.8:
        return engine.policy_choice(state, chance.getrandbits(40))
    return chance.choice(legal)


def settings() -> list[Setting]:
    """Each game and number of players with the defaults, and every option value at least once."""
    out = []
    for name in kontor.game_ids():
        game = kontor.game(name)
        out += [Setting(game, players, {}) for players in game.seats]
        seats = itertools.cycle(game.seats)
        for option in game.options:
            for value in option.values:
                if value != option.default:
                    out.append(Setting(game, next(seats), {option.key: value}))
        # every option away from its default at once
        odd = {o.key: next(v for v in reversed(o.values) if v != o.default) for o in game.options}
        if len(odd) > 1:
            out += [Setting(game, players, odd) for players in game.seats]
    return out


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "setting" in metafunc.fixturenames:
        metafunc.parametrize("setting", settings(), ids=str)
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", [kontor.game(name) for name in kontor.game_ids()], ids=lambda g: g.id)


def times(count: float) -> int:
    """So many games, at least one: a sample for every day. KONTOR_BATTERY=10 plays ten times as many."""
    return max(1, round(count * float(os.environ.get("KONTOR_BATTERY", "1"))))


@pytest.fixture
def games_to_play(setting: Setting) -> int:
    """How many random games a setting plays, fewer of long ones."""
    return times(4 if setting.game.rules.has_policy else 10)
