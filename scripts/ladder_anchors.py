#!/usr/bin/env python3
"""Writes `kontor/server/ratings/anchors.json` from the published ladders: what bots are worth at rated tables.

A ladder has one rating per bot, game and number of players, on the scale of Elo: d points more take
1 / (1 + 10^(−d/400)) of the wins at a table shared evenly. Ratings of people follow Plackett-Luce, where they take
1 / (1 + exp(−d / (beta √n))) of them at a table of n. So a distance of the ladder is stretched by beta √n ln(10) / 400.
The zero is free: the level *casual* stands at 1500, where people begin.
"""

from __future__ import annotations

import json
import math
import re
from pathlib import Path

from kontor.kernel import playable_games
from kontor.server.ratings.anchors import FILE
from kontor.server.ratings.model import BETA, NEWCOMER

LADDERS = Path(__file__).parent.parent / "docs" / "ladder"
SAME = "casual"
NARROWEST, WIDEST = 10.0, 60.0  # the anchor of a ladder has no interval; the weakest bot lost every game
_ROW = re.compile(r"\| (\w+) \| ([−\d,]+) \| (?:anchor|([−\d,]+) to ([−\d,]+)) \|")


def anchors() -> dict[str, dict[str, dict[str, list[float]]]]:
    """By game, number of players and bot: rating, and how certain it is (one standard deviation)."""
    found: dict[str, dict[str, dict[str, list[float]]]] = {}
    for game in playable_games():
        ladder = LADDERS / f"{game.id}.md"
        if ladder.exists():
            parts = re.split(r"^## .*, (\d+) players$", ladder.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]
            sizes = zip(parts[::2], parts[1::2], strict=True)
            found[game.id] = {players: _table(text, int(players)) for players, text in sizes}
    return found


def _table(text: str, players: int) -> dict[str, list[float]]:
    rows = {name: (rating, low, high) for name, rating, low, high in _ROW.findall(text)}
    stretch = BETA * math.sqrt(players) * math.log(10) / 400
    zero = _number(rows[SAME][0])
    out = {}
    for name, (rating, low, high) in rows.items():
        sigma = (_number(high) - _number(low)) / (2 * 1.96) * stretch if low else 0.0
        mu = NEWCOMER.mu + (_number(rating) - zero) * stretch
        out[name] = [round(mu, 1), round(min(WIDEST, max(NARROWEST, sigma)), 1)]
    return out


def _number(text: str) -> float:
    return float(text.replace("−", "-").replace(",", ""))


if __name__ == "__main__":
    FILE.write_text(json.dumps(anchors(), indent=1) + "\n", encoding="utf-8")
    print(f"{FILE} is written")
