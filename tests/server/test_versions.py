"""Tables of an earlier version of the rules: what no change touches goes on, the rest is refused with what changed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from kontor import Match
from kontor.kernel import Change, game
from kontor.server.storage.schema import decisions, tables

from .conftest import Browser, House, Live, new_table

HOT = [{"kind": "me"}, {"kind": "hot", "name": "Ben"}]
THREE = [*HOT, {"kind": "hot", "name": "Cy"}]
GAME = game("little-town")
Raise = Callable[[Any], None]


@pytest.fixture
def rules_change() -> Iterator[Raise]:
    """From now on Little Town has a later version, which touches what is given."""
    before = GAME.version, GAME.changes

    def change(touches: Any) -> None:
        number = int(before[0]) + 1
        object.__setattr__(GAME, "version", str(number))
        object.__setattr__(GAME, "changes", (*before[1], Change(number, touches)))

    yield change
    object.__setattr__(GAME, "version", before[0])
    object.__setattr__(GAME, "changes", before[1])


def _decide(browser: Browser, table: str, until: int) -> None:
    with Live(browser, table) as live:
        message = live.until("scene")
        while message["number"] < until and message["scene"]["choices"]:
            number, action = message["number"], message["scene"]["choices"][0]["action"]
            assert live.ask(type="decide", number=number, action=action)["type"] == "accepted"
            message = live.at(number + 1)


def test_a_running_table_that_no_change_touches_goes_on(tmp_path: Path, rules_change: Raise) -> None:
    with House(tmp_path, rate_limits=False) as house:
        ann = house.browser("Ann")
        table = new_table(ann, HOT)["id"]
        _decide(ann, table, 20)
        cookies = ann.client.cookies
        log = house.state.registry._rooms[table].match.log()
    rules_change(lambda players, options: players == 3)
    with House(tmp_path, rate_limits=False) as house:
        room = house.run(house.state.registry.room, table)
        assert room.match.log() == log
        assert f"rules: {int(GAME.version) - 1}\n" in log
        again = house.browser()
        again.client.cookies = cookies
        _decide(again, table, 24)
        assert len(room.match.played) == 24
        assert Match.from_log(room.match.log()).log() == room.match.log()


def test_a_running_table_that_a_change_touches_is_refused_with_the_version(tmp_path: Path, rules_change: Raise) -> None:
    with House(tmp_path, rate_limits=False) as house:
        table = new_table(house.browser("Ann"), THREE)["id"]
    rules_change(lambda players, options: players == 3)
    with House(tmp_path, rate_limits=False) as house:
        answer = house.browser().client.get(f"/api/tables/{table}")
        assert answer.status_code == 409
        assert f"rules version {int(GAME.version) - 1}" in answer.text


def test_a_finished_table_that_a_change_touches_opens_if_it_comes_to_its_result(
    tmp_path: Path, rules_change: Raise
) -> None:
    with House(tmp_path, rate_limits=False) as house:
        ann = house.browser("Ann")
        good, bad = (new_table(ann, HOT)["id"] for _ in range(2))
        for table in (good, bad):
            _decide(ann, table, 10_000)
            assert house.state.registry._rooms[table].match.over
        worse = {"result": [1, 2]}
        house.run(house.state.store.write, tables.update().where(tables.c.id == bad).values(**worse))
    rules_change(lambda players, options: True)
    with House(tmp_path, rate_limits=False) as house:
        assert house.browser().client.get(f"/api/tables/{good}").status_code == 200
        assert house.browser().client.get(f"/api/tables/{bad}").status_code == 409


def test_a_table_that_waited_over_an_update_begins_with_the_new_rules(tmp_path: Path, rules_change: Raise) -> None:
    with House(tmp_path, rate_limits=False) as house:
        table = new_table(house.browser("Ann"), [{"kind": "me"}, {"kind": "open"}])["id"]
    rules_change(lambda players, options: True)
    with House(tmp_path, rate_limits=False) as house:
        house.browser("Ben").post(f"/api/tables/{table}/join", {})
        assert house.state.registry._rooms[table].match.rules == GAME.version
    with House(tmp_path, rate_limits=False) as house:
        assert house.run(house.state.registry.room, table).match is not None


def test_snapshots_of_another_layout_are_made_anew(tmp_path: Path) -> None:
    with House(tmp_path, rate_limits=False) as house:
        ann = house.browser("Ann")
        table = new_table(ann, HOT)["id"]
        _decide(ann, table, 40)
        log = house.state.registry._rooms[table].match.log()
        short = decisions.update().where(decisions.c.state.is_not(None)).values(state=b"of another layout")
        house.run(house.state.store.write, short)
    with House(tmp_path, rate_limits=False) as house:
        assert house.run(house.state.registry.room, table).match.log() == log
