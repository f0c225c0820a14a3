"""What happens when little time is left, and when none is."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ...calls.bell import Bell, CallKind
from ...storage.store import Write
from ..changes import restored_on_failure, uninterrupted

if TYPE_CHECKING:
    from ..room import TableRoom


@uninterrupted
async def look_at_clock(room: TableRoom, bell: Bell) -> None:
    """Do what is due at a table; nothing, if somebody has decided meanwhile."""
    async with room.lock:
        if room.clock.is_up():
            await _time_is_up(room, bell)
        elif room.clock.is_low():
            await _remind(room, bell)
        else:
            room.clock.alarm(room.clock.due())


async def _remind(room: TableRoom, bell: Bell) -> None:
    clock, seat = room.clock, room.clock.limited
    assert seat is not None
    with restored_on_failure(room):
        clock.times.reminded[seat] = clock.turn
        called = _calls(room, bell, seat, "clock-low", left=int(clock.left(seat)))
        await room.store.write(*clock.writes(), *called)
    room.tell("table")


async def _time_is_up(room: TableRoom, bell: Bell) -> None:
    clock, seat = room.clock, room.clock.limited
    assert seat is not None and clock.rules is not None
    with restored_on_failure(room):
        called = _calls(room, bell, seat, "time-up", at_zero=clock.rules.at_zero)
        room.header.seats[seat].out_of_time = clock.rules.at_zero
        await room.store.write(*room.writes(), *room.calling.news(), *called)
    room.tell_new_players()


def _calls(room: TableRoom, bell: Bell, seat: int, kind: CallKind, **more: str | int) -> list[Write]:
    person = room.header.seats[seat].person
    if person is None or room.match is None:
        return []
    call = room.calling.call(kind, person, len(room.match.played))
    told = replace(call, data={**call.data, **more})
    return bell.writes(told, seen=[person] if room.presence.looking(person) else [])
