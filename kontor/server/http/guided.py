"""Routes: guided first games and their coach."""

from __future__ import annotations

from fastapi import APIRouter, Query

from ..contract.answers import Coaching, GuidedGame, Table
from ..contract.requests import GuidedStart
from ..tables.creation import create_guided
from ..tables.guided import guided_games
from ..tables.views import table_view
from .dependencies import Caller, CoachLimit, Host, Language, Registry, Room

router = APIRouter(tags=["learning"])
LONGEST_WAIT = 20.0  # seconds an answer may be held back until the coach has looked


@router.get("/guided")
async def list_guided(caller: Caller, registry: Registry) -> list[GuidedGame]:
    """The guided first game of each game, and what the caller has played of it."""
    return await guided_games(registry.store, caller.person)


@router.post("/guided")
async def start_guided(body: GuidedStart, host: Host, registry: Registry, lang: Language) -> Table:
    """A table with a coach: alone with the beginner bot, in the simplest set-up of the game."""
    return table_view(await create_guided(registry, host, body.game, lang), host, lang)


@router.get("/tables/{table_id}/coach")
async def coach(
    room: Room, caller: Caller, limit: CoachLimit, lang: Language, wait: float = Query(0.0, ge=0, le=LONGEST_WAIT)
) -> Coaching:
    """What the coach of a guided game says to its player now; with `wait` (seconds) after he has looked at the last
    decisions, if that is soon."""
    limit.check(caller.id)
    return await room.coaching.ask(caller.person, lang, wait)
