"""The first tables: people, tables, seatings, decisions, chat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("login", sa.String(120)),
        sa.Column("password", sa.String(200)),
        sa.Column("preferences", sa.JSON, nullable=False),
        sa.Column("created", sa.DateTime, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_people"),
        sa.UniqueConstraint("login", name="uq_people_login"),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("game", sa.String(60), nullable=False),
        sa.Column("rules", sa.String(20), nullable=False),
        sa.Column("seed", sa.BigInteger, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("seats", sa.JSON, nullable=False),
        sa.Column("host", sa.String(32), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("result", sa.JSON),
        sa.Column("position", sa.JSON),
        sa.Column("rematch", sa.String(16)),
        sa.Column("imported", sa.Boolean, nullable=False),
        sa.Column("created", sa.DateTime, nullable=False),
        sa.Column("updated", sa.DateTime, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_status", "tables", ["status"])
    op.create_index("ix_tables_updated", "tables", ["updated"])
    op.create_table(
        "seatings",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "person", name="pk_seatings"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_seatings_table_id_tables"),
    )
    op.create_index("ix_seatings_person", "seatings", ["person"])
    op.create_table(
        "decisions",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("notation", sa.String(80), nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("events", sa.JSON, nullable=False),
        sa.Column("barrier", sa.String(40), nullable=False),
        sa.Column("state", sa.LargeBinary),
        sa.Column("at", sa.DateTime, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_decisions"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_decisions_table_id_tables"),
    )
    op.create_table(
        "chat",
        sa.Column("id", sa.Integer, nullable=False, autoincrement=True),
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("text", sa.String(500), nullable=False),
        sa.Column("at", sa.DateTime, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_chat"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_chat_table_id_tables"),
    )
    op.create_index("ix_chat_table_id", "chat", ["table_id"])


def downgrade() -> None:
    for table in ("chat", "decisions", "seatings", "tables", "people"):
        op.drop_table(table)
