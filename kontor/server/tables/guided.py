"""Guided first games: what a person has played of each game, and whether they have seen the game at all."""

from __future__ import annotations

from collections.abc import Sequence

import sqlalchemy as sa

from kontor.kernel import playable_games
from kontor.learn.coach_words import adviser

from ..accounts.people import Person
from ..contract.answers import GuidedGame
from ..storage.schema import seatings, tables
from ..storage.store import Store


async def guided_games(store: Store, person: Person | None) -> list[GuidedGame]:
    """One for each game."""
    rows = await _tables_of(store, person) if person is not None else []
    return [_guided(found.id, adviser(found.package).minutes, rows, person) for found in playable_games()]


async def _tables_of(store: Store, person: Person) -> Sequence[sa.RowMapping]:
    """Newest first; logs that were brought are nobody's games."""
    columns = (tables.c.id, tables.c.game, tables.c.status, tables.c.result, tables.c.seats, tables.c.updated)
    query = sa.select(*columns, tables.c.coach.is_not(None).label("coached"))
    query = query.join(seatings, seatings.c.table_id == tables.c.id)
    mine = (seatings.c.person == person.id, tables.c.imported.is_(False))
    return await store.read(query.where(*mine).order_by(tables.c.updated.desc()))


def _guided(game_id: str, minutes: int | None, rows: Sequence[sa.RowMapping], person: Person | None) -> GuidedGame:
    seen = [row for row in rows if row["game"] == game_id]
    last = next((row for row in seen if row["coached"]), None)
    if last is None or person is None:
        return GuidedGame(
            game=game_id, minutes=minutes, first_visit=not seen, table=None, status=None, won=None, updated=None
        )
    result, seats = last["result"], last["seats"]
    own = next((k for k, seat in enumerate(seats) if seat["person"] == person.id), 0)
    over = last["status"] == "over" and result
    return GuidedGame(
        game=game_id,
        minutes=minutes,
        first_visit=False,
        table=last["id"],
        status=last["status"],
        won=result[own] == max(result) if over else None,
        updated=last["updated"].isoformat() + "Z",
    )
