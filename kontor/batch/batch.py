"""A batch: many games of the same kind at once, as arrays. All work is compiled, and done by as many threads as asked.

>>> import kontor
>>> batch = kontor.Batch("little-town", 3, players=2, seed=7)   # doctest: +SKIP
>>> while not batch.done.all():                                 # doctest: +SKIP
...     batch.step(batch.sample())

The arrays a batch shows are its own, not copies: the next step writes into them. Read them; what you write there never
reaches the games.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from kontor.kernel import (
    MOST_DECISIONS,
    BadDecision,
    BadOption,
    Game,
    IllegalDecision,
    Unfinished,
    game,
)
from kontor.kernel.errors import whole
from kontor.kernel.options import Chosen

from .encoding import Encoding
from .observations import Observations, Tensor
from .rows import OVER, PART, SEEDS, Results, Rows, Setup
from .team import Team

MOST_GAMES = 1 << 22
MOST_THREADS = 256


class Rewards(NamedTuple):
    """How games ended: a row for each game, a column for each seat."""

    rank: NDArray[np.int8]
    """1 for the winner or winners."""
    share: NDArray[np.float32]
    """Of the victory: 1 for the winner, 1/2 each for two who share it, 0 for the others."""
    score: NDArray[np.int32]


class Batch:
    """n games of one kind. Game i begins with the seed `seed + i`, the next one in its row with `seed + i + n`, and so
    on; each is the same as `kontor.Match` plays from that seed."""

    def __init__(
        self,
        of: Game | str,
        n: int,
        players: int | None = None,
        options: Chosen | None = None,
        seed: int = 0,
        threads: int = 1,
        auto_reset: bool = True,
    ) -> None:
        self.game = game(of)
        self.n = between(n, 1, MOST_GAMES, "The number of games")
        self.players = self.game.check_players(self.game.seats.start if players is None else players)
        self.threads = between(threads, 1, MOST_THREADS, "The number of threads")
        self.auto_reset = bool(auto_reset)
        numbers = np.array(self.game.option_numbers(options), np.int64)
        seed = self.game.check_seed(seed)
        self.encoding = Encoding(self.game)
        self.observations = Observations(self.game)
        self._native: Any = self.game.native_part(PART).load()
        self._team = Team(self.threads)
        self._setup = Setup(self.players, numbers, self.n, self.auto_reset)
        self._rows = new_rows(self.game, self.n, self.players)
        self._chosen = np.zeros(self.n, np.int16)
        self._samples = 0
        rows = self._rows
        self.legal_mask: NDArray[np.bool_] = rows.mask.view(np.bool_)
        """(n, decisions): what may be chosen in each game; all False where it is over."""
        self.legal_ids: NDArray[np.int16] = _read_only(rows.lists)
        """(n, most): the same as numbers, increasing; the first `legal_counts[i]` of row i count."""
        self.legal_counts: NDArray[np.int32] = _read_only(rows.counts)
        self.to_move: NDArray[np.int8] = _read_only(rows.to_move)
        """(n,): the seat that decides; -1 where the game is over."""
        self.done: NDArray[np.bool_] = _read_only(rows.done.view(np.bool_))
        """(n,): a game ended here with the last step. If games begin anew by themselves, the next one has begun."""
        self.rewards = Rewards(*map(_read_only, rows.results))
        """(n, players) each: how the last game of a row that ended did end."""
        self.lengths: NDArray[np.int32] = _read_only(rows.lengths)
        """(n,): decisions of each game so far."""
        self.seeds: NDArray[np.int64] = _read_only(rows.seeds)
        """(n,): the seed each game began with."""
        self.states: NDArray[np.uint8] = _read_only(rows.states)
        """(n, bytes): the games themselves, as the native engine keeps them."""
        self.reset(seed)

    def __len__(self) -> int:
        return self.n

    def __repr__(self) -> str:
        return f"<Batch of {self.n} games of {self.game.id}, {self.players} players>"

    # ---- playing ----
    def reset(self, seed: int | None = None, which: ArrayLike | None = None) -> None:
        """New games: all, or those that `which` has (True for each, or the numbers of rows). With a seed, game i begins
        with `seed + i`; without one, each row goes on to its next seed."""
        rows = self._flags(which)
        first = None if seed is None else self.game.check_seed(seed)
        seeds = self._rows.seeds
        if first is None:
            seeds[:] = np.where(rows, (seeds + self.n) & SEEDS, seeds)
        else:
            seeds[:] = np.where(rows, (first + np.arange(self.n)) & SEEDS, seeds)
        marked = rows.view(np.uint8)
        self._do(lambda a, b: self._native.batch_reset(self._rows, self._setup, marked, a, b))

    def step(self, actions: ArrayLike, which: ArrayLike | None = None, out: Tensor | None = None) -> None:
        """One decision in each game: n whole numbers. Where a game is over (and none begins by itself) the number is
        -1. If any is refused, nothing changes. With `which` (as for `reset`) only those games go on, whatever number
        the others have. With `out`, what `observe()` then gives is written there in the same go: several threads are
        called once instead of twice."""
        wanted = self._actions(actions)
        seen = None if out is None else self._room(out, (self.n, len(self.observations)))
        rows, setup, chosen, native = self._rows, self._setup, self._chosen, self._native
        waits = None if which is None else ~self._flags(which)
        if waits is not None:  # any legal decision passes the check, and is then left out
            wanted = np.where(waits, np.where(rows.counts > 0, rows.lists[:, 0], OVER), wanted)
        refused = [r for r in self._do(lambda a, b: native.batch_check(rows, wanted, chosen, a, b)) if r != -1]
        if refused:
            row = int(refused[0])
            raise illegal(self.encoding, not self._rows.counts[row], row, int(wanted[row]))
        if waits is not None:
            chosen[waits] = OVER

        def play(first: int, last: int) -> None:
            native.batch_step(rows, setup, chosen, first, last)
            if seen is not None:
                native.batch_observe(rows.states, rows.to_move, seen, first, last)

        self._do(play)

    def sample(self, seed: int | None = None, out: NDArray[np.int16] | None = None) -> NDArray[np.int16]:
        """A legal decision for each game, all alike; -1 where a game is over. The same seed gives the same decisions;
        without one, each call goes on."""
        if seed is None:
            seed = self._samples
            self._samples = (self._samples + self.n) & SEEDS
        start = self.game.check_seed(seed)
        found = np.empty(self.n, np.int16) if out is None else self._room(out, (self.n,))
        self._do(lambda a, b: self._native.batch_sample(self._rows, found, start, a, b))
        return found

    def play_out(self, seed: int = 0, policy: str = "random", limit: int = MOST_DECISIONS) -> Rewards:
        """How copies of all games end, played at random (`random`) or as the game's rollout policy decides (`policy`).
        `Unfinished` if one is not over after `limit` decisions. The games themselves stay as they are."""
        by_policy, start, most = playout(self.game, seed, policy, limit)
        results, lengths = new_results(self.n, self.players), np.zeros(self.n, np.int32)
        states = self._rows.states
        self._do(
            lambda a, b: self._native.batch_play_out(
                states, self.players, by_policy, start, most, results, lengths, a, b
            ),
            long=True,
        )
        if (lengths == OVER).any():
            raise Unfinished(f"Game {int(np.argmax(lengths == OVER))} was not over after {most} decisions.")
        return Rewards(*results)

    # ---- looking ----
    def observe(self, seat: ArrayLike | None = None, final: bool = False, out: Tensor | None = None) -> Tensor:
        """(n, entries): what a seat sees of each game: the seat to move, or one seat, or one for each game; -1 is a
        spectator. `final`: of the game that ended last in each row, if one has, not of the present one. What the
        numbers mean stands in `observations`; with `out` they are written there."""
        seats = self._seats(seat)
        found = np.empty((self.n, len(self.observations)), np.int16)
        if out is not None:
            found = self._room(out, found.shape)
        states = self._rows.states
        if final:
            if seat is None:
                raise BadOption("Nobody is to move in games that are over: name the seat that looks.")
            states = np.where(self._rows.results.rank[:, :1] != 0, self._rows.ended, states)
        self._do(lambda a, b: self._native.batch_observe(states, seats, found, a, b))
        return found

    def legal(self, i: int) -> list[int]:
        """The decisions that are legal in game i, increasing."""
        row = between(i, 0, self.n - 1, "A row")
        return self._rows.lists[row, : self._rows.counts[row]].tolist()  # type: ignore[no-any-return]

    @property
    def threads_at_work(self) -> int:
        """How many threads a step takes: fewer than asked for, where a thread would get too few games."""
        return self._team.parts(self.n)

    # ---- inside ----
    def _do(self, work: Any, long: bool = False) -> list[Any]:
        return self._team.do(work, self.n, long)

    def _actions(self, actions: ArrayLike) -> NDArray[np.int64]:
        given = _array(actions, "Decisions")
        if given.shape != (self.n,):
            raise BadDecision(
                f"A step takes {self.n} decisions, one for each game; this is an array of {shape_of(given)}."
            )
        if given.dtype.kind not in "iu":
            raise BadDecision(f"Decisions are whole numbers, not {given.dtype.name}.")
        return np.ascontiguousarray(signed(given), np.int64)

    def _flags(self, which: ArrayLike | None) -> NDArray[np.bool_]:
        if which is None:
            return np.ones(self.n, np.bool_)
        given = _array(which, "Rows")
        if given.dtype.kind == "b" and given.shape == (self.n,):
            return np.array(given)
        numbers = given.ndim == 1 and (given.dtype.kind in "iu" or given.size == 0)
        if not numbers or ((given < 0) | (given >= self.n)).any():
            raise BadOption(f"Rows are {self.n} truth values, or numbers from 0 to {self.n - 1}.")
        flags = np.zeros(self.n, np.bool_)
        flags[given.astype(np.int64)] = True
        return flags

    def _seats(self, seat: ArrayLike | None) -> NDArray[np.int8]:
        if seat is None:
            return self._rows.to_move
        given = _array(seat, "Seats")
        if given.dtype.kind not in "iu" or given.shape not in ((), (self.n,)):
            raise BadOption(
                f"Seats are one whole number, or {self.n} of them; this is {given.dtype.name}, {shape_of(given)}."
            )
        if ((given < -1) | (given >= self.players)).any():
            raise BadOption(f"Seats are 0 to {self.players - 1}; a spectator is -1.")
        return np.array(np.broadcast_to(given, (self.n,)), np.int8)

    @staticmethod
    def _room(out: Any, shape: tuple[int, ...]) -> NDArray[np.int16]:
        if (
            not isinstance(out, np.ndarray)
            or out.dtype != np.int16
            or out.shape != shape
            or not out.flags.c_contiguous
            or not out.flags.writeable
        ):
            raise BadOption(f"“out” must be a writable, contiguous array of int16 with the shape {shape}.")
        return out


def new_rows(of: Game, n: int, players: int, arrays: Any = np) -> Rows:
    """Room for a batch; `arrays` is the module that makes its arrays."""
    size, width = of.state.SIZE, of.max_legal + 1
    return Rows(
        arrays.zeros((n, size), np.uint8),
        arrays.zeros((n, size), np.uint8),
        arrays.zeros((n, width), np.int16),
        arrays.zeros(n, np.int32),
        arrays.zeros((n, len(of.actions)), np.uint8),
        arrays.full(n, OVER, np.int8),
        arrays.zeros(n, np.uint8),
        arrays.zeros(n, np.int32),
        arrays.zeros(n, np.int64),
        new_results(n, players, arrays),
    )


def new_results(n: int, players: int, arrays: Any = np) -> Results:
    shape = (n, players)
    return Results(arrays.zeros(shape, np.int8), arrays.zeros(shape, np.float32), arrays.zeros(shape, np.int32))


def playout(game: Game, seed: int, policy: str, limit: int) -> tuple[bool, int, int]:
    """How games are to be played out, looked at: whether by the rollout policy, from which seed, how far."""
    if policy not in ("random", "policy"):
        raise BadOption(f"Games are played out by “random” or “policy”, not {policy!r}.")
    return policy == "policy", game.check_seed(seed), between(limit, 0, (1 << 31) - 1, "A limit")


def illegal(encoding: Encoding, over: bool, row: int, action: int) -> IllegalDecision:
    """Why that decision is refused in that row."""
    if over:
        return IllegalDecision(f"Game {row} is over: it takes the number {OVER}, or a reset; nothing was changed.")
    name = f"“{encoding.names[action]}”" if 0 <= action < len(encoding) else f"The number {action}"
    return IllegalDecision(f"{name} is not legal in game {row}; nothing was changed.")


def _read_only(array: Any) -> Any:
    view = array.view()
    view.flags.writeable = False
    return view


def _array(given: Any, what: str) -> NDArray[Any]:
    try:
        return np.asarray(given)
    except (ValueError, TypeError):
        raise BadOption(f"{what} must be an array of whole numbers.") from None


def signed(given: Any) -> Any:
    """Whole numbers, none of them so large that it would turn into a negative one, which means that a game is over."""
    return given.clip(max=(1 << 63) - 1) if given.dtype == np.uint64 else given


def shape_of(array: NDArray[Any]) -> str:
    return "one number" if array.ndim == 0 else " × ".join(map(str, array.shape))


def between(number: Any, low: int, high: int, what: str) -> int:
    found = whole(number)
    if found is None or not low <= found <= high:
        raise BadOption(f"{what} must be a whole number from {low} to {high}, not {number!r}.")
    return found
