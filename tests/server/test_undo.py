"""Who plays alone with bots goes back to their own last decision, as often as they like; all are told."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from kontor.kernel import LANGUAGES
from kontor.server.errors import Refused
from kontor.server.storage.store import Store, Write
from kontor.server.thinking import Thinkers

from .conftest import House, Live, new_table
from .inside import come_back, room_of

BOTS = [{"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]


@pytest.fixture(autouse=True)
def thoughts(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Bots decide for the first that is legal; by how many choices they had one sees how often they were asked."""
    asked: list[int] = []

    async def first(
        _: Thinkers, game: str, bot: str, view: bytes, seat: int, legal: list[int], *__: Any
    ) -> tuple[int, bool]:
        asked.append(len(legal))
        return legal[0], False

    monkeypatch.setattr(Thinkers, "choose", first)
    return asked


def my_turn(live: Live, after: int) -> Any:
    """The scene in which the person is asked again, after more than so many decisions."""
    while True:
        for heard in live.raw:
            if heard["type"] == "scene" and heard["number"] > after and heard["scene"]["choices"]:
                return heard
        live.next(f"a question after {after} decisions")


def decide(live: Live, scene: Any, choice: int = 0) -> None:
    action = scene["scene"]["choices"][choice]["action"]
    assert live.ask(type="decide", number=scene["number"], action=action)["type"] == "accepted"


def undone_in(messages: list[Any]) -> list[tuple[str, int, int]]:
    said = [one for message in messages if message["type"] == "chat" for one in message["messages"]]
    return [(one["name"], one["undone"]["before"], one["undone"]["after"]) for one in said if one["undone"]]


def test_back_to_my_last_decision_over_those_of_bots_as_often_as_i_like(house: House, thoughts: list[int]) -> None:
    ann, eve = house.browser("Ann"), house.browser("Eve")
    table = new_table(ann, BOTS)["id"]
    with Live(ann, table) as live, Live(eve, table) as spectator:
        first = my_turn(live, -1)
        assert first["undo"]
        decide(live, first)
        second = my_turn(live, first["number"])
        assert second["number"] == first["number"] + 3 and second["undo"] is None
        decide(live, second)
        third = my_turn(live, second["number"])
        before = len(thoughts)
        assert live.ask(type="undo", number=third["number"])["number"] == second["number"]
        assert live.ask(type="undo", number=second["number"])["number"] == first["number"]
        assert live.raw[-2]["type"] == "chat" or live.until("chat")
        nothing = live.ask(type="undo", number=first["number"])
        assert nothing["reason"] == Refused("undo-nothing").reason("en")
        assert len(thoughts) == before  # it is the person's turn: no bot need think
        while len(undone_in(spectator.raw)) < 2:
            spectator.until("chat")
        expected = [("Ann", third["number"], second["number"]), ("Ann", second["number"], first["number"])]
        assert undone_in(spectator.raw) == expected
        history = eve.get(f"/api/tables/{table}/history")
        assert history["total"] == first["number"] == len(history["decisions"])
        live.raw.clear()
        decide(live, first, choice=1)
        again = my_turn(live, first["number"])
        assert again["number"] == second["number"] and len(thoughts) == before + 2  # bots think anew
        mine = [d["notation"] for d in eve.get(f"/api/tables/{table}/history")["decisions"][first["number"] :]]
        assert mine[0] == first["scene"]["choices"][1]["notation"]


def test_an_undo_that_crosses_a_bots_decision_still_counts(house: House) -> None:
    """Bots decide while the page asks; twice is once."""
    ann = house.browser("Ann")
    table = new_table(ann, BOTS)["id"]
    with Live(ann, table) as live:
        first = my_turn(live, -1)
        number = first["number"]
        decide(live, first)
        my_turn(live, number)
        assert live.ask(type="undo", number=-1)["type"] == "refused"
        assert live.ask(type="undo", number=number)["reason"] == Refused("gone-on-undo").reason("en")
        assert live.ask(type="undo", number=number + 1)["number"] == number
        assert live.ask(type="undo", number=number + 1)["reason"] == Refused("gone-on-undo").reason("en")


