"""Which steps of which lessons somebody has done."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "lesson_steps",
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("game", sa.String(60), nullable=False),
        sa.Column("lesson", sa.String(60), nullable=False),
        sa.Column("step", sa.String(60), nullable=False),
        sa.Column("at", sa.DateTime, nullable=False),
        sa.PrimaryKeyConstraint("person", "game", "lesson", "step", name="pk_lesson_steps"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_lesson_steps_person_people"),
    )


def downgrade() -> None:
    op.drop_table("lesson_steps")
