"""The one loop of a server that looks at clocks: what is due, who goes on vacation, what must be written.

It sleeps until the next thing is due, a second at most, by whatever `moments` says is the time. Of tables at rest the
rows say when something is due; those whose time comes soon are read now and then, and opened when it has come.

While clocks run, the uptime is written now and then, so that a crash takes back little of what was used: nobody loses
by it.
"""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import Sequence
from contextlib import AsyncExitStack, suppress
from functools import partial
from typing import TYPE_CHECKING

import sqlalchemy as sa
import structlog

from kontor.kernel import KontorError

from ...calls.bell import Bell
from ...errors import LostTable, Refused
from ...storage.failures import log_failure
from ...storage.schema import clocks, seatings, tables
from .at_zero import look_at_clock
from .clock import INSTANT
from .uptime import Uptime
from .vacations import Vacations

if TYPE_CHECKING:
    from ..registry import TableRegistry
    from ..room import TableRoom

log = structlog.get_logger()
LONGEST_SLEEP = 1.0  # seconds of real time
SHORTEST_SLEEP = 0.02
WRITE_EVERY = {"live": 5.0, "days": 300.0}
"""Seconds between two writes of the uptime while such clocks run: what can be gained by a crash, at most."""
AHEAD = 60.0
"""Seconds between two looks into the rows of clocks, for what is due until the next one."""
TRY_AGAIN = 2.0  # seconds after which what the disk refused is tried again


_KIND = tables.c.clock["kind"].as_string()
_WITH_CLOCK = clocks.join(tables, tables.c.id == clocks.c.table_id)
_RUNS = sa.and_(tables.c.status == "playing", clocks.c.due.is_not(None))


