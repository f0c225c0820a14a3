"""A real server: bytes that are no HTTP, and floods."""

from __future__ import annotations

import json
import random
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import httpx2
import orjson
import pytest
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

import kontor.server.http.client_files
from kontor.server import Settings, create_app
from kontor.server.accounts.sessions import COOKIE
from kontor.server.errors import Refused

from ..conftest import PATIENCE
from .conftest import HOT


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, int]]:
    """The server as `kontor serve` starts it, with its limits."""
    folder = tmp_path_factory.mktemp("real")
    (folder / "index.html").write_text("INDEX")
    patch = pytest.MonkeyPatch()
    patch.setattr(kontor.server.http.client_files, "CLIENT", folder)
    app = create_app(Settings.load({}, data=folder / "data", secret="s" * 32))
    listener = socket.create_server(("127.0.0.1", 0))
    server = uvicorn.Server(uvicorn.Config(app, log_level="critical", ws_max_size=16 * 1024, server_header=False))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]}, daemon=True)
    thread.start()
    deadline = time.monotonic() + 30
    while not server.started:
        assert thread.is_alive() and time.monotonic() < deadline
        time.sleep(0.02)
    yield listener.getsockname()
    server.should_exit = True
    thread.join(20)
    patch.undo()


def _spoken(address: tuple[str, int], data: bytes, patience: float = 0.3) -> bytes:
    """What the server says to these bytes until it hangs up; it may wait for more that never comes."""
    answer = b""
    with socket.create_connection(address, timeout=patience) as line, suppress(ConnectionError, TimeoutError):
        line.sendall(data)
        while part := line.recv(65536):
            answer += part
    return answer


def test_bytes_that_are_no_http_and_bodies_that_lie(address: tuple[str, int]) -> None:
    chance = random.Random(2)
    healthy = b"GET /api/health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
    post = b"POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nConnection: close\r\n"
    chunked = post + b"Transfer-Encoding: chunked\r\n\r\n"
    spoken = [
        *(chance.randbytes(chance.randrange(1, 400)) for _ in range(30)),
        *(b"GET " + chance.randbytes(20) + b" HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n" for _ in range(30)),
        *(b"%s HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n" % start for start in (
            b"BREW /api/me", b"GET /../../../../../../etc/passwd", b"GET /..%2f..%2f..%2f..%2f..%2fetc/passwd",
            b"GET //etc/passwd", b"GET http://x/..", b"GET *", b"GET /%00", b"GET /%ff%fe", b"GET /" + b"a" * 9000,
            b"GET /?" + b"a=b&" * 9000, b"get /", b"GET", b"CONNECT x:1", b"GET /api/me HTTP/9.9\r\nX:",
        )),
        *(post + b"Content-Length: %s\r\n\r\n{}" % length for length in (
            *b"1 0 3 200000 300000 -1 x +2 2,2".split(), b"", b"9" * 30, b"2\r\nContent-Length: 1",
        )),
        *(chunked + body for body in (
            b"2\r\n{}\r\n0\r\n\r\n", b"ffffffffffffffffff\r\n{}", b"-2\r\n{}\r\n", b"x\r\n{}", b"", b"5\r\n{}",
            b"2\r\n{}0\r\n\r\n", b"49000\r\n" + b" " * 0x49000 + b"\r\n0\r\n\r\n",
        )),
        post + b"Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n{}",
        b"GET /api/tables/x/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
    ]  # fmt: skip
    for data in spoken:
        answer = _spoken(address, data)
        assert answer == b"" or answer.startswith((b"HTTP/1.1 2", b"HTTP/1.1 4")), (data[:200], answer[:200])
        assert b"root:" not in answer
        assert _spoken(address, healthy, 20).startswith(b"HTTP/1.1 200")
    assert _spoken(address, spoken[-3], 20).startswith(b"HTTP/1.1 413")


def _asked(line: ClientConnection, count: int) -> list[Any]:
    """That many answers."""
    answers: list[Any] = []
    while len(answers) < count:
        message = orjson.loads(line.recv(timeout=20))
        if message["type"] in ("accepted", "refused"):
            answers.append(message)
    return answers


def test_floods_are_answered_and_only_an_oversized_message_ends_a_connection(address: tuple[str, int]) -> None:
    place = f"{address[0]}:{address[1]}"
    web = httpx2.Client(base_url=f"http://{place}", timeout=PATIENCE)
    web.headers["X-Kontor-Token"] = web.get("/api/me").json()["token"]
    web.headers["X-Kontor-Token"] = web.post("/api/guest", json={"name": "Ann"}).json()["token"]
    table = web.post("/api/tables", json={"game": "little-town", "seats": HOT}).json()["id"]
    chance, cookie = random.Random(4), {"Cookie": f"{COOKIE}={web.cookies[COOKIE]}"}
    history = web.get(f"/api/tables/{table}/history").json()

    def line() -> ClientConnection:
        return connect(f"ws://{place}/api/tables/{table}/live", additional_headers=cookie)

    with line() as first, line() as second:
        for _ in range(600):  # more than may wait in an outbox, and nobody listens
            nonsense: list[str | bytes] = ["nonsense", chance.randbytes(20), "[]", "x" * 16000]
            first.send(chance.choice(nonsense))
        assert {answer["reason"] for answer in _asked(first, 600)} == {
            "The message is not JSON.", "The message cannot be understood.",
        }  # fmt: skip
        for number in range(150):  # each brings a scene, moves and a table
            first.send(json.dumps({"type": "lang", "lang": "pl", "request": f"{number}"}))
        answers = _asked(first, 150)
        assert [answer["request"] for answer in answers] == [f"{number}" for number in range(150)]
        assert {answer.get("reason") for answer in answers} == {None, Refused("too-often").reason("pl")}
        first.send("x" * 17000)
        with pytest.raises(ConnectionClosed) as closed:
            _asked(first, 1)
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1009
        second.send("still there")
        assert _asked(second, 1)[0]["type"] == "refused"
    assert web.get(f"/api/tables/{table}/history").json() == history
