"""Chance at the server's tables: from a key of their own that nobody gets to see while the game runs."""

from __future__ import annotations

import struct
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from kontor import Match
from kontor.kernel.chance import words_of
from kontor.server.storage.schema import tables

from .conftest import TWO, Browser, House, Live, new_table

HOT = [{"kind": "me"}, {"kind": "hot", "name": "Ben"}]


def key_of(house: House, table: str) -> bytes:
    key = house.run(house.state.registry.room, table).match.key
    assert isinstance(key, bytes) and len(key) == 32
    return key


def traces(key: bytes) -> set[str]:
    """How a key could look in a text: its digits and its words, with and without a sign, however they are written."""
    numbers = {*words_of(key), *struct.unpack("<8I", key), *struct.unpack(">8I", key)}
    return {str(n) for n in numbers} | {key[k : k + 4].hex() for k in range(0, 32, 4)}


def looked_up(browser: Browser, table: str) -> str:
    pages = ["", "/history", "/log", "/at/1", "/review"]
    found = [browser.client.get(f"/api/tables/{table}{page}").text for page in pages]
    return "".join([*found, *(str(browser.get(f"/api/tables?show={show}")) for show in ("mine", "open", "watch"))])


def decide(live: Live, until: int) -> Any:
    message = live.until("scene")
    while message["number"] < until and message["scene"]["choices"]:
        number, action = message["number"], message["scene"]["choices"][0]["action"]
        assert live.ask(type="decide", number=number, action=action)["type"] == "accepted"
        message = live.at(number + 1)
    return message


def test_a_new_table_and_a_rematch_have_keys_of_their_own(house: House) -> None:
    ann = house.browser("Ann")
    ids = [new_table(ann, HOT, seed=None)["id"] for _ in range(2)]
    with Live(ann, ids[0]) as live:
        assert decide(live, 10_000)["scene"]["over"]
    ids.append(ann.post(f"/api/tables/{ids[0]}/rematch")["id"])
    assert len({key_of(house, table) for table in ids}) == 3
    alone = new_table(ann, [{"kind": "me"}, {"kind": "bot", "bot": "random"}], seed=None)["id"]
    key_of(house, alone)


def test_a_chosen_seed_has_the_seeded_generator(house: House) -> None:
    table = new_table(house.browser("Ann"), HOT, seed=7)["id"]
    match = house.run(house.state.registry.room, table).match
    assert match.key is None
    assert match.state.to_bytes() == Match("little-town", ["Ann", "Ben"], 7).state.to_bytes()


def test_the_key_reaches_nobody_until_the_game_is_over(house: House) -> None:
    people = [house.browser(name) for name in ("Ann", "Ben", "Eve")]
    table = new_table(people[0], TWO, seed=None, hints=True, game="castles-of-tuscany")["id"]
    people[1].post(f"/api/tables/{table}/join")
    secret = traces(key_of(house, table))
    with Live(people[0], table) as a, Live(people[1], table) as b, Live(people[2], table) as e:
        for live in (a, b, e):
            live.until("chat")
        match, number = house.run(house.state.registry.room, table).match, 0
        while number < 25:
            live = next(live for live in (a, b) if live.at(number)["scene"]["viewer"] == match.to_move)
            action = live.at(number)["scene"]["choices"][0]["action"]
            assert live.ask(type="decide", number=number, action=action)["type"] == "accepted"
            number += 1
            for other in (a, b, e):
                other.at(number)
        seen = str([live.raw for live in (a, b, e)]) + "".join(looked_up(person, table) for person in people)
    assert "rules: " in seen  # the log is among it
    assert not {trace for trace in secret if trace in seen}
    assert "chacha" not in seen


def test_the_log_of_a_finished_game_holds_the_key_and_replays(house: House) -> None:
    ann = house.browser("Ann")
    table = new_table(ann, HOT, seed=None)["id"]
    with Live(ann, table) as live:
        assert decide(live, 10_000)["scene"]["over"]
    text = ann.client.get(f"/api/tables/{table}/log").text
    assert f"chance: chacha8 {key_of(house, table).hex()}\n" in text
    assert Match.from_log(text).log() == text
    shown = ann.post("/api/import", {"log": text})["id"]
    assert ann.client.get(f"/api/tables/{shown}/log").text == text


def test_a_running_table_keeps_its_key_over_a_restart(tmp_path: Path) -> None:
    with House(tmp_path, rate_limits=False) as house:
        ann = house.browser("Ann")
        table = new_table(ann, HOT, seed=None)["id"]
        with Live(ann, table) as live:
            decide(live, 20)
        key, log = key_of(house, table), house.run(house.state.registry.room, table).match.log()
        row = house.run(house.state.store.read_one, sa.select(tables).where(tables.c.id == table))
        assert row["chance"] == f"chacha8 {key.hex()}"
    with House(tmp_path, rate_limits=False) as house:
        assert key_of(house, table) == key
        assert house.run(house.state.registry.room, table).match.log() == log
