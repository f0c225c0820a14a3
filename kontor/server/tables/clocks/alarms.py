"""The one loop of a server that looks at clocks: what is due, who goes on vacation, what must be written.

It sleeps until the next thing is due, a second at most, by whatever `moments` says is the time. Clocks that run are
written now and then, all in one commit, so that a crash takes back little of what was used: nobody loses by it.
"""

from __future__ import annotations

import asyncio
import contextlib
import heapq
from collections.abc import Iterable
from functools import partial
from typing import TYPE_CHECKING

import structlog

from ...calls.bell import Bell
from ...errors import LostTable
from ...moments import monotonic
from ...storage.failures import log_failure
from ...storage.store import Write
from .at_zero import look_at_clock
from .vacations import Vacations

if TYPE_CHECKING:
    from ..registry import TableRegistry
    from ..room import TableRoom

log = structlog.get_logger()
LONGEST_SLEEP = 1.0  # seconds of real time
SHORTEST_SLEEP = 0.02
WRITE_EVERY = {"live": 5.0, "days": 300.0}
"""Seconds between two writes of clocks that run: what can be gained by a crash, at most."""
AT_ONCE = 500  # tables in one commit: a database takes only so many values at once
TRY_AGAIN = 2.0  # seconds after which what the disk refused is tried again


class Alarms:
    def __init__(self, registry: TableRegistry, bell: Bell, vacations: Vacations) -> None:
        self._registry, self._bell, self._vacations = registry, bell, vacations
        self._due: dict[str, float] = {}
        """The tables where time runs down, and when there will be something to do."""
        self._heap: list[tuple[float, str]] = []
        """The same in order, with what has changed since still among it."""
        self._written = dict.fromkeys(WRITE_EVERY, monotonic())
        self._since = monotonic()
        self._task: asyncio.Task[None] | None = None
        self._looking: set[asyncio.Task[None]] = set()
        registry.follow_clocks(self.watch)

    def watch(self, room: TableRoom) -> None:
        """From now on this table says when it must be looked at."""
        room.clock.alarm = partial(self._set, room.header.id)
        room.clock.alarm(room.clock.due())

    def _set(self, table_id: str, due: float | None) -> None:
        if due is None:
            self._due.pop(table_id, None)
        elif self._due.get(table_id) != due:
            self._due[table_id] = due
            heapq.heappush(self._heap, (due, table_id))
            if len(self._heap) > 2 * len(self._due) + 100:  # mostly what has changed since
                self._heap = [(moment, which) for which, moment in self._due.items()]
                heapq.heapify(self._heap)

    # ---- the loop ----
    def begin(self) -> None:
        """The server is ready: clocks are looked at."""
        self.answering()
        self._task = asyncio.create_task(self._run(), name="alarms")

    def answering(self) -> None:
        """People can reach the server: time begins to count now, and nothing that passed before is anybody's."""
        self._since = monotonic()
        for room in self._registry.rooms:
            room.clock.start_over()
            room.clock.alarm(room.clock.due())

    @property
    def up(self) -> float:
        """Seconds for which time has counted."""
        return monotonic() - self._since

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(self._pause())
            try:
                await self.look()
            except Exception as error:  # the next look may go better
                log_failure("clocks could not be looked at", error)

    def _pause(self) -> float:
        soon = self._heap[0][0] - monotonic() if self._heap else LONGEST_SLEEP
        return min(LONGEST_SLEEP, max(SHORTEST_SLEEP, soon))

    async def look(self) -> None:
        """Whatever is due now; returns when it is begun, not when it is done."""
        self._change_over()
        moment = monotonic()
        while self._heap and self._heap[0][0] <= moment:
            due, table_id = heapq.heappop(self._heap)
            if self._due.get(table_id) == due:
                del self._due[table_id]
                self._look_at(table_id)
        await self._write_what_runs(moment)

    async def idle(self) -> None:
        """Until everything that was due is done: for tests."""
        while self._looking:
            await asyncio.wait(self._looking)

    def _look_at(self, table_id: str) -> None:
        room = self._registry.open_room(table_id)
        if room is not None:
            task = asyncio.create_task(self._do_what_is_due(room))
            self._looking.add(task)
            task.add_done_callback(self._looking.discard)

    async def _do_what_is_due(self, room: TableRoom) -> None:
        try:
            await look_at_clock(room, self._bell)
        except Exception as error:
            log_failure("what was due by the clock could not be kept", error, table=room.header.id)
            self._set(room.header.id, monotonic() + TRY_AGAIN)

    def _change_over(self) -> None:
        """Vacations that have begun or ended: until now time was counted as before."""
        if not (changing := self._vacations.changing()):
            return
        concerned = [
            room for room in self._registry.rooms if any(seat.person in changing for seat in room.header.seats)
        ]
        for room in concerned:
            room.clock.settle()
        self._vacations.change_over()
        for room in concerned:
            room.clock.alarm(room.clock.due())
            room.tell("table")

    # ---- writing ----
    async def _write_what_runs(self, moment: float) -> None:
        kinds = {kind for kind, pause in WRITE_EVERY.items() if not 0 <= moment - self._written[kind] < pause}
        if kinds:
            self._written.update(dict.fromkeys(kinds, moment))
            running = [room for which in list(self._due) if (room := self._registry.open_room(which)) is not None]
            await self._write([room for room in running if room.clock.rules and room.clock.rules.kind in kinds])

    async def _write(self, rooms: Iterable[TableRoom]) -> None:
        # a table that is being changed writes its clock with the change
        free = [room for room in rooms if not room.lock.locked()]
        for first in range(0, len(free), AT_ONCE):
            some = free[first : first + AT_ONCE]
            writes: list[Write] = [room.store.lease for room in some]
            for room in some:
                writes += room.clock.writes()
            try:
                await self._registry.store.write(*writes)
            except LostTable:  # one of them is at another server: each for itself
                for room in some:
                    with contextlib.suppress(LostTable):
                        await room.store.write(*room.clock.writes())

    async def close(self) -> None:
        """The server ends: no time passes from now on, and what was used until now is kept."""
        if self._task is not None:
            self._task.cancel()
        rooms = [room for room in self._registry.rooms if room.header.status == "playing"]
        for room in rooms:
            room.clock.stop()
        try:
            await self._write(rooms)
            await self._registry.store.write(*(room.seats_update() for room in rooms))
        except Exception as error:
            log_failure("clocks could not be kept at the end", error)
