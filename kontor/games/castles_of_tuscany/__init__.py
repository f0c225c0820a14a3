"""The Castles of Tuscany (Stefan Feld), for two to four players."""

from __future__ import annotations

from kontor.kernel import Change, Game, Rules, SearchParams, Together, Views

from .bots.evaluation import evaluate
from .bots.rollout_policy import rollout_policy
from .building import ask, owes
from .components import BOX
from .decisions import DECISIONS
from .reconstructed import FILE
from .scoring import breakdown, rank, score
from .secrets import hide, redeal
from .setup import setup
from .state import BONUS, COLOUR, EVENTS, FACE, LETTER, OPTIONS, REWARD, SHIFT, SPACE, THING, TURNING, UNIT, State
from .validation import problems
from .view.motion import Happened
from .view.parts import parts
from .view.scene import scene, standing
from .view.summary import summary

GAME = Game(
    id="castles-of-tuscany",
    version=f"2{FILE.mark()}",
    # 2: an empty display ends the phase. Whatever came to its end, or still can, plays as before: nothing is touched.
    changes=(Change(2, touches=lambda players, options: False),),
    package=__name__,
    state=State,
    box=BOX,
    decisions=DECISIONS,
    domains={d.name: d for d in (LETTER, TURNING, SHIFT, SPACE, COLOUR, FACE, THING, BONUS, REWARD, UNIT)},
    options=OPTIONS,
    events=EVENTS,
    rules=Rules(setup, score, rank, hide, redeal, evaluate, rollout_policy),
    validate=problems,
    views=Views(scene, parts, Happened.of, summary, standing),
    breakdown=breakdown,
    together=Together(owes, ask),
    search_params=SearchParams(turns=5, exploration=0.8, sharpness=1.45, pace=0.5),
)
