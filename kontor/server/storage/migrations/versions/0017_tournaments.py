"""Tournaments: who plays, rounds, pairings, results."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("game", sa.String(60), nullable=False),
        sa.Column("organiser", sa.String(32), nullable=False, index=True),
        sa.Column("plan", sa.JSON, nullable=False),
        sa.Column("sign_up", sa.String(10), nullable=False),
        sa.Column("status", sa.String(10), nullable=False, index=True),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("key", sa.String(32), nullable=False),
        sa.Column("rounds", sa.Integer),
        sa.Column("starts", sa.DateTime),
        sa.Column("begun", sa.DateTime),
        sa.Column("ended", sa.DateTime),
        sa.Column("created", sa.DateTime, nullable=False),
    )
    op.create_table(
        "tournament_entrants",
        sa.Column("tournament", sa.String(16), sa.ForeignKey("tournaments.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(32), index=True),
        sa.Column("bot", sa.String(40)),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("filler", sa.Boolean, nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("draw", sa.Integer),
        sa.UniqueConstraint("tournament", "person", name="entrant_once"),
    )
    op.create_table(
        "tournament_rounds",
        sa.Column("tournament", sa.String(16), sa.ForeignKey("tournaments.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("byes", sa.JSON, nullable=False),
        sa.Column("repeats", sa.Integer, nullable=False),
        sa.Column("least_repeats", sa.Integer, nullable=False),
        sa.Column("unfair_seats", sa.Integer, nullable=False),
        sa.Column("at", sa.DateTime, nullable=False),
    )
    op.create_table(
        "tournament_boards",
        sa.Column("tournament", sa.String(16), sa.ForeignKey("tournaments.id"), primary_key=True),
        sa.Column("round", sa.Integer, primary_key=True),
        sa.Column("board", sa.Integer, primary_key=True),
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), nullable=False, unique=True),
        sa.Column("entrants", sa.JSON, nullable=False),
        sa.Column("places", sa.JSON(none_as_null=True)),
        sa.Column("scores", sa.JSON(none_as_null=True)),
        sa.Column("ended", sa.DateTime),
    )


def downgrade() -> None:
    for table in ("tournament_boards", "tournament_rounds", "tournament_entrants", "tournaments"):
        op.drop_table(table)
