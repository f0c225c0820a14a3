"""The clocks of one table. Time is counted from question to answer, by the `Uptime` of the server alone: what the clock
on the wall says changes nothing, and while the server is away nothing is counted. Whoever reads the row of a clock and
goes on from there has the same clock as if the table had been in memory all the time.

In a set-up that all do at the same time, time runs for everybody who still owes something (`together`).

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
from ..together import asked_of
from .times import Pause, Times
from .uptime import TOLD_FOR

GRACE = 60.0
"""Seconds a seat has at least when a stand-in hands it back (`live`), or its whole bank if that is less."""
LOW_PART = 0.1
"""Of a `days` turn: when less than this is left, its person is reminded."""
INSTANT = 1e-6
"""Seconds that are none: sums of times are rounded."""
_TELL_AWAY = {"live": 30.0, "days": 900.0}
"""People are told that the server was away for more than so many seconds: about what may lie between two writes of the
uptime, and then some."""
_INSERT = clocks.insert()
_UPDATE = clocks.update().where(clocks.c.table_id == sa.bindparam("of"))


def _nobody(person: str | None) -> bool:
    return False


def _no_alarm(due: float | None) -> None:
    """Until the table is among those of a server."""


class Saved(NamedTuple):
    """What a clock goes back to if the disk refuses."""

    times: Times
    owed: Mapping[int, int]
    on_disk: bool


class Clock:
    def __init__(
        self,
        header: Header,
        is_on_vacation: Callable[[str | None], bool] = _nobody,
        time: Callable[[], float] = monotonic,
    ) -> None:
        self._header, self._is_on_vacation, self._time = header, is_on_vacation, time
        self.rules = ClockRules(**header.clock) if header.clock else None
        self.times = Times.at_start(len(header.seats), self.rules)
        self.owed: Mapping[int, int] = {}
        """The seats that have something to decide now, each in which turn; first the one to move (`together.owed`)."""
        self._since = time()
        self._on_disk = False
        self._resumed, self._server_away = time(), 0.0
        self.alarm: Callable[[float | None], None] = _no_alarm
        """Is told when this table must be looked at again; see `alarms`."""

    # ---- the game goes on ----
    def begin(self, owed: Mapping[int, int]) -> None:
        self.times = Times.at_start(len(self._header.seats), self.rules)
        self._since = self._time()
        self._ask(owed)

    def resume(
        self, owed: Mapping[int, int], kept: Mapping[str, Any] | None, up: float | None = None, away: float = 0.0
    ) -> None:
        """On from what was last written: `kept`, of a table with a limit, at that uptime. The server was away for so
        long since."""
        if kept is None:
            self.begin(owed)
        else:
            self.times, self._on_disk, self._server_away = Times.of_row(kept["state"]), True, away
            for seat, used in zip(self._header.seats, self.times.used, strict=False):
                seat.seconds = max(seat.seconds, used)
            self._since = self._time()
            self._ask(owed)
        if up is not None:
            self._since = min(self._since, up)

    def decided(self, owed: Mapping[int, int]) -> None:
        """Somebody has decided; these seats have something to decide now."""
        self.settle()
        for seat, turn in self.owed.items():
            if owed.get(seat) != turn:
                self._turn_ended(seat, turn)
        self._ask(owed)

    def undone(self, owed: Mapping[int, int]) -> None:
        """Time that was used stays used, and a turn that was given its time is not given it again."""
        self.settle()
        self._ask(owed)

    def _ask(self, owed: Mapping[int, int]) -> None:
        self.owed = owed
        if self.rules and self.rules.kind == "days":
            for seat, turn in owed.items():
                if turn > self.times.given[seat]:
                    self.times.left[seat], self.times.given[seat] = float(self.rules.bank), turn

    def _turn_ended(self, seat: int, turn: int) -> None:
        if self.rules is None:
            return
        times, holder = self.times, self._header.seats[seat]
        if holder.out_of_time is not None:
            times.played_for[seat] += 1
            if holder.out_of_time == "turn":  # the stand-in hands back
                holder.out_of_time = None
                times.left[seat], times.given[seat] = self.handed_back, max(turn, times.given[seat])
        elif self.rules.kind == "live" and turn > times.given[seat] and self.is_limited(seat):
            times.left[seat] += self.rules.increment
            times.given[seat] = turn

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
        """Where there are clocks of days."""
        return self.is_limited(seat) and self._is_on_vacation(self._header.seats[seat].person)

    @property
    def running(self) -> list[int]:
        """The seats whose time runs now."""
        if not self.owed or self.paused is not None or self._header.status != "playing":
            return []
        asked = [*self.owed] if len(self.owed) == 1 else asked_of(self._header, self.owed)
        if self.rules is None or self.rules.kind != "days":
            return asked
        return [seat for seat in asked if not self._stands_still(seat)]

    @property
    def limited(self) -> list[int]:
        """The seats whose time runs down now."""
        return [seat for seat in self.running if self.is_limited(seat)]

    @property
    def counted_until(self) -> float:
        return self._since

    def settle(self) -> None:
        """Count what has passed until now. Whatever changes who is charged does this first."""
        moment = self._time()
        passed, self._since = max(0.0, moment - self._since), moment
        for seat in self.running:
            self._header.seats[seat].seconds += passed
            if self.is_limited(seat):
                self.times.left[seat] = max(0.0, self.times.left[seat] - passed)
        if self.paused is not None:
            self.paused.seconds += passed

    @property
    def server_away(self) -> float | None:
        """For people to read, for a while after the server is back: how long it was away. Nobody's time is made of
        it: the clock on the wall says it."""
        worth_telling = self._server_away >= _TELL_AWAY[self.rules.kind] if self.rules else False
        return round(self._server_away) if worth_telling and self._time() - self._resumed < TOLD_FOR else None

    def leave(self) -> None:
        """The table is not in memory any more: what is due is read from its row."""
        self.alarm(None)
        self.alarm = _no_alarm

    def used(self, seat: int) -> float:
        """Seconds of a seat until now."""
        passed = self._time() - self._since if seat in self.running else 0.0
        return self._header.seats[seat].seconds + max(0.0, passed)

    @property
    def paused_for(self) -> float:
        pause = self.paused
        return 0.0 if pause is None else pause.seconds + max(0.0, self._time() - self._since)

    def left(self, seat: int) -> float:
        return self.left_of(seat, seat in self.limited)

    def left_of(self, seat: int, runs_down: bool) -> float:
        """For whoever knows already whether its time runs down now."""
        passed = self._time() - self._since if runs_down else 0.0
        left = self.times.left[seat] - max(0.0, passed)
        return left if left > INSTANT else 0.0

    # ---- what is due ----
    @property
    def up(self) -> list[int]:
        """The seats that have no time left."""
        return [seat for seat in self.limited if self.left_of(seat, True) <= 0]

    @property
    def low(self) -> list[int]:
        """The seats whose people must be reminded now: of a turn of days once, when little is left of it."""
        low = self._low + INSTANT
        return [seat for seat in self.limited if self._reminds(seat) and self.left_of(seat, True) <= low]

    @property
    def _low(self) -> float:
        return LOW_PART * self.rules.bank if self.rules else 0.0

    def _reminds(self, seat: int) -> bool:
        return self.rules is not None and self.rules.kind == "days" and self.times.reminded[seat] < self.owed[seat]

    def due(self) -> float | None:
        """At which uptime there will be something to do here, if nobody decides before."""
        left = self.times.left
        spare = [left[k] - self._low if self._reminds(k) else left[k] for k in self.limited]
        return self._since + max(0.0, min(spare)) if spare else None

    # ---- what is kept ----
    def writes(self) -> list[Write]:
        """The row as it is now, to be written with what changed. A table without limit has none."""
        self.settle()
        self.alarm(due := self.due())
        if self.rules is None or not self.times.left:
            return []
        self.times.used = [round(seat.seconds, 3) for seat in self._header.seats]
        row = {"state": self.times.row(), "at": now(), "up": self._since, "due": due}
        if self._on_disk:
            return [(_UPDATE, {"of": self._header.id, **row})]
        self._on_disk = True
        return [(_INSERT, {"table_id": self._header.id, **row})]

    def saved(self) -> Saved:
        self.settle()
        return Saved(self.times.copy(), self.owed, self._on_disk)

    def restore(self, saved: Saved) -> None:
        """The disk refused: as it was. Time went on meanwhile, and whoever is asked is charged for it."""
        self.times, self.owed, self._on_disk = saved
        self.alarm(self.due())
