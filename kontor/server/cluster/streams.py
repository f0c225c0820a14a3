"""Requests and sockets that one member has and another answers: what comes from the page goes there, what it answers
comes back, as the messages of ASGI. The owner's application sees no difference.

Messages are numbered: one that is missing breaks its stream, and so does the loss of the other end; nothing is ever
passed on with a gap. Whoever sends waits when the other end is behind, so what is under way is bounded.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import deque
from collections.abc import Callable, Mapping
from typing import Any

import orjson
import structlog
from starlette.types import ASGIApp, Message, Receive, Scope, Send

log = structlog.get_logger()
MOST_MESSAGES = 32
MOST_BYTES = 256 * 1024
"""Under way in one direction of a stream, and one message more."""
_PART = 64 * 1024  # bytes of a body that go as one message
_OFTEN, _LARGE = MOST_MESSAGES // 4, MOST_BYTES // 8
"""After how many messages, or at once after which, a reader says how far it is: before whoever sends must wait."""
_DISCONNECT = ("http.disconnect", "websocket.disconnect")
_PASSED_ON = ("type", "http_version", "method", "scheme", "path", "root_path", "subprotocols")


class Broken(Exception):
    """The other end is gone, or something got lost."""


def packed(header: Mapping[str, Any], payload: bytes = b"") -> bytes:
    return orjson.dumps(header) + b"\n" + payload


def unpacked(data: bytes) -> tuple[dict[str, Any], bytes]:
    header, _, payload = data.partition(b"\n")
    return orjson.loads(header), payload


# ---- messages of ASGI as bytes ----
def _pairs(headers: Any) -> list[list[str]]:
    return [[name.decode("latin-1"), value.decode("latin-1")] for name, value in headers]


def _headers(pairs: Any) -> list[tuple[bytes, bytes]]:
    return [(name.encode("latin-1"), value.encode("latin-1")) for name, value in pairs]


def _event(message: Message) -> tuple[dict[str, Any], bytes]:
    event, payload = dict(message), b""
    for key in ("body", "bytes", "text"):
        if (value := event.pop(key, None)) is not None:
            event["payload"] = key
            payload = value.encode() if isinstance(value, str) else bytes(value)
    if "headers" in event:
        event["headers"] = _pairs(event["headers"])
    return event, payload


def _message(event: dict[str, Any], payload: bytes) -> Message:
    if (key := event.pop("payload", None)) is not None:
        event[key] = payload.decode() if key == "text" else payload
    if "headers" in event:
        event["headers"] = _headers(event["headers"])
    return event


def _scope_told(scope: Scope) -> dict[str, Any]:
    told = {key: scope[key] for key in _PASSED_ON if key in scope}
    told["headers"] = _pairs(scope["headers"])
    told["query_string"] = scope["query_string"].decode("latin-1")
    told["raw_path"] = (scope.get("raw_path") or scope["path"].encode()).decode("latin-1")
    told["client"], told["server"] = list(scope.get("client") or ()), list(scope.get("server") or ())
    told["log"] = structlog.contextvars.get_contextvars()
    return told


def _scope_heard(told: dict[str, Any]) -> Scope:
    scope = {**told, "asgi": {"version": "3.0", "spec_version": "2.4"}, "state": {}, "extensions": {}}
    scope["headers"] = _headers(told["headers"])
    for key in ("query_string", "raw_path"):
        scope[key] = told[key].encode("latin-1")
    for key in ("client", "server"):
        scope[key] = tuple(told[key]) or None
    return scope


class _Stream:
    """One end."""

    def __init__(self, key: str, peer: str, send: Callable[[dict[str, Any], bytes], None]) -> None:
        self.key, self.peer, self._send = key, peer, send
        self._sent = self._heard = self._consumed = 0
        self._under_way: deque[int] = deque()
        self._came: deque[tuple[Message, int]] = deque()
        self._wake = asyncio.Event()
        self._free = asyncio.Event()
        self.broken = self.ended = False

    async def put(self, message: Message) -> None:
        event, payload = _event(message)
        if event["type"] in ("http.request", "http.response.body") and len(payload) > _PART:
            for start in range(0, len(payload), _PART):
                last = start + _PART >= len(payload)
                more = event.get("more_body", False) or not last
                await self._put({**event, "more_body": more}, payload[start : start + _PART])
        else:
            await self._put(event, payload)

    async def _put(self, event: dict[str, Any], payload: bytes) -> None:
        while not self.broken and self._is_full:
            self._free.clear()
            await self._free.wait()
        if self.broken or self.ended:
            raise Broken
        self._under_way.append(len(payload))
        self._send({"k": "event", "s": self.key, "n": self._sent, "e": event}, payload)
        self._sent += 1

    @property
    def _is_full(self) -> bool:
        return len(self._under_way) >= MOST_MESSAGES or sum(self._under_way) >= MOST_BYTES

    async def get(self) -> Message | None:
        """The next message; None: the other end has said all."""
        while not self._came:
            if self.ended:
                return None
            if self.broken:
                raise Broken
            self._wake.clear()
            await self._wake.wait()
        message, size = self._came.popleft()
        self._consumed += 1
        if self._consumed % _OFTEN == 0 or size > _LARGE:
            self._send({"k": "read", "s": self.key, "n": self._consumed}, b"")
        return message

    def hear(self, header: dict[str, Any], payload: bytes) -> None:
        match header["k"]:
            case "event" if header["n"] == self._heard:
                self._heard += 1
                self._came.append((_message(header["e"], payload), len(payload)))
            case "read":
                while self._sent - len(self._under_way) < header["n"]:
                    self._under_way.popleft()
                self._free.set()
            case "end" if header["n"] == self._heard and header["well"]:
                self.ended = True
            case _:
                self.break_off()
        self._wake.set()

    def end(self, well: bool) -> None:
        self._send({"k": "end", "s": self.key, "n": self._sent, "well": well}, b"")

    def break_off(self) -> None:
        self.broken = True
        self._wake.set()
        self._free.set()


class Streams:
    """All that one member has with the others."""

    def __init__(self, send: Callable[[str, dict[str, Any], bytes], None], app: ASGIApp) -> None:
        """`app`: what answers here for others."""
        self._send, self._app = send, app
        self._there: dict[str, _Stream] = {}
        self._answering: dict[str, asyncio.Task[None]] = {}

    def __len__(self) -> int:
        return len(self._there)

    @property
    def answering(self) -> int:
        """How many requests and sockets of other members are answered here."""
        return len(self._answering)

    def hear(self, sender: str, header: dict[str, Any], payload: bytes) -> None:
        key = header["s"]
        if header["k"] == "open":
            stream = self._new(key, sender)
            task = asyncio.create_task(self._answer(stream, _scope_heard(header["scope"])), name="for another server")
            self._answering[key] = task
            task.add_done_callback(lambda _: self._answering.pop(key, None))
        elif (known := self._there.get(key)) is not None and known.peer == sender:
            known.hear(header, payload)
        elif header["k"] == "event":  # of a stream that we have forgotten: the other end must not wait for us
            self._send(sender, {"k": "end", "s": key, "n": -1, "well": False}, b"")

    def _new(self, key: str, peer: str) -> _Stream:
        stream = self._there[key] = _Stream(key, peer, lambda header, payload: self._send(peer, header, payload))
        return stream

    def lost(self, member: str) -> None:
        for stream in list(self._there.values()):
            if stream.peer == member:
                stream.break_off()

    def lose_all(self) -> None:
        for stream in list(self._there.values()):
            stream.break_off()

    async def close(self, patience: float = 0.0) -> None:
        """What is answered for others may come to its end in that time."""
        if patience and self._answering:
            await asyncio.wait(self._answering.values(), timeout=patience)
        self.lose_all()
        for task in list(self._answering.values()):
            task.cancel()
        await asyncio.gather(*self._answering.values(), return_exceptions=True)

    # ---- whoever has the connection ----
    async def carry(self, owner: str, scope: Scope, receive: Receive, send: Send) -> None:
        """Let another member answer. `Broken`: it did not come to the end; what `send` was given, the page has."""
        stream = self._new(secrets.token_hex(8), owner)
        self._send(owner, {"k": "open", "s": stream.key, "scope": _scope_told(scope)}, b"")
        inward = asyncio.create_task(self._pass_in(stream, receive))
        try:
            while (message := await stream.get()) is not None:
                await send(message)
        except OSError:
            pass  # the page has gone
        finally:
            inward.cancel()
            del self._there[stream.key]
            if not stream.ended:
                stream.end(well=False)

    async def _pass_in(self, stream: _Stream, receive: Receive) -> None:
        try:
            while True:
                message = await receive()
                await stream.put(message)
                if message["type"] in _DISCONNECT:
                    return
        except Broken:
            pass

    # ---- the owner ----
    async def _answer(self, stream: _Stream, scope: Scope) -> None:
        structlog.contextvars.clear_contextvars()
        structlog.contextvars.bind_contextvars(**scope.pop("log"))
        gone: Message = {"type": f"{scope['type']}.disconnect"}
        if scope["type"] == "websocket":
            gone["code"] = 1006
        well = heard = False

        async def receive() -> Message:
            nonlocal heard
            try:
                message = await stream.get() or gone
            except Broken:
                message = gone
            if not heard and message is gone:
                raise OSError("the page has gone before it came")
            heard = True
            return message

        async def send(message: Message) -> None:
            try:
                await stream.put(message)
            except Broken:
                raise OSError("the other server is gone") from None

        try:
            await self._app(scope, receive, send)
            well = True
        except OSError:
            pass
        except Exception:
            if not stream.broken:  # else nobody waits for the answer any more
                log.exception("could not answer for another server")
        finally:
            self._there.pop(stream.key, None)
            stream.end(well)
