"""Members on several machines speak through Redis (or Valkey), which keeps nothing of it: each listens at a channel of
its own and at one of all. Every message bears a seal that only servers of the same secret can make.

Whoever is cut off from Redis knows it within seconds, because their own sign of life does not come back; whoever else
is cut off is silent. What was said to one member may then be lost, and its streams break. What is told to all is said
until Redis has taken it, and who was cut off meanwhile hears that something was missed.
"""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import secrets
import time
from collections import deque
from hashlib import blake2b
from typing import Any

import structlog

from kontor.kernel import KontorError

from .wires import MOST_WAITING, Wire

log = structlog.get_logger()
BEAT = 1.0  # seconds between two signs of life
CUT = 3.0  # seconds without our own: we are cut off
SILENCE = 5.0  # seconds without another's: it is cut off, or dead
CONNECTS = 5.0  # seconds for Redis to answer when we come
_FIRST = 10.0  # seconds for Redis to be there when the server starts
_AGAIN = 0.25  # seconds between two tries
_MOST_TOLD = 10_000  # messages for all that wait while Redis is away
_SEAL, _ORIGIN = 16, 8  # bytes
_ALIVE = b"\0"
"""A sign of life begins so; which connection it is of, and the name, follow. All else begins with a brace."""


class RedisWire(Wire):
    def __init__(self, url: str, cluster: str, key: str) -> None:
        """`key`: what the seal is made with."""
        super().__init__()
        try:
            from redis.asyncio.connection import ConnectionPool
            from redis.exceptions import RedisError
        except ModuleNotFoundError:
            raise KontorError("Several machines need the library of Redis: pip install 'kontor[redis]'.") from None
        try:
            self._pool: Any = ConnectionPool.from_url(
                url, protocol=2, socket_timeout=None, socket_connect_timeout=CONNECTS, health_check_interval=0
            )
        except ValueError as error:
            raise KontorError(f"The setting redis cannot be used: {error}") from None
        self._troubles = (OSError, RedisError, TimeoutError, asyncio.IncompleteReadError)
        self._key = blake2b(key.encode()).digest()
        self._all = f"kontor:{cluster}"
        self._origin = secrets.token_bytes(_ORIGIN)
        """Of this process: what it hears of itself is no news."""
        self._name = ""
        self._told: deque[bytes] = deque(maxlen=_MOST_TOLD)
        """To all, until Redis has taken it."""
        self._waiting: deque[tuple[str, bytes]] = deque()
        self._bytes = 0
        self._more = asyncio.Event()
        self._up, self._was_up = asyncio.Event(), False
        self._down_since = time.monotonic()
        self._own = 0.0
        self._alive: dict[str, float] = {}
        self._connection = b""
        """Another one each time we connect: others know by it that we may have missed something."""
        self._connections: dict[str, bytes] = {}
        """Of the others."""
        self._life: asyncio.Task[None] | None = None

    # ---- who is there ----
    async def open(self, member: str) -> None:
        self._name = member
        await self._end_life()
        self._life = asyncio.create_task(self._live(), name="wire")
        try:
            async with asyncio.timeout(_FIRST):
                await self._up.wait()
        except TimeoutError:
            raise KontorError("Redis cannot be reached; the setting redis says where it is.") from None

    @property
    def works(self) -> bool:
        return self._up.is_set()

    @property
    def down_for(self) -> float:
        return 0.0 if self.works else time.monotonic() - self._down_since

    def silent(self) -> list[str]:
        """As long as we are cut off, we know nothing of the others."""
        at = time.monotonic()
        if not self.works or at - self._own > CUT:
            return []
        return [one for one in self.fellows if at - self._alive.setdefault(one, at) > SILENCE]

    # ---- saying ----
    def send(self, to: str, data: bytes) -> None:
        if not self.works or to in self.silent():
            asyncio.get_running_loop().call_soon(self.lost, to)
            return
        self._put(to, data)

    def tell(self, data: bytes, lasting: bool = True) -> None:
        if lasting:
            self._told.append(data)
        if self.works:
            self._put("", data)

    def _put(self, to: str, data: bytes) -> None:
        self._waiting.append((to, data))
        self._bytes += len(data)
        self._more.set()
        if self._bytes > MOST_WAITING and self._life is not None:
            log.error("Redis does not read")
            self._up.clear()

    def _sealed(self, data: bytes) -> bytes:
        inside = self._origin + data
        return blake2b(inside, key=self._key, digest_size=_SEAL).digest() + inside

    # ---- hearing ----
    def _opened(self, sealed: bytes) -> None:
        inside = sealed[_SEAL:]
        if not hmac.compare_digest(sealed[:_SEAL], blake2b(inside, key=self._key, digest_size=_SEAL).digest()):
            log.warning("Redis has brought a message without our seal")
            return
        origin, data = inside[:_ORIGIN], inside[_ORIGIN:]
        if data.startswith(_ALIVE):
            connection, name = data[len(_ALIVE) :][:_ORIGIN], data[len(_ALIVE) + _ORIGIN :].decode()
            if origin != self._origin:
                self._hear_alive(name, connection)
            elif connection == self._connection:
                self._hear_oneself()
        elif origin != self._origin:
            self.heard(data)

    def _hear_alive(self, member: str, connection: bytes) -> None:
        self._alive[member] = time.monotonic()
        if self._connections.setdefault(member, connection) != connection:
            self._connections[member] = connection
            self.lost(member)

    def _hear_oneself(self) -> None:
        """What we say arrives, and what is said arrives here."""
        self._own = time.monotonic()
        if self.works:
            return
        self._alive, self._connections = {}, {}
        self._up.set()
        for data in self._told:
            self._put("", data)
        if self._was_up:
            log.info("Redis is there again", after=round(time.monotonic() - self._down_since, 1))
            self.missed()
        self._was_up = True

    # ---- life ----
    async def _live(self) -> None:
        told = False
        while True:
            try:
                async with contextlib.AsyncExitStack() as there:
                    await self._speak_and_hear(there)
            except self._troubles as error:
                if self._was_up and not told:
                    log.error("Redis is gone", reason=(str(error) or type(error).__name__).splitlines()[0])
                told = not self.works
            self._is_down()
            await asyncio.sleep(_AGAIN)

    def _is_down(self) -> None:
        if self.works:
            self._down_since = time.monotonic()
        self._up.clear()
        self._waiting.clear()
        self._bytes = 0
        for one in self.fellows:
            self.lost(one)

    async def _speak_and_hear(self, there: contextlib.AsyncExitStack) -> None:
        """Until something goes wrong."""
        async with asyncio.timeout(CONNECTS):
            hears, speaks = await self._connect(there), await self._connect(there)
            await hears.send_command("SUBSCRIBE", self._all, self._channel(self._name))
        self._connection = secrets.token_bytes(_ORIGIN)
        asked: deque[tuple[str, bytes]] = deque()
        tasks = [
            asyncio.create_task(work)
            for work in (self._hear(hears), self._speak(speaks, asked), self._answers(speaks, asked), self._beat())
        ]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            ends = await asyncio.gather(*tasks, return_exceptions=True)
        for end in ends:
            if isinstance(end, Exception):
                raise end

    async def _connect(self, there: contextlib.AsyncExitStack) -> Any:
        connection = self._pool.make_connection()
        there.push_async_callback(_end, connection)
        await connection.connect()
        return connection

    def _channel(self, member: str) -> str:
        return f"{self._all}:{member}"

    async def _beat(self) -> None:
        self._own = time.monotonic()
        while True:
            self._put("", _ALIVE + self._connection + self._name.encode())
            await asyncio.sleep(BEAT)
            if time.monotonic() - self._own > CUT:
                raise TimeoutError("nothing comes back from Redis")

    async def _hear(self, hears: Any) -> None:
        while True:
            kind, _, data = await hears.read_response(disable_decoding=True)
            if kind == b"message":
                self._opened(data)

    async def _speak(self, speaks: Any, asked: deque[tuple[str, bytes]]) -> None:
        while True:
            await self._more.wait()
            self._more.clear()
            said = []
            while self._waiting:
                to, data = self._waiting.popleft()
                self._bytes -= len(data)
                asked.append((to, data))
                said.append(("PUBLISH", self._channel(to) if to else self._all, self._sealed(data)))
            if said:
                await speaks.send_packed_command(speaks.pack_commands(said), check_health=False)

    async def _answers(self, speaks: Any, asked: deque[tuple[str, bytes]]) -> None:
        """Redis says to how many each message went."""
        while True:
            heard_by = await speaks.read_response(disable_decoding=True)
            to, data = asked.popleft()
            if to and not heard_by:
                self.lost(to)
            elif not to and self._told and self._told[0] is data:
                self._told.popleft()

    async def _end_life(self) -> None:
        if self._life is not None:
            self._life.cancel()
            await asyncio.gather(self._life, return_exceptions=True)
            self._is_down()

    async def close(self) -> None:
        if self._waiting:  # the last words
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(1.0):
                    while self._waiting or self._told:
                        await asyncio.sleep(0.02)
        await self._end_life()


async def _end(connection: Any) -> None:
    with contextlib.suppress(Exception):
        await connection.disconnect(nowait=True)
