"""What one member of a cluster has and another answers: all of it comes through, in order, or the stream breaks."""

from __future__ import annotations

import asyncio
import os
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kontor.server.cluster import relay
from kontor.server.cluster.streams import MOST_MESSAGES, Broken, Streams, _scope_told, packed, unpacked
from kontor.server.cluster.wires import UnixWire


class Speaker:
    """A member with nothing but streams."""

    def __init__(self, name: str, wire: UnixWire, app: ASGIApp) -> None:
        self.name, self.wire = name, wire
        self.streams = Streams(self._send, app)
        self.loses: Iterator[bool] = iter(())
        wire.heard, wire.lost = self._hear, self.streams.lost

    def _send(self, to: str, header: dict[str, Any], payload: bytes) -> None:
        self.wire.send(to, packed({**header, "from": self.name}, payload))

    def _hear(self, data: bytes) -> None:
        header, payload = unpacked(data)
        if not next(self.loses, False):
            self.streams.hear(header["from"], header, payload)


async def echo(scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "http":
        body, more = b"", True
        while more:
            message = await receive()
            body, more = body + message.get("body", b""), message.get("more_body", False)
        headers = [(b"x-path", scope["path"].encode()), (b"x-cookie", dict(scope["headers"])[b"cookie"])]
        await send({"type": "http.response.start", "status": 201, "headers": headers})
        await send({"type": "http.response.body", "body": body[::-1]})
        return
    assert (await receive())["type"] == "websocket.connect"
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] == "websocket.receive":
        for _ in range(int(message["text"])):
            await send({"type": "websocket.send", "text": "Łódź\n"})


@pytest.fixture
def folder() -> Iterator[Path]:
    with tempfile.TemporaryDirectory() as made:  # a path of a Unix socket must be short
        yield Path(made)


@asynccontextmanager
async def speakers(folder: Path, app: ASGIApp = echo) -> AsyncIterator[tuple[Speaker, Speaker]]:
    both = Speaker("a", UnixWire(folder), app), Speaker("b", UnixWire(folder), app)
    try:
        async with asyncio.timeout(30):
            for one in both:
                await one.wire.open(one.name)
            yield both
    finally:
        for one in both:
            await one.streams.close()
            await one.wire.close()


def scope(kind: str) -> Scope:
    more: Scope = {"method": "POST"} if kind == "http" else {"subprotocols": []}
    headers = [(b"cookie", b"kontor=x")]
    return {
        "type": kind,
        "path": "/api/x",
        "query_string": b"lang=pl",
        "headers": headers,
        "client": ("1.2.3.4", 5),
        **more,
    }


def of(*messages: Message) -> Receive:
    waiting = list(messages)

    async def receive() -> Message:
        if not waiting:
            await asyncio.Event().wait()
        return waiting.pop(0)

    return receive


class Heard:
    def __init__(self, slow: bool = False) -> None:
        self.messages: list[Message] = []
        self.go_on = asyncio.Event()
        if not slow:
            self.go_on.set()

    async def __call__(self, message: Message) -> None:
        await self.go_on.wait()
        self.messages.append(message)


def test_a_request_goes_to_the_owner_and_its_answer_comes_back(folder: Path) -> None:
    async def act() -> None:
        async with speakers(folder) as (a, b):
            body, heard = os.urandom(700_000), Heard()
            first = {"type": "http.request", "body": body[:5], "more_body": True}
            await a.streams.carry("b", scope("http"), of(first, {"type": "http.request", "body": body[5:]}), heard)
            start, *parts = heard.messages
            assert start["status"] == 201 and dict(start["headers"]) == {b"x-path": b"/api/x", b"x-cookie": b"kontor=x"}
            assert b"".join(part["body"] for part in parts) == body[::-1]
            assert [part.get("more_body", False) for part in parts] == [True] * (len(parts) - 1) + [False]
            assert len(a.streams) == len(b.streams) == 0

    asyncio.run(act())


def test_a_page_that_reads_slowly_makes_the_owner_wait(folder: Path) -> None:
    sent = 0

    async def talkative(scope: Scope, receive: Receive, send: Send) -> None:
        nonlocal sent
        await send({"type": "websocket.accept"})
        for _ in range(10 * MOST_MESSAGES):
            await send({"type": "websocket.send", "text": "x"})
            sent += 1

    async def act() -> None:
        async with speakers(folder, talkative) as (a, _):
            heard = Heard(slow=True)
            carried = asyncio.create_task(a.streams.carry("b", scope("websocket"), of(), heard))
            await asyncio.sleep(0.3)
            assert 0 < sent <= MOST_MESSAGES
            heard.go_on.set()
            await carried
            assert len(heard.messages) == 1 + 10 * MOST_MESSAGES

    asyncio.run(act())


