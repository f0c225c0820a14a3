"""Ratings of people and of puzzles: a try is a match between the two (openskill's Plackett-Luce).

>>> you, puzzle = tried(NEWCOMER, Rating(1500, 120), solved=True)
>>> you.mu > NEWCOMER.mu, puzzle.mu < 1500, you.sigma < NEWCOMER.sigma
(True, True, True)
"""

from __future__ import annotations

from dataclasses import dataclass

from openskill.models import PlackettLuce

_MODEL = PlackettLuce(mu=1500.0, sigma=300.0, beta=200.0, tau=3.0)
_UNSURE = 120.0  # of a puzzle whose rating comes from bots
HINTED = 0.5
"""Part of the gain that is left to whoever took the hint."""


@dataclass(frozen=True)
class Rating:
    mu: float
    sigma: float


NEWCOMER = Rating(1500.0, 300.0)


def first_of(puzzle_rating: int) -> Rating:
    """The rating of a puzzle nobody has tried yet."""
    return Rating(float(puzzle_rating), _UNSURE)


def tried(person: Rating, puzzle: Rating, solved: bool, hinted: bool = False) -> tuple[Rating, Rating]:
    """Both ratings after a try."""
    one = _MODEL.rating(mu=person.mu, sigma=person.sigma)
    other = _MODEL.rating(mu=puzzle.mu, sigma=puzzle.sigma)
    [[one_after], [other_after]] = _MODEL.rate([[one], [other]], ranks=[1, 2] if solved else [2, 1])
    mu = one_after.mu
    if solved and hinted:
        mu = person.mu + HINTED * (mu - person.mu)
    return Rating(mu, one_after.sigma), Rating(other_after.mu, other_after.sigma)
