"""Routes: ratings and leaderboards."""

from __future__ import annotations

from fastapi import APIRouter, Depends, Query

from ..contract.people import Leaderboard, SeatRating
from ..ratings import reading
from .dependencies import Caller, Database, Room, counted_read
from .games import game_or_404

router = APIRouter(tags=["ratings"])


@router.get("/ratings/{game_id}", dependencies=[Depends(counted_read)])
async def leaderboard(
    game_id: str, caller: Caller, store: Database, page: int = Query(0, ge=0, le=1000)
) -> Leaderboard:
    """The best of a game: settled ratings of those who show them, and the caller's own."""
    return await reading.leaderboard(store, game_or_404(game_id), caller.person, page)


@router.get("/tables/{table_id}/ratings")
async def changes_at_table(room: Room, store: Database) -> list[SeatRating]:
    """What a rated game that is over did to the ratings of its people."""
    return await reading.seat_ratings(store, room.header.id)
