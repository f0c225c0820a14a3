"""What most players would do now: the primary button, which a newcomer can press.

Strong bots put the starting castle where most spaces are around it in 58 to 63 of 100 games, and begin with the bonus
tile for storage in all of them (`kontor explorer show`). How the estate is laid out hardly matters to them: there it is
the way that can bring most.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property

from ..components import PLUS_STORAGE
from ..decisions import DECISIONS, Draw
from ..geometry import neighbours
from ..state import Phase, State
from . import plans
from .estate import shifting_of


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
        if not self.actions or phase not in (Phase.BEGIN, Phase.JOIN, Phase.CASTLE, Phase.FIRST_BONUS, Phase.ACT):
            return frozenset()
        return self.draws if phase == Phase.ACT else frozenset([max(self.actions, key=self.worth)])

    def worth(self, action: int) -> int:
        """Of a choice of the set-up; of equals the first is meant."""
        p, (verb, values, _) = self.s.players[self.s.seat], DECISIONS.actions.decoded(action)
        if verb == "castle":
            return neighbours(shifting_of(p))[values["space"]].bit_count()
        return int(values["bonus"] == PLUS_STORAGE) if verb == "bonus" else plans.at_best(p, values)

    @property
    def draws(self) -> frozenset[int]:
        """Nothing can be placed, and cards are what is missing: as many as there are."""
        draws = [action for action in self.actions if _is(Draw, action)]
        placing = any(DECISIONS.actions.decoded(action)[0] == "place" for action in self.actions)
        return frozenset([] if placing or self.s.players[self.s.seat].storage[0] < 0 else draws[-1:])
