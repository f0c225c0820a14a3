"""The engines as inner loops use them: nothing is checked, what does not fit does harm.

Callers that know what they hand over reach these as `engine.unchecked`; everybody else uses `engine.py`.
"""

from __future__ import annotations

from collections.abc import Sequence
from types import ModuleType
from typing import TYPE_CHECKING, Any

from .chance import Rng, below, key_rng, seed_rng, words_of
from .rule import silence
from .translate import LONGEST_TURN

if TYPE_CHECKING:
    import numpy as np

    from .game import Game

    Raw = np.ndarray[tuple[int], np.dtype[np.uint8]]


class UncheckedPython:
    """The rules as plain Python, on mirrors."""

    name = "python"

    def __init__(self, game: Game) -> None:
        self.game = game
        self.unchecked = self
        self._out = game.max_legal + 1

    def new(self, players: int, seed: int, options: Sequence[int], key: bytes | None = None) -> Any:
        state: Any = self.game.state.blank()
        if key is not None:
            key_rng(state.rng, words_of(key))
        self.game.rules.setup(state, players, options, seed)
        return state

    def legal(self, state: Any) -> list[int]:
        out = [0] * self._out
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

    def dealt_again(self, state: Any, viewer: int, seed: int) -> Any:
        """A copy whose hidden parts are dealt afresh, in a way that fits all the viewer has seen."""
        copy = self.hidden(state, viewer)
        self.game.rules.deal_again(copy, viewer, seed)
        return copy

    def playout(self, state: Any, seed: int) -> int:
        """Every legal decision alike, to the end of the game; returns how many decisions."""
        rng = Rng.blank()
        seed_rng(rng, seed)
        decisions = 0
        with silence():
            while actions := self.legal(state):
                self.apply(state, actions[below(rng, len(actions))])
                decisions += 1
        return decisions

    def guided_choice(self, state: Any, seed: int) -> int:
        """One legal decision as the game's light policy takes it."""
        rng = Rng.blank()
        seed_rng(rng, seed)
        with silence():
            return self._guided(state, rng)

    def guided_playout(self, state: Any, seed: int) -> int:
        """Decisions of the game's light policy to the end of the game; returns how many."""
        rng = Rng.blank()
        seed_rng(rng, seed)
        decisions = 0
        with silence():
            while (action := self._guided(state, rng)) >= 0:
                self.apply(state, action)
                decisions += 1
        return decisions

    def _guided(self, state: Any, rng: Rng) -> int:
        actions = self.legal(state)
        if not actions:
            return -1
        if self.game.rules.guide is None:
            return actions[below(rng, len(actions))]
        return self.game.rules.guide(state, rng, actions, len(actions))

    def _pauses(self, state: Any) -> bool:
        return self.game.rules.pause is not None and self.game.rules.pause(state)

    def _choices(self, state: Any) -> list[int]:
        """The legal decisions a bot considers."""
        actions = self.legal(state)
        if len(actions) > 1 and self.game.rules.sensible is not None:
            del actions[self.game.rules.sensible(state, actions, len(actions)) :]
        return actions

    def best_of_turn(self, state: Any, seat: int, seed: int, max_nodes: int) -> int:
        """The decision that leads to the best end of the seat's own turn, as the native entry finds it."""
        with silence():
            actions = self._choices(state)
            worth = [self._worth(state, action, seat, max_nodes // max(1, len(actions))) for action in actions]
        rng = Rng.blank()
        seed_rng(rng, seed)
        chosen, ties = -1, 0
        for action, value in zip(actions, worth, strict=True):
            if value == max(worth):
                ties += 1
                if ties == 1 or below(rng, ties) == 0:
                    chosen = action
        return chosen

    def _worth(self, state: Any, action: int, seat: int, most: int) -> int:
        """The best end of the turn that a decision can lead to; after `most` decisions no further ways are opened."""
        this_turn, spent = self.turn(state), 0

        def best_end(before: Any, decision: int, level: int) -> int:
            nonlocal spent
            after = before.clone()
            self.apply(after, decision)
            spent += 1
            if (
                level + 1 < LONGEST_TURN
                and spent < most
                and self.to_move(after) == seat
                and self.turn(after) == this_turn
                and not self._pauses(after)
                and (more := self._choices(after))
            ):
                return max(best_end(after, further, level + 1) for further in more)
            return self.evaluate(after, seat)

        return best_end(state, action, 0)

    def perft(self, state: Any, depth: int) -> int:
        if depth == 0:
            return 1
        with silence():
            actions = self.legal(state)
            if not actions:
                return 1
            total = 0
            for action in actions:
                after = state.clone()
                self.apply(after, action)
                total += self.perft(after, depth - 1)
            return total

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

    def dealt_again(self, state: Raw, viewer: int, seed: int) -> Raw:
        copy = self.hidden(state, viewer)
        self.module.deal_again(copy, viewer, seed)
        return copy

    def playout(self, state: Raw, seed: int) -> int:
        return self.module.playout(state, self.buffer(), seed)  # type: ignore[no-any-return]

    def guided_choice(self, state: Raw, seed: int) -> int:
        return self.module.guided_choice(state, self.buffer(), seed)  # type: ignore[no-any-return]

    def guided_playout(self, state: Raw, seed: int) -> int:
        return self.module.guided_playout(state, self.buffer(), seed)  # type: ignore[no-any-return]

    def best_of_turn(self, state: Raw, seat: int, seed: int, max_nodes: int) -> int:
        return self.module.best_of_turn(state, seat, max_nodes, seed)  # type: ignore[no-any-return]

    def perft(self, state: Raw, depth: int) -> int:
        return self.module.perft(state, depth)  # type: ignore[no-any-return]

    def to_bytes(self, state: Raw) -> bytes:
        return state.tobytes()

    def from_bytes(self, data: bytes) -> Raw:
        return self._np.frombuffer(data, self._np.uint8).copy()
