"""The page of all tournaments."""

from __future__ import annotations

import sqlalchemy as sa

from ..accounts.people import Person
from ..contract.tournaments import TournamentHead, TournamentList
from ..storage.schema import tournament_entrants, tournaments
from .director import Director
from .views import head_view

PAGE = 30
"""Of each kind."""


async def listed(director: Director, person: Person | None, language: str) -> TournamentList:
    """Public ones, and those somebody plays in or runs."""
    mine: sa.ColumnElement[bool] = sa.false()
    if person is not None:
        of = tournament_entrants.c
        entered_in = sa.select(of.tournament).where(of.person == person.id, of.state == "in")
        mine = sa.or_(tournaments.c.organiser == person.id, tournaments.c.id.in_(entered_in))
    soonest = sa.func.coalesce(tournaments.c.starts, tournaments.c.created)

    async def heads(*status: str, order: sa.ColumnElement[object] = soonest) -> list[TournamentHead]:
        shown = (tournaments.c.status.in_(status), sa.or_(tournaments.c.public.is_(True), mine))
        query = sa.select(tournaments.c.id).where(*shown).order_by(order, tournaments.c.id).limit(PAGE)
        rows = await director.store.read(query)
        return [head_view(await director.get(row["id"]), person, language) for row in rows]

    return TournamentList(
        running=await heads("running", "paused"),
        planned=await heads("planned"),
        over=await heads("over", order=tournaments.c.created.desc()),
    )
