"""Entry points of the GPU's loops: a game begins, somebody chooses at random, the choice is performed.

They are routines like all others, so their text is translated with the rules, and plain Python runs them on mirrors.
"""

from __future__ import annotations

from kontor.kernel import below, seed_rng
from kontor.kernel.chance import Rng
from kontor.kernel.entry_points import begin
from kontor.kernel.routine import Playable, Raw, entry_point, state_in
from kontor.kernel.rule import Actions, Numbers

NOBODY = -1
"""In place of a decision: the game is over."""


@entry_point
def begin_game(game: Playable, raw: Raw, rng: Rng, players: int, options: Numbers, seed: int) -> None:
    """The table laid out from a seed, from which decisions will be chosen, too."""
    begin(game, raw, players, options, seed)
    seed_rng(rng, seed)


@entry_point
def choose(game: Playable, raw: Raw, rng: Rng, out: Actions) -> int:
    """One of all legal decisions, every one alike."""
    n = game.rules.legal(state_in(raw), out)
    return out[below(rng, n)] if n > 0 else NOBODY


@entry_point
def perform(game: Playable, raw: Raw, action: int) -> None:
    game.rules.apply(state_in(raw), action)
