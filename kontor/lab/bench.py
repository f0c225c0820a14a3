"""Benchmarks: how fast a game runs on this machine. CPU time, medians of repeats; nothing here passes or fails.

What the figures mean is written in docs/benchmarks.md.
"""

from __future__ import annotations

import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from typing import Any

from kontor.bots import Search
from kontor.kernel import MOST_DECISIONS, Game, NativeEngine, SearchParams
from kontor.kernel.search_params import PLAIN

Say = Callable[[str], None]

_WARM = """
import kontor
game = kontor.game({game!r})
engine = game.native()
state = engine.new({players}, 1, game.option_numbers())
engine.apply(state, engine.legal(state)[0])
"""


def _timed(work: Callable[[], float], repeats: int) -> float:
    """Median rate: `work` returns how much it did, we divide by the CPU time it took."""
    rates = []
    for _ in range(repeats):
        start = time.process_time()
        done = work()
        rates.append(done / max(1e-9, time.process_time() - start))
    return statistics.median(rates)


def measure(game: Game, players: int, repeats: int = 5, seconds: float = 0.6) -> dict[str, Any]:
    """All figures of one game and number of players but the start-up times."""
    import numpy as np

    engine = game.native()
    native = engine.module
    options = np.array(game.option_numbers(), np.int64)
    raw, out = engine.blank(), engine.buffer()
    totals = np.zeros(4, np.int64)
    probe = 500
    start = time.process_time()
    native.random_games(raw, out, players, options, 0, probe, MOST_DECISIONS, totals)
    games = max(200, int(probe * seconds / max(1e-6, time.process_time() - start)))

    lengths: list[int] = []
    branching: list[float] = []

    def compiled() -> float:
        totals[:] = 0
        decisions = native.random_games(raw, out, players, options, 0, games, MOST_DECISIONS, totals)
        lengths.append(decisions)
        branching.append(totals[0] / decisions)
        return float(decisions)

    decisions_per_s = _timed(compiled, repeats)
    per_game = lengths[-1] / games

    copies = 2_000_000
    target = engine.blank()
    clone_ns = 1e9 / _timed(lambda: (native.clone_many(raw, target, copies), copies)[1], repeats)

    opening = engine.new(players, 1, game.option_numbers())

    def playouts() -> float:
        state = engine.blank()
        for k in range(games // 4):
            state[:] = opening
            native.playout(state, out, k, MOST_DECISIONS)
        return games // 4

    lengths_by_policy: list[int] = []

    def policy_playouts() -> float:
        """The same with the game's rollout policy."""
        state = engine.blank()
        rounds = max(100, games // 4)
        lengths_by_policy.clear()
        for k in range(rounds):
            state[:] = opening
            lengths_by_policy.append(native.policy_playout(state, out, k, MOST_DECISIONS))
        return rounds

    def driven() -> float:
        """A random game driven from Python: one call per decision."""
        decisions = 0
        step, chance = native.step, random.Random(1).random
        for k in range(max(20, games // 40)):
            native.setup(raw, players, options, k)
            n = native.legal(raw, out)
            while n:
                n = step(raw, out[int(chance() * n)], out)
                decisions += 1
        return decisions

    def python_mode() -> float:
        return sum(game.python.playout(game.python.new(players, k, game.option_numbers()), k) for k in range(20))

    return {
        "game": game.id,
        "players": players,
        "decisions_per_s": round(decisions_per_s),
        "games_per_s": round(decisions_per_s / per_game),
        "decisions_per_game": round(per_game, 1),
        "branching": round(branching[-1], 2),
        "clone_ns": round(clone_ns, 1),
        "python_driven_per_s": round(_timed(driven, repeats)),
        "playouts_per_s": round(_timed(playouts, repeats)),
        "policy_playouts_per_s": round(_timed(policy_playouts, repeats)),
        "policy_playout_length": round(statistics.mean(lengths_by_policy), 1),
        "python_mode_per_s": round(_timed(python_mode, 3)),
        "cold_compile_s": None,
        "warm_start_s": None,
        "state_bytes": game.state.SIZE,
    }


def measure_search(game: Game, players: int, repeats: int = 5, seconds: float = 0.5) -> dict[str, Any]:
    """How fast a search is from the opening: plain playouts, the game's own way, and on two threads."""
    engine = game.native()
    opening = engine.new(players, 1, game.option_numbers())
    seat = engine.to_move(opening)
    view = engine.hidden(opening, seat)
    plain = [_search_rate(engine, view, seat, PLAIN, 1, seconds) for _ in range(repeats)]
    own = [_search_rate(engine, view, seat, game.search_params, 1, seconds) for _ in range(repeats)]
    ratios = [
        _search_rate(engine, view, seat, game.search_params, 2, seconds)
        / _search_rate(engine, view, seat, game.search_params, 1, seconds)
        for _ in range(repeats)
    ]
    return {
        "game": game.id,
        "players": players,
        "playouts_per_s": round(statistics.median(plain)),
        "iterations_per_s": round(statistics.median(own)),
        "two_threads": round(statistics.median(ratios), 2),
    }


def _search_rate(
    engine: NativeEngine, view: Any, seat: int, params: SearchParams, threads: int, seconds: float
) -> float:
    """Iterations per wall-clock second: threads share no CPU time."""
    thoughts = Search(engine, threads, params=params).think(view, seat, 1, seconds=seconds)
    return thoughts.iterations / thoughts.seconds


def cold_compile(game: Game) -> float:
    """CPU seconds to compile from nothing, in a separate process with an empty cache."""
    with tempfile.TemporaryDirectory(prefix="kontor-cold-") as cache:
        before = os.times()
        command = [sys.executable, "-m", "kontor.cli", "compile", game.id, "--quiet"]
        subprocess.run(command, env={**os.environ, "KONTOR_CACHE": cache}, check=True)
        after = os.times()
    return round(after.children_user + after.children_system - before.children_user - before.children_system, 2)


def warm_start(game: Game, repeats: int = 3) -> float:
    """Seconds from starting Python to the first decision on native rules, wall-clock time."""
    script = _WARM.format(game=game.id, players=game.seats.start)
    times = []
    for _ in range(repeats):
        start = time.perf_counter()
        subprocess.run([sys.executable, "-c", script], check=True)
        times.append(time.perf_counter() - start)
    return round(statistics.median(times), 3)
