"""Who is at a table and who is away: since when, and whom a bot is about to replace.

Absent is whoever has had no connection to the table for `absence` seconds. All at the table see who is away and for
how long. If a player asks for a bot in an absent person's place, all are told, and `notice` seconds pass before it
plays; who comes back meanwhile keeps the seat. Nobody is replaced while they are there.
"""

from __future__ import annotations

import asyncio
import math
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Protocol

from ..accounts.people import Person
from ..errors import Refused
from ..moments import monotonic


class Listener(Protocol):
    """A connection that looks at the table."""

    person: Person | None
    session: str
    visible: bool
    """Whether the page is in view; one in another tab hears all, but nobody sees it."""
    named: bool
    """Whether others are told who watches."""
    blocked: frozenset[str]
    """People whose words are not shown here."""

    def changed(self, what: str, data: Any = None) -> None: ...


@dataclass
class Replacement:
    """A bot that is about to play for somebody absent."""

    bot: str
    task: asyncio.Task[None]


class Presence:
    def __init__(self, absence: float, notice: float, unseen: float = 0.0) -> None:
        """`unseen`: for so many seconds nobody has been here already."""
        self.absence, self._notice = absence, notice
        self.listeners: set[Listener] = set()
        self._opened = monotonic() - unseen
        self._left: dict[str, float] = {}
        self._replacements: dict[int, Replacement] = {}

    def online(self, person: str | None) -> bool:
        return any(listener.person and listener.person.id == person for listener in self.listeners)

    def looking(self, person: str) -> bool:
        """Whether somebody has this table before their eyes."""
        return any(one.visible and one.person is not None and one.person.id == person for one in self.listeners)

    def came(self, listener: Listener, seats: list[int]) -> None:
        """A connection has begun: whoever plays these seats is here, and nobody replaces them."""
        self.listeners.add(listener)
        for seat in seats:
            self.withdraw(seat)

    def gone(self, listener: Listener) -> None:
        """A connection has ended; of each person we remember when the last one did."""
        self.listeners.discard(listener)
        if listener.person is not None:
            self._left[listener.person.id] = monotonic()

    def away_for(self, person: str | None) -> float:
        """Seconds since somebody was last seen at this table, as far as it is known."""
        return 0.0 if self.online(person) else monotonic() - self._left.get(person or "", self._opened)

    def must_be_absent(self, person: str | None, name: str) -> None:
        missing = self.absence - self.away_for(person)
        if self.online(person):
            raise Refused("bot-when-away", 409, name=name, seconds=math.ceil(self.absence))
        if missing > 0:
            raise Refused("bot-in-seconds", 409, seconds=math.ceil(missing))

    def give_notice(self, seat: int, bot: str, replace: Callable[[], Awaitable[None]]) -> None:
        """The bot plays that seat when the notice has passed, unless the person comes back. Asked twice is once."""
        if seat not in self._replacements:
            task = asyncio.create_task(self._after_notice(seat, replace))
            self._replacements[seat] = Replacement(bot, task)

    async def _after_notice(self, seat: int, replace: Callable[[], Awaitable[None]]) -> None:
        await asyncio.sleep(self._notice)
        self._replacements.pop(seat, None)  # from now on it goes through: nothing is withdrawn in the middle
        await replace()

    def withdraw(self, seat: int) -> None:
        if (pending := self._replacements.pop(seat, None)) is not None:
            pending.task.cancel()

    @property
    def waits(self) -> bool:
        """Whether a bot is about to replace somebody."""
        return bool(self._replacements)

    def close(self) -> None:
        for seat in list(self._replacements):
            self.withdraw(seat)

    def replaced_by(self, seat: int) -> str | None:
        """The bot that is about to play that seat."""
        pending = self._replacements.get(seat)
        return pending.bot if pending else None
