"""Databases of every released version are brought up to date, and then people play on in them."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

import kontor

from .conftest import House, Live, new_table
from .test_backups import back_up, findings, put_back, settings

DATABASES = sorted((Path(__file__).parents[1] / "stored" / "databases").glob("*.sql"))
WITHOUT_A_SERVER = ["0.1.0"]
AS_BEFORE = ["0.3.0", "0.4.0", "0.5.0"]
"""Their schema is that of 0.2.0."""


def old_database(dump: Path, folder: Path) -> None:
    folder.mkdir(parents=True)
    database = sqlite3.connect(folder / "kontor.sqlite3")
    database.executescript(dump.read_text(encoding="utf-8"))
    database.close()


def tables_of(dump: Path) -> dict[str, str]:
    """By what they are there for: `running`, `bot`, `over`, `private`, `joined`."""
    database = sqlite3.connect(":memory:")
    database.executescript(dump.read_text(encoding="utf-8"))
    rows = [row[0] for row in database.execute("SELECT id FROM tables ORDER BY created")]
    return dict(zip(("running", "bot", "over", "private", "joined"), rows, strict=True))


def check_that_people_play_on(dump: Path, folder: Path, database: str = "") -> None:
    there = tables_of(dump)
    with House(folder, rate_limits=False, database=database) as house:
        ann = house.browser()
        ann.post("/api/login", {"login": "ann@example.org", "password": "correct horse"})
        assert {table["id"] for table in ann.get("/api/tables?show=mine")} == set(there.values())
        with Live(ann, there["running"]) as page:
            assert page.until("chat")["messages"][0]["text"] == "zażółć gęślą jaźń"
            for number in range(20, 30):
                action = page.at(number)["scene"]["choices"][0]["action"]
                assert page.ask(type="decide", number=number, action=action)["type"] == "accepted"
            assert page.ask(type="undo", number=30)["type"] in ("accepted", "refused")
            assert page.ask(type="chat", text="and on")["type"] == "accepted"
        over = ann.get(f"/api/tables/{there['over']}")
        log = ann.client.get(f"/api/tables/{there['over']}/log").text
        assert over["status"] == "over" and kontor.Match.from_log(log).over
        key = ann.get(f"/api/tables/{there['private']}")["key"]
        ben = house.browser("Ben")
        ben.post(f"/api/tables/{there['private']}/join?key={key}")
        with Live(ben, there["private"], more=f"&key={key}") as page:
            assert page.until("scene")["number"] == 0
        table = new_table(ann, [{"kind": "me"}, {"kind": "hot", "name": "Cy"}])["id"]
        with Live(ann, table) as page:
            action = page.at(0)["scene"]["choices"][0]["action"]
            assert page.ask(type="decide", number=0, action=action)["type"] == "accepted"
        assert ann.client.get(f"/api/tables/{there['running']}/log").status_code == 200
    back_up(settings(folder, database), folder / "after.backup")
    assert {one.table: one.reason for one in findings(folder / "after.backup") if one.kind != "same"} == {}


@pytest.mark.parametrize("dump", DATABASES, ids=lambda path: path.stem)
def test_people_play_on_in_an_old_database(dump: Path, tmp_path: Path) -> None:
    old_database(dump, tmp_path / "data")
    check_that_people_play_on(dump, tmp_path / "data")


@pytest.mark.parametrize("dump", DATABASES, ids=lambda path: path.stem)
def test_a_backup_of_an_old_database_is_brought_up_to_date(dump: Path, tmp_path: Path) -> None:
    """It is made without touching that database, and every game in it goes as it was stored."""
    old_database(dump, tmp_path / "old")
    made = back_up(settings(tmp_path / "old"), tmp_path / "old.backup")
    assert {one.kind for one in findings(tmp_path / "old.backup")} == {"same"}
    put_back(settings(tmp_path / "new"), tmp_path / "old.backup")
    again = back_up(settings(tmp_path / "new"), tmp_path / "new.backup")
    assert (
        again.schema > made.schema
        and back_up(settings(tmp_path / "old"), tmp_path / "old.backup").schema == made.schema
    )
    assert again.tables["decisions"].rows == made.tables["decisions"].rows


def test_every_release_has_a_database() -> None:
    text = (Path(__file__).parents[2] / "CHANGELOG.md").read_text(encoding="utf-8")
    released = {line.split()[1] for line in text.splitlines() if line.startswith("## ") and line[3].isdigit()}
    kept = {path.stem for path in DATABASES}
    assert released - kept - {kontor.__version__} == {*WITHOUT_A_SERVER, *AS_BEFORE}
