"""Guided first games: a table may have a coach, who remembers what he found costly."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("coach", sa.JSON(none_as_null=True)))


def downgrade() -> None:
    op.drop_column("tables", "coach")
