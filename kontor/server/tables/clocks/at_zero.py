"""What happens when little time is left, and when none is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from ...calls.bell import Bell, CallKind
from ...storage.store import Afterwards, Write
from ..changes import restored_on_failure, uninterrupted

if TYPE_CHECKING:
    from ..room import TableRoom


@uninterrupted
async def look_at_clock(room: TableRoom, bell: Bell) -> None:
    """Do what is due at a table; nothing, if somebody has decided meanwhile."""
    async with room.lock:
        if up := room.clock.up:
            await _time_is_up(room, bell, up)
        elif low := room.clock.low:
            await _remind(room, bell, low)
        else:  # nothing yet, or no more
            await room.store.write(*room.clock.writes())


async def _remind(room: TableRoom, bell: Bell, seats: Sequence[int]) -> None:
    clock, called = room.clock, list[Write]()
    with restored_on_failure(room):
        for seat in seats:
            clock.times.reminded[seat] = clock.owed[seat]
            called += _calls(room, bell, seat, "clock-low", left=int(clock.left(seat)))
        await room.store.write(*clock.writes(), *called)
    room.tell("table")


async def _time_is_up(room: TableRoom, bell: Bell, seats: Sequence[int]) -> None:
    rules, match, told = room.clock.rules, room.must_be_playing(), list[Write]()
    assert rules is not None
    with restored_on_failure(room):
        for seat in seats:
            told += _calls(room, bell, seat, "time-up", at_zero=rules.at_zero)
            told.append(room.chat.ran_out(room.header.seats[seat], seat, len(match.played), rules.at_zero))
            room.header.seats[seat].out_of_time = rules.at_zero
        await room.store.write(*room.writes(), *room.calling.news(), *told)
    room.tell_new_players()
    await room.chat.tell_what_happened(room.listeners)


def _calls(room: TableRoom, bell: Bell, seat: int, kind: CallKind, **more: str | int) -> list[Write]:
    person = room.header.seats[seat].person
    if person is None or room.match is None:
        return []
    call = room.calling.call(kind, person, len(room.match.played))
    told = replace(call, data={**call.data, **more})
    written = Afterwards(partial(room.calling.stands_in_bell, told))
    return [*bell.writes(told, seen=[person] if room.presence.looking(person) else []), written]
