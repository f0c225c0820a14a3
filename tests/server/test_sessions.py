"""Sessions end when they should, and only then."""

from __future__ import annotations

import sqlite3
import time
from datetime import timedelta
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from itsdangerous import URLSafeTimedSerializer
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from kontor.server import moments
from kontor.server.accounts import sessions
from kontor.server.accounts.sessions import COOKIE

from .conftest import Browser, House, Live, new_table
from .fuzz.conftest import id_of

ACCOUNT = {"login": "ann", "password": "correct horse"}


def cookie_of(browser: Browser) -> str:
    return str(browser.client.cookies[COOKIE])


def with_cookie(house: House, cookie: str) -> Browser:
    client = TestClient(house.app)
    client.portal = house.browser().client.portal
    client.cookies.set(COOKIE, cookie)
    return Browser(client)


def test_log_out_ends_the_session_for_whoever_has_its_cookie(house: House) -> None:
    ann = house.browser("Ann")
    ann.post("/api/register", ACCOUNT)
    stolen = cookie_of(ann)
    thief = with_cookie(house, stolen)
    assert id_of(thief) == id_of(ann)
    table = new_table(thief, [{"kind": "me"}, {"kind": "hot", "name": "Ben"}])["id"]
    with Live(thief, table) as live:
        live.until("chat")
        ann.post("/api/logout")
        with pytest.raises(WebSocketDisconnect) as closed:
            live.until("nothing")
        assert closed.value.code == 1012
    assert id_of(with_cookie(house, stolen)) is None
    assert thief.client.post("/api/tables", json={}, headers={"X-Kontor-Token": thief.token}).status_code == 403
    assert cookie_of(ann) != stolen and id_of(ann) is None


def test_a_changed_password_ends_all_other_sessions(house: House) -> None:
    ann, elsewhere = house.browser("Ann"), house.browser()
    ann.post("/api/register", ACCOUNT)
    elsewhere.post("/api/login", ACCOUNT)
    before = cookie_of(ann)
    change = {"current": "correct horse", "password": "another horse"}
    assert "current password" in ann.refused("/api/password", {**change, "current": "wrong"}, 403)
    assert "8 to 200" in ann.refused("/api/password", {**change, "password": "short"})
    assert id_of(elsewhere) is not None
    assert ann.post("/api/password", change)["person"]["login"] == "ann"
    assert id_of(ann) is not None and id_of(elsewhere) is None and id_of(with_cookie(house, before)) is None
    again = house.browser()
    again.refused("/api/login", ACCOUNT, 403)
    again.post("/api/login", {"login": "ann", "password": "another horse"})
    assert "guest" in house.browser("Guest").refused("/api/password", change)


def test_a_guests_cookie_does_not_rule_the_account_it_became(house: House) -> None:
    ann = house.browser("Ann")
    guest = cookie_of(ann)
    table = new_table(ann)["id"]
    ann.post("/api/register", ACCOUNT)
    assert id_of(with_cookie(house, guest)) is None
    assert [t["id"] for t in ann.get("/api/tables?show=mine")] == [table]


def test_whoever_becomes_somebody_gets_a_new_cookie(house: House) -> None:
    """A cookie that somebody else has put there is worth nothing."""
    ann = house.browser()
    planted = cookie_of(ann)
    ann.post("/api/guest", {"name": "Ann"})
    assert cookie_of(ann) != planted and id_of(with_cookie(house, planted)) is None


def test_cookies_are_not_in_the_database(house: House, tmp_path: Path) -> None:
    ann = house.browser("Ann")
    data = b"".join(path.read_bytes() for path in tmp_path.glob("kontor.sqlite3*"))
    assert cookie_of(ann).encode() not in data and ann.token.encode() not in data


def test_a_clock_set_back_loses_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ahead, real, honest = timedelta(days=900), time.time, moments.now
    with monkeypatch.context() as patch, House(tmp_path, rate_limits=False) as house:
        patch.setattr(time, "time", lambda: real() + ahead.total_seconds())
        patch.setattr(sessions, "now", lambda: honest() + ahead, raising=False)
        ann = house.browser("Ann")
        cookie = cookie_of(ann)
    with House(tmp_path, rate_limits=False) as house:
        assert id_of(with_cookie(house, cookie)) is not None


def test_a_session_in_use_is_renewed_now_and_then(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, honest = house.browser("Ann"), moments.now
    assert "set-cookie" not in ann.client.get("/api/me").headers
    monkeypatch.setattr(sessions, "now", lambda: honest() + timedelta(days=2))
    assert cookie_of(ann) in ann.client.get("/api/me").headers["set-cookie"]
    assert "set-cookie" not in ann.client.get("/api/me").headers and id_of(ann) is not None


# ---- from 0.7.0 ----
def older_cookie(person: str, session: str = "older") -> str:
    return str(URLSafeTimedSerializer("s" * 32, salt="cookie").dumps([session, person]))


def database_of_0_7_0(folder: Path) -> None:
    """As 0.7.0 left it: a guest with a waiting table, and an account."""
    engine = sa.create_engine(f"sqlite:///{folder / 'kontor.sqlite3'}")
    config = Config()
    config.set_main_option("script_location", "kontor.server.storage:migrations")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0002")
    engine.dispose()
    with sqlite3.connect(folder / "kontor.sqlite3") as database:
        at = "2026-01-01 00:00:00.000000"
        for row in (("guest", "Ann", None, None, "{}", at), ("account", "Ben", "ben", "$argon2", "{}", at)):
            database.execute("insert into people values (?, ?, ?, ?, ?, ?)", row)
        seats = '[{"kind": "person", "name": "Ann", "person": "guest"}, {"kind": "open"}]'
        database.execute(
            "insert into tables (id, game, rules, seed, options, seats, host, public, status, imported, created,"
            " updated) values ('table', 'little-town', '1', 7, '{}', ?, 'guest', 1, 'waiting', 0, ?, ?)",
            (seats, at, at),
        )
        database.execute("insert into seatings values ('table', 'guest')")


def test_a_guest_of_0_7_0_keeps_their_seat_and_an_account_logs_in_again(tmp_path: Path) -> None:
    database_of_0_7_0(tmp_path)
    with House(tmp_path, rate_limits=False) as house:
        ann, ben = with_cookie(house, older_cookie("guest")), with_cookie(house, older_cookie("account"))
        assert id_of(ann) == "guest" and id_of(ben) is None
        assert [table["id"] for table in ann.get("/api/tables?show=mine")] == ["table"]
        assert ann.post("/api/tables/table/leave")["seats"][0]["kind"] == "open"
        assert id_of(with_cookie(house, older_cookie("nobody"))) is None


def test_a_cookie_of_0_7_0_can_be_ended_too(tmp_path: Path) -> None:
    database_of_0_7_0(tmp_path)
    with House(tmp_path, rate_limits=False) as house:
        first, second = older_cookie("guest", "one"), older_cookie("guest", "two")
        with_cookie(house, first).post("/api/logout")
        assert id_of(with_cookie(house, first)) is None
        ann = with_cookie(house, second)
        ann.post("/api/register", ACCOUNT)
        assert id_of(ann) == "guest" and id_of(with_cookie(house, second)) is None
        assert id_of(with_cookie(house, older_cookie("guest", "three"))) is None
