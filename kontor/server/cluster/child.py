"""A worker and the process that started it: the worker says who it is, when it is ready, and that it is alive; it is
told which other worker has died. When its parent is gone, it ends."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Awaitable, Callable


class Child:
    def __init__(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, gone: Callable[[str], Awaitable[None]]
    ) -> None:
        self._reader, self._writer, self._gone = reader, writer, gone
        self._hearing: asyncio.Task[None] | None = None

    @classmethod
    async def of(cls, line: int, gone: Callable[[str], Awaitable[None]], end: Callable[[], None]) -> Child:
        """`gone`: a worker has died; `end`: the parent has."""
        child = cls(*await asyncio.open_connection(sock=socket.socket(fileno=line)), gone)
        child._hearing = asyncio.create_task(child._hear(end), name="parent")
        return child

    def say(self, word: str) -> None:
        if not self._writer.is_closing():
            self._writer.write(word.encode() + b"\n")

    def named(self, member: str) -> None:
        self.say(f"member {member}")

    async def _hear(self, end: Callable[[], None]) -> None:
        try:
            while line := await self._reader.readline():
                word, _, member = line.decode().strip().partition(" ")
                if word == "gone":
                    await self._gone(member)
        except OSError:
            pass
        end()

    def close(self) -> None:
        if self._hearing is not None:
            self._hearing.cancel()
        self._writer.close()
