"""What most players would do now: the primary button, which a newcomer can press."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property

from ..components import PLUS_CARD
from ..decisions import DECISIONS, Bonus, Draw
from ..geometry import neighbours
from ..state import Phase, State
from . import plans
from .estate import colours_of


def in_order(actions: Iterable[int]) -> list[int]:
    """Choices as they are offered: to draw more cards comes before drawing fewer, as cards cost nothing."""
    return sorted(actions, key=lambda action: -action if _is(Draw, action) else 0)


def _is(kind: type[Draw], action: int) -> bool:
    return kind.first <= action < kind.first + kind.signature.size


class Usual:
    """Of the choices there are now those most players would take."""

    def __init__(self, s: State, actions: Sequence[int]) -> None:
        self.s, self.actions = s, actions

    @cached_property
    def answers(self) -> frozenset[int]:
        phase = self.s.phase
        if not self.actions:
            return frozenset()
        if phase in (Phase.BEGIN, Phase.JOIN):
            return frozenset([max(self.actions, key=self.region_points)])
        if phase == Phase.CASTLE:
            return frozenset([max(self.actions, key=self.variety)])
        if phase in (Phase.FIRST_BONUS, Phase.BONUS):  # more cards help with everything
            return frozenset([Bonus.id(PLUS_CARD)]).intersection(self.actions)
        if phase == Phase.ACT:
            return self.draws
        return frozenset()

    @property
    def draws(self) -> frozenset[int]:
        """Nothing can be placed, and cards are what is missing: as many as there are."""
        draws = [action for action in self.actions if _is(Draw, action)]
        placing = any(DECISIONS.actions.decoded(action)[0] == "place" for action in self.actions)
        return frozenset([] if placing or self.s.players[self.s.seat].storage[0] < 0 else draws[-1:])

    def region_points(self, action: int) -> int:
        return plans.points(self.s.players[self.s.seat], DECISIONS.actions.decoded(action)[1])

    def variety(self, action: int) -> tuple[int, int]:
        """Of what lies round a castle space: how many kinds, how many spaces."""
        p = self.s.players[self.s.seat]
        near = neighbours(plans.laid(p))[DECISIONS.actions.decoded(action)[1]["space"]]
        kinds = [colour for space, colour in enumerate(colours_of(p)) if near >> space & 1]
        return len({*kinds}), len(kinds)
