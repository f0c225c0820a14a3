"""Tables say where their chance comes from: a key of their own, or (as all before) the seed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("chance", sa.String(100)))


def downgrade() -> None:
    op.drop_column("tables", "chance")
