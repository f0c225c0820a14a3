"""Nothing acknowledged is lost: kill -9 at any moment, start again, go on. Also: migrations, any position at once."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import httpx2
import pytest
import sqlalchemy as sa
import websockets
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext

from kontor.kernel import KontorError
from kontor.server.storage.schema import metadata
from kontor.server.storage.store import Store

from .conftest import PATIENCE, House, Live, new_table


def start_server(folder: Path, port: int, **more: str) -> subprocess.Popen[bytes]:
    environment = {**os.environ, "KONTOR_BOT_PAUSE": "0", "KONTOR_LOG_LEVEL": "error", "KONTOR_RATE_LIMITS": "no"}
    environment |= {"KONTOR_CHOOSE_SEEDS": "yes", **more}
    command_line = [sys.executable, "-m", "kontor.cli", "serve", "--port", str(port), "--data", str(folder)]
    process = subprocess.Popen(command_line, env=environment, stdout=subprocess.DEVNULL)
    try:
        _wait_until_healthy(process, port)
    except BaseException:
        process.kill()
        raise
    return process


def _wait_until_healthy(process: subprocess.Popen[bytes], port: int) -> None:
    deadline = time.monotonic() + 240  # a machine that has much else to do
    while True:
        assert process.poll() is None and time.monotonic() < deadline
        try:
            urllib.request.urlopen(f"http://127.0.0.1:{port}/api/health", timeout=1)
            return
        except OSError:
            time.sleep(0.1)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


async def play_some(port: int, cookie: str, table: str, most: int) -> list[str]:
    """Play first choices until `most` were acknowledged; returns the notations that were."""
    acknowledged: list[str] = []
    url = f"ws://127.0.0.1:{port}/api/tables/{table}/live"
    async with websockets.connect(url, additional_headers={"Cookie": cookie}) as ws:
        while True:
            message = json.loads(await asyncio.wait_for(ws.recv(), PATIENCE))
            if message["type"] == "accepted":
                acknowledged.append(message["request"])
                if len(acknowledged) >= most:
                    return acknowledged
            elif message["type"] == "scene":
                if message["scene"]["over"]:
                    return acknowledged
                if choices := message["scene"]["choices"]:
                    move = {"request": choices[0]["notation"], "action": choices[0]["action"]}
                    await ws.send(json.dumps({"type": "decide", "number": message["number"], **move}))


def test_kill_nine_loses_nothing_acknowledged(tmp_path: Path) -> None:
    """Killed three times in the middle of a game against a bot; every acknowledged decision is there afterwards."""
    port = free_port()
    process = start_server(tmp_path, port)
    try:
        with httpx2.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE) as client:
            token = client.get("/api/me").json()["token"]
            token = client.post("/api/guest", json={"name": "Ann"}, headers={"X-Kontor-Token": token}).json()["token"]
            body = {"game": "little-town", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}], "seed": 3}
            table = client.post("/api/tables", json=body, headers={"X-Kontor-Token": token}).json()["id"]
            cookie = f"kontor={client.cookies['kontor']}"
            acknowledged: list[str] = []
            for most in (3, 4, 5):
                acknowledged += asyncio.run(play_some(port, cookie, table, most))
                process.kill()
                process.wait(PATIENCE)
                process = start_server(tmp_path, port)
                moves = client.get(f"/api/tables/{table}/history").json()["decisions"]
                kept = [m["notation"] for m in moves if m["seat"] == 0]
                assert kept[: len(acknowledged)] == acknowledged
                acknowledged = kept  # what was on its way when the server died may be there too
            asyncio.run(play_some(port, cookie, table, 999))
            assert client.get(f"/api/tables/{table}").json()["status"] == "over"
        process.send_signal(signal.SIGINT)
        process.wait(20)
    finally:
        process.kill()


def test_a_table_opens_again_exactly_as_it_was(tmp_path: Path) -> None:
    with House(tmp_path, rate_limits=False) as house:
        ann = house.browser("Ann")
        table = new_table(ann, [{"kind": "me"}, {"kind": "hot", "name": "Ben"}])["id"]
        with Live(ann, table) as live:
            for number in range(40):
                choices = live.at(number)["scene"]["choices"]
                assert live.ask(type="decide", number=number, action=choices[-1]["action"])["type"] == "accepted"
        scenes = [ann.get(f"/api/tables/{table}/at/{n}") for n in (0, 7, 16, 33, 40)]
        history = ann.get(f"/api/tables/{table}/history")
        cookies = dict(ann.client.cookies)
    with House(tmp_path, rate_limits=False) as house:
        again = house.browser()
        again.client.cookies.update(cookies)
        start = time.process_time()
        assert [again.get(f"/api/tables/{table}/at/{n}") for n in (0, 7, 16, 33, 40)] == scenes
        assert again.get(f"/api/tables/{table}/history") == history
        assert time.process_time() - start < 5  # generous: what it takes is measured by bench, not here


def test_a_write_that_fails_changes_nothing(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = house.browser("Ann")
    table = new_table(ann, [{"kind": "me"}, {"kind": "hot", "name": "Ben"}])["id"]
    with Live(ann, table) as live:
        live.until("chat")

        async def full_disk(*_: object) -> None:
            raise OSError("disk full")

        monkeypatch.setattr(Store, "_commit", full_disk)
        assert "nothing was changed" in live.ask(type="decide", number=0, decision="place F5")["reason"]
        monkeypatch.undo()
        assert live.ask(type="decide", number=0, decision="place F5")["type"] == "accepted"
    assert ann.get(f"/api/tables/{table}")["decisions"] == 1


def test_migrations_lead_to_the_declared_tables_and_back(tmp_path: Path) -> None:
    engine = sa.create_engine(f"sqlite:///{tmp_path / 'x.sqlite3'}")
    config = Config()
    config.set_main_option("script_location", "kontor.server.storage:migrations")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
        command.downgrade(config, "base")
        assert set(sa.inspect(connection).get_table_names()) <= {"alembic_version"}


def test_a_database_that_is_not_there_is_said_in_words(tmp_path: Path) -> None:
    for url, message in (
        (f"sqlite+aiosqlite:///{tmp_path}/no/such/folder/x.db", "The database cannot be opened"),
        ("nonsense", "The database URL cannot be used"),
        ("postgresql+asyncpg://kontor@127.0.0.1:1/none", "The database cannot be opened"),
    ):

        async def attempt(url: str = url) -> None:
            store = Store(url)
            await store.open()

        with pytest.raises(KontorError, match=message):
            asyncio.run(attempt())
