"""Lists of tables: one's own, those that wait for players, those that can be watched."""

from __future__ import annotations

from collections.abc import Collection
from datetime import timedelta
from typing import Any, Literal

import sqlalchemy as sa

from ..accounts.people import Person
from ..moments import now
from ..storage.schema import seatings, tables
from ..storage.store import Store
from .any_table import AnyTable
from .registry import TableRegistry

Show = Literal["mine", "open", "watch"]
PAGE = 60
"""Tables in one answer of a list."""
MOST_OF_ONE_HOST = 3
"""Tables of one person in the lists for everybody: nobody fills them alone."""
LISTED = timedelta(days=1)
"""So long a table that waits for players is listed after its last change."""


async def listed_tables(
    registry: TableRegistry, person: Person | None, show: Show, page: int = 0, strangers: Collection[str] = ()
) -> list[AnyTable]:
    """`strangers`: people whose tables are left out of those for everybody."""
    if show == "mine" and person is None:
        return []
    query = _of(person) if show == "mine" and person else _for_everybody(show, strangers)
    rows = await registry.store.read(query.limit(PAGE).offset(page * PAGE))
    return list((await registry.tables([row["id"] for row in rows])).values())


async def waiting_tables(store: Store, host: Person) -> int:
    """How many tables of a person wait for others."""
    mine = (tables.c.host == host.id, tables.c.status == "waiting", tables.c.updated > now() - LISTED)
    row = await store.read_one(sa.select(sa.func.count().label("count")).select_from(tables).where(*mine))
    return int(row["count"]) if row else 0


def _of(person: Person) -> sa.Select[Any]:
    """What runs or waits comes before what is over, so that many finished games do not hide it."""
    query = sa.select(tables.c.id).join(seatings, seatings.c.table_id == tables.c.id)
    return query.where(seatings.c.person == person.id).order_by(
        tables.c.status.in_(("over", "off")), tables.c.updated.desc()
    )


def _for_everybody(show: Show, strangers: Collection[str]) -> sa.Select[Any]:
    """Public tables, the newest few of each host."""
    status = "waiting" if show == "open" else "playing"
    rank = sa.func.row_number().over(partition_by=tables.c.host, order_by=tables.c.updated.desc())
    listed = sa.select(tables.c.id, tables.c.updated, rank.label("rank")).where(
        tables.c.status == status, tables.c.public.is_(True)
    )
    if strangers:
        listed = listed.where(tables.c.host.not_in(strangers))
    if show == "open":
        listed = listed.where(tables.c.updated > now() - LISTED)
    found = listed.subquery()
    few = sa.select(found.c.id).where(found.c.rank <= MOST_OF_ONE_HOST)
    return few.order_by(found.c.updated.desc(), found.c.id)
