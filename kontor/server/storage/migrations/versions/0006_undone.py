"""What is said at a table also tells which decisions were undone by who plays alone with bots."""

from __future__ import annotations

import sqlalchemy as sa

from kontor.server.storage.migrations.steps import adds_column

revision = "0006"
down_revision = "0005"

upgrade, downgrade = adds_column("chat", "undone", sa.JSON)
