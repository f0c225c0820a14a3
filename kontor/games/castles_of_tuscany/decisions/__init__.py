"""Every decision of The Castles of Tuscany: when it is asked, why it may be refused, what it does. In the order of
their ids."""

from __future__ import annotations

from kontor.kernel import Decisions

from ..components import DISPLAY, MOST_STORAGE, SPACES, SPACES_OF
from ..flow import stuck
from ..state import Phase, State
from .actions import Draw, Exchange, Place, Take
from .following import Decline, Discard, Done, Marble, Pay, Put
from .setup import Begin, Bonus, Castle, Join

__all__ = [
    "DECISIONS",
    "Begin",
    "Bonus",
    "Castle",
    "Decline",
    "Discard",
    "Done",
    "Draw",
    "Exchange",
    "Join",
    "Marble",
    "Pay",
    "Place",
    "Put",
    "Take",
]

SET_UP = (Phase.BEGIN, Phase.JOIN, Phase.CASTLE, Phase.FIRST_BONUS)
DECISIONS = Decisions(
    State, Begin, Join, Castle, Bonus, Draw, Take, Exchange, Place, Pay, Discard, Put, Marble, Decline, Done,
    over=Phase.OVER,
    always_asked=(*SET_UP, Phase.ACT, Phase.FREE, Phase.BONUS, Phase.MORE),
    stuck=stuck,
    # a turn's list: cards by number, eight tiles, eight colours, a hexagon on every space, tiles beside it
    max_legal=len(Draw.arguments["count"]) + 2 * DISPLAY + SPACES + MOST_STORAGE * max(SPACES_OF) + 2,
)  # fmt: skip
