"""Hansa Teutonica (Andreas Steding), for two to five players."""

from __future__ import annotations

from kontor.kernel import Game, Rules, SearchParams

from .components import SEATS
from .decisions import DECISIONS
from .judgement import evaluate
from .positions import contradictions
from .rollouts import may_stop_here, prune, rollout_policy
from .scene import scene
from .scoring import breakdown, rank, score
from .setting_up import hide, redeal, setup
from .state import CITY, COLOUR, ENDING, EVENTS, KIND, MARKER, OPTIONS, OWNER, ROUTE, SOURCE, TRACK, State
from .turn import to_move, turn

GAME = Game(
    id="hansa-teutonica",
    version="1",
    package=__name__,
    state=State,
    seats=SEATS,
    decisions=DECISIONS,
    domains={d.name: d for d in (ROUTE, CITY, KIND, OWNER, TRACK, MARKER, COLOUR, SOURCE, ENDING)},
    options=OPTIONS,
    events=EVENTS,
    rules=Rules(setup, to_move, turn, score, rank, hide, redeal, evaluate, rollout_policy, may_stop_here, prune),
    contradictions=contradictions,
    scene=scene,
    breakdown=breakdown,
    search_params=SearchParams(turns=2, later_effort=40, sharpness=1.4, pace=0.5),
)
