"""Hansa Teutonica (Andreas Steding), for two to five players."""

from __future__ import annotations

from kontor.kernel import Game, Lookahead, Rules

from .components import SEATS
from .judgement import evaluate
from .positions import contradictions
from .reasons import reason
from .rollouts import guide, pause, sensible
from .rules import apply, legal, to_move, turn
from .scene import scene
from .scoring import breakdown, rank, score
from .setting_up import deal_again, hide, setup
from .state import (
    ACTIONS,
    CITY,
    COLOUR,
    ENDING,
    EVENTS,
    KIND,
    MARKER,
    MAX_LEGAL,
    OPTIONS,
    OWNER,
    ROUTE,
    SOURCE,
    TRACK,
    State,
)

GAME = Game(
    id="hansa-teutonica",
    version="1",
    package=__name__,
    state=State,
    seats=SEATS,
    max_legal=MAX_LEGAL,
    actions=ACTIONS,
    domains={d.name: d for d in (ROUTE, CITY, KIND, OWNER, TRACK, MARKER, COLOUR, SOURCE, ENDING)},
    options=OPTIONS,
    events=EVENTS,
    rules=Rules(setup, legal, apply, to_move, turn, score, rank, hide, deal_again, evaluate, guide, pause, sensible),
    reason=reason,
    contradictions=contradictions,
    scene=scene,
    breakdown=breakdown,
    lookahead=Lookahead(turns=2, later_effort=40, sharpness=1.4, pace=0.5),
)
