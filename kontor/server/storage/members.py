"""Several servers that have a database together. Each of them, a member, has a row in `servers` beside the one of all;
whoever takes that row out frees all it had, tables and duties, and it can write to none of them any more that another
has taken since.

A parent that has started them sees at once when one ends. Otherwise each watches how the others beat, and takes out
who has stood still for a while.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import sqlalchemy as sa
import structlog

from ..errors import LostTable
from . import ownership
from .ownership import DatabaseLock, Owner
from .schema import duties, leases, servers
from .store import Duty, Lease, Store, under

log = structlog.get_logger()
_ID = 32
_BEGINS = 7  # letters of the name of a member that tell whose it is
_PATIENCE = 30.0  # seconds until somebody who would be alone with a subject gives up
_AGAIN = 0.02  # seconds between two tries
_HANDED_OVER = 5.0  # seconds for another to give a table away
_ASK_AGAIN = 0.5


async def _nothing(name: str) -> None:
    pass


class Member(Owner):
    """This server, one of those that have the database together."""

    shared = True

    def __init__(
        self, store: Store, cluster: str, alone: bool = False, watches: bool = True, machine: str = ""
    ) -> None:
        """`cluster`: the id that all of them have in common. `alone`: whoever started them holds the lock of the file.
        `watches`: nobody else sees when one of them dies. `machine`: what its id begins with."""
        super().__init__(store)
        self._machine = machine
        self._whole, self._alone, self._watches = cluster, alone, watches
        self._lock = DatabaseLock(None)
        self._looked = 0.0
        self._looking = asyncio.Lock()
        self._beats: dict[str, tuple[int, float]] = {}
        self._resting: set[Lease] = set()
        self._has_left = self._is_out = False
        self.opens: Callable[[str], Awaitable[None]] = _nothing
        """Others may speak to us by that name from now on."""
        self.asks: Callable[[str, str], None] = lambda owner, table_id: None
        """Asks another to give a table away."""
        self.fellows: frozenset[str] = frozenset()
        """The others."""
        self.on_fellows: Callable[[], None] = lambda: None
        self.on_thrown_out: Callable[[], None] = lambda: None
        """Another has taken us out: what was ours is theirs."""
        self.took_out: Callable[[str], None] = lambda member: None
        """We have taken out another that was silent."""
        self.is_reachable: Callable[[], bool] = lambda: True
        """Whether others can speak to us: who cannot be reached has no tables."""
        store.alone_everywhere = self._alone_everywhere

    @property
    def _is_fellow(self) -> sa.ColumnElement[bool]:
        return sa.func.substr(servers.c.name, 1, _BEGINS + 1) == f"{self._whole[:_BEGINS]}-"

    async def claim(self) -> None:
        await super().claim()
        await self.join()

    async def _come_to_others(self, other: sa.RowMapping) -> None:
        """Nobody changes the tables of a database under members of another version."""
        if not self._alone and not await self._store.is_current():
            await self._must_be_silent(other)

    async def join(self) -> None:
        """From now on we may have tables; after we were taken out, by another name."""
        self.id = (self._machine + secrets.token_hex(16))[:_ID]
        await self.opens(self.id)
        row = {"name": f"{self._whole[:_BEGINS]}-{self.id}", "id": self.id, "beat": 0}
        await self._store.change(servers.insert().values(**row))
        self._is_out = False
        await self._look()

    async def leave(self) -> None:
        """Whatever was ours is free at once, and we take nothing any more."""
        self._has_left = True
        if self._beating is not None:
            self._beating.cancel()
        with contextlib.suppress(Exception):  # the database is away: the others find out by themselves
            await self.take_out(self.id)

    async def take_out(self, member: str) -> None:
        await self._store.change(servers.delete().where(servers.c.id == member, self._is_fellow))

    async def release(self) -> None:
        await self.leave()
        await super().release()
        another = servers.alias()
        with contextlib.suppress(Exception):
            left = sa.exists().where(another.c.name != servers.c.name)
            ours = servers.c.id == self._whole, sa.not_(left)
            await self._store.change(servers.delete().where(*ours))

    # ---- who is there ----
    async def _still_has_it(self) -> bool:
        if not await super()._still_has_it():
            return False
        await self.look(beat=self._watches)
        return True

    async def look(self, beat: bool = False) -> None:
        """Who is there now; who has stood still for too long is taken out."""
        async with self._looking:
            await self._look(beat)

    async def _look(self, beat: bool = False) -> None:
        if beat:
            mine = servers.update().where(servers.c.id == self.id)
            await self._store.change(mine.values(beat=servers.c.beat + 1))
        rows = {row["id"]: row["beat"] for row in await self._store.read(sa.select(servers).where(self._is_fellow))}
        if self.id not in rows:
            if self._has_left:
                return
            self.is_taken_out()
            if self.is_reachable():
                await self.join()
            return
        if beat:
            await self._watch(rows)
        fellows = frozenset(rows) - {self.id}
        if fellows != self.fellows:
            self.fellows = fellows
            self.on_fellows()

    def is_taken_out(self) -> None:
        if not self._is_out:
            self._is_out = True
            log.error("this server was taken for dead")
            self.on_thrown_out()

    @property
    def is_in(self) -> bool:
        """Whether we may have tables."""
        return not self._is_out

    async def _watch(self, rows: dict[str, int]) -> None:
        at = time.monotonic()
        if at - self._looked > ownership.SILENCE / 2:  # we did not look, or the database was away: nobody could beat
            self._beats = {}
        self._looked = at
        for one, number in list(rows.items()):
            known, since = self._beats.get(one, (-1, at))
            if known != number:
                self._beats[one] = number, at
            elif at - since > ownership.SILENCE and one != self.id:
                log.warning("another server is silent; its tables are free", member=one)
                await self._store.change(servers.delete().where(servers.c.id == one, servers.c.beat == number))
                del rows[one]
                self.took_out(one)
        self._beats = {one: self._beats[one] for one in rows}

    # ---- tables ----
    async def owner_of(self, table_id: str) -> str | None:
        """The other member that has a table; None: nobody else."""
        row = await self._store.read_one(self._others_leases.where(leases.c.table_id == table_id))
        return row["server"] if row else None

    @property
    def _others_leases(self) -> sa.Select[tuple[str]]:
        both = sa.select(leases.c.server).join(servers, servers.c.id == leases.c.server)
        return both.where(servers.c.id != self.id)

    def is_free(self, table_id: sa.ColumnElement[str]) -> sa.ColumnElement[bool]:
        return sa.not_(self._others_leases.where(leases.c.table_id == table_id).exists())

    async def take_over(self, table_id: str) -> Lease | None:
        end, asked = time.monotonic() + _HANDED_OVER, float("-inf")
        while True:
            try:
                return await self.take(table_id)
            except LostTable:
                if time.monotonic() > end:
                    raise
            if time.monotonic() - asked > _ASK_AGAIN and (owner := await self.owner_of(table_id)) is not None:
                asked = time.monotonic()
                self.asks(owner, table_id)
            await asyncio.sleep(_AGAIN)

    def rests(self, lease: Lease) -> None:
        self._resting.add(lease)

    async def give_back_rest(self) -> None:
        """Tables that have left memory: whoever is asked for one next takes it."""
        for lease in list(self._resting):
            await self.give_back(lease)
            self._resting.discard(lease)

    async def give_back_table(self, table_id: str) -> None:
        mine = leases.c.table_id == table_id, leases.c.server == self.id
        await self._store.change(leases.update().where(*mine).values(server=""))

    async def give_back(self, lease: Lease) -> None:
        """Nobody has the table; whoever is asked for it next takes it."""
        mine = leases.c.table_id == lease.table_id, leases.c.server == lease.server, leases.c.fence == lease.fence
        await self._store.change(leases.update().where(*mine).values(server=""))

    # ---- duties ----
    async def take_duty(self, name: str) -> Duty | None:
        """None: another has it."""
        me = sa.select(sa.literal(name), servers.c.id, sa.literal(1)).where(servers.c.id == self.id)
        statement = (
            self._insert(duties)
            .from_select(["name", "server", "fence"], me)
            .on_conflict_do_update(
                index_elements=["name"],
                set_={"server": self.id, "fence": duties.c.fence + 1},
                where=duties.c.server.not_in(self.others_alive()),
            )
            .returning(duties.c.fence)
        )
        taken = await self._store.change(statement)
        return Duty(name, self.id, taken[0]["fence"]) if taken else None

    async def give_back_duty(self, duty: Duty) -> None:
        mine = duties.c.name == duty.name, duties.c.server == duty.server, duties.c.fence == duty.fence
        await self._store.change(duties.update().where(*mine).values(server=""))

    @property
    def _others_duties(self) -> sa.Select[tuple[str, str]]:
        both = sa.select(duties.c.name, duties.c.server).join(servers, servers.c.id == duties.c.server)
        return both.where(servers.c.id != self.id)

    async def has_duty(self, name: str) -> str | None:
        """The other member that has it."""
        row = await self._store.read_one(self._others_duties.where(duties.c.name == name))
        return row["server"] if row else None

    async def duties_of_others(self) -> set[str]:
        return {row["name"] for row in await self._store.read(self._others_duties)}

    @asynccontextmanager
    async def _alone_everywhere(self, subject: str, lock: asyncio.Lock) -> AsyncIterator[None]:
        """A duty for a moment. Who is frozen in it is waited for until it is taken out, and then writes nothing."""
        async with lock:
            end = time.monotonic() + _PATIENCE
            while (duty := await self.take_duty(f"alone with {subject}"[:40])) is None:
                if self._is_out or time.monotonic() > end:
                    raise LostTable
                await asyncio.sleep(_AGAIN)
            before = under.get()
            under.set((*before, duty))
            try:
                yield
            finally:
                under.set(before)
                await self.give_back_duty(duty)
