"""What is said at a table also tells which decisions were undone by who plays alone with bots."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("chat", sa.Column("undone", sa.JSON))


def downgrade() -> None:
    op.drop_column("chat", "undone")
