"""What every answer has, whoever made it: headers that keep a page to itself, and a sentence where something broke."""

from __future__ import annotations

import structlog
from starlette.datastructures import MutableHeaders, QueryParams
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .errors import words

log = structlog.get_logger()
POLICY = (
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; connect-src 'self' ws: wss:; "
    "object-src 'none'; frame-ancestors 'none'; base-uri 'self'; form-action 'self'"
)
ONLY_TLS = "max-age=31536000"


def over_tls(scope: Scope, always: bool) -> bool:
    """Whether whoever asks came by https: to us, to a proxy that we believe, or (`always`) as everybody does."""
    return always or scope.get("scheme") in ("https", "wss")


class Shelter:
    def __init__(self, app: ASGIApp, tls: bool) -> None:
        self._app, self._tls = app, tls

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        started = False

        async def sheltered(message: Message) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = True
                headers = MutableHeaders(scope=message)
                headers["content-security-policy"] = POLICY
                headers["x-content-type-options"] = "nosniff"
                headers["referrer-policy"] = "same-origin"
                if over_tls(scope, self._tls):
                    headers["strict-transport-security"] = ONLY_TLS
            await send(message)

        try:
            await self._app(scope, receive, sheltered)
        except Exception:
            log.exception("request failed", path=scope["path"])
            if started:
                raise
            reason = words(QueryParams(scope["query_string"]).get("lang", ""))("server-failed")
            await JSONResponse({"reason": reason}, 500)(scope, receive, sheltered)
