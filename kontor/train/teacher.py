"""The first lessons: games of bots that are there already, played once and kept; then replayed for what was seen."""

from __future__ import annotations

import io
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from kontor.kernel import BadOption, KontorError
from kontor.lab.processes import Workers
from kontor.lab.series import Kept, Series, play_series
from kontor.lab.sittings import Decided, Sitting

from .learning import Lessons
from .matches import Batches
from .playing import Turned
from .twin import Twin

SEARCHED = 0.5
"""How much of a value comes from what a search thought, where the teacher searches; the rest is the result."""


class Written:
    """In the worker: the decisions of some games, and what a search thought of the positions."""

    def __init__(self, series: Series, numbers: range) -> None:
        self.series, self.numbers = series, numbers
        self._actions: list[list[int]] = [[] for _ in numbers]
        self._values: list[list[Sequence[float]]] = [[] for _ in numbers]

    def hear(self, place: int, decided: Decided) -> None:
        nothing = (float("nan"),) * self.series.players
        self._actions[place].append(decided.action)
        self._values[place].append(decided.thoughts.values if decided.thoughts else nothing)

    def written(self, sittings: Sequence[Sitting]) -> bytes:
        out = io.BytesIO()
        values = [row for game in self._values for row in game]
        np.savez_compressed(
            out,
            lengths=np.array([len(game) for game in self._actions], np.int32),
            actions=np.array([action for game in self._actions for action in game], np.int16),
            values=np.array(values, np.float32).reshape(-1, self.series.players),
        )
        return out.getvalue()


def taught(
    series: Series, path: Path, workers: Workers, progress: Callable[[int], None], side_by_side: bool
) -> dict[str, Any]:
    """The games of the series, from their file, or played into it; interrupted, it resumes."""
    if not path.exists():
        with Kept.open(path.with_suffix(".parts"), series, "lessons") as kept:
            play_series(series, kept, workers, Written, progress, side_by_side, max_errors=0)
            parts = [read_games(part) for part in kept.parts()]
            joined: dict[str, Any] = {name: np.concatenate([part[name] for part in parts]) for name in parts[0]}
            draft = path.with_suffix(".new.npz")
            np.savez_compressed(draft, **joined, seed=np.int64(series.seed))
            draft.replace(path)
            kept.remove()
    return read_games(path)


def read_games(path: Path) -> dict[str, Any]:
    """The games of a teacher, from their file."""
    try:
        with np.load(path) as found:
            return {name: found[name] for name in found.files}
    except Exception as error:  # the library has no common class for what can be wrong with a file
        raise KontorError(f"{path} is damaged: {error}. Remove it, and these games are played anew.") from None


def lessons_of(games: dict[str, Any], batches: Batches, twin: Twin) -> Lessons:
    """Replays the games; one in ten is kept apart."""
    arrays, lengths, actions = batches.arrays, games["lengths"], games["actions"]
    n, begins = len(lengths), np.cumsum(lengths) - lengths
    batch = batches.batch(n, int(games["seed"]), auto_reset=False)
    if games["values"].shape[1:] != (batch.players,):
        raise BadOption("The teacher's games are of another number of players.")
    turned, kept = Turned(batch, arrays), []
    for step in range(int(lengths.max(initial=0))):
        going = np.flatnonzero(lengths > step)
        chosen = np.full(n, -1, np.int64)
        chosen[going] = actions[begins[going] + step]
        rows = arrays.asarray(going)
        seats = batch.to_move.astype(arrays.int64)[rows]
        seen = twin.chosen(batch.observe(arrays.maximum(batch.to_move, 0))[rows])
        legal = turned.mask(batch.legal_mask[rows], seats).copy()
        action = arrays.asarray(chosen[going])
        action = action if turned.same else turned.row_of[seats, action]
        value = turned.seen(arrays.asarray(games["values"][begins[going] + step]), seats)
        kept.append((seen, legal, action, value, seats, rows))
        batch.step(arrays.asarray(chosen))
    share = batch.rewards.share
    came = arrays.concatenate([turned.seen(share[rows], seats) for *_, seats, rows in kept])
    thought = arrays.concatenate([row[3] for row in kept])
    came = arrays.where(arrays.isnan(thought), came, np.float32(SEARCHED) * thought + np.float32(1 - SEARCHED) * came)
    seen, legal, action = (arrays.concatenate([row[k] for row in kept]) for k in range(3))
    apart = arrays.concatenate([rows % 10 == 9 for *_, rows in kept])
    return Lessons(seen, legal, action, came, apart)
