"""Low Tide: make souvenirs of what the sea leaves behind, before the water comes back. For two to four players."""

from __future__ import annotations

from kontor.kernel import Game, Rules, Views

from .bots.evaluation import evaluate
from .components import BOX
from .decisions import DECISIONS
from .scoring import breakdown, rank, score
from .secrets import hide, redeal
from .setup import setup
from .state import CELL, EVENTS, FIND, OPTIONS, ROW, SOUVENIR, State
from .validation import problems
from .view.board import parts
from .view.motion import Happened
from .view.scene import scene, standing

GAME = Game(
    id="low-tide",
    version="1",
    package=__name__,
    state=State,
    box=BOX,
    decisions=DECISIONS,
    domains={domain.name: domain for domain in (CELL, FIND, ROW, SOUVENIR)},
    options=OPTIONS,
    events=EVENTS,
    rules=Rules(setup, score, rank, hide, redeal, evaluate),
    validate=problems,
    views=Views(scene, parts, Happened.of, standing=standing),
    breakdown=breakdown,
)
