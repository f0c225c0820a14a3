"""The bell's own socket, for pages that are at no table: it tells how the bell stands, at once and whenever it
changes, and hears nothing."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence

import orjson
from fastapi import APIRouter
from starlette.websockets import WebSocket, WebSocketDisconnect

from kontor.kernel import LANGUAGES

from ..contract.calls import BellUpdate
from ..http.dependencies import session_of
from ..storage.failures import is_storage_trouble
from .connection import AGAIN, SEND_PATIENCE
from .route import same_origin

router = APIRouter()
NOBODY = 4401


@router.websocket("/bell/live")
async def bell_live(socket: WebSocket, lang: str = "en") -> None:
    if not same_origin(socket, socket.app.state.settings):
        await socket.close(4403, "This page may not open a connection here.")
        return
    await socket.accept()
    session = await session_of(socket)
    if session.person is None:
        await socket.close(NOBODY)
        return
    pages = _Page(socket, session.person.id, lang if lang in LANGUAGES else "en")
    stop = socket.app.state.bell.listen(pages.person, pages.hear)
    tasks = [asyncio.create_task(pages.tell()), asyncio.create_task(_until_closed(socket))]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        stop()
        for task in tasks:
            task.cancel()
    for task in tasks:
        if task.done() and not task.cancelled() and (error := task.exception()) is not None:
            raise error


async def _until_closed(socket: WebSocket) -> None:
    while (await socket.receive())["type"] != "websocket.disconnect":
        pass


class _Page:
    def __init__(self, socket: WebSocket, person: str, language: str) -> None:
        self._socket, self.person, self._language = socket, person, language
        self._changed = asyncio.Event()
        self._changed.set()
        self._rings: list[str] = []

    def hear(self, rings: Sequence[str]) -> None:
        self._rings += rings
        self._changed.set()

    async def tell(self) -> None:
        """What comes while one message is made goes into the next; a page that does not read is cut off."""
        listing = self._socket.app.state.bell_listing
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):  # gone: the other task hears of it
            while True:
                await self._changed.wait()
                self._changed.clear()
                rings, self._rings = self._rings, []
                try:
                    now = (await session_of(self._socket)).person
                    if now is None or now.id != self.person:
                        await self._socket.close(AGAIN)
                        return
                    view = await listing.of(self.person, self._language)
                    update = BellUpdate(bell=view, rings=await listing.heard(self.person, view, rings))
                except Exception as error:
                    if not is_storage_trouble(error):
                        raise
                    await self._socket.close(1013)
                    return
                try:
                    async with asyncio.timeout(SEND_PATIENCE):
                        await self._socket.send_text(orjson.dumps(update).decode())
                except TimeoutError:
                    await self._socket.close(1013)
                    return
