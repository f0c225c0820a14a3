"""Every request and every socket has an id: in the answer's `X-Request-Id`, in all lines of the log that come of it,
and in the sentence about what the server could not do, so that whoever reports it can say which."""

from __future__ import annotations

import ipaddress
import re
import secrets

import structlog
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

HEADER = "x-request-id"
_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that is read for another
_LENGTH = 12
_TAKEN = re.compile(r"[A-Za-z0-9._-]{1,64}")
_STARTS = ("http.response.start", "websocket.accept", "websocket.http.response.start")


def current() -> str:
    """The id of the request or socket that is worked for; empty: of none."""
    bound = structlog.contextvars.get_contextvars()
    return str(bound.get("request_id") or bound.get("socket_id") or "")


class RequestIds:
    """The outermost layer. An id that a proxy of ours has given is kept, so that its log and this one tell of the same
    request; of nobody else is one taken."""

    def __init__(self, app: ASGIApp, proxies: str = "") -> None:
        self._app = app
        self._proxies = [ipaddress.ip_network(one.strip()) for one in proxies.split(",") if one.strip()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        request = self._given(scope) or "".join(secrets.choice(_LETTERS) for _ in range(_LENGTH))
        # Not unbound at the end: the task ends with the request, and what uvicorn says of it then has the id, too.
        structlog.contextvars.clear_contextvars()
        structlog.contextvars.bind_contextvars(**{"request_id" if scope["type"] == "http" else "socket_id": request})

        async def named(message: Message) -> None:
            if message["type"] in _STARTS:
                MutableHeaders(scope=message)[HEADER] = request
            await send(message)

        await self._app(scope, receive, named)

    def _given(self, scope: Scope) -> str | None:
        given = Headers(scope=scope).get(HEADER, "")
        return given if _TAKEN.fullmatch(given) and self._is_proxy(scope) else None

    def _is_proxy(self, scope: Scope) -> bool:
        try:
            address = ipaddress.ip_address((scope.get("client") or ("",))[0])
        except ValueError:
            return False
        return any(address in network for network in self._proxies)
