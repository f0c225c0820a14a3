"""What a game tells beginners: what matters in a position, and what to try next time.

A game declares an `Adviser` as `ADVICE` in its module `learn/advice.py`. Each case is a function that looks at the
table as its seat may know it, and at what the seat can choose; it gives the numbers of its text, or None where it does
not hold. Its name is its key: `food_missing` is told by the text `advice-food-missing` of `learn/advice.LANGUAGE.ftl`,
a tip of that name by `tip-food-missing`. Numbers go by the names of domains, as those of reasons do: `tile=7` gives
`$tile`, `$tile_acc` and so on.

>>> ADVICE = Adviser(minutes=20)
>>> @ADVICE.now(1)
... def can_build(s, can): return {"tile": can("build")[0]["tile"]} if can("build") else None
>>> [case.key for case in ADVICE.cases]
['can-build']
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

Numbers = Mapping[str, int]


class Happened(NamedTuple):
    """A decision that was made, as the seat that is coached heard of it."""

    number: int
    """Counted from 1."""
    seat: int
    verb: str
    events: Sequence[tuple[str, Mapping[str, int]]]
    """Name and arguments of each."""


class Hindsight(NamedTuple):
    """What a tip says of a game that is over."""

    numbers: Numbers
    decision: int = 0
    """Where it shows; 0: nowhere in particular."""


Can = Callable[[str], Sequence[Numbers]]
"""What the seat to move can choose, by verb: the arguments of each such choice."""
Looks = Callable[[Any, Can], Numbers | None]
LooksBack = Callable[[Any, int, Sequence[Happened]], Hindsight | None]


@dataclass(frozen=True)
class Case:
    """Something that matters, wherever it holds."""

    key: str
    phases: frozenset[int]
    """In which phases the seat to move is told; none named: in all."""
    holds: Looks
    """From the table as the seat to move may know it."""
    urgent: bool
    """Comes before everything else, and again as long as it holds."""


@dataclass(frozen=True)
class Tip:
    """Something to try next time, where the game was like that."""

    key: str
    holds: LooksBack


@dataclass
class Adviser:
    """All that a game tells beginners, what matters most first."""

    minutes: int | None = None
    """How long a guided first game takes, roughly."""
    options: Mapping[str, str] = field(default_factory=dict)
    """Of a guided first game: the simplest there are."""
    cases: list[Case] = field(default_factory=list)
    tips: list[Tip] = field(default_factory=list)

    def now(self, *phases: int, urgent: bool = False) -> Callable[[Looks], Looks]:
        def declare(holds: Looks) -> Looks:
            self.cases.append(Case(_key(holds), frozenset(map(int, phases)), holds, urgent))
            return holds

        return declare

    def always(self, key: str, *phases: int) -> None:
        """What matters in these phases, whatever lies on the table."""
        self.cases.append(Case(key, frozenset(map(int, phases)), lambda s, can: {}, urgent=False))

    def next_time(self, holds: LooksBack) -> LooksBack:
        self.tips.append(Tip(_key(holds), holds))
        return holds

    def left_over(self, key: str, at_least: int, count: Callable[[Any], int]) -> None:
        """A tip for a player with so many of something when the game is over."""

        def holds(s: Any, seat: int, past: Sequence[Happened]) -> Hindsight | None:
            left = count(s.players[seat])
            return Hindsight({"count": left}) if left >= at_least else None

        self.tips.append(Tip(key, holds))


def _key(function: Callable[..., Any]) -> str:
    return function.__name__.replace("_", "-")
