"""Which values of an observation a network tells apart, found by looking at games.

Small numbers are told apart one by one, large ones at some places between the least and the most that were seen, with
room above, because those who play well get further than chance does. The value that an entry has most often has no row
of its own: nothing has to be added for it.
"""

from __future__ import annotations

import re
from typing import Any

import numpy as np

from kontor.bots.network import NO_ROW, cut
from kontor.kernel import Game

FEW = 12
"""An entry with no more values than this has a row for each."""
MANY = 24
"""Rows of an entry with more values, at most about so many."""
_PLAYER = re.compile(r"players\[(\d+)\]")


def parts_of(game: Game, seen: Any, players: int) -> dict[str, Any]:
    """`low`, `span`, `start` and `row_of` of a network, from observations (n, entries) of random games."""
    cuts: list[tuple[int, ...]] = []
    for place, entry in enumerate(game.observation.entries):
        absent = any(int(number) >= players for number in _PLAYER.findall(entry.name))
        values = seen[:, place]
        cuts.append(() if absent else _cuts(entry.low, entry.high, int(values.min()), int(values.max())))
    parts = cut(cuts)
    places = np.clip(seen.astype(np.int64) - parts["low"], 0, parts["span"])
    chosen = parts["row_of"][parts["start"] + places]
    return {**parts, "row_of": _without_the_usual(parts["row_of"], chosen)}


def _cuts(low: int, high: int, least: int, most: int) -> tuple[int, ...]:
    if high - low < FEW:
        return tuple(range(low + 1, high + 1))
    top = min(high, most + max(FEW // 2, (most - least) // 2))
    step = max(1, -(-(top - least) // MANY))
    return tuple(range(least + 1, top + 1, step))


def _without_the_usual(row_of: Any, chosen: Any) -> Any:
    """The same rows, numbered anew, less the one that each entry had most often."""
    usual = {int(np.bincount(column).argmax()) for column in chosen.T if column[0] != NO_ROW}
    number: dict[int, int] = {}
    out = [NO_ROW if row == NO_ROW or row in usual else number.setdefault(row, len(number)) for row in row_of.tolist()]
    return np.array(out, np.int32)
