"""Engines: two ways to run the same rules, with the same methods.

`PythonEngine` works on mirrors: it starts at once, tells events and reasons, and can be stepped through in a debugger.
`NativeEngine` works on bytes (numpy arrays): about a hundred times faster, releases the GIL.

Both check what they are given and refuse what does not fit with the same sentence, a `KontorError` that is a
`ValueError` too. Loops that know what they hand over use `engine.unchecked`, which has the same methods.
"""

from __future__ import annotations

import abc
from collections.abc import Sequence
from types import ModuleType
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

from .chance import checked_key
from .entry_points import MOST_DECISIONS
from .errors import BadDecision, BadOption, BadPosition, IllegalDecision, whole
from .record import Record
from .unchecked import UncheckedNative, UncheckedPython

if TYPE_CHECKING:
    from .game import Game
    from .unchecked import Raw

S = TypeVar("S")
DEEPEST = 99


class Engine(Protocol[S]):
    """What both engines can do. A state is changed only by `apply`, and then in place."""

    @property
    def game(self) -> Game:
        """The game whose rules it runs."""

    @property
    def name(self) -> str:
        """`python` or `native`."""

    @property
    def unchecked(self) -> Engine[S]:
        """The same engine without any check, for inner loops: what does not fit does harm there."""

    def new(self, players: int, seed: int, options: Sequence[int], key: bytes | None = None) -> S:
        """A game set up by its rules, always the same for the same arguments. With a `key`, chance comes from that."""

    def legal(self, state: S) -> list[int]:
        """Ids of the legal decisions, ascending; empty when the game is over."""

    def apply(self, state: S, action: int) -> None:
        """Make a decision, and everything that follows without one."""

    def to_move(self, state: S) -> int:
        """The seat that is asked; without meaning once the game is over."""

    def turn(self, state: S) -> int:
        """The number of the turn, counted from 0."""

    def clone(self, state: S) -> S:
        """A copy that lives by itself."""

    def score(self, state: S, seat: int) -> int:
        """The points of a seat, as the table stands."""

    def rank(self, state: S, seat: int) -> int:
        """The place of a seat by points and tie-breaks, 1 is best; seats that share one have the same number."""

    def evaluate(self, state: S, seat: int) -> int:
        """What the position promises a seat, in hundredths of a point: the hand-written judgement that searches use."""

    def hidden(self, state: S, viewer: int) -> S:
        """A copy with everything blanked that the viewer may not know (-1 is a spectator)."""

    def redealt(self, state: S, viewer: int, seed: int) -> S:
        """A copy whose hidden parts are dealt afresh, in a way that fits all the viewer has seen."""

    def playout(self, state: S, seed: int, limit: int = MOST_DECISIONS) -> int:
        """Play to the end at random; how many decisions it took. `Unfinished` after `limit` of them."""

    def policy_choice(self, state: S, seed: int) -> int:
        """What the rollout policy of the game decides here."""

    def policy_playout(self, state: S, seed: int, limit: int = MOST_DECISIONS) -> int:
        """Play to the end by the rollout policy; how many decisions it took."""

    def best_of_turn(self, state: S, seat: int, seed: int, max_nodes: int) -> int:
        """The first decision of the best way to finish the turn that a look at so many tables finds."""

    def perft(self, state: S, depth: int) -> int:
        """How many sequences of so many decisions there are from here."""

    def to_bytes(self, state: S) -> bytes:
        """The state as bytes, the same from both engines."""

    def from_bytes(self, data: bytes) -> S:
        """The state these bytes are of."""


def all_scores(engine: Engine[S], state: S, players: int) -> list[int]:
    """The points of all seats, as the table stands."""
    return [engine.score(state, seat) for seat in range(players)]


def all_ranks(engine: Engine[S], state: S, players: int) -> list[int]:
    """The places of all seats."""
    return [engine.rank(state, seat) for seat in range(players)]


