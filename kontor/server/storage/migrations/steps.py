"""What migrations do alike."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import sqlalchemy as sa
from alembic import op

from ..columns import Type

Step = Callable[[], None]


def adds_column(table: str, name: str, kind: Type, **more: Any) -> tuple[Step, Step]:
    """A migration that adds a column: `upgrade` and `downgrade`."""

    def upgrade() -> None:
        op.add_column(table, sa.Column(name, kind, **more))

    return upgrade, lambda: op.drop_column(table, name)


def drops(*tables: str) -> Step:
    """The `downgrade` of a migration that makes these tables."""

    def downgrade() -> None:
        for table in tables:
            op.drop_table(table)

    return downgrade
