"""How large a request may be."""

from __future__ import annotations

import orjson
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..requests_only import RequestsOnly, told


class BodyLimit(RequestsOnly):
    """Refuses requests whose body is too large, announced or not."""

    def __init__(self, app: ASGIApp, most: int) -> None:
        super().__init__(app)
        self._most = most

    async def answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        length = dict(scope["headers"]).get(b"content-length", b"0")
        if not length.isdigit() or len(length) > 18 or int(length) > self._most:
            await _too_large(scope, send)
            return
        seen, started, over = 0, False, False

        async def counted() -> Message:
            nonlocal seen, over
            message = await receive()
            seen += len(message.get("body", b""))
            if seen > self._most:
                over = True
                return {"type": "http.disconnect"}  # nothing more is read
            return message

        async def answer(message: Message) -> None:
            nonlocal started
            if started or not over:  # what the application says about half a body is of no interest
                started = True
                await send(message)

        await self._app(scope, counted, answer)
        if over and not started:
            await _too_large(scope, send)


async def _too_large(scope: Scope, send: Send) -> None:
    body = orjson.dumps(told(scope, "too-large"))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": 413, "headers": headers})
    await send({"type": "http.response.body", "body": body})
