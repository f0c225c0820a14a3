"""Ratings of people and of puzzles: a try is a match between the two (openskill's Plackett-Luce).

>>> you, puzzle = tried(NEWCOMER, Rating(1500, 120), solved=True)
>>> you.mu > NEWCOMER.mu, puzzle.mu < 1500, you.sigma < NEWCOMER.sigma
(True, True, True)
"""

from __future__ import annotations

from ..ratings.model import AT_PUZZLES, NEWCOMER, Rating, after_game

_UNSURE = 120.0  # of a puzzle whose rating comes from bots
HINTED = 0.5
"""Part of the gain that is left to whoever took the hint."""

__all__ = ["HINTED", "NEWCOMER", "Rating", "first_of", "tried"]


def first_of(puzzle_rating: int) -> Rating:
    """The rating of a puzzle nobody has tried yet."""
    return Rating(float(puzzle_rating), _UNSURE)


def tried(person: Rating, puzzle: Rating, solved: bool, hinted: bool = False) -> tuple[Rating, Rating]:
    """Both ratings after a try."""
    one, other = after_game([person, puzzle], [1, 2] if solved else [2, 1], AT_PUZZLES)
    if solved and hinted:
        one = Rating(person.mu + HINTED * (one.mu - person.mu), one.sigma)
    return one, other
