"""The first tables: people, tables, seatings, decisions, chat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from kontor.server.storage.columns import key, of_table, optional, required
from kontor.server.storage.migrations.steps import drops

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "people",
        *key(id=sa.String(32)),
        *required(name=sa.String(40)),
        *optional(login=sa.String(120), password=sa.String(200)),
        *required(preferences=sa.JSON, created=sa.DateTime),
        sa.UniqueConstraint("login"),
    )
    op.create_table(
        "tables",
        *key(id=sa.String(16)),
        *required(game=sa.String(60), rules=sa.String(20), seed=sa.BigInteger, options=sa.JSON, seats=sa.JSON),
        *required(host=sa.String(32), public=sa.Boolean, status=sa.String(10)),
        *optional(result=sa.JSON, position=sa.JSON, rematch=sa.String(16)),
        *required(imported=sa.Boolean, created=sa.DateTime, updated=sa.DateTime),
    )
    op.create_index("ix_tables_status", "tables", ["status"])
    op.create_index("ix_tables_updated", "tables", ["updated"])
    op.create_table("seatings", of_table(primary_key=True), *key(person=sa.String(32)))
    op.create_index("ix_seatings_person", "seatings", ["person"])
    op.create_table(
        "decisions",
        of_table(primary_key=True),
        *key(number=sa.Integer),
        *required(seat=sa.Integer, notation=sa.String(80), turn=sa.Integer, events=sa.JSON, barrier=sa.String(40)),
        *optional(state=sa.LargeBinary),
        *required(at=sa.DateTime),
    )
    op.create_table(
        "chat",
        *key(id=sa.Integer),
        of_table(nullable=False),
        *required(person=sa.String(32), name=sa.String(40)),
        *optional(seat=sa.Integer),
        *required(text=sa.String(500), at=sa.DateTime),
    )
    op.create_index("ix_chat_table_id", "chat", ["table_id"])


downgrade = drops("chat", "decisions", "seatings", "tables", "people")
