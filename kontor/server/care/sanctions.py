"""Sanctions: somebody may not chat, not sit down to new games, or not log in; until a moment, or for ever.

Whoever may not play finishes the games that run: the others there should not suffer for it.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime
from typing import Any, Literal, Protocol, get_args

import sqlalchemy as sa

from ..calls.bell import Bell, Call
from ..errors import Refused
from ..moments import now
from ..storage.schema import people, sanctions, sessions
from ..storage.store import Statement, Store
from .audit import Actor, audited

SanctionKind = Literal["mute", "play", "login"]
KINDS: tuple[SanctionKind, ...] = get_args(SanctionKind)
NEVER = "never"
"""The term of what lasts for ever, in texts."""


class Reads(Protocol):
    @property
    def read(self) -> Callable[[sa.Select[Any]], Awaitable[Sequence[sa.RowMapping]]]: ...


def in_force() -> sa.ColumnElement[bool]:
    return sa.and_(sanctions.c.lifted.is_(None), sa.or_(sanctions.c.until.is_(None), sanctions.c.until > now()))


def term(until: datetime | None) -> str:
    return NEVER if until is None else f"{until:%Y-%m-%d %H:%M} UTC"


async def must_be_allowed(store: Reads, person: str, kind: SanctionKind) -> None:
    """Refused with the reason and the term while a sanction of that kind is in force."""
    query = sa.select(sanctions).where(sanctions.c.person == person, sanctions.c.kind == kind, in_force())
    rows = await store.read(query)
    if rows:
        longest = max(rows, key=lambda row: row["until"] or datetime.max)
        facts = {"reason": longest["reason"], "until": term(longest["until"])}
        if kind == "mute":
            raise Refused("sanction-mute", 403, **facts)
        if kind == "play":
            raise Refused("sanction-play", 403, **facts)
        raise Refused("sanction-login", 403, **facts)


async def sanctions_of(store: Store, person: str, past: bool = False) -> Sequence[sa.RowMapping]:
    query = sa.select(sanctions).where(sanctions.c.person == person).order_by(sanctions.c.id.desc())
    return await store.read(query if past else query.where(in_force()))


async def impose(
    store: Store, bell: Bell, actor: Actor, person: str, kind: SanctionKind, reason: str, until: datetime | None
) -> list[str]:
    """Returns the sessions that have ended with it."""
    reason = " ".join(reason.split())
    if not 3 <= len(reason) <= 500:
        raise Refused("sanction-reason")
    at = now()
    if until is not None and until <= at:
        raise Refused("sanction-term")
    if await store.read_one(sa.select(people.c.id).where(people.c.id == person)) is None:
        raise Refused("no-person", 404)
    row = {"person": person, "kind": kind, "reason": reason, "at": at, "until": until, "operator": actor.person}
    number = int(at.timestamp())
    told = Call(person, "care", person, number, {"what": kind, "reason": reason, "until": term(until)})
    ended: Statement = sessions.update().where(sessions.c.person == person).values(person=None)
    banned = kind == "login"
    before = await store.read(sa.select(sessions.c.id).where(sessions.c.person == person)) if banned else []
    await store.write(
        sanctions.insert().values(**row),
        audited(actor, f"sanction-{kind}", person, until=term(until), reason=reason),
        *bell.writes(told),
        *([ended] if banned else []),
    )
    return [row["id"] for row in before]


async def lift(store: Store, actor: Actor, sanction: int) -> str:
    """Returns whose it was."""
    query = sa.select(sanctions).where(sanctions.c.id == sanction, sanctions.c.lifted.is_(None))
    row = await store.read_one(query)
    if row is None:
        raise Refused("no-sanction", 404)
    await store.write(
        sanctions.update().where(sanctions.c.id == sanction).values(lifted=now()),
        audited(actor, "sanction-lifted", row["person"], sanction, kind=row["kind"]),
    )
    return str(row["person"])
