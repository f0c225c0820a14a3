"""Long games: looking back and bringing a log keep nobody waiting, answers are bounded, and so is every game."""

from __future__ import annotations

import asyncio
import random
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from kontor import Match
from kontor.kernel import MOST_DECISIONS
from kontor.server.errors import Refused
from kontor.server.tables import opening, playing, readers, views

from .conftest import House, Live, new_table
from .inside import room_of

HOT = [{"kind": "me"}, {"kind": "hot", "name": "Ben"}]


@pytest.fixture(scope="module")
def long_game() -> Match:
    """Random players of Hansa Teutonica go on for very long; 1500 decisions are enough here."""
    match, chance = Match("hansa-teutonica", 3, seed=5), random.Random(1)
    while len(match.played) < 1500:
        match.play(chance.choice(match.legal))
    return match


class Ticker:
    """How long the loop of a server works without a look at anybody else, in time of the processor: what other programs
    take of it does not count."""

    def __init__(self, house: House) -> None:
        self._house, self.longest = house, 0.0

    async def _tick(self, over: threading.Event) -> None:
        before = time.thread_time()
        while not over.is_set():
            await asyncio.sleep(0.001)
            now = time.thread_time()
            self.longest, before = max(self.longest, now - before), now

    def during(self, work: Callable[[], Any]) -> tuple[Any, float]:
        """The result of some work, and the longest step of the loop as a part of all that was worked."""
        over = threading.Event()
        ticking = threading.Thread(target=self._house.run, args=(self._tick, over))
        ticking.start()
        begun = time.process_time()
        try:
            found = work()
        finally:
            seconds = time.process_time() - begun
            over.set()
            ticking.join()
        return found, self.longest / seconds


def test_a_long_import_and_its_history_keep_nobody_waiting(house: House, long_game: Match) -> None:
    """0.7.0 was away for nearly all of that time: both were worked out in the event loop."""
    ann = house.browser("Ann")
    small = new_table(ann, [{"kind": "me"}, {"kind": "hot", "name": "Ben"}])["id"]
    ann.get(f"/api/tables/{small}/history")  # the first request of a kind prepares its routes
    table, paused = Ticker(house).during(lambda: ann.post("/api/import", {"log": long_game.log()}))
    assert table["decisions"] == 1500 and paused < 0.2
    history, paused = Ticker(house).during(lambda: ann.get(f"/api/tables/{table['id']}/history"))
    assert len(history["decisions"]) == 1500 and paused < 0.2


def test_what_is_kept_of_an_import_opens_again(tmp_path: Path, long_game: Match) -> None:
    with House(tmp_path, rate_limits=False) as house:
        ann = house.browser("Ann")
        table = ann.post("/api/import", {"log": long_game.log()})
        path = f"/api/tables/{table['id']}"
        history, key = ann.get(f"{path}/history"), table["key"]
    with House(tmp_path, rate_limits=False) as house:
        again = house.browser("Eve")
        assert again.get(f"{path}/history?key={key}") == history
        assert again.client.get(f"{path}/log?key={key}").text == long_game.log()
        assert again.get(f"{path}/at/1003?key={key}")["number"] == 1003
    assert history["scores"][700] == long_game.at(700).scores
    assert history["scores"] == [long_game.at(0).scores, *(history["scores"][k + 1] for k in range(1500))]


def test_history_comes_in_parts(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readers, "MOST_READ", 10)
    ann = house.browser("Ann")
    match = Match("little-town", ["X", "Y"], 3)
    for _ in range(25):
        match.play(match.legal[0])
    path = f"/api/tables/{ann.post('/api/import', {'log': match.log()})['id']}/history"
    parts = [ann.get(f"{path}?first={first}") for first in (1, 11, 21)]
    assert [(part["total"], len(part["decisions"])) for part in parts] == [(25, 10), (25, 10), (25, 5)]
    assert [move["number"] for part in parts for move in part["decisions"]] == list(range(1, 26))
    scores = [*parts[0]["scores"], *parts[1]["scores"][1:], *parts[2]["scores"][1:]]
    assert scores == [match.at(number).scores for number in range(26)]
    assert ann.get(f"{path}?first=26")["decisions"] == []
    assert ann.client.get(f"{path}?first=27").status_code == 404
    assert ann.client.get(f"{path}?first=0").status_code == 422


