"""How the tables of a server behave: the part of its settings that they read."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict


class TablePolicy(BaseModel):
    model_config = ConfigDict(frozen=True, use_attribute_docstrings=True)

    bot_pause: float = 0.45
    """Seconds a bot waits at least before it decides, so that people can follow."""
    hint_iterations: int = 3000
    hint_seconds: float = 1.5
    """A hint ends with whichever comes first."""
    coach_iterations: int = 400
    """For each decision the coach of a guided first game looks at."""
    absence: float = 60.0
    """Seconds somebody must have been away before others may ask for a bot in their place."""
    notice: float = 30.0
    """Seconds between that and the bot's first decision; whoever comes back meanwhile keeps the seat."""
    idle: float = 600.0
    """Seconds after which a table that nobody looks at leaves memory, until somebody asks for it."""
    choose_seeds: bool = False
    """Let a host choose the seed also where other people play (it tells every secret): for tests."""
