"""Who sits at a table: bots have names in everybody's language, colours stay, and time used never goes back."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest

from kontor import Match
from kontor.kernel import LANGUAGES

from .conftest import House, Live, new_table

BOTS = [{"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
WORDS = {lang: Match("little-town").game.words(lang) for lang in LANGUAGES}
NAMES = {lang: ["Ann", words("bot-random"), f"{words('bot-random')} 2"] for lang, words in WORDS.items()}


def test_bots_are_named_in_the_language_of_whoever_looks(house: House) -> None:
    """A table made in Hungarian: seats, scenes, story, hints and history speak of its bots as each reader does."""
    ann = house.browser("Ann")
    made = ann.post("/api/tables?lang=hu", {"game": "little-town", "seats": BOTS, "public": True, "seed": 7})
    table = made["id"]
    assert [seat["name"] for seat in made["seats"]] == NAMES["hu"]
    assert len({tuple(each) for each in NAMES.values()}) == 3
    for lang in NAMES:
        assert [seat["name"] for seat in ann.get(f"/api/tables/{table}?lang={lang}")["seats"]] == NAMES[lang]
        with Live(ann, table, lang) as live:
            scene = live.until("scene")
            while not scene["scene"]["choices"]:
                scene = live.until("scene")
            assert [player["name"] for player in scene["scene"]["players"]] == NAMES[lang]
            choice = scene["scene"]["choices"][0]["action"]
            assert live.ask(type="decide", number=scene["number"], action=choice)["type"] == "accepted"
            live.at(scene["number"] + 3)
        for move in ann.get(f"/api/tables/{table}/history?lang={lang}")["decisions"]:
            assert move["name"] == NAMES[lang][move["seat"]]
            assert move["text"].startswith(NAMES[lang][move["seat"]]) == (move["seat"] != 0)  # the reader is "you"
        players = ann.get(f"/api/tables/{table}/at/1?lang={lang}")["scene"]["players"]
        assert [player["name"] for player in players] == NAMES[lang]


@pytest.mark.parametrize("lang", ["en", "pl", "hu"])
def test_nobody_is_named_like_a_bot(house: House, lang: str) -> None:
    refused = house.browser().refused("/api/guest", {"name": WORDS[lang]("bot-random")}, 400)
    assert "belongs to the bots" in refused


def colours(table: Any) -> dict[str, str]:
    return {seat["name"]: seat["colour"] for seat in table["seats"]}


def test_everybody_keeps_their_colour_when_they_play_again(house: House) -> None:
    ann = house.browser("Ann")
    table = new_table(ann, BOTS)
    first = colours(table)
    assert list(first.values()) == ["blue", "red", "yellow"]
    for _ in range(2):  # and once more
        ann.post(f"/api/tables/{table['id']}/resign")
        with Live(ann, table["id"]) as live:
            while not live.until("scene")["scene"]["over"]:
                pass
        again = ann.post(f"/api/tables/{table['id']}/rematch")
        assert [seat["name"] for seat in again["seats"]] != [seat["name"] for seat in table["seats"]]
        table = again
        assert colours(table) == first
        with Live(ann, table["id"]) as live:
            players = live.until("scene")["scene"]["players"]
        assert {player["name"]: player["colour"] for player in players} == first


def test_time_used_does_not_fall_when_the_server_starts_again(tmp_path: Path) -> None:
    with House(tmp_path, rate_limits=False) as house:
        ann = house.browser("Ann")
        table = new_table(ann, [{"kind": "me"}, {"kind": "hot", "name": "Ben"}])["id"]
        cookies = ann.client.cookies
        with Live(ann, table) as live:
            mover = live.until("scene")["scene"]["to_move"]
            assert live.ask(type="decide", number=0, decision="place F5")["type"] == "accepted"
        time.sleep(1.2)  # thinking about the second decision
        before = ann.get(f"/api/tables/{table}")["seats"][1 - mover]["seconds"]
    assert before >= 1.2
    with House(tmp_path, rate_limits=False) as house:
        ann = house.browser()
        ann.client.cookies = cookies
        assert ann.get(f"/api/tables/{table}")["seats"][1 - mover]["seconds"] >= before


def test_time_used_before_a_hint_or_a_stand_in_is_kept(tmp_path: Path) -> None:
    """What is written between two decisions holds the time used so far."""
    with House(tmp_path, rate_limits=False) as house:
        ann = house.browser("Ann")
        table = new_table(ann, [{"kind": "me"}, {"kind": "hot", "name": "Ben"}])["id"]
        mover = ann.get(f"/api/tables/{table}")["to_move"]
        time.sleep(1.1)
        ann.post(f"/api/tables/{table}/stand-in", {"seat": 1 - mover})
    with House(tmp_path, rate_limits=False) as house:
        assert house.browser().get(f"/api/tables/{table}")["seats"][mover]["seconds"] >= 1.1


def test_lists_say_once_whose_turn_it_is(house: House) -> None:
    """0.7.0: “Your turn · Your turn, 2 actions left”."""
    ann = house.browser("Ann")
    for game in ("hansa-teutonica", "ragusa"):
        made = new_table(ann, [{"kind": "me"}, {"kind": "hot", "name": "Ben"}], game=game)
        assert made["your_turn"] and made["status_text"]
        assert "turn" not in made["status_text"].lower()


def test_undo_after_the_end_says_that_the_game_is_over(house: House) -> None:
    ann = house.browser("Ann")
    table = new_table(ann, BOTS)["id"]
    ann.post(f"/api/tables/{table}/resign")
    with Live(ann, table, "pl") as live:
        while not (message := live.until("scene"))["scene"]["over"]:
            pass
        over = WORDS["pl"]("undo-refused-over")
        assert message["undo"] == over
        assert live.ask(type="undo", number=message["number"])["reason"] == over
