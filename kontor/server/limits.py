"""Limits: how often somebody may ask (token buckets in memory), and how large a request may be."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager

import orjson
from starlette.datastructures import QueryParams
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .errors import NotReady, Refused, words


class RateLimit:
    """At most `burst` at once and `burst` per `seconds` in the long run, for each key."""

    def __init__(self, burst: int, seconds: float, enabled: bool = True, keys: int = 10_000) -> None:
        self._burst, self._refill, self._enabled, self._keys = burst, burst / seconds, enabled, keys
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allows(self, key: str) -> bool:
        if not self._enabled:
            return True
        now = time.monotonic()
        left, then = self._buckets.pop(key, (float(self._burst), now))
        left = min(self._burst, left + (now - then) * self._refill)
        allowed = left >= 1
        self._buckets[key] = (left - 1 if allowed else left, now)
        while len(self._buckets) > self._keys:  # the longest unused go first
            self._buckets.popitem(last=False)
        return allowed

    def check(self, key: str) -> None:
        if not self.allows(key):
            raise Refused("too-often", 429)

    @contextmanager
    def counted(self, key: str) -> Iterator[None]:
        """Checked, but not counted if the server was not ready for it."""
        self.check(key)
        try:
            yield
        except NotReady:
            if key in self._buckets:
                left, then = self._buckets[key]
                self._buckets[key] = (left + 1, then)
            raise


class BodyLimit:
    """Refuses requests whose body is too large, announced or not."""

    def __init__(self, app: ASGIApp, most: int) -> None:
        self._app, self._most = app, most

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
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
    body = orjson.dumps({"reason": words(QueryParams(scope["query_string"]).get("lang", ""))("too-large")})
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": 413, "headers": headers})
    await send({"type": "http.response.body", "body": body})


def address_of(connection: HTTPConnection) -> str:
    """Whom a request comes from; of IPv6 the whole network, which belongs to one household."""
    host = connection.client.host if connection.client else ""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv6Address):
        return str(address.ipv4_mapped or ipaddress.ip_network((address, 64), strict=False))
    return str(address)
