"""Who did what to whom: lines are only ever added. They name people by their ids, so that a deleted account leaves
nobody's name behind."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

import sqlalchemy as sa

from ..accounts.people import Person
from ..moments import now
from ..storage.schema import audit
from ..storage.store import Store, Write

PAGE = 50


@dataclass(frozen=True)
class Actor:
    """Whoever does something."""

    by: Literal["operator", "command", "system", "person"]
    person: str | None = None


COMMAND = Actor("command")
"""Whoever has the command line of the server's machine."""
SYSTEM = Actor("system")


def operator(person: Person) -> Actor:
    return Actor("operator", person.id)


def audited(actor: Actor, action: str, person: str | None = None, about: object = "", **data: Any) -> Write:
    """To be written together with what it tells of."""
    return audit.insert().values(
        at=now(), actor=actor.person, by=actor.by, action=action, person=person, about=str(about)[:64], data=data
    )


async def audit_page(store: Store, page: int, person: str | None = None) -> Sequence[sa.RowMapping]:
    """The newest first; of one person whatever they did and whatever was done to them."""
    query = sa.select(audit).order_by(audit.c.id.desc()).limit(PAGE).offset(page * PAGE)
    if person is not None:
        query = query.where(sa.or_(audit.c.actor == person, audit.c.person == person))
    return await store.read(query)
