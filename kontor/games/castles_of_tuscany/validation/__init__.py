"""Positions from outside: what is impossible about one, in words.

Numbers alone are checked by the bounds in `state.py`; here, what cannot go together (`consistency.py`) and what cannot
have come about (`sources.py`).
"""

from __future__ import annotations

from ..state import State
from .consistency import inconsistencies
from .sources import sourceless


def problems(s: State) -> list[str]:
    """Everything that is impossible."""
    return inconsistencies(s) or [*sourceless(s)]
