"""A private table is for its players and for whoever has its link."""

from __future__ import annotations

from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from starlette.websockets import WebSocketDisconnect

from kontor import Match
from kontor.kernel import LANGUAGES, game
from kontor.server.accounts.people import Person
from kontor.server.moments import now
from kontor.server.tables.access import may_enter
from kontor.server.tables.views import table_view

from .conftest import TWO, Browser, House, Live, new_table

READING = ("", "/history", "/at/0", "/log", "/review")


def _looks(browser: Browser, table: str, key: str = "") -> set[int]:
    """How the server answers whoever reads."""
    return {browser.client.get(f"/api/tables/{table}{path}?key={key}").status_code for path in READING}


def _closed(browser: Browser, table: str, more: str = "") -> int | None:
    try:
        with Live(browser, table, more=more) as live:
            live.until("chat")
            return None
    except WebSocketDisconnect as closed:
        return closed.code


@pytest.mark.parametrize("wrong", ["", "x", "ä", "%00", "%ff"])
def test_without_the_key_nothing_is_read_joined_or_said(house: House, wrong: str) -> None:
    """0.7.0 let in whoever knew (or guessed) the number of the table."""
    ann, eve = house.browser("Ann"), house.browser("Eve")
    table = new_table(ann, TWO, public=False)
    path = f"/api/tables/{table['id']}"
    assert len(table["key"]) >= 20
    assert _looks(eve, table["id"], wrong) == {403}
    told = {eve.refused(f"{path}/join?lang={language}", status=403) for language in LANGUAGES}
    assert len(told) == 3 and any("private" in reason for reason in told)
    for change, body in (("leave", None), ("fill", {"bot": "random"}), ("resign", None), ("stand-in", {"seat": 0})):
        assert eve.refused(f"{path}/{change}?key={wrong}", body, 403)
    assert _closed(eve, table["id"], f"&key={wrong}") == 4403
    assert ann.get(path)["seats"][1]["kind"] == "open"


def test_the_link_lets_in_and_a_seat_is_enough_from_then_on(house: House) -> None:
    ann, ben, eve = house.browser("Ann"), house.browser("Ben"), house.browser("Eve")
    table = new_table(ann, TWO, public=False)
    path, key = f"/api/tables/{table['id']}", table["key"]
    assert eve.get(f"{path}?key={key}")["key"] == key
    with Live(eve, table["id"], more=f"&key={key}") as watching:
        watching.until("chat")
        assert watching.ask(type="chat", text="hello")["type"] == "accepted"
    ben.post(f"{path}/join?key={key}")
    assert _looks(ben, table["id"]) <= {200} and _closed(ben, table["id"]) is None
    assert _looks(ann, table["id"]) <= {200} and _closed(ann, table["id"]) is None
    assert _looks(eve, table["id"]) == {403}
    for browser in (ann, ben):
        browser.post(f"{path}/resign")
    with Live(ann, table["id"]) as live:
        while not live.until("scene")["scene"]["over"]:
            pass
    again = ann.post(f"{path}/rematch")
    assert again["key"] == key and not again["public"]  # whoever watched may watch again


def test_a_public_table_has_no_key_and_an_imported_game_is_private(house: House) -> None:
    ann, eve = house.browser("Ann"), house.browser("Eve")
    public = new_table(ann)
    assert public["key"] is None and eve.get(f"/api/tables/{public['id']}")["key"] is None
    match = Match("little-town", 2, 3)
    match.play(match.legal[0])
    brought = ann.post("/api/import", {"log": match.log()})
    assert _looks(eve, brought["id"]) == {403} and _looks(eve, brought["id"], brought["key"]) == {200}


def test_private_tables_of_an_earlier_version_get_a_key_and_keep_their_players(tmp_path: Path) -> None:
    """A database of 0.7.0: the players go on as before, and are told the key that lets others in."""
    _database_of_070(tmp_path / "kontor.sqlite3")
    with House(tmp_path, rate_limits=False) as house:
        eve = house.browser("Eve")
        assert _looks(eve, "private") == {403} and eve.get("/api/tables/public")["key"] is None
        room = house.run(house.state.registry.room, "private")
        for who in ("the host", "a player"):
            told = table_view(room, Person(who, who, None, {}), "en")
            assert may_enter(room.header, Person(who, who, None, {}), "") and told.key == room.header.key
        assert eve.get(f"/api/tables/private?key={room.header.key}")["id"] == "private"
        assert len(room.header.key) >= 20


def _database_of_070(database: Path) -> None:
    engine = sa.create_engine(f"sqlite:///{database}")
    config = Config()
    config.set_main_option("script_location", "kontor.server.storage:migrations")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0002")
        old = sa.Table("tables", sa.MetaData(), autoload_with=connection)
        for name in ("private", "public"):
            seats = [{"kind": "person", "name": "Ann", "person": "a player"}, {"kind": "open"}]
            row = {
                "game": "little-town",
                "rules": game("little-town").version,
                "seed": 1,
                "options": {},
                "seats": seats,
            }
            row |= {"host": "the host", "public": name == "public", "status": "waiting", "imported": False}
            connection.execute(old.insert().values(id=name, created=now(), updated=now(), **row))
    engine.dispose()
