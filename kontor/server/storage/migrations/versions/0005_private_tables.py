"""Private tables have a key in their link. Those of earlier versions get one: their players see the new link."""

from __future__ import annotations

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("tables", sa.Column("key", sa.String(32), nullable=False, server_default=""))
    tables = sa.table("tables", sa.column("id"), sa.column("public", sa.Boolean), sa.column("key"))
    connection = op.get_bind()
    for (table_id,) in connection.execute(sa.select(tables.c.id).where(tables.c.public.is_(False))).all():
        key = secrets.token_urlsafe(16)
        connection.execute(tables.update().where(tables.c.id == table_id).values(key=key))


def downgrade() -> None:
    op.drop_column("tables", "key")
