"""Kontor: European board games played exactly by their rules.

>>> import kontor
>>> "little-town" in kontor.game_ids()
True
>>> match = kontor.Match("little-town", players=3, seed=1)
>>> len(match.legal)
40
"""

from typing import TYPE_CHECKING, Any

from .kernel import KontorError, game, game_ids
from .kernel.game import add_device
from .kernel.routine import add_entry_points
from .match import Match

if TYPE_CHECKING:
    from .batch import Batch

add_entry_points("kontor.bots.tree")
add_entry_points("kontor.batch.rows", part="batch")
add_entry_points("kontor.bots.network.evaluating", part="network")
add_entry_points("kontor.bots.many", part="many")
add_device("cuda", "kontor.gpu")

__all__ = ["Batch", "KontorError", "Match", "game", "game_ids"]
__version__ = "0.7.1"


def __getattr__(name: str) -> Any:
    """`kontor.Batch` needs numpy, which everybody else does without until rules are compiled."""
    if name == "Batch":
        from .batch import Batch

        return Batch
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
