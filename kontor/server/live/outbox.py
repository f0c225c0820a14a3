"""What a page is still to be told: bounded, whatever the page does.

If it reads too slowly, all news that waits are dropped, and the page is told how things stand now once it has read the
rest. Answers to its own requests are never dropped: there is at most one, since the next request waits for it.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import NamedTuple

MOST_MESSAGES = 64
MOST_BYTES = 1 << 20
"""Of messages that wait; a single one may be larger."""


class Message(NamedTuple):
    text: bytes
    is_news: bool
    chat: int = 0
    """The number of the last chat message in it; 0: none."""


class Outbox:
    def __init__(self, most_messages: int = MOST_MESSAGES, most_bytes: int = MOST_BYTES) -> None:
        self._most_messages, self._most_bytes = most_messages, most_bytes
        self._waiting: deque[Message] = deque()
        self._sending = False
        self._filled, self._emptied = asyncio.Event(), asyncio.Event()
        self._emptied.set()
        self.bytes = 0
        self.behind = False
        """News were dropped: whoever empties the box tells how things stand, when it is empty."""

    def __len__(self) -> int:
        return len(self._waiting)

    def put(self, message: Message) -> None:
        if message.is_news and self.behind:
            return
        full = len(self) >= self._most_messages or self.bytes + len(message.text) > self._most_bytes
        if message.is_news and self._waiting and full:
            self._drop_news()
            return
        self._waiting.append(message)
        self.bytes += len(message.text)
        self._emptied.clear()
        self._filled.set()

    def _drop_news(self) -> None:
        self.behind = True
        self._waiting = deque(message for message in self._waiting if not message.is_news)
        self.bytes = sum(len(message.text) for message in self._waiting)
        self._filled.set()

    async def next(self) -> Message | None:
        """The next message, when there is one; None: all are gone, but news were dropped (`behind`)."""
        await self._filled.wait()
        if not self._waiting:
            self._filled.clear()
        return self.following()

    def following(self) -> Message | None:
        """The next message, if there is one already."""
        if not self._waiting:
            return None
        message = self._waiting.popleft()
        self.bytes -= len(message.text)
        if not self._waiting and not self.behind:
            self._filled.clear()
        self._sending = True
        return message

    def sent(self) -> None:
        """What `next` gave is on its way."""
        self._sending = False
        if not self._waiting and not self.behind:
            self._emptied.set()

    async def emptied(self) -> None:
        await self._emptied.wait()
