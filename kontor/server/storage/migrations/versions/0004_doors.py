"""Servers and the tables they have; sessions on the server; tries that are limited for all servers together."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("person", sa.String(32)),
        sa.Column("created", sa.DateTime, nullable=False),
        sa.Column("seen", sa.DateTime, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_sessions"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_sessions_person_people"),
    )
    op.create_index("ix_sessions_person", "sessions", ["person"])
    op.create_table(
        "tries",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("level", sa.Float, nullable=False),
        sa.Column("allowed", sa.Boolean, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tries"),
    )
    op.create_table(
        "servers",
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("beat", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_servers"),
        sa.UniqueConstraint("id", name="uq_servers_id"),
    )
    op.create_table(
        "leases",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("server", sa.String(32), nullable=False),
        sa.Column("fence", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_leases"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_leases_table_id_tables"),
    )


def downgrade() -> None:
    for table in ("leases", "servers", "tries", "sessions"):
        op.drop_table(table)
