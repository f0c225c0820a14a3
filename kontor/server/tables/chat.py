"""What is said at a table, that decisions were undone, and that somebody's time ran out. The database numbers it;
everybody is told from there, in that order, each thing once.

Telling and greeting newcomers take turns, and a connection remembers the last number it was told: so nothing is told
twice and nothing is left out, however many speak at once.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any

import sqlalchemy as sa

from ..accounts.people import Person
from ..care.sanctions import must_be_allowed
from ..contract.answers import ChatMessage
from ..errors import Refused
from ..moments import now
from ..storage.failures import log_failure
from ..storage.ownership import TableStore
from ..storage.schema import chat
from ..storage.store import Write
from .presence import Listener
from .records import Seat, chat_message

NEWEST = 200
"""So many messages a newcomer is told, and at most so many somebody who was cut off."""

MOST_NOTES = 500
"""So many undone decisions and the like somebody is told who looks back."""


class Chat:
    def __init__(self, store: TableStore, table_id: str) -> None:
        self._store, self._table = store, table_id
        self._turns = asyncio.Lock()
        self._told = 0

    async def say(self, person: Person, seat: int | None, text: str, listeners: Iterable[Listener]) -> None:
        text = " ".join(text.split())[:500]
        if not text:
            raise Refused("nothing-to-say")
        await must_be_allowed(self._store, person.id, "mute")
        await self._store.write(self._row(person, seat, text=text))
        await self.tell(listeners)

    def undone(self, person: Person, seat: int, before: int, after: int) -> Write:
        """That somebody undid decisions, to be written together with what that changes, and then told."""
        return self._row(person, seat, text="", undone={"before": before, "after": after})

    def ran_out(self, holder: Seat, seat: int, after: int, then: str) -> Write:
        """That a seat had no time left, after so many decisions: in the same way."""
        return self._row(holder, seat, text="", ran_out={"after": after, "then": then})

    def _row(self, who: Person | Seat, seat: int | None, **what: Any) -> Write:
        person = who.person or "" if isinstance(who, Seat) else who.id
        said = {"person": person, "name": who.name, "seat": seat, "at": now(), **what}
        return chat.insert().values(table_id=self._table, **said)

    async def tell_what_happened(self, listeners: Iterable[Listener]) -> None:
        """What was written with a change that is done: if it cannot be told now, whoever speaks next tells it too."""
        try:
            await self.tell(listeners)
        except Exception as error:
            log_failure("what happened could not be told", error, table=self._table)

    async def tell(self, listeners: Iterable[Listener]) -> None:
        """What was written since the last time."""
        async with self._turns:
            if fresh := await self._newest(self._told):
                self._told = fresh[-1].id
                for listener in list(listeners):
                    listener.changed("chat", fresh)

    async def greet(self, listener: Listener, since: int) -> None:
        """The newest messages after that number; from now on the listener is told what is said."""
        async with self._turns:
            listener.changed("greeting", (since, await self._newest(since)))

    async def notes(self) -> list[ChatMessage]:
        """What was not said but happened: for whoever looks back at the game."""
        happened = chat.c.undone.is_not(sa.null()) | chat.c.ran_out.is_not(sa.null())
        query = sa.select(chat).where(chat.c.table_id == self._table, happened).order_by(chat.c.id).limit(MOST_NOTES)
        return [chat_message(row) for row in await self._store.read(query)]

    async def _newest(self, since: int) -> list[ChatMessage]:
        query = sa.select(chat).where(chat.c.table_id == self._table, chat.c.id > since).order_by(chat.c.id.desc())
        return [chat_message(row) for row in reversed(await self._store.read(query.limit(NEWEST)))]
