"""Observations as arrays: one row of 16-bit numbers for a viewer, and the same numbers as named fields.

>>> seen = Observations("little-town")
>>> seen.names[:3]
('viewer', 'players[0].goods[wood]', 'players[0].goods[stone]')
>>> seen.names[seen.index("owner[C5]")]
'owner[C5]'
"""

from __future__ import annotations

import functools
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from kontor.kernel import BadOption, Game, game
from kontor.kernel.actions import checksum

from .rows import PART

Tensor = NDArray[np.int16]


class Observations:
    """What the numbers of an observation mean in a game, whatever the number of players."""

    def __init__(self, of: Game | str) -> None:
        self.game = game(of)
        self._entries = self.game.observation.entries

    def __len__(self) -> int:
        return len(self._entries)

    @functools.cached_property
    def names(self) -> tuple[str, ...]:
        """The name of each number: `players[0].goods[wood]`; `players[0]` is the viewer."""
        return tuple(entry.name for entry in self._entries)

    @functools.cached_property
    def kinds(self) -> tuple[str, ...]:
        """What each number is: a `number`, a `seat` counted from the viewer, whether something is a `member` of a set,
        or the place of the `viewer` at the table."""
        return tuple(entry.kind for entry in self._entries)

    @functools.cached_property
    def low(self) -> Tensor:
        """The least that each number can be."""
        return np.array([entry.low for entry in self._entries], np.int16)

    @functools.cached_property
    def high(self) -> Tensor:
        """The most that each number can be."""
        return np.array([entry.high for entry in self._entries], np.int16)

    @functools.cached_property
    def dtype(self) -> np.dtype[np.void]:
        """The same numbers as named fields: `row.view(dtype)`, without a copy."""
        return _dtype(self.game.observation.parts)

    @functools.cached_property
    def checksum(self) -> str:
        """Another one in another version: some numbers mean something else there, or there are others."""
        return checksum(self.names)

    def check(self, checksum: str) -> None:
        """`BadOption` if that checksum is not this one's."""
        if checksum != self.checksum:
            raise BadOption(
                f"Observations of {self.game.id} mean something else than with the checksum {checksum!r}: here it is "
                f"{self.checksum!r}."
            )

    def index(self, name: str) -> int:
        """The place of a number by its name."""
        try:
            return self.names.index(name)
        except ValueError:
            raise BadOption(f"An observation of {self.game.id} has no number called {name!r}.") from None

    def fields(self, rows: Tensor) -> NDArray[np.void]:
        """Observations with named fields, in the same memory: `fields(rows)["players"]["goods"]`."""
        if not isinstance(rows, np.ndarray) or rows.dtype != np.int16 or rows.shape[-1:] != (len(self),):
            raise BadOption(f"Observations of {self.game.id} are arrays of int16 whose last dimension is {len(self)}.")
        return np.ascontiguousarray(rows).view(self.dtype)[..., 0]

    def of_state(self, state: Any, seat: int) -> Tensor:
        """What a seat (-1: a spectator) sees of one table of the Python engine, such as `Match.state`."""
        hidden = self.game.python.hidden(state, seat)
        out = [0] * len(self)
        self.game.rules.observe(hidden, seat, out)
        return np.array(out, np.int16)

    def of_states(self, states: ArrayLike, seats: ArrayLike) -> Tensor:
        """What seats (-1: a spectator) see of tables of the native engine, a row of bytes each: of the questions of a
        `BatchedBot`, `of_states(questions.states(), questions.seats)`. Compiled, as `Batch.observe` is: it takes tables
        that an engine or a batch has made, and does not look for impossible ones."""
        try:
            rows, viewers = np.require(states, None, ["C", "W"]), np.asarray(seats)  # compiled code wants to write
        except (ValueError, TypeError):
            raise BadOption("Tables and seats must be arrays, with a row and a number for each.") from None
        if rows.dtype != np.uint8 or rows.ndim != 2 or rows.shape[1] != self.game.state.SIZE:
            raise BadOption(f"Tables of {self.game.id} are rows of {self.game.state.SIZE} bytes (uint8).")
        if viewers.shape != rows.shape[:1] or viewers.dtype.kind not in "iu":
            raise BadOption("There must be one seat for each table.")
        players = rows[:, self.game.state.OFFSETS["seats"]]
        if not np.isin(players, self.game.seats).all():
            raise BadOption(
                f"No game of {self.game.id} is set up in row {np.argmin(np.isin(players, self.game.seats))}."
            )
        if not ((viewers >= -1) & (viewers < players)).all():
            raise BadOption("A seat is a number from 0 on, less than the players at its table; a spectator is -1.")
        found = np.empty((len(rows), len(self)), np.int16)
        native: Any = self.game.native_part(PART).load()
        native.batch_observe(rows, np.require(viewers, np.int8, ["C", "W"]), found, 0, len(rows))
        return found


def _dtype(parts: Any) -> np.dtype[np.void]:
    return np.dtype([(name, np.int16 if inner is None else _dtype(inner), shape) for name, inner, shape in parts])
