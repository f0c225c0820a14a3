"""One game being played: decisions, history, undo, log, positions."""

from .match import MOST_DECISIONS, SPECTATOR, Match, Move, Played, free_name, names_in

__all__ = ["MOST_DECISIONS", "SPECTATOR", "Match", "Move", "Played", "free_name", "names_in"]
