"""Hansa Teutonica (Andreas Steding), for two to five players."""

from __future__ import annotations

from kontor.kernel import Game, Rules, SearchParams, Views

from .bots.evaluation import evaluate
from .bots.rollout_policy import may_stop_here, prune, rollout_policy
from .components import BOX
from .decisions import DECISIONS
from .scoring import breakdown, rank, score
from .secrets import hide, redeal
from .setup import setup
from .state import CITY, COLOUR, ENDING, EVENTS, KIND, MARKER, OPTIONS, OWNER, ROUTE, SOURCE, TRACK, State
from .validation import problems
from .view.board import parts
from .view.motion import Happened
from .view.scene import scene, standing

GAME = Game(
    id="hansa-teutonica",
    version="1",
    package=__name__,
    state=State,
    box=BOX,
    decisions=DECISIONS,
    domains={d.name: d for d in (ROUTE, CITY, KIND, OWNER, TRACK, MARKER, COLOUR, SOURCE, ENDING)},
    options=OPTIONS,
    events=EVENTS,
    rules=Rules(setup, score, rank, hide, redeal, evaluate, rollout_policy, may_stop_here, prune),
    validate=problems,
    views=Views(scene, parts, Happened.of, standing=standing),
    breakdown=breakdown,
    search_params=SearchParams(turns=2, later_effort=40, sharpness=1.4, pace=0.5),
)
