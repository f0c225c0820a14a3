"""Calibration: do the win probabilities people are shown come true?

Positions drawn out of games that were played are searched as a hint would. What the search says of each seat is set
against who won. A power (`sharpness`) that would have made the predictions fit best is found by the least surprise.
"""

from __future__ import annotations

import functools
import math
import random
from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from kontor.bots.network import best_evaluation
from kontor.bots.search import Search, options_at, players_at, sharpened
from kontor.kernel import Game, game
from kontor.workers import done_by_all

from .results import BadResults, Record, Results
from .schedule import Pairing

ITERATIONS = 300
"""How long the search thinks about a position that it predicts."""
A_GAME = 4  # positions drawn out of each
STEPS = (0.0, 0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 1.0)
_LEAST = 1e-4  # no prediction counts as certain
_POWERS = (0.2, 5.0)


@dataclass(frozen=True)
class Asked:
    """A position as the seat that decides sees it, and how the game ended: shares of the victory by seat."""

    game: str
    view: bytes
    seat: int
    seed: int
    won: tuple[float, ...]


@dataclass(frozen=True)
class Said:
    values: tuple[float, ...]
    """Win probability of each seat by the search."""
    won: tuple[float, ...]


@dataclass(frozen=True)
class Step:
    """Predictions of about the same probability."""

    lower: float
    upper: float
    count: int
    said: float
    won: float
    """Both on average."""


@dataclass(frozen=True)
class Calibration:
    """What was predicted with a sharpness, and what happened."""

    game: Game
    players: int
    sayings: tuple[Said, ...]

    @property
    def best(self) -> float:
        """The sharpness that fits best: golden section, for the surprise has one lowest point."""
        low, high = _POWERS
        ratio = (math.sqrt(5) - 1) / 2
        while high - low > 0.005:
            a, b = high - ratio * (high - low), low + ratio * (high - low)
            if self.surprise(a) < self.surprise(b):
                high = b
            else:
                low = a
        return (low + high) / 2

    def surprise(self, sharpness: float) -> float:
        """Mean of −ln of the probability that was given to whoever won (log loss): the less the better."""
        return sum(_surprise(said, sharpness) for said in self.sayings) / len(self.sayings)

    def steps(self, sharpness: float) -> list[Step]:
        """What was predicted in each range of probability, and how often it came true."""
        pairs = [pair for one in self.sayings for pair in zip(sharpened(one.values, sharpness), one.won, strict=True)]
        found = []
        for lower, upper in pairwise(STEPS):
            here = [(said, won) for said, won in pairs if lower <= said < upper or said == upper == 1.0]
            if here:
                said, won = (sum(column) / len(here) for column in zip(*here, strict=True))
                found.append(Step(lower, upper, len(here), said, won))
        return found

    @property
    def used(self) -> float:
        """The sharpness of what people are told."""
        return best_evaluation(self.game, self.players)[1].sharpness

    def to_json(self) -> dict[str, Any]:
        """The result as a file keeps it."""
        used = self.used
        return {
            "game": self.game.id,
            "players": self.players,
            "positions": len(self.sayings),
            "sharpness": used,
            "surprise": round(self.surprise(used), 4),
            "best": {"sharpness": round(self.best, 2), "surprise": round(self.surprise(self.best), 4)},
            "steps": [vars(step) for step in self.steps(used)],
        }


def _surprise(said: Said, sharpness: float) -> float:
    chances = sharpened([max(_LEAST, value) for value in said.values], sharpness)
    return -sum(won * math.log(chance) for chance, won in zip(chances, said.won, strict=True) if won)


def positions(results: Results, pairing: Pairing, games: int) -> list[Asked]:
    """Some of each game in which there was something to decide; the same every time."""
    records = [record for record in results.read(pairing) if not record.error][:games]
    return [asked for record in records for asked in _drawn(results, pairing, record)]


def _drawn(results: Results, pairing: Pairing, record: Record) -> list[Asked]:
    engine = results.run.game.native().unchecked
    actions = results.actions(pairing, record)
    wanted = set(random.Random(record.seed).sample(range(len(actions)), min(A_GAME, len(actions))))
    best = record.ranks.count(1)
    won = tuple(1 / best if rank == 1 else 0.0 for rank in record.ranks)
    options = engine.game.option_numbers(results.run.options, results.run.rules or None)
    state = engine.new(len(record.seats), record.seed, options)
    out = []
    for number, action in enumerate(actions):
        legal = engine.legal(state)
        if action not in legal:
            reason = f"its decision {number + 1} is not legal"
            raise BadResults(f"Game {record.number} of {pairing} cannot be replayed: {reason}.")
        if number in wanted and len(legal) > 1:
            seat = engine.to_move(state)
            view = engine.to_bytes(engine.hidden(state, seat))
            out.append(Asked(engine.game.id, view, seat, record.seed + number, won))
        engine.apply(state, action)
    ended = [(engine.score(state, seat), engine.rank(state, seat)) for seat in range(len(record.seats))]
    if ended != list(zip(record.scores, record.ranks, strict=True)):
        raise BadResults(f"Game {record.number} of {pairing} was replayed and ended differently from the record.")
    return out


def ask(asked: Asked, iterations: int) -> Said:
    engine = game(asked.game).native()
    view = engine.from_bytes(asked.view)
    network, params = best_evaluation(engine.game, players_at(engine, view), options_at(engine, view))
    thoughts = Search(engine, params=params, network=network).think(view, asked.seat, asked.seed, iterations=iterations)
    return Said(thoughts.values, asked.won)


def calibrate(
    results: Results,
    pairing: Pairing,
    games: int,
    iterations: int = ITERATIONS,
    processes: int | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Calibration:
    """Search positions of so many games of a pairing; `progress` hears how many of how many are done."""
    asked = positions(results, pairing, games)
    if not asked:
        raise BadResults(f"There are no games of {pairing} in {results.folder} yet.")
    said = []
    for one in done_by_all(functools.partial(ask, iterations=iterations), asked, processes):
        said.append(one)
        if progress:
            progress(len(said), len(asked))
    return Calibration(results.run.game, results.run.players, tuple(said))
