"""Which tables are in memory: a table is opened when somebody asks for it, when its clock says so, and after a start
where a bot is to move; it rests again when nobody has needed it for a while."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import sqlalchemy as sa

from ..storage.failures import log_failure
from ..storage.schema import tables
from .registry import TableRegistry

LONGEST_SLEEP = 30.0  # seconds between two looks at what may rest
SLOWLY = 0.05  # seconds between two tables that are opened only for their rows to be known


class Resting:
    def __init__(self, registry: TableRegistry) -> None:
        self._registry, self._idle = registry, registry.policy.idle
        self._tasks: list[asyncio.Task[None]] = []

    def begin(self, go_on: bool = True) -> None:
        self._tasks = [asyncio.create_task(self._rest_for_ever(), name="tables at rest")]
        if go_on:
            self.go_on()

    def go_on(self) -> None:
        """Tables that nobody has in memory and where a bot is to move."""
        self._tasks = [task for task in self._tasks if not task.done()]
        self._tasks.append(asyncio.create_task(self._go_on(), name="tables that go on"))

    def close(self) -> None:
        for task in self._tasks:
            task.cancel()

    # ---- after a start ----
    async def _go_on(self) -> None:
        try:
            for table_id in await self._playing(tables.c.bot_to_move.is_(True)):
                await self._registry.reopen(table_id)
            await self.learn()
        except Exception as error:  # whoever asks for a table opens it
            log_failure("tables could not be brought in", error)

    async def learn(self, pause: float = SLOWLY) -> None:
        """Of games that an earlier version left it is not known whether they go on by themselves, and when something is
        due: each is opened once."""
        for table_id in await self._playing(tables.c.bot_to_move.is_(None)):
            await self._registry.reopen(table_id)
            if (room := self._registry.open_room(table_id)) is not None:
                self._registry.rest(room, 0.0)
            await asyncio.sleep(pause)

    async def _playing(self, which: sa.ColumnElement[bool]) -> Sequence[str]:
        free = self._registry.is_free(tables.c.id)
        query = sa.select(tables.c.id).where(tables.c.status == "playing", which, free)
        return [row["id"] for row in await self._registry.store.read(query)]

    # ---- afterwards ----
    async def _rest_for_ever(self) -> None:
        while True:
            await asyncio.sleep(min(LONGEST_SLEEP, max(1.0, self._idle / 10)))
            self.look()

    def look(self) -> None:
        for room in self._registry.rooms:
            self._registry.rest(room, self._idle)
