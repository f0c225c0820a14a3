"""Little Town (Shun and Aya Taguchi), for two to four players."""

from __future__ import annotations

from kontor.kernel import Game, Lookahead, Rules

from .components import SEATS
from .judgement import evaluate
from .positions import problems
from .reasons import reason
from .rules import apply, legal, to_move, turn
from .scene import scene
from .scoring import breakdown, rank, score
from .setting_up import deal_again, hide, setup
from .state import ACTIONS, CELL, EVENTS, GOOD, MAX_LEGAL, OBJECTIVE, OPTIONS, TILE, State

GAME = Game(
    id="little-town",
    version="1",
    package=__name__,
    state=State,
    seats=SEATS,
    max_legal=MAX_LEGAL,
    actions=ACTIONS,
    domains={domain.name: domain for domain in (CELL, TILE, GOOD, OBJECTIVE)},
    options=OPTIONS,
    events=EVENTS,
    rules=Rules(setup, legal, apply, to_move, turn, score, rank, hide, deal_again, evaluate),
    reason=reason,
    problems=problems,
    scene=scene,
    breakdown=breakdown,
    lookahead=Lookahead(turns=3, later_effort=300, sharpness=1.3),
)
