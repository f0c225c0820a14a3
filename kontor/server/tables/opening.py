"""A table is opened: from its rows into memory."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import sqlalchemy as sa
import structlog

from kontor.kernel import MOST_DECISIONS, BadLog, Game
from kontor.match import Match

from ..errors import OtherRules, Refused
from ..storage.schema import clocks, tables
from ..storage.store import Lease
from .offers import game_on_offer
from .playing import call_off
from .records import Header
from .room import TableRoom
from .standing import Standing
from .together import owed

if TYPE_CHECKING:
    from .registry import TableRegistry

log = structlog.get_logger()


async def open_table(registry: TableRegistry, lease: Lease) -> TableRoom:
    """Nobody else writes to it: the lease is ours."""
    row = await registry.store.read_one(sa.select(tables).where(tables.c.id == lease.table_id))
    if row is None:
        raise Refused("no-table", 404)
    header = Header.of_row(row)
    found = game_on_offer(header.game)
    room = registry.new_room(header, None, lease, registry.unseen(header.id))
    if any(seat.kind == "open" for seat in header.seats):
        return room  # not begun
    room.take(await _match(registry, header, found))
    await _go_on(registry, room, row)
    if header.status == "playing" and room.kept >= MOST_DECISIONS:
        await call_off(room)
    await room.calling.recall()
    return room


async def _match(registry: TableRegistry, header: Header, found: Game) -> Match:
    other = OtherRules(found, header.rules, len(header.seats), header.options)
    changed = found.changed_since(header.rules, len(header.seats), header.options) is not None
    if changed and (header.status not in ("over", "off") or not found.knows_version(header.rules)):
        raise other
    try:
        match = await registry.readers.restored(registry.store, header)
    except BadLog as error:
        log.error("table goes another way now", table=header.id, reason=str(error))
        raise other from None
    if changed and match.scores != header.result:
        raise other
    return match


async def _go_on(registry: TableRegistry, room: TableRoom, row: sa.RowMapping) -> None:
    """The clock goes on from its row; what the rows do not tell of the game, or no longer rightly, they tell now."""
    match = room.must_be_begun()
    room.kept = len(match.played)
    kept = await registry.store.read_one(sa.select(clocks).where(clocks.c.table_id == room.header.id))
    stood = row["standing"]
    up = kept["up"] if kept else stood["up"] if stood else None
    registry.uptime.at_least(up or 0.0)  # another server may have been ahead
    room.clock.resume(owed(room.header, match), dict(kept) if kept else None, up, registry.uptime.away_since(up or 0.0))
    room.clock.alarm(room.clock.due())
    told = None if stood is None else replace(Standing.of_row(stood), up=room.clock.counted_until)
    goes_on = room.bot_to_move(room.owed) is not None
    if told != room.standing or row["bot_to_move"] != goes_on:
        await room.store.write(room.tells(), *room.clock.writes())