class Alarms:
    def __init__(self, registry: TableRegistry, bell: Bell, vacations: Vacations, uptime: Uptime) -> None:
        self._registry, self._bell, self._vacations, self._uptime = registry, bell, vacations, uptime
        self._due: dict[str, float] = {}
        """The tables where time runs down and something is due, and at which uptime: those in memory, and of those at
        rest the ones whose time comes soon."""
        self._heap: list[tuple[float, str]] = []
        """The same in order, with what has changed since still among it."""
        self._kinds: set[str] = set()
        """Of the clocks that run at tables at rest."""
        self._written = self._looked_ahead = uptime()
        self._at_rest = True
        """Whether tables that nobody has in memory are ours to look after."""
        self._out_of_reach: set[str] = set()
        """Tables at rest that cannot be opened, which has been said."""
        self._task: asyncio.Task[None] | None = None
        self._looking: set[asyncio.Task[None]] = set()
        registry.follow_clocks(self.watch)
        registry.on_rest = self._rests

    def watch(self, room: TableRoom) -> None:
        """From now on this table says when it must be looked at."""
        room.clock.alarm = partial(self._set, room.header.id)
        room.clock.alarm(room.clock.due())

    def _rests(self, room: TableRoom) -> None:
        """Its row says when something is due there."""
        due, rules = room.clock.due(), room.clock.rules
        if due is not None and rules is not None:
            self._kinds.add(rules.kind)
            if due <= self._looked_ahead + 2 * AHEAD:
                self._set(room.header.id, due)

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
    async def begin(self) -> None:
        """The server is ready: clocks are looked at. Who went on vacation while it was away has done so now."""
        await self._change_over()
        await self._look_ahead()
        self.answering()
        self._task = asyncio.create_task(self._run(), name="alarms")

    def look_after_the_rest(self, ours: bool = True) -> None:
        """Tables that nobody has in memory; now and from now on."""
        self._at_rest = ours
        self.look_ahead_soon()

    def look_ahead_soon(self) -> None:
        """Some may be at rest that were in the memory of another server."""
        self._looked_ahead = float("-inf")

    def answering(self) -> None:
        """People can reach the server: time begins to count now, and nothing that passed before is anybody's."""
        self._uptime.begin()

    @property
    def up(self) -> float:
        """Seconds for which time has counted."""
        return self._uptime.this_time

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(self._pause())
            try:
                await self.look()
            except Exception as error:  # the next look may go better
                log_failure("clocks could not be looked at", error)

    def _pause(self) -> float:
        soon = self._heap[0][0] - self._uptime() if self._heap else LONGEST_SLEEP
        return min(LONGEST_SLEEP, max(SHORTEST_SLEEP, soon))

    async def look(self) -> None:
        """Whatever is due now; returns when it is begun, not when it is done."""
        await self._change_over()
        if self._uptime() - self._looked_ahead >= AHEAD:
            await self._look_ahead()
        moment = self._uptime()
        while self._heap and self._heap[0][0] <= moment + INSTANT:
            due, table_id = heapq.heappop(self._heap)
            if self._due.get(table_id) == due:
                del self._due[table_id]
                self._look_at(table_id)
        await self._write_uptime(moment)

    async def idle(self) -> None:
        """Until everything that was due is done: for tests."""
        while self._looking:
            await asyncio.wait(self._looking)

    async def _look_ahead(self) -> None:
        """Of tables at rest: where something is due until the next look, and which kinds of clocks run."""
        self._looked_ahead = self._uptime()
        if not self._at_rest:
            self._kinds = set()
            return
        free, ends = self._registry.is_free(clocks.c.table_id), self._looked_ahead + 2 * AHEAD
        soon = sa.select(clocks.c.table_id, clocks.c.due).select_from(_WITH_CLOCK)
        for row in await self._registry.store.read(soon.where(_RUNS, free, clocks.c.due <= ends)):
            here = self._registry.open_room(row["table_id"]) is not None  # and says itself when it is due
            if not here and row["table_id"] not in self._out_of_reach:
                self._set(row["table_id"], row["due"])
        kinds = sa.select(_KIND.label("kind")).select_from(_WITH_CLOCK).where(_RUNS).distinct()
        self._kinds = {row["kind"] for row in await self._registry.store.read(kinds)}

    def _look_at(self, table_id: str) -> None:
        task = asyncio.create_task(self._do_what_is_due(table_id))
        self._looking.add(task)
        task.add_done_callback(self._looking.discard)

    async def _do_what_is_due(self, table_id: str) -> None:
        try:
            async with self._registry.using(table_id, ask=False) as room:
                await look_at_clock(room, self._bell)
        except LostTable:
            if not self._registry.shared:  # else whoever has it looks at it
                self._set(table_id, self._uptime() + TRY_AGAIN)
        except (Refused, KontorError) as error:
            self._out_of_reach.add(table_id)
            log.error("table with a clock cannot be opened", table=table_id, reason=str(error))
        except Exception as error:
            log_failure("what was due by the clock could not be kept", error, table=table_id)
            self._set(table_id, self._uptime() + TRY_AGAIN)

    async def _change_over(self) -> None:
        """Vacations that have begun or ended: until now time was counted as before."""
        changing = set[str]()
        async with AsyncExitStack() as there:
            while more := self._vacations.changing() - changing:
                changing |= more
                for table_id in await self._counting_for(more) if self._at_rest else ():
                    with suppress(Refused, KontorError):  # nobody can play there, or another server counts
                        await there.enter_async_context(self._registry.using(table_id, ask=False))
            if not changing:
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
            for room in concerned:
                await self._write(room)

    async def _counting_for(self, people: set[str]) -> Sequence[str]:
        """Tables with clocks of days where somebody of them plays."""
        theirs = sa.select(seatings.c.table_id).where(seatings.c.person.in_(people))
        query = sa.select(tables.c.id).where(tables.c.id.in_(theirs), tables.c.status == "playing", _KIND == "days")
        return [row["id"] for row in await self._registry.store.read(query)]

    # ---- writing ----
    async def _write(self, room: TableRoom) -> None:
        try:
            async with room.lock:
                await room.store.write(*room.clock.writes())
        except LostTable:
            pass  # its clock goes on at another server
        except Exception as error:
            log_failure("clock could not be kept", error, table=room.header.id)

    async def _write_uptime(self, moment: float) -> None:
        if moment - self._written < min(WRITE_EVERY.values()):
            return
        here = (self._registry.open_room(table_id) for table_id in self._due)
        kinds = self._kinds | {room.clock.rules.kind for room in here if room is not None and room.clock.rules}
        if kinds and moment - self._written >= min(WRITE_EVERY[kind] for kind in kinds):
            self._written = moment
            await self._registry.store.write(self._uptime.write())

    async def close(self) -> None:
        """The server ends: no time passes from now on, and what was used until now is kept."""
        if self._task is not None:
            self._task.cancel()
        self._uptime.end()
        try:
            await self._registry.store.write(self._uptime.write())
        except Exception as error:
            log_failure("clocks could not be kept at the end", error)
