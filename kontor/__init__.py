"""Kontor: European board games played exactly by their rules.

>>> import kontor
>>> "little-town" in kontor.game_ids()
True
>>> match = kontor.Match("little-town", players=3, seed=1)
>>> len(match.legal)
40
"""

from .kernel import KontorError, game, game_ids
from .kernel.routine import add_entry_points
from .match import Match

add_entry_points("kontor.bots.tree")

__all__ = ["KontorError", "Match", "game", "game_ids"]
__version__ = "0.7.1"
