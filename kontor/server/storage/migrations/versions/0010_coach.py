"""Guided first games: a table may have a coach, who remembers what he found costly."""

from __future__ import annotations

import sqlalchemy as sa

from kontor.server.storage.migrations.steps import adds_column

revision = "0010"
down_revision = "0009"

upgrade, downgrade = adds_column("tables", "coach", sa.JSON(none_as_null=True))
