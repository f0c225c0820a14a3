"""Ragusa (Fabio Lopiano), for two to five players, or one against the Patrician's automata."""

from __future__ import annotations

from kontor.kernel import Change, Game, Rules, SearchParams, Together, Views

from .bots.evaluation import evaluate
from .bots.rollout_policy import rollout_policy
from .components import BOX
from .decisions import DECISIONS
from .reconstructed import FILE
from .scoring import breakdown, rank, score
from .secrets import hide, redeal
from .setup import ask, owes, setup
from .state import CARD, COMMODITY, EVENTS, GOOD, HEX, OPTIONS, OWNER, RESOURCE, SITE, WALL_EDGE, State
from .validation import problems
from .view.board import parts
from .view.motion import Happened
from .view.scene import scene, standing

GAME = Game(
    id="ragusa",
    version=f"2{FILE.mark()}",
    changes=(Change(2, touches=lambda players, options: players == 1),),
    package=__name__,
    state=State,
    box=BOX,
    decisions=DECISIONS,
    domains={d.name: d for d in (CARD, SITE, HEX, RESOURCE, WALL_EDGE, COMMODITY, GOOD, OWNER)},
    options=OPTIONS,
    events=EVENTS,
    rules=Rules(setup, score, rank, hide, redeal, evaluate, rollout_policy),
    validate=problems,
    views=Views(scene, parts, Happened.of, standing=standing),
    breakdown=breakdown,
    together=Together(owes, ask),
    search_params=SearchParams(turns=1, to_the_end=True, par=9_800, sharpness=0.9, pace=3.0),
)
