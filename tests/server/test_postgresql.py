"""The same on PostgreSQL: a real server of its own, made for the test and thrown away."""

from __future__ import annotations

import json
import signal
from collections.abc import Callable
from pathlib import Path

import pytest
import sqlalchemy as sa

from kontor.server.storage import ownership as owner
from kontor.server.storage.schema import metadata
from kontor.server.storage.store import Store

from .conftest import PATIENCE, House, Live, new_table
from .fuzz.conftest import id_of
from .moved_time import MovedTime
from .moved_time import time_moves as time_moves
from .test_accounts_data import PERSONAL_DATA, busy
from .test_backups import (
    back_up,
    check_that_a_backup_is_one_moment,
    check_that_all_comes_back,
    check_that_nothing_is_restored_over_what_is_there,
    put_back,
    settings,
)
from .test_durability import free_port, start_server
from .test_old_databases import DATABASES, check_that_people_play_on, old_database
from .test_owner import check_that_a_stale_server_is_refused, serve_in_vain
from .test_tries import check_that_tries_are_counted, clock


def test_a_game_is_played_and_opens_again(postgresql_url: str, tmp_path: Path) -> None:
    with House(tmp_path, database=postgresql_url, rate_limits=False) as house:
        ann = house.browser("Ann")
        ann.post("/api/register", {"login": "ann", "password": "correct horse"})
        table = new_table(ann, [{"kind": "me"}, {"kind": "hot", "name": "Ben"}])["id"]
        with Live(ann, table) as live:
            for number in range(20):
                action = live.at(number)["scene"]["choices"][0]["action"]
                assert live.ask(type="decide", number=number, action=action)["type"] == "accepted"
            live.ask(type="chat", text="zażółć gęślą jaźń")
        history = ann.get(f"/api/tables/{table}/history")
    with House(tmp_path, database=postgresql_url, rate_limits=False) as house:
        again = house.browser()
        again.post("/api/login", {"login": "ann", "password": "correct horse"})
        assert again.get(f"/api/tables/{table}/history") == history
        assert [t["id"] for t in again.get("/api/tables?show=mine")] == [table]
        with Live(again, table) as live:
            assert live.until("chat")["messages"][0]["text"] == "zażółć gęślą jaźń"
            last = live.at(20)["scene"]["choices"]
            assert live.ask(type="decide", number=20, action=last[0]["action"])["type"] == "accepted"


def test_a_stale_server_is_refused(postgresql_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    check_that_a_stale_server_is_refused(tmp_path, monkeypatch, database=postgresql_url)


def test_a_second_server_is_refused_and_one_that_stood_still_ends_when_it_was_replaced(
    postgresql_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Real processes: the first is stopped for a while, as a machine that sleeps, and then goes on."""
    monkeypatch.setenv("KONTOR_DATABASE", postgresql_url)
    port = free_port()
    first = start_server(tmp_path, port)
    second = None
    try:
        assert serve_in_vain(tmp_path) == (2, f"{owner.IN_USE}\n")
        first.send_signal(signal.SIGSTOP)
        second = start_server(tmp_path, free_port())
        assert first.poll() is None
        first.send_signal(signal.SIGCONT)
        assert first.wait(PATIENCE) == 2 and second.poll() is None
    finally:
        for process in filter(None, (first, second)):
            process.kill()
            process.wait(PATIENCE)


@pytest.mark.usefixtures(clock.__name__)
def test_log_in_is_limited_by_all_servers_of_a_database_together(postgresql_url: str, tmp_path: Path) -> None:
    with House(tmp_path, database=postgresql_url) as house:
        check_that_tries_are_counted(house)
    with House(tmp_path, database=postgresql_url) as house:
        ann = house.browser()
        assert "Too many requests" in ann.refused("/api/login", {"login": "ZOË ", "password": "wrong"}, 429)


def test_people_are_rated_reported_exported_and_deleted(
    postgresql_url: str, tmp_path: Path, time_moves: MovedTime
) -> None:
    """What only real rows show: foreign keys, types and orders of rows that SQLite does not insist on."""
    with House(tmp_path, database=postgresql_url, rate_limits=False) as house:
        ann, ben, _ = busy(house, time_moves)
        warden = house.browser()
        warden.post("/api/login", {"login": "warden", "password": "correct horse"})
        name = ann.get("/api/me")["person"]["name"]
        assert name in {one["name"] for one in warden.get("/api/operator/ratings/little-town")}
        (game,) = warden.get("/api/operator/ratings/little-town/games")
        for status, kind in (("open", "table"), ("handled", "person")):
            assert {one["kind"] for one in warden.get(f"/api/operator/reports?status={status}")} == {kind}
        for path in ("people?text=e", "tables", "audit"):
            assert isinstance(warden.get(f"/api/operator/{path}"), list)
        warden.post("/api/operator/sanctions", {"person": id_of(ann), "kind": "mute", "reason": "Insults", "hours": 1})
        assert ann.client.get("/api/account/export").status_code == 200
        for path in (f"people/{id_of(ann)}", f"people/{id_of(ann)}/games", "company", "mutes", "bell"):
            assert ann.get(f"/api/{path}")
        assert ann.get("/api/ratings/little-town")["yours"]["games"] == 1
        guest = house.browser("Gast")
        guest.post(f"/api/people/{id_of(ann)}/mute", {"on": True})
        guest.post("/api/login", {"login": "wilhelmina", "password": "correct horse", "take_along": True})
        assert "Gast" not in json.dumps(warden.get("/api/operator/people"))
        assert warden.post(f"/api/operator/tables/{game['table']}/void") == {"games": 0}
        me = id_of(ann)
        ann.post("/api/account/confirm", {"password": "correct horse"})
        assert ann.post("/api/account/delete", {"sure": True})["person"] is None
        kept = house.run(_everything, house.state.store)
        assert [datum for datum in (*PERSONAL_DATA, str(me)) if datum.lower() in kept.lower()] == []
        assert ben.get("/api/tables?show=mine")


async def _everything(store: Store) -> str:
    """All rows of all tables, as a reader of the database would find them."""
    rows = [await store.read(sa.select(table)) for table in metadata.sorted_tables]
    return str([list(row.values()) for found in rows for row in found])


def test_a_backup_is_one_moment_while_a_server_plays(postgresql_url: str, tmp_path: Path) -> None:
    check_that_a_backup_is_one_moment(tmp_path, postgresql_url)


@pytest.mark.parametrize("way", ["from SQLite", "to SQLite", "to another"])
def test_all_comes_back(new_database: Callable[[], str], tmp_path: Path, way: str) -> None:
    database = "" if way == "from SQLite" else new_database()
    check_that_all_comes_back(tmp_path, database, "" if way == "to SQLite" else new_database())


def test_nothing_is_restored_over_what_is_there(new_database: Callable[[], str], tmp_path: Path) -> None:
    check_that_nothing_is_restored_over_what_is_there(tmp_path, new_database(), new_database)


@pytest.mark.parametrize("dump", DATABASES, ids=lambda path: path.stem)
def test_people_play_on_in_an_old_database(postgresql_url: str, dump: Path, tmp_path: Path) -> None:
    """Its tables are made as that version made them, filled, and then brought up to date."""
    old_database(dump, tmp_path / "old")
    back_up(settings(tmp_path / "old"), tmp_path / "old.backup")
    put_back(settings(tmp_path / "new", postgresql_url), tmp_path / "old.backup")
    check_that_people_play_on(dump, tmp_path / "new", postgresql_url)