class _Checked(abc.ABC, Generic[S]):
    """The methods of an engine with a look at what is handed in; how a state looks is the engine's own matter."""

    def __init__(self, unchecked: Engine[S]) -> None:
        self.game = unchecked.game
        self.unchecked = unchecked
        self.name = unchecked.name

    @abc.abstractmethod
    def _seats_in(self, state: S) -> int | None:
        """What a state says of its seats; None: it is no state of this engine and game."""

    # ---- what is handed in ----
    def _state(self, state: S) -> int:
        seats = self._seats_in(state)
        if seats is None:
            raise BadPosition(
                f"This is not a state of {self.game.id}: states come from this engine's own methods, such as “new”."
            )
        if seats not in self.game.seats:
            raise BadPosition(f"No game is set up in this state of {self.game.id}: it has {seats} seats.")
        return seats

    def _seat(self, state: S, seat: int, spectator: bool = False) -> int:
        seats, number = self._state(state), whole(seat)
        if number is None or not (-1 if spectator else 0) <= number < seats:
            looks = ", a spectator is -1" if spectator else ""
            raise BadOption(f"There is no seat {seat!r}; seats are 0 to {seats - 1}{looks}.")
        return number

    @staticmethod
    def _between(low: int, high: int, number: int, what: str) -> int:
        found = whole(number)
        if found is None or not low <= found <= high:
            raise BadOption(f"{what} must be a whole number from {low} to {high}, not {number!r}.")
        return found

    def _seed(self, seed: int) -> int:
        return self._between(-(1 << 63), (1 << 63) - 1, seed, "A seed")

    def _limit(self, limit: int) -> int:
        return self._between(0, (1 << 62) - 1, limit, "A limit")

    def _options(self, options: Sequence[int]) -> list[int]:
        try:
            numbers = [whole(number) for number in options]
        except TypeError:
            numbers = [None]  # also where a game has no options
        sizes = [len(option.values) for option in self.game.options]
        if len(numbers) != len(sizes) or any(
            n is None or not 0 <= n < size for n, size in zip(numbers, sizes, strict=False)
        ):
            raise BadOption(
                f"{self.game.id} has {len(sizes)} options, each a whole number from 0 (“option_numbers” of the game "
                f"makes them from words), not {options!r}."
            )
        return [n for n in numbers if n is not None]

    # ---- the methods ----
    def new(self, players: int, seed: int, options: Sequence[int], key: bytes | None = None) -> S:
        """The table laid out. With a key (32 bytes) all draws come from it, and nobody can foresee them; the seed does
        not matter then."""
        numbers = self._options(options)
        players, seed = self.game.check_players(players), self.game.check_seed(seed)
        return self.unchecked.new(players, seed, numbers, None if key is None else checked_key(key))

    def legal(self, state: S) -> list[int]:
        """The ids of all legal decisions, increasing; none: the game is over."""
        self._state(state)
        return self.unchecked.legal(state)

    def apply(self, state: S, action: int) -> None:
        """Perform a legal decision; `IllegalDecision` if it is not legal now."""
        self._state(state)
        number = whole(action)
        if number is None:
            raise BadDecision(f"A decision must be given as its number, not as {action!r}.")
        notation = self.game.actions.notation(number)
        if number not in self.unchecked.legal(state):
            raise IllegalDecision(f"“{notation}” is not legal now.")
        self.unchecked.apply(state, number)

    def to_move(self, state: S) -> int:
        """The seat that decides now."""
        self._state(state)
        return self.unchecked.to_move(state)

    def turn(self, state: S) -> int:
        """A number that stays the same while one player's turn goes on."""
        self._state(state)
        return self.unchecked.turn(state)

    def clone(self, state: S) -> S:
        """An independent copy."""
        self._state(state)
        return self.unchecked.clone(state)

    def score(self, state: S, seat: int) -> int:
        return self.unchecked.score(state, self._seat(state, seat))

    def rank(self, state: S, seat: int) -> int:
        return self.unchecked.rank(state, self._seat(state, seat))

    def evaluate(self, state: S, seat: int) -> int:
        return self.unchecked.evaluate(state, self._seat(state, seat))

    def hidden(self, state: S, viewer: int) -> S:
        """A copy with everything blanked that the viewer may not know (viewer -1: a spectator)."""
        return self.unchecked.hidden(state, self._seat(state, viewer, True))

    def redealt(self, state: S, viewer: int, seed: int) -> S:
        """A copy whose hidden parts are dealt afresh, in a way that fits all the viewer has seen."""
        viewer = self._seat(state, viewer, True)
        return self.unchecked.redealt(state, viewer, self._seed(seed))

    def playout(self, state: S, seed: int, limit: int = MOST_DECISIONS) -> int:
        """Every legal decision alike, to the end of the game; returns how many. `Unfinished` if that takes more than
        `limit` decisions: the state is then as they left it."""
        self._state(state)
        return self.unchecked.playout(state, self._seed(seed), self._limit(limit))

    def policy_choice(self, state: S, seed: int) -> int:
        """One legal decision as the game's rollout policy takes it; -1: the game is over."""
        self._state(state)
        return self.unchecked.policy_choice(state, self._seed(seed))

    def policy_playout(self, state: S, seed: int, limit: int = MOST_DECISIONS) -> int:
        """The same with decisions of the game's rollout policy."""
        self._state(state)
        return self.unchecked.policy_playout(state, self._seed(seed), self._limit(limit))

    def best_of_turn(self, state: S, seat: int, seed: int, max_nodes: int) -> int:
        """The decision that leads to the best end of the seat's own turn; -1: the game is over."""
        seat, seed = self._seat(state, seat), self._seed(seed)
        nodes = self._between(1, (1 << 62) - 1, max_nodes, "A number of nodes")
        return self.unchecked.best_of_turn(state, seat, seed, nodes)

    def perft(self, state: S, depth: int) -> int:
        """How many sequences of that many decisions there are from here."""
        self._state(state)
        return self.unchecked.perft(state, self._between(0, DEEPEST, depth, "A depth"))

    def to_bytes(self, state: S) -> bytes:
        self._state(state)
        return self.unchecked.to_bytes(state)

    def from_bytes(self, data: bytes) -> S:
        size = self.game.state.SIZE
        if not isinstance(data, bytes | bytearray | memoryview) or len(data) != size:
            what = len(data) if isinstance(data, bytes | bytearray | memoryview) else type(data).__name__
            raise BadPosition(f"A state of {self.game.id} has {size} bytes, not {what}.")
        return self.unchecked.from_bytes(bytes(data))


