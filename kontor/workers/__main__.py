"""`python -m kontor.workers GAME`: compile the rules of a game, as `compile_in_background` has it done; without a game,
see that all are compiled or begin to be."""

import sys

from kontor.kernel import game, playable_games
from kontor.workers.compiling import compile_in_background

if len(sys.argv) > 1:
    game(sys.argv[1]).native()
else:
    for found in playable_games():
        compile_in_background(found.native_code)
