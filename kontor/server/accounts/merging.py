"""A guest who logs in to an account may take along what they have played as a guest."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import sqlalchemy as sa

from ..storage.schema import blocks, follows, invitations, mutes, people, tables
from ..storage.store import Store
from .deletion import NOT_KNOWN, rewriting
from .people import Person
from .personal import HELD

if TYPE_CHECKING:
    from ..tables.registry import TableRegistry
    from ..tournaments.director import Director

_ABOUT_ONESELF = tuple(
    one.table.delete().where(one == other)
    for one, other in (
        (follows.c.person, follows.c.followed),
        (blocks.c.person, blocks.c.blocked),
        (mutes.c.person, mutes.c.muted),
        (invitations.c.person, invitations.c.inviter),
    )
)
"""What a guest and the account had decided about each other: it is one person now."""


async def merge_guest(
    store: Store, registry: TableRegistry, director: Director, guest: Person, account: Person
) -> None:
    """All or nothing: what was the guest's is the account's, and the guest is gone. What both have (a lesson, a
    rating) stays as the account has it."""
    assert guest.login is None
    async with rewriting(store, registry, director, guest) as leases:
        rows = await store.read(sa.select(tables).where(tables.c.id.in_([lease.table_id for lease in leases])))
        seats = [
            tables.update()
            .where(tables.c.id == row["id"])
            .values(seats=_handed(row["seats"], guest, account), **NOT_KNOWN)
            for row in rows
        ]
        handed = [write for held in HELD for write in held.hand_over(guest.id, account.id)]
        await store.write(*leases, *seats, *handed, *_ABOUT_ONESELF, people.delete().where(people.c.id == guest.id))


def _handed(seats: list[dict[str, Any]], guest: Person, account: Person) -> list[dict[str, Any]]:
    return [{**seat, "person": account.id if seat["person"] == guest.id else seat["person"]} for seat in seats]
