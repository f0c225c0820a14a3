"""From a database into a file, while a server plays on: all rows as they are at one moment.

Both databases keep that moment for whoever reads in one transaction (SQLite by its WAL, PostgreSQL by REPEATABLE READ),
and nobody who writes waits for it. The tables are those that are found there, so a database of an earlier version is
backed up as it is: before an update, say.
"""

from __future__ import annotations

import base64
from collections.abc import Callable, Iterator
from datetime import datetime
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic.migration import MigrationContext

import kontor
from kontor.kernel import KontorError

from ..moments import now
from ..storage.store import Store, said_in_words
from .file import Manifest, Row, new_file

LEFT_OUT = ("alembic_version", "servers", "leases", "duties")
"""The revision is in the list of the file; which server has the database now is nothing to keep."""
_AT_A_TIME = 1000  # rows
Advance = Callable[[int], None]


async def make(url: str, path: Path, begin: Callable[[int], Advance] = lambda _: lambda _: None) -> Manifest:
    """`begin` is told how many rows there are, and gives what is told of progress."""
    store = Store(url)
    try:
        if store.file is not None and not store.file.exists():
            raise KontorError(f"There is no database at {store.file}.")
        with said_in_words():
            async with store.engine.connect() as connection:
                if connection.dialect.name == "sqlite":
                    await connection.exec_driver_sql("BEGIN")  # the driver begins only when something is written
                else:
                    await connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
                return await connection.run_sync(_copy, path, begin)
    finally:
        await store.engine.dispose()


def _copy(connection: sa.Connection, path: Path, begin: Callable[[int], Advance]) -> Manifest:
    schema = MigrationContext.configure(connection).get_current_revision()
    if schema is None:
        raise KontorError("This is no database of Kontor: nothing was backed up.")
    at, found = now(), tables_of(connection)
    kept = [table for table in found.sorted_tables if table.name not in LEFT_OUT]
    advance = begin(sum(connection.scalar(sa.select(sa.func.count()).select_from(table)) or 0 for table in kept))
    with new_file(path) as draft:
        for table in kept:
            draft.add(str(table.name), _rows(connection, table, advance))
        return draft.finish(kontor.__version__, schema, at.isoformat() + "Z")


def tables_of(connection: sa.Connection) -> sa.MetaData:
    """All tables of the database, as they are."""
    found = sa.MetaData()
    found.reflect(connection)
    return found


def _rows(connection: sa.Connection, table: sa.Table, advance: Advance) -> Iterator[Row]:
    columns = [
        sa.cast(column, sa.Text).label(column.name) if isinstance(column.type, sa.JSON) else column
        for column in table.columns
    ]
    query = sa.select(*columns).order_by(*table.primary_key.columns).execution_options(yield_per=_AT_A_TIME)
    for row in connection.execute(query).mappings():
        advance(1)
        yield {str(name): _plain(value) for name, value in row.items()}


def _plain(value: Any) -> Any:
    if isinstance(value, datetime):
        return value.isoformat()
    return base64.b64encode(value).decode() if isinstance(value, bytes) else value
