"""kill -9 in the middle of somebody's thinking, in a real process: the time the server is away is nobody's."""

from __future__ import annotations

import time
from pathlib import Path

import httpx2

from kontor.server.tables.clocks.alarms import WRITE_EVERY

from .conftest import PATIENCE
from .test_durability import free_port, start_server

AWAY = 6.0  # seconds; nothing but real time passes for a real process
SLACK = 3.0  # seconds between two processes that both have other things to do


def test_kill_nine_takes_no_time_and_gives_at_most_what_was_not_written(tmp_path: Path) -> None:
    port = free_port()
    process = start_server(tmp_path, port)
    try:
        with httpx2.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE) as client:
            token = client.get("/api/me").json()["token"]
            token = client.post("/api/guest", json={"name": "Ann"}, headers={"X-Kontor-Token": token}).json()["token"]
            body = {
                "game": "little-town",
                "seats": [{"kind": "me"}, {"kind": "hot", "name": "Ben"}],
                "clock": {"kind": "live", "bank": 60, "increment": 5, "at_zero": "lose"},
            }
            table = client.post("/api/tables", json=body, headers={"X-Kontor-Token": token}).json()["id"]

            def left() -> float:
                told = client.get(f"/api/tables/{table}").json()
                assert told["status"] == "playing"
                seconds: float = told["seats"][told["to_move"]]["clock"]["left"]
                return seconds

            while left() > 60 - WRITE_EVERY["live"] - 1.5:  # written once at least, and used since
                time.sleep(0.2)
            before = left()
            process.kill()
            process.wait(PATIENCE)
            killed = time.monotonic()
            time.sleep(AWAY)
            process = start_server(tmp_path, port)
            after, away = left(), time.monotonic() - killed
            assert away >= AWAY
            assert after <= before + WRITE_EVERY["live"] + SLACK, "more came back than was not written"
            assert after >= before - SLACK, "somebody paid for time the server was away"
            assert after < 60, "what was written counts"
    finally:
        process.kill()
