"""People and tables as operators see them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import sqlalchemy as sa

from ..accounts.names import checked_name, skeleton
from ..accounts.people import OPERATOR, People, Person
from ..accounts.sessions import Sessions
from ..errors import Refused
from ..storage.schema import people, sanctions, seatings, sessions, tables
from ..storage.store import Store
from .audit import Actor, audited
from .sanctions import in_force

PAGE = 50


async def find_people(store: Store, text: str, page: int = 0) -> Sequence[sa.RowMapping]:
    """By a part of the name or the login, or by the id; the newest first."""
    seen = sa.select(sa.func.max(sessions.c.seen)).where(sessions.c.person == people.c.id).scalar_subquery()
    open_sessions = sa.select(sa.func.count()).where(sessions.c.person == people.c.id).scalar_subquery()
    games = sa.select(sa.func.count()).where(seatings.c.person == people.c.id).scalar_subquery()
    punished = sa.select(sa.func.count()).where(sanctions.c.person == people.c.id, in_force()).scalar_subquery()
    query = sa.select(
        people,
        seen.label("seen"),
        open_sessions.label("sessions"),
        games.label("games"),
        punished.label("sanctions"),
    )
    query = query.where(*matching(text))
    return await store.read(query.order_by(people.c.created.desc(), people.c.id).limit(PAGE).offset(page * PAGE))


def matching(text: str) -> list[sa.ColumnElement[bool]]:
    """Of people: a part of the name or the login, or the id; without a text everybody."""
    if not (text := text.strip()):
        return []
    plain = text.lower().replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_")
    like = f"%{plain}%"
    return [
        sa.or_(
            people.c.id == text,
            sa.func.lower(people.c.name).like(like, escape="\\"),
            people.c.login.like(like, escape="\\"),
        )
    ]


async def names_of(store: Store, ids: Iterable[str | None]) -> Mapping[str, str]:
    wanted = {one for one in ids if one}
    rows = await store.read(sa.select(people.c.id, people.c.name).where(people.c.id.in_(wanted)))
    return {row["id"]: row["name"] for row in rows}


async def find_tables(store: Store, text: str, page: int = 0) -> Sequence[sa.RowMapping]:
    """Those that run or wait; by id any."""
    listed = sa.select(tables).order_by(tables.c.updated.desc(), tables.c.id)
    query = (
        listed.where(tables.c.id == text.strip())
        if text.strip()
        else listed.where(tables.c.status.in_(("playing", "waiting")))
    )
    return await store.read(query.limit(PAGE).offset(page * PAGE))


async def grant(store: Store, actor: Actor, person: Person, role: str | None) -> None:
    if role not in (OPERATOR, None):
        raise Refused("no-role", 404)
    if person.login is None:
        raise Refused("account-needed", 409)
    await store.write(
        people.update().where(people.c.id == person.id).values(role=role),
        audited(actor, "granted" if role else "revoked", person.id, role or OPERATOR),
    )


async def end_sessions(store: Store, actor: Actor, kept: Sessions, person: Person) -> list[str]:
    """Logged out everywhere."""
    ended = await kept.end_all(person)
    await store.write(audited(actor, "sessions-ended", person.id, count=len(ended)))
    return ended


async def rename(store: Store, accounts: People, actor: Actor, person: Person, name: str) -> str:
    """Another name, instead of an offensive one; whoever is renamed may change it within the rules as ever."""
    name = checked_name(name)
    await accounts.must_be_free(name, person)
    look = skeleton(name) if person.login else None
    await store.write(
        people.update().where(people.c.id == person.id).values(name=name, skeleton=look),
        audited(actor, "renamed", person.id, before=person.name),
    )
    return name
