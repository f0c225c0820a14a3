"""Ratings as operators look them up and mend them: a game counts no more, somebody begins anew, all are computed again.

Ratings follow from the rated results alone: what is mended there holds for ever, whatever is computed later.
"""

from __future__ import annotations

from collections.abc import Sequence

import sqlalchemy as sa

from ..accounts.people import Person
from ..contract.care import RatedGame, RatedPerson, RatedSeat
from ..errors import Refused
from ..ratings.endings import recompute
from ..storage.schema import people, rating_changes, ratings, results, tables
from ..storage.store import Store
from .audit import Actor, audited
from .directory import matching

PAGE = 50
GAMES = 20
"""Rated games in one answer."""


# ---- looking up ----
async def rated_people(store: Store, game: str, text: str = "", page: int = 0) -> list[RatedPerson]:
    """The best first, also those whose ratings are still settling or private."""
    query = sa.select(people.c.name, people.c.login, ratings).join_from(ratings, people)
    query = query.where(ratings.c.game == game, *matching(text)).order_by(ratings.c.mu.desc(), ratings.c.person)
    return [
        RatedPerson(
            id=row["person"],
            name=row["name"],
            login=row["login"],
            rating=round(row["mu"]),
            doubt=round(row["sigma"]),
            games=row["games"],
            at=row["at"].isoformat() + "Z",
        )
        for row in await store.read(query.limit(PAGE).offset(page * PAGE))
    ]


async def rated_games(store: Store, game: str, person: str = "", page: int = 0) -> list[RatedGame]:
    """The newest first; of one person, or all."""
    counted = results.c.game == game, results.c.rated.is_(True)
    newest = sa.select(results.c.table_id, results.c.at).where(*counted).distinct()
    if person:
        newest = newest.where(results.c.person == person)
    listed = await store.read(
        newest.order_by(results.c.at.desc(), results.c.table_id).limit(GAMES).offset(page * GAMES)
    )
    ids = [row["table_id"] for row in listed]
    changed = (rating_changes.c.table_id == results.c.table_id) & (rating_changes.c.person == results.c.person)
    seats = (
        sa.select(results, tables.c.seats, rating_changes.c.mu_before, rating_changes.c.mu)
        .select_from(results.join(tables).outerjoin(rating_changes, changed))
        .where(results.c.table_id.in_(ids))
        .order_by(results.c.place, results.c.seat)
    )
    at_table: dict[str, list[RatedSeat]] = {one: [] for one in ids}
    for row in await store.read(seats):
        at_table[row["table_id"]].append(_seat(row))
    return [
        RatedGame(table=row["table_id"], at=row["at"].isoformat() + "Z", seats=at_table[row["table_id"]])
        for row in listed
    ]


def _seat(row: sa.RowMapping) -> RatedSeat:
    return RatedSeat(
        name=row["seats"][row["seat"]]["name"],
        person=row["person"],
        place=row["place"],
        score=row["score"],
        before=None if row["mu"] is None else round(row["mu_before"]),
        rating=None if row["mu"] is None else round(row["mu"]),
    )


# ---- mending ----
async def recomputed(store: Store, actor: Actor, game: str) -> int:
    """Returns how many games counted."""
    count = await recompute(store, game)
    await store.write(audited(actor, "ratings-recomputed", about=game, games=count))
    return count


async def voided(store: Store, actor: Actor, table_id: str) -> int:
    """A rated game counts no more, for nobody; its log stays."""
    rated = results.c.table_id == table_id, results.c.rated.is_(True)
    row = await store.read_one(sa.select(results.c.game).where(*rated))
    if row is None:
        raise Refused("not-rated", 409)
    await store.write(_void([table_id]), audited(actor, "game-voided", about=table_id))
    return await recompute(store, row["game"])


async def reset(store: Store, actor: Actor, person: Person, game: str) -> int:
    """Somebody begins anew: their rated games of this game count no more, for the others neither."""
    rated = results.c.game == game, results.c.rated.is_(True), results.c.person == person.id
    ids = [row["table_id"] for row in await store.read(sa.select(results.c.table_id).where(*rated))]
    if not ids:
        raise Refused("no-rating", 409)
    await store.write(_void(ids), audited(actor, "rating-reset", person.id, game, games=len(ids)))
    return await recompute(store, game)


def _void(table_ids: Sequence[str]) -> sa.Update:
    return results.update().where(results.c.table_id.in_(table_ids)).values(rated=False)
