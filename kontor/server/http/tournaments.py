"""Routes: tournaments."""

from __future__ import annotations

from typing import Annotated, Any

import sqlalchemy as sa
from fastapi import APIRouter, Depends, Response
from fastapi.responses import PlainTextResponse

from ..contract.tournaments import (
    EntrantRemoval,
    NewTournament,
    SignUpChange,
    TournamentHead,
    TournamentList,
    TournamentView,
)
from ..errors import Refused
from ..storage.schema import tournament_entrants, tournaments
from ..tournaments import organising
from ..tournaments.access import must_be_let_in
from ..tournaments.director import Director
from ..tournaments.exports import logs_zip, results_csv
from ..tournaments.records import Tournament
from ..tournaments.views import head_view, tournament_view
from .dependencies import Caller, Host, Language, PeopleStore, Registry, Somebody, counted_read, part

router = APIRouter(tags=["tournaments"])
Leader = Annotated[Director, part("director")]
PAGE = 30
"""Of each kind in the list."""
_READ = [Depends(counted_read)]
_CSV: dict[int | str, dict[str, Any]] = {200: {"description": "The results", "content": {"text/csv": {}}}}
_ZIP: dict[int | str, dict[str, Any]] = {200: {"description": "The logs", "content": {"application/zip": {}}}}


async def entered(tournament_id: str, caller: Caller, director: Leader, key: str = "") -> Tournament:
    """The tournament, for whoever may look at it."""
    if not (tournament_id.isascii() and tournament_id.isalnum() and len(tournament_id) <= 16):
        raise Refused("no-tournament", 404)
    tournament = await director.get(tournament_id)
    must_be_let_in(tournament, caller.person, key)
    return tournament


Entered = Annotated[Tournament, Depends(entered)]


class Answer:
    """A tournament as its caller may see it now."""

    def __init__(self, caller: Caller, registry: Registry, lang: Language, key: str = "") -> None:
        self._caller, self._registry, self._lang, self._key = caller, registry, lang, key

    def __call__(self, tournament: Tournament) -> TournamentView:
        return tournament_view(tournament, self._registry, self._caller.person, self._lang, self._key)


Told = Annotated[Answer, Depends()]


@router.get("/tournaments")
async def list_tournaments(caller: Caller, director: Leader, lang: Language) -> TournamentList:
    """Public ones, and those the caller plays in or runs."""
    mine: sa.ColumnElement[bool] = sa.false()
    if caller.person is not None:
        of = tournament_entrants.c
        entered_in = sa.select(of.tournament).where(of.person == caller.person.id, of.state == "in")
        mine = sa.or_(tournaments.c.organiser == caller.person.id, tournaments.c.id.in_(entered_in))

    async def heads(*status: str, newest: bool = False) -> list[TournamentHead]:
        order = (
            tournaments.c.created.desc() if newest else sa.func.coalesce(tournaments.c.starts, tournaments.c.created)
        )
        query = sa.select(tournaments.c.id).where(
            tournaments.c.status.in_(status), sa.or_(tournaments.c.public.is_(True), mine)
        )
        rows = await director.store.read(query.order_by(order, tournaments.c.id).limit(PAGE))
        return [head_view(await director.get(row["id"]), caller.person, lang) for row in rows]

    return TournamentList(
        running=await heads("running", "paused"), planned=await heads("planned"), over=await heads("over", newest=True)
    )


@router.post("/tournaments")
async def new_tournament(body: NewTournament, host: Host, director: Leader, told: Told) -> TournamentView:
    return told(await organising.create_tournament(director, host, body, director.most_bots))


@router.get("/tournaments/{tournament_id}")
async def show_tournament(tournament: Entered, told: Told) -> TournamentView:
    return told(tournament)


@router.post("/tournaments/{tournament_id}/sign-up")
async def sign_up(tournament: Entered, person: Somebody, director: Leader, told: Told, key: str = "") -> TournamentView:
    return told(await organising.sign_up(director, tournament.id, person, key))


@router.post("/tournaments/{tournament_id}/sign-off")
async def sign_off(tournament: Entered, person: Somebody, director: Leader, told: Told) -> TournamentView:
    """Before it begins; later: withdraw."""
    return told(await organising.sign_off(director, tournament.id, person))


@router.post("/tournaments/{tournament_id}/confirm")
async def confirm(tournament: Entered, person: Somebody, director: Leader, told: Told) -> TournamentView:
    """Say that one is there, in the half hour before it starts."""
    return told(await organising.confirm(director, tournament.id, person))


@router.post("/tournaments/{tournament_id}/start")
async def start(tournament: Entered, person: Somebody, director: Leader, told: Told) -> TournamentView:
    return told(await organising.start(director, tournament.id, person))


@router.post("/tournaments/{tournament_id}/pause")
async def pause(tournament: Entered, person: Somebody, director: Leader, told: Told) -> TournamentView:
    """No new round begins until it is resumed."""
    return told(await organising.pause(director, tournament.id, person, True))


@router.post("/tournaments/{tournament_id}/resume")
async def resume(tournament: Entered, person: Somebody, director: Leader, told: Told) -> TournamentView:
    return told(await organising.pause(director, tournament.id, person, False))


@router.post("/tournaments/{tournament_id}/end")
async def end(tournament: Entered, person: Somebody, director: Leader, told: Told) -> TournamentView:
    """Now: what was played counts."""
    return told(await organising.end(director, tournament.id, person))


@router.post("/tournaments/{tournament_id}/sign-up-rules")
async def change_sign_up(
    tournament: Entered, body: SignUpChange, person: Somebody, director: Leader, told: Told
) -> TournamentView:
    return told(await organising.change_sign_up(director, tournament.id, person, body.sign_up))


@router.post("/tournaments/{tournament_id}/remove")
async def remove(
    tournament: Entered, body: EntrantRemoval, person: Somebody, director: Leader, people: PeopleStore, told: Told
) -> TournamentView:
    """Somebody who does not come, or does not behave."""
    return told(await organising.remove(director, tournament.id, person, body.entrant, people.get))


@router.get("/tournaments/{tournament_id}/results.csv", response_class=Response, responses=_CSV)
async def download_results(tournament: Entered) -> PlainTextResponse:
    return PlainTextResponse(
        results_csv(tournament),
        media_type="text/csv",
        headers={"content-disposition": f'attachment; filename="tournament-{tournament.id}.csv"'},
    )


@router.get("/tournaments/{tournament_id}/logs.zip", dependencies=_READ, response_class=Response, responses=_ZIP)
async def download_logs(tournament: Entered, registry: Registry) -> Response:
    """The logs of all its games that are over."""
    return Response(
        await logs_zip(tournament, registry.store, registry.readers),
        media_type="application/zip",
        headers={"content-disposition": f'attachment; filename="tournament-{tournament.id}.zip"'},
    )
