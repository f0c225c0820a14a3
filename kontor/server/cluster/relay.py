"""Before the API: what concerns a table goes to the member that has it, and tournaments to whoever leads them. Who has
a page keeps its connection; what it is answered comes through `streams`."""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections.abc import Awaitable, Callable
from typing import Any

import orjson
import structlog
from fastapi import FastAPI
from starlette.types import Message, Receive, Scope, Send

from kontor.kernel import KontorError

from ..errors import LostTable, Refused
from ..requests_only import told
from ..storage.failures import is_storage_trouble, log_failure
from .cluster import Cluster
from .streams import Broken

log = structlog.get_logger()
PATIENCE = 5.0
"""Seconds for a table to be with somebody again."""
_AGAIN = 0.05  # seconds between two tries
_GO_ELSEWHERE = 1012
READING = ("GET", "HEAD", "OPTIONS")
_TABLE = re.compile(r"/api/tables/([A-Za-z0-9]+)(?:/.*)?")
_TOURNAMENTS = re.compile(r"/api/tournaments(?:/.*)?")
Find = Callable[[], Awaitable[str | None]]


class Relay:
    def __init__(self, api: FastAPI, cluster: Cluster) -> None:
        self._api, self._cluster = api, cluster
        self.state = api.state

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        find = self._find(scope["path"]) if scope["type"] in ("http", "websocket") else None
        if not self._cluster.member.is_in and scope["type"] == "http" and scope["method"] not in READING:
            find = self._be_in
        if find is None:
            await self._api(scope, receive, send)
        else:
            await _Passage(self._api, self._cluster, scope, receive, send).go(find)

    def _find(self, path: str) -> Find | None:
        """How to learn which other member answers; it says None if that is we."""
        if (found := _TABLE.fullmatch(path)) is not None:
            table_id = found[1]
            return lambda: self._owner_of(table_id)
        if _TOURNAMENTS.fullmatch(path) is not None:
            return lambda: self._cluster.duties.whose("tournaments")
        return None

    async def _be_in(self) -> None:
        """Nobody can reach us: we change nothing."""
        if not self._cluster.member.is_in:
            raise Broken

    async def _owner_of(self, table_id: str) -> str | None:
        registry = self.state.registry
        if registry.open_room(table_id) is not None:
            return None
        if (owner := await self._cluster.member.owner_of(table_id)) is None:
            try:
                await registry.room(table_id, ask=False)
            except LostTable:
                raise
            except (Refused, KontorError):
                pass  # the API says what is wrong with it
        return owner


class _Passage:
    """One request or socket."""

    def __init__(self, api: FastAPI, cluster: Cluster, scope: Scope, receive: Receive, send: Send) -> None:
        self._api, self._cluster, self._scope, self._receive, self._send = api, cluster, scope, receive, send
        self._is_socket = scope["type"] == "websocket"
        self._reads = self._is_socket or scope["method"] in READING
        self._came: list[Message] = []
        """Until the other member has begun to answer: what would have to be said again."""
        self._said = 0
        self._begun = False

    async def go(self, find: Find) -> None:
        end = asyncio.get_running_loop().time() + PATIENCE - self._cluster.wire.down_for
        while True:
            carried = False
            try:
                owner = await self._ask(find)
                self._said = 0
                if owner is None:
                    await self._api(self._scope, self._hear, self._send)
                    return
                carried = True
                await self._cluster.streams.carry(owner, self._scope, self._hear, self._answer)
                if self._is_socket and not self._begun:  # the page has gone meanwhile
                    await self._give_up()
                return
            except (Broken, LostTable):
                late = asyncio.get_running_loop().time() > end
                if self._begun or late or (carried and not self._reads):
                    log.info("another server could not answer to the end", path=self._scope["path"])
                    await self._give_up()
                    return
            await asyncio.sleep(_AGAIN)

    async def _ask(self, find: Find) -> str | None:
        try:
            return await find()
        except (Broken, LostTable):
            raise
        except Exception as error:
            log_failure("owner could not be found", error, path=self._scope["path"])
            if self._is_socket and is_storage_trouble(error):
                raise Broken from error  # another machine may have the database
            return None  # the API says what is wrong

    async def _hear(self) -> Message:
        if self._said < len(self._came):
            self._said += 1
            return self._came[self._said - 1]
        message = await self._receive()
        if not self._begun:
            self._came.append(message)
            self._said = len(self._came)
        return message

    async def _answer(self, message: Message) -> None:
        self._begun = True
        await self._send(message)

    async def _give_up(self) -> None:
        """A page connects again; a request that was not answered may be asked again by whoever knows whether to. What
        has not begun is answered so that a proxy can try another server."""
        denies = self._is_socket and "websocket.http.response" in (self._scope.get("extensions") or {})
        if self._is_socket and (self._begun or not denies):
            if not self._begun:
                await self._send({"type": "websocket.accept"})
            with contextlib.suppress(OSError, RuntimeError):  # closed already
                await self._send({"type": "websocket.close", "code": _GO_ELSEWHERE})
        elif not self._begun:
            kind = "websocket.http.response" if denies else "http.response"
            body = orjson.dumps(told(self._scope, "servers-apart"))
            headers: Any = [(b"content-type", b"application/json"), (b"retry-after", b"1")]
            headers.append((b"content-length", str(len(body)).encode()))
            await self._send({"type": f"{kind}.start", "status": 503, "headers": headers})
            await self._send({"type": f"{kind}.body", "body": body})
