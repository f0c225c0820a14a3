"""The clocks of one table. Time is counted from question to answer, by `monotonic()` alone: what the clock on the wall
says changes nothing, and while the server is away nothing is counted.

A turn is what the numbers of the match say; each belongs to one seat. With `live` a seat gets the increment when a turn
of its own ends, with `days` all its time when a turn of its own begins: once for each turn, however often it is undone.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import sqlalchemy as sa

from ...contract.clocks import ClockRules
from ...moments import monotonic, now
from ...storage.schema import clocks
from ...storage.store import Write
from ..records import Header
from .times import Pause, Times

GRACE = 60.0
"""Seconds a seat has at least when a stand-in hands it back (`live`), or its whole bank if that is less."""
LOW_PART = 0.1
"""Of a `days` turn: when less than this is left, its person is reminded."""


TOLD_FOR = 600.0
"""Seconds for which people are told that the server was away,"""
_TELL_AWAY = {"live": 30.0, "days": 900.0}
"""if that was for more than so many: about what may lie between two writes, and then some."""
_INSERT = clocks.insert()
_UPDATE = clocks.update().where(clocks.c.table_id == sa.bindparam("of"))


def _nobody(person: str | None) -> bool:
    return False


def _no_alarm(due: float | None) -> None:
    """Until the table is among those of a server."""


class Saved(NamedTuple):
    """What a clock goes back to if the disk refuses."""

    times: Times
    asked: int | None
    turn: int
    on_disk: bool


class Clock:
    def __init__(self, header: Header, is_on_vacation: Callable[[str | None], bool] = _nobody) -> None:
        self._header, self._is_on_vacation = header, is_on_vacation
        self.rules = ClockRules(**header.clock) if header.clock else None
        self.times = Times.at_start(len(header.seats), self.rules)
        self.asked: int | None = None
        """The seat that decides now,"""
        self.turn = 0
        """in this turn."""
        self._since = monotonic()
        self._stopped = False
        self._on_disk = False
        self._resumed = self._server_away = 0.0
        self.alarm: Callable[[float | None], None] = _no_alarm
        """Is told when this table must be looked at again; see `alarms`."""

    # ---- the game goes on ----
    def begin(self, asked: int | None, turn: int) -> None:
        self.times = Times.at_start(len(self._header.seats), self.rules)
        self.start_over()
        self._ask(asked, turn)

    def resume(self, asked: int | None, turn: int, kept: Mapping[str, Any] | None) -> None:
        """After a start of the server: on from what was last written."""
        if kept is None:
            self.begin(asked, turn)
            return
        self.times, self._on_disk = Times.of_row(kept["state"]), True
        self._resumed, self._server_away = monotonic(), (now() - kept["at"]).total_seconds()
        for seat, used in zip(self._header.seats, self.times.used, strict=False):
            seat.seconds = max(seat.seconds, used)
        self.start_over()
        self._ask(asked, turn)

    def start_over(self) -> None:
        """What passed since the last count is nobody's."""
        self._since = monotonic()

    def decided(self, asked: int | None, turn: int) -> None:
        """Somebody has decided; this seat is asked next."""
        self.settle()
        if self.asked is not None and (turn != self.turn or asked is None):
            self._turn_ended(self.asked)
        self._ask(asked, turn)

    def undone(self, asked: int | None, turn: int) -> None:
        """Time that was used stays used, and a turn that was given its time is not given it again."""
        self.settle()
        self._ask(asked, turn)

    def _ask(self, seat: int | None, turn: int) -> None:
        self.asked, self.turn = seat, turn
        if seat is not None and self.rules and self.rules.kind == "days" and turn > self.times.given[seat]:
            self.times.left[seat], self.times.given[seat] = float(self.rules.bank), turn

    def _turn_ended(self, seat: int) -> None:
        if self.rules is None:
            return
        times, holder = self.times, self._header.seats[seat]
        if holder.out_of_time is not None:
            times.played_for[seat] += 1
            if holder.out_of_time == "turn":  # the stand-in hands back
                holder.out_of_time = None
                times.left[seat], times.given[seat] = self.handed_back, max(self.turn, times.given[seat])
        elif self.rules.kind == "live" and self.turn > times.given[seat] and self.is_limited(seat):
            times.left[seat] += self.rules.increment
            times.given[seat] = self.turn

    @property
    def handed_back(self) -> float:
        """What a seat has after a stand-in has played its turn: enough for the next one."""
        assert self.rules is not None
        return float(max(self.rules.increment, min(GRACE, self.rules.bank)))

    # ---- counting ----
    def is_limited(self, seat: int) -> bool:
        """Only who plays for themselves has a limit."""
        holder = self._header.seats[seat]
        return self.rules is not None and holder.kind == "person" and holder.played_by is None

    @property
    def paused(self) -> Pause | None:
        pause = self.times.pause
        return pause if pause is not None and pause.on else None

    def _stands_still(self, seat: int) -> bool:
        away = self.rules is not None and self.rules.kind == "days" and self.is_limited(seat)
        return away and self._is_on_vacation(self._header.seats[seat].person)

    @property
    def running(self) -> int | None:
        """The seat whose time runs now."""
        seat = self.asked
        stopped = self._stopped or self.paused is not None or self._header.status != "playing"
        return None if seat is None or stopped or self._stands_still(seat) else seat

    @property
    def limited(self) -> int | None:
        """The seat whose time runs down now."""
        seat = self.running
        return seat if seat is not None and self.is_limited(seat) else None

    def settle(self) -> None:
        """Count what has passed until now. Whatever changes who is charged does this first."""
        moment = monotonic()
        passed, self._since = max(0.0, moment - self._since), moment
        if (seat := self.running) is not None:
            self._header.seats[seat].seconds += passed
            if self.is_limited(seat):
                self.times.left[seat] = max(0.0, self.times.left[seat] - passed)
        elif self.paused is not None and not self._stopped:
            self.paused.seconds += passed

    @property
    def server_away(self) -> float | None:
        """For people to read, for a while after the server is back: how long it was away. Nobody's time is made of
        it: the clock on the wall says it, and up to when something was last written."""
        worth_telling = self._server_away >= _TELL_AWAY[self.rules.kind] if self.rules else False
        return round(self._server_away) if worth_telling and monotonic() - self._resumed < TOLD_FOR else None

    def stop(self) -> None:
        """The server ends: from now on no time passes."""
        self.settle()
        self._stopped = True
        self.alarm(None)

    def used(self, seat: int) -> float:
        """Seconds of a seat until now."""
        passed = monotonic() - self._since if seat == self.running else 0.0
        return self._header.seats[seat].seconds + max(0.0, passed)

    @property
    def paused_for(self) -> float:
        pause = self.paused
        return 0.0 if pause is None else pause.seconds + max(0.0, monotonic() - self._since)

    def left(self, seat: int) -> float:
        passed = monotonic() - self._since if seat == self.limited else 0.0
        return max(0.0, self.times.left[seat] - max(0.0, passed))

    # ---- what is due ----
    def is_up(self) -> bool:
        return self.limited is not None and self.left(self.limited) <= 0

    def is_low(self) -> bool:
        """Whether the person must be reminded now: of a turn of days once, when little is left of it."""
        seat = self.limited
        return seat is not None and self._reminds(seat) and self.left(seat) <= self._low

    @property
    def _low(self) -> float:
        return LOW_PART * self.rules.bank if self.rules else 0.0

    def _reminds(self, seat: int) -> bool:
        return self.rules is not None and self.rules.kind == "days" and self.times.reminded[seat] < self.turn

    def due(self) -> float | None:
        """When (`monotonic`) there will be something to do here, if nobody decides before."""
        seat = self.limited
        if seat is None:
            return None
        left = self.times.left[seat]
        return self._since + (max(0.0, left - self._low) if self._reminds(seat) else left)

    # ---- what is kept ----
    def writes(self) -> list[Write]:
        """The row as it is now, to be written with what changed. A table without limit has none."""
        self.settle()
        self.alarm(self.due())
        if self.rules is None or not self.times.left:
            return []
        self.times.used = [round(seat.seconds, 3) for seat in self._header.seats]
        if self._on_disk:
            return [(_UPDATE, {"of": self._header.id, "state": self.times.row(), "at": now()})]
        self._on_disk = True
        return [(_INSERT, {"table_id": self._header.id, "state": self.times.row(), "at": now()})]

    def saved(self) -> Saved:
        self.settle()
        return Saved(self.times.copy(), self.asked, self.turn, self._on_disk)

    def restore(self, saved: Saved) -> None:
        """The disk refused: as it was. Time went on meanwhile, and whoever is asked is charged for it."""
        self.times, self.asked, self.turn, self._on_disk = saved
        self.alarm(self.due())
