"""What must happen once in a cluster is a duty of one of its members. Whoever sees that nobody has one takes it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import structlog

from ..storage.members import Member
from ..storage.store import Duty

log = structlog.get_logger()


@dataclass(frozen=True)
class Work:
    begin: Callable[[Duty], Awaitable[None]]
    end: Callable[[], None]


class Duties:
    member: Member

    def __init__(self) -> None:
        self._kinds: dict[str, Work] = {}
        self.held: dict[str, Duty] = {}
        self._looking = asyncio.Lock()

    def add(self, name: str, begin: Callable[[Duty], Awaitable[None]], end: Callable[[], None]) -> None:
        self._kinds[name] = Work(begin, end)

    async def look(self) -> None:
        """Take what nobody has."""
        async with self._looking:
            missing = self._kinds.keys() - self.held.keys()
            for name in sorted(missing - await self.member.duties_of_others()) if missing else ():
                if (duty := await self.member.take_duty(name)) is not None:
                    log.info("duty", name=name)
                    self.held[name] = duty
                    await self._kinds[name].begin(duty)

    async def whose(self, name: str) -> str | None:
        """The other member that has it; None: we have."""
        if name in self.held:
            return None
        if (other := await self.member.has_duty(name)) is None:
            await self.look()
            other = await self.member.has_duty(name)
        return other

    def end_all(self) -> None:
        """They are others' now."""
        held, self.held = self.held, {}
        for name in held:
            self._kinds[name].end()
