"""The encoding of decisions: every decision of a game is a number from 0 on, with a name that people read.

Numbers mean the same in all versions in which the checksum is the same. Keep it with what you trained, and `check` it
before you use that again.

>>> codes = Encoding("little-town")
>>> codes.id("place c5"), codes.names[codes.id("place C5")]
(63, 'place C5')
"""

from __future__ import annotations

import functools

from kontor.kernel import BadDecision, BadOption, Game, game
from kontor.kernel.actions import checksum


class Encoding:
    """What the numbers of decisions mean in a game."""

    def __init__(self, of: Game | str) -> None:
        self.game = game(of)

    def __len__(self) -> int:
        return len(self.game.actions)

    @functools.cached_property
    def names(self) -> tuple[str, ...]:
        """The name of each decision, as logs write it."""
        return tuple(map(self.game.actions.notation, self.game.actions))

    def id(self, name: str) -> int:
        """The number of a name; upper and lower case are alike."""
        if not isinstance(name, str):
            raise BadDecision(f"A decision is named in words, such as “{self.names[0]}”, not {name!r}.")
        return self.game.actions.parse(name)

    @functools.cached_property
    def checksum(self) -> str:
        """Another one in another version: some numbers mean something else there, or there are others."""
        return checksum(self.names)

    def check(self, checksum: str) -> None:
        """`BadOption` if that checksum is not this one's."""
        if checksum != self.checksum:
            raise BadOption(
                f"Decisions of {self.game.id} are numbered another way than with the checksum {checksum!r}: here it is "
                f"{self.checksum!r}."
            )
