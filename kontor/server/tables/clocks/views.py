"""What pages are told of clocks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...contract.clocks import SeatClock, TableClock
from .pausing import who_must_agree

if TYPE_CHECKING:
    from ..any_table import AnyTable


def table_clock(room: AnyTable) -> TableClock | None:
    clock, rules = room.clock, room.clock.rules
    if rules is None:
        return None
    pause, paused = clock.times.pause, clock.paused
    return TableClock(
        kind=rules.kind,
        bank=rules.bank,
        increment=rules.increment,
        at_zero=rules.at_zero,
        back_with=clock.handed_back,
        paused=None if paused is None else round(clock.paused_for, 1),
        pause_by=None if pause is None else pause.by,
        agreed=[] if pause is None else pause.agreed,
        needed=who_must_agree(room) if room.header.status == "playing" else [],
        server_away=clock.server_away,
    )


def seat_clock(room: AnyTable, k: int) -> SeatClock | None:
    clock, seat = room.clock, room.header.seats[k]
    if clock.rules is None or not room.begun:
        return None
    until = room.vacations.until(seat.person) if clock.rules.kind == "days" and seat.kind == "person" else None
    running = k in clock.limited
    return SeatClock(
        left=None if seat.kind == "bot" else round(clock.left_of(k, running), 1),
        running=running,
        vacation=None if until is None else until.isoformat() + "Z",
        out_of_time=seat.out_of_time,
        played_for=clock.times.played_for[k],
    )
