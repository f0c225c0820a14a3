"""kill -9 in the middle of somebody's thinking, in a real process: the time the server is away is nobody's, and what
was chosen ahead is still chosen. How fast the machine is does not matter: what was charged is compared with how long
the server says it could be reached."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from pathlib import Path
from typing import Any

import httpx2
import websockets

from .conftest import PATIENCE
from .test_durability import free_port, start_server

BANK = 600
AWAY = 3.0  # seconds; nothing but real time passes for a real process
ROUNDED = 0.2  # seconds


class Guest:
    def __init__(self, port: int, name: str) -> None:
        self.client = httpx2.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE)
        self.token = self.client.get("/api/me").json()["token"]
        self.token = self.post("/api/guest", {"name": name})["token"]

    def post(self, path: str, body: Any = None) -> Any:
        return self.client.post(path, json=body, headers={"X-Kontor-Token": self.token}).json()

    def get(self, path: str) -> Any:
        return self.client.get(path).json()


async def choose(guest: Guest, port: int, table: str) -> str:
    """The first thing the guest may choose; what it is, when the server has acknowledged it."""
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


def written(folder: Path, table: str, running: int) -> list[float]:
    """What each seat has left, as it is on disk: for one of them time has run since its row was written."""
    with sqlite3.connect(folder / "kontor.sqlite3") as database:
        ((state, up),) = database.execute("select state, up from clocks where table_id = ?", (table,)).fetchall()
        ((uptime,),) = database.execute("select seconds from uptime").fetchall()
    left: list[float] = json.loads(state)["left"]
    left[running] -= max(0.0, uptime - up)
    return left


def test_kill_nine_takes_no_time_and_loses_nothing_that_was_chosen_ahead(tmp_path: Path) -> None:
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
        begun = people[1].post(f"/api/tables/{table}/join")
        seat = begun["to_move"]
        chosen = asyncio.run(choose(people[1 - seat], port, table))
        at_first = written(tmp_path, table, seat)[seat]
        deadline = time.monotonic() + PATIENCE
        while written(tmp_path, table, seat)[seat] == at_first:  # until time that passed is on disk
            assert time.monotonic() < deadline, "time that counts is not written"
            time.sleep(0.1)
        process.kill()
        process.wait(PATIENCE)
        kept = written(tmp_path, table, seat)
        time.sleep(AWAY)
        process = start_server(tmp_path, port)
        told = people[0].get(f"/api/tables/{table}")
        up = people[0].get("/api/health")["up"]  # asked later: longer than it was
        left = told["seats"][seat]["clock"]["left"]
        assert kept[seat] < at_first <= BANK
        assert left <= kept[seat] + ROUNDED, "more came back than was not written"
        assert left >= kept[seat] - up - ROUNDED, "somebody paid for time the server could not be reached"
        assert told["asked"] == [seat] and told["seats"][1 - seat]["clock"]["left"] == round(kept[1 - seat], 1)
        asyncio.run(choose(people[seat], port, table))
        history = people[1 - seat].get(f"/api/tables/{table}/history")["decisions"]
        assert [one["seat"] for one in history] == [seat, 1 - seat] and history[1]["notation"] == chosen
    finally:
        process.kill()
