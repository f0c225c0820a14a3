"""Peers: the same measurements on Catanatron and OpenSpiel, in a separate environment, in the same run as ours.

The environment is made once in Kontor's cache folder from PyPI; Kontor itself never imports these packages.
"""

from __future__ import annotations

import json
import subprocess
import sys
import venv
from collections.abc import Callable
from typing import Any

from kontor.kernel import KontorError
from kontor.kernel.native import cache_home

PACKAGES = ("catanatron==3.2.1", "open_spiel==2.0.2")

# Runs in the other environment and prints one JSON object per line: name, decisions_per_s, games_per_s, note.
_SCRIPT = r"""
import json, random, statistics, time

def rate(work, repeats=3):
    out = []
    for k in range(repeats):
        start = time.process_time(); decisions, games = work(k); took = time.process_time() - start
        out.append((decisions / took, games / took))
    return [statistics.median(x) for x in zip(*out)]

def report(name, work, note):
    try:
        per_s, games = rate(work)
        row = {"name": name, "decisions_per_s": round(per_s), "games_per_s": round(games, 1), "note": note}
        print(json.dumps(row), flush=True)
    except Exception as error:
        print(json.dumps({"name": name, "error": f"{type(error).__name__}: {error}"}), flush=True)

def catan(k):
    from catanatron import Color, Game, RandomPlayer
    random.seed(k); decisions = 0
    for _ in range(8):
        game = Game([RandomPlayer(c) for c in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
        game.play()
        state = game.state
        decisions += len(getattr(state, "action_records", None) or state.actions)
    return decisions, 8

def spiel(name, games):
    import pyspiel
    game = pyspiel.load_game(name)
    def work(k):
        rng = random.Random(k); decisions = 0
        for _ in range(games):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    actions, weights = zip(*state.chance_outcomes())
                    state.apply_action(rng.choices(actions, weights)[0])
                else:
                    actions = state.legal_actions()
                    state.apply_action(actions[int(rng.random() * len(actions))])
                    decisions += 1
        return decisions, games
    return work

report("Catanatron (Catan, 4 random players)", catan, "Python")
for name, games in (("backgammon", 30), ("gin_rummy", 30), ("go(board_size=9)", 60)):
    report(f"OpenSpiel {name}", spiel(name, games), "C++ driven from Python")
"""


def measure(say: Callable[[str], None]) -> list[dict[str, Any]]:
    """One row per peer; rows with `error` could not be measured."""
    home = cache_home() / f"peers-{sys.implementation.cache_tag}"
    python = home / ("Scripts" if sys.platform == "win32" else "bin") / "python"
    marker = home / "installed"
    if not marker.exists() or marker.read_text(encoding="utf-8") != " ".join(PACKAGES):
        say(f"Installing {', '.join(PACKAGES)} into a separate environment (once) ...")
        venv.create(home, with_pip=True, clear=True)
        done = subprocess.run([python, "-m", "pip", "install", "-q", *PACKAGES], capture_output=True, text=True)
        if done.returncode:
            raise KontorError(f"The peers could not be installed: {done.stderr.strip().splitlines()[-1]}")
        marker.write_text(" ".join(PACKAGES), encoding="utf-8")
    say("Measuring the peers ...")
    done = subprocess.run([python, "-c", _SCRIPT], capture_output=True, text=True)
    rows = [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]
    if not rows:
        raise KontorError(f"The peers could not be measured: {done.stderr.strip()[-300:]}")
    return rows
