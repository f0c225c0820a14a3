"""How the game of a table stands, as far as lists, tournaments and clocks must know it: kept in the row of the table,
in one transaction with the decision it follows from, so that nobody opens a game to tell of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from kontor.kernel import Game
from kontor.match import Match


@dataclass(frozen=True)
class Standing:
    owed: Mapping[int, int]
    """The seats that have something to decide, each in which turn; first the one to move (`together.owed`)."""
    decisions: int
    scores: list[int]
    ranks: list[int]
    """The game's own ranking; empty while it goes on."""
    words: tuple[str, Mapping[str, int]] | None
    """How far it is, as a text key and its numbers; None: the game does not say it so."""
    up: float
    """The uptime until which the time that seats have used is counted."""

    @classmethod
    def of(cls, match: Match, owed: Mapping[int, int], up: float) -> Standing:
        says = match.game.views.standing
        words = None if says is None else says(match.state)
        return cls(owed, len(match.played), match.scores, match.ranks if match.over else [], words, up)

    @classmethod
    def of_row(cls, kept: dict[str, Any]) -> Standing:
        words = kept["words"]
        return cls(**{**kept, "owed": dict(kept["owed"]), "words": None if words is None else (words[0], words[1])})

    def row(self) -> dict[str, Any]:
        return {**vars(self), "owed": list(self.owed.items())}

    def can_be_said(self, game: Game) -> bool:
        """An update of the game may have other words."""
        try:
            return self.words is not None and bool(self.said(game, "en"))
        except (KeyError, ValueError):
            return False

    def said(self, game: Game, language: str) -> str:
        assert self.words is not None
        key, numbers = self.words
        return game.words(language)(key, **numbers)
