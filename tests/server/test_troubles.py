"""A full disk, a database that is gone: everybody is told so in their language, and afterwards all goes on."""

from __future__ import annotations

import contextlib
import os
import resource
import signal
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from starlette.websockets import WebSocketDisconnect

from kontor.kernel import LANGUAGES
from kontor.server.errors import words
from kontor.server.storage import failures

from .conftest import Browser, House, Live, new_table
from .postgresql import as_user, binary

HOT = [{"kind": "me"}, {"kind": "hot", "name": "Ben"}]


@pytest.fixture(autouse=True)
def _always_ask(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(failures, "_FRESH", 0.0)


@contextlib.contextmanager
def full_disk(folder: Path) -> Iterator[None]:
    """No file of this process grows beyond what SQLite has written already: as on a disk without space."""
    assert signal.getsignal(signal.SIGXFSZ) is signal.SIG_IGN
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, ((folder / "kontor.sqlite3-wal").stat().st_size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


@contextlib.contextmanager
def full_database(house: House) -> Iterator[None]:
    """SQLite may take no further page."""
    full = [True]

    def begin(connection: Any) -> None:
        connection.exec_driver_sql(f"PRAGMA max_page_count={1 if full[0] else 1 << 30}")

    for engine in house.state.store.engines:
        sa.event.listen(engine, "begin", begin)
    yield
    full[0] = False


@contextlib.contextmanager
def read_only(house: House) -> Iterator[None]:
    """The file cannot be written any more."""
    closed = [True]

    def begin(connection: Any) -> None:
        connection.exec_driver_sql(f"PRAGMA query_only={'ON' if closed[0] else 'OFF'}")

    for engine in house.state.store.engines:
        sa.event.listen(engine, "begin", begin)
    yield
    closed[0] = False


def _all_are_told(browser: Browser, method: str, path: str, body: Any = None) -> None:
    """503, when to try again, and a sentence in each language."""
    for language in LANGUAGES:
        headers = {"X-Kontor-Token": browser.token}
        answer = browser.client.request(method, f"{path}?lang={language}", json=body, headers=headers)
        assert answer.status_code == 503 and int(answer.headers["retry-after"]) > 0, answer.text
        assert answer.json()["reason"] == words(language)("storage-fails")


def _is_well(browser: Browser, well: bool) -> None:
    for path, good, bad in (("/api/health", "ok", "failing"), ("/api/ready", "ready", "not ready")):
        answer = browser.client.get(path)
        assert (answer.status_code, answer.json()["status"]) == ((200, good) if well else (503, bad)), path


def test_a_full_disk(tmp_path: Path) -> None:
    """0.7.0 answered 500 without a sentence, and said that it was well."""
    with House(tmp_path, rate_limits=False) as house:
        ann = house.browser("Ann")
        table = new_table(ann, HOT)["id"]
        _is_well(ann, True)
        with Live(ann, table) as live:
            live.until("chat")
            with full_disk(tmp_path):
                _all_are_told(ann, "POST", "/api/tables", {"game": "little-town", "seats": HOT})
                _all_are_told(ann, "POST", f"/api/tables/{table}/resign")
                answer = live.ask(type="decide", number=0, decision="place F5")
                assert answer["type"] == "refused" and answer["retry_after"] > 0
                assert answer["reason"] == words("en")("storage-fails")
                assert ann.get(f"/api/tables/{table}")["decisions"] == 0  # what can be read is
                _is_well(ann, False)
            _is_well(ann, True)
            assert live.ask(type="decide", number=0, decision="place F5")["type"] == "accepted"
        assert len(ann.get("/api/tables?show=mine")) == 1


@pytest.mark.parametrize("trouble", [full_database, read_only])
def test_a_database_that_takes_nothing_more(tmp_path: Path, trouble: Any) -> None:
    with House(tmp_path, rate_limits=False) as house:
        ann = house.browser("Ann")
        table = new_table(ann, HOT)["id"]
        long = {"name": "x" * 24}
        with trouble(house), Live(ann, table, "pl") as live:
            live.until("chat")
            said = [live.ask(type="chat", text="x" * 500) for _ in range(20 if trouble is full_database else 2)]
            refused = [answer for answer in said if answer["type"] == "refused"]
            assert refused and all(answer["reason"] == words("pl")("storage-fails") for answer in refused)
            if trouble is read_only:
                _all_are_told(ann, "PATCH", "/api/me", long)
                _is_well(ann, False)
        _is_well(ann, True)
        with Live(ann, table) as live:
            assert live.ask(type="chat", text="well again")["type"] == "accepted"


def test_postgresql_goes_and_comes_back(postgresql_url: str, tmp_path: Path) -> None:
    with House(tmp_path, database=postgresql_url, rate_limits=False) as house:
        ann = house.browser("Ann")
        table = new_table(ann, HOT)["id"]
        folder = house.run(_data_folder, house)
        with Live(ann, table) as live:
            live.until("chat")
            _control(folder, "stop", "-m", "immediate")
            try:
                _is_well(ann, False)
                _all_are_told(ann, "GET", f"/api/tables/{table}")
                _all_are_told(ann, "POST", "/api/tables", {"game": "little-town", "seats": HOT})
                answer = live.ask(type="decide", number=0, decision="place F5")
                assert answer["type"] == "refused" and answer["retry_after"] > 0
                with pytest.raises(WebSocketDisconnect) as closed, Live(ann, table) as late:
                    late.until("chat")
                assert closed.value.code == 1013
            finally:
                port = postgresql_url.split(":")[-1].split("/")[0]
                options = f"-p {port} -h 127.0.0.1 -k {folder.parent} -c fsync=off"
                _control(folder, "start", "-o", options, "-l", str(folder.parent / "log-again"))
            try:
                _is_well(ann, True)
                assert live.ask(type="decide", number=0, decision="place F5")["type"] == "accepted"
                assert ann.get(f"/api/tables/{table}")["decisions"] == 1
            finally:
                house.run(house.state.store.engine.dispose)
                _control(folder, "stop", "-m", "immediate")


async def _data_folder(house: House) -> Path:
    async with house.state.store.engine.connect() as connection:
        return Path((await connection.execute(sa.text("SHOW data_directory"))).scalar_one())


def _control(folder: Path, *what: str) -> None:
    prefix, _ = as_user()
    prefix = [part for part in prefix if not part.startswith("--pdeathsig")]
    program = binary("pg_ctl")
    assert program
    environment = {**os.environ, "HOME": str(folder.parent), "LC_ALL": "C.UTF-8"}
    run = [*prefix, program, "-D", str(folder), "-w", "-t", "60", *what]
    subprocess.run(run, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=environment, cwd="/")
