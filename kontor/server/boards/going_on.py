"""A table that goes on from a board: its position becomes that of a real game against bots."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import asdict, replace

from kontor.kernel.chance import KEY_BYTES
from kontor.match import Match

from ..accounts.people import Person
from ..errors import Refused
from ..storage.schema import seatings
from ..tables.access import new_key
from ..tables.offers import known_bot
from ..tables.records import Header, Seat, new_table_id
from ..tables.registry import TableRegistry
from ..tables.room import TableRoom
from .sources import Start
from .trying import tried


async def go_on(
    registry: TableRegistry, host: Person, start: Start, decisions: Sequence[str], level: str, seat: int, language: str
) -> TableRoom:
    """The host takes a seat, bots of that level the others."""
    bot = known_bot(level)
    match = await registry.readers.run(_dealt_once_more, start, decisions, seat, language)
    origin = replace(start.origin, tried=len(decisions))
    header = Header(
        new_table_id(), match.game.id, match.rules, match.seed, dict(match.options), [], host.id, public=False,
        position=match.position_begun_with, hints=True, chance=match.chance, key=new_key(public=False),
        origin=asdict(origin),
    )  # fmt: skip
    room = registry.new_room(header)
    for k in range(match.players):
        if k == seat:
            header.seats.append(Seat("person", room.free_name(host.name), person=host.id))
        else:
            header.seats.append(Seat("bot", room.free_name(match.game.words(language)(f"bot-{bot}")), bot=bot))
    room.start()
    await registry.bring_in(room, seatings.insert().values(table_id=header.id, person=host.id))
    return room


def _dealt_once_more(start: Start, decisions: Sequence[str], seat: int, language: str) -> Match:
    """The board for a real game: what the player may not know is dealt anew, as nobody could foresee."""
    match = tried(start, decisions, language)
    if match.over:
        raise Refused("game-over-there", 409)
    if not 0 <= seat < match.players:
        raise Refused("no-seat", 404, seat=seat + 1)
    return match.redealt(seat, secrets.randbelow(1 << 62), secrets.token_bytes(KEY_BYTES))
