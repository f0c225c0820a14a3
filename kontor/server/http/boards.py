"""Routes: boards, where decisions are tried, and tables that go on from them."""

from __future__ import annotations

from fastapi import APIRouter, Depends

from ..boards import examples as _  # noqa: F401 (boards of the rules pages)
from ..boards.advice import advise
from ..boards.going_on import go_on
from ..boards.sources import Asked, begin
from ..boards.trying import board
from ..contract.answers import Hint, Table
from ..contract.boards import Board, BoardWish, PlayOn
from ..contract.shape import Json
from ..tables.views import table_view
from .dependencies import Caller, HintLimit, Host, Language, Registry, Somebody, counted_read

router = APIRouter(prefix="/board", tags=["boards"])


@router.post("", dependencies=[Depends(counted_read)], response_model=Board)
async def try_decisions(body: BoardWish, caller: Caller, registry: Registry, lang: Language) -> Json:
    """A private board after the decisions tried on it, for all seats. Nothing is kept of it; a decision that is not
    legal is refused with its reason."""
    start = await begin(body.source, Asked(registry, caller.person, lang))
    return Json(await registry.readers.run(board, start, body.decisions, lang, body.own))


@router.post("/hint")
async def hint(body: BoardWish, person: Somebody, limit: HintLimit, registry: Registry, lang: Language) -> Hint:
    """The best few choices of whoever is to move on the board, and everybody's chance to win there."""
    with limit.counted(person.id):
        start = await begin(body.source, Asked(registry, person, lang))
        return await advise(registry, start, body.decisions, lang)


@router.post("/table")
async def play_on(body: PlayOn, host: Host, registry: Registry, lang: Language) -> Table:
    """A table against bots that goes on from the board."""
    start = await begin(body.source, Asked(registry, host, lang))
    seat = start.seat if body.seat is None else body.seat
    room = await go_on(registry, host, start, body.decisions, body.level, max(seat, 0), lang)
    return table_view(room, host, lang)
