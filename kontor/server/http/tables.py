"""Routes: tables, from the first open seat to the rematch."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter, Query

from ..contract.answers import Hint, Table
from ..contract.requests import Fill, LogImport, NewTable, SeatReturn, StandIn
from ..tables import playing, seating, stand_ins
from ..tables.creation import create_rematch, create_table
from ..tables.creation import import_log as table_of_log
from ..tables.listing import Show, listed_tables
from ..tables.offers import known_bot
from ..tables.views import table_view
from .dependencies import (
    Caller,
    CircleStore,
    HintLimit,
    Host,
    Language,
    Player,
    QuotaLimits,
    Registry,
    Room,
    Somebody,
)
from .games import game_or_404
from .table_changes import Change, add_changes

router = APIRouter(tags=["tables"])


@router.get("/tables")
async def list_tables(
    caller: Caller,
    registry: Registry,
    circles: CircleStore,
    lang: Language,
    show: Show = "mine",
    page: int = Query(0, ge=0, le=1000),
) -> list[Table]:
    """A page of tables: 60, newest first; of one's own those that are over last, those to move in first."""
    found = []
    strangers = await circles.strangers(caller.person) if show == "open" else ()
    for room in await listed_tables(registry, caller.person, show, page, strangers):
        found.append(table_view(room, caller.person, lang))
        await asyncio.sleep(0)  # each has a scene to make: others have their turn
    return sorted(found, key=lambda table: not table.your_turn) if show == "mine" else found


@router.post("/tables")
async def new_table(
    body: NewTable, host: Host, registry: Registry, circles: CircleStore, quotas: QuotaLimits, lang: Language
) -> Table:
    if any(seat.kind == "open" for seat in body.seats):
        await quotas.new_open_table(registry.store, host)
    colour = await circles.colour_of(host)
    return table_view(await create_table(registry, host, body, lang, colour=colour), host, lang)


@router.get("/tables/{table_id}")
async def show_table(room: Room, caller: Caller, lang: Language) -> Table:
    return table_view(room, caller.person, lang)


@router.post("/tables/{table_id}/join")
async def join(room: Room, person: Player, circles: CircleStore, lang: Language) -> Table:
    if not room.seats_of(person):
        await circles.must_be_welcome(room.header, person)
    await seating.join(room, person, await circles.colour_of(person))
    return table_view(room, person, lang)


add_changes(router, {"leave": seating.leave, "resign": playing.resign})


@router.post("/tables/{table_id}/fill")
async def fill(at: Change, body: Fill) -> Table:
    bot = known_bot(body.bot)
    await seating.fill(at.room, at.person, bot, game_or_404(at.room.header.game).words(at.lang)(f"bot-{bot}"))
    return at.view


@router.post("/tables/{table_id}/stand-in")
async def stand_in(at: Change, body: StandIn) -> Table:
    """A bot plays for a seat: one's own at once; one whose person is absent after notice."""
    await stand_ins.stand_in(at.room, at.person, body.seat, known_bot(body.bot))
    return at.view


@router.post("/tables/{table_id}/return")
async def take_back(at: Change, body: SeatReturn) -> Table:
    """The person of the seat plays again."""
    await stand_ins.take_back_seat(at.room, at.person, body.seat)
    return at.view


@router.post("/tables/{table_id}/hint")
async def hint(room: Room, person: Somebody, limit: HintLimit, lang: Language) -> Hint:
    """The best few choices of the caller, who is to move; where the table allows hints."""
    with limit.counted(person.id):
        return await room.hints.ask(person, lang)


@router.post("/tables/{table_id}/rematch")
async def rematch(room: Room, host: Host, registry: Registry, circles: CircleStore, lang: Language) -> Table:
    if room.header.rematch is None:
        await circles.must_be_welcome(room.header, host)
    return table_view(await create_rematch(registry, host, room), host, lang)


@router.post("/import")
async def import_log(body: LogImport, host: Host, registry: Registry, lang: Language) -> Table:
    """A table that shows the game of a log, for replay."""
    return table_view(await table_of_log(registry, host, body.log), host, lang)
