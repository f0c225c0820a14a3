"""Secret decisions and events: nobody else gets them from the server, by whatever way, until the game is over."""

from __future__ import annotations

from typing import Any

import pytest

from kontor import Match
from kontor.kernel import Game
from kontor.match import SPECTATOR
from tests.kernel.keeping import CARDS

from .conftest import TWO, Browser, House, Live, new_table
from .inside import room_of

LAST = 3  # decisions before the last: both keep, the first draws


def cards_in(data: object) -> set[str]:
    return {card for card in CARDS if card in str(data)}


def cards_of(match: Match, seat: int) -> set[str]:
    player = match.state.players[seat]
    return {CARDS[k] for k in (*player.hand, player.drawn) if k >= 0}


def history_told(live: Live) -> list[Any]:
    """The moves as a page has them: later messages replace earlier ones."""
    moves: list[Any] = []
    for message in live.raw:
        if message["type"] == "decisions":
            moves = moves[: message["first"] - 1] + message["decisions"]
    return moves


def looked_up(browser: Browser, table: str) -> str:
    """All that HTTP tells about a table."""
    found = [browser.client.get(f"/api/tables/{table}/{what}").text for what in ("history", "log", "at/1", "at/3")]
    return "".join([*found, str(browser.get(f"/api/tables/{table}")), str(browser.get("/api/tables?show=watch"))])


@pytest.mark.parametrize("more", ["", "&changes=yes"])
def test_secrets_reach_only_their_seat_until_the_game_is_over(keeping: Game, house: House, more: str) -> None:
    people = [house.browser(name) for name in ("Ann", "Ben", "Eve")]
    table = new_table(people[0], TWO, game="keeping")["id"]
    people[1].post(f"/api/tables/{table}/join")
    match = Match(keeping, ["Ann", "Ben"], 7)
    a, b, e = (Live(person, table, more=more) for person in people)
    with a, b, e:
        for live in (a, b, e):
            live.until("chat")
        for number in range(LAST):
            action = match.legal[0]
            assert (a, b)[number % 2].ask(type="decide", number=number, action=action)["type"] == "accepted"
            match.play(action)
            for live in (a, b, e):
                live.at(number + 1)
        for viewer, live, browser in ((0, a, people[0]), (1, b, people[1]), (SPECTATOR, e, people[2])):
            allowed = cards_of(match, viewer) if viewer >= 0 else set()
            assert cards_in(live.raw) == allowed
            assert cards_in(looked_up(browser, table)) <= allowed
            assert [move["text"] for move in history_told(live)] == match.story(viewer=viewer)
            kept = [played.notation if played.seat == viewer else "keep" for played in match.played[:2]]
            assert [move["notation"] for move in history_told(live)] == [*kept, "draw"]
            assert history_told(live) == browser.get(f"/api/tables/{table}/history")["decisions"]
            assert browser.client.get(f"/api/tables/{table}/log").text == match.log(viewer)
            (played,) = live.at(LAST)["played"]
            visit, draw = played["events"]
            assert (visit["kind"], draw["kind"]) == ("visit", "draw")
            own = {"player": 0, "card": CARDS[match.state.players[0].drawn]}
            assert draw["arguments"] == (own if viewer == 0 else {"player": 0})
        match.play("rest")
        assert b.ask(type="decide", number=LAST, decision="rest")["type"] == "accepted"
        for live, browser in ((a, people[0]), (b, people[1]), (e, people[2])):
            assert live.at(LAST + 1)["scene"]["over"]
            assert [move["text"] for move in history_told(live)] == match.story()
            assert history_told(live) == browser.get(f"/api/tables/{table}/history")["decisions"]
            assert browser.client.get(f"/api/tables/{table}/log").text == match.log()


