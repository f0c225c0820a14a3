"""A pause: one player asks, all others agree, anybody who plays ends it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...accounts.people import Person
from ...errors import Refused
from ..changes import restored_on_failure, uninterrupted
from .times import Pause

if TYPE_CHECKING:
    from ..any_table import AnyTable
    from ..room import TableRoom


def who_must_agree(room: AnyTable) -> list[int]:
    """The seats that people play now; a bot plays whenever it is asked, and needs no pause."""
    return [k for k, seat in enumerate(room.header.seats) if seat.kind == "person" and seat.played_by is None]


@uninterrupted
async def ask_to_pause(room: TableRoom, person: Person) -> None:
    """Ask for a pause, or agree to the one that was asked for; it begins when all people who play agree."""
    async with room.lock:
        mine = _own_seats(room, person)
        clock = room.clock
        if clock.paused is not None:
            return
        with restored_on_failure(room):
            pause = clock.times.pause = clock.times.pause or Pause(mine[0])
            pause.agreed = sorted({*pause.agreed, *mine})
            begins = set(who_must_agree(room)) <= set(pause.agreed)
            if begins:
                clock.settle()
                pause.on = True
            await room.store.write(*room.writes())
        if begins:
            room.tell_new_players()  # bots stop, too
        else:
            room.tell("table")


@uninterrupted
async def refuse_pause(room: TableRoom, person: Person) -> None:
    """Not now: the question is withdrawn, by whoever asked or was asked."""
    async with room.lock:
        _own_seats(room, person)
        if room.clock.times.pause is None or room.clock.paused is not None:
            return
        with restored_on_failure(room):
            room.clock.times.pause = None
            await room.store.write(*room.writes())
        room.tell("table")


@uninterrupted
async def go_on(room: TableRoom, person: Person) -> None:
    """The pause is over."""
    async with room.lock:
        _own_seats(room, person)
        if room.clock.paused is None:
            return
        with restored_on_failure(room):
            room.clock.settle()
            room.clock.times.pause = None
            await room.store.write(*room.writes())
        room.tell_new_players()


def must_not_be_paused(room: TableRoom) -> None:
    if room.clock.paused is not None:
        raise Refused("paused", 409)


def _own_seats(room: TableRoom, person: Person) -> list[int]:
    room.must_be_playing()
    if room.clock.rules is None:
        raise Refused("no-clock", 409)
    mine = [k for k in room.seats_of(person) if k in who_must_agree(room)]
    if not mine:
        raise Refused("do-not-play", 403)
    return mine
