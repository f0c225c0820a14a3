"""Tables say where their chance comes from: a key of their own, or (as all before) the seed."""

from __future__ import annotations

import sqlalchemy as sa

from kontor.server.storage.migrations.steps import adds_column

revision = "0003"
down_revision = "0002"

upgrade, downgrade = adds_column("tables", "chance", sa.String(100))
