"""`kontor serve --workers`: real processes, which crash, are replaced and end; nobody loses what was acknowledged."""

from __future__ import annotations

import asyncio
import functools
import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx2
import pytest
import websockets

from .conftest import PATIENCE
from .test_durability import free_port, start_server
from .test_ending import guest_with_table

KEY = "a password of the operator"
pytestmark = [
    pytest.mark.thorough,
    pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="looks for the workers in /proc"),
]


@pytest.fixture(params=["sqlite", "postgresql"])
def settings(request: pytest.FixtureRequest) -> dict[str, str]:
    more = {} if request.param == "sqlite" else {"KONTOR_DATABASE": request.getfixturevalue("postgresql_url")}
    return {"KONTOR_WORKERS": "2", "KONTOR_OPERATOR": KEY, **more}


def workers_of(process: subprocess.Popen[bytes]) -> list[int]:
    """Without the processes that think, which are the workers' own."""
    children = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
    return [int(one) for one in children if b"kontor.cli" in Path(f"/proc/{one}/cmdline").read_bytes()]


def until(holds: Callable[[], Any]) -> None:
    end = time.monotonic() + 5 * PATIENCE  # a machine that has much else to do
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.1)


class Player:
    """Plays the first choice, connects again whenever it is sent away, and remembers what was acknowledged."""

    def __init__(self, port: int, cookie: str, table: str) -> None:
        self._url, self._cookie = f"ws://127.0.0.1:{port}/api/tables/{table}/live", cookie
        self.acknowledged: list[tuple[int, str]] = []
        self.over = False

    def play(self, most: int, meanwhile: Callable[[], Any] = lambda: None) -> None:
        """Until so many more were acknowledged; after the first of them something happens to the server."""
        asyncio.run(asyncio.wait_for(self._play(most, meanwhile), 5 * PATIENCE))

    async def _play(self, most: int, meanwhile: Callable[[], Any]) -> None:
        wanted, before = len(self.acknowledged) + most, len(self.acknowledged)
        while len(self.acknowledged) < wanted and not self.over:
            try:
                async with websockets.connect(self._url, additional_headers={"Cookie": self._cookie}) as page:
                    async for text in page:
                        await self._hear(page, json.loads(text))
                        if before < len(self.acknowledged):
                            before = sys.maxsize
                            meanwhile()
                        if len(self.acknowledged) >= wanted or self.over:
                            return
            except (OSError, websockets.WebSocketException):
                await asyncio.sleep(0.05)

    async def _hear(self, page: Any, message: Any) -> None:
        if message["type"] == "accepted":
            number, notation = message["request"].split(" ", 1)
            self.acknowledged.append((int(number), notation))
        elif message["type"] == "scene":
            self.over = message["scene"]["over"]
            if choices := message["scene"]["choices"]:
                move = {"request": f"{message['number']} {choices[0]['notation']}", "action": choices[0]["action"]}
                await page.send(json.dumps({"type": "decide", "number": message["number"], **move}))


def check_that_all_is_there(player: Player, client: httpx2.Client, table: str) -> None:
    history = client.get(f"/api/tables/{table}/history").json()["decisions"]
    known = {one["number"]: one["notation"] for one in history}
    assert len(known) == len(history), "doubled"
    for number, notation in player.acknowledged:
        assert known[number + 1] == notation, "lost"


def check_that_all_workers_are_measured(player: Player, port: int) -> None:
    """By whichever is asked: nothing that only grows is ever less."""
    said, before = r'^kontor_decisions_total\{by="person",worker="(\d)"\} (\S+)$', 0.0
    for _ in range(8):
        answer = httpx2.get(f"http://127.0.0.1:{port}/metrics", headers={"Authorization": f"Bearer {KEY}"})
        found = {worker: float(count) for worker, count in re.findall(said, answer.text, re.MULTILINE)}
        assert found.keys() == {"1", "2"} and sum(found.values()) >= max(before, len(player.acknowledged))
        before = sum(found.values())


def test_workers_that_crash_are_replaced_or_end_lose_nothing_acknowledged(
    tmp_path: Path, settings: dict[str, str]
) -> None:
    port = free_port()
    parent = start_server(tmp_path, port, **settings)
    try:
        until(lambda: len(workers_of(parent)) == 2)
        cookie, table, client = guest_with_table(port)
        player = Player(port, cookie, table)
        player.play(2)
        check_that_all_workers_are_measured(player, port)
        for killed in workers_of(parent):  # whichever has the table
            player.play(4, functools.partial(os.kill, killed, signal.SIGKILL))
            check_that_all_is_there(player, client, table)
            until(lambda: len(workers_of(parent)) == 2)
        before = workers_of(parent)
        player.play(4, functools.partial(parent.send_signal, signal.SIGHUP))
        until(lambda: not set(before) & set(workers_of(parent)) and len(workers_of(parent)) == 2)
        player.play(2)
        check_that_all_is_there(player, client, table)
        last = workers_of(parent)
        parent.send_signal(signal.SIGTERM)
        assert parent.wait(PATIENCE) == 0
        assert not any(Path(f"/proc/{one}").exists() for one in last)
    finally:
        parent.kill()


def test_workers_end_when_their_parent_is_killed(tmp_path: Path, settings: dict[str, str]) -> None:
    parent = start_server(tmp_path, free_port(), **settings)
    until(lambda: len(workers_of(parent)) == 2)
    there = workers_of(parent)
    parent.kill()
    parent.wait(PATIENCE)
    until(lambda: not any(Path(f"/proc/{one}").exists() for one in there))
