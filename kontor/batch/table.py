"""One game as arrays, a decision at a time: what environments for learning are made of. `Batch` has many games.

>>> table = Table("little-town", players=2)   # doctest: +SKIP
>>> table.reset(seed=7)                       # doctest: +SKIP
>>> while not table.over:                     # doctest: +SKIP
...     table.step(table.legal()[0])
"""

from __future__ import annotations

import io
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kontor.kernel import MOST_DECISIONS, BadDecision, BadOption, BadPosition, Game, IllegalDecision, game
from kontor.kernel import scene as scenes
from kontor.kernel.errors import whole
from kontor.kernel.options import Chosen

from .encoding import Encoding
from .observations import Observations, Tensor
from .rows import OVER, PART

Mask = NDArray[np.int8]


class Table:
    """A game that is played on compiled rules. It begins with `reset`; the same seed is the same game as in
    `kontor.Match`. After `limit` decisions it is called off."""

    def __init__(
        self,
        of: Game | str,
        players: int | None = None,
        options: Chosen | None = None,
        limit: int = MOST_DECISIONS,
    ) -> None:
        self.game = game(of)
        self.players = self.game.check_players(self.game.seats.start if players is None else players)
        self.limit = checked_limit(limit)
        self._options = np.array(self.game.option_numbers(options), np.int64)
        self.encoding = Encoding(self.game)
        self.observations = Observations(self.game)
        self.engine = self.game.native()
        self._module, self._part = self.engine.module, self.game.native_part(PART).load()
        self.state = self.engine.blank()
        """The game itself, as the native engine keeps it."""
        self._as_row = self.state.reshape(1, -1)
        self._out = self.engine.buffer()
        self._mask: Mask = np.zeros(len(self.encoding), np.int8)
        self._viewer = np.zeros(1, np.int8)
        self._width = len(self.observations)
        self.to_move = OVER
        """The seat that decides; -1: the game is over, or none has begun."""
        self.length = 0
        """Decisions so far."""
        self.called_off = False
        """It reached the limit before its end."""
        self._count = 0
        self._begun = False
        self._seats_at = self.game.state.OFFSETS["seats"]

    # ---- playing ----
    def reset(self, seed: int) -> None:
        """A new game."""
        number = self.game.check_seed(seed)
        self._module.setup(self.state, self.players, self._options, number)
        self._begun, self.length = True, 0
        self._list(self._module.legal(self.state, self._out))

    def lay_out(self, state: bytes, length: int) -> None:
        """A game as it once was: the bytes of its `state`, and how many decisions it had."""
        size = self.state.nbytes
        if not isinstance(state, bytes) or len(state) != size:
            what = f"{len(state)} bytes" if isinstance(state, bytes) else f"{state!r}"
            raise BadPosition(f"A table of {self.game.id} has {size} bytes; this is {what}.")
        if (seats := state[self._seats_at]) != self.players:
            raise BadPosition(f"This is a table for {self.players} players, and not for {seats}.")
        self.state[:] = np.frombuffer(state, np.uint8)
        self._begun, self.length = True, length
        self._list(self._module.legal(self.state, self._out))

    def step(self, action: Any) -> None:
        """A legal decision of the seat to move; if it is refused, nothing changes."""
        number = self.checked(action)
        self.length += 1
        self._list(self._module.step(self.state, number, self._out))

    def checked(self, action: Any) -> int:
        """The number of a decision that is legal now; if it is not, why."""
        number = whole(action)
        if number is not None and 0 <= number < len(self._mask) and self._mask[number]:
            return number
        if self.over:
            what = "The game is over" if self._begun else "No game has begun"
            raise IllegalDecision(f"{what}: it takes a reset, not a decision.")
        if number is None:
            raise BadDecision(f"A decision must be given as its number, not as {action!r}.")
        name = f"“{self.encoding.names[number]}”" if 0 <= number < len(self.encoding) else f"The number {number}"
        raise IllegalDecision(f"{name} is not legal now; nothing was changed.")

    def _list(self, count: int) -> None:
        self.called_off = count > 0 and self.length >= self.limit
        self._count = 0 if self.called_off else count
        self._mask.fill(0)
        if self._count:
            self._mask[self._out[:count]] = 1
            self.to_move = self._module.to_move(self.state)
        else:
            self.to_move = OVER

    # ---- looking ----
    @property
    def over(self) -> bool:
        """Nobody decides any more: the game is over, called off, or none has begun."""
        return self.to_move == OVER

    def legal(self) -> list[int]:
        """The decisions that are legal now, increasing."""
        return self._out[: self._count].tolist()  # type: ignore[no-any-return]

    def mask(self) -> Mask:
        """(decisions,): 1 for what is legal now, else 0; an array of its own."""
        return self._mask.copy()

    def observe(self, seat: int) -> Tensor:
        """(entries,): what a seat (-1: a spectator) sees; an array of its own."""
        self._need_game()
        number = whole(seat)
        if number is None or not -1 <= number < self.players:
            raise BadOption(f"There is no seat {seat!r}; seats are 0 to {self.players - 1}, a spectator is -1.")
        self._viewer[0] = number
        row = np.empty(self._width, np.int16)
        self._part.batch_observe(self._as_row, self._viewer, row.reshape(1, -1), 0, 1)
        return row

    @property
    def scores(self) -> list[int]:
        """Points, by seat."""
        self._need_game()
        return [self._module.score(self.state, seat) for seat in range(self.players)]

    @property
    def ranks(self) -> list[int]:
        """Places, by seat: 1 for the winner or winners."""
        self._need_game()
        return [self._module.rank(self.state, seat) for seat in range(self.players)]

    def _need_game(self) -> None:
        if not self._begun:
            raise IllegalDecision("No game has begun: it takes a reset.")

    def text(self, seat: int) -> str:
        """The table in words and letters, as a terminal shows it to that seat."""
        self._need_game()
        from rich.console import Console

        from kontor.picture.text import show

        words = self.game.words()
        names = tuple(words("seat-name", number=k + 1) for k in range(self.players))
        choices = tuple(self.legal()) if seat == self.to_move else ()
        looks = scenes.Table(seat, names, self.game.phrases("en", names), choices, self._begun and self.over)
        state = self.engine.mirror(self.state)
        scene = self.game.views.scene(state if looks.everything else self.game.python.hidden(state, seat), looks)
        out = io.StringIO()
        show(scene, words, Console(file=out, width=120, color_system=None))
        return out.getvalue()


def checked_limit(limit: int) -> int:
    number = whole(limit)
    if number is None or not 1 <= number <= MOST_DECISIONS:
        raise BadOption(f"A limit of decisions must be a whole number from 1 to {MOST_DECISIONS}, not {limit!r}.")
    return number
