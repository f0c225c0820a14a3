"""The hall: all tables. Opens them from the database when somebody asks, makes new ones, lists them."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from typing import Any
from weakref import WeakValueDictionary

import sqlalchemy as sa
import structlog

from kontor.bots import BOTS
from kontor.kernel import BadLog, Game, KontorError, game
from kontor.match import Match

from .errors import OtherRules, Refused, Told
from .people import Person, checked_name, now
from .records import Header, Seat, decision_row, new_chance, new_table_id
from .schema import decisions, seatings, tables
from .store import Store, Write
from .tables import Manners, TableRoom
from .thinking import Thinkers

log = structlog.get_logger()
MOST_IMPORTED = 5000  # decisions


class Hall:
    def __init__(self, store: Store, thinkers: Thinkers, manners: Manners, choose_seeds: bool = False) -> None:
        self._store, self._thinkers, self._manners, self._choose_seeds = store, thinkers, manners, choose_seeds
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

    def _alone_with(self, table_id: str) -> asyncio.Lock:
        """For whoever brings a table into the hall: two rooms for one table would not hear of each other."""
        return self._opening.setdefault(table_id, asyncio.Lock())

    async def _bring_in(self, room: TableRoom, *writes: Write) -> None:
        """A new table: on disk, then in the hall."""
        async with self._alone_with(room.header.id):
            await self._store.write(tables.insert().values(**room.header.row()), *writes)
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
        row = await self._store.read_one(sa.select(tables).where(tables.c.id == table_id))
        if row is None:
            raise Refused("no-table", 404)
        header = Header(**{**row, "seats": [Seat(**seat) for seat in row["seats"]]})
        room = TableRoom(self._store, self._thinkers, header, None, self._manners)
        if header.status == "waiting":
            return room
        other = OtherRules(found := game(header.game), header.rules, len(header.seats), header.options)
        changed = found.changed_since(header.rules, len(header.seats), header.options) is not None
        if changed and (header.status != "over" or not found.knows_version(header.rules)):
            raise other
        query = sa.select(decisions).where(decisions.c.table_id == table_id).order_by(decisions.c.number)
        rows = await self._store.read(query)
        try:  # in a thread: what an earlier version stored is played through
            room.match = await asyncio.to_thread(
                Match.restored,
                header.game,
                [seat.name for seat in header.seats],
                header.seed,
                header.options,
                [(r["seat"], r["notation"], r["turn"], [tuple(e) for e in r["events"]], r["barrier"]) for r in rows],
                [r["state"] for r in rows if r["state"] is not None],
                header.position,
                header.rules,
                header.key,
            )
        except BadLog as error:
            log.error("table goes another way now", table=table_id, reason=str(error))
            raise other from None
        if changed and room.match.scores != header.result:
            raise other
        room.times = [r["at"] for r in rows]
        return room

    async def list(self, person: Person | None, show: str, most: int = 60) -> list[TableRoom]:
        query = sa.select(tables.c.id).order_by(tables.c.updated.desc()).limit(most)
        if show == "mine":
            if person is None:
                return []
            query = query.join(seatings, seatings.c.table_id == tables.c.id).where(seatings.c.person == person.id)
        elif show == "open":
            query = query.where(tables.c.status == "waiting", tables.c.public.is_(True))
        else:
            query = query.where(tables.c.status == "playing", tables.c.public.is_(True))
        rooms = []
        for row in await self._store.read(query):
            try:
                rooms.append(await self.room(row["id"]))
            except (Refused, KontorError):  # a game of older rules, or a damaged one, does not hide the others
                continue
        return rooms

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
            found = game(game_id)
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
        room = TableRoom(self._store, self._thinkers, header, None, self._manners)
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
        """The same company once more; everybody moves up one seat. Two who ask get the same table."""
        if not room.seats_of(person):
            raise Refused("did-not-play", 403)
        if room.header.status != "over":
            raise Refused("not-over", 409)
        async with room.lock:
            if room.header.rematch is not None:
                return await self.room(room.header.rematch)
            old = room.header
            seats = [*old.seats[1:], old.seats[0]]
            header = Header(
                new_table_id(), old.game, game(old.game).version, secrets.randbelow(1 << 62), old.options,
                [Seat(s.kind, s.name, s.bot, s.person) for s in seats], person.id, old.public, hints=old.hints,
                chance=new_chance(),
            )  # fmt: skip
            new = TableRoom(self._store, self._thinkers, header, None, self._manners)
            new.start()
            people = {seat.person for seat in header.seats if seat.person}
            await self._bring_in(
                new,
                *(seatings.insert().values(table_id=header.id, person=who) for who in people),
                tables.update().where(tables.c.id == old.id).values(rematch=header.id),
            )
            old.rematch = header.id
        room.tell("table")
        return new

    async def import_log(self, person: Person, text: str) -> TableRoom:
        """A table that shows the game of a log, for replay."""
        try:
            match = await asyncio.to_thread(Match.from_log, text)
        except KontorError as error:
            raise Told(str(error)) from None
        if len(match.played) > MOST_IMPORTED:
            raise Refused("log-too-long")
        at = now()
        seats = [Seat("person", name) for name in match.names]
        position = match.position_begun_with
        header = Header(
            new_table_id(), match.game.id, match.rules, match.seed, dict(match.options), seats, person.id, False,
            "over", match.scores, position, None, True, False, match.chance, at, at,
        )  # fmt: skip
        rows = [decision_row(header.id, played, match.at(played.number).snapshot_due(), at) for played in match.played]
        room = TableRoom(self._store, self._thinkers, header, match, self._manners)
        room.times = [at] * len(match.played)
        await self._bring_in(
            room,
            seatings.insert().values(table_id=header.id, person=person.id),
            *(decisions.insert().values(**row) for row in rows),
        )
        return room


def known_bot(name: str | None) -> str:
    """A bot by its name. Kinds that take more than a name (`search:…`) are not for people on the network."""
    key = (name or "").strip().lower()
    if key not in BOTS:
        raise Told(f"There is no bot “{name or ''}”; there are {', '.join(BOTS)}.")
    return key
