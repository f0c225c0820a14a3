"""Simulation: many games among bots, on all cores, with the same answer each time.

Game number k of a run has the seed SEED + k. Bots change seats from game to game, so that each sits everywhere equally
often; results are given bot by bot, in the order the bots were named.
"""

from __future__ import annotations

import contextlib
import os
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import kontor.adapters  # noqa: F401  (programs can play too: `program:COMMAND`, in every process of a simulation)
from kontor.bots import make_bot
from kontor.kernel import BadOption, Engine, Game, game
from kontor.kernel.options import Chosen
from kontor.match import Match
from kontor.workers import done_by_all

from .sittings import SIDE_BY_SIDE, Seated, play_games
from .statistics import Interval, mean, rate

CHUNK = 50
"""So many games are one job for a worker."""
Progress = Callable[[int], None]
"""Hears how many games were finished since it heard last."""


@dataclass
class Played:
    """One simulated game. `seats[i]` is the seat of bot i; `scores` and `ranks` are by seat."""

    seed: int
    seats: list[int]
    scores: list[int] = field(default_factory=list)
    ranks: list[int] = field(default_factory=list)
    first: int = 0
    actions: list[int] = field(default_factory=list)
    error: str = ""


@dataclass
class Result:
    """What a simulation found; bots are counted in the order they were named."""

    game: str
    bots: list[str]
    options: dict[str, str]
    seed: int
    engine: str
    played: list[Played]
    seconds: float

    @property
    def good(self) -> list[Played]:
        """The games that were played to their end."""
        return [p for p in self.played if not p.error]

    @property
    def decisions(self) -> int:
        """How many decisions these games had."""
        return sum(len(p.actions) for p in self.good)

    def wins(self, bot: int) -> int:
        """Games the bot won, alone or together with others."""
        return sum(p.ranks[p.seats[bot]] == 1 for p in self.good)

    def shared(self, bot: int) -> int:
        """Games the bot won together with others."""
        return sum(p.ranks[p.seats[bot]] == 1 and p.ranks.count(1) > 1 for p in self.good)

    def win_rate(self, bot: int) -> Interval:
        """How often the bot won, alone or together."""
        return rate(self.wins(bot), len(self.good))

    def score(self, bot: int) -> Interval:
        """The bot's mean score."""
        return mean([p.scores[p.seats[bot]] for p in self.good])

    def place_win_rate(self, place: int) -> Interval:
        """How often whoever sits that many places after the first to move wins: the advantage of a seat."""
        return rate(sum(p.ranks[(p.first + place) % len(self.bots)] == 1 for p in self.good), len(self.good))

    def to_json(self) -> dict[str, Any]:
        """Everything as `--json` prints it."""
        players = range(len(self.bots))
        return {
            "game": self.game,
            "seats": self.bots,
            "options": self.options,
            "seed": self.seed,
            "games": len(self.played),
            "errors": len(self.played) - len(self.good),
            "error_messages": [f"seed {p.seed}: {p.error}" for p in self.played if p.error][:5],
            "wins": [self.wins(k) for k in players],
            "shared_wins": [self.shared(k) for k in players],
            "win_rates": [self.win_rate(k).to_json() for k in players],
            "mean_scores": [round(self.score(k).value, 4) for k in players],
            "score_intervals": [self.score(k).to_json() for k in players],
            "seat_advantage": [self.place_win_rate(k).to_json() for k in players],
            "decisions": self.decisions,
            "engine": self.engine,
            "seconds": round(self.seconds, 3),
            "decisions_per_s": round(self.decisions / self.seconds) if self.seconds else 0,
        }


def _chunk(job: tuple[str, str, list[str], list[int], int, range]) -> list[Played]:
    game_id, engine_name, bots, options, seed, numbers = job
    found = game(game_id)
    engine: Engine[Any] = found.python if engine_name == "python" else found.native()
    players = range(len(bots))
    seats = [[(bot + k) % len(bots) for bot in players] for k in numbers]  # the bots turned by one seat each game
    games = [Seated([bots[at.index(seat)] for seat in players], seed + k) for k, at in zip(numbers, seats, strict=True)]
    return [
        Played(plan.seed, at, each.scores, each.ranks, each.first, each.actions, each.error)
        for plan, at, each in zip(games, seats, play_games(engine, games, options), strict=True)
    ]


def simulate(
    which: Game,
    bots: Sequence[str],
    games: int,
    seed: int = 0,
    options: Chosen | None = None,
    engine: str = "native",
    processes: int | None = None,
    progress: Progress | None = None,
    logs: Path | None = None,
) -> Result:
    """Play that many games; `progress` hears how many were finished each time."""
    if logs is not None:
        try:
            logs.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise BadOption(f"Logs cannot be written to {logs}: {error.strerror}.") from None
    which.check_players(len(bots))
    which.check_seed(seed + max(0, games - 1))
    size = CHUNK
    for name in bots:
        with contextlib.closing(make_bot(name)) as bot:
            bot.check(which)
            if bot.batched:  # the more games it is asked about at once, the better
                size = max(CHUNK, min(SIDE_BY_SIDE, -(-games // (processes or os.cpu_count() or 1))))
    resolved = which.resolve_options(options)
    numbers = which.option_numbers(resolved)
    if engine == "native":
        which.native()  # compiled here, once, before the workers start
    jobs = [
        (which.id, engine, list(bots), numbers, seed, range(k, min(games, k + size))) for k in range(0, games, size)
    ]
    start = time.perf_counter()
    played: list[Played] = []
    for chunk in done_by_all(_chunk, jobs, processes):
        played += chunk
        if progress:
            progress(len(chunk))
    seconds = time.perf_counter() - start
    played.sort(key=lambda p: p.seed)
    if logs is not None:
        _write_logs(which, bots, resolved, played, logs)
    return Result(which.id, list(bots), resolved, seed, engine, played, seconds)


def _write_logs(which: Game, bots: Sequence[str], options: Chosen, played: Sequence[Played], folder: Path) -> None:
    """A log per game, by replaying it; a game that broke off is written as far as it got."""
    for record in played:
        names = [f"{short_name(bots[record.seats.index(seat)])} {seat + 1}" for seat in range(len(bots))]
        match = Match(which, names, record.seed, options)
        for action in record.actions:
            match.play(action)
        if record.error:
            match.comments.setdefault(len(record.actions), []).append(record.error.replace("\n", " "))
        (folder / f"{which.id}-{record.seed}.log").write_text(match.log(), encoding="utf-8")


def short_name(bot: str) -> str:
    """A bot's name as a player's name: short, without the sign that separates names in a log."""
    text = " ".join(bot.replace("|", " ").split())
    return text if len(text) <= 36 else f"{text[:35]}…"