def test_people_at_one_device_are_told_what_the_seat_whose_scene_they_see_may_know(keeping: Game, house: House) -> None:
    ann = house.browser("Ann")
    table = new_table(ann, [{"kind": "me"}, {"kind": "hot", "name": "Ben"}], game="keeping")["id"]
    match = Match(keeping, ["Ann", "Ben"], 7)
    with Live(ann, table) as live:
        live.until("chat")
        for number in range(LAST):
            match.play(match.legal[0])
            live.ask(type="decide", number=number, action=match.played[-1].action)
            scene = live.at(number + 1)
            assert scene["scene"]["viewer"] == match.to_move
            assert [move["text"] for move in history_told(live)] == match.story(viewer=match.to_move)
            assert cards_in(scene) == cards_of(match, scene["scene"]["viewer"])
        assert live.ask(type="lang", lang="pl")["type"] == "accepted"
        assert [move["text"] for move in history_told(live)] == match.story("pl", match.to_move)
        assert cards_in(looked_up(ann, table)) == set()  # nobody knows who of them looks
        assert live.ask(type="decide", number=LAST, decision="rest")["type"] == "accepted"
        match.play("rest")
        live.at(LAST + 1)
        assert [move["text"] for move in history_told(live)] == match.story("pl")


def test_an_undone_secret_is_told_to_nobody(keeping: Game, house: House) -> None:
    ann, ben = house.browser("Ann"), house.browser("Ben")
    table = new_table(ann, TWO, game="keeping")["id"]
    ben.post(f"/api/tables/{table}/join")
    match = Match(keeping, ["Ann", "Ben"], 7)
    with Live(ann, table) as a, Live(ben, table) as b:
        for action in match.legal:
            assert a.ask(type="decide", number=0, action=action)["type"] == "accepted"
            assert a.ask(type="undo", number=1, turn=False)["type"] == "accepted"
        b.until("chat")
        assert b.ask(type="chat", text="well?")["type"] == "accepted"
        assert cards_in(b.raw) == cards_of(match, 1) and history_told(b) == []


def test_an_imported_game_is_open_to_whoever_brought_its_log(keeping: Game, house: House) -> None:
    match = Match(keeping, ["X", "Y"], 3)
    for _ in range(LAST):
        match.play(match.legal[0])
    ann = house.browser("Ann")
    table = ann.post("/api/import", {"log": match.log()})["id"]
    assert [move["text"] for move in ann.get(f"/api/tables/{table}/history")["decisions"]] == match.story()
    assert ann.client.get(f"/api/tables/{table}/log").text == match.log()
    assert "no “seed”" in ann.refused("/api/import", {"log": match.log(0)})


def test_nothing_is_open_before_the_end_is_on_disk(
    keeping: Game, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`bench/faults.py` has found it: while the last decision was being written, everybody could read the secrets and
    the seed, and if the disk then refused it, the game went on."""
    ann, ben = house.browser("Ann"), house.browser("Ben")
    table = new_table(ann, TWO, game=keeping.id)["id"]
    ben.post(f"/api/tables/{table}/join")
    room = room_of(house, table)
    told: list[object] = []

    async def refuses(*_: object) -> None:
        told.append((room.header.status, room.told_to(SPECTATOR), room.told_to(1)))
        raise OSError("the disk is full")

    with Live(ann, table) as first, Live(ben, table) as second:
        for number in range(LAST):
            page = (first, second)[room.match.to_move or 0 if room.match else 0]
            action = page.at(number)["scene"]["choices"][0]["action"]
            assert page.ask(type="decide", number=number, action=action)["type"] == "accepted"
        monkeypatch.setattr(room.store, "write", refuses)
        page = (first, second)[room.match.to_move or 0 if room.match else 0]
        action = page.at(LAST)["scene"]["choices"][0]["action"]
        assert page.ask(type="decide", number=LAST, action=action)["type"] == "refused"
        monkeypatch.undo()
        assert told == [("over", SPECTATOR, 1)] and room.header.status == "playing"
        assert page.ask(type="decide", number=LAST, action=action)["type"] == "accepted"
        assert room.told_to(SPECTATOR) is None
