"""A bot takes over an absent seat and hands it back; and nobody waits for a bot that thinks at another table."""

from __future__ import annotations

import asyncio
import os
import time
from pathlib import Path
from typing import Any

import pytest

from kontor.bots import BOTS, Bot, RandomBot
from kontor.kernel import game
from kontor.server import thinking
from kontor.server.thinking import Thinkers

from .conftest import TWO, Browser, House, Live, new_table
from .inside import GO, come_back, patient_choose, room_of

PATIENT = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]


@pytest.fixture
def patient(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """There is a bot `patient` that thinks until this file is there."""
    monkeypatch.setattr(thinking, "_choose", patient_choose)
    monkeypatch.setitem(BOTS, "patient", RandomBot)
    monkeypatch.setenv(GO, str(tmp_path / "go"))
    return tmp_path / "go"


def two_people(house: House) -> tuple[list[Browser], str, int]:
    """Ann (the host), Ben and who of them is to move."""
    people = [house.browser("Ann"), house.browser("Ben")]
    table = new_table(people[0], TWO)["id"]
    people[1].post(f"/api/tables/{table}/join")
    return people, table, people[0].get(f"/api/tables/{table}")["to_move"]


def test_a_bot_plays_for_a_person_who_then_takes_the_seat_back(house: House) -> None:
    people, table, first = two_people(house)
    path = f"/api/tables/{table}"
    mine, other = people[first], people[1 - first]
    with Live(mine, table) as live, Live(other, table) as watching:
        answer = mine.post(f"{path}/stand-in", {"seat": first, "bot": "random"})
        assert answer["seats"][first]["stand_in"] == "random" and not answer["your_turn"]
        assert live.at(1)["number"] == 1  # the bot has decided
        assert watching.at(1)["number"] == 1
        tables = [message["table"] for message in watching.raw if message["type"] == "table"]
        assert tables[-1]["seats"][first]["stand_in"] == "random"  # everybody sees who plays
        scene = watching.at(1)
        while scene["scene"]["to_move"] == 1 - first:  # the other plays on until it is the bot's turn again
            choices = scene["scene"]["choices"]
            number = scene["number"]
            assert watching.ask(type="decide", number=number, action=choices[0]["action"])["type"] == "accepted"
            scene = watching.at(number + 1)
        answer = mine.post(f"{path}/return", {"seat": first})
        assert answer["seats"][first]["stand_in"] is None
        # from now on nothing happens without the person
        while (now := mine.get(path))["to_move"] != first:
            scene = watching.at(now["decisions"])
            watching.ask(type="decide", number=now["decisions"], action=scene["scene"]["choices"][0]["action"])
        scene = live.at(now["decisions"])
        again = mine.get(path)
        assert again["your_turn"] and again["decisions"] == now["decisions"]


def test_who_may_let_a_bot_play_for_whom(tmp_path: Path) -> None:
    with House(tmp_path, rate_limits=False, absence=3600.0) as house:
        ann, ben, cy, eve = (house.browser(name) for name in ("Ann", "Ben", "Cy", "Eve"))
        table = new_table(ann, [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}, PATIENT[1]])["id"]
        path = f"/api/tables/{table}"
        assert "No game" in ann.refused(f"{path}/stand-in", {"seat": 1}, 409)
        ben.post(f"{path}/join")
        cy.post(f"{path}/join")
        assert "not playing" in eve.refused(f"{path}/stand-in", {"seat": 1}, 403)
        assert "seconds" in cy.refused(f"{path}/stand-in", {"seat": 1}, 409)  # not away for long enough
        with Live(ben, table):
            assert "Ben" in cy.refused(f"{path}/stand-in", {"seat": 1}, 409)  # not away at all
            assert "Ben" in ann.refused(f"{path}/stand-in", {"seat": 1}, 409)  # nor may the host
            assert ben.post(f"{path}/stand-in", {"seat": 1})["seats"][1]["stand_in"] == "casual"  # for oneself always
        assert "not your seat" in ann.refused(f"{path}/return", {"seat": 1}, 403)
        assert ben.post(f"{path}/return", {"seat": 1})["seats"][1]["stand_in"] is None
        assert ben.post(f"{path}/return", {"seat": 1})["seats"][1]["stand_in"] is None  # twice is once
        room_of(house, table).presence._left[ben.get("/api/me")["person"]["id"]] = time.monotonic() - 4000
        assert cy.post(f"{path}/stand-in", {"seat": 1, "bot": "Strong"})["seats"][1]["replaced_by"] == "strong"
        for body, status in (
            ({"seat": 3}, 409),  # a bot's seat
            ({"seat": 4}, 404),
            ({"seat": -1}, 422),
            ({"seat": 0, "bot": "nobody"}, 400),
            ({"seat": 0, "bot": "search:iterations=9"}, 400),
            ({}, 422),
            ({"seat": "x"}, 422),
        ):
            assert ann.refused(f"{path}/stand-in", body, status)
        ben.post(f"{path}/resign")
        assert "No person" in ben.refused(f"{path}/return", {"seat": 1}, 409)  # resigning is final
        assert ann.get(path)["seats"][1]["stand_in"] is None


