"""The route of the live socket."""

from __future__ import annotations

from contextlib import AsyncExitStack
from urllib.parse import urlsplit

from fastapi import APIRouter, Query
from starlette.websockets import WebSocket

from kontor.kernel import LANGUAGES

from ..config import Settings
from ..errors import LostTable, Refused, words
from ..http.dependencies import session_of, well_formed
from ..storage.failures import is_storage_trouble, unavailable
from ..tables.access import must_be_let_in
from .connection import AGAIN, Connection

router = APIRouter()


@router.websocket("/tables/{table_id}/live")
async def live(
    socket: WebSocket,
    table_id: str,
    lang: str = "en",
    key: str = "",
    since: int = Query(0, ge=0, lt=1 << 31),
    changes: bool = False,
) -> None:
    state = socket.app.state
    if not same_origin(socket, state.settings):
        await socket.close(4403, "This page may not open a connection here.")
        return
    async with AsyncExitStack() as there:
        await _enter(there, socket, table_id, lang, key, since, changes)


async def _enter(
    there: AsyncExitStack, socket: WebSocket, table_id: str, lang: str, key: str, since: int, changes: bool
) -> None:
    """The table stays in memory as long as the page is there."""
    state = socket.app.state
    try:
        room = await there.enter_async_context(state.registry.using(well_formed(table_id), ask=False))
        session = await session_of(socket)
        must_be_let_in(room.header, session.person, key)
        named, blocked = await state.circles.at_table(session.person)
    except LostTable:
        await socket.accept()
        await socket.close(AGAIN)
        return
    except Refused as refused:
        await socket.accept()
        await socket.close(4403 if refused.status == 403 else 4404, refused.reason(lang)[:60])
        return
    except Exception as error:
        if not is_storage_trouble(error):
            raise
        if state.has_others and "websocket.http.response" in (socket.scope.get("extensions") or {}):
            await socket.send_denial_response(unavailable(lang))  # a proxy asks another server
            return
        await socket.accept()
        await socket.close(1013, words(lang)("storage-fails")[:60])
        return
    language = lang if lang in LANGUAGES else "en"
    limits = state.socket_limits
    told = since, named, blocked, changes
    await Connection(socket, room, session.person, language, limits, session.id, *told).run()


def same_origin(socket: WebSocket, settings: Settings) -> bool:
    """A browser names the page that opens a socket: only our own pages (or those configured) may."""
    origin = socket.headers.get("origin")
    if origin is None:
        return True  # not a browser
    allowed = {part.strip() for part in settings.origins.split(",") if part.strip()}
    return urlsplit(origin).netloc == socket.headers.get("host") or origin in allowed
