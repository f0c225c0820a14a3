"""The hall: all tables. Opens them from the database when somebody asks, makes new ones, lists them."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Collection, Sequence
from datetime import timedelta
from typing import Any
from weakref import WeakValueDictionary

import sqlalchemy as sa
import structlog

from kontor.bots import BOTS
from kontor.kernel import MOST_DECISIONS, BadData, BadLog, Game, KontorError, game
from kontor.match import Match

from .doors import new_key
from .errors import OtherRules, Refused, Told
from .owner import Owner, TableStore
from .people import Person, checked_name, now
from .reading import Readers, decision_writes
from .records import Header, Seat, new_chance, new_table_id
from .schema import seatings, tables
from .store import Lease, Store, Write
from .tables import Manners, TableRoom
from .thinking import Thinkers

log = structlog.get_logger()
PAGE = 60
"""Tables in one answer of a list."""
MOST_OF_ONE_HOST = 3
"""Tables of one person in the lists for everybody: nobody fills them alone."""
LISTED = timedelta(days=1)
"""So long a table that waits for players is listed after its last change."""


def game_on_offer(game_id: str) -> Game:
    """The game of that id. What is wrong with its data file is for the operator, who was told at the start."""
    try:
        return game(game_id)
    except BadData:
        raise Refused("game-broken", 503) from None


class Hall:
    def __init__(
        self, store: Store, owner: Owner, thinkers: Thinkers, manners: Manners, choose_seeds: bool = False
    ) -> None:
        self._store, self._owner = store, owner
        self._thinkers, self._manners, self._choose_seeds = thinkers, manners, choose_seeds
        self.readers = Readers()
        self._rooms: dict[str, TableRoom] = {}
        self._opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    @property
    def rooms(self) -> Sequence[TableRoom]:
        return list(self._rooms.values())

    async def wake(self) -> None:
        """After a start: tables where a bot is to move go on. One that cannot be opened does not stop the others."""
        for row in await self._store.read(sa.select(tables.c.id).where(tables.c.status == "playing")):
            try:
                await self.room(row["id"])
            except Exception as error:  # rules of another version, or a damaged row
                log.error("table cannot be opened", table=row["id"], reason=str(error))

    def close(self) -> None:
        for room in self._rooms.values():
            room.close()
        self.readers.close()

    # ---- which tables are here ----
    def _room(self, header: Header, match: Match | None = None, lease: Lease | None = None) -> TableRoom:
        """A table of this server; without a lease a new one, which gets its first."""
        lease = lease or self._owner.first(header.id)[0]
        store = TableStore(self._store, lease, self._let_go)
        return TableRoom(store, self._thinkers, header, match, self._manners)

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
        """For whoever brings a table into the hall: two rooms for one table would not hear of each other."""
        return self._opening.setdefault(table_id, asyncio.Lock())

    async def _bring_in(self, room: TableRoom, *writes: Write, by: TableStore | None = None) -> None:
        """A new table, made at another if one is named: on disk, then in the hall."""
        async with self._alone_with(room.header.id):
            _, leased = self._owner.first(room.header.id)
            await (by or self._store).write(tables.insert().values(**room.header.row()), leased, *writes)
            self._rooms[room.header.id] = room
        room.wake_bot()

    async def room(self, table_id: str) -> TableRoom:
        if table_id not in self._rooms:
            async with self._alone_with(table_id):
                if table_id not in self._rooms:
                    room = self._rooms[table_id] = await self._open(table_id)
                    room.wake_bot()
        return self._rooms[table_id]

    async def _open(self, table_id: str) -> TableRoom:
        lease = await self._owner.take(table_id)  # first: from now on nobody else writes what is read here
        row = await self._store.read_one(sa.select(tables).where(tables.c.id == table_id)) if lease else None
        if row is None:
            raise Refused("no-table", 404)
        header = Header(**{**row, "seats": [Seat(**seat) for seat in row["seats"]]})
        found = game_on_offer(header.game)
        room = self._room(header, None, lease)
        if any(seat.kind == "open" for seat in header.seats):
            return room  # not begun
        other = OtherRules(found, header.rules, len(header.seats), header.options)
        changed = found.changed_since(header.rules, len(header.seats), header.options) is not None
        if changed and (header.status not in ("over", "off") or not found.knows_version(header.rules)):
            raise other
        try:
            match, times = await self.readers.restored(self._store, header)
        except BadLog as error:
            log.error("table goes another way now", table=table_id, reason=str(error))
            raise other from None
        if changed and match.scores != header.result:
            raise other
        room.take(match)
        room.goes_on()
        room.times = times
        if header.status == "playing" and len(match.played) >= MOST_DECISIONS:
            await room.call_off()
        return room

    async def list(self, person: Person | None, show: str, page: int = 0) -> list[TableRoom]:
        if show == "mine" and person is None:
            return []
        query = _of(person) if show == "mine" and person else _for_everybody(show)
        rooms = []
        for row in await self._store.read(query.limit(PAGE).offset(page * PAGE)):
            try:
                rooms.append(await self.room(row["id"]))
            except (Refused, KontorError):  # a game of older rules, or a damaged one, does not hide the others
                continue
        return rooms

    async def waiting_tables(self, host: Person) -> int:
        """How many tables of a person wait for others."""
        mine = (tables.c.host == host.id, tables.c.status == "waiting", tables.c.updated > now() - LISTED)
        row = await self._store.read_one(sa.select(sa.func.count().label("count")).select_from(tables).where(*mine))
        return int(row["count"]) if row else 0

    async def create(
        self,
        host: Person,
        game_id: str,
        options: dict[str, Any],
        seats: Sequence[tuple[str, str | None, str | None]],
        public: bool,
        seed: int | None,
        language: str,
        hints: bool | None = None,
    ) -> TableRoom:
        """A new table; seats are (kind, bot, name) with kind me, hot, bot or open. Hints: by default only alone."""
        try:
            found = game_on_offer(game_id)
            found.check_players(len(seats))
            resolved = found.resolve_options(options)
            chosen = found.check_seed(secrets.randbelow(1 << 62) if seed is None else seed)
        except KontorError as error:
            raise Told(str(error)) from None
        if seed is not None and any(kind == "open" for kind, _, _ in seats) and not self._choose_seeds:
            raise Refused("seed-chosen")
        alone = sum(kind != "bot" for kind, _, _ in seats) == 1
        header = Header(new_table_id(), found.id, found.version, chosen, resolved, [], host.id, public)
        header.hints = alone if hints is None else hints
        header.chance = new_chance() if seed is None else None
        header.key = new_key(public)
        room = self._room(header)
        for kind, bot, name in seats:
            header.seats.append(self._seat(room, found, host, kind, bot, name, language))
        if not any(seat.person == host.id for seat in header.seats):
            raise Refused("sit-yourself")
        if all(seat.kind != "open" for seat in header.seats):
            room.start()
        await self._bring_in(room, seatings.insert().values(table_id=header.id, person=host.id))
        return room

    def _seat(
        self, room: TableRoom, found: Game, host: Person, kind: str, bot: str | None, name: str | None, language: str
    ) -> Seat:
        if kind == "me":
            return Seat("person", room.free_name(host.name), person=host.id)
        if kind == "hot":
            return Seat("person", room.free_name(checked_name(name or "")), person=host.id)
        if kind == "bot":
            known = known_bot(bot)
            return Seat("bot", room.free_name(found.words(language)(f"bot-{known}")), bot=known)
        if kind == "open":
            return Seat("open")
        raise Told(f"A seat cannot be “{kind}”; it is me, hot, bot or open.")

    async def rematch(self, person: Person, room: TableRoom, language: str) -> TableRoom:
        """The same company once more; everybody moves up one seat and keeps their colour. Two who ask get the same
        table."""
        if not room.seats_of(person):
            raise Refused("did-not-play", 403)
        if room.header.status not in ("over", "off") or room.match is None:
            raise Refused("not-over", 409)
        async with room.lock:
            if room.header.rematch is not None:
                return await self.room(room.header.rematch)
            old = room.header
            seats = [Seat(s.kind, s.name, s.bot, s.person, colour=room.colours[k]) for k, s in enumerate(old.seats)]
            header = Header(
                new_table_id(), old.game, game(old.game).version, secrets.randbelow(1 << 62), old.options,
                [*seats[1:], seats[0]], person.id, old.public, hints=old.hints, chance=new_chance(),
                key=old.key,  # the same key: whoever watched may watch again
            )  # fmt: skip
            new = self._room(header)
            new.start()
            people = {seat.person for seat in header.seats if seat.person}
            await self._bring_in(
                new,
                *(seatings.insert().values(table_id=header.id, person=who) for who in people),
                tables.update().where(tables.c.id == old.id).values(rematch=header.id),
                by=room.store,
            )
            old.rematch = header.id
        room.tell("table")
        return new

    async def import_log(self, person: Person, text: str) -> TableRoom:
        """A table that shows the game of a log, for replay."""
        match = await self.readers.imported(text)
        at = now()
        seats = [Seat("person", name) for name in match.names]
        position = match.position_begun_with
        header = Header(
            new_table_id(), match.game.id, match.rules, match.seed, dict(match.options), seats, person.id, False,
            "over", match.scores, position, None, True, False, match.chance, new_key(public=False), at, at,
        )  # fmt: skip
        writes = await self.readers.run(decision_writes, header.id, match, at)
        room = self._room(header, match)
        room.times = [at] * len(match.played)
        await self._bring_in(
            room,
            seatings.insert().values(table_id=header.id, person=person.id),
            *writes,
        )
        return room


def _of(person: Person) -> sa.Select[Any]:
    query = sa.select(tables.c.id).join(seatings, seatings.c.table_id == tables.c.id)
    return query.where(seatings.c.person == person.id).order_by(tables.c.updated.desc())


def _for_everybody(show: str) -> sa.Select[Any]:
    """Public tables, the newest few of each host."""
    status = "waiting" if show == "open" else "playing"
    rank = sa.func.row_number().over(partition_by=tables.c.host, order_by=tables.c.updated.desc())
    listed = sa.select(tables.c.id, tables.c.updated, rank.label("rank")).where(
        tables.c.status == status, tables.c.public.is_(True)
    )
    if show == "open":
        listed = listed.where(tables.c.updated > now() - LISTED)
    found = listed.subquery()
    few = sa.select(found.c.id).where(found.c.rank <= MOST_OF_ONE_HOST)
    return few.order_by(found.c.updated.desc(), found.c.id)


def known_bot(name: str | None) -> str:
    """A bot by its name. Kinds that take more than a name (`search:…`) are not for people on the network."""
    key = (name or "").strip().lower()
    if key not in BOTS:
        raise Told(f"There is no bot “{name or ''}”; there are {', '.join(BOTS)}.")
    return key
