"""The picture of Ragusa: whole names on the board, targets that the log can find, goods from the houses that woke."""

from __future__ import annotations

import random
from typing import Any

import pytest

from kontor.games.ragusa.components import CLOCKWISE, COMMODITIES, SITE_IDS, WINERY
from kontor.games.ragusa.view import landscape, layout
from kontor.games.ragusa.view.board import parts
from kontor.games.ragusa.view.motion import Happened
from kontor.kernel import LANGUAGES
from kontor.match import Match
from tests.games.ragusa.table import city, game
from tests.picture.test_pictures_of_games import inside


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_on_the_board_or_on_a_ship_is_cut(language: str) -> None:
    drawn = parts(game.words(language))
    texts = [node["text"] for node in inside(list(drawn.values())) if "text" in node]
    assert len(texts) > 100
    assert not [text for text in texts if "…" in text]


def test_the_coast_runs_along_the_hexes_of_the_sea() -> None:
    """All of them lie below it, all others above; it reaches from edge to edge."""
    coast = sorted(landscape._coast())
    assert coast[0][0] < 0 and coast[-1][0] > layout.WIDTH
    for h, (x, y) in enumerate(layout.HEXES):
        near = min(coast, key=lambda point: abs(point[0] - x))
        if h in landscape.WATERS:
            assert y > max(b for a, b in coast if abs(a - x) < 30) - 30, h
        else:
            assert y < near[1], h


def test_other_waters_than_ours_can_be_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """A data file may have its waters elsewhere: lakes are seen, and without a sea the coast lies below the board."""
    lakes = [landscape.LANDS[7]]
    monkeypatch.setattr(landscape, "LANDS", [h for h in range(10, 37) if h not in lakes])
    monkeypatch.setattr(landscape, "WATERS", lakes)
    assert min(y for x, y in landscape._coast() if 0 < x < layout.WIDTH) > layout.HEIGHT
    assert sum(node.get("fill") == "sea" for node in landscape._country() if "poly" in node) == 1


# ---- motions --------------------------------------------------------------------------------------------------------
def house(site: int, whose: str) -> str:
    return f"house:{SITE_IDS[site]}:{whose}"


def test_goods_come_from_every_house_that_wakes() -> None:
    first, second, third, *_ = CLOCKWISE[WINERY]
    sites = {0: [int(SITE_IDS[first]), int(SITE_IDS[third])], 1: [int(SITE_IDS[second])]}
    s = city(3, houses=sites)
    wine = {"count": 2, "commodity": 0}
    told: list[tuple[str, dict[str, int]]] = [("build", {"owner": 0, "site": third})]
    told += [("make", {"owner": owner, **wine}) for owner in (0, 0, 1)]
    motions: list[Any] = Happened.of(told, s, s)
    assert motions[0] == {"kind": "move", "id": house(third, "p1"), "source": "counter:0:house"}
    assert [each["source"] for each in motions[1:]] == [house(third, "p1"), house(first, "p1"), house(second, "p2")]
    assert [each["to"] for each in motions[1:]] == ["counter:0:wine"] * 2 + ["counter:1:wine"]
    assert all((each["icon"], each["count"]) == ("wine", 2) for each in motions[1:])


@pytest.mark.parametrize("players", [1, 2, 3, 5])
def test_no_house_wakes_twice_and_none_for_another_colour(players: int) -> None:
    rng = random.Random(players)
    match = Match(game, players, seed=players)
    seen = 0
    while not match.over:
        match.play(rng.choice(match.legal))
        made: list[tuple[str, str]] = []
        for motion in match.motions():
            if motion["kind"] == "gain" and motion["icon"] in COMMODITIES and motion["source"].startswith("house:"):
                _, site, whose = motion["source"].split(":")
                owner = int(motion["to"].split(":")[1])
                assert whose == f"p{owner + 1}" or players == 2, motion  # superhouses wake for whoever builds
                made.append((site, motion["icon"]))
        if len([event for event in match.played[-1].events if game.events[event[0]].name in ("build", "super")]) < 2:
            assert len(made) == len(set(made)), made
        seen += len(made)
    assert seen > 8


@pytest.mark.parametrize("players", [1, 2, 3])
def test_what_is_decided_on_the_way_is_seen_where_it_stands_or_at_the_house_that_acts(players: int) -> None:
    """Never at a house of somebody else, whose turn it happens to be."""
    rng = random.Random(7 + players)
    match = Match(game, players, seed=players)
    answers = 0
    while not match.over:
        before = match.state
        asked_on_the_way = before.site >= 0
        seat = match.to_move or 0
        match.play(rng.choice(match.legal))
        motions = match.motions()
        if not asked_on_the_way:
            continue
        houses = [each["id"] for each in motions if each["kind"] == "step" and each["id"].startswith("house:")]
        if any(each["kind"] == "move" for each in motions):
            assert not houses, motions
        else:
            (acting,) = houses
            assert acting.endswith(f":p{seat + 1}") or players == 2, (seat, motions)
        answers += 1
    assert answers > 8
