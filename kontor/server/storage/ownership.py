"""Which server has a database and which of its tables. Two that both decide would make an illegal game.

A server writes itself into `servers`, and for each table it opens a lease with a number that grows whenever the table
changes hands. Every write to a table finds that lease unchanged, in its own transaction, or it is refused: whatever
the rest of this file believes about who is alive, nobody writes over another's game.

No clock is compared with another. A database file is locked, and the system lets go of the lock of a process that has
died. Elsewhere a server counts up its `beat`, and is dead for who has watched it stand still for a while.

Several servers that share the work (`members`) have the database together: the row `server` is that of all of them.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import Callable
from pathlib import Path

import sqlalchemy as sa
import structlog
from filelock import FileLock, Timeout
from sqlalchemy.dialects import postgresql, sqlite

from kontor.kernel import KontorError

from ..errors import LostTable
from .private_files import make_private_file
from .schema import leases, servers, tables
from .store import Lease, Statement, Store, Write, said_in_words

log = structlog.get_logger()
NAME = "server"  # whoever has the database: one server, or all that share it
BEAT = 1.0  # seconds
SILENCE = 5.0  # seconds without a beat: dead
IN_USE = "Another server is using this database: stop it first, or choose other data with --data or --database."


class DatabaseLock:
    """That of a database file; elsewhere there is none."""

    def __init__(self, file: Path | None) -> None:
        self._file = file
        self._lock = FileLock(f"{file}.lock", timeout=0, mode=0o600) if file else None

    @property
    def tells(self) -> bool:
        """Whether having it means that no other server lives."""
        return self._lock is not None

    def acquire(self) -> None:
        if self._lock is None or self._file is None:
            return
        try:
            self._lock.acquire()
        except Timeout:
            raise KontorError(IN_USE) from None
        make_private_file(self._file)

    def release(self) -> None:
        if self._lock is not None:
            self._lock.release()


class Owner:
    """This server, as the database knows it."""

    def __init__(self, store: Store) -> None:
        self._store, self.id = store, secrets.token_hex(16)
        self._whole = self.id
        """The id of all that have the database together."""
        self._insert = sqlite.insert if store.engine.dialect.name == "sqlite" else postgresql.insert
        self._lock = DatabaseLock(store.file)
        self._alone = self._lock.tells
        """No other server can live in the database."""
        self._beating: asyncio.Task[None] | None = None

    async def claim(self) -> None:
        """Bring the database up to date and have it, or say who has. Nothing is changed under a server that lives."""
        with said_in_words():
            self._lock.acquire()
            known = await self._store.has(servers)
            if known:
                await self._become_the_server()
            await self._store.open()
            if not known:
                await self._become_the_server()

    async def have_for_oneself(self) -> None:
        """No server lives in the database; it is left as it is, of whatever version."""
        with said_in_words():
            self._lock.acquire()
            if not self._alone and await self._store.has(servers) and (other := await self._read()) is not None:
                await self._must_be_silent(other)

    async def _become_the_server(self) -> None:
        me = {"name": NAME, "id": self._whole, "beat": 0}
        first = self._insert(servers).values(**me).on_conflict_do_nothing().returning(servers.c.id)
        while not await self._store.change(first):
            if (other := await self._read()) is None:
                continue  # it has just ended
            if other["id"] == self._whole:
                await self._come_to_others(other)
                return
            if not self._alone:
                await self._must_be_silent(other)
            same = servers.c.name == NAME, servers.c.id == other["id"], servers.c.beat == other["beat"]
            if await self._store.change(servers.update().where(*same).values(**me).returning(servers.c.id)):
                break
        gone = servers.delete().where(servers.c.name != NAME, sa.not_(self._is_fellow))
        await self._store.change(gone)  # the members of those that had it before

    @property
    def _is_fellow(self) -> sa.ColumnElement[bool]:
        """Of a row: whether it is a member of those that have the database together."""
        return sa.false()

    async def _come_to_others(self, other: sa.RowMapping) -> None:
        """They have the database, and we with them."""

    async def _must_be_silent(self, other: sa.RowMapping) -> None:
        log.info("another server is in the database; waiting to see whether it is alive", seconds=SILENCE)
        end = time.monotonic() + SILENCE
        while time.monotonic() < end:
            await asyncio.sleep(BEAT / 2)
            seen = await self._read()
            if seen is None:
                return
            if seen != other:
                raise KontorError(IN_USE)

    async def _read(self) -> sa.RowMapping | None:
        return await self._store.read_one(sa.select(servers).where(servers.c.name == NAME))

    # ---- staying alive ----
    def keep(self, lost: Callable[[], None]) -> None:
        """Go on beating. `lost` is called, once, when another server has taken the database."""
        self._beating = asyncio.create_task(self._beat(lost))

    async def _beat(self, lost: Callable[[], None]) -> None:
        alive = True
        while alive:
            await asyncio.sleep(BEAT)
            try:
                alive = await self._still_has_it()
            except Exception as error:  # a database that is away for a while takes nothing from us
                log.warning("beat failed", reason=str(error))
        log.error("another server has taken this database")
        lost()

    async def _still_has_it(self) -> bool:
        """Who holds the file need not write: a disk may sleep while nobody plays."""
        ours = servers.c.name == NAME, servers.c.id == self._whole
        if self._alone:
            return bool(await self._store.read(sa.select(servers.c.id).where(*ours)))
        grow = servers.update().where(*ours).values(beat=servers.c.beat + 1).returning(servers.c.beat)
        return bool(await self._store.change(grow))

    async def release(self) -> None:
        """The next server need not wait."""
        if self._beating is not None:
            self._beating.cancel()
        with contextlib.suppress(Exception):  # the database is away: the next server finds out by itself
            await self._store.change(servers.delete().where(servers.c.id == self.id))

    def unlock(self) -> None:
        self._lock.release()

    # ---- tables ----
    shared = False
    """Whether others may have tables of this database meanwhile."""

    def is_free(self, table_id: sa.ColumnElement[str]) -> sa.ColumnElement[bool]:
        """Of a table in a query: nobody else has it."""
        return sa.true()

    async def take_over(self, table_id: str) -> Lease | None:
        """As `take`; whoever else has it is asked to give it away."""
        return await self.take(table_id)

    def rests(self, lease: Lease) -> None:
        """The table has left memory."""

    async def give_back_table(self, table_id: str) -> None:
        """If it is ours."""

    async def take(self, table_id: str) -> Lease | None:
        """A table that is ours or nobody's. None: there is no such table. `LostTable`: another server has it."""
        both = sa.join(tables, servers, sa.and_(tables.c.id == table_id, servers.c.id == self.id))
        wanted = sa.select(tables.c.id, servers.c.id, sa.literal(1)).select_from(both)
        statement = (
            self._insert(leases)
            .from_select(["table_id", "server", "fence"], wanted.where(sa.true()))
            .on_conflict_do_update(
                index_elements=["table_id"],
                set_={"server": self.id, "fence": leases.c.fence + 1},
                where=leases.c.server.not_in(self.others_alive()),
            )
            .returning(leases.c.fence)
        )
        if taken := await self._store.change(statement):
            return Lease(table_id, self.id, taken[0]["fence"])
        if await self._store.read_one(sa.select(tables.c.id).where(tables.c.id == table_id)) is None:
            return None
        raise LostTable(table_id)

    def others_alive(self) -> sa.Select[tuple[str]]:
        return sa.select(servers.c.id).where(servers.c.id != self.id)

    def first(self, table_id: str) -> tuple[Lease, Statement]:
        """The lease of a new table, and what must be written with it."""
        lease = Lease(table_id, self.id, 1)
        return lease, leases.insert().values(table_id=table_id, server=self.id, fence=1)


class TableStore:
    """The database as one table sees it: what it writes is refused as soon as another server has the table."""

    def __init__(self, store: Store, lease: Lease, lost: Callable[[Lease], None]) -> None:
        self._store, self.lease, self._lost = store, lease, lost
        self.read, self.read_one, self.alone_with = store.read, store.read_one, store.alone_with

    async def write(self, *writes: Write) -> None:
        try:
            await self._store.write(self.lease, *writes)
        except LostTable:
            self._lost(self.lease)
            raise
