"""How the members of a cluster speak: bytes to one of them, or to all others. Nothing is promised to arrive, but
whoever may have missed something is told so (`lost`)."""

from __future__ import annotations

import asyncio
import contextlib
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable
from pathlib import Path

MOST_WAITING = 64 << 20
"""Bytes for one member that does not read; beyond that it is taken for gone."""
_LENGTH = 4  # bytes before each message that say how long it is
_LONGEST = 16 << 20


class Wire(ABC):
    def __init__(self) -> None:
        self.fellows: frozenset[str] = frozenset()
        """The other members."""
        self.heard: Callable[[bytes], None] = lambda data: None
        self.lost: Callable[[str], None] = lambda member: None
        """Something from or to that member may be missing."""
        self.missed: Callable[[], None] = lambda: None
        """We were cut off: what was told to all meanwhile may be missing."""

    @abstractmethod
    async def open(self, member: str) -> None:
        """From now on we can be reached by this name, too."""

    @abstractmethod
    def send(self, to: str, data: bytes) -> None: ...

    def tell(self, data: bytes, lasting: bool = True) -> None:
        """To all others. `lasting`: to be said later if it cannot be said now."""
        for one in self.fellows:
            self.send(one, data)

    @property
    def works(self) -> bool:
        """Whether we can speak and be spoken to."""
        return True

    @property
    def down_for(self) -> float:
        """Seconds for which we have been cut off."""
        return 0.0

    def silent(self) -> list[str]:
        """Others that have not been heard for too long, while we could hear them."""
        return []

    @abstractmethod
    async def close(self) -> None: ...


class UnixWire(Wire):
    """On one machine: a Unix socket for each member, in a folder that is nobody else's. That a process has died is
    known at once, because its end of the connection closes."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self._folder = folder
        self._doors: list[asyncio.Server] = []
        self._lines: dict[str, _Line] = {}
        self._coming: set[asyncio.StreamWriter] = set()

    async def open(self, member: str) -> None:
        self._doors.append(await asyncio.start_unix_server(self._hear, self._folder / member))

    async def _hear(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._coming.add(writer)
        try:
            while True:
                length = int.from_bytes(await reader.readexactly(_LENGTH), "big")
                if length > _LONGEST:
                    return
                self.heard(await reader.readexactly(length))
        except (asyncio.IncompleteReadError, OSError):
            pass  # who speaks has ended; whoever waits for an answer sees it at their own line
        finally:
            self._coming.discard(writer)
            writer.close()

    def send(self, to: str, data: bytes) -> None:
        line = self._lines.get(to)
        if line is None:
            line = self._lines[to] = _Line(self._folder / to, lambda: self._gone(to))
        line.put(data)

    def _gone(self, member: str) -> None:
        self._lines.pop(member, None)
        self.lost(member)

    async def close(self) -> None:
        for line in self._lines.values():
            line.close()
        for door in self._doors:
            door.close()
        for writer in list(self._coming):
            writer.close()


class _Line:
    """The connection to one other member, made when there is something to say."""

    def __init__(self, path: Path, gone: Callable[[], None]) -> None:
        self._path, self._gone = path, gone
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._more = asyncio.Event()
        self._task = asyncio.create_task(self._speak(), name="line to another server")
        self._task.add_done_callback(self._ended)

    def put(self, data: bytes) -> None:
        self._waiting.append(data)
        self._bytes += len(data)
        self._more.set()
        if self._bytes > MOST_WAITING:
            self._task.cancel()

    def close(self) -> None:
        self._gone = lambda: None
        self._task.cancel()

    def _ended(self, _: asyncio.Task[None]) -> None:
        self._gone()

    async def _speak(self) -> None:
        with contextlib.suppress(OSError):
            reader, writer = await asyncio.open_unix_connection(self._path)
            speaking = asyncio.create_task(self._write(writer))
            try:
                await asyncio.wait(
                    [speaking, at_end := asyncio.create_task(reader.read())], return_when="FIRST_COMPLETED"
                )
            finally:
                for task in (speaking, at_end):
                    task.cancel()
                writer.close()
            if speaking.done() and not speaking.cancelled():
                speaking.exception()

    async def _write(self, writer: asyncio.StreamWriter) -> None:
        while True:
            await self._more.wait()
            self._more.clear()
            while self._waiting:
                data = self._waiting.popleft()
                self._bytes -= len(data)
                writer.write(len(data).to_bytes(_LENGTH, "big"))
                writer.write(data)
            await writer.drain()
