"""Lessons and puzzles."""

from __future__ import annotations

import sqlalchemy as sa

from ..columns import key, of_person, required
from .base import metadata

lesson_steps = sa.Table(  # which steps of which lessons somebody has done
    "lesson_steps",
    metadata,
    of_person(primary_key=True),
    *key(game=sa.String(60), lesson=sa.String(60), step=sa.String(60)),
    *required(at=sa.DateTime),
)

puzzle_tries = sa.Table(  # one rated try a person and puzzle; without a choice only the hint was taken
    "puzzle_tries",
    metadata,
    of_person(primary_key=True),
    *key(game=sa.String(60), puzzle=sa.String(16)),
    *required(choice=sa.String(80), solved=sa.Boolean, hint=sa.Boolean),
    *required(change=sa.Float, at=sa.DateTime),  # change: of the person's rating
)

puzzle_ratings = sa.Table(  # of people, and of the puzzles themselves
    "puzzle_ratings",
    metadata,
    *key(game=sa.String(60), kind=sa.String(10), id=sa.String(32)),  # kind: person, puzzle
    *required(mu=sa.Float, sigma=sa.Float),
)
