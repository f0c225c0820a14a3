"""A table that goes on from a position says where that is from."""

from __future__ import annotations

import sqlalchemy as sa

from kontor.server.storage.migrations.steps import adds_column

revision = "0007"
down_revision = "0006"

upgrade, downgrade = adds_column("tables", "origin", sa.JSON)
