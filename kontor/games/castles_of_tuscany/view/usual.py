"""What most players would do now: the primary button, which a newcomer can press.

How an estate is laid out, where it begins and which bonus tile one takes is a matter of taste: a button that stands out
there would read as advice.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property

from ..decisions import DECISIONS, Draw
from ..state import Phase, State


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
        return self.draws if self.actions and self.s.phase == Phase.ACT else frozenset()

    @property
    def draws(self) -> frozenset[int]:
        """Nothing can be placed, and cards are what is missing: as many as there are."""
        draws = [action for action in self.actions if _is(Draw, action)]
        placing = any(DECISIONS.actions.decoded(action)[0] == "place" for action in self.actions)
        return frozenset([] if placing or self.s.players[self.s.seat].storage[0] < 0 else draws[-1:])
