"""Storage: SQLite or PostgreSQL. A write returns only after it is on disk; writes that wait share one commit."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from kontor.kernel import KontorError

from ..errors import LostTable
from ..metrics import COMMIT_SECONDS
from .engines import Transactions, file_of
from .schema import duties, leases

Statement = sa.sql.dml.UpdateBase


@dataclass(frozen=True)
class Lease:
    """That a server has a table. Among writes: they are refused if the table has changed hands since."""

    table_id: str
    server: str
    fence: int


@dataclass(frozen=True)
class Duty:
    """That a server does something that must happen once. Among writes: refused if another has the duty now."""

    name: str
    server: str
    fence: int


@dataclass(frozen=True)
class Afterwards:
    """Among writes: what is done at once when they are on disk, and not at all if they were refused."""

    do: Callable[[], None]


Write = Statement | tuple[Statement, Mapping[str, Any]] | Lease | Duty | Afterwards
"""A statement, or one that is written often (the same object each time) with its row."""
under: ContextVar[tuple[Duty, ...]] = ContextVar("under", default=())
"""What a task has alone over all servers (`members`): whatever it writes meanwhile is refused if it has lost that."""
MIGRATIONS = Path(__file__).parent / "migrations" / "versions"
_UPGRADING = 0x6B6F6E746F72
LAST_WORK = 20.0  # seconds for what was begun, when the server ends


def _upgrade(connection: sa.Connection) -> None:
    if connection.dialect.name == "postgresql":
        # looking, or loading Alembic on a busy machine, may take longer than a frozen server is waited for
        connection.execute(sa.text("SET LOCAL idle_in_transaction_session_timeout = 0"))
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_UPGRADING)))  # several may start at once
    if not _is_current(connection):
        from .migrating import upgrade  # Alembic is large, and most starts need nothing of it

        upgrade(connection)


def _is_current(connection: sa.Connection) -> bool:
    """Whether the last migration there is was the last one here."""
    newest = max(path.stem.partition("_")[0] for path in MIGRATIONS.glob("[0-9]*.py"))
    if not sa.inspect(connection).has_table("alembic_version"):
        return False
    known = sa.table("alembic_version", sa.column("version_num", sa.String))
    return connection.scalars(sa.select(known.c.version_num)).all() == [newest]


class Closed(KontorError):
    """The server ends: nothing is read or written any more."""


class Store:
    def __init__(self, url: str) -> None:
        try:
            self._transactions = Transactions(url)
        except (sa.exc.ArgumentError, ModuleNotFoundError) as error:
            raise KontorError(f"The database URL cannot be used: {error}") from None
        self.engine, self.engines = self._transactions.engine, self._transactions.engines
        """To read with; and all there are."""
        self.file = file_of(url)
        """The file of an SQLite database; None: in memory, or at a server of its own."""
        self._waiting: list[tuple[Sequence[Write], asyncio.Future[None]]] = []
        self._wake = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None
        self._writing = asyncio.Lock()
        self._begun: set[asyncio.Task[Any]] = set()
        self._closed = False
        self._subjects: dict[str, asyncio.Lock] = {}
        self.alone_everywhere: Callable[[str, asyncio.Lock], AbstractAsyncContextManager[None]] | None = None
        """How somebody is alone with a subject where several servers share the database."""

    async def open(self) -> None:
        """Bring the tables up to date and start writing."""
        with said_in_words():
            async with self.engine.begin() as connection:
                await connection.run_sync(_upgrade)
        self._writer = asyncio.create_task(self._write_for_ever(), name="writer")

    async def is_current(self) -> bool:
        """Whether the tables are those of this version."""
        async with self.engine.connect() as connection:
            return await connection.run_sync(_is_current)

    async def open_as_it_is(self) -> None:
        """Write beside the server that has this database; its tables must be those of this version."""
        with said_in_words():
            known = await self.is_current()
        if not known:
            raise KontorError("A server of another version is using this database: stop it first.")
        self._writer = asyncio.create_task(self._write_for_ever(), name="writer")

    async def close(self) -> None:
        """What was begun is finished; who comes later is refused instead of waiting for ever."""
        self._closed = True
        self._wake.set()
        if begun := {*self._begun, *([self._writer] if self._writer else [])}:
            await asyncio.wait(begun, timeout=LAST_WORK)
        await self._transactions.close()

    @property
    def waiting(self) -> int:
        """Writes that the next commit takes."""
        return len(self._waiting)

    async def has(self, table: sa.Table) -> bool:
        """Whether the database has that table already."""
        async with self.engine.connect() as connection:
            return await connection.run_sync(lambda plain: sa.inspect(plain).has_table(table.name))

    async def wipe(self) -> None:
        """What was deleted is not in the files of the database either: SQLite overwrites it (`secure_delete`), and
        here empties the log it writes first. Somebody who reads just now may keep it from that; the next time does."""
        if self.file is not None:
            async with self._writing, self.engine.connect() as connection:
                await connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")

    async def read(self, query: sa.Select[Any]) -> Sequence[sa.RowMapping]:
        return await self._finished(self._read(query))

    async def change(self, statement: Statement) -> Sequence[sa.RowMapping]:
        """One statement, committed at once; what it returns (RETURNING) tells whether it found what it was for."""
        return await self._finished(self._change(statement))

    async def _finished(self, work: Coroutine[Any, Any, Sequence[sa.RowMapping]]) -> Sequence[sa.RowMapping]:
        """Whoever asks may go (a page that closes is cancelled), but the connection finishes its work: cancelled in the
        middle, SQLAlchemy stops the thread of aiosqlite while a close still waits for it, and that close waits for
        ever, and with it the end of the event loop."""
        if self._closed:
            work.close()
        self._must_be_open()
        task = asyncio.create_task(work)
        self._begun.add(task)
        task.add_done_callback(self._begun.discard)
        return await asyncio.shield(task)

    async def _change(self, statement: Statement) -> Sequence[sa.RowMapping]:
        def changed(connection: sa.Connection) -> Sequence[sa.RowMapping]:
            result = connection.execute(statement)
            return result.mappings().all() if result.returns_rows else []

        async with self._writing:
            return await self._transactions.run(changed)

    async def _read(self, query: sa.Select[Any]) -> Sequence[sa.RowMapping]:
        async with self.engine.connect() as connection:
            rows: Sequence[sa.RowMapping] = (await connection.execute(query)).mappings().all()
            return rows

    async def read_one(self, query: sa.Select[Any]) -> sa.RowMapping | None:
        rows = await self.read(query.limit(1))
        return rows[0] if rows else None

    def alone_with(self, subject: str) -> AbstractAsyncContextManager[None]:
        """Whoever writes what follows from what they have read holds this while they do both."""
        lock = self._subjects.setdefault(subject, asyncio.Lock())
        return lock if self.alone_everywhere is None else self.alone_everywhere(subject, lock)

    async def write(self, *writes: Write) -> None:
        """All or nothing; returns when it is committed, raises if it could not be. Rows come after the statements
        without, all rows of a statement at once."""
        self._must_be_open()
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(((*under.get(), *writes), done))
        self._wake.set()
        await done

    def _must_be_open(self) -> None:
        if self._closed:
            raise Closed("The database is closed.")

    async def _write_for_ever(self) -> None:
        """One task owns writing: it takes all that waits, commits once, and wakes the waiters."""
        while self._waiting or not self._closed:
            await self._wake.wait()
            self._wake.clear()
            batch, self._waiting = self._waiting, []
            if not batch:
                continue
            try:
                await self._commit([write for writes, _ in batch for write in writes])
            except Exception:  # one bad write fails the batch: try each for itself
                for writes, done in batch:
                    try:
                        await self._commit(writes)
                    except Exception as error:
                        _finish(done, error)
                    else:
                        _finish(done)
            else:
                for _, done in batch:
                    _finish(done)

    async def _commit(self, writes: Sequence[Write]) -> None:
        async with self._writing, _timed():
            await self._transactions.run(partial(_write_all, writes))
        for write in writes:
            if isinstance(write, Afterwards):
                write.do()


def _write_all(writes: Sequence[Write], connection: sa.Connection) -> None:
    held = {write for write in writes if isinstance(write, Lease)}
    if held and connection.execute(_still_held(held)).rowcount != len(held):
        raise LostTable
    done = {write for write in writes if isinstance(write, Duty)}
    if done and connection.execute(_still_done(done)).rowcount != len(done):
        raise LostTable
    rows: dict[Statement, list[Mapping[str, Any]]] = {}
    for write in writes:
        if isinstance(write, tuple):
            rows.setdefault(write[0], []).append(write[1])
        elif not isinstance(write, Lease | Duty | Afterwards):
            connection.execute(write)
    for statement, several in rows.items():
        connection.execute(statement, several)


@asynccontextmanager
async def _timed() -> AsyncIterator[None]:
    with COMMIT_SECONDS.time():
        yield


def _still_held(held: set[Lease]) -> Statement:
    """Finds the leases that are as they were, and keeps them so (both databases lock the rows) until the commit."""
    known = sa.tuple_(leases.c.table_id, leases.c.server, leases.c.fence)
    rows = [(lease.table_id, lease.server, lease.fence) for lease in held]
    return leases.update().where(known.in_(rows)).values(fence=leases.c.fence)


def _still_done(held: set[Duty]) -> Statement:
    known = sa.tuple_(duties.c.name, duties.c.server, duties.c.fence)
    rows = [(duty.name, duty.server, duty.fence) for duty in held]
    return duties.update().where(known.in_(rows)).values(fence=duties.c.fence)


@contextmanager
def said_in_words(what: str = "The database cannot be opened") -> Iterator[None]:
    try:
        yield
    except (OSError, sa.exc.SQLAlchemyError) as error:
        reason = str(getattr(error, "orig", None) or error).splitlines()[0]
        raise KontorError(f"{what}: {reason}") from None


def _finish(done: asyncio.Future[None], error: Exception | None = None) -> None:
    if not done.done():
        if error is None:
            done.set_result(None)
        else:
            done.set_exception(error)
