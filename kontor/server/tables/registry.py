"""All tables that are open on this server; each is opened from the database when somebody asks for it."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Sequence
from weakref import WeakValueDictionary

import sqlalchemy as sa
import structlog

from kontor.kernel import MOST_DECISIONS, BadLog
from kontor.match import Match

from ..errors import OtherRules, Refused
from ..storage.ownership import Owner, TableStore
from ..storage.schema import tables
from ..storage.store import Lease, Store, Write
from ..thinking import Thinkers
from .offers import game_on_offer
from .playing import call_off
from .policy import TablePolicy
from .readers import Readers
from .records import Header, Seat
from .room import TableRoom

log = structlog.get_logger()


class TableRegistry:
    def __init__(self, store: Store, owner: Owner, thinkers: Thinkers, policy: TablePolicy) -> None:
        self.store, self._owner, self.thinkers, self.policy = store, owner, thinkers, policy
        self.readers = Readers()
        self._rooms: dict[str, TableRoom] = {}
        self._opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    @property
    def rooms(self) -> Sequence[TableRoom]:
        return list(self._rooms.values())

    async def wake(self) -> None:
        """After a start: tables where a bot is to move go on. One that cannot be opened does not stop the others."""
        for row in await self.store.read(sa.select(tables.c.id).where(tables.c.status == "playing")):
            try:
                await self.room(row["id"])
            except Exception as error:  # rules of another version, or a damaged row
                log.error("table cannot be opened", table=row["id"], reason=str(error))

    def close(self) -> None:
        for room in self._rooms.values():
            room.close()
        self.readers.close()

    # ---- which tables are here ----
    def new_room(self, header: Header, match: Match | None = None, lease: Lease | None = None) -> TableRoom:
        """A table of this server; without a lease a new one, which gets its first."""
        lease = lease or self._owner.first(header.id)[0]
        store = TableStore(self.store, lease, self._let_go)
        return TableRoom(store, self.thinkers, header, match, self.policy)

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
        async with self._alone_with(room.header.id):
            _, leased = self._owner.first(room.header.id)
            await (by or self.store).write(tables.insert().values(**room.header.row()), leased, *writes)
            self._rooms[room.header.id] = room
        room.bots.wake()

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
        room.clock.resume()
        room.kept = len(match.played)
        if header.status == "playing" and len(match.played) >= MOST_DECISIONS:
            await call_off(room)
        return room
