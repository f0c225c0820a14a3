"""Tables say whether they allow hints; reviews are kept."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from kontor.server.storage.columns import of_table, required

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "reviews",
        of_table(primary_key=True),
        *required(iterations=sa.Integer, found=sa.JSON, at=sa.DateTime),
    )


def downgrade() -> None:
    op.drop_table("reviews")
    op.drop_column("tables", "hints")
