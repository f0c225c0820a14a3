"""Tables that are not in memory: how their games stand, whether a bot is to move, when something is due there.

Of games that are under way all this is not known here, and they are opened once after the start. Time counts for them
from the moment this server listens, as after any start: their uptime is nought, and so is that of the server.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from kontor.server.storage.columns import key, required
from kontor.server.storage.migrations.steps import drops

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.add_column("tables", sa.Column("standing", sa.JSON(none_as_null=True)))
    op.add_column("tables", sa.Column("bot_to_move", sa.Boolean))
    op.add_column("clocks", sa.Column("up", sa.Float, nullable=False, server_default="0"))
    op.add_column("clocks", sa.Column("due", sa.Float))
    op.create_index("ix_clocks_due", "clocks", ["due"])
    op.create_table("uptime", *key(name=sa.String(40)), *required(seconds=sa.Float, at=sa.DateTime))
    tables = sa.table("tables", sa.column("status", sa.String), sa.column("bot_to_move", sa.Boolean))
    op.execute(tables.update().where(tables.c.status != "playing").values(bot_to_move=sa.false()))


def downgrade() -> None:
    drops("uptime")()
    op.drop_index("ix_clocks_due", "clocks")
    for table, column in (("clocks", "due"), ("clocks", "up"), ("tables", "bot_to_move"), ("tables", "standing")):
        op.drop_column(table, column)
