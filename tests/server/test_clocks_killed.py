"""kill -9 in the middle of somebody's thinking, and of a decision, in a real process: the time the server is away is
nobody's, and what was chosen ahead is still chosen. How fast the machine is does not matter: what was charged is
compared with how long the server says it could be reached."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
import time
from collections.abc import Callable, Collection
from pathlib import Path
from typing import Any

import httpx2
import websockets

from kontor.server.tables.clocks.alarms import WRITE_EVERY

from .conftest import PATIENCE
from .test_durability import free_port, start_server

BANK = 600
AWAY = 1.5  # seconds; nothing but real time passes for a real process
ROUNDED = 0.2  # seconds
CHANCE = random.Random(1)
MOMENTS = sorted(CHANCE.uniform(0, 7) for _ in range(4))
"""Seconds after which the server is killed: the first before anything is written beside decisions."""
SENT = 0.02  # seconds after which a decision that was sent may be anywhere on its way


class Guest:
    def __init__(self, port: int, name: str) -> None:
        self.client = httpx2.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE)
        self.token = self.client.get("/api/me").json()["token"]
        self.token = self.post("/api/guest", {"name": name})["token"]

    def post(self, path: str, body: Any = None) -> Any:
        return self.client.post(path, json=body, headers={"X-Kontor-Token": self.token}).json()

    def get(self, path: str) -> Any:
        return self.client.get(path).json()


async def choose(guest: Guest, port: int, table: str, kill: Callable[[], None] | None = None) -> str:
    """The first thing the guest may choose; what it is, when the server has acknowledged it. With `kill` nobody waits
    for that."""
    cookie = f"kontor={guest.client.cookies['kontor']}"
    url = f"ws://127.0.0.1:{port}/api/tables/{table}/live"
    async with websockets.connect(url, additional_headers={"Cookie": cookie}) as socket:
        chosen = ""
        while True:
            message = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
            if message["type"] == "accepted":
                return chosen
            if message["type"] == "scene" and not chosen:
                chosen = str(message["scene"]["choices"][0]["notation"])
                wish = {"type": "decide", "request": "1", "number": 0, "made": message["made"], "decision": chosen}
                await socket.send(json.dumps(wish))
                if kill is not None:
                    await asyncio.sleep(CHANCE.uniform(0, SENT))
                    kill()
                    return chosen


class Written:
    """What is on disk of a clock."""

    def __init__(self, folder: Path, table: str) -> None:
        with sqlite3.connect(folder / "kontor.sqlite3") as database:
            ((state, up),) = database.execute("select state, up from clocks where table_id = ?", (table,)).fetchall()
            ((uptime,),) = database.execute("select seconds from uptime").fetchall()
        self._left: list[float] = json.loads(state)["left"]
        self._passed = max(0.0, uptime - up)

    def left(self, running: Collection[int]) -> list[float]:
        """Of each seat; for these time has run since the row was written."""
        return [left - self._passed * (seat in running) for seat, left in enumerate(self._left)]


def test_kill_nine_takes_no_time_and_loses_nothing_that_was_chosen_ahead(tmp_path: Path) -> None:
    assert MOMENTS[0] < WRITE_EVERY["live"] < MOMENTS[-1]
    port = free_port()
    process = start_server(tmp_path, port)
    try:
        people = [Guest(port, "Ann"), Guest(port, "Ben")]
        body = {
            "game": "ragusa",
            "seats": [{"kind": "me"}, {"kind": "open"}],
            "clock": {"kind": "live", "bank": BANK, "increment": 5, "at_zero": "lose"},
            "public": True,
        }
        table = people[0].post("/api/tables", body)["id"]
        seat = people[1].post(f"/api/tables/{table}/join")["to_move"]
        chosen = asyncio.run(choose(people[1 - seat], port, table))
        for moment in MOMENTS:
            before = Written(tmp_path, table).left([seat])[seat]
            time.sleep(moment)
            deadline = time.monotonic() + PATIENCE
            while moment > WRITE_EVERY["live"] and Written(tmp_path, table).left([seat])[seat] == before:
                assert time.monotonic() < deadline, "time that counts is not written"
                time.sleep(0.1)
            if moment == MOMENTS[-1]:
                asyncio.run(choose(people[seat], port, table, process.kill))
            process.kill()
            process.wait(PATIENCE)
            kept = Written(tmp_path, table)
            time.sleep(AWAY)
            process = start_server(tmp_path, port)
            told = people[0].get(f"/api/tables/{table}")
            up = people[0].get("/api/health")["up"]  # asked later: longer than it was
            for k, on_disk in enumerate(kept.left(told["asked"])):
                left, charged = told["seats"][k]["clock"]["left"], up if k in told["asked"] else 0.0
                assert left <= on_disk + ROUNDED, "more came back than was not written"
                assert left >= on_disk - charged - ROUNDED, "somebody paid for time the server could not be reached"
        if told["to_move"] == seat and not told["decisions"]:  # killed before the decision was kept
            asyncio.run(choose(people[seat], port, table))
        history = people[1 - seat].get(f"/api/tables/{table}/history")["decisions"]
        assert [one["seat"] for one in history] == [seat, 1 - seat] and history[1]["notation"] == chosen
    finally:
        process.kill()
