"""Boards: decisions are tried for every seat on a position dealt again for who looks; nothing reaches the table."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from kontor import Match
from kontor.kernel import Game
from kontor.server.contract.boards import MOST_TRIED
from tests.kernel.keeping import CARDS

from .conftest import TWO, Browser, House, Live, new_table
from .inside import room_of

HOT = [{"kind": "me"}, {"kind": "hot", "name": "Ben"}]
ALONE = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]


def source(table: str, at: int = 0, **more: Any) -> dict[str, Any]:
    return {"kind": "table", "id": table, "at": at, **more}


def board(browser: Browser, table: str, at: int = 0, *decisions: str, **more: Any) -> Any:
    return browser.post("/api/board", {"source": source(table, at, **more), "decisions": decisions})


def finished(browser: Browser, game: str = "little-town", seed: int = 3) -> tuple[str, Match]:
    """A table of a finished game (an imported log), and the game."""
    match = Match(game, ["X", "Y"], seed)
    while not match.over:
        match.play(match.legal[seed % len(match.legal)])
    return browser.post("/api/import", {"log": match.log()})["id"], match


def two_at_a_table(house: House, **more: Any) -> tuple[Browser, Browser, str]:
    ann, ben = house.browser("Ann"), house.browser("Ben")
    table = new_table(ann, TWO, **{"hints": True, **more})["id"]
    ben.post(f"/api/tables/{table}/join")
    return ann, ben, table


def test_decisions_are_tried_for_every_seat(house: House) -> None:
    ann, ben, table = two_at_a_table(house)
    tried: list[str] = []
    for number in range(6):
        shown = board(ann, table, 0, *tried)
        assert (shown["number"], shown["before"], shown["seat"], shown["over"]) == (number, 0, 0, False)
        assert shown["scene"]["viewer"] == shown["to_move"] == shown["scene"]["to_move"]
        assert [decision["notation"] for decision in shown["decisions"]] == tried
        tried.append(shown["scene"]["choices"][0]["notation"])
    assert {decision["seat"] for decision in shown["decisions"]} == {0, 1}
    assert shown["decisions"][0]["text"].startswith("You ")
    assert [played["number"] for played in shown["played"]] == [1, 2, 3, 4, 5]
    assert shown["played"][-1]["events"] and shown["played"][-1]["motions"]
    assert board(ben, table, 0, *tried)["decisions"][0]["text"].startswith("Ann ")
    assert board(ann, table, 0, *tried[:2])["number"] == 2  # back is a shorter list
    assert room_of(house, table).kept == 0


def test_a_decision_that_is_not_legal_is_refused_with_the_rule(house: House) -> None:
    ann, _, table = two_at_a_table(house)
    wish = {"source": source(table), "decisions": ["place F5", "place F5"]}
    reason = ann.refused("/api/board", wish, 409)
    match = Match("little-town", ["Ann", "Ben"], 7)
    match.play("place F5")
    assert reason == match.why_not("place F5")
    assert ann.refused("/api/board?lang=hu", wish, 409) == match.why_not("place F5", language="hu") != reason
    assert "jump" in ann.refused("/api/board", {"source": source(table), "decisions": ["jump"]})
    many = {"source": source(table), "decisions": ["place F5"] * (MOST_TRIED + 1)}
    assert str(MOST_TRIED) in ann.refused("/api/board", many)


def test_who_may_have_a_board(house: House) -> None:
    ann, _, table = two_at_a_table(house)
    eve = house.browser("Eve")
    assert board(eve, table)["seat"] == -1  # a spectator of a public table
    assert "not your seat" in eve.refused("/api/board", {"source": source(table, seat=0)}, 403)
    assert "no decision 3" in ann.refused("/api/board", {"source": source(table, 3)}, 404)
    assert "no such table" in ann.refused("/api/board", {"source": source("xx")}, 404)
    assert "no such table" in ann.refused("/api/board", {"source": source("../x")}, 404)
    ann.refused("/api/board", {"source": {"kind": "thing"}}, 422)
    *_, strict = two_at_a_table(house, hints=False)
    assert "hints" in ann.refused("/api/board", {"source": source(strict)}, 409)
    private = new_table(ann, HOT, public=False, hints=True)
    assert "private" in eve.refused("/api/board", {"source": source(private["id"])}, 403)
    assert board(eve, private["id"], key=private["key"])["seat"] == -1
    assert "not started" in ann.refused("/api/board", {"source": source(new_table(ann)["id"])}, 409)


def test_of_a_finished_game_every_position_as_any_seat_knew_it(house: House) -> None:
    ann = house.browser("Ann")
    table, match = finished(ann)
    at = len(match.played) - 4
    assert board(ann, table, at)["seat"] == match.at(at).to_move
    for seat in (0, 1):
        shown = board(ann, table, at, match.played[at].notation, seat=seat)
        assert (shown["seat"], shown["before"], shown["number"]) == (seat, at, 1)
    assert "no seat 3" in ann.refused("/api/board", {"source": source(table, at, seat=2)}, 404)
    end = board(ann, table, len(match.played))
    assert end["over"] and end["to_move"] is None and end["scores"] == match.scores


def test_repeated_requests_agree_and_another_deal_differs(house: House) -> None:
    ann = house.browser("Ann")
    table, _ = finished(ann, "castles-of-tuscany")
    shown = [board(ann, table, 12, seat=0, deal=deal) for deal in (0, 0, 1)]
    assert shown[0] == shown[1]
    decks = []
    for deal in (0, 1):
        tried: list[str] = []
        for _ in range(12):
            tried.append(board(ann, table, 12, *tried, seat=0, deal=deal)["scene"]["choices"][0]["notation"])
        decks.append(board(ann, table, 12, *tried, seat=0, deal=deal)["decisions"])
    assert decks[0] != decks[1]


@pytest.mark.parametrize("game", ["ragusa", "castles-of-tuscany", "hansa-teutonica"])
def test_tables_a_seat_cannot_tell_apart_have_the_same_boards(house: House, game: str) -> None:
    """The leak test: what is hidden at the table is changed behind the seat's back; every answer stays, to the byte."""
    people = *_, table = two_at_a_table(house, game=game)
    room = room_of(house, table)
    assert room.match is not None
    before = room.match.state.to_bytes()
    answers: list[list[bytes]] = []
    for deal in (None, 99):
        if deal is not None:
            room.match._begin(room.match.game.python.redealt(room.match.state, 0, deal), None)
            assert room.match.state.to_bytes() != before
        tried: list[str] = []
        heard = []
        for number in range(10):
            answer = people[0].client.post("/api/board", json={"source": source(table), "decisions": tried})
            heard.append(answer.content)
            tried.append(answer.json()["scene"]["choices"][number % 2]["notation"])
        answers.append(heard)
    assert answers[0] == answers[1]


