"""Ratings as operators mend them: a game counts no more, or all are computed anew."""

from __future__ import annotations

import sqlalchemy as sa

from ..errors import Refused
from ..ratings.endings import recompute
from ..storage.schema import results
from ..storage.store import Store
from .audit import Actor, audited


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
    await store.write(
        results.update().where(results.c.table_id == table_id).values(rated=False),
        audited(actor, "game-voided", about=table_id),
    )
    return await recompute(store, row["game"])
