"""Reviews over HTTP: made once for all who ask, kept, and only of games that are over."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from kontor import Match
from kontor.server.storage.schema import reviews
from kontor.server.thinking import Thinkers

from .conftest import Browser, House, Live, new_table
from .inside import come_back


@pytest.fixture
def quick(tmp_path: Path) -> Iterator[House]:
    with House(tmp_path, rate_limits=False, review_iterations=20) as house:
        yield house


def played_out(browser: Browser) -> str:
    """A game of one person at two seats, to its end."""
    table: str = new_table(browser, [{"kind": "me"}, {"kind": "hot", "name": "Ben"}])["id"]
    with Live(browser, table) as live:
        number = 0
        while choices := (message := live.at(number))["scene"]["choices"]:
            action = choices[(7 * number) % len(choices)]["action"]
            assert live.ask(type="decide", number=message["number"], action=action)["type"] == "accepted"
            number += 1
    return table


def finished(browser: Browser, table: str, lang: str = "en") -> Any:
    while (state := browser.get(f"/api/tables/{table}/review?lang={lang}"))["status"] == "working":
        assert 0 <= state["progress"] <= 1 and len(state["values"]) > 1
        time.sleep(0.05)
    return state


def test_a_finished_game_is_reviewed_once_for_all_and_survives_a_restart(tmp_path: Path) -> None:
    with House(tmp_path, rate_limits=False, review_iterations=20) as house:
        ann, eve = house.browser("Ann"), house.browser("Eve")
        table = played_out(ann)
        path = f"/api/tables/{table}/review"
        none = ann.get(path)
        assert (none["status"], none["progress"], none["values"]) == ("none", 0.0, [])
        for stranger in (eve, house.browser()):
            assert "did not play" in stranger.refused(path, status=403)
        assert ann.post(path)["status"] == "working"
        jobs = house.state.reviews._jobs
        job = jobs[table]
        assert ann.post(path)["status"] == "working" and jobs[table] is job  # the second who asks shares it
        found = finished(ann, table)
        assert found["status"] == "ready" and found["progress"] == 1
        moves = ann.get(f"/api/tables/{table}/history")["decisions"]
        match = Match.from_log(ann.client.get(f"/api/tables/{table}/log").text)
        assert len(found["values"]) == len(moves) + 1 and None not in found["values"]
        assert [k for k, value in enumerate(found["values"][-1]) if value] == match.winners
        assert all(0 <= mark <= 100 for mark in found["accuracy"])
        costs = [mistake["cost"] for mistake in found["mistakes"]]
        assert costs == sorted(costs, reverse=True)
        for mistake in found["mistakes"]:
            played = match.played[mistake["number"] - 1]
            assert (mistake["seat"], mistake["notation"]) == (played.seat, played.notation)
            assert mistake["better"]["action"] in match.at(mistake["number"] - 1).legal
        assert eve.get(path) == found  # whoever may see the table may read it
        assert ann.post(path) == found
        cookies = dict(ann.client.cookies)
    with House(tmp_path, rate_limits=False) as house:
        again = come_back(house, cookies)
        assert again.get(path) == found and again.post(path) == found
        assert house.state.reviews._jobs == {}


def test_games_that_are_not_over_are_not_reviewed(quick: House) -> None:
    ann = quick.browser("Ann")
    waiting = new_table(ann)["id"]
    playing = new_table(ann, [{"kind": "me"}, {"kind": "hot", "name": "Ben"}])["id"]
    for table in (waiting, playing):
        assert "not over" in ann.refused(f"/api/tables/{table}/review", status=409)
        assert ann.get(f"/api/tables/{table}/review")["status"] == "none"
    assert ann.post("/api/tables/nothing/review", status=404)
    assert ann.client.get("/api/tables/no%00thing/review").status_code == 404


def test_an_imported_game_is_reviewed_as_far_as_it_goes(quick: House) -> None:
    match = Match("little-town", ["X", "Y"], 3)
    for _ in range(5):
        match.play(match.legal[0])
    ann = quick.browser("Ann")
    table = ann.post("/api/import", {"log": match.log()})["id"]
    ann.post(f"/api/tables/{table}/review")
    found = finished(ann, table, "pl")
    assert found["status"] == "ready" and len(found["values"]) == 6 and None not in found["values"]


def test_a_review_that_breaks_says_so_and_can_be_asked_for_again(quick: House, monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match("little-town", ["X", "Y"], 3)
    match.play(match.legal[0])
    ann = quick.browser("Ann")
    table = ann.post("/api/import", {"log": match.log()})["id"]

    async def broken(*_: object) -> None:
        raise RuntimeError("out of luck")

    with monkeypatch.context() as patch:
        patch.setattr(Thinkers, "judge", broken)
        ann.post(f"/api/tables/{table}/review")
        failed = finished(ann, table)
        assert failed["status"] == "failed" and "again" in failed["reason"]
    assert ann.post(f"/api/tables/{table}/review")["status"] == "working"
    assert finished(ann, table)["status"] == "ready"


def test_a_server_that_stops_in_the_middle_begins_again_when_asked(tmp_path: Path) -> None:
    match = Match("little-town", ["X", "Y"], 3)
    for _ in range(12):
        match.play(match.legal[0])
    with House(tmp_path, rate_limits=False, review_iterations=3000) as house:
        ann = house.browser("Ann")
        table = ann.post("/api/import", {"log": match.log()})["id"]
        assert ann.post(f"/api/tables/{table}/review")["status"] == "working"
        cookies = dict(ann.client.cookies)
    engine = sa.create_engine(f"sqlite:///{tmp_path / 'kontor.sqlite3'}")
    with engine.connect() as connection:
        assert connection.execute(sa.select(reviews)).all() == []
    with House(tmp_path, rate_limits=False, review_iterations=10) as house:
        again = come_back(house, cookies)
        assert again.get(f"/api/tables/{table}/review")["status"] == "none"
        again.post(f"/api/tables/{table}/review")
        assert finished(again, table)["status"] == "ready"