def test_secrets_of_a_game_that_is_played_stay_secret(keeping: Game, house: House) -> None:
    ann, ben, table = two_at_a_table(house, game="keeping")
    match = room_of(house, table).match
    assert match is not None
    with Live(ann, table) as a, Live(ben, table) as b:
        for number, live in enumerate((a, b)):
            live.at(number)
            assert live.ask(type="decide", number=number, action=match.legal[0])["type"] == "accepted"
    kept = CARDS[match.state.players[1].kept]
    others = {deal: board(ann, table, 2, "draw", deal=deal) for deal in range(40)}
    guesses = {card for shown in others.values() for card in CARDS if card in str(shown["scene"])}
    assert len(guesses) > 6, "the other's cards are a guess"
    assert all("keep" not in str(shown["decisions"]) for shown in others.values())
    assert kept in CARDS


def test_nothing_of_it_reaches_the_table_or_anybody(house: House) -> None:
    ann, ben, table = two_at_a_table(house)
    with Live(ben, table) as b:
        b.until("chat")
        before = {**ben.get(f"/api/tables/{table}"), "seats": None}  # those tell the time
        tried: list[str] = []
        for _ in range(5):
            tried.append(board(ann, table, 0, *tried)["scene"]["choices"][0]["notation"])
        heard = len(b.raw)
        assert b.ask(type="chat", text="well?")["type"] == "accepted"
        said = [message["type"] for message in b.raw[heard:]]
        assert sorted(said) == ["accepted", "chat"], "between, nothing was told to the other"
        assert {**ben.get(f"/api/tables/{table}"), "seats": None} == before


