"""Only the absent are replaced: all see who is away and for how long, all are told before, and who comes back stays."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from kontor.kernel import LANGUAGES
from kontor.server.tables.stand_ins import replace_absent

from .conftest import PATIENCE, TWO, Browser, House, Live, new_table
from .inside import room_of

LONG = 3600.0


def eventually(true: Callable[[], bool], what: str) -> None:
    deadline = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < deadline, f"waited {PATIENCE:.0f} seconds in vain: {what}"
        time.sleep(0.02)


def _ann_and_ben(house: House) -> tuple[Browser, Browser, str]:
    """Ann is the host; a table of two."""
    ann, ben = house.browser("Ann"), house.browser("Ben")
    table = new_table(ann, TWO)["id"]
    ben.post(f"/api/tables/{table}/join")
    return ann, ben, table


def test_the_host_cannot_replace_somebody_who_is_there(tmp_path: Path) -> None:
    """0.7.0: the host could, at any moment."""
    with House(tmp_path, rate_limits=False, absence=0.0, notice=0.0) as house:
        ann, ben, table = _ann_and_ben(house)
        with Live(ben, table) as live:
            live.until("chat")
            reasons = {
                ann.refused(f"/api/tables/{table}/stand-in?lang={language}", {"seat": 1, "bot": "random"}, 409)
                for language in LANGUAGES
            }
            assert len(reasons) == 3 and all("Ben" in reason for reason in reasons)
            assert ann.get(f"/api/tables/{table}")["seats"][1]["stand_in"] is None


def test_everybody_sees_who_is_away_and_for_how_long(tmp_path: Path) -> None:
    with House(tmp_path, rate_limits=False, absence=LONG) as house:
        ann, ben, table = _ann_and_ben(house)
        with Live(ann, table) as watching:
            with Live(ben, table) as live:
                live.until("chat")
                while not watching.until("table")["table"]["seats"][1]["online"]:
                    pass
            while (told := watching.until("table")["table"])["seats"][1]["online"]:
                pass
            assert told["absence"] == LONG and told["seats"][1]["away"] >= 0
            assert told["seats"][0]["away"] is None
            room_of(house, table).presence._left[ben.get("/api/me")["person"]["id"]] -= 100
            assert ann.get(f"/api/tables/{table}")["seats"][1]["away"] >= 100
            seconds = ann.refused(f"/api/tables/{table}/stand-in", {"seat": 1}, 409)
            assert "second" in seconds  # not absent yet


def test_who_comes_back_during_the_notice_keeps_the_seat(tmp_path: Path) -> None:
    with House(tmp_path, rate_limits=False, absence=0.0, notice=LONG) as house:
        ann, ben, table = _ann_and_ben(house)
        with Live(ann, table) as watching:
            watching.until("chat")
            answer = ann.post(f"/api/tables/{table}/stand-in", {"seat": 1, "bot": "random"})
            assert answer["seats"][1]["stand_in"] is None and answer["seats"][1]["replaced_by"] == "random"
            told = watching.until("table")["table"]["seats"][1]
            assert told["replaced_by"] == "random"  # all are told
            ann.post(f"/api/tables/{table}/stand-in", {"seat": 1, "bot": "greedy"})  # twice is once
            assert ben.get(f"/api/tables/{table}")["seats"][1]["replaced_by"] == "random"
            with Live(ben, table) as live:
                mine = live.until("table")["table"]["seats"][1]
                assert mine["replaced_by"] is None and mine["stand_in"] is None
                while watching.until("table")["table"]["seats"][1]["replaced_by"] is not None:
                    pass
        assert not room_of(house, table).presence._replacements


def test_after_the_notice_the_bot_plays_until_the_person_returns(tmp_path: Path) -> None:
    with House(tmp_path, rate_limits=False, absence=0.0, notice=0.05) as house:
        ann, ben, table = _ann_and_ben(house)
        path = f"/api/tables/{table}"
        ann.post(f"{path}/stand-in", {"seat": 1, "bot": "random"})
        eventually(lambda: ann.get(path)["seats"][1]["stand_in"] == "random", "the bot plays")
        assert ann.get(path)["seats"][1]["replaced_by"] is None
        assert ben.post(f"{path}/return", {"seat": 1})["seats"][1]["stand_in"] is None


@pytest.mark.parametrize("change", ["resign", "over"])
def test_a_notice_comes_to_nothing_when_nobody_waits_any_more(tmp_path: Path, change: str) -> None:
    with House(tmp_path, rate_limits=False, absence=0.0, notice=LONG) as house:
        ann, ben, table = _ann_and_ben(house)
        room = room_of(house, table)
        ann.post(f"/api/tables/{table}/stand-in", {"seat": 1, "bot": "random"})
        (pending,) = room.presence._replacements.values()
        if change == "resign":
            ben.post(f"/api/tables/{table}/resign")
        else:
            room.header.status = "over"
        house.run(replace_absent, room, 1, pending.bot)
        assert room.header.seats[1].stand_in is None


def test_those_who_do_not_play_replace_nobody(tmp_path: Path) -> None:
    with House(tmp_path, rate_limits=False, absence=0.0) as house:
        _, ben, table = _ann_and_ben(house)
        eve: Any = house.browser("Eve")
        assert "not playing" in eve.refused(f"/api/tables/{table}/stand-in", {"seat": 1}, 403)
        assert ben.post(f"/api/tables/{table}/stand-in", {"seat": 0})["seats"][0]["replaced_by"] == "casual"
