"""What must happen once, however many processes there are: each such duty is done by one of them, which has it as it
has tables, by a lease."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from kontor.server.storage.columns import key, required
from kontor.server.storage.migrations.steps import drops

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.create_table("duties", *key(name=sa.String(40)), *required(server=sa.String(32), fence=sa.BigInteger))


downgrade = drops("duties")
