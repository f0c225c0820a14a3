"""One game being played: decisions, history, undo, log, positions."""

from .match import SPECTATOR, Choice, Match, Move, Played
from .names import free_name, names_in

__all__ = ["SPECTATOR", "Choice", "Match", "Move", "Played", "free_name", "names_in"]
