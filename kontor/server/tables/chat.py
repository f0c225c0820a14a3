"""What is said at a table, and that decisions were undone. The database numbers it; everybody is told from there, in
that order, each thing once.

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
from ..contract.messages import ChatMessage
from ..errors import Refused
from ..moments import now
from ..storage.ownership import TableStore
from ..storage.schema import chat
from ..storage.store import Write
from .presence import Listener
from .records import chat_message

NEWEST = 200
"""So many messages a newcomer is told, and at most so many somebody who was cut off."""


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

    def _row(self, person: Person, seat: int | None, **what: Any) -> Write:
        said = {"person": person.id, "name": person.name, "seat": seat, "at": now(), **what}
        return chat.insert().values(table_id=self._table, **said)

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

    async def _newest(self, since: int) -> list[ChatMessage]:
        query = sa.select(chat).where(chat.c.table_id == self._table, chat.c.id > since).order_by(chat.c.id.desc())
        return [chat_message(row) for row in reversed(await self._store.read(query.limit(NEWEST)))]
