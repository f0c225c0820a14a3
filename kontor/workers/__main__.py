"""`python -m kontor.workers GAME`: compile the rules of a game, as `compile_in_background` has it done."""

import sys

from kontor.kernel import game

game(sys.argv[1]).native()
