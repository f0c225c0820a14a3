"""The bell: everything that calls somebody is written down here first, and once. Pages hear of it at once; what goes
out of the house is the courier's work (`courier`)."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from functools import cached_property
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from ..cluster.others import NOBODY, Others
from ..contract.calls import CallKind as CallKind
from ..moments import now
from ..storage.failures import log_failure
from ..storage.schema import call_settings, calls, deliveries, push_subscriptions
from ..storage.store import Afterwards, Store, Write

TURN: tuple[CallKind, ...] = ("your-turn", "clock-low")
"""Over when somebody has decided."""
AGAIN: tuple[CallKind, ...] = ("your-turn", "invited")
"""A turn that was undone, or an invitation that was withdrawn, and has come again waits again."""
Heard = Callable[[Sequence[str]], None]
"""What a page does when its person's bell changes: with the calls that have just come."""


@dataclass(frozen=True)
class Call:
    """Something that waits for a person or concerns them. Two calls alike but for `data` are the same call."""

    person: str
    kind: CallKind
    about: str
    """The id of the table, tournament or person it is about."""
    number: int = 0
    """Which of these: after how many decisions, in which round."""
    data: Mapping[str, str | int] = field(default_factory=dict, hash=False, compare=False)
    """What the words need: names, titles."""

    @cached_property
    def id(self) -> str:
        alike = "\0".join((self.person, self.kind, self.about, str(self.number)))
        return hashlib.sha256(alike.encode()).hexdigest()[:32]


_END = (
    calls.update()
    .where(calls.c.id == sa.bindparam("call"), calls.c.ended.is_(None))
    .values(ended=sa.bindparam("moment"), read=sa.func.coalesce(calls.c.read, sa.bindparam("moment")))
)


class Bell:
    def __init__(self, store: Store, others: Others = NOBODY) -> None:
        self._store, self._others = store, others
        others.hear("bell", lambda _, told: self._heard(told))
        others.hear("reach", lambda _, told: self._reach(told["person"]))
        others.on_missed(self._look_again)
        insert = sqlite.insert if store.engine.dialect.name == "sqlite" else postgresql.insert
        new = insert(calls)
        self._insert = new.on_conflict_do_nothing()
        # What was delivered stays delivered. Another may invite now.
        came = {"ended": None, **{name: new.excluded[name] for name in ("data", "read", "routed")}}
        self._insert_again = new.on_conflict_do_update(index_elements=["id"], set_=came)
        self._reachable: set[str] = set()
        self._pages: dict[str, set[Heard]] = {}
        self._work: set[asyncio.Task[None]] = set()
        self.on_call: Callable[[], None] = lambda: None
        """Whoever delivers is woken."""

    async def open(self) -> None:
        """Read who wants to be called outside the page: for nobody else need anything be delivered."""
        mail_or_webhook = sa.select(call_settings.c.person).where(call_settings.c.outside)
        for query in (mail_or_webhook, sa.select(push_subscriptions.c.person)):
            self._reachable.update(row["person"] for row in await self._store.read(query))

    async def _look_again(self) -> None:
        """Others may have told what we have not heard."""
        await self.open()
        self.on_call()
        for heard in [heard for pages in self._pages.values() for heard in pages]:
            heard(())

    def reach(self, person: str) -> None:
        """From now on this person's calls may go out; whether they do, their settings say."""
        self._reach(person)
        self._others.tell("reach", person=person)

    def _reach(self, person: str) -> None:
        self._reachable.add(person)
        self.on_call()

    @property
    def reaches(self) -> bool:
        """Whether anybody wants to be called outside the page."""
        return bool(self._reachable)

    # ---- to be called ----
    def writes(self, *called: Call, seen: Collection[str] = ()) -> list[Write]:
        """To be written together with what they tell of, so that neither is there without the other. Who is looking
        (`seen`) has no call that waits outside."""
        if not called:
            return []
        at = now()
        rows: list[Write] = [
            (
                self._insert_again if one.kind in AGAIN else self._insert,
                self._row(one, at, one.person in seen),
            )
            for one in called
        ]
        return [*rows, Afterwards(lambda: self._rang(called))]

    def _row(self, call: Call, at: datetime, seen: bool) -> dict[str, Any]:
        return {
            "id": call.id,
            "person": call.person,
            "kind": call.kind,
            "about": call.about,
            "number": call.number,
            "data": dict(call.data),
            "at": at,
            "read": at if seen else None,
            "ended": None,
            "routed": None if call.person in self._reachable and not seen else at,
        }

    async def ring(self, *called: Call, seen: Collection[str] = ()) -> None:
        """The same call again changes nothing."""
        if called:
            await self._store.write(*self.writes(*called, seen=seen))

    # ---- to be called no more ----
    def ends(self, person: str, ids: Iterable[str]) -> list[Write]:
        """These calls wait for this person no longer. They are found by their ids: a bell remembers months of turns."""
        at = now()
        rows: list[Write] = [(_END, {"call": one, "moment": at}) for one in ids]
        return [*rows, Afterwards(lambda: self.changed(person))]

    async def end(self, call: Call) -> None:
        """What waited waits no longer: an invitation that was taken up, or taken back."""
        at = now()
        gone = calls.update().where(calls.c.id == call.id, calls.c.ended.is_(None))
        await self._store.write(gone.values(ended=at, read=sa.func.coalesce(calls.c.read, at)))
        self.changed(call.person)

    async def read(self, person: str, ids: Collection[str] | None = None, about: str | None = None) -> None:
        """Seen: these, those about something, or all."""
        unread = calls.update().where(calls.c.person == person, calls.c.read.is_(None))
        if ids is not None:
            unread = unread.where(calls.c.id.in_(ids))
        if about is not None:
            unread = unread.where(calls.c.about == about)
        if await self._store.change(unread.values(read=now()).returning(calls.c.id)):
            self.changed(person)

    def looked(self, person: str, about: str) -> None:
        """Somebody looks at this now. If the disk refuses it, they look again some time."""

        async def seen() -> None:
            try:
                await self.read(person, about=about)
            except Exception as error:
                log_failure("call could not be marked as seen", error, about=about)

        self.in_background(seen())

    def in_background(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._work.add(task)
        task.add_done_callback(self._work.discard)

    def forgetting(self, person: str) -> list[Write]:
        """Whatever is kept here of a person who leaves for good; their row in `people` may go afterwards."""
        tables = deliveries, calls, call_settings, push_subscriptions
        return [table.delete().where(table.c.person == person) for table in tables]

    # ---- pages ----
    def listen(self, person: str, heard: Heard) -> Callable[[], None]:
        """Hear of all that changes for a person; returns how to stop."""
        self._pages.setdefault(person, set()).add(heard)

        def stop() -> None:
            pages = self._pages.get(person, set())
            pages.discard(heard)
            if not pages:
                self._pages.pop(person, None)

        return stop

    def changed(self, person: str, rings: Sequence[str] = (), goes_out: bool = False) -> None:
        """`goes_out`: whoever delivers has something to do."""
        told = {"person": person, "rings": list(rings), "goes_out": goes_out}
        self._others.tell("bell", **told)
        self._heard(told)

    def _heard(self, told: Mapping[str, Any]) -> None:
        person, rings = told["person"], told["rings"]
        if told["goes_out"]:
            self.on_call()
        for heard in list(self._pages.get(person, ())):
            heard(rings)

    def _rang(self, called: Sequence[Call]) -> None:
        for person in {one.person for one in called}:
            rings = [one.id for one in called if one.person == person]
            self.changed(person, rings, goes_out=person in self._reachable)
