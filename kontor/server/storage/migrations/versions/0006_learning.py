"""Lessons, puzzles, the coach, tables that go on from a position; and decisions that were undone."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

COLUMNS = (("chat", "undone"), ("tables", "origin"), ("tables", "coach"))


def key(name: str, length: int, *more: sa.ForeignKey) -> sa.Column[str]:
    return sa.Column(name, sa.String(length), *more, primary_key=True)


def upgrade() -> None:
    for table, column in COLUMNS:
        op.add_column(table, sa.Column(column, sa.JSON(none_as_null=column == "coach")))
    op.create_table(
        "lesson_steps",
        key("person", 32, sa.ForeignKey("people.id")),
        *(key(name, 60) for name in ("game", "lesson", "step")),
        sa.Column("at", sa.DateTime, nullable=False),
    )
    op.create_table(
        "puzzle_tries",
        key("person", 32, sa.ForeignKey("people.id")),
        key("game", 60),
        key("puzzle", 16),
        sa.Column("choice", sa.String(80), nullable=False),
        *(sa.Column(name, sa.Boolean, nullable=False) for name in ("solved", "hint")),
        sa.Column("change", sa.Float, nullable=False),
        sa.Column("at", sa.DateTime, nullable=False),
    )
    op.create_table(
        "puzzle_ratings",
        key("game", 60),
        key("kind", 10),
        key("id", 32),
        *(sa.Column(name, sa.Float, nullable=False) for name in ("mu", "sigma")),
    )


def downgrade() -> None:
    for table in ("puzzle_ratings", "puzzle_tries", "lesson_steps"):
        op.drop_table(table)
    for table, column in reversed(COLUMNS):
        op.drop_column(table, column)
