"""One game being played: decisions, history, undo, log, positions."""

from .match import MOST_DECISIONS, SPECTATOR, Match, Move, Played

__all__ = ["MOST_DECISIONS", "SPECTATOR", "Match", "Move", "Played"]
