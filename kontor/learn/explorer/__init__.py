"""The explorer: what was chosen in positions of a kind, and how often it won."""

from .answer import Explored, Row, explore
from .building import Seen, seen_in_log, seen_in_run, tally
from .counts import BadExplorer, Counts, Made
from .kinds import FEWEST_GAMES, Kinds
from .shipped import shipped, shipped_path

__all__ = [
    "FEWEST_GAMES",
    "BadExplorer",
    "Counts",
    "Explored",
    "Kinds",
    "Made",
    "Row",
    "Seen",
    "explore",
    "seen_in_log",
    "seen_in_run",
    "shipped",
    "shipped_path",
    "tally",
]