def test_the_person_who_returns_plays_at_once_and_the_pending_thought_is_dropped(patient: Path, tmp_path: Path) -> None:
    """While the bot stands in, the person neither moves nor undoes."""
    with House(tmp_path, rate_limits=False) as house:
        people, table, first = two_people(house)
        mine, path = people[first], f"/api/tables/{table}"
        with Live(mine, table) as live:
            live.until("chat")
            mine.post(f"{path}/stand-in", {"seat": first, "bot": "patient"})
            _until(patient.with_suffix(".begun").exists)  # the bot thinks
            assert live.until("scene")["scene"]["choices"] == []
            assert "A bot is playing for you" in live.ask(type="decide", number=0, decision="place F5")["reason"]
            mine.post(f"{path}/return", {"seat": first})
            assert live.until("scene")["scene"]["choices"]
            assert live.ask(type="decide", number=0, decision="place F5")["type"] == "accepted"
            assert live.ask(type="undo", number=1, turn=False)["type"] == "accepted"
            patient.touch()  # what the bot has thought of comes too late
            assert live.ask(type="decide", number=0, decision="place B2")["type"] == "accepted"
            mine.post(f"{path}/stand-in", {"seat": first, "bot": "random"})
            assert "A bot is playing for you" in live.ask(type="undo", number=1, turn=False)["reason"]
        moves = mine.get(f"{path}/history")["decisions"]
        assert [move["notation"] for move in moves] == ["place B2"]


def test_a_stand_in_goes_on_after_a_restart(tmp_path: Path) -> None:
    with House(tmp_path, rate_limits=False) as house:
        people, table, first = two_people(house)
        people[1 - first].post(f"/api/tables/{table}/stand-in", {"seat": 1 - first, "bot": "random"})
        cookies = dict(people[first].client.cookies)
    with House(tmp_path, rate_limits=False) as house:
        again = come_back(house, cookies)
        with Live(again, table) as live:
            scene = live.at(0)
            choices: list[Any] = scene["scene"]["choices"]
            assert live.ask(type="decide", number=0, action=choices[0]["action"])["type"] == "accepted"
            while (scene := live.until("scene"))["scene"]["to_move"] != first or scene["number"] < 2:
                if scene["scene"]["choices"]:
                    live.ask(type="decide", number=scene["number"], action=scene["scene"]["choices"][0]["action"])
        moves = again.get(f"/api/tables/{table}/history")["decisions"]
        assert 1 - first in {move["seat"] for move in moves}  # nobody but the bot can have decided that


def test_a_bot_that_thinks_delays_no_other_table(patient: Path, tmp_path: Path) -> None:
    """While a bot at one table is still thinking, at another people's moves and bots' moves are made."""
    with House(tmp_path, rate_limits=False) as house:
        ann, ben = house.browser("Ann"), house.browser("Ben")
        slow = new_table(ann, PATIENT)["id"]
        room_of(house, slow).header.seats[1].bot = "patient"
        with Live(ann, slow) as a:
            scene = a.until("scene")
            if scene["scene"]["choices"]:
                a.ask(type="decide", number=0, action=scene["scene"]["choices"][0]["action"])
            _until(patient.with_suffix(".begun").exists)
            stuck = ann.get(f"/api/tables/{slow}")["decisions"]
            quick = new_table(ben, PATIENT)["id"]
            with Live(ben, quick) as b:
                while (scene := b.until("scene"))["number"] < 12:
                    if choices := scene["scene"]["choices"]:
                        answer = b.ask(type="decide", number=scene["number"], action=choices[0]["action"])
                        assert answer["type"] == "accepted"
            movers = {move["seat"] for move in ben.get(f"/api/tables/{quick}/history")["decisions"]}
            assert movers == {0, 1}  # the bot of this table has answered, too
            assert ann.get(f"/api/tables/{slow}")["decisions"] == stuck and not patient.exists()
            patient.touch()
            while a.until("scene")["number"] <= stuck:
                pass


def test_a_bot_is_kept_between_its_decisions_only_while_that_fits(monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[Any] = []

    class Diary(Bot):
        name = "diary"

        def choose(self, engine: Any, view: Any, seat: int, legal: Any, seed: int) -> int:
            heard.append("chooses")
            if seed == 13:
                raise RuntimeError("confused")
            return int(legal[0])

        def watch(self, action: int | None) -> None:
            heard.append(action)

        def close(self) -> None:
            heard.append("closed")

    monkeypatch.setitem(BOTS, "diary", Diary)
    thinking._kept.clear()

    def ask(past: list[int | None], key: str = "t 0", seed: int = 1) -> list[Any]:
        heard.clear()
        found = game("little-town")
        view = found.python.new(2, 1, found.option_numbers())
        try:
            thinking._choose("little-town", "diary", view.to_bytes(), 0, [5, 6], seed, key, past)
        except RuntimeError:
            heard.append("broke")
        return list(heard)

    assert ask([1, None]) == ["chooses"]
    assert ask([1, None, 5, None]) == [5, None, "chooses"]  # told what has happened since
    assert ask([1, None]) == ["closed", "chooses"]  # decisions were taken back: begins anew
    assert ask([1, 7, 8]) == ["closed", "chooses"]
    assert ask([1, 7, 8, 9], seed=13) == [9, "chooses", "chooses", "broke"]  # tried once more without what was kept
    assert ask([1, 7, 8, 9]) == ["chooses"]
    for number in range(thinking._MOST_KEPT):
        ask([], f"other {number}")
    assert ask([1, 7, 8, 9, 10]) == ["closed", "chooses"] or heard == ["chooses", "closed"]
    assert ask([], key="") == ["chooses"] and len(thinking._kept) == thinking._MOST_KEPT
    thinking._kept.clear()


def test_a_killed_process_is_replaced(tmp_path: Path) -> None:
    async def run() -> tuple[int, int]:
        thinkers = Thinkers(1, 60)
        try:
            first = await thinkers.bots.run(os.getpid)
            os.kill(first, 9)
            while True:
                second = await thinkers.bots.run(os.getpid)
                if second != first:
                    return first, second
        finally:
            thinkers.close()

    first, second = asyncio.run(run())
    assert first != second


def _until(true: Any, seconds: float = 60.0) -> None:
    """Wait for something that must come."""
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end
        time.sleep(0.01)
