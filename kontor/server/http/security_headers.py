"""What every answer has, whoever made it: headers that keep a page to itself, and a sentence if something broke."""

from __future__ import annotations

from starlette.datastructures import MutableHeaders, QueryParams
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..errors import words

POLICY = (
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; connect-src 'self' ws: wss:; "
    "object-src 'none'; frame-ancestors 'none'; base-uri 'self'; form-action 'self'"
)
ONLY_TLS = "max-age=31536000"


def over_tls(scope: Scope, always: bool) -> bool:
    """Whether whoever asks came by https: to us, to a proxy that we believe, or (`always`) as everybody does."""
    return always or scope.get("scheme") in ("https", "wss")


def broken(scope: Scope) -> JSONResponse:
    reason = words(QueryParams(scope["query_string"]).get("lang", ""))("server-failed")
    return JSONResponse({"reason": reason}, 500)


class SecurityHeaders:
    def __init__(self, app: ASGIApp, tls: bool) -> None:
        self._app, self._tls = app, tls

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        started = False

        async def secured(message: Message) -> None:
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
            await self._app(scope, receive, secured)
        except Exception:
            if not started:
                await broken(scope)(scope, receive, secured)
            raise  # whoever runs the server reads of it in the log
