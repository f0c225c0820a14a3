"""Routes: tournaments."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Response
from fastapi.responses import PlainTextResponse

from ..contract.tournaments import EntrantRemoval, NewTournament, SignUpChange, TournamentList, TournamentView
from ..errors import Refused
from ..tournaments import organising
from ..tournaments.access import must_be_let_in
from ..tournaments.exports import logs_zip, results_csv
from ..tournaments.listing import listed
from ..tournaments.records import Tournament
from ..tournaments.views import tournament_view
from .dependencies import COUNTED, Caller, Host, Language, Leader, PeopleStore, Registry, Somebody, sends

router = APIRouter(tags=["tournaments"])
_CSV, _ZIP = sends("The results", "text/csv"), sends("The logs", "application/zip")


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

    async def __call__(self, tournament: Tournament) -> TournamentView:
        person, store = self._caller.person, self._registry.store
        rating = await organising.rating_asked_for(store, tournament, person)
        return await tournament_view(tournament, self._registry, person, self._lang, self._key, rating)


Told = Annotated[Answer, Depends()]


@router.get("/tournaments")
async def list_tournaments(caller: Caller, director: Leader, lang: Language) -> TournamentList:
    """Public ones, and those the caller plays in or runs."""
    return await listed(director, caller.person, lang)


@router.post("/tournaments")
async def new_tournament(body: NewTournament, host: Host, director: Leader, told: Told) -> TournamentView:
    return await told(await organising.create_tournament(director, host, body, director.most_bots))


@router.get("/tournaments/{tournament_id}")
async def show_tournament(tournament: Entered, told: Told) -> TournamentView:
    return await told(tournament)


@router.post("/tournaments/{tournament_id}/sign-up")
async def sign_up(tournament: Entered, person: Somebody, director: Leader, told: Told, key: str = "") -> TournamentView:
    return await told(await organising.sign_up(director, tournament.id, person, key))


@router.post("/tournaments/{tournament_id}/sign-off")
async def sign_off(tournament: Entered, person: Somebody, director: Leader, told: Told) -> TournamentView:
    """Before it begins; later: withdraw."""
    return await told(await organising.sign_off(director, tournament.id, person))


@router.post("/tournaments/{tournament_id}/confirm")
async def confirm(tournament: Entered, person: Somebody, director: Leader, told: Told) -> TournamentView:
    """Say that one is there, in the half hour before it starts."""
    return await told(await organising.confirm(director, tournament.id, person))


@router.post("/tournaments/{tournament_id}/start")
async def start(tournament: Entered, person: Somebody, director: Leader, told: Told) -> TournamentView:
    return await told(await organising.start(director, tournament.id, person))


@router.post("/tournaments/{tournament_id}/pause")
async def pause(tournament: Entered, person: Somebody, director: Leader, told: Told) -> TournamentView:
    """No new round begins until it is resumed."""
    return await told(await organising.pause(director, tournament.id, person, True))


@router.post("/tournaments/{tournament_id}/resume")
async def resume(tournament: Entered, person: Somebody, director: Leader, told: Told) -> TournamentView:
    return await told(await organising.pause(director, tournament.id, person, False))


@router.post("/tournaments/{tournament_id}/end")
async def end(tournament: Entered, person: Somebody, director: Leader, told: Told) -> TournamentView:
    """Now: what was played counts."""
    return await told(await organising.end(director, tournament.id, person))


@router.post("/tournaments/{tournament_id}/sign-up-rules")
async def change_sign_up(
    tournament: Entered, body: SignUpChange, person: Somebody, director: Leader, told: Told
) -> TournamentView:
    return await told(await organising.change_sign_up(director, tournament.id, person, body.sign_up))


@router.post("/tournaments/{tournament_id}/remove")
async def remove(
    tournament: Entered, body: EntrantRemoval, person: Somebody, director: Leader, people: PeopleStore, told: Told
) -> TournamentView:
    """Somebody who does not come, or does not behave."""
    return await told(await organising.remove(director, tournament.id, person, body.entrant, people.get))


@router.get("/tournaments/{tournament_id}/results.csv", response_class=Response, responses=_CSV)
async def download_results(tournament: Entered) -> PlainTextResponse:
    return PlainTextResponse(
        results_csv(tournament),
        media_type="text/csv",
        headers={"content-disposition": f'attachment; filename="tournament-{tournament.id}.csv"'},
    )


@router.get("/tournaments/{tournament_id}/logs.zip", dependencies=COUNTED, response_class=Response, responses=_ZIP)
async def download_logs(tournament: Entered, registry: Registry) -> Response:
    """The logs of all its games that are over."""
    return Response(
        await logs_zip(tournament, registry.store, registry.readers),
        media_type="application/zip",
        headers={"content-disposition": f'attachment; filename="tournament-{tournament.id}.zip"'},
    )
