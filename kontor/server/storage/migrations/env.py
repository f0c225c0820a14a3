"""Run by Alembic: uses the connection it is handed, or opens its own for the command line."""

from __future__ import annotations

import asyncio

from alembic import context
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import create_async_engine

from kontor.server.config import Settings
from kontor.server.storage.schema import metadata


def run(connection: Connection) -> None:
    context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()


async def run_from_command_line() -> None:
    engine = create_async_engine(Settings.load().database_url)
    async with engine.begin() as connection:
        await connection.run_sync(run)
    await engine.dispose()


if (given := context.config.attributes.get("connection")) is not None:
    run(given)
else:
    asyncio.run(run_from_command_line())
