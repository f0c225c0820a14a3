"""Servers and the tables they have; sessions on the server; tries that are limited for all servers together."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from kontor.server.storage.columns import key, of_person, of_table, required
from kontor.server.storage.migrations.steps import drops

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "sessions",
        *key(id=sa.String(64)),
        of_person(),
        *required(created=sa.DateTime, seen=sa.DateTime),
    )
    op.create_index("ix_sessions_person", "sessions", ["person"])
    op.create_table("tries", *key(id=sa.String(64)), *required(level=sa.Float, allowed=sa.Boolean, at=sa.Float))
    op.create_table(
        "servers",
        *key(name=sa.String(40)),
        *required(id=sa.String(32), beat=sa.BigInteger),
        sa.UniqueConstraint("id"),
    )
    op.create_table("leases", of_table(primary_key=True), *required(server=sa.String(32), fence=sa.BigInteger))


downgrade = drops("leases", "servers", "tries", "sessions")
