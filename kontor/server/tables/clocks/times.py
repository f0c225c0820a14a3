"""What is kept of the clocks of one table, in memory and on disk alike."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from ...contract.clocks import ClockRules

NEVER = -1


@dataclass
class Pause:
    """Asked for by a seat, agreed to by seats; `on` as soon as all have."""

    by: int
    agreed: list[int] = field(default_factory=list)
    on: bool = False
    seconds: float = 0.0
    """How long it has lasted, not counting while the server was away."""


@dataclass
class Times:
    left: list[float]
    """Seconds each seat has left; of a bot it is not looked at."""
    given: list[int]
    """The highest turn each seat was given time for: never twice for the same one, even if it is undone."""
    reminded: list[int]
    """The last turn in which its person was told that little is left."""
    played_for: list[int]
    """Turns a stand-in played because the time was up."""
    used: list[float] = field(default_factory=list)
    """As of the seats of the table, which are written less often."""
    pause: Pause | None = None

    @classmethod
    def at_start(cls, seats: int, rules: ClockRules | None) -> Times:
        bank = float(rules.bank) if rules else 0.0
        return cls([bank] * seats, [NEVER] * seats, [NEVER] * seats, [0] * seats)

    @classmethod
    def of_row(cls, state: dict[str, Any]) -> Times:
        pause = state.get("pause")
        return cls(**{**state, "pause": None if pause is None else Pause(**pause)})

    def row(self) -> dict[str, Any]:
        """Written with every decision: nothing here is made deeper than it must be."""
        return {**vars(self), "pause": None if self.pause is None else vars(self.pause)}

    def copy(self) -> Times:
        pause = self.pause and replace(self.pause, agreed=[*self.pause.agreed])
        return Times(
            left=[*self.left],
            given=[*self.given],
            reminded=[*self.reminded],
            played_for=[*self.played_for],
            used=[*self.used],
            pause=pause,
        )