def test_nothing_that_was_drawn_or_revealed_is_undone(house: House) -> None:
    ann = house.browser("Ann")
    table = new_table(ann, BOTS, options={"market": "draft"})["id"]
    with Live(ann, table) as live:
        scene = my_turn(live, -1)
        match = room_of(house, table).match
        assert match is not None
        seat = scene["scene"]["viewer"]
        while True:
            decide(live, scene)
            scene = my_turn(live, scene["number"])
            mine = max(played.number for played in match.played if played.seat == seat)
            barriers = [played.barrier for played in match.played[mine - 1 :] if played.barrier]
            if barriers:
                break
            assert scene["undo"] is None
        number = scene["number"]
        for language in LANGUAGES:
            with Live(ann, table, language) as other:
                reason = other.at(number)["undo"]
                assert reason == Refused(barriers[-1]).reason(language)
                assert other.ask(type="undo", number=number)["reason"] == reason
    assert ann.get(f"/api/tables/{table}")["decisions"] == number


def test_among_people_only_the_last_decision_is_undone_and_nothing_is_said(house: House) -> None:
    ann = house.browser("Ann")
    table = new_table(ann, [{"kind": "me"}, {"kind": "hot", "name": "Ben"}, {"kind": "bot", "bot": "random"}])["id"]
    with Live(ann, table) as live:
        live.until("chat")
        scene, number = my_turn(live, -1), -1
        while True:
            decide(live, scene)
            number, scene = scene["number"], my_turn(live, scene["number"])
            if scene["number"] > number + 1:  # the bot has decided
                break
        assert scene["undo"] == Refused("undo-refused-other").reason("en")
        assert live.ask(type="undo", number=scene["number"])["reason"] == scene["undo"]
        decide(live, scene)
        after = live.at(scene["number"] + 1)
        if after["scene"]["choices"]:
            assert live.ask(type="undo", number=after["number"])["number"] == scene["number"]
        assert undone_in(live.raw) == []


def test_what_is_undone_stays_undone_after_a_restart(tmp_path: Path) -> None:
    with House(tmp_path, rate_limits=False) as house:
        ann = house.browser("Ann")
        table = new_table(ann, BOTS)["id"]
        with Live(ann, table) as live:
            scene = my_turn(live, -1)
            for _ in range(6):  # over a snapshot
                decide(live, scene)
                scene = my_turn(live, scene["number"])
            number = scene["number"]
            assert number > 16
            left = [live.ask(type="undo", number=number - 3 * k)["number"] for k in range(2)][-1]
        log, cookies = ann.client.get(f"/api/tables/{table}/log").text, dict(ann.client.cookies)
    with House(tmp_path, rate_limits=False) as house:
        ann = come_back(house, cookies)
        assert ann.client.get(f"/api/tables/{table}/log").text == log
        with Live(ann, table) as live:
            scene = live.at(left)
            assert scene["undo"] is None and scene["scene"]["choices"]
            assert undone_in([live.until("chat")]) == [("Ann", number, number - 3), ("Ann", number - 3, left)]
            decide(live, scene)
            my_turn(live, left)


def test_an_undo_the_disk_refuses_changes_nothing(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = house.browser("Ann")
    table = new_table(ann, BOTS)["id"]
    with Live(ann, table) as live:
        first = my_turn(live, -1)
        decide(live, first)
        number = my_turn(live, first["number"])["number"]

        async def full_disk(_: Store, writes: Sequence[Write]) -> None:
            raise OSError(28, "No space left on device")

        with monkeypatch.context() as patch:
            patch.setattr(Store, "_commit", full_disk)
            assert "nothing was changed" in live.ask(type="undo", number=number)["reason"]
        assert ann.get(f"/api/tables/{table}/history")["total"] == number
        assert live.ask(type="undo", number=number)["number"] == first["number"]
    with Live(ann, table) as later:
        assert undone_in([later.until("chat")]) == [("Ann", number, first["number"])]


def test_who_has_resigned_or_lets_a_bot_play_undoes_nothing(house: House) -> None:
    ann, eve = house.browser("Ann"), house.browser("Eve")
    table = new_table(ann, BOTS)["id"]
    with Live(ann, table) as live, Live(eve, table) as spectator:
        scene = my_turn(live, -1)
        decide(live, scene)
        number = my_turn(live, scene["number"])["number"]
        assert spectator.ask(type="undo", number=number)["reason"] == Refused("undo-refused-other").reason("en")

        def blocked() -> str:
            decisions = ann.get(f"/api/tables/{table}")["decisions"]
            return str(live.ask(type="undo", number=decisions)["reason"])

        room = room_of(house, table)
        holder = room.header.seats[scene["scene"]["viewer"]]
        holder.stand_in = "random"
        assert blocked() == Refused("stand-in-plays").reason("en")
        holder.stand_in, holder.resigned = None, True
        assert blocked() == Refused("do-not-play").reason("en")
