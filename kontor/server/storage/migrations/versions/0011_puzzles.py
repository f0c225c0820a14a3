"""Puzzles: who tried which, and ratings of people and puzzles."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "puzzle_tries",
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("game", sa.String(60), primary_key=True),
        sa.Column("puzzle", sa.String(16), primary_key=True),
        sa.Column("choice", sa.String(80), nullable=False),
        sa.Column("solved", sa.Boolean, nullable=False),
        sa.Column("hint", sa.Boolean, nullable=False),
        sa.Column("change", sa.Float, nullable=False),
        sa.Column("at", sa.DateTime, nullable=False),
    )
    op.create_table(
        "puzzle_ratings",
        sa.Column("game", sa.String(60), primary_key=True),
        sa.Column("kind", sa.String(10), primary_key=True),
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("puzzle_ratings")
    op.drop_table("puzzle_tries")
