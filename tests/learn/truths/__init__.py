"""What must be true of the table whenever the coach says a line: one check for each, by game and key.

The checks play what the line speaks of, or count it on the table; they do not use the code of the advice.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from kontor.kernel import Game
from kontor.match import Match


class Seen:
    """The table at which a line was said, and the numbers in it."""

    def __init__(self, match: Match, numbers: Mapping[str, int]) -> None:
        assert match.to_move is not None
        self.match, self.numbers, self.seat = match, numbers, match.to_move
        self.s: Any = match.state
        self.me: Any = match.state.players[self.seat]
        self.game: Game = match.game

    def __getitem__(self, name: str) -> int:
        return self.numbers[name]

    def can(self, verb: str) -> list[dict[str, int]]:
        found = [self.game.actions.signature(action) for action in self.match.legal]
        return [
            signature.values(action)
            for signature, action in zip(found, self.match.legal, strict=True)
            if signature.verb == verb
        ]

    def name(self, domain: str, number: int) -> str:
        return self.game.domains[domain].names[number]

    def after(self, *decisions: str) -> Match:
        """The same table after some decisions of its seat."""
        trial = self.match.at(len(self.match.played))
        for decision in decisions:
            trial.play(decision)
        return trial

    def goes_on(self, trial: Match, *phases: int) -> Match:
        """Whatever is asked of the seat in these phases gets the first answer."""
        while trial.to_move == self.seat and trial.state.phase in phases:
            trial.play(trial.legal[0])
        return trial


Check = Callable[[Seen], bool]
