"""Summary: what a card tells at the end of a round, a phase or a feeding: who paid what, why, and what it changed.

A game makes one from events (`Game.summary`); surfaces show it and know nothing of the rules behind it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from .scene import Table

Told = tuple[str, Mapping[str, int]]
"""An event by name (`draw`, `draw-hidden`), with what the viewer may know of its arguments."""


@dataclass
class Paid:
    """One thing that was paid, as a picture."""

    icon: str
    how: Literal["", "bought", "missing"] = ""
    """`bought`: it was paid for otherwise. `missing`: it ought to have been paid."""


@dataclass
class Change:
    """So many more of an icon, or fewer."""

    icon: str
    count: int


@dataclass
class SummaryRow:
    seat: int
    before: int
    """Points before all this."""
    after: int
    why: str = ""
    paid: list[Paid] = field(default_factory=list)
    changes: list[Change] = field(default_factory=list)
    """Beside points."""
    bad: bool = False
    """The reason is bad news."""


@dataclass
class Summary:
    title: str
    """What has ended: "Round 2 ends: feeding"."""
    rule: str
    """In one line."""
    rows: list[SummaryRow]
    """In seat order."""
    next: str
    """What follows, in one line."""
    go_on: str
    """What the button says: "Start round 3"."""
    paid: str = ""
    """Heading of what was paid ("Ate"); empty if there is nothing of the kind."""


Summarise = Callable[[Sequence[Told], Iterable[Told], Any, Table], Summary | None]
"""From what happened in a decision, from all before it (the newest first), and the table after it; None: nothing has
ended."""
