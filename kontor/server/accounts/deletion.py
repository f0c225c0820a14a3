"""An account is deleted: what was played stays for the others, and nobody can say any more who it was."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa

from kontor.match import free_name

from ..storage.schema import (
    calls,
    deliveries,
    people,
    seatings,
    sessions,
    tables,
    tournament_entrants,
    tournaments,
)
from ..storage.store import Lease, Store, Write
from ..tables.calling import named_anew
from .people import Person
from .personal import HELD, NOBODY

if TYPE_CHECKING:
    from ..tables.registry import TableRegistry
    from ..tournaments.director import Director

NOT_KNOWN = {"bot_to_move": None}
"""Who plays a seat has changed in the row: whether the table goes on by itself is seen when it is opened."""
OPEN_SEAT = {"kind": "open", "name": "", "person": None}


async def delete_person(store: Store, registry: TableRegistry, director: Director, person: Person) -> list[str]:
    """All or nothing; returns the sessions that have ended."""
    mine = await store.read(sa.select(sessions.c.id).where(sessions.c.person == person.id))
    async with rewriting(store, registry, director, person) as leases:
        rows = await store.read(sa.select(tables).where(tables.c.id.in_([lease.table_id for lease in leases])))
        without = {row["id"]: _without(row, person) for row in rows}
        changed = [tables.update().where(tables.c.id == one).values(**row) for one, row in without.items()]
        scrubbed = await named_anew(store, {one: row["seats"] for one, row in without.items()})
        told = sa.select(calls.c.id).where(sa.or_(calls.c.about == person.id, calls.c.person == person.id))
        scrubbed.append(deliveries.delete().where(deliveries.c.call.in_(told)))
        sent = calls.c.id.in_(await _invitations_by(store, person))
        scrubbed.append(deliveries.delete().where(deliveries.c.call.in_(sa.select(calls.c.id).where(sent))))
        scrubbed.append(calls.delete().where(sent))
        scrubbed.append(_withdrawn(person))
        forgotten = [held.forget(person.id) for held in HELD]
        gone = people.delete().where(people.c.id == person.id)
        await store.write(*leases, *changed, *scrubbed, *forgotten, gone)
    await store.wipe()
    return [row["id"] for row in mine]


@asynccontextmanager
async def rewriting(
    store: Store, registry: TableRegistry, director: Director, person: Person
) -> AsyncIterator[list[Lease]]:
    """All that somebody plays is in nobody's memory for a while, so that the rows can be rewritten."""
    async with director.rewriting(person.id), registry.rewriting(await tables_of(store, person.id)) as leases:
        yield leases


async def tables_of(store: Store, person: str) -> list[str]:
    """Where somebody sits, or is the host."""
    sits = sa.select(seatings.c.table_id).where(seatings.c.person == person)
    rows = await store.read(sa.select(tables.c.id).where(sa.or_(tables.c.id.in_(sits), tables.c.host == person)))
    return [row["id"] for row in rows]


def _without(row: sa.RowMapping, person: Person) -> dict[str, Any]:
    """The row of a table after somebody is gone: the seat is free again before the game, else a bot plays on. Of a game
    they imported nobody is named any more: any of the names may have been theirs."""
    seats, status = [dict(seat) for seat in row["seats"]], row["status"]
    begun = all(seat["kind"] != "open" for seat in seats) and status != "waiting"
    for seat in seats:
        if seat["person"] == person.id and not begun:
            seat.update({**seat, **OPEN_SEAT})
        elif seat["person"] == person.id or row["imported"]:
            name = free_name(NOBODY, {other["name"] for other in seats})
            seat.update(name=name, person=None, deleted=True, stand_in=None, resigned=status == "playing")
    left = [seat["person"] for seat in seats if seat["kind"] == "person" and seat["person"]]
    host = (left[0] if left and status == "waiting" else "") if row["host"] == person.id else row["host"]
    if not left and status in ("waiting", "playing"):
        status = "off"
    return {"seats": seats, "host": host, "status": status, **NOT_KNOWN}


def _withdrawn(person: Person) -> Write:
    """From tournaments that are not over."""
    ends = sa.select(tournaments.c.id).where(tournaments.c.ended.is_(None))
    of = tournament_entrants.c
    there = of.person == person.id, of.state == "in", of.tournament.in_(ends)
    return tournament_entrants.update().where(*there).values(state="out")


async def _invitations_by(store: Store, person: Person) -> list[str]:
    """Calls to tables that somebody may long have left: an invitation by nobody says nothing."""
    rows = await store.read(sa.select(calls.c.id, calls.c.data).where(calls.c.kind == "invited"))
    return [row["id"] for row in rows if row["data"].get("by") == person.id]
