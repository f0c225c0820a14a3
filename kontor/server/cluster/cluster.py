"""This server among its fellows: who they are, what is told and heard, what is carried to them, which duties it has."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable, Coroutine
from typing import Any

import structlog
from starlette.types import ASGIApp

from ..storage.failures import log_failure
from ..storage.members import Member
from ..storage.store import Store
from .child import Child
from .duties import Duties
from .others import Heard, Others
from .place import Place
from .redis_wire import RedisWire
from .streams import Streams, packed, unpacked
from .wires import UnixWire, Wire

log = structlog.get_logger()
TICK = 1.0
_STREAMS = ("open", "event", "read", "end")
_MOMENTARY = ("presence", "uptime", "used")
"""What is told again and again: nobody needs to hear it late."""
_LAST_WORK = 5.0  # seconds for what is answered for others, when this server ends


async def _nothing_yet(table: str) -> None:
    pass


class Cluster(Others):
    member: Member

    def __init__(self, place: Place, api: ASGIApp) -> None:
        self.place = place
        self.wire: Wire = _wire(place)
        self.wire.heard, self.wire.lost, self.wire.missed = self._hear, self._lost, self._has_missed
        self.streams = Streams(self._send, api)
        self.duties = Duties()
        self._heard: defaultdict[str, list[Heard]] = defaultdict(list)
        self._ticks: list[Callable[[], None]] = []
        self._gone: list[Callable[[str], None]] = []
        self._missed: list[Callable[[], Coroutine[Any, Any, None] | None]] = []
        self._work: set[asyncio.Task[None]] = set()
        self._child: Child | None = None
        self._leaving = False
        self.give_away: Callable[[str], Coroutine[Any, Any, None]] = _nothing_yet
        """Lets go of a table that another member needs."""
        self.let_go: Callable[[], None] = lambda: None
        """Of all tables: they are others' now. Who is taken for dead while it still begins has none."""
        self.on_fewer: Callable[[], None] = lambda: None
        """A fellow has ended: what it had is nobody's."""

    def join(self, store: Store) -> Member:
        """The member that this server is; it joins when it claims the database."""
        place = self.place
        self.member = member = Member(store, place.cluster, place.alone, place.watches, place.machine)
        self.duties.member = member
        member.opens = self._open
        member.on_fellows, member.on_thrown_out = self._fellows, self._thrown_out
        member.took_out = lambda one: self.tell("out", member=one)
        member.is_reachable = lambda: self.wire.works
        member.asks = lambda owner, table: self._send(owner, {"k": "give", "table": table}, b"")
        return member

    async def _open(self, name: str) -> None:
        await self.wire.open(name)
        if self._child is not None:
            self._child.named(name)

    # ---- life ----
    async def begin(self, end: Callable[[], None]) -> None:
        """`end`: the process that has started this one is gone."""
        if self.place.parent >= 0:
            self._child = await Child.of(self.place.parent, self._taken_out, end)
            self._child.named(self.member.id)
        self.tell("hello")
        self._do(self._tick_for_ever())

    def ready(self) -> None:
        if self._child is not None:
            self._child.say("ready")

    async def leave(self) -> None:
        """The server ends: others have its tables and duties from now on."""
        self._leaving = True
        self.duties.end_all()
        await self.member.leave()
        self.tell("left")

    async def close(self) -> None:
        if self._child is not None:
            self._child.close()
        for task in list(self._work):
            task.cancel()
        await self.streams.close(_LAST_WORK)
        await self.wire.close()

    async def _tick_for_ever(self) -> None:
        while True:
            for do in self._ticks:
                do()
            if self._child is not None:
                self._child.say("beat")
            if not self._leaving:
                try:
                    await self._take_out_the_silent()
                    await self.duties.look()
                    await self.member.give_back_rest()
                except Exception as error:
                    log_failure("duties could not be looked at", error)
            await asyncio.sleep(TICK)

    async def _take_out_the_silent(self) -> None:
        """Whoever lives, but can be reached by nobody, would keep its tables from everybody."""
        if silent := self.wire.silent():
            for one in silent:
                log.warning("another server cannot be reached; its tables are free", member=one)
                await self.member.take_out(one)
                self.tell("out", member=one)
            await self.member.look()
            self.tell("left")

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(self._safely(work))
        self._work.add(task)
        task.add_done_callback(self._work.discard)

    async def _safely(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except Exception as error:
            log_failure("what another server said could not be followed", error)

    # ---- fellows ----
    @property
    def workers_beside(self) -> frozenset[str]:
        """The other workers of this machine."""
        machine = self.place.machine
        return frozenset(one for one in self.wire.fellows if machine and one.startswith(machine))

    def _fellows(self) -> None:
        gone = self.wire.fellows - self.member.fellows
        self.wire.fellows = self.member.fellows
        for one in gone:
            self._lost(one)
            for do in self._gone:
                do(one)
        if gone and not self._leaving:
            self._do(self.duties.look())
            self.on_fewer()

    def _lost(self, member: str) -> None:
        self.streams.lost(member)

    def _thrown_out(self) -> None:
        self.streams.lose_all()
        self.duties.end_all()
        self.let_go()

    async def _taken_out(self, member: str) -> None:
        """The parent has seen it end."""
        await self.member.take_out(member)
        self._lost(member)
        await self.member.look()
        self.tell("left")

    # ---- telling and hearing ----
    def _send(self, to: str, header: dict[str, Any], payload: bytes) -> None:
        self.wire.send(to, packed({**header, "from": self.member.id}, payload))

    def tell(self, what: str, **data: Any) -> None:
        if self.wire.fellows:
            self.wire.tell(packed({"k": what, "from": self.member.id, **data}), what not in _MOMENTARY)

    def say(self, to: str, what: str, **data: Any) -> None:
        """To one of them."""
        self._send(to, {"k": what, **data}, b"")

    def hear(self, what: str, heard: Heard) -> None:
        self._heard[what].append(heard)

    def every_second(self, do: Callable[[], None]) -> None:
        self._ticks.append(do)

    def on_gone(self, do: Callable[[str], None]) -> None:
        self._gone.append(do)

    def on_missed(self, do: Callable[[], Coroutine[Any, Any, None] | None]) -> None:
        self._missed.append(do)

    def _has_missed(self) -> None:
        self._do(self.member.look())
        self.tell("hello")
        for do in self._missed:
            if (work := do()) is not None:
                self._do(work)

    def _hear(self, data: bytes) -> None:
        header, payload = unpacked(data)
        kind, sender = header["k"], header["from"]
        if sender == self.member.id:
            return
        if kind in _STREAMS:
            self.streams.hear(sender, header, payload)
        elif kind == "give":
            self._do(self.give_away(header["table"]))
        elif kind in ("hello", "left") and not self._leaving:
            self._do(self.member.look())
        elif kind == "out" and header["member"] == self.member.id and not self._leaving:
            self.member.is_taken_out()  # at once, also while we cannot ask the database
            self._do(self.member.look())
        for heard in self._heard[kind]:
            if (work := heard(sender, header)) is not None:
                self._do(work)


def _wire(place: Place) -> Wire:
    if place.redis:
        return RedisWire(place.redis, place.cluster, place.seal)
    assert place.folder is not None
    return UnixWire(place.folder)
