"""Who follows, blocks and mutes whom, and what comes of it: who may see, invite, join and be heard."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection
from dataclasses import dataclass

import sqlalchemy as sa

from ..accounts.people import Person
from ..calls.bell import Bell, Call
from ..contract.people import PersonLink
from ..errors import Refused
from ..moments import now
from ..storage.schema import blocks, follows, mutes, people
from ..storage.store import Store, Write
from ..tables.records import Header
from ..tables.registry import TableRegistry
from .privacy import Privacy, What, privacy_of

MOST = 500
"""People on one list of a person: followed, blocked, muted."""


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
        registry.others.hear("blocks", lambda _, told: self._silence(told["person"]))

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

    # ---- lists ----
    async def _decide(
        self,
        about: sa.Table,
        person: Person,
        other: Person,
        on: bool,
        along: Callable[[], Awaitable[list[Write]]] | None = None,
    ) -> None:
        """On a list or off it; asked twice is once. `along`: what is written together with it."""
        if person.id == other.id:
            raise Refused("not-yourself")
        async with self._store.alone_with("follows"):
            if not on:
                await self._store.write(about.delete().where(_between(about, person.id, other.id)))
                return
            before = await self._decided(about, person.id)
            if other.id in before:
                return
            if len(before) >= MOST:
                raise Refused("too-many-listed", count=MOST)
            row = {"person": person.id, _whom(about).name: other.id, "at": now()}
            await self._store.write(about.insert().values(**row), *(await along() if along else []))

    async def _decided(self, about: sa.Table, person: str) -> list[str]:
        whom = _whom(about).label("whom")
        return [row["whom"] for row in await self._store.read(sa.select(whom).where(about.c.person == person))]

    # ---- following ----
    async def follow(self, person: Person, other: Person, on: bool) -> None:
        """Whoever is followed is told once. Who is blocked may follow, and nobody hears of it."""

        async def called() -> list[Write]:
            unheard = person.id in await self.blocked_by(other.id)
            return [] if unheard else list(self._bell.writes(_followed(person, other)))

        await self._decide(follows, person, other, on, called)

    async def following(self, person: Person) -> list[str]:
        return await self._decided(follows, person.id)

    async def followers(self, person: Person) -> int:
        """Those whom the person blocks do not count."""
        ignored = sa.select(blocks.c.blocked).where(blocks.c.person == person.id)
        query = sa.select(sa.func.count().label("count")).select_from(follows)
        row = await self._store.read_one(query.where(follows.c.followed == person.id, follows.c.person.not_in(ignored)))
        return int(row["count"]) if row else 0

    # ---- blocking and muting ----
    async def block(self, person: Person, other: Person, on: bool) -> None:
        """From now on: no invitations, no seat at tables of `person`, no words of theirs. They are not told."""

        async def unfollowed() -> list[Write]:
            return [follows.delete().where(_between(follows, person.id, other.id))]

        await self._decide(blocks, person, other, on, unfollowed)
        await self._silence(person.id)
        self._registry.others.tell("blocks", person=person.id)

    async def _silence(self, person: str) -> None:
        """At their pages that are open."""
        silenced = await self.blocked_by(person)
        for room in self._registry.rooms:
            for listener in room.listeners:
                if listener.person is not None and listener.person.id == person:
                    listener.blocked = silenced

    async def blocked_by(self, person: str) -> frozenset[str]:
        """Whom a person blocks."""
        return frozenset(await self._decided(blocks, person))

    async def mute(self, person: Person, other: Person, on: bool) -> None:
        """Pages of `person` cover the words of the other; nothing else changes between them."""
        await self._decide(mutes, person, other, on)

    async def muted_by(self, person: Person) -> list[PersonLink]:
        return await self.named(await self._decided(mutes, person.id))

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

    async def named(self, ids: Collection[str]) -> list[PersonLink]:
        """By name, without anything that they may not want to show."""
        names = await self.names(ids)
        return [
            PersonLink(id=one, name=names[one], colour="")
            for one in sorted(names, key=lambda one: names[one].casefold())
        ]


def _followed(person: Person, other: Person) -> Call:
    return Call(other.id, "followed", person.id, data={"name": person.name})


def _whom(about: sa.Table) -> sa.Column[str]:
    """The one whom a list is about: of two people in a row, the second."""
    return about.columns.values()[1]


def _between(about: sa.Table, person: str, other: str) -> sa.ColumnElement[bool]:
    return (about.c.person == person) & (_whom(about) == other)
