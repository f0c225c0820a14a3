"""A package with bots of its own, whole ones and broken ones, as an installer would leave it."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from kontor.bots import BatchedBot, Bot, Questions
from kontor.kernel import Engine

ROOT = Path(__file__).parents[2]
ENTRIES = {
    "linear": "tests.bots.plugged:Linear",
    "lowest": "tests.bots.plugged:Lowest",
    "townsman": "tests.bots.plugged:Townsman",
    "absent": "nowhere_to_be_found:Bot",
    "number": "tests.bots.plugged:ROOT",
    "strange": "tests.bots.plugged:strange",
    "moody": "tests.bots.plugged:moody",
    "leaving": "tests.bots.plugged:leaving",
    "strong": "tests.bots.plugged:Lowest",
    "Not A Name": "tests.bots.plugged:Lowest",
}


class Linear(BatchedBot):
    """A policy of numpy: some bytes of the view times fixed weights. Falls ill at some tables if it is told to."""

    asked: list[int]
    """How many questions came at once."""

    def __init__(self, more: str = "") -> None:
        self.name, self.asked, self.ill = "linear", [], more == "ill"

    def choose_many(self, questions: Questions) -> Sequence[int]:
        self.asked.append(len(questions))
        if self.ill and any(seed % 50 == 0 for seed in questions.seeds):
            raise ValueError("a bad day")
        states = questions.states()[:, ::16].astype(np.int64)
        weights = np.arange(states.shape[1])[:, None] * np.arange(len(questions.engine.game.actions)) % 13
        return questions.best(states @ weights)


class Lowest(Bot):
    """Takes the first of the list; has no name of its own."""

    def choose(self, engine: Engine[Any], view: Any, seat: int, legal: Sequence[int], seed: int) -> int:
        return legal[0]


class Townsman(Lowest):
    name, plays = "townsman", frozenset({"little-town"})


def strange() -> object:
    return object()


def leaving() -> Bot:
    raise SystemExit("no licence")


def moody() -> Bot:
    raise OSError("the weights are not there")


def install(folder: Path) -> Path:
    """What an installer notes of the package."""
    info = folder / "plugged-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: plugged\nVersion: 1.0\n")
    lines = "\n".join(f"{name} = {value}" for name, value in ENTRIES.items())
    (info / "entry_points.txt").write_text(f"[kontor.bots]\n{lines}\n")
    return folder


def on_path(folder: Path) -> list[str]:
    """What `sys.path` has to be for a process to find the package."""
    return [str(install(folder)), *sys.path]
