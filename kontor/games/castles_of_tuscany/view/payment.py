"""Payments as what they take of a hand: one lifts cards and workers, and the cheapest are lifted already."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

from kontor.kernel.scene import Choice
from kontor.picture import kit

from ..decisions import DECISIONS
from ..spaces import colour_of
from ..state import U_CARD, U_WORKER, State
from .mats import card_id
from .previews import spending

_WORTH = {U_CARD: 2, U_WORKER: 3}
_PAIR = 4  # two cards


class Payments:
    """The ways to pay there are now."""

    def __init__(self, s: State, actions: Iterable[int]) -> None:
        self.s, self.actions = s, actions

    @cached_property
    def good(self) -> frozenset[int]:
        """The cheapest; beside two cards also one of them with a worker, who then stands in for the other."""
        units = {action: self.units(action) for action in self.actions}
        best = min(self.actions, key=lambda action: self.cost(*units[action]))
        stand_in = [action for action in self.actions if units[action] == (U_CARD, U_WORKER)]
        return frozenset([best, *stand_in] if units[best] == (U_CARD, U_CARD) else [best])

    def units(self, action: int) -> tuple[int, int]:
        _, values, _ = DECISIONS.actions.decoded(action)
        return values["unit"], values["other"]

    def cost(self, unit: int, other: int) -> tuple[int, int]:
        """Of payments that are worth the same the one that leaves most colours in the hand."""
        cards, _ = spending(unit, other, self.colour)
        hand = self.s.players[self.s.seat].hand
        return sum(_WORTH.get(each, _PAIR) for each in (unit, other)), sum(
            0 < hand[k] <= n for k, n in enumerate(cards)
        )

    @cached_property
    def colour(self) -> int:
        return colour_of(self.s.players[self.s.seat], self.s.space)

    def describe(self, choice: Choice) -> None:
        """What it takes, in short words, and whether it is one of the good ones."""
        cards, workers = spending(*self.units(choice.action), self.colour)
        taken = {card_id(self.s.seat, k): n for k, n in enumerate(cards) if n}
        choice.takes = taken | ({kit.counter(self.s.seat, "worker"): workers} if workers else {})
        choice.brief = choice.gain.removeprefix("−").replace(" −", " + ")
        choice.primary = choice.action in self.good
