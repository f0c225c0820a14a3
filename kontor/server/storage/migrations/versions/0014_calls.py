"""Calls: channels, quiet hours, what was delivered."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("calls", sa.Column("ended", sa.DateTime))
    op.add_column("calls", sa.Column("routed", sa.DateTime))
    op.create_index("ix_calls_about", "calls", ["about"])
    op.create_index("ix_calls_routed", "calls", ["routed"])
    op.create_table(
        "call_settings",
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("chosen", sa.JSON, nullable=False),
        sa.Column("outside", sa.Boolean, nullable=False),
    )
    op.create_table(
        "push_subscriptions",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), nullable=False, index=True),
        sa.Column("endpoint", sa.String(1000), nullable=False),
        sa.Column("p256dh", sa.String(120), nullable=False),
        sa.Column("auth", sa.String(60), nullable=False),
        sa.Column("created", sa.DateTime, nullable=False),
    )
    op.create_table(
        "deliveries",
        sa.Column("call", sa.String(32), sa.ForeignKey("calls.id"), primary_key=True),
        sa.Column("channel", sa.String(10), primary_key=True),
        sa.Column("target", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), nullable=False, index=True),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("due", sa.DateTime, index=True),
        sa.Column("why", sa.String(200), nullable=False),
    )


def downgrade() -> None:
    for table in ("deliveries", "push_subscriptions", "call_settings"):
        op.drop_table(table)
    op.drop_index("ix_calls_routed", "calls")
    op.drop_index("ix_calls_about", "calls")
    op.drop_column("calls", "routed")
    op.drop_column("calls", "ended")
