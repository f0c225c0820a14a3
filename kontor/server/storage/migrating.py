"""The tables of a database brought up to date, by Alembic."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory


def migrations() -> Config:
    config = Config()
    config.set_main_option("script_location", "kontor.server.storage:migrations")
    return config


def upgrade(connection: sa.Connection, revision: str = "head") -> None:
    """Bring the tables to that version."""
    config = migrations()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def is_known_revision(revision: str) -> bool:
    return revision in {script.revision for script in ScriptDirectory.from_config(migrations()).walk_revisions()}
