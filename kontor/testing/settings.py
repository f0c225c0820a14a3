"""What the battery plays: a game with every number of players, and a spread of options."""

from __future__ import annotations

import itertools
import os
import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import kontor
from kontor.kernel import Engine, Game


@dataclass(frozen=True)
class Setting:
    """A game, for so many players, with these options: those that are not the default."""

    game: Game
    players: int
    options: dict[str, str]

    def numbers(self) -> list[int]:
        """The options as an engine takes them."""
        return self.game.option_numbers(self.options)

    def __str__(self) -> str:
        changed = [f"{k}={v}" for k, v in self.options.items()]
        return "-".join([self.game.id, f"{self.players}p", *changed])


def choose(engine: Engine[Any], state: Any, legal: Sequence[int], chance: random.Random) -> int:
    """A decision of a random game. Where a game has a rollout policy, it decides most of the time: games end sooner."""
    if engine.game.rules.has_policy and chance.random() < 0.8:
        return engine.policy_choice(state, chance.getrandbits(40))
    return chance.choice(legal)


def installed() -> list[Game]:
    """All installed games; one that is broken is an error here."""
    return [kontor.game(name) for name in kontor.game_ids()]


def settings(games: Iterable[Game] | None = None) -> list[Setting]:
    """Of each game (None: of all that are installed) every number of players with the defaults, then as few others as
    it takes to see every two values of options, and every value with every number of players, together."""
    out = []
    for game in installed() if games is None else games:
        values = [[str(players) for players in game.seats], *(option.values for option in game.options)]
        rows = [[players, *(option.default for option in game.options)] for players in values[0]]
        missing = _pairs(values).difference(*(_pairs([[value] for value in row]) for row in rows))
        while missing:
            rows.append(_row_with_many(missing, values))
            missing -= _pairs([[value] for value in rows[-1]])
        for players, *chosen in rows:
            changed = {o.key: v for o, v in zip(game.options, chosen, strict=True) if v != o.default}
            out.append(Setting(game, int(players), changed))
    return out


Pair = frozenset[tuple[int, str]]
"""Two of the things that are set, by number, each with its value."""


def _pairs(values: Sequence[Sequence[str]]) -> set[Pair]:
    each = [[(k, value) for value in choices] for k, choices in enumerate(values)]
    return {frozenset(pair) for two in itertools.combinations(each, 2) for pair in itertools.product(*two)}


def _row_with_many(missing: set[Pair], values: Sequence[Sequence[str]]) -> list[str]:
    """Has one missing pair, and of every other thing the value that makes most of them."""
    row = dict(min(missing, key=sorted))
    for k, choices in enumerate(values):
        if k not in row:
            row[k] = max(choices, key=lambda value: sum(frozenset({(k, value), it}) in missing for it in row.items()))
    return [row[k] for k in range(len(values))]


def times(count: float) -> int:
    """So many games, at least one: a sample for every day. KONTOR_BATTERY=10 plays ten times as many."""
    return max(1, round(count * float(os.environ.get("KONTOR_BATTERY", "1"))))
