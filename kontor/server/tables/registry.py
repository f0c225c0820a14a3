"""All tables that are open on this server; each is opened from the database when somebody asks for it."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Collection, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from weakref import WeakValueDictionary

import sqlalchemy as sa
import structlog

from kontor.kernel import MOST_DECISIONS, BadLog
from kontor.match import Match

from ..calls.bell import Bell
from ..errors import OtherRules, Refused
from ..storage.ownership import Owner, TableStore
from ..storage.schema import clocks, tables
from ..storage.store import Lease, Store, Write
from ..thinking import Thinkers
from .clocks.vacations import Vacations
from .offers import game_on_offer
from .playing import call_off
from .policy import TablePolicy
from .readers import Readers
from .records import Header, Seat
from .room import TableRoom
from .together import owed

log = structlog.get_logger()
UNDER_WAY = 5.0  # seconds for changes that have begun when the server ends: a disk may be slow
LAST_WORDS = 0.5  # seconds for answers that are on their way when a page is sent off
GOODBYE = 2.0  # seconds for pages to say goodbye as well


class TableRegistry:
    def __init__(
        self, store: Store, owner: Owner, thinkers: Thinkers, policy: TablePolicy, bell: Bell, vacations: Vacations
    ) -> None:
        self.store, self._owner, self.thinkers, self.policy, self.bell = store, owner, thinkers, policy, bell
        self.vacations = vacations
        self._follow_clock: Callable[[TableRoom], None] | None = None
        self.readers = Readers()
        self._rooms: dict[str, TableRoom] = {}
        self._opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    @property
    def rooms(self) -> Sequence[TableRoom]:
        return list(self._rooms.values())

    async def wake(self) -> None:
        """After a start: tables where a bot is to move go on. One that cannot be opened does not stop the others."""
        for row in await self.store.read(sa.select(tables.c.id).where(tables.c.status == "playing")):
            await self._reopen(row["id"])

    async def see_off(self) -> None:
        """The server is about to end: what is under way is finished and told, and then all pages connect again, to
        whoever comes after. Bots begin nothing any more."""
        for room in self.rooms:
            room.bots.close()
        if changes := [change for room in self.rooms for change in room.changes]:
            await asyncio.wait(changes, timeout=UNDER_WAY)
        for room in self.rooms:
            room.tell("again")
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(LAST_WORDS + GOODBYE):
                while any(room.listeners for room in self.rooms):
                    await asyncio.sleep(0.05)

    def close(self) -> None:
        for room in self._rooms.values():
            room.close()
        self.readers.close()

    # ---- which tables are here ----
    def looking(self, person: str, table_id: str) -> bool:
        """Whether somebody has that table before their eyes."""
        room = self._rooms.get(table_id)
        return room is not None and room.presence.looking(person)

    def new_room(self, header: Header, match: Match | None = None, lease: Lease | None = None) -> TableRoom:
        """A table of this server; without a lease a new one, which gets its first."""
        lease = lease or self._owner.first(header.id)[0]
        store = TableStore(self.store, lease, self._let_go)
        room = TableRoom(store, self.thinkers, header, match, self.policy, self.bell, self.vacations)
        if self._follow_clock is not None:
            self._follow_clock(room)
        return room

    def follow_clocks(self, follow: Callable[[TableRoom], None]) -> None:
        """Every table that comes in is handed to the alarms."""
        self._follow_clock = follow

    def _let_go(self, lease: Lease) -> None:
        """Another server has this table: its pages connect again, and find it wherever it is now."""
        room = self._rooms.get(lease.table_id)
        if room is not None and room.store.lease == lease:
            del self._rooms[lease.table_id]
            room.close()
            room.tell("again")

    def let_go_of_all(self) -> None:
        for room in self.rooms:
            self._let_go(room.store.lease)

    def end_sessions(self, ended: Collection[str]) -> None:
        """Pages of sessions that are over connect again, as whoever they are now."""
        for room in self.rooms:
            for listener in list(room.listeners):
                if listener.session in ended:
                    room.gone(listener)
                    listener.person = None  # at once: what it still asks for is a stranger's wish
                    listener.changed("again")

    def _alone_with(self, table_id: str) -> asyncio.Lock:
        """For whoever brings a table in: two rooms for one table would not hear of each other."""
        return self._opening.setdefault(table_id, asyncio.Lock())

    async def bring_in(self, room: TableRoom, *writes: Write, by: TableStore | None = None) -> None:
        """A new table, made at another if one is named: on disk, then among the open ones."""
        await self.bring_in_all([room], *writes, by=by)

    async def bring_in_all(self, rooms: Sequence[TableRoom], *writes: Write, by: TableStore | None = None) -> None:
        """New tables, with whatever belongs to them: all of them or none."""
        async with AsyncExitStack() as alone:
            rows: list[Write] = []
            for room in rooms:
                await alone.enter_async_context(self._alone_with(room.header.id))
                _, leased = self._owner.first(room.header.id)
                begun = room.calling.news(by=room.header.host)
                rows += [tables.insert().values(**room.header.row()), leased, *begun, *room.clock.writes()]
            await (by or self.store).write(*rows, *writes)
            self._rooms.update({room.header.id: room for room in rooms})
        for room in rooms:
            room.bots.wake()

    def open_room(self, table_id: str) -> TableRoom | None:
        """A table that is in memory already."""
        return self._rooms.get(table_id)

    @asynccontextmanager
    async def rewriting(self, table_ids: Collection[str]) -> AsyncIterator[list[Lease]]:
        """These tables are open nowhere for a while, so that their rows can be rewritten; what is written bears these
        leases. Whatever was about to change them is refused; their pages connect again and find what is new."""
        leases, going_on = [], [room.header.id for room in self.rooms if room.header.status == "playing"]
        async with AsyncExitStack() as alone:
            for table_id in sorted(table_ids):
                await alone.enter_async_context(self._alone_with(table_id))
                room = self._rooms.get(table_id)
                if room is not None and room.header.status == "playing":
                    async with room.lock:
                        await room.store.write(room.update())  # the time used until now
                lease = await self._owner.take(table_id)
                if room is not None:
                    self._let_go(room.store.lease)
                if lease is not None:
                    leases.append(lease)
            yield leases
        for lease in leases:
            if lease.table_id in going_on:  # its bots go on, whether or not a page is open
                await self._reopen(lease.table_id)

    async def _reopen(self, table_id: str) -> None:
        try:
            await self.room(table_id)
        except Exception as error:  # rules of another version, or a damaged row
            log.error("table cannot be opened", table=table_id, reason=str(error))

    async def room(self, table_id: str) -> TableRoom:
        if table_id not in self._rooms:
            async with self._alone_with(table_id):
                if table_id not in self._rooms:
                    room = self._rooms[table_id] = await self._open(table_id)
                    room.bots.wake()
        return self._rooms[table_id]

    async def _open(self, table_id: str) -> TableRoom:
        lease = await self._owner.take(table_id)  # first: from now on nobody else writes what is read here
        row = await self.store.read_one(sa.select(tables).where(tables.c.id == table_id)) if lease else None
        if row is None:
            raise Refused("no-table", 404)
        header = Header(**{**row, "seats": [Seat(**seat) for seat in row["seats"]]})
        found = game_on_offer(header.game)
        room = self.new_room(header, None, lease)
        if any(seat.kind == "open" for seat in header.seats):
            return room  # not begun
        other = OtherRules(found, header.rules, len(header.seats), header.options)
        changed = found.changed_since(header.rules, len(header.seats), header.options) is not None
        if changed and (header.status not in ("over", "off") or not found.knows_version(header.rules)):
            raise other
        try:
            match = await self.readers.restored(self.store, header)
        except BadLog as error:
            log.error("table goes another way now", table=table_id, reason=str(error))
            raise other from None
        if changed and match.scores != header.result:
            raise other
        room.take(match)
        kept = await self.store.read_one(sa.select(clocks).where(clocks.c.table_id == table_id))
        room.clock.resume(owed(header, match), dict(kept) if kept else None)
        room.clock.alarm(room.clock.due())
        room.kept = len(match.played)
        if header.status == "playing" and len(match.played) >= MOST_DECISIONS:
            await call_off(room)
        await room.calling.recall()
        return room
