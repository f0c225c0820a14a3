"""What every answer has, whoever made it: headers that keep a page to itself, and a sentence if something broke."""

from __future__ import annotations

from starlette.datastructures import MutableHeaders
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..requests_only import RequestsOnly, told
from .request_ids import current

POLICY = (
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; connect-src 'self' ws: wss:; "
    "object-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
)
ONLY_TLS = "max-age=31536000"


def over_tls(scope: Scope, always: bool) -> bool:
    """Whether whoever asks came by https: to us, to a proxy that we believe, or (`always`) as everybody does."""
    return always or scope.get("scheme") in ("https", "wss")


def broken(scope: Scope) -> JSONResponse:
    return JSONResponse(told(scope, "server-failed", request=current()), 500)


class SecurityHeaders(RequestsOnly):
    def __init__(self, app: ASGIApp, tls: bool) -> None:
        super().__init__(app)
        self._tls = tls

    async def answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        started = False

        async def secured(message: Message) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = True
                headers = MutableHeaders(scope=message)
                headers["content-security-policy"] = POLICY
                headers["x-content-type-options"] = "nosniff"
                headers["referrer-policy"] = "same-origin"
                if scope["path"].startswith("/api/"):  # whose answer says nothing about it is for nobody to keep
                    headers.setdefault("cache-control", "no-store")
                if over_tls(scope, self._tls):
                    headers["strict-transport-security"] = ONLY_TLS
            await send(message)

        try:
            await self._app(scope, receive, secured)
        except Exception:
            if not started:
                await broken(scope)(scope, receive, secured)
            raise  # whoever runs the server reads of it in the log
