"""The tables of a database brought up to date, by Alembic."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import command
from alembic.config import Config


def migrations() -> Config:
    config = Config()
    config.set_main_option("script_location", "kontor.server.storage:migrations")
    return config


def upgrade(connection: sa.Connection) -> None:
    config = migrations()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
