"""A batch on a device: `kontor.Batch` with arrays in the device's memory. The same seeds give the same games.

>>> import kontor
>>> batch = kontor.game("little-town").cuda().batch(4096, players=2, seed=7)   # doctest: +SKIP
>>> for _ in range(100):                                                       # doctest: +SKIP
...     batch.step(batch.sample())

Its arrays are CuPy's; by DLPack they go to PyTorch or JAX without a copy: `torch.from_dlpack(batch.legal_mask)`, and
decisions may be arrays of theirs. They are its own, and the next step writes into them: read them, and write nothing
there.
"""

from __future__ import annotations

from contextlib import suppress
from typing import Any, TypedDict

import numpy as np

from kontor.batch import Encoding, Observations, Rewards
from kontor.batch.batch import MOST_GAMES, between, illegal, new_results, new_rows, playout, shape_of, signed
from kontor.batch.rows import OVER, SEEDS, Setup
from kontor.kernel import MOST_DECISIONS, BadDecision, BadOption, Game, Unfinished
from kontor.kernel.options import Chosen

from .parts import Device


class Setting(TypedDict, total=False):
    """How the games of a batch begin, beside their number of players."""

    options: Chosen | None
    seed: int
    auto_reset: bool


class DeviceBatch:
    """n games of one kind in the memory of a device; see `kontor.Batch`, whose names mean the same here."""

    def __init__(
        self,
        device: Device,
        of: Game,
        n: int,
        players: int | None = None,
        options: Chosen | None = None,
        seed: int = 0,
        auto_reset: bool = True,
    ) -> None:
        self.device, self.game = device, of
        self.n = between(n, 1, MOST_GAMES, "The number of games")
        self.players = of.check_players(of.seats.start if players is None else players)
        self.auto_reset = bool(auto_reset)
        arrays = self._arrays = device.arrays
        numbers = arrays.asarray(of.option_numbers(options), dtype=arrays.int64)
        seed = of.check_seed(seed)
        self.encoding, self.observations = Encoding(of), Observations(of)
        self._setup = Setup(self.players, numbers, self.n, self.auto_reset)
        rows = self._rows = new_rows(of, self.n, self.players, arrays)
        self._chosen = arrays.zeros(self.n, arrays.int16)
        self._samples = 0
        self.legal_mask = rows.mask.view(arrays.bool_)
        """(n, decisions): what may be chosen in each game; all False where it is over."""
        self.legal_ids, self.legal_counts = rows.lists, rows.counts
        self.to_move = rows.to_move
        """(n,): the seat that decides; -1 where the game is over."""
        self.done = rows.done.view(arrays.bool_)
        """(n,): a game ended here with the last step."""
        self.rewards = Rewards(*rows.results)
        """(n, players) each: how the last game of a row that ended did end."""
        self.lengths, self.seeds, self.states = rows.lengths, rows.seeds, rows.states
        self.reset(seed)

    def __len__(self) -> int:
        return self.n

    def __repr__(self) -> str:
        return f"<Batch of {self.n} games of {self.game.id}, {self.players} players, on a device>"

    # ---- playing ----
    def reset(self, seed: int | None = None, which: Any = None) -> None:
        """New games: all, or those that `which` has. With a seed, game i begins with `seed + i`; without one, each row
        goes on to its next seed."""
        arrays, seeds = self._arrays, self._rows.seeds
        rows = self._flags(which)
        if seed is None:
            following = (seeds + self.n) & SEEDS
        else:
            following = (self.game.check_seed(seed) + arrays.arange(self.n, dtype=arrays.int64)) & SEEDS
        seeds[:] = arrays.where(rows, following, seeds)
        self._each("batch_reset", self._rows, self._setup, rows.view(arrays.uint8))

    def step(self, actions: Any) -> None:
        """One decision in each game: n whole numbers, best an array of the device. Where a game is over (and none
        begins by itself) the number is -1. If any is refused, nothing changes."""
        arrays = self._arrays
        given = self._array(actions, "Decisions")
        if given.shape != (self.n,):
            raise BadDecision(
                f"A step takes {self.n} decisions, one for each game; this is an array of {shape_of(given)}."
            )
        if given.dtype.kind not in "iu":
            raise BadDecision(f"Decisions are whole numbers, not {given.dtype.name}.")
        wanted = arrays.ascontiguousarray(signed(given), arrays.int64)
        least = arrays.full(1, self.n, arrays.int64)
        self.device.each("batch_check", self.n, self._rows, wanted, self._chosen, least=least)
        row = int(least[0])
        if row < self.n:
            raise illegal(self.encoding, not int(self._rows.counts[row]), row, int(wanted[row]))
        self._each("batch_step", self._rows, self._setup, self._chosen)

    def sample(self, seed: int | None = None) -> Any:
        """A legal decision for each game, all alike; -1 where a game is over."""
        if seed is None:
            seed = self._samples
            self._samples = (self._samples + self.n) & SEEDS
        found = self._arrays.empty(self.n, self._arrays.int16)
        self._each("batch_sample", self._rows, found, self.game.check_seed(seed))
        return found

    def play_out(self, seed: int = 0, policy: str = "random", limit: int = MOST_DECISIONS) -> Rewards:
        """How copies of all games end: see `kontor.Batch.play_out`."""
        by_policy, start, most = playout(self.game, seed, policy, limit)
        arrays = self._arrays
        results, lengths = new_results(self.n, self.players, arrays), arrays.zeros(self.n, arrays.int32)
        self._each("batch_play_out", self._rows.states, self.players, by_policy, start, most, results, lengths)
        called_off = lengths == OVER
        if bool(called_off.any()):
            raise Unfinished(f"Game {int(arrays.argmax(called_off))} was not over after {most} decisions.")
        return Rewards(*results)

    # ---- looking ----
    def observe(self, seat: Any = None, final: bool = False) -> Any:
        """(n, entries): what a seat sees of each game: the seat to move, or one seat, or one for each game; -1 is a
        spectator. `final`: of the game that ended last in each row, if one has, not of the present one."""
        arrays, rows = self._arrays, self._rows
        seats = self._seats(seat)
        found = arrays.empty((self.n, len(self.observations)), arrays.int16)
        states = rows.states
        if final:
            if seat is None:
                raise BadOption("Nobody is to move in games that are over: name the seat that looks.")
            states = arrays.where(rows.results.rank[:, :1] != 0, rows.ended, states)
        self._each("batch_observe", states, seats, found)
        return found

    # ---- inside ----
    def _each(self, name: str, *given: Any) -> None:
        self.device.each(name, self.n, *given)

    def _array(self, given: Any, what: str) -> Any:
        """Arrays of other libraries by DLPack: it says when they are ready, which a pointer alone does not."""
        arrays = self._arrays
        if hasattr(given, "__dlpack__") and not isinstance(given, (arrays.ndarray, np.ndarray)):
            with suppress(BufferError, RuntimeError, TypeError, ValueError):  # it lies elsewhere, for example
                return arrays.from_dlpack(given)
        try:
            return arrays.asarray(given)
        except (ValueError, TypeError):
            raise BadOption(f"{what} must be an array of whole numbers.") from None

    def _flags(self, which: Any) -> Any:
        arrays = self._arrays
        if which is None:
            return arrays.ones(self.n, arrays.bool_)
        given = self._array(which, "Rows")
        if given.dtype.kind == "b" and given.shape == (self.n,):
            return given.copy()
        numbers = given.ndim == 1 and (given.dtype.kind in "iu" or given.size == 0)
        if not numbers or bool(((given < 0) | (given >= self.n)).any()):
            raise BadOption(f"Rows are {self.n} truth values, or numbers from 0 to {self.n - 1}.")
        flags = arrays.zeros(self.n, arrays.bool_)
        flags[given.astype(arrays.int64)] = True
        return flags

    def _seats(self, seat: Any) -> Any:
        if seat is None:
            return self._rows.to_move
        given = self._array(seat, "Seats")
        if given.dtype.kind not in "iu" or given.shape not in ((), (self.n,)):
            raise BadOption(
                f"Seats are one whole number, or {self.n} of them; this is {given.dtype.name}, {shape_of(given)}."
            )
        if bool(((given < -1) | (given >= self.players)).any()):
            raise BadOption(f"Seats are 0 to {self.players - 1}; a spectator is -1.")
        return self._arrays.ascontiguousarray(self._arrays.broadcast_to(given, (self.n,)), self._arrays.int8)
