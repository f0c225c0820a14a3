"""How the tables of a server behave; see `Settings`."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class TablePolicy:
    bot_pause: float = 0.45
    absence: float = 60.0
    notice: float = 30.0
    hint_iterations: int = 3000
    hint_seconds: float = 1.5
    choose_seeds: bool = False
    """Hosts may choose the seed also where other people play."""
    coach_iterations: int = 400
