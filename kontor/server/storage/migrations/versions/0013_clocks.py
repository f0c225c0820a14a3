"""Clocks: the time each seat has left, vacations."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "clocks",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("state", sa.JSON, nullable=False),
        sa.Column("at", sa.DateTime, nullable=False),
    )
    op.create_table(
        "vacations",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), nullable=False, index=True),
        sa.Column("begins", sa.DateTime, nullable=False),
        sa.Column("ends", sa.DateTime, nullable=False, index=True),
    )


def downgrade() -> None:
    op.drop_table("vacations")
    op.drop_table("clocks")
