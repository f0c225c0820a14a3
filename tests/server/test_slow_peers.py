"""Peers that do not read or do not finish what they began to send: what they cost is bounded, and they are dropped."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import socket
import struct
import time
from pathlib import Path
from typing import Any, cast

import httpx2
import orjson
import pytest
from starlette.websockets import WebSocket

from kontor.server.limits.rates import RateLimit
from kontor.server.live import connection as live_module
from kontor.server.live import outbox as outbox_module
from kontor.server.live.connection import Connection
from kontor.server.live.outbox import MOST_BYTES, Message, Outbox
from kontor.server.tables.playing import play

from .conftest import PATIENCE, House, new_table
from .inside import room_of
from .serving import Served, everything

SOON = 0.5  # seconds of patience with slow peers, in these tests
HOT = [{"kind": "me"}, {"kind": "hot", "name": "Ben"}]


# ---- pages that do not read ----
class StuckSocket:
    """The page takes nothing until it is told to read."""

    def __init__(self) -> None:
        self.reads, self.sent, self.closed = asyncio.Event(), [], None  # type: asyncio.Event, list[Any], int | None

    async def accept(self) -> None: ...

    async def receive(self) -> Any:
        await asyncio.Event().wait()

    async def send_text(self, text: str) -> None:
        await self.reads.wait()
        self.sent.append(orjson.loads(text))

    async def close(self, code: int) -> None:
        self.closed = code


def test_a_page_that_does_not_read_costs_little_and_later_learns_how_things_stand(house: House) -> None:
    """0.7.0 kept 200 messages for it, scenes of 45 kB each, and then cut it off."""
    ann = house.browser("Ann")
    table = new_table(ann, HOT)["id"]
    room = room_of(house, table)

    async def play_on() -> tuple[int, int, StuckSocket]:
        me = await house.state.people.get(room.header.host)
        socket = StuckSocket()
        page = Connection(cast(WebSocket, socket), room, me, "en", (RateLimit(1, 1, False), RateLimit(1, 1, False)))
        running = asyncio.create_task(page.run())
        most = 0
        for number in range(25):
            await play(room, me, number, room.match.legal[0])  # type: ignore[union-attr]
            await room.say(me, f"move {number}")
            most = max(most, page._outbox.bytes)
        waiting = len(page._outbox)
        socket.reads.set()
        while not (socket.sent and socket.sent[-1]["type"] == "chat" and socket.sent[-1]["messages"]):
            await asyncio.sleep(0.01)
        running.cancel()
        return most, waiting, socket

    most, waiting, socket = house.run(play_on)
    assert most <= MOST_BYTES and waiting <= 1 and socket.closed is None
    scenes = [message["number"] for message in socket.sent if message["type"] == "scene"]
    assert scenes[-1] == 25  # how things stand
    said = [m["text"] for message in socket.sent if message["type"] == "chat" for m in message["messages"]]
    assert said == [f"move {number}" for number in range(25)]  # nothing that was said is lost, nothing comes twice
    moves = [message for message in socket.sent if message["type"] == "decisions"]
    assert moves[-1]["first"] + len(moves[-1]["decisions"]) == 26


def test_a_page_that_still_does_not_read_is_cut_off(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_module, "SEND_PATIENCE", 0.05)
    ann = house.browser("Ann")
    room = room_of(house, new_table(ann, HOT)["id"])

    async def look() -> int | None:
        socket = StuckSocket()
        page = Connection(cast(WebSocket, socket), room, None, "en", (RateLimit(1, 1, False), RateLimit(1, 1, False)))
        await page.run()  # comes to its end
        while socket.closed is None:
            await asyncio.sleep(0.01)
        return socket.closed

    assert house.run(look) == 1013
    assert not room.listeners


def test_an_outbox_drops_news_and_never_answers() -> None:
    async def fill() -> tuple[list[bytes], bool]:
        box = Outbox(most_messages=3, most_bytes=100)
        box.put(Message(b"x" * 500, is_news=True))  # alone it may be larger
        box.put(Message(b"answer 1", is_news=False))
        box.put(Message(b"news", is_news=True))
        assert (len(box), box.bytes, box.behind) == (1, 8, True)
        box.put(Message(b"more news", is_news=True))
        box.put(Message(b"answer 2", is_news=False))
        found = []
        while (message := await box.next()) is not None:
            found.append(message.text)
            box.sent()
        return found, box.behind

    assert asyncio.run(fill()) == ([b"answer 1", b"answer 2"], True)
    assert outbox_module.MOST_MESSAGES * 16_000 <= 2 * MOST_BYTES


def _guest(port: int) -> tuple[httpx2.Client, dict[str, str]]:
    client = httpx2.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE)
    token = client.get("/api/me").json()["token"]
    answer = client.post("/api/guest", json={"name": "Ann"}, headers={"X-Kontor-Token": token}).json()
    return client, {"X-Kontor-Token": answer["token"]}


def _frame(message: dict[str, Any]) -> bytes:
    """A text frame of a client (masked with zeros)."""
    text = json.dumps(message).encode()
    assert len(text) < 126
    return struct.pack("!BB4s", 0x81, 0x80 | len(text), bytes(4)) + text


def _open_socket(peer: socket.socket, table: str, cookie: str) -> None:
    key = base64.b64encode(os.urandom(16)).decode()
    peer.sendall(
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n".encode()
    )


def test_a_connection_that_never_reads_is_dropped(tmp_path: Path) -> None:
    """It asks for scene after scene and reads none; 0.7.0 waited for ever, for closing waited too."""
    with Served(tmp_path, send_patience=SOON) as served:
        client, token = _guest(served.port)
        body = {"game": "little-town", "seats": HOT, "public": True}
        table = client.post("/api/tables", json=body, headers=token).json()["id"]

        def online() -> bool:
            return bool(client.get(f"/api/tables/{table}").json()["seats"][0]["online"])

        with served.connect(receive_buffer=4096) as peer:
            _open_socket(peer, table, f"kontor={client.cookies['kontor']}")
            _eventually(online, "the page is there")
            for k in range(40):
                peer.sendall(_frame({"type": "lang", "lang": ("en", "pl")[k % 2], "request": str(k)}))
            _eventually(lambda: not online(), "the page is dropped")
        client.close()


# ---- requests that do not end ----
HALF = {
    "nothing": b"",
    "half a line": b"GET /api/hea",
    "half the headers": b"GET /api/health HTTP/1.1\r\nHost: x\r\nX-Slow: 1\r\n",
    "half a body": b"POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\n{",
    "half a chunk": b"POST /api/guest HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n20\r\nabc",
}


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with Served(tmp_path_factory.mktemp("impatient"), request_patience=SOON, send_patience=SOON) as served:
        yield served


@pytest.mark.parametrize("sent", HALF.values(), ids=HALF.keys())
def test_half_sent_requests_end(impatient: Served, sent: bytes) -> None:
    with impatient.connect() as peer:
        peer.sendall(sent)
        assert everything(peer).startswith(b"HTTP/1.1 4")  # comes to its end; 0.7.0 waited for ever


def test_a_request_after_another_must_end_too(impatient: Served) -> None:
    whole = b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n"
    with impatient.connect() as peer:
        peer.sendall(whole)
        assert peer.recv(65536).startswith(b"HTTP/1.1 200")
        peer.sendall(whole[:20])
        assert b"408" in everything(peer)


def test_slow_but_steady_requests_are_answered(tmp_path: Path) -> None:
    """Each byte alone, all in time; several on one connection."""
    with Served(tmp_path, request_patience=20.0) as served, served.connect() as peer:
        for _ in range(2):
            for byte in b"GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n":
                peer.sendall(bytes([byte]))
                time.sleep(0.002)
            answer = b""
            while not answer.endswith(b"}"):
                answer += peer.recv(65536)
            assert answer.startswith(b"HTTP/1.1 200")


def _eventually(true: Any, what: str) -> None:
    deadline = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < deadline, f"waited {PATIENCE:.0f} seconds in vain: {what}"
        time.sleep(0.05)
