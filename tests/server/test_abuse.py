"""A little of what `bench/abuse.py` does in full: mutated frames and requests, and many idle sockets."""

from __future__ import annotations

import asyncio
import importlib
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.asyncio.server import ServerConnection, serve

BENCH = Path(__file__).parents[2] / "bench" / "abuse.py"


@pytest.mark.thorough
def test_a_server_bears_what_strangers_send() -> None:
    command = [sys.executable, str(BENCH), "--scale", "0.003", "--minutes", "4"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=280)
    found = json.loads(done.stdout)
    assert found["wrong"] == [] and done.returncode == 0, done.stderr
    sent = found["sent"]
    assert sent["frames"] > 2700 and sent["requests"] > 270 and found["idle"]["sockets"] == 20
    assert sent["2xx"] > 15 and sent["4xx"] > 60  # both what is good and what is not came through


@pytest.mark.parametrize("goes", [False, True])
def test_a_server_that_falls_silent_is_blamed_and_one_that_closes_is_not(
    monkeypatch: pytest.MonkeyPatch, goes: bool
) -> None:
    monkeypatch.syspath_prepend(BENCH.parent)
    abuse: Any = importlib.import_module("abuse")
    monkeypatch.setattr(abuse, "PATIENCE", 60.0 if goes else 0.2)
    watch = abuse.Watch(0, Path())

    async def hears(page: ServerConnection) -> None:
        await page.recv()
        if not goes:
            await page.wait_closed()

    async def talk() -> None:
        async with serve(hears, "127.0.0.1", 0) as server:
            port = next(iter(server.sockets)).getsockname()[1]
            async with connect(f"ws://127.0.0.1:{port}") as page:
                await abuse.Frames(port, watch, 1)._talk(page, abuse.Mischief("any"), 100)

    asyncio.run(talk())
    assert [one.startswith("frames: no answer") for one in watch.wrong] == ([] if goes else [True])
