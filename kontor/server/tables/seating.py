"""Before the game: who sits down, gets up, and fills the seats that are left with bots."""

from __future__ import annotations

from kontor.kernel.scene import COLOURS

from ..accounts.people import Person
from ..errors import Refused
from ..ratings.rules import must_be_measured, must_have_account
from ..storage.schema import seatings
from ..storage.store import Write
from .changes import restored_on_failure, uninterrupted
from .records import Seat
from .room import TableRoom


@uninterrupted
async def join(room: TableRoom, person: Person, colour: str = "", *writes: Write) -> None:
    """Take the first open seat, in the colour one likes if nobody has it; `writes` go with it."""
    async with room.lock:
        _must_be_waiting(room)
        if room.seats_of(person):
            return
        if room.header.rated:
            must_have_account(person)
        seat = next((s for s in room.header.seats if s.kind == "open"), None)
        if seat is None:
            raise Refused("no-open-seat", 409)
        with restored_on_failure(room):
            seat.kind, seat.name, seat.person = "person", room.free_name(person.name), person.id
            here = seatings.insert().values(table_id=room.header.id, person=person.id)
            seat.colour = colour if colour in _free_colours(room) else ""
            await _seats_changed(room, here, *writes, by=person.id)


@uninterrupted
async def choose_colour(room: TableRoom, person: Person, colour: str) -> None:
    """For one's own seat; of several at one device the first."""
    async with room.lock:
        _must_be_waiting(room)
        mine = room.seats_of(person)
        if not mine:
            raise Refused("do-not-play", 403)
        if colour not in (*_free_colours(room), room.colours[mine[0]]):
            raise Refused("colour-taken", 409)
        with restored_on_failure(room):
            room.header.seats[mine[0]].colour = colour
            await _seats_changed(room)


def _free_colours(room: TableRoom) -> list[str]:
    """Those nobody at the table has chosen: who has one only because of the seat gets another."""
    chosen = {seat.colour for seat in room.header.seats if seat.kind == "person"}
    return [colour for colour in COLOURS if colour not in chosen]


@uninterrupted
async def leave(room: TableRoom, person: Person) -> None:
    async with room.lock:
        _must_be_waiting(room)
        header = room.header
        with restored_on_failure(room):
            for k in room.seats_of(person):
                header.seats[k] = Seat("open")
            gone = seatings.delete().where(seatings.c.table_id == header.id, seatings.c.person == person.id)
            if not any(seat.person for seat in header.seats):  # nobody is left: nobody need find it
                header.status = "off"
            await _seats_changed(room, gone)


@uninterrupted
async def fill(room: TableRoom, person: Person, bot: str, bot_name: str) -> None:
    async with room.lock:
        _must_be_waiting(room)
        if person.id != room.header.host:
            raise Refused("only-host-fills", 403)
        if room.header.rated:
            must_be_measured(room.header.game, len(room.header.seats), [bot])
        with restored_on_failure(room):
            for seat in room.header.seats:
                if seat.kind == "open":
                    seat.kind, seat.bot, seat.name = "bot", bot, room.free_name(bot_name)
            await _seats_changed(room, by=person.id)


def _must_be_waiting(room: TableRoom) -> None:
    if room.header.status == "off" and room.match is None:
        raise Refused("table-closed", 409)
    if room.header.status != "waiting":
        raise Refused("begun-already", 409)


async def _seats_changed(room: TableRoom, *writes: Write, by: str | None = None) -> None:
    """Keep the seats; if none is open any more, the game begins."""
    if all(seat.kind != "open" for seat in room.header.seats):
        room.start()
    await room.store.write(*room.writes(), *room.calling.news(by), *writes)
    room.tell("table")
    room.tell("scene")
    room.bots.wake()
