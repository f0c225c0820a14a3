"""Lessons over HTTP: told in every language, judged by the engine, progress kept for guests too."""

from __future__ import annotations

from typing import Any

import pytest

from kontor.kernel import LANGUAGES

from .conftest import Browser, House

PLACE = "/api/lessons/little-town/gathering/1/try"


def board(browser: Browser, step: int, *decisions: str, **more: Any) -> Any:
    source = {"kind": "lesson", "game": "little-town", "lesson": "gathering", "step": step, **more}
    return browser.post("/api/board", {"source": source, "decisions": decisions})


@pytest.mark.parametrize("language", LANGUAGES)
def test_lessons_are_told_in_every_language(house: House, language: str) -> None:
    ann = house.browser("Ann")
    heads = ann.get(f"/api/lessons?lang={language}")
    mine = [head for head in heads if head["game"] == "little-town"]
    assert [head["number"] for head in mine] == list(range(1, len(mine) + 1))
    told = ann.get(f"/api/lessons/little-town/gathering?lang={language}")
    assert told["head"] in heads and told["count"] == len(mine)
    assert told["steps"][1]["tasks"] and not told["steps"][0]["tasks"]
    assert all(pointer["label"] for step in told["steps"] for pointer in step["pointers"])
    assert told["steps"][0]["rules_title"]
    assert [later["area"] for later in told["later"]] == ["market"]


def test_a_try_is_judged(house: House) -> None:
    ann = house.browser("Ann")
    refused = ann.post(PLACE, {"decisions": ["place G5"]})
    assert (refused["verdict"], refused["reason"]) == ("illegal", "G5 is not a meadow.")
    other = ann.post(PLACE, {"decisions": ["place C5"]})
    assert (other["verdict"], other["told"], other["decisions"]) == (
        "other",
        "You place a worker on C5: +2 wood.",
        [],
    )
    assert other["right"] == ["place F5"]
    right = ann.post(PLACE, {"decisions": ["place F5"]})
    assert (right["verdict"], right["decisions"], right["after"]) == ("right", ["place F5"], ["place F5", "place B5"])
    assert ann.post(PLACE, {})["right"] == ["place F5"]


def test_the_board_is_that_of_the_learner_alone(house: House) -> None:
    ann = house.browser("Ann")
    shown = board(ann, 1)
    assert shown["seat"] == shown["to_move"] == shown["scene"]["viewer"] == 0
    assert [player["name"] for player in shown["scene"]["players"]] == ["Ann", "Marta"]
    shown = board(ann, 1, "place F5")
    assert (shown["to_move"], shown["scene"]["viewer"], shown["scene"]["choices"]) == (1, 0, [])
    assert all(not card["title"] for card in shown["scene"]["players"][1]["cards"])


def test_what_the_learner_decided_stays(house: House) -> None:
    ann = house.browser("Ann")
    shown = board(ann, 3, before=["place F5", "place B5", "place H6"])
    assert "worker-H6" in str(shown["scene"]["picture"])
    shown = board(ann, 3, before=["place F5", "place B5", "place G5"])  # cannot be: as the lesson has it
    assert "worker-A5" in str(shown["scene"]["picture"])


def test_progress_is_kept_for_guests_too(house: House) -> None:
    ann, ben = house.browser("Ann"), house.browser("Ben")
    told = ann.post("/api/lessons/little-town/gathering/done", {"step": "three"})
    assert told["done"] == ["three"]
    ann.post("/api/lessons/little-town/gathering/done", {"step": "around"})
    ann.post("/api/lessons/little-town/gathering/done", {"step": "three"})
    heads = {head["id"]: head for head in ann.get("/api/lessons") if head["game"] == "little-town"}
    assert heads["gathering"]["done"] == ["around", "three"]
    assert all(not head["done"] for head in ben.get("/api/lessons"))


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        ("/api/lessons/little-town/nothing/0/try", {}, 404),
        ("/api/lessons/nothing/gathering/0/try", {}, 404),
        ("/api/lessons/little-town/gathering/9/try", {}, 404),
        ("/api/lessons/little-town/gathering/done", {"step": "nine"}, 404),
        (PLACE, {"decisions": ["jump"]}, 400),
        ("/api/lessons/little-town/gathering/0/try", {"decisions": ["place F5"]}, 400),
        (PLACE, {"decisions": ["place F5", "place E5"]}, 400),
    ],
)
def test_what_is_not_there_is_refused_with_a_sentence(house: House, path: str, body: Any, status: int) -> None:
    assert house.browser("Ann").refused(path, body, status).endswith(".")
