"""Where the database holds something of a person: one list, from which export, deletion and merging are made.

A test compares it with the schema, so that no table with a person in it is forgotten.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

import sqlalchemy as sa

from ..errors import words
from ..storage import schema
from ..storage.schema import (
    addresses,
    audit,
    blocks,
    call_settings,
    calls,
    chat,
    deliveries,
    follows,
    invitations,
    lesson_steps,
    links,
    mutes,
    passkeys,
    people,
    profiles,
    push_subscriptions,
    puzzle_ratings,
    puzzle_tries,
    rating_changes,
    ratings,
    reports,
    results,
    sanctions,
    seatings,
    sessions,
    tables,
    tournament_entrants,
    tournaments,
    vacations,
)
from ..storage.store import Write


@dataclass(frozen=True)
class Held:
    """Rows that hold something of the person whose id is in `column`."""

    column: sa.Column[Any]
    gone: Literal["delete", "clear"] = "delete"
    """What deletion does: the rows go, or only the id in them does; with it what `also` says."""
    exported: bool = True
    without: tuple[str, ...] = ()
    """Columns that are not exported: secrets of the server, and of others."""
    only: tuple[tuple[str, str], ...] = ()
    """Columns and the value they must have: what else is in the table belongs to nobody."""
    also: tuple[tuple[str, Any], ...] = ()
    """Columns that are emptied with the id."""

    @property
    def table(self) -> sa.Table:
        assert isinstance(self.column.table, sa.Table)
        return self.column.table

    def of(self, person: str) -> sa.ColumnElement[bool]:
        return sa.and_(self.column == person, *(self.table.c[name] == value for name, value in self.only))

    def forget(self, person: str, *where: sa.ColumnElement[bool]) -> Write:
        if self.gone == "delete":
            return self.table.delete().where(self.of(person), *where)
        empty = None if self.column.nullable else ""
        return self.table.update().where(self.of(person), *where).values({self.column.name: empty, **dict(self.also)})

    def hand_over(self, person: str, to: str) -> list[Write]:
        """What was one person's is another's; of two rows that would be the same, theirs stays."""
        writes: list[Write] = []
        for unique in self.table.constraints:
            if isinstance(unique, sa.UniqueConstraint | sa.PrimaryKeyConstraint) and self.column.name in unique.columns:
                other = self.table.alias()
                keys = [column for column in unique.columns if column.name != self.column.name]
                same = [other.c[self.column.name] == to, *(other.c[key.name] == key for key in keys)]
                there = sa.exists(sa.select(sa.literal(1)).select_from(other).where(*same).correlate(self.table))
                writes.append(self.forget(person, there))
        writes.append(self.table.update().where(self.of(person)).values({self.column.name: to}))
        return writes


NOBODY = words("en")("bot-deleted")
"""The name of whoever is deleted; pages say it in their own language."""

HELD = (
    Held(sessions.c.person, without=("id",)),
    Held(addresses.c.person),
    Held(links.c.person, exported=False),
    Held(passkeys.c.person, without=("id", "key", "credential")),
    Held(seatings.c.person),
    Held(tables.c.host, "clear", exported=False),  # with the seats, see `deletion`
    Held(chat.c.person),
    Held(deliveries.c.person, exported=False),
    Held(call_settings.c.person),
    Held(push_subscriptions.c.person, without=("id", "endpoint", "p256dh", "auth")),
    Held(calls.c.person, without=("id", "about", "data")),
    Held(calls.c.about, exported=False),
    Held(lesson_steps.c.person),
    Held(puzzle_tries.c.person),
    Held(puzzle_ratings.c.id, only=(("kind", "person"),)),
    Held(vacations.c.person),
    Held(profiles.c.person),
    Held(follows.c.person),
    Held(follows.c.followed, exported=False),
    Held(blocks.c.person),
    Held(blocks.c.blocked, exported=False),
    Held(mutes.c.person),
    Held(mutes.c.muted, exported=False),
    Held(invitations.c.person, without=("inviter",)),
    Held(invitations.c.inviter, without=("person",)),
    Held(results.c.person, "clear"),
    Held(ratings.c.person),
    Held(rating_changes.c.person),
    Held(tournaments.c.organiser, "clear", without=("key",)),
    Held(tournament_entrants.c.person, "clear", also=(("name", NOBODY),)),
    Held(reports.c.reporter, "clear", without=("person", "note", "handler"), also=(("text", ""),)),
    Held(reports.c.person, exported=False),
    Held(reports.c.handler, "clear", exported=False),
    Held(sanctions.c.person, without=("operator",)),
    Held(sanctions.c.operator, "clear", exported=False),
    Held(audit.c.actor, "clear", exported=False),
    Held(audit.c.person, "clear", exported=False, also=(("data", {}),)),
)
"""In an order in which rows can go: first what refers to others. The row of `people` itself goes last."""

NOT_OF_PEOPLE = frozenset(
    {
        calls.c.id,
        deliveries.c.call,
        deliveries.c.target,
        push_subscriptions.c.id,
        schema.servers.c.id,
        schema.leases.c.server,
        schema.duties.c.server,
        tables.c.key,
        tournaments.c.key,
        people.c.id,
    }
)
"""Columns as wide as a person's id that hold something else (or, in `people`, the person)."""
NOT_EXPORTED_OF_PEOPLE = ("password", "skeleton")
