"""What operators change at tables: a game is called off, a name is replaced. Their rows are rewritten while the tables
are open nowhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

import sqlalchemy as sa

from kontor.match import free_name

from ..accounts.deletion import tables_of
from ..accounts.people import Person
from ..errors import Refused
from ..moments import now
from ..storage.schema import chat, tables
from ..storage.store import Store, Write
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
    """Seats and lines of chat bear the new name."""
    async with registry.rewriting(await tables_of(store, person.id)) as leases:
        rows = await store.read(sa.select(tables).where(tables.c.id.in_([lease.table_id for lease in leases])))
        writes: list[Write] = [chat.update().where(chat.c.person == person.id).values(name=name)]
        for row in rows:
            seats = [dict(seat) for seat in row["seats"]]
            for seat in seats:
                if seat["person"] == person.id and seat["name"].startswith(person.name):  # not others at one device
                    taken = {other["name"] for other in seats if other is not seat}
                    seat["name"] = free_name(name, taken)
            writes.append(tables.update().where(tables.c.id == row["id"]).values(seats=seats))
        await store.write(*leases, *writes)
