"""Routes: looking back at a game, and reviews of it."""

from __future__ import annotations

from fastapi import APIRouter, Query, Response
from fastapi.responses import PlainTextResponse

from ..contract.answers import Explored, HistoryPart, Position, Review
from ..contract.shape import Json
from ..errors import Refused
from ..explorer import explored, may_explore
from ..tables.readers import position
from .dependencies import (
    COUNTED,
    ChangingCaller,
    ExplorerData,
    Language,
    Registry,
    ReviewJobs,
    ReviewLimit,
    Room,
    Viewer,
    sends,
)

router = APIRouter(tags=["tables"])
_LOG = sends("The log", "text/plain")


@router.get("/tables/{table_id}/history", dependencies=COUNTED, response_model=HistoryPart)
async def history(
    room: Room, viewer: Viewer, registry: Registry, lang: Language, first: int = Query(1, ge=1, lt=1 << 31)
) -> Json:
    """Decisions from a number on, as the caller may know them: at most 2000 in one answer, `total` tells how many
    there are."""
    match, told = room.must_be_begun(), room.told_to(viewer)
    return Json(await registry.readers.history(room, match, lang, told, viewer, first))


@router.get("/tables/{table_id}/at/{number}", dependencies=COUNTED, response_model=Position)
async def at(room: Room, number: int, viewer: Viewer, registry: Registry, lang: Language) -> Json:
    """The table after that many decisions, as the caller may see it; nothing can be chosen there."""
    match = room.must_be_begun()
    if not 0 <= number <= room.kept:
        raise Refused("no-decision", 404, number=number, count=room.kept)
    everything = room.told_to(viewer) is None
    return Json(await registry.readers.run(position, room.header, match.at(number), viewer, lang, everything))


@router.get("/tables/{table_id}/explorer", dependencies=COUNTED)
async def explorer(
    room: Room,
    viewer: Viewer,
    registry: Registry,
    explorers: ExplorerData,
    lang: Language,
    at: int = Query(0, ge=0, lt=1 << 31),
) -> Explored:
    """What was chosen in positions like that after so many decisions, from what the seat that decided could know. Of a
    running game, callers get only decisions their own seat has made, where hints are allowed."""
    match = room.must_be_begun()
    if at > room.kept:
        raise Refused("no-decision", 404, number=at, count=room.kept)
    may_explore(room, match, viewer, at)
    played = match.played[at].action if at < room.kept else None
    return await registry.readers.run(explored, explorers, match.at(at), played, lang, viewer)


@router.get("/tables/{table_id}/log", dependencies=COUNTED, response_class=Response, responses=_LOG)
async def download_log(room: Room, viewer: Viewer, registry: Registry) -> PlainTextResponse:
    """The log; while the game runs, without its seed and without what others decided in secret."""
    still = room.must_be_begun().at(room.kept)  # the game goes on meanwhile
    text = await registry.readers.run(still.log, room.told_to(viewer))
    name = f"{room.header.game}-{room.header.id}.log"
    return PlainTextResponse(text, headers={"content-disposition": f'attachment; filename="{name}"'})


@router.post("/tables/{table_id}/review")
async def start_review(
    room: Room, caller: ChangingCaller, reviews: ReviewJobs, limit: ReviewLimit, lang: Language
) -> Review:
    """Look through a game that is over; all who ask share one review, and it is kept."""
    if caller.person is None:
        raise Refused("did-not-play", 403)  # a name would not help: who has none has played nowhere
    with limit.counted(caller.person.id):
        return await reviews.start(caller.person, room, lang)


@router.get("/tables/{table_id}/review")
async def show_review(room: Room, viewer: Viewer, reviews: ReviewJobs, lang: Language) -> Review:
    """How far the review has come, and what it has found so far."""
    return await reviews.show(room, lang, viewer)