def test_a_page_is_told_the_newest_decisions(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(views, "MOST_TOLD", 4)
    ann = house.browser("Ann")
    table = new_table(ann, HOT)["id"]
    with Live(ann, table) as live:
        for number in range(7):
            action = live.at(number)["scene"]["choices"][0]["action"]
            assert live.ask(type="decide", number=number, action=action)["type"] == "accepted"
    with Live(ann, table) as again:
        told = again.until("decisions")
        assert (told["first"], [move["number"] for move in told["decisions"]]) == (4, [4, 5, 6, 7])


def test_too_many_who_look_back_at_once_are_told_so(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = house.browser("Ann")
    path = f"/api/tables/{new_table(ann, HOT)['id']}/history"
    monkeypatch.setattr(readers, "MOST_WAITING", -readers.THREADS)
    answer = ann.client.get(f"{path}?lang=hu")
    assert answer.status_code == 503 and answer.headers["retry-after"]
    assert answer.json()["reason"] == Refused("too-busy").reason("hu")


def test_a_game_that_nobody_ends_is_called_off(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """After so many decisions there is no next one; the scores stay as they are, nobody wins, the log is there."""
    monkeypatch.setattr(playing, "MOST_DECISIONS", 6)
    ann = house.browser("Ann")
    table = new_table(ann, HOT)["id"]
    with Live(ann, table) as live:
        for number in range(6):
            action = live.at(number)["scene"]["choices"][0]["action"]
            assert live.ask(type="decide", number=number, action=action)["type"] == "accepted"
        assert live.at(6)["scene"]["choices"] == []
        assert live.ask(type="decide", number=6, action=0)["type"] == "refused"
        assert live.ask(type="undo", number=6, turn=False)["type"] == "refused"
        told = [message["table"] for message in live.raw if message["type"] == "table"]
        assert told[-1]["status"] == "off"
    found = ann.get(f"/api/tables/{table}")
    match = room_of(house, table).match
    assert match is not None and found["winners"] == [] and found["to_move"] is None
    assert (found["status"], found["scores"], found["decisions"]) == ("off", match.scores, 6)
    assert "place" in ann.client.get(f"/api/tables/{table}/log").text
    assert ann.refused(f"/api/tables/{table}/resign", status=409)
    assert ann.post(f"/api/tables/{table}/rematch")["status"] == "playing"


def test_bots_alone_come_to_an_end_too(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "MOST_DECISIONS", 12)
    ann = house.browser("Ann")
    table = new_table(ann, [{"kind": "me"}, {"kind": "bot", "bot": "random"}], game="hansa-teutonica")["id"]
    ann.post(f"/api/tables/{table}/stand-in", {"seat": 0, "bot": "random"})
    with Live(ann, table) as live:
        live.at(12)
        while live.until("table")["table"]["status"] != "off":
            pass
    assert ann.get(f"/api/tables/{table}")["decisions"] == 12


def test_a_game_of_an_earlier_version_beyond_the_bound_is_called_off_when_it_opens(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with House(tmp_path, rate_limits=False) as house:
        ann = house.browser("Ann")
        table = new_table(ann, HOT)["id"]
        with Live(ann, table) as live:
            for number in range(3):
                action = live.at(number)["scene"]["choices"][0]["action"]
                live.ask(type="decide", number=number, action=action)
    monkeypatch.setattr(opening, "MOST_DECISIONS", 3)
    with House(tmp_path, rate_limits=False) as house:
        assert house.browser().get(f"/api/tables/{table}")["status"] == "off"
    monkeypatch.undo()
    with House(tmp_path, rate_limits=False) as house:  # and stays so
        assert house.browser().get(f"/api/tables/{table}")["status"] == "off"


def test_the_bound_is_far_above_the_longest_game_ever_seen() -> None:
    assert MOST_DECISIONS >= 2 * 39_805  # docs/hansa-teutonica.md: five random players


def test_a_log_with_too_many_lines_is_refused_before_it_is_replayed(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(readers, "MOST_IMPORTED", 5)
    monkeypatch.setattr(Match, "from_log", lambda *_: pytest.fail("it was replayed"))
    assert "too long" in house.browser("Ann").refused("/api/import", {"log": "1. place\n" * 11})