class PythonEngine(_Checked[Any]):
    """The rules as plain Python, on mirrors."""

    def __init__(self, game: Game) -> None:
        super().__init__(UncheckedPython(game))

    def _seats_in(self, state: Any) -> int | None:
        return state.seats if isinstance(state, self.game.state) else None  # type: ignore[attr-defined]


class NativeEngine(_Checked["Raw"]):
    """The rules as machine code, on bytes. `module` holds the raw entry points for loops that count nanoseconds."""

    def __init__(self, game: Game, module: ModuleType) -> None:
        import numpy as np

        unchecked = UncheckedNative(game, module)
        super().__init__(unchecked)
        self.module: Any = module
        self.buffer, self.blank = unchecked.buffer, unchecked.blank
        self._array, self._byte = np.ndarray, np.dtype(np.uint8)
        self._seats_at = game.state.OFFSETS["seats"]
        assert game.state.FIELDS["seats"].item == "b", "the number of seats is a small field of its own"

    def _seats_in(self, state: Any) -> int | None:
        fits = (
            isinstance(state, self._array)
            and state.dtype == self._byte
            and state.shape == (self.game.state.SIZE,)
            and state.flags.carray  # in one piece, and it may be written
        )
        return int(state[self._seats_at]) if fits else None

    def mirror(self, state: Raw) -> Record:
        """The state as a mirror, for reading."""
        self._state(state)
        return self.game.state.from_bytes(state.tobytes())
