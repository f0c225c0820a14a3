"""Accounts: addresses, passkeys, links; care: reports, bans, the audit log."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("people", sa.Column("role", sa.String(20)))
    op.add_column("people", sa.Column("skeleton", sa.String(200)))
    op.create_index("ix_people_skeleton", "people", ["skeleton"])
    op.add_column("sessions", sa.Column("device", sa.String(60), nullable=False, server_default=""))
    op.add_column("sessions", sa.Column("confirmed", sa.DateTime))
    op.create_table(
        "addresses",
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("address", sa.String(254), nullable=False, index=True),
        sa.Column("verified", sa.DateTime),
        sa.Column("wanted", sa.String(254)),
    )
    op.create_table(
        "links",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), nullable=False, index=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("address", sa.String(254)),
        sa.Column("created", sa.DateTime, nullable=False),
        sa.Column("expires", sa.DateTime, nullable=False),
    )
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), nullable=False, index=True),
        sa.Column("credential", sa.LargeBinary, nullable=False),
        sa.Column("key", sa.LargeBinary, nullable=False),
        sa.Column("count", sa.BigInteger, nullable=False),
        sa.Column("transports", sa.JSON, nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("created", sa.DateTime, nullable=False),
        sa.Column("used", sa.DateTime),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("reporter", sa.String(32), sa.ForeignKey("people.id"), index=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), index=True),
        sa.Column("table_id", sa.String(16)),
        sa.Column("line", sa.Integer),
        sa.Column("reason", sa.String(20), nullable=False),
        sa.Column("text", sa.String(1000), nullable=False),
        sa.Column("at", sa.DateTime, nullable=False),
        sa.Column("status", sa.String(10), nullable=False, index=True),
        sa.Column("note", sa.String(1000), nullable=False),
        sa.Column("handled", sa.DateTime),
        sa.Column("handler", sa.String(32), sa.ForeignKey("people.id")),
    )
    op.create_table(
        "sanctions",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), nullable=False, index=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("reason", sa.String(500), nullable=False),
        sa.Column("at", sa.DateTime, nullable=False),
        sa.Column("until", sa.DateTime),
        sa.Column("lifted", sa.DateTime),
        sa.Column("operator", sa.String(32), sa.ForeignKey("people.id")),
    )
    op.create_table(
        "audit",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("at", sa.DateTime, nullable=False, index=True),
        sa.Column("actor", sa.String(32), index=True),
        sa.Column("by", sa.String(20), nullable=False),
        sa.Column("action", sa.String(40), nullable=False),
        sa.Column("person", sa.String(32), index=True),
        sa.Column("about", sa.String(64), nullable=False),
        sa.Column("data", sa.JSON, nullable=False),
    )
    op.create_table(
        "announcements",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("text", sa.String(500), nullable=False),
        sa.Column("begins", sa.DateTime),
        sa.Column("until", sa.DateTime),
        sa.Column("at", sa.DateTime, nullable=False),
    )


def downgrade() -> None:
    for table in ("announcements", "audit", "sanctions", "reports", "passkeys", "links", "addresses"):
        op.drop_table(table)
    op.drop_column("sessions", "confirmed")
    op.drop_column("sessions", "device")
    op.drop_index("ix_people_skeleton", "people")
    op.drop_column("people", "skeleton")
    op.drop_column("people", "role")
