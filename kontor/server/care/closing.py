"""What operators change at tables: a game is called off, a name is replaced. Their rows are rewritten while the tables
are open nowhere."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa

from kontor.match import free_name

from ..accounts.deletion import tables_of
from ..accounts.people import Person
from ..errors import Refused
from ..moments import now
from ..storage.schema import chat, tables
from ..storage.store import Store, Write
from ..tables.calling import named_anew
from .audit import Actor, audited

if TYPE_CHECKING:
    from ..tables.registry import TableRegistry


async def close_table(store: Store, registry: TableRegistry, actor: Actor, table_id: str) -> None:
    """The game stays as it is, and nobody wins."""
    async with registry.rewriting([table_id]) as leases:
        row = await store.read_one(sa.select(tables).where(tables.c.id == table_id))
        if row is None:
            raise Refused("no-table", 404)
        if row["status"] not in ("waiting", "playing"):
            raise Refused("not-running", 409)
        await store.write(
            *leases,
            tables.update().where(tables.c.id == table_id).values(status="off", updated=now()),
            audited(actor, "table-closed", about=table_id),
        )


async def rename_at_tables(store: Store, registry: TableRegistry, person: Person, name: str) -> None:
    """Seats, lines of chat and the calls of others bear the new name."""
    async with registry.rewriting(await tables_of(store, person.id)) as leases:
        rows = await store.read(sa.select(tables).where(tables.c.id.in_([lease.table_id for lease in leases])))
        seats = {row["id"]: _renamed(row["seats"], person, name) for row in rows}
        writes: list[Write] = [chat.update().where(chat.c.person == person.id).values(name=name)]
        writes += [tables.update().where(tables.c.id == one).values(seats=named) for one, named in seats.items()]
        await store.write(*leases, *writes, *await named_anew(store, seats))


def _renamed(kept: Sequence[Mapping[str, Any]], person: Person, name: str) -> list[dict[str, Any]]:
    """Of several at one device only whoever has the name: the others have names of their own."""
    seats = [dict(seat) for seat in kept]
    theirs = [seat for seat in seats if seat["person"] == person.id]
    for seat in theirs:
        if len(theirs) == 1 or seat["name"].startswith(person.name):
            seat["name"] = free_name(name, {other["name"] for other in seats if other is not seat})
    return seats
