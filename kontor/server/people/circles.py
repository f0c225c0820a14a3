"""Who follows and who blocks whom, and what follows from it: who may see, invite, join and be heard."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

import sqlalchemy as sa

from ..accounts.people import Person
from ..calls.bell import Bell, Call
from ..errors import Refused
from ..moments import now
from ..storage.schema import blocks, follows, people
from ..storage.store import Store
from ..tables.records import Header
from ..tables.registry import TableRegistry
from .privacy import Privacy, What, privacy_of

MOST_FOLLOWED = 500


@dataclass(frozen=True)
class Sight:
    """What one person may see of others."""

    viewer: str | None
    privacy: dict[str, Privacy]
    followed_by: frozenset[str]
    """Of the others: who follows the viewer."""
    blocked_by: frozenset[str]
    """Of the others: who blocks the viewer."""

    def may(self, person: str, what: What) -> bool:
        """Who is blocked is nobody in particular: they see what everybody sees, but not who is here."""
        if person == self.viewer:
            return True
        blocked = person in self.blocked_by
        shown = self.privacy[person].shown_to(what)
        if shown == "everybody":
            return not (blocked and what in ("presence", "invite"))
        return shown == "followed" and person in self.followed_by and not blocked

    def colour(self, person: str) -> str:
        return self.privacy[person].colour if self.may(person, "profile") else ""


class Circles:
    def __init__(self, store: Store, bell: Bell, registry: TableRegistry) -> None:
        self._store, self._bell, self._registry = store, bell, registry

    async def sight(self, viewer: Person | None, others: Collection[str]) -> Sight:
        """What `viewer` may see of these people."""
        privacy = await privacy_of(self._store, others)
        if viewer is None:
            return Sight(None, privacy, frozenset(), frozenset())
        following = sa.select(follows.c.person).where(follows.c.followed == viewer.id, follows.c.person.in_(others))
        blocking = sa.select(blocks.c.person).where(blocks.c.blocked == viewer.id, blocks.c.person.in_(others))
        return Sight(
            viewer.id,
            privacy,
            frozenset(row["person"] for row in await self._store.read(following)),
            frozenset(row["person"] for row in await self._store.read(blocking)),
        )

    # ---- following ----
    async def follow(self, person: Person, other: Person, on: bool) -> None:
        """Whoever is followed is told once. Who is blocked may follow, and nobody hears of it."""
        if person.id == other.id:
            raise Refused("not-yourself")
        known = (follows.c.person == person.id) & (follows.c.followed == other.id)
        async with self._store.alone_with("follows"):
            if not on:
                await self._store.write(follows.delete().where(known))
                return
            followed = await self.following(person)
            if other.id in followed:
                return
            if len(followed) >= MOST_FOLLOWED:
                raise Refused("too-many-followed", count=MOST_FOLLOWED)
            called = [] if person.id in await self.blocked_by(other.id) else self._bell.writes(_followed(person, other))
            await self._store.write(follows.insert().values(person=person.id, followed=other.id, at=now()), *called)

    async def following(self, person: Person) -> list[str]:
        rows = await self._store.read(sa.select(follows.c.followed).where(follows.c.person == person.id))
        return [row["followed"] for row in rows]

    async def followers(self, person: Person) -> int:
        """Those whom the person blocks do not count."""
        ignored = sa.select(blocks.c.blocked).where(blocks.c.person == person.id)
        query = sa.select(sa.func.count().label("count")).select_from(follows)
        row = await self._store.read_one(query.where(follows.c.followed == person.id, follows.c.person.not_in(ignored)))
        return int(row["count"]) if row else 0

    # ---- blocking ----
    async def block(self, person: Person, other: Person, on: bool) -> None:
        """From now on: no invitations, no seat at tables of `person`, no words of theirs. They are not told."""
        if person.id == other.id:
            raise Refused("not-yourself")
        known = (blocks.c.person == person.id) & (blocks.c.blocked == other.id)
        async with self._store.alone_with("follows"):
            if not on:
                await self._store.write(blocks.delete().where(known))
            elif other.id not in await self.blocked_by(person.id):
                mine = (follows.c.person == person.id) & (follows.c.followed == other.id)
                await self._store.write(
                    blocks.insert().values(person=person.id, blocked=other.id, at=now()),
                    follows.delete().where(mine),
                )
        silenced = await self.blocked_by(person.id)
        for room in self._registry.rooms:
            for listener in room.listeners:
                if listener.person is not None and listener.person.id == person.id:
                    listener.blocked = silenced

    async def blocked_by(self, person: str) -> frozenset[str]:
        """Whom a person blocks."""
        rows = await self._store.read(sa.select(blocks.c.blocked).where(blocks.c.person == person))
        return frozenset(row["blocked"] for row in rows)

    async def strangers(self, person: Person | None) -> frozenset[str]:
        """Those whose open tables are not offered to a person: whom they block, and who blocks them."""
        if person is None:
            return frozenset()
        rows = await self._store.read(sa.select(blocks.c.person).where(blocks.c.blocked == person.id))
        return frozenset(row["person"] for row in rows) | await self.blocked_by(person.id)

    async def must_be_welcome(self, header: Header, person: Person) -> None:
        """At a table nobody sits down whom somebody there blocks. Why is not said."""
        seated = {header.host, *(seat.person for seat in header.seats if seat.person)} - {person.id}
        query = sa.select(blocks.c.person).where(blocks.c.blocked == person.id, blocks.c.person.in_(seated))
        if await self._store.read_one(query) is not None:
            raise Refused("not-welcome", 403)

    # ---- at tables ----
    async def at_table(self, person: Person | None) -> tuple[bool, frozenset[str]]:
        """Of somebody who looks at a table: whether others are told who it is, and whose words they do not want."""
        if person is None:
            return False, frozenset()
        privacy = (await privacy_of(self._store, [person.id]))[person.id]
        return privacy.presence == "everybody", await self.blocked_by(person.id)

    async def colour_of(self, person: Person) -> str:
        return (await privacy_of(self._store, [person.id]))[person.id].colour

    async def names(self, ids: Collection[str]) -> dict[str, str]:
        rows = await self._store.read(sa.select(people.c.id, people.c.name).where(people.c.id.in_(ids))) if ids else []
        return {row["id"]: row["name"] for row in rows}


def _followed(person: Person, other: Person) -> Call:
    return Call(other.id, "followed", person.id, data={"name": person.name})
