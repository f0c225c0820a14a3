"""Which steps of which lessons somebody has done."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from kontor.server.storage.columns import key, of_person, required
from kontor.server.storage.migrations.steps import drops

revision = "0009"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "lesson_steps",
        of_person(primary_key=True),
        *key(game=sa.String(60), lesson=sa.String(60), step=sa.String(60)),
        *required(at=sa.DateTime),
    )


downgrade = drops("lesson_steps")
