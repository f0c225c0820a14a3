"""Puzzles: who tried which, and ratings of people and puzzles."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from kontor.server.storage.columns import key, of_person, required
from kontor.server.storage.migrations.steps import drops

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.create_table(
        "puzzle_tries",
        of_person(primary_key=True),
        *key(game=sa.String(60), puzzle=sa.String(16)),
        *required(choice=sa.String(80), solved=sa.Boolean, hint=sa.Boolean, change=sa.Float, at=sa.DateTime),
    )
    op.create_table(
        "puzzle_ratings",
        *key(game=sa.String(60), kind=sa.String(10), id=sa.String(32)),
        *required(mu=sa.Float, sigma=sa.Float),
    )


downgrade = drops("puzzle_ratings", "puzzle_tries")
