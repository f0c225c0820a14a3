"""Every decision of Hansa Teutonica: when it is asked, why it may be refused, what it does. In the order of ids."""

from __future__ import annotations

from kontor.kernel import Decisions

from ..components import MARKERS, N_ROUTES
from ..flow import flow, stuck
from ..state import Phase, State
from .actions import Displace, Done, Income, Place, income_size
from .displacing import Extra, Lift, Pay, Settle, With
from .establishing import Annex, Coellen, Develop, Establish, Neutral, Office
from .markers import Mark, Remove, Swap, Use
from .moving import Move, Set, Trade

DECISIONS = Decisions(
    State, Income, Place, Displace, Move, Establish, Use, With, Pay, Settle, Extra, Lift, Set, Trade, Office, Annex,
    Develop, Coellen, Neutral, Swap, Remove, Mark, Done,
    over=Phase.OVER, always_asked=(Phase.ACT,), flow=flow, stuck=stuck,
    # a turn's list: every income, every route for both kinds to place and to move, all pieces on routes, all markers
    max_legal=5 + 4 * N_ROUTES + 107 + N_ROUTES + len(MARKERS) + 1,
)  # fmt: skip

__all__ = [
    "DECISIONS",
    "Annex",
    "Coellen",
    "Develop",
    "Displace",
    "Done",
    "Establish",
    "Extra",
    "Income",
    "Lift",
    "Mark",
    "Move",
    "Neutral",
    "Office",
    "Pay",
    "Place",
    "Remove",
    "Set",
    "Settle",
    "Swap",
    "Trade",
    "Use",
    "With",
    "income_size",
]
