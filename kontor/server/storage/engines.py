"""How the database is spoken to: SQLite or PostgreSQL, and each transaction whole.

With a file of SQLite a transaction is done from beginning to end in a thread of its own. A statement that is sent into
a thread and waited for costs three ways there and back (cursor, statement, end), more than most statements themselves.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import datetime
from pathlib import Path
from typing import Any, TypeVar

import orjson
import sqlalchemy as sa
from sqlalchemy.dialects import sqlite
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

T = TypeVar("T")
_LETS_GO = {"idle_in_transaction_session_timeout": "10s"}
"""A server that was frozen or cut off within a transaction keeps its rows from all others no longer than that."""
_PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON", "secure_delete=ON")
_PATIENT = {"timeout": 5}


class Transactions:
    """One after the other, if their caller waits for each."""

    def __init__(self, url: str) -> None:
        self.engine = _engine(url)
        self._own = _own_engine(url) if file_of(url) else None
        self._thread = ThreadPoolExecutor(1, "writer")

    @property
    def engines(self) -> list[sa.Engine]:
        return [self.engine.sync_engine, *([self._own] if self._own else [])]

    async def run(self, work: Callable[[sa.Connection], T]) -> T:
        """All of it is kept, or nothing if it raises."""
        if self._own is None:
            async with self.engine.begin() as connection:
                return await connection.run_sync(work)
        return await asyncio.get_running_loop().run_in_executor(self._thread, _done_by, self._own, work)

    async def close(self) -> None:
        if self._own is not None:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._own.dispose)
        self._thread.shutdown(wait=False)
        await self.engine.dispose()


def _done_by(engine: sa.Engine, work: Callable[[sa.Connection], T]) -> T:
    with engine.begin() as connection:
        return work(connection)


def file_of(url: str) -> Path | None:
    """Of an SQLite database."""
    found = sa.make_url(url)
    name = found.database or ":"
    return None if found.get_backend_name() != "sqlite" or name.startswith((":", "file:")) else Path(name).resolve()


class _Moment(sqlite.DATETIME):
    """Every row that is written has moments: SQLAlchemy puts them together piece by piece, this takes a tenth of it."""

    def bind_processor(self, dialect: sa.Dialect) -> Callable[[datetime | None], str | None]:
        return lambda moment: None if moment is None else moment.isoformat(" ", "microseconds")


def _as_json(value: Any) -> str:
    """Every row of a table has seven such columns. What is unusual is left to Python's own: numbers beyond 64 bits,
    characters that are none, tuples with names."""
    try:
        return orjson.dumps(value, option=orjson.OPT_NON_STR_KEYS).decode()
    except TypeError:
        return json.dumps(value)


def _engine(url: str) -> AsyncEngine:
    if url.startswith("sqlite"):
        engine = create_async_engine(url, connect_args=_PATIENT, json_serializer=_as_json)
        _as_we_use_it(engine.sync_engine)
        return engine
    arguments = {"server_settings": _LETS_GO} if "+asyncpg" in url else {}
    return create_async_engine(url, pool_pre_ping=True, connect_args=arguments, json_serializer=_as_json)


def _own_engine(url: str) -> sa.Engine:
    """To the same file, for one thread."""
    plain = sa.make_url(url).set(drivername="sqlite")
    engine = sa.create_engine(plain, connect_args=_PATIENT, json_serializer=_as_json)
    _as_we_use_it(engine)
    return engine


def _as_we_use_it(engine: sa.Engine) -> None:
    engine.dialect.colspecs = {**engine.dialect.colspecs, sa.DateTime: _Moment}

    @sa.event.listens_for(engine, "connect")
    def _pragmas(connection: Any, _: Any) -> None:
        cursor = connection.cursor()
        for pragma in _PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()
