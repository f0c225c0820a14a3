"""Ragusa (Fabio Lopiano), for two to five players, or one against the Patrician's automata."""

from __future__ import annotations

from kontor.kernel import Change, Game, Lookahead, Rules

from .components import SEATS
from .judgement import evaluate
from .positions import contradictions
from .reasons import reason
from .reconstructed import FILE
from .rollouts import guide
from .rules import apply, legal, to_move, turn
from .scene import scene
from .scoring import breakdown, rank, score
from .setting_up import deal_again, hide, setup
from .state import (
    ACTIONS,
    CARD,
    COMMODITY,
    EVENTS,
    GOOD,
    HEX,
    MAX_LEGAL,
    OPTIONS,
    OWNER,
    RESOURCE,
    SITE,
    WALL_EDGE,
    State,
)

GAME = Game(
    id="ragusa",
    version=f"2{FILE.mark()}",
    changes=(Change(2, touches=lambda players, options: players == 1),),
    package=__name__,
    state=State,
    seats=SEATS,
    max_legal=MAX_LEGAL,
    actions=ACTIONS,
    domains={d.name: d for d in (CARD, SITE, HEX, RESOURCE, WALL_EDGE, COMMODITY, GOOD, OWNER)},
    options=OPTIONS,
    events=EVENTS,
    rules=Rules(setup, legal, apply, to_move, turn, score, rank, hide, deal_again, evaluate, guide),
    reason=reason,
    contradictions=contradictions,
    scene=scene,
    breakdown=breakdown,
    lookahead=Lookahead(turns=1, to_the_end=True, par=9_800, sharpness=0.9, pace=3.0),
)
