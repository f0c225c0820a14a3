"""Invitations to tables, by name: sent by somebody who sits there, accepted or declined by whom they are for."""

from __future__ import annotations

from collections.abc import Collection, Mapping

import sqlalchemy as sa

from ..accounts.people import Person
from ..calls.bell import Bell, Call
from ..contract.people import InvitationView, InvitedPerson, PersonLink
from ..errors import Refused
from ..moments import now
from ..storage.schema import invitations, tables
from ..storage.store import Statement, Store
from ..tables.listing import LISTED
from ..tables.room import TableRoom
from .circles import Circles
from .online import Online

MOST_INVITED = 12
"""People a table asks, however many seats it has."""


class Invitations:
    def __init__(self, store: Store, bell: Bell, circles: Circles, online: Online) -> None:
        self._store, self._bell, self._circles, self._online = store, bell, circles, online

    async def invite(self, room: TableRoom, person: Person, other: Person) -> None:
        """Asked twice is once; who has declined is not asked again."""
        self._may_invite(room, person)
        if room.seats_of(other):
            return
        if not (await self._circles.sight(person, [other.id])).may(other.id, "invite"):
            raise Refused("not-invited", 403, name=other.name)
        if room.header.rated and other.login is None:
            raise Refused("rated-guest", name=other.name)
        async with self._store.alone_with("invitations"):
            invited = {row["person"] for row in await self._rows(room.header.id)}
            if other.id in invited:
                return
            if len(invited) >= MOST_INVITED:
                raise Refused("too-many-invited", count=MOST_INVITED)
            row = {"table_id": room.header.id, "person": other.id, "inviter": person.id, "at": now()}
            told = {"name": person.name, "game": room.header.game, "by": person.id, "key": room.header.key}
            call = _call(room.header.id, other.id, told)
            await self._store.write(invitations.insert().values(**row), *self._bell.writes(call))
        room.tell("table")

    async def withdraw(self, room: TableRoom, person: Person, other: str) -> None:
        self._may_invite(room, person)
        await self._store.write(invitations.delete().where(_of(room.header.id, other)))
        await self._bell.end(_call(room.header.id, other))
        room.tell("table")

    def _may_invite(self, room: TableRoom, person: Person) -> None:
        if person.login is None:
            raise Refused("invite-account", 403)
        if room.header.status != "waiting":
            raise Refused("begun-already", 409)
        if not room.seats_of(person) and person.id != room.header.host:
            raise Refused("do-not-play", 403)

    async def must_be_invited(self, table_id: str, person: Person) -> None:
        if await self._store.read_one(sa.select(invitations.c.at).where(_of(table_id, person.id))) is None:
            raise Refused("no-invitation", 404)

    def answered(self, table_id: str, person: Person, accepted: bool) -> Statement:
        answer = "accepted" if accepted else "declined"
        return invitations.update().where(_of(table_id, person.id)).values(answer=answer)

    async def decline(self, room: TableRoom, person: Person) -> None:
        await self._store.write(self.answered(room.header.id, person, False))
        await self._bell.end(_call(room.header.id, person.id))
        room.tell("table")

    # ---- who is told what ----
    async def at(self, room: TableRoom, viewer: Person | None) -> list[InvitedPerson]:
        """Those a table waits for. Only who sits there may know."""
        if viewer is None or not (room.seats_of(viewer) or viewer.id == room.header.host):
            return []
        rows = [row for row in await self._rows(room.header.id) if not _sits(room, row["person"])]
        ids = [row["person"] for row in rows]
        names, sight = await self._circles.names(ids), await self._circles.sight(viewer, ids)
        return [
            InvitedPerson(
                id=row["person"],
                name=names.get(row["person"], ""),
                colour=sight.colour(row["person"]),
                here=self._online.here(row["person"]) if sight.may(row["person"], "presence") else None,
                answer=row["answer"],
            )
            for row in rows
        ]

    async def of(self, person: Person) -> list[InvitationView]:
        """Tables that still wait for somebody, newest first."""
        waiting = (tables.c.status == "waiting") & (tables.c.updated > now() - LISTED)
        query = (
            sa.select(
                tables.c.id, tables.c.key, tables.c.game, tables.c.seats, tables.c.rated,
                invitations.c.inviter, invitations.c.at,
            )
            .join(invitations, invitations.c.table_id == tables.c.id)
            .where(invitations.c.person == person.id, invitations.c.answer.is_(None), waiting)
            .order_by(invitations.c.at.desc())
        )  # fmt: skip
        rows = await self._store.read(query.limit(50))
        links = await self._links({row["inviter"] for row in rows}, person)
        strangers = await self._circles.blocked_by(person.id)
        return [
            InvitationView(
                table=row["id"],
                key=row["key"] or None,
                game=row["game"],
                inviter=links[row["inviter"]],
                at=row["at"].isoformat() + "Z",
                seats=len(row["seats"]),
                open=sum(seat["kind"] == "open" for seat in row["seats"]),
                rated=row["rated"],
            )
            for row in rows
            if row["inviter"] not in strangers
        ]

    async def _links(self, ids: Collection[str], viewer: Person) -> dict[str, PersonLink]:
        names, sight = await self._circles.names(ids), await self._circles.sight(viewer, ids)
        return {one: PersonLink(id=one, name=names.get(one, ""), colour=sight.colour(one)) for one in ids}

    async def _rows(self, table_id: str) -> list[sa.RowMapping]:
        query = sa.select(invitations).where(invitations.c.table_id == table_id)
        return list(await self._store.read(query.order_by(invitations.c.at)))


def _call(table_id: str, person: str, data: Mapping[str, str] | None = None) -> Call:
    return Call(person, "invited", table_id, data=data or {})


def _of(table_id: str, person: str) -> sa.ColumnElement[bool]:
    return (invitations.c.table_id == table_id) & (invitations.c.person == person)


def _sits(room: TableRoom, person: str) -> bool:
    return any(seat.person == person for seat in room.header.seats)
