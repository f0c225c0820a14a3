"""What the bots of the ladder are worth at rated tables. They are fixed: what people play moves people alone.

`anchors.json` is written by `scripts/ladder_anchors.py` from the published ladders, which says how.
"""

from __future__ import annotations

import functools
import json
from pathlib import Path

from .model import Rating

FILE = Path(__file__).with_name("anchors.json")


@functools.cache
def _all() -> dict[str, dict[str, dict[str, list[float]]]]:
    found: dict[str, dict[str, dict[str, list[float]]]] = json.loads(FILE.read_text(encoding="utf-8"))
    return found


def anchor(game: str, players: int, bot: str | None) -> Rating | None:
    """The rating of a bot at tables of that size; None: it was never measured, so nobody is rated against it."""
    found = _all().get(game, {}).get(str(players), {}).get(bot or "")
    return None if found is None else Rating(*found)