def test_boards_are_limited_as_other_looks_back(tmp_path: Path) -> None:
    with House(tmp_path, reads_per_minute=5) as strict:
        ann = strict.browser("Ann")
        table = new_table(ann, HOT, hints=True)["id"]
        wish = {"source": source(table), "decisions": []}
        answers = [ann.client.post("/api/board", json=wish).status_code for _ in range(7)]
    assert answers == [200] * 5 + [429] * 2


def test_a_table_goes_on_from_a_board(house: House) -> None:
    ann = house.browser("Ann")
    table, _ = finished(ann, "ragusa")
    at = 20
    first = board(ann, table, at, seat=1)["scene"]["choices"][0]["notation"]
    wish = {"source": source(table, at, seat=1), "decisions": [first], "level": "random"}
    new = ann.post("/api/board/table", wish)
    assert new["status"] == "playing" and new["hints"] and not new["public"] and not new["imported"]
    assert new["origin"] == {"kind": "table", "id": table, "at": at, "tried": 1}
    assert [seat["kind"] for seat in new["seats"]] == ["bot", "person"] and new["seats"][1]["yours"]
    room = room_of(house, new["id"])
    assert room.match is not None and room.match.key is not None, "nobody can foresee what comes"
    with Live(ann, new["id"]) as live:
        while not (scene := live.until("scene"))["scene"]["choices"]:
            pass
        choice = scene["scene"]["choices"][0]["action"]
        assert live.ask(type="decide", number=scene["number"], action=choice)["type"] == "accepted"
    other = ann.post("/api/board/table", {**wish, "seat": 0})
    assert [seat["kind"] for seat in other["seats"]] == ["person", "bot"]


def test_a_table_that_went_on_is_there_after_a_restart(house: House) -> None:
    ann = house.browser("Ann")
    table, _ = finished(ann, "ragusa")
    new = ann.post("/api/board/table", {"source": source(table, 9), "decisions": [], "level": "random"})
    with Live(ann, new["id"]) as live:
        while not (scene := live.until("scene"))["scene"]["choices"]:
            pass
    number, kept = scene["number"], room_of(house, new["id"]).match
    assert kept is not None
    house.run(house.state.registry.let_go_of_all)
    again = ann.get(f"/api/tables/{new['id']}")
    assert again["decisions"] == number and again["origin"] == new["origin"]
    match = room_of(house, new["id"]).match
    assert match is not None and match.state.to_bytes() == kept.state.to_bytes()


def test_what_no_table_can_go_on_from(house: House) -> None:
    ann = house.browser("Ann")
    table, match = finished(ann)
    wish = {"source": source(table, 4), "decisions": []}
    assert "There is no bot" in ann.refused("/api/board/table", {**wish, "level": "search:iterations=9"})
    assert "no seat 5" in ann.refused("/api/board/table", {**wish, "seat": 4}, 404)
    end = {"source": source(table, len(match.played)), "decisions": []}
    assert "over" in ann.refused("/api/board/table", end, 409)
    house.browser().refused("/api/board/table", wish, 401)


def test_a_bot_says_what_it_would_choose_on_a_board(tmp_path: Path) -> None:
    with House(tmp_path, rate_limits=False, hint_iterations=60) as house:
        ann = house.browser("Ann")
        table, match = finished(ann)
        wish = {"source": source(table, 10, seat=0), "decisions": []}
        shown = ann.post("/api/board", wish)
        found = ann.post("/api/board/hint?lang=pl", wish)
        assert (found["number"], found["seat"]) == (0, shown["to_move"]) and len(found["values"]) == 2
        assert found["choices"][0]["notation"] in {choice["notation"] for choice in shown["scene"]["choices"]}
        end = {"source": source(table, len(match.played)), "decisions": []}
        assert "over" in ann.refused("/api/board/hint", end, 409)
        house.browser().refused("/api/board/hint", wish, 401)
        _, _, among_people = two_at_a_table(house)
        wish = {"source": source(among_people), "decisions": []}
        assert "at the table itself" in house.browser("Eve").refused("/api/board/hint", wish, 409)