def test_a_socket_ends_at_both_ends_when_its_page_has_gone(folder: Path) -> None:
    async def act() -> None:
        async with speakers(folder) as (a, b):
            heard = Heard()
            events = {"type": "websocket.connect"}, {"type": "websocket.receive", "text": "3"}
            await a.streams.carry(
                "b", scope("websocket"), of(*events, {"type": "websocket.disconnect", "code": 1001}), heard
            )
            assert [one.get("text") for one in heard.messages] == [None, *["Łódź\n"] * 3]
            assert len(a.streams) == len(b.streams) == 0

    asyncio.run(act())


@pytest.mark.parametrize("how", ["gone", "gap", "never there"])
def test_a_stream_breaks_at_both_ends_when_the_other_is_gone_or_a_message_is_missing(folder: Path, how: str) -> None:
    async def act() -> None:
        async with speakers(folder) as (a, b):
            heard = Heard()
            receive = of({"type": "websocket.connect"}, {"type": "websocket.receive", "text": "2"})
            if how == "gap":
                a.loses = iter([False, True])  # the accept comes, one message is missing
            carried = asyncio.create_task(
                a.streams.carry("c" if how == "never there" else "b", scope("websocket"), receive, heard)
            )
            if how == "gone":
                while len(heard.messages) < 3:
                    await asyncio.sleep(0.01)
                await b.wire.close()
            with pytest.raises(Broken):
                await carried
            assert [one["type"] for one in heard.messages] in (
                [],
                ["websocket.accept"],
                ["websocket.accept", *["websocket.send"] * 2],
            )
            while len(a.streams) + len(b.streams) > (how == "gone"):  # who was gone knows it by itself
                await asyncio.sleep(0.01)

    asyncio.run(act())


class Unlucky:
    """A cluster whose other member has the page for a moment and is gone."""

    def __init__(self) -> None:
        self.wire = self.streams = self
        self.down_for = 0.0

    async def carry(self, owner: str, scope: Scope, receive: Receive, send: Send) -> None:
        assert (await receive())["type"] == "websocket.connect"
        raise Broken


def test_what_another_could_not_answer_begins_anew_here() -> None:
    heard: list[str] = []
    came: list[Message] = [{"type": "websocket.connect"}, {"type": "websocket.disconnect", "code": 1000}]
    owners = ["another", None]

    async def here(scope: Scope, receive: Receive, send: Send) -> None:
        heard.extend([(await receive())["type"], (await receive())["type"]])

    async def receive() -> Message:
        return came.pop(0)

    async def send(message: Message) -> None: ...

    async def find() -> str | None:
        return owners.pop(0)

    passage: Any = relay._Passage
    asyncio.run(passage(here, Unlucky(), scope("websocket"), receive, send).go(find))
    assert heard == ["websocket.connect", "websocket.disconnect"]


def test_a_socket_is_refused_so_that_a_proxy_asks_another_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(relay, "PATIENCE", 0.0)
    sent: list[Message] = []

    async def receive() -> Message:
        return {"type": "websocket.connect"}

    async def send(message: Message) -> None:
        sent.append(message)

    async def find() -> str | None:
        raise OSError("the database is away")

    passage: Any = relay._Passage
    asked = {**scope("websocket"), "extensions": {"websocket.http.response": {}}}
    asyncio.run(passage(echo, Unlucky(), asked, receive, send).go(find))
    assert [one["type"] for one in sent] == ["websocket.http.response.start", "websocket.http.response.body"]
    assert sent[0]["status"] == 503 and "straciły" in sent[1]["body"].decode()
    sent.clear()
    asyncio.run(passage(echo, Unlucky(), scope("websocket"), receive, send).go(find))
    assert [one["type"] for one in sent] == ["websocket.accept", "websocket.close"] and sent[1]["code"] == 1012


def test_a_page_that_is_gone_before_it_came_opens_nothing(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        opened.append((await receive())["type"])

    async def act() -> None:
        answered = asyncio.Event()
        async with speakers(folder, app) as (a, b):
            answer = b.streams._answer

            async def answer_it(*what: Any) -> None:
                await answer(*what)
                answered.set()

            monkeypatch.setattr(b.streams, "_answer", answer_it)
            a._send("b", {"k": "open", "s": "x", "scope": _scope_told(scope("websocket"))}, b"")
            a._send("b", {"k": "end", "s": "x", "n": 7, "well": False}, b"")
            await answered.wait()

    asyncio.run(act())
    assert opened == []
