"""Does every game end? Random games by the million, looking for one that never ends.

A sweep is played in chunks of consecutive seeds; what is done is kept in a file after each, so that it can be stopped
and resumed. Every second chunk has options at random, drawn from its number.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path

from kontor.kernel import MOST_DECISIONS, Game

CHUNK = 50_000


@dataclass
class Sweep:
    """What was played so far of one game at one number of players."""

    game: str
    players: int
    code: str
    """The compiled rules it was played with: another text is another sweep."""
    games: int = 0
    decisions: int = 0
    longest: int = 0
    endless: list[int] = field(default_factory=list)
    """Seeds of games that were called off, one of each chunk that had any."""


def sweep(game: Game, players: int, games: int, folder: Path, tell: Callable[[Sweep], None] = lambda _: None) -> Sweep:
    """Play until that many games are played in total, resuming from what the folder holds."""
    import numpy as np

    engine = game.native()
    file = folder / f"{game.id}-{players}.json"
    done = _kept(file, game, players)
    raw, out = engine.blank(), engine.buffer()
    while done.games < games:
        number = done.games // CHUNK
        count = min(CHUNK, games - done.games)
        totals = np.zeros(4, np.int64)
        options = np.array(game.option_numbers(_options(game, number)), np.int64)
        done.decisions += int(
            engine.module.random_games(raw, out, players, options, done.games, count, MOST_DECISIONS, totals)
        )
        done.games += count
        done.longest = max(done.longest, int(totals[1]))
        if totals[2]:
            done.endless.append(int(totals[3]))
        _keep(file, done)
        tell(done)
    return done


def _options(game: Game, number: int) -> dict[str, str]:
    if number % 2 == 0:
        return {}
    chance = random.Random(number)
    return {option.key: chance.choice(option.values) for option in game.options}


def _kept(file: Path, game: Game, players: int) -> Sweep:
    fresh = Sweep(game.id, players, game.native_code.folder.name)
    try:
        kept = Sweep(**json.loads(file.read_text()))
    except (OSError, ValueError, TypeError):  # none yet, or cut off in the middle: play again
        return fresh
    return kept if kept.code == fresh.code else fresh


def _keep(file: Path, done: Sweep) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    fresh = file.with_suffix(".new")
    fresh.write_text(json.dumps(asdict(done)))
    fresh.replace(file)
