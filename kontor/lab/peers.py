"""Peers: the same measurements on programs of others, in a separate environment, in the same run as ours.

The environment is made once in Kontor's cache folder from PyPI; Kontor itself never imports these packages. One that
cannot be had for this Python or machine costs no other.
"""

from __future__ import annotations

import json
import subprocess
import sys
import venv
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from kontor.kernel import KontorError
from kontor.kernel.native import cache_home

PACKAGES = {
    "Catanatron": ("catanatron==3.2.1",),
    "OpenSpiel": ("open_spiel==2.0.2",),
    "PettingZoo": ("pettingzoo==1.27.0", "pygame==2.6.1"),
    "pgx": ("pgx==2.6.0", "jax==0.10.2"),
}

# What all scripts may use: random games of OpenSpiel, in which somebody may look before each decision.
_BEFORE = r"""
import json, random, statistics, sys, time

def spiel(name, games, look=None):
    import pyspiel
    game = pyspiel.load_game(name)
    def work(k):
        rng, decisions = random.Random(k), 0
        for _ in range(games):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    actions, weights = zip(*state.chance_outcomes())
                    state.apply_action(rng.choices(actions, weights)[0])
                else:
                    if look:
                        look(state)
                    actions = state.legal_actions()
                    state.apply_action(actions[int(rng.random() * len(actions))])
                    decisions += 1
        return decisions, games
    return work
"""

# Runs in the other environment and prints one JSON object per line: name, decisions_per_s, games_per_s, note.
_SCRIPT = r"""

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

if "Catanatron" in sys.argv:
    report("Catanatron (Catan, 4 random players)", catan, "Python")
if "OpenSpiel" in sys.argv:
    for name, games in (("backgammon", 30), ("gin_rummy", 30), ("go(board_size=9)", 60)):
        report(f"OpenSpiel {name}", lambda k: spiel(name, games)(k), "C++ driven from Python")
"""


def measure(say: Callable[[str], None]) -> list[dict[str, Any]]:
    """One row per peer; rows with `error` could not be measured."""
    return run(_SCRIPT, ["Catanatron", "OpenSpiel"], say)


def run(script: str, names: Sequence[str], say: Callable[[str], None]) -> list[dict[str, Any]]:
    """What the script prints about these peers, which it gets as arguments: a JSON object per line. It finds `spiel`
    and the usual modules there. A peer that cannot
    be installed has a row with its `error`."""
    python = _environment(say)
    refused = {name: reason for name in names if (reason := _installed(python, name, say))}
    say("Measuring the peers ...")
    there = [name for name in names if name not in refused]
    done = subprocess.run([python, "-c", _BEFORE + script, *there], capture_output=True, text=True)
    rows = [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]
    if there and not rows:
        raise KontorError(f"The peers could not be measured: {_last_line(done.stderr)}")
    return [*rows, *({"name": name, "error": reason} for name, reason in refused.items())]


def _environment(say: Callable[[str], None]) -> Path:
    """The Python of the environment for peers, made if there is none."""
    home = cache_home() / f"peers-{sys.implementation.cache_tag}"
    python = home / ("Scripts" if sys.platform == "win32" else "bin") / "python"
    if not (home / "made").exists():
        say("Making an environment for the peers (once) ...")
        venv.create(home, with_pip=True, clear=True)
        (home / "made").touch()
    return python


def _installed(python: Path, name: str, say: Callable[[str], None]) -> str:
    """Installs a peer where it is missing; returns why that is not possible, or nothing."""
    wanted = PACKAGES[name]
    marker = python.parent.parent / f"has-{name}"
    if marker.exists() and marker.read_text(encoding="utf-8") == " ".join(wanted):
        return ""
    say(f"Installing {' and '.join(wanted)} for comparison (once) ...")
    done = subprocess.run([python, "-m", "pip", "install", "-q", *wanted], capture_output=True, text=True)
    if done.returncode:
        return f"could not be installed: {_last_line(done.stderr).removeprefix('ERROR: ')}"
    marker.write_text(" ".join(wanted), encoding="utf-8")
    return ""


def _last_line(said: str) -> str:
    return (said.strip().splitlines() or ["nothing says why"])[-1]
