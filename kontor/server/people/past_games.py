"""The games somebody has played, a page at a time. Of private tables only those who played there are told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa

from ..accounts.people import Person
from ..contract.people import OtherPlayer, PastGame, PastGames
from ..storage.schema import rating_changes, results, seatings, tables
from ..storage.store import Store

PAGE = 20


async def past_games(store: Store, person: str, viewer: Person | None, page: int) -> PastGames:
    listed = (results.c.person == person) & _visible(person, viewer)
    joined = results.join(tables, tables.c.id == results.c.table_id)
    counted = await store.read_one(sa.select(sa.func.count().label("count")).select_from(joined).where(listed))
    change = (rating_changes.c.table_id == results.c.table_id) & (rating_changes.c.person == results.c.person)
    query = (
        sa.select(results, tables.c.seats, rating_changes.c.mu, rating_changes.c.mu_before)
        .select_from(joined.outerjoin(rating_changes, change))
        .where(listed)
        .order_by(results.c.at.desc(), results.c.table_id)
    )
    rows = await store.read(query.limit(PAGE).offset(page * PAGE))
    at_table = await _seats(store, [row["table_id"] for row in rows])
    return PastGames(
        games=[_told(row, at_table[row["table_id"]]) for row in rows], total=int(counted["count"]) if counted else 0
    )


def _visible(person: str, viewer: Person | None) -> sa.ColumnElement[bool]:
    if viewer is None:
        return tables.c.public.is_(True)
    if viewer.id == person:
        return sa.true()
    there = sa.select(seatings.c.table_id).where(seatings.c.person == viewer.id)
    return tables.c.public.is_(True) | tables.c.id.in_(there)


async def _seats(store: Store, ids: Sequence[str]) -> dict[str, list[sa.RowMapping]]:
    found: dict[str, list[sa.RowMapping]] = {}
    if ids:
        query = sa.select(results).where(results.c.table_id.in_(ids))
        for row in await store.read(query.order_by(results.c.place, results.c.seat)):
            found.setdefault(row["table_id"], []).append(row)
    return found


def _told(row: sa.RowMapping, seats: Sequence[sa.RowMapping]) -> PastGame:
    kept: list[dict[str, Any]] = row["seats"]
    own = kept[row["seat"]]
    return PastGame(
        table=row["table_id"],
        game=row["game"],
        at=row["at"].isoformat() + "Z",
        players=row["players"],
        place=row["place"],
        shared=sum(seat["place"] == row["place"] for seat in seats) > 1,
        score=row["score"],
        others=[
            OtherPlayer(
                name=kept[seat["seat"]]["name"],
                person=seat["person"],
                bot=seat["bot"],
                score=seat["score"],
                place=seat["place"],
            )
            for seat in seats
            if seat["seat"] != row["seat"]
        ],
        rated=row["rated"],
        change=None if row["mu"] is None else round(row["mu"]) - round(row["mu_before"]),
        hints=own.get("hints_used", 0) > 0,
        resigned=own.get("resigned", False),
    )
