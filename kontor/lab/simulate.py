"""Simulation: many games among bots, on all cores, with the same answer each time.

Game number k of a run has the seed SEED + k. Bots change seats from game to game, so that each sits everywhere equally
often; results are given bot by bot, in the order the bots were named.
"""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import kontor.adapters  # noqa: F401  (programs can play too: `program:COMMAND`, in every process of a simulation)
from kontor.bots import Bot, bot_seed, make_bot, told
from kontor.kernel import MOST_DECISIONS, BadOption, Engine, Game, game
from kontor.kernel.options import Chosen
from kontor.match import Match
from kontor.workers import done_by_all

from .statistics import Interval, mean, rate

CHUNK = 50
Progress = Callable[[int], None]


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
    game: str
    bots: list[str]
    options: dict[str, str]
    seed: int
    engine: str
    played: list[Played]
    seconds: float

    @property
    def good(self) -> list[Played]:
        return [p for p in self.played if not p.error]

    @property
    def decisions(self) -> int:
        return sum(len(p.actions) for p in self.good)

    def wins(self, bot: int) -> int:
        """Games the bot won, alone or together with others."""
        return sum(p.ranks[p.seats[bot]] == 1 for p in self.good)

    def shared(self, bot: int) -> int:
        return sum(p.ranks[p.seats[bot]] == 1 and p.ranks.count(1) > 1 for p in self.good)

    def win_rate(self, bot: int) -> Interval:
        return rate(self.wins(bot), len(self.good))

    def score(self, bot: int) -> Interval:
        return mean([p.scores[p.seats[bot]] for p in self.good])

    def place_win_rate(self, place: int) -> Interval:
        """How often whoever sits that many places after the first to move wins: the advantage of a seat."""
        return rate(sum(p.ranks[(p.first + place) % len(self.bots)] == 1 for p in self.good), len(self.good))

    def to_json(self) -> dict[str, Any]:
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


@dataclass
class Sitting:
    """How a game among bots went; all lists are by seat."""

    scores: list[int] = field(default_factory=list)
    ranks: list[int] = field(default_factory=list)
    """Both are empty with an error."""
    first: int = 0
    actions: list[int] = field(default_factory=list)
    decisions: list[int] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)
    """Time each seat thought."""
    error: str = ""
    failed: int | None = None
    """The seat whose bot failed; None with an error: the rules did."""


def play_game(engine: Engine[Any], bot_names: Sequence[str], seed: int, options: Sequence[int]) -> Sitting:
    """One game among bots, one per seat. What goes wrong in a bot or in the rules is noted, not raised.

    Every bot sees the table as its seat may know it, and is told every decision: None for a secret one of another seat.
    """
    players = len(bot_names)
    sitting = Sitting(decisions=[0] * players, seconds=[0.0] * players)
    bots: list[Bot] = []
    at: int | None = None  # the seat whose bot is at work
    try:
        for at, name in enumerate(bot_names):  # noqa: B007
            bots.append(make_bot(name))
            bots[-1].take_time()
        at = None
        state = engine.new(players, seed, options)
        inner = engine.unchecked
        sitting.first = inner.to_move(state)
        # called off after that many, and ranked as it stands
        while (legal := inner.legal(state)) and len(sitting.actions) < MOST_DECISIONS:
            seat = inner.to_move(state)
            view = inner.hidden(state, seat)
            chance = bot_seed(seed, len(sitting.actions))
            at, begun = seat, time.perf_counter()
            try:
                action = bots[seat].choose(engine, view, seat, legal, chance)
            finally:  # also of a bot that failed: whoever plans more games must know how long it takes
                sitting.seconds[seat] += time.perf_counter() - begun
            if action not in legal:
                raise AssertionError(f"bot {bots[seat].name} chose {action}, which is not legal")
            at, action = None, int(action)
            inner.apply(state, action)
            sitting.actions.append(action)
            sitting.decisions[seat] += 1
            for at, bot in enumerate(bots):
                bot.watch(told(engine.game, action, seat, at))
            at = None
        sitting.scores = [inner.score(state, seat) for seat in range(players)]
        sitting.ranks = [inner.rank(state, seat) for seat in range(players)]
        for at, bot in enumerate(bots):  # noqa: B007
            bot.over(sitting.scores, sitting.ranks)
    except Exception as error:
        sitting.error, sitting.failed = f"{type(error).__name__}: {error}", at
        sitting.scores, sitting.ranks = [], []  # a bot may fail when it is told the result: it has lost all the same
    finally:
        for bot in bots:
            with contextlib.suppress(Exception):  # the game is over: what a bot does now changes nothing
                bot.close()
    return sitting


def play_one(engine: Engine[Any], bot_names: Sequence[str], seed: int, options: Sequence[int], turn_by: int) -> Played:
    """One game of a simulation, the bots turned by that many seats."""
    players = len(bot_names)
    seats = [(k + turn_by) % players for k in range(players)]
    sitting = play_game(engine, [bot_names[seats.index(seat)] for seat in range(players)], seed, options)
    return Played(seed, seats, sitting.scores, sitting.ranks, sitting.first, sitting.actions, sitting.error)


def _chunk(job: tuple[str, str, list[str], list[int], int, range]) -> list[Played]:
    game_id, engine_name, bots, options, seed, numbers = job
    found = game(game_id)
    engine: Engine[Any] = found.python if engine_name == "python" else found.native()
    return [play_one(engine, bots, seed + k, options, k) for k in numbers]


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
    for bot in bots:
        make_bot(bot)
    resolved = which.resolve_options(options)
    numbers = which.option_numbers(resolved)
    if engine == "native":
        which.native()  # compiled here, once, before the workers start
    jobs = [
        (which.id, engine, list(bots), numbers, seed, range(k, min(games, k + CHUNK))) for k in range(0, games, CHUNK)
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
