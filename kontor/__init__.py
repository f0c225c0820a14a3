"""Kontor: European board games played exactly by their rules."""

from .kernel import game, games

__all__ = ["game", "games"]
__version__ = "0.1.0"
