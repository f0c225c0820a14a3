"""All tables that are open on this server. Each is opened from the database when somebody asks for it or something is
due, and rests again when nobody needs it (`resting`)."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from weakref import WeakValueDictionary

import sqlalchemy as sa
import structlog

from kontor.kernel import KontorError
from kontor.match import Match

from ..calls.bell import Bell
from ..cluster.others import NOBODY, Others
from ..errors import Refused
from ..moments import monotonic
from ..storage.ownership import Owner, TableStore
from ..storage.schema import tables
from ..storage.store import Lease, Store, Write
from ..thinking import Thinkers
from .any_table import AnyTable
from .at_rest import TableAtRest, rows_of, says_all
from .clocks.uptime import Uptime
from .clocks.vacations import Vacations
from .opening import open_table
from .policy import TablePolicy
from .readers import Readers
from .records import Header
from .room import TableRoom

log = structlog.get_logger()
UNDER_WAY = 5.0  # seconds for changes that have begun when the server ends: a disk may be slow
LAST_WORDS = 0.5  # seconds at most for answers that are on their way when a page is sent off
GOODBYE = 2.0  # seconds for pages to say goodbye as well
_GOES_ON = sa.select(tables.c.bot_to_move).where(tables.c.status == "playing")


class TableRegistry:
    def __init__(
        self,
        store: Store,
        owner: Owner,
        thinkers: Thinkers,
        policy: TablePolicy,
        bell: Bell,
        vacations: Vacations,
        uptime: Uptime,
        others: Others = NOBODY,
    ) -> None:
        self.others = others
        others.hear("sessions ended", lambda _, told: self._end_sessions(told["ended"]))
        others.on_missed(self._tell_again)
        self.store, self._owner, self.thinkers, self.policy, self.bell = store, owner, thinkers, policy, bell
        self.vacations, self.uptime = vacations, uptime
        self._follow_clock: Callable[[TableRoom], None] | None = None
        self.readers = Readers()
        self._rooms: dict[str, TableRoom] = {}
        self._sent_off: dict[str, float] = {}
        """When tables left whose pages were still there (`monotonic`)."""
        self.on_rest: Callable[[TableRoom], None] = lambda room: None
        """Hears which table rests now."""
        self._opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    @property
    def rooms(self) -> Sequence[TableRoom]:
        return list(self._rooms.values())

    async def see_off(self, leave: Callable[[], Awaitable[None]] | None = None) -> None:
        """The server is about to end: what is under way is finished and told, and then all pages connect again, to
        whoever comes after. Bots begin nothing any more. `leave`: others may have the tables from then on."""
        for room in self.rooms:
            room.bots.close()
        if changes := [change for room in self.rooms for change in room.changes]:
            await asyncio.wait(changes, timeout=UNDER_WAY)
        if leave is not None:
            await leave()
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

    def new_room(
        self, header: Header, match: Match | None = None, lease: Lease | None = None, unseen: float = 0.0
    ) -> TableRoom:
        """A table of this server; without a lease a new one, which gets its first."""
        lease = lease or self._owner.first(header.id)[0]
        store = TableStore(self.store, lease, self._let_go)
        room = TableRoom(
            store, self.thinkers, header, match, self.policy, self.bell, self.vacations, self.uptime, unseen
        )
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
            self._sent_off[lease.table_id] = monotonic()
            room.close()
            room.tell("again")

    def _tell_again(self) -> None:
        """Others may have told what pages do not know, as that their session has ended: they connect again."""
        for room in self.rooms:
            room.tell("again")

    def let_go_of_all(self) -> None:
        for room in self.rooms:
            self._let_go(room.store.lease)

    def end_sessions(self, ended: Collection[str]) -> None:
        """Pages of sessions that are over connect again, as whoever they are now."""
        self._end_sessions(ended)
        self.others.tell("sessions ended", ended=list(ended))

    def _end_sessions(self, ended: Collection[str]) -> None:
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
                rows += [tables.insert().values(**room.row()), leased, *begun, *room.clock.writes()]
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
        leases, there = list[Lease](), list[str]()
        async with AsyncExitStack() as alone:
            for table_id in sorted(table_ids):
                await alone.enter_async_context(self._alone_with(table_id))
                room = self._rooms.get(table_id)
                if room is not None:
                    there.append(table_id)
                    if room.header.status == "playing":
                        async with room.lock:
                            await room.store.write(*room.writes())  # the time used until now
                lease = await self._owner.take_over(table_id)
                if room is not None:
                    self._let_go(room.store.lease)
                if lease is not None:
                    leases.append(lease)
            yield leases
        for lease in leases if self.uptime.runs else ():
            row = await self.store.read_one(_GOES_ON.where(tables.c.id == lease.table_id))
            if row is not None and (row["bot_to_move"] is not False or lease.table_id in there):
                await self.reopen(lease.table_id)

    async def reopen(self, table_id: str) -> None:
        """It goes on, whether or not a page is open."""
        try:
            await self.room(table_id, ask=False)
        except Exception as error:  # rules of another version, or a damaged row
            log.error("table cannot be opened", table=table_id, reason=str(error))

    # ---- in memory, or at rest ----
    async def room(self, table_id: str, ask: bool = True) -> TableRoom:
        """Whoever waits for something in between asks for it by `using`. `ask`: another server that has it gives it
        away."""
        if table_id not in self._rooms:
            async with self._alone_with(table_id):
                if table_id not in self._rooms:
                    take = self._owner.take_over if ask else self._owner.take
                    lease = await take(table_id)  # from now on nobody else writes what is read
                    if lease is None:
                        raise Refused("no-table", 404)
                    room = self._rooms[table_id] = await open_table(self, lease)
                    room.bots.wake()
        room = self._rooms[table_id]
        room.used = monotonic()
        return room

    @asynccontextmanager
    async def using(self, table_id: str, ask: bool = True) -> AsyncIterator[TableRoom]:
        """The table, which stays in memory meanwhile."""
        room = await self.room(table_id, ask)
        room.users += 1
        try:
            yield room
        finally:
            room.users -= 1
            room.used = monotonic()

    async def tables(self, ids: Sequence[str]) -> dict[str, AnyTable]:
        """As lists show them, in that order: at rest, unless they are open already. A game of older rules, or a damaged
        one, does not hide the others."""
        rows, found = await rows_of(self.store, [one for one in ids if one not in self._rooms]), dict[str, AnyTable]()
        for one in ids:
            row = rows.get(one)
            game = None if row is None or one in self._rooms else says_all(row)
            if row is not None and game is not None:
                unseen = self.unseen(one)
                found[one] = TableAtRest(row, game, self.policy, self.vacations, self.uptime, unseen)
                continue
            try:
                found[one] = await self.room(one)
            except (Refused, KontorError):
                continue
        return found

    def rest(self, room: TableRoom, idle: float) -> None:
        """A table that nobody has needed for a while leaves memory: all of it is in its rows. Nothing is waited for in
        here, so nobody asks for it meanwhile."""
        mine = self._rooms.get(room.header.id) is room
        if mine and not room.is_busy and monotonic() - room.used >= idle:
            del self._rooms[room.header.id]
            room.close()
            self.on_rest(room)
            self._owner.rests(room.store.lease)
            room.fall_apart()

    async def give_away(self, table_id: str) -> None:
        """Another server needs it; its pages connect again and find it there."""
        async with self._alone_with(table_id), AsyncExitStack() as idle:
            room = self._rooms.get(table_id)
            if room is None:
                await self._owner.give_back_table(table_id)
                return
            await idle.enter_async_context(room.lock)
            if room.header.status == "playing":
                await room.store.write(*room.writes())  # the time used until now
            self._let_go(room.store.lease)
            await self._owner.give_back_table(table_id)

    def is_free(self, table_id: sa.ColumnElement[str]) -> sa.ColumnElement[bool]:
        """Of a table in a query: no other server has it."""
        return self._owner.is_free(table_id)

    @property
    def shared(self) -> bool:
        """Whether other servers have tables of this database, too."""
        return self._owner.shared

    def unseen(self, table_id: str) -> float:
        """Seconds for which at least nobody has looked at a table that is not in memory."""
        sent_off = monotonic() - self._sent_off.get(table_id, float("-inf"))
        return min(self.policy.idle, self.uptime.this_time, sent_off)
