"""The engines as inner loops use them: nothing is checked, what does not fit does harm.

Callers that know what they hand over reach these as `engine.unchecked`; everybody else uses `engine.py`.
"""

from __future__ import annotations

from collections.abc import Sequence
from types import ModuleType
from typing import TYPE_CHECKING, Any

from . import entry_points
from .chance import key_rng, seed_rng, words_of
from .entry_points import MOST_DECISIONS, UNFINISHED
from .errors import Unfinished
from .rule import silence
from .rules import lay_out

if TYPE_CHECKING:
    import numpy as np

    from .game import Game

    Raw = np.ndarray[tuple[int], np.dtype[np.uint8]]


def finished(decisions: int, limit: int) -> int:
    if decisions == UNFINISHED:
        raise Unfinished(f"The game was not over after {limit} decisions.")
    return decisions


class UncheckedPython:
    """The rules as plain Python, on mirrors."""

    name = "python"

    def __init__(self, game: Game) -> None:
        self.game = game
        self.unchecked = self

    def _buffer(self) -> list[int]:
        return [0] * (self.game.max_legal + 1)

    def new(self, players: int, seed: int, options: Sequence[int], key: bytes | None = None) -> Any:
        state: Any = self.game.state.blank()
        lay_out(state, players, options)
        if key is None:
            seed_rng(state.rng, seed)
        else:
            key_rng(state.rng, words_of(key))
        self.game.rules.setup(state)
        return state

    def legal(self, state: Any) -> list[int]:
        out = self._buffer()
        return out[: self.game.rules.legal(state, out)]

    def apply(self, state: Any, action: int) -> None:
        self.game.rules.apply(state, action)

    def to_move(self, state: Any) -> int:
        return self.game.rules.to_move(state)

    def turn(self, state: Any) -> int:
        return self.game.rules.turn(state)

    def clone(self, state: Any) -> Any:
        return state.clone()

    def score(self, state: Any, seat: int) -> int:
        return self.game.rules.score(state, seat)

    def rank(self, state: Any, seat: int) -> int:
        return self.game.rules.rank(state, seat)

    def evaluate(self, state: Any, seat: int) -> int:
        return self.game.rules.evaluate(state, seat)

    def hidden(self, state: Any, viewer: int) -> Any:
        """A copy with everything blanked that the viewer may not know (viewer -1: a spectator)."""
        copy = state.clone()
        self.game.rules.hide(copy, viewer)
        return copy

    def redealt(self, state: Any, viewer: int, seed: int) -> Any:
        """A copy whose hidden parts are dealt afresh, in a way that fits all the viewer has seen."""
        copy = self.hidden(state, viewer)
        self.game.rules.redeal(copy, viewer, seed)
        return copy

    def playout(self, state: Any, seed: int, limit: int = MOST_DECISIONS) -> int:
        with silence():
            return finished(entry_points.playout(self.game, state, self._buffer(), seed, limit), limit)

    def policy_choice(self, state: Any, seed: int) -> int:
        with silence():
            return entry_points.policy_choice(self.game, state, self._buffer(), seed)

    def policy_playout(self, state: Any, seed: int, limit: int = MOST_DECISIONS) -> int:
        with silence():
            return finished(entry_points.policy_playout(self.game, state, self._buffer(), seed, limit), limit)

    def best_of_turn(self, state: Any, seat: int, seed: int, max_nodes: int) -> int:
        with silence():
            return entry_points.best_of_turn(self.game, state, seat, max_nodes, seed)

    def perft(self, state: Any, depth: int) -> int:
        with silence():
            return entry_points.perft(self.game, state, depth)

    def to_bytes(self, state: Any) -> bytes:
        return state.to_bytes()  # type: ignore[no-any-return]

    def from_bytes(self, data: bytes) -> Any:
        return self.game.state.from_bytes(data)


class UncheckedNative:
    """The rules as machine code, on bytes."""

    name = "native"

    def __init__(self, game: Game, module: ModuleType) -> None:
        import numpy as np

        self.game = game
        self.unchecked = self
        self.module: Any = module
        self._np = np
        self._width = game.max_legal + 1

    def buffer(self) -> Any:
        """Room for the ids of legal actions, for the raw entry points."""
        return self._np.empty(self._width, self._np.int16)

    def blank(self) -> Raw:
        return self._np.zeros(self.game.state.SIZE, self._np.uint8)

    def new(self, players: int, seed: int, options: Sequence[int], key: bytes | None = None) -> Raw:
        state, chosen = self.blank(), self._np.array(options, self._np.int64)
        if key is None:
            self.module.setup(state, players, chosen, seed)
        else:
            self.module.setup_keyed(state, players, chosen, self._np.array(words_of(key), self._np.int64))
        return state

    def legal(self, state: Raw) -> list[int]:
        out = self.buffer()
        return out[: self.module.legal(state, out)].tolist()  # type: ignore[no-any-return]

    def apply(self, state: Raw, action: int) -> None:
        self.module.apply(state, action)

    def to_move(self, state: Raw) -> int:
        return self.module.to_move(state)  # type: ignore[no-any-return]

    def turn(self, state: Raw) -> int:
        return self.module.turn(state)  # type: ignore[no-any-return]

    def clone(self, state: Raw) -> Raw:
        return state.copy()

    def score(self, state: Raw, seat: int) -> int:
        return self.module.score(state, seat)  # type: ignore[no-any-return]

    def rank(self, state: Raw, seat: int) -> int:
        return self.module.rank(state, seat)  # type: ignore[no-any-return]

    def evaluate(self, state: Raw, seat: int) -> int:
        return self.module.evaluate(state, seat)  # type: ignore[no-any-return]

    def hidden(self, state: Raw, viewer: int) -> Raw:
        copy = state.copy()
        self.module.hide(copy, viewer)
        return copy

    def redealt(self, state: Raw, viewer: int, seed: int) -> Raw:
        copy = self.hidden(state, viewer)
        self.module.redeal(copy, viewer, seed)
        return copy

    def playout(self, state: Raw, seed: int, limit: int = MOST_DECISIONS) -> int:
        return finished(self.module.playout(state, self.buffer(), seed, limit), limit)

    def policy_choice(self, state: Raw, seed: int) -> int:
        return self.module.policy_choice(state, self.buffer(), seed)  # type: ignore[no-any-return]

    def policy_playout(self, state: Raw, seed: int, limit: int = MOST_DECISIONS) -> int:
        return finished(self.module.policy_playout(state, self.buffer(), seed, limit), limit)

    def best_of_turn(self, state: Raw, seat: int, seed: int, max_nodes: int) -> int:
        return self.module.best_of_turn(state, seat, max_nodes, seed)  # type: ignore[no-any-return]

    def perft(self, state: Raw, depth: int) -> int:
        return self.module.perft(state, depth)  # type: ignore[no-any-return]

    def to_bytes(self, state: Raw) -> bytes:
        return state.tobytes()

    def from_bytes(self, data: bytes) -> Raw:
        return self._np.frombuffer(data, self._np.uint8).copy()
