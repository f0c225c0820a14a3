"""For how long there has been a server, in all: the time by which clocks count.

It stands still while none is there, so what passes meanwhile is nobody's. A row that says at which uptime it was
written says all of a clock, however long it runs on and nobody opens the table: what is left now follows, and when it
is due.

It is written now and then, in one row for all clocks: what is gained by a crash is at most what was counted since.
"""

from __future__ import annotations

import asyncio
import contextlib
from datetime import datetime

import sqlalchemy as sa

from ...cluster.others import NOBODY, Others
from ...moments import monotonic, now
from ...storage.ownership import NAME, Owner
from ...storage.schema import clocks, servers, uptime
from ...storage.store import Store, Write

TOLD_FOR = 600.0
"""Seconds for which people are told that the server was away."""


class Uptime:
    def __init__(self, store: Store, owner: Owner, others: Others = NOBODY) -> None:
        self._store, self._owner, self._others = store, owner, others
        self._heard = asyncio.Event()
        others.hear("uptime", lambda _, told: self.at_least(told["up"]))
        others.hear("hello", lambda *_: self._tell())
        others.every_second(self._tell)
        self._counted = 0.0
        """Until the server began to listen; when it has ended, all of it."""
        self._since: float | None = None
        """When (`monotonic`) it began to listen; nothing: it does not."""
        self.last_written: datetime | None = None
        """By the server before this one."""
        self._before = self._away = 0.0
        """The uptime before this server, and for how long there was none."""

    async def load(self) -> None:
        """On from what was last written. A clock may have been written later than the uptime."""
        row = await self._store.read_one(sa.select(uptime).where(uptime.c.name == NAME))
        latest = await self._store.read_one(sa.select(sa.func.max(clocks.c.up).label("up")))
        self._counted = (latest["up"] if latest else None) or 0.0
        if row is None:
            await self._store.write(uptime.insert().values(name=NAME, seconds=self._counted, at=now()))
            return
        self._counted = max(self._counted, row["seconds"])
        self.last_written, self._before = row["at"], self._counted
        self._away = (now() - row["at"]).total_seconds()

    # ---- that of all servers together ----
    def _tell(self) -> None:
        if self.runs:
            self._others.tell("uptime", up=self())

    def at_least(self, up: float) -> None:
        """Whoever is behind the others, or behind what was written, moves on."""
        self._heard.set()
        self._counted += max(0.0, up - self())

    async def heard(self, patience: float) -> None:
        """Until another server has said how far it is, if one does."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(patience):
                await self._heard.wait()

    # ---- counting ----
    def begin(self) -> None:
        """People can reach the server: from now on time counts. Of two beginnings the second holds."""
        self._since = monotonic()

    def end(self) -> None:
        self._counted, self._since = self(), None

    def __call__(self) -> float:
        return self._counted + self.this_time

    @property
    def runs(self) -> bool:
        return self._since is not None

    @property
    def this_time(self) -> float:
        """Since this server began to listen."""
        return 0.0 if self._since is None else max(0.0, monotonic() - self._since)

    def away_since(self, up: float) -> float:
        """For people to read, for a while: how long there was no server, if that was after this uptime."""
        return self._away if up <= self._before and self.this_time < TOLD_FOR else 0.0

    # ---- what is kept ----
    def write(self) -> Write:
        """Nothing, if another server has the database."""
        mine, up = sa.exists().where(servers.c.id == self._owner.id), self()
        ahead = uptime.c.seconds <= up if self._owner.shared else sa.true()
        return uptime.update().where(uptime.c.name == NAME, mine, ahead).values(seconds=up, at=now())
