"""Two servers on one database: one has it, the other says so. Whoever has lost a table writes nothing to it."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import httpx2
import pytest
import sqlalchemy as sa
from starlette.websockets import WebSocketDisconnect

from kontor import Match
from kontor.kernel import KontorError
from kontor.server import Settings, create_app
from kontor.server.errors import LostTable
from kontor.server.live import connection
from kontor.server.storage import ownership as owner
from kontor.server.storage.ownership import Owner
from kontor.server.storage.schema import leases, tables
from kontor.server.storage.store import Lease, Store

from .conftest import PATIENCE, House, Live, new_table
from .inside import come_back, room_of
from .test_durability import free_port, start_server

HOT = [{"kind": "me"}, {"kind": "hot", "name": "Ben"}]


def serve_in_vain(folder: Path) -> tuple[int, str]:
    """`kontor serve`, which ends by itself: its status, and what it says."""
    command = [sys.executable, "-m", "kontor.cli", "serve", "--port", "0", "--data", str(folder)]
    environment = {**os.environ, "COLUMNS": "400", "KONTOR_LOG_LEVEL": "error"}
    ended = subprocess.run(command, env=environment, capture_output=True, timeout=PATIENCE, text=True)
    return ended.returncode, ended.stdout + ended.stderr


def test_a_second_server_says_that_the_database_is_taken_and_one_after_a_crash_has_it_at_once(tmp_path: Path) -> None:
    first = start_server(tmp_path, free_port())
    try:
        status, said = serve_in_vain(tmp_path)
        assert status == 2 and said.strip() == owner.IN_USE
    finally:
        first.kill()
        first.wait(PATIENCE)
    port = free_port()
    second = start_server(tmp_path, port)
    try:
        assert httpx2.get(f"http://127.0.0.1:{port}/api/me", timeout=PATIENCE).status_code == 200
    finally:
        second.kill()
        second.wait(PATIENCE)


def check_that_a_stale_server_is_refused(
    folder: Path, monkeypatch: pytest.MonkeyPatch, act: str = "decide", **settings: Any
) -> None:
    """The first server is silent (its beat has stopped) and still runs; a second has taken over its tables."""
    monkeypatch.setattr(owner, "BEAT", 3600.0)
    monkeypatch.setattr(connection, "LAST_WORDS", 10 * PATIENCE)  # pages leave as soon as they have been answered
    with House(folder, rate_limits=False, **settings) as first:
        ann = first.browser("Ann")
        table = new_table(ann, HOT)["id"]
        with Live(ann, table) as live:
            assert live.ask(type="decide", number=0, decision="place F5")["type"] == "accepted"
            (folder / "kontor.sqlite3.lock").unlink(missing_ok=True)  # as a careless clean-up does
            monkeypatch.setattr(owner, "SILENCE", 0.5)
            monkeypatch.setattr(owner, "BEAT", 0.2)
            with House(folder, rate_limits=False, **settings) as second:
                again = come_back(second, dict(ann.client.cookies))
                with Live(again, table) as anew:
                    action = anew.at(1)["scene"]["choices"][0]["action"]
                    assert anew.ask(type="decide", number=1, action=action)["type"] == "accepted"
                    other = live.at(1)["scene"]["choices"][-1]["action"]
                    answer = live.ask(type=act, number=1, action=other)
                    assert answer["type"] == "refused" and "Another server" in answer["reason"]
                    with pytest.raises(WebSocketDisconnect) as closed:
                        live.until("nothing")
                    assert closed.value.code == 1012
                    assert table not in [room.header.id for room in first.state.registry.rooms]
                    assert "Another server" in ann.refused(f"/api/tables/{table}/resign", None, 503)
                    action = anew.at(2)["scene"]["choices"][0]["action"]
                    assert anew.ask(type="decide", number=2, action=action)["type"] == "accepted"
                decided = [decision["notation"] for decision in again.get(f"/api/tables/{table}/history")["decisions"]]
    with House(folder, rate_limits=False, **settings) as third:  # what is kept is one legal game
        kept = third.run(third.state.registry.room, table).match
        assert [played.notation for played in Match.from_log(kept.log()).played] == decided


@pytest.mark.parametrize("act", ["decide", "undo"])
def test_a_server_that_has_lost_its_tables_writes_nothing_and_lets_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, act: str
) -> None:
    """0.7.0 let the first take back what the second had gone on from: the stored game was no game any more."""
    check_that_a_stale_server_is_refused(tmp_path, monkeypatch, act)


def test_a_server_notices_by_itself_that_it_was_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(owner, "BEAT", 0.1)
    lost = threading.Event()
    first = House(tmp_path, rate_limits=False)
    first.replace_app(create_app(first.settings, lost.set))
    with first:
        ann = first.browser("Ann")
        with Live(ann, new_table(ann, HOT)["id"]) as live:
            live.until("chat")
            (tmp_path / "kontor.sqlite3.lock").unlink()
            with House(tmp_path, rate_limits=False), pytest.raises(WebSocketDisconnect) as closed:
                live.until("nothing")
        assert closed.value.code == 1012 and lost.wait(PATIENCE) and not first.state.registry.rooms


def test_a_table_that_was_let_go_comes_back_as_it_is_on_disk(house: House) -> None:
    """The lease was lost and the other has gone: the same server has the table again, by a higher number."""
    ann = house.browser("Ann")
    table = new_table(ann, HOT)["id"]
    stale = room_of(house, table)
    house.run(house.state.store.write, leases.update().values(server="another", fence=leases.c.fence + 1))
    with Live(ann, table) as live:
        assert live.ask(type="decide", number=0, decision="place F5")["type"] == "refused"
    with Live(ann, table) as live:
        assert live.ask(type="decide", number=0, decision="place F5")["type"] == "accepted"
    fresh = room_of(house, table)
    assert fresh is not stale and fresh.store.lease.fence == 3 and stale.match is not None and not stale.match.played
    with pytest.raises(LostTable):  # also in the same process
        house.run(stale.store.write, tables.update().values(status="over"))
    assert ann.get(f"/api/tables/{table}")["status"] == "playing"


def test_one_lost_table_does_not_fail_the_writes_it_shares_a_commit_with(house: House) -> None:
    ann = house.browser("Ann")
    ids = [new_table(ann, HOT)["id"] for _ in range(3)]
    store: Store = house.state.store
    held = [room_of(house, table).store.lease for table in ids]
    held[1] = Lease(held[1].table_id, held[1].server, 7)

    async def write_all() -> list[Any]:
        writes = (
            store.write(lease, tables.update().where(tables.c.id == lease.table_id).values(rematch="x"))
            for lease in held
        )
        return await asyncio.gather(*writes, return_exceptions=True)

    assert [type(outcome) for outcome in house.run(write_all)] == [type(None), LostTable, type(None)]
    rows = house.run(store.read, sa.select(tables.c.id, tables.c.rematch))
    assert {row["id"]: row["rematch"] for row in rows} == {ids[0]: "x", ids[1]: None, ids[2]: "x"}


def test_of_two_that_start_at_once_without_a_file_to_lock_one_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(owner, "BEAT", 0.05)
    monkeypatch.setattr(owner, "SILENCE", 1.0)

    async def start_both() -> list[Any]:
        url = f"sqlite+aiosqlite:///{tmp_path / 'x.sqlite3'}"
        first = Store(url)
        await first.open()
        await first.close()
        both = []
        for store in (Store(url), Store(url)):
            store.file = None  # like a database at a server of its own
            both.append((store, Owner(store)))

        async def start(one: Owner) -> None:
            await one.claim()
            one.keep(lambda: None)

        begun = time.monotonic()
        outcomes = await asyncio.gather(*(start(one) for _, one in both), return_exceptions=True)
        assert time.monotonic() - begun < PATIENCE
        for store, one in both:
            await one.release()
            await store.close()
        return outcomes

    outcomes = asyncio.run(start_both())
    assert sorted(map(str, outcomes)) == sorted(["None", owner.IN_USE])


def test_settings_name_the_database_that_is_locked(tmp_path: Path) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path}/a/../b.sqlite3"
    assert Store(url).file == tmp_path / "b.sqlite3"
    assert Store("sqlite+aiosqlite://").file is None
    with House(tmp_path / "one", database=f"sqlite+aiosqlite:///{tmp_path / 'x.sqlite3'}"):
        same = Settings.load({}, data=tmp_path / "two", database=f"sqlite+aiosqlite:///{tmp_path / 'x.sqlite3'}")
        app = create_app(same)

        async def start() -> None:
            async with app.router.lifespan_context(app):
                pass

        with pytest.raises(KontorError, match="Another server"):
            asyncio.run(start())
