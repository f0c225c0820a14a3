"""A server that is told to end finishes what is under way, sends its pages to whoever comes after, and ends in time."""

from __future__ import annotations

import asyncio
import json
import signal
import socket
import subprocess
import time
from pathlib import Path
from typing import Any

import httpx2
import pytest
import websockets

from .conftest import PATIENCE
from .test_durability import free_port, start_server

AGAIN = 1012


class Page:
    """Plays on as fast as it can, and remembers what was acknowledged and how it was sent off."""

    def __init__(self, port: int, cookie: str, path: str) -> None:
        self._url, self._cookie = f"ws://127.0.0.1:{port}/api/{path}", cookie
        self.acknowledged: list[str] = []
        self.began, self.code = asyncio.Event(), 0

    async def stay(self) -> None:
        async with websockets.connect(self._url, additional_headers={"Cookie": self._cookie}) as page:
            try:
                async for text in page:
                    await self._hear(page, json.loads(text))
            except websockets.ConnectionClosed:
                pass
            self.code = page.close_code or 0

    async def _hear(self, page: Any, message: Any) -> None:
        self.began.set()
        if message.get("type") == "accepted":
            self.acknowledged.append(message["request"])
        elif message.get("type") == "scene" and (choices := message["scene"]["choices"]):
            move = {"request": choices[0]["notation"], "action": choices[0]["action"]}
            await page.send(json.dumps({"type": "decide", "number": message["number"], **move}))


def guest_with_table(port: int) -> tuple[str, str, httpx2.Client]:
    client = httpx2.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE)
    token = client.get("/api/me").json()["token"]
    token = client.post("/api/guest", json={"name": "Ann"}, headers={"X-Kontor-Token": token}).json()["token"]
    body = {
        "game": "little-town",
        "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}],
        "seed": 3,
        "public": True,
    }
    table = client.post("/api/tables", json=body, headers={"X-Kontor-Token": token}).json()["id"]
    return f"kontor={client.cookies['kontor']}", table, client


async def _told_to_end(process: subprocess.Popen[bytes], pages: list[Page], sent: signal.Signals) -> None:
    async with asyncio.timeout(2 * PATIENCE), asyncio.TaskGroup() as group:
        for page in pages:
            group.create_task(page.stay())
        for page in pages:
            await page.began.wait()
        while not pages[0].acknowledged:
            await asyncio.sleep(0.01)
        process.send_signal(sent)


@pytest.mark.parametrize("sent", [signal.SIGTERM, signal.SIGINT, signal.SIGHUP])
def test_pages_are_sent_to_whoever_comes_after_and_nothing_is_lost(tmp_path: Path, sent: signal.Signals) -> None:
    port = free_port()
    process = start_server(tmp_path, port)
    try:
        cookie, table, client = guest_with_table(port)
        live = f"tables/{table}/live"
        pages = [Page(port, cookie, live), Page(port, "", live), Page(port, cookie, "bell/live")]
        asyncio.run(_told_to_end(process, pages, sent))
        assert process.wait(15) == 0
        assert [page.code for page in pages] == [AGAIN] * 3
        process = start_server(tmp_path, port)
        history = client.get(f"/api/tables/{table}/history").json()["decisions"]
        kept = [decision["notation"] for decision in history if decision["seat"] == 0]
        acknowledged = pages[0].acknowledged
        assert kept[: len(acknowledged)] == acknowledged and len(kept) - len(acknowledged) <= 1
        again = [Page(port, cookie, live)]
        asyncio.run(_told_to_end(process, again, sent))  # it goes on where it was
    finally:
        process.kill()
        process.wait(PATIENCE)


def _half_a_request(port: int) -> socket.socket:
    peer = socket.create_connection(("127.0.0.1", port))
    peer.sendall(b"POST /api/guest HTTP/1.1\r\nhost: x\r\ncontent-length: 99\r\n\r\n{")
    time.sleep(0.3)
    return peer


@pytest.mark.parametrize("told", [[signal.SIGTERM], [signal.SIGTERM] * 2, [signal.SIGINT, signal.SIGTERM]])
def test_nobody_keeps_a_server_from_ending(tmp_path: Path, told: list[signal.Signals]) -> None:
    """Somebody whose request never becomes whole: it waits for a while, and told twice, not at all."""
    port = free_port()
    process = start_server(tmp_path, port, KONTOR_REQUEST_PATIENCE="600")
    try:
        with _half_a_request(port):
            begun = time.monotonic()
            for sent in told:
                process.send_signal(sent)
                time.sleep(0.5)
            code = process.wait(60)
            took = time.monotonic() - begun
        if len(told) == 1:
            assert code == 0 and took > 8
        else:
            assert code == 128 + told[-1] and took < 8
    finally:
        process.kill()
        process.wait(PATIENCE)
