"""From a file into a database: the tables as they were in the version it was made by, its rows, then all migrations
since. One transaction: whatever fails leaves the database as it was."""

from __future__ import annotations

import base64
from collections.abc import Iterator
from datetime import datetime
from itertools import islice
from typing import Any

import orjson
import sqlalchemy as sa

from kontor.kernel import KontorError

from ..config import Settings
from ..storage.migrating import is_known_revision, upgrade
from ..storage.ownership import Owner
from ..storage.private_files import make_private_folder
from ..storage.schema import people, tables
from ..storage.store import Store, said_in_words
from .file import Backup, Row
from .making import Advance, tables_of

_AT_A_TIME = 500  # rows


async def restore(settings: Settings, backup: Backup, replace: bool, advance: Advance = lambda _: None) -> None:
    """`replace`: what the database holds now is given up for it."""
    if not is_known_revision(backup.manifest.schema):
        raise KontorError(
            f"{backup.path} was made by Kontor {backup.manifest.kontor}, which is newer than this version: "
            "restore it with that one."
        )
    make_private_folder(settings.data)
    store = Store(settings.database_url)
    owner = Owner(store)
    try:
        await owner.have_for_oneself()
        with said_in_words("The back-up could not be restored, and the database is as it was"):
            async with store.engine.connect() as connection:
                if connection.dialect.name == "sqlite":
                    await connection.exec_driver_sql("BEGIN IMMEDIATE")  # the driver would not put tables under it
                await connection.run_sync(_replace, backup, replace, advance)
                await connection.commit()
    finally:
        await store.engine.dispose()
        owner.unlock()


def _replace(connection: sa.Connection, backup: Backup, replace: bool, advance: Advance) -> None:
    there = tables_of(connection)
    _must_be_ours_and_empty(connection, there, replace)
    there.drop_all(connection)
    upgrade(connection, backup.manifest.schema)
    made = tables_of(connection)
    if unknown := backup.manifest.tables.keys() - made.tables.keys():
        raise KontorError(f"{backup.path} has tables that its version does not have: {', '.join(sorted(unknown))}.")
    for name in backup.manifest.tables:
        _fill(connection, _with_json(made.tables[name]), backup, advance)
    upgrade(connection)


def _must_be_ours_and_empty(connection: sa.Connection, there: sa.MetaData, replace: bool) -> None:
    if there.tables and "alembic_version" not in there.tables:
        raise KontorError("This database holds something that is not Kontor's: nothing was restored.")
    used = [table.name for table in (people, tables) if table.name in there.tables and _has_rows(connection, table)]
    if used and not replace:
        raise KontorError(
            "This database has people or games already. Restore into an empty one (--data, --database), or give up "
            "what it holds with --replace."
        )


def _has_rows(connection: sa.Connection, table: sa.Table) -> bool:
    return connection.execute(sa.select(sa.literal(1)).select_from(table).limit(1)).first() is not None


def _with_json(table: sa.Table) -> sa.Table:
    """Nothing is nothing in its JSON columns, and `null` is `null`."""
    for column in table.columns:
        if isinstance(column.type, sa.JSON):
            column.type = sa.JSON(none_as_null=True)
    return table


def _fill(connection: sa.Connection, table: sa.Table, backup: Backup, advance: Advance) -> None:
    values = _values(table, backup)
    while rows := list(islice(values, _AT_A_TIME)):
        connection.execute(table.insert(), rows)
        advance(len(rows))
    key = list(table.primary_key.columns)
    if connection.dialect.name == "postgresql" and len(key) == 1 and isinstance(key[0].type, sa.Integer):
        sequence = sa.func.pg_get_serial_sequence(table.name, key[0].name)
        last = sa.select(sa.func.max(key[0])).scalar_subquery()
        connection.execute(sa.select(sa.func.setval(sequence, last)).where(last.is_not(None)))  # the next number is new


def _values(table: sa.Table, backup: Backup) -> Iterator[Row]:
    kinds = {column.name: column.type for column in table.columns}
    for row in backup.rows(table.name):
        if row.keys() != kinds.keys():
            raise KontorError(f"{backup.path} has other columns in “{table.name}” than its version.")
        yield {name: _value(kinds[name], value) for name, value in row.items()}


def _value(kind: sa.types.TypeEngine[Any], value: Any) -> Any:
    if value is None:
        return None
    if isinstance(kind, sa.JSON):
        found = orjson.loads(value)
        return sa.JSON.NULL if found is None else found
    if isinstance(kind, sa.DateTime):
        return datetime.fromisoformat(value)
    return base64.b64decode(value) if isinstance(kind, sa.LargeBinary) else value
