"""Guided first games over HTTP: offered to whoever is new, with a coach who speaks to their player alone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import kontor
from kontor.kernel.native import NativeCode
from kontor.learn import coach as coaching
from kontor.learn.coach_words import adviser
from kontor.server import thinking

from .conftest import Browser, House, Live, new_table
from .inside import come_back, room_of


@pytest.fixture
def quick(tmp_path: Path) -> Iterator[House]:
    with House(tmp_path, rate_limits=False, coach_iterations=60) as house:
        yield house


def guided(browser: Browser, game: str = "little-town") -> Any:
    return browser.post("/api/guided", {"game": game})


def my_turn(live: Live, after: int = -1) -> Any:
    """The newest scene, after more decisions than that, in which this person is to choose; or the end."""
    while True:
        heard = [one for one in live.raw if one["type"] == "scene" and one["number"] > after]
        if heard and (heard[-1]["scene"]["choices"] or heard[-1]["scene"]["over"]):
            return heard[-1]
        live.next("my turn")


def told(browser: Browser, table: str, lang: str = "en", wait: int = 20) -> Any:
    return browser.get(f"/api/tables/{table}/coach?lang={lang}&wait={wait}")


def offer(browser: Browser, game: str = "little-town") -> Any:
    return next(one for one in browser.get("/api/guided") if one["game"] == game)


def test_a_guided_game_is_an_ordinary_table_with_a_friendly_bot(quick: House) -> None:
    ann = quick.browser("Ann")
    for name in kontor.game_ids():
        table = guided(ann, name)
        assert table["coach"] and table["hints"] and not table["public"] and table["status"] == "playing"
        assert [(seat["kind"], seat["bot"]) for seat in table["seats"]] == [("person", None), ("bot", "beginner")]
        wished = adviser(kontor.game(name).package).options
        assert {key: table["options"][key] for key in wished} == wished
    assert not new_table(ann, [{"kind": "me"}, {"kind": "bot", "bot": "random"}])["coach"]
    assert "no game" in ann.refused("/api/guided", {"game": "chess"}, status=404).lower()
    assert quick.browser().post("/api/guided", {"game": "little-town"}, status=401)


def test_it_is_offered_on_the_first_visit_to_a_game(quick: House) -> None:
    nobody = quick.browser()
    assert all(one["first_visit"] and one["minutes"] and one["table"] is None for one in nobody.get("/api/guided"))
    ann = quick.browser("Ann")
    assert offer(ann)["first_visit"]
    new_table(ann, [{"kind": "me"}, {"kind": "bot", "bot": "random"}])
    assert not offer(ann)["first_visit"] and offer(ann)["table"] is None
    assert offer(ann, "ragusa")["first_visit"]
    table = guided(ann, "ragusa")
    found = offer(ann, "ragusa")
    assert not found["first_visit"] and (found["table"], found["status"], found["won"]) == (
        table["id"],
        "playing",
        None,
    )
    assert offer(quick.browser("Ben"), "ragusa")["first_visit"]


def test_the_coach_says_what_matters_now_in_every_language(quick: House) -> None:
    ann = quick.browser("Ann")
    table = guided(ann)["id"]
    with Live(ann, table) as live:
        number = my_turn(live)["number"]
        lines = [told(ann, table, lang) for lang in ("en", "pl", "hu")]
        assert [line["number"] for line in lines] == [number] * 3
        assert len({line["now"] for line in lines}) == 3 and all(line["now"].endswith(".") for line in lines)
        assert all(line["overlooked"] is None and line["tips"] == [] for line in lines)


def test_he_speaks_to_the_player_of_a_guided_game_and_to_nobody_else(quick: House) -> None:
    ann, eve = quick.browser("Ann"), quick.browser("Eve")
    table = guided(ann)
    link = f"/api/tables/{table['id']}/coach?key={table['key']}"
    assert eve.client.get(link).status_code == 403 and quick.browser().client.get(link).status_code == 403
    assert eve.client.get(f"/api/tables/{table['id']}/coach").status_code == 403
    plain = new_table(ann, [{"kind": "me"}, {"kind": "bot", "bot": "random"}])["id"]
    refused = ann.client.get(f"/api/tables/{plain}/coach")
    assert refused.status_code == 409 and refused.json()["reason"] == "This table has no coach."


def test_a_costly_decision_is_told_with_what_was_better_and_can_be_taken_back(
    quick: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(coaching, "COSTLY", 0.02)
    ann = quick.browser("Ann")
    # Where something hidden was shown since, nothing can be taken back: then at another table.
    assert any(_told_and_taken_back(quick, ann) for _ in range(8))


def _told_and_taken_back(quick: House, ann: Browser) -> bool:
    table = guided(ann)["id"]
    with Live(ann, table) as live:
        scene, found = my_turn(live), None
        while found is None:
            number = scene["number"]
            action = scene["scene"]["choices"][-1]["action"]
            assert live.ask(type="decide", number=number, action=action)["type"] == "accepted"
            scene = my_turn(live, number)
            found = told(ann, table)["overlooked"]
        mistake = found["mistake"]
        match = room_of(quick, table).match
        assert match is not None
        before = match.at(mistake["number"] - 1)
        assert match.played[mistake["number"] - 1].seat == mistake["seat"] == 0
        assert mistake["better"]["action"] in before.legal and mistake["cost"] >= 0.02
        assert mistake["notation"] == match.played[mistake["number"] - 1].notation != mistake["better"]["notation"]
        assert found["targets"] == before.game.decisions.targets(before.state, mistake["better"]["action"])
        hungarian = told(ann, table, "hu")["overlooked"]["mistake"]
        assert hungarian["number"] == mistake["number"] and hungarian["words"] != mistake["words"]
        while scene["number"] >= mistake["number"]:
            answer = live.ask(type="undo", number=scene["number"])
            if answer["type"] == "refused":
                assert "hidden" in answer["reason"]
                return False
            scene = live.at(answer["number"])
        again = told(ann, table)["overlooked"]
        assert again is None or again["mistake"]["number"] < mistake["number"]
        return True


def test_what_was_found_survives_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coaching, "COSTLY", 0.02)
    with House(tmp_path, rate_limits=False, coach_iterations=60) as house:
        ann = house.browser("Ann")
        table = guided(ann)["id"]
        with Live(ann, table) as live:
            scene = my_turn(live)
            while (before := told(ann, table))["overlooked"] is None:
                action = scene["scene"]["choices"][-1]["action"]
                live.ask(type="decide", number=scene["number"], action=action)
                scene = my_turn(live, scene["number"])
        cookies = dict(ann.client.cookies)
    with House(tmp_path, rate_limits=False, coach_iterations=60) as house:
        after = told(come_back(house, cookies), table)
        assert after["overlooked"] == before["overlooked"] and after["now"] == before["now"]


def test_rules_that_are_not_compiled_yet_are_said_so_and_he_goes_on_later(
    quick: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = quick.browser("Ann")
    table = guided(ann)["id"]
    with Live(ann, table) as live:
        scene = my_turn(live)
        with monkeypatch.context() as patch:
            patch.setattr(NativeCode, "is_ready", lambda _: False)
            patch.setattr(thinking, "compile_in_background", lambda _: None)
            quick.state.registry.thinkers._compiled.clear()
            live.ask(type="decide", number=scene["number"], action=scene["scene"]["choices"][0]["action"])
            my_turn(live, scene["number"])
            said = told(ann, table)
            assert "compiled" in said["waiting"] and said["now"]
            assert "fordítása" in told(ann, table, "hu")["waiting"]
        later = told(ann, table)
        assert later["waiting"] is None and not later["looking"]


def test_at_the_end_there_are_three_things_to_try(quick: House) -> None:
    ann = quick.browser("Ann")
    table = guided(ann)["id"]
    with Live(ann, table) as live:
        scene = my_turn(live)
        while not scene["scene"]["over"]:
            choices = scene["scene"]["choices"]
            action = choices[scene["number"] % len(choices)]["action"]
            live.ask(type="decide", number=scene["number"], action=action)
            scene = my_turn(live, scene["number"])
        said = told(ann, table)
        assert said["now"] is None and len({tip["text"] for tip in said["tips"]}) == 3
        assert all(1 <= tip["number"] <= scene["number"] for tip in said["tips"])
        assert [tip["number"] for tip in told(ann, table, "pl")["tips"]] == [tip["number"] for tip in said["tips"]]
    found = offer(ann)
    assert found["status"] == "over" and found["won"] in (True, False)
    assert ann.post(f"/api/tables/{table}/rematch")["coach"]
