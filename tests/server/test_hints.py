"""Hints over HTTP: for whoever is to move, where the table allows them, from what their seat may know."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from kontor.kernel.native import NativeCode
from kontor.server import thinking

from .conftest import TWO, Browser, House, Live, new_table
from .inside import room_of

ALONE = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]


@pytest.fixture
def quick(tmp_path: Path) -> Iterator[House]:
    with House(tmp_path, rate_limits=False, hint_iterations=120, review_iterations=20) as house:
        yield house


def my_turn(browser: Browser, table: str) -> Any:
    """The first scene in which the person of this page is to choose."""
    with Live(browser, table) as live:
        while not (scene := live.until("scene"))["scene"]["choices"]:
            pass
        return scene


def test_a_hint_for_a_person_alone_with_a_bot(quick: House) -> None:
    ann = quick.browser("Ann")
    table = new_table(ann, ALONE)
    assert table["hints"] and [seat["hints_used"] for seat in table["seats"]] == [0, 0]
    path = f"/api/tables/{table['id']}"
    scene = my_turn(ann, table["id"])
    found = ann.post(f"{path}/hint?lang=hu")
    legal = {choice["action"]: choice for choice in scene["scene"]["choices"]}
    assert found["number"] == scene["number"] and found["seat"] == scene["scene"]["viewer"]
    assert len(found["values"]) == 2 and 1 <= len(found["choices"]) <= 4
    for choice in found["choices"]:
        assert legal[choice["action"]]["notation"] == choice["notation"]
        assert len(choice["values"]) == 2 and all(isinstance(line, str) for line in choice["why"])
    english = ann.post(f"{path}/hint")  # the same once more, in another language: not counted again
    assert [c["action"] for c in english["choices"]] == [c["action"] for c in found["choices"]]
    assert english["choices"][0]["words"] != found["choices"][0]["words"]
    assert [seat["hints_used"] for seat in ann.get(path)["seats"]] == [1, 0]
    with Live(ann, table["id"]) as live:
        live.until("scene")
        best = found["choices"][0]["action"]
        assert live.ask(type="decide", number=found["number"], action=best)["type"] == "accepted"


def test_tables_of_several_people_have_none_unless_the_host_says_so(quick: House) -> None:
    ann, ben, eve = (quick.browser(name) for name in ("Ann", "Ben", "Eve"))
    assert not new_table(ann)["hints"]
    table = new_table(ann)["id"]
    ben.post(f"/api/tables/{table}/join")
    assert "Hints are off" in ann.refused(f"/api/tables/{table}/hint", status=409)
    table = new_table(ann, hints=True)["id"]
    assert "No game" in ann.refused(f"/api/tables/{table}/hint", status=409)
    ben.post(f"/api/tables/{table}/join")
    to_move = ann.get(f"/api/tables/{table}")["to_move"]
    first, other = (ann, ben) if to_move == 0 else (ben, ann)
    assert "not your turn" in other.refused(f"/api/tables/{table}/hint", status=409)
    assert "not playing" in eve.refused(f"/api/tables/{table}/hint", status=403)
    assert quick.browser().post(f"/api/tables/{table}/hint", status=401)
    assert first.post(f"/api/tables/{table}/hint")["seat"] == to_move
    assert [s["hints_used"] for s in eve.get(f"/api/tables/{table}")["seats"]] == [int(k == to_move) for k in (0, 1)]
    assert not new_table(ann, ALONE, hints=False)["hints"]


def test_rules_that_are_not_compiled_yet_give_no_hints(quick: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(NativeCode, "is_ready", lambda _: False)
    monkeypatch.setattr(thinking, "compile_in_background", lambda _: None)
    ann = quick.browser("Ann")
    table = new_table(ann, [{"kind": "me"}, {"kind": "hot", "name": "Ben"}], hints=True)["id"]
    assert "compiled" in ann.refused(f"/api/tables/{table}/hint", status=503)
    assert "fordítása" in ann.refused(f"/api/tables/{table}/hint?lang=hu", status=503)


def test_hints_are_limited(tmp_path: Path) -> None:
    with House(tmp_path, hint_iterations=20) as house:
        ann = house.browser("Ann")
        table = new_table(ann, [{"kind": "me"}, {"kind": "hot", "name": "Ben"}], hints=True)["id"]
        answers: list[int] = []
        while 429 not in answers and len(answers) < 60:
            answer = ann.client.post(f"/api/tables/{table}/hint", headers={"X-Kontor-Token": ann.token})
            answers.append(answer.status_code)
    assert answers[-1] == 429 and answers[:-1] == [200] * (len(answers) - 1) and len(answers) > 12


def test_a_hint_over_http_depends_only_on_what_the_seat_may_know(quick: House) -> None:
    """Two tables that differ in nothing but what Ann cannot see: she gets the same advice, to the letter."""
    ann, ben = quick.browser("Ann"), quick.browser("Ben")
    answers = []
    for deal in (None, 99):
        table = new_table(ann, TWO, game="ragusa", hints=True)["id"]
        ben.post(f"/api/tables/{table}/join")
        match = room_of(quick, table).match
        assert match is not None
        seat = match.to_move
        assert seat is not None
        before = match.state.to_bytes()
        if deal is not None:
            match._state = match.game.python.redealt(match.state, seat, deal)
            assert match.state.to_bytes() != before
        found = (ann, ben)[seat].post(f"/api/tables/{table}/hint")
        del found["seconds"]
        answers.append(found)
    assert answers[0] == answers[1]


def test_levels_come_first_and_say_what_they_are(quick: House) -> None:
    ann = quick.browser("Ann")
    for language in ("en", "pl", "hu"):
        bots = ann.get(f"/api/games?lang={language}")[0]["bots"]
        assert [bot["id"] for bot in bots[:5]] == ["beginner", "casual", "strong", "expert", "master"]
        assert [bot["simple"] for bot in bots] == [False] * 5 + [True] * (len(bots) - 5)
        assert all(bot["about"] and bot["name"] for bot in bots)


def test_only_named_bots_can_be_had_over_the_network(quick: House) -> None:
    ann = quick.browser("Ann")
    body = {"game": "little-town", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "search:iterations=999999999"}]}
    assert "There is no bot" in ann.refused("/api/tables", body)
    table = new_table(ann)["id"]
    assert "There is no bot" in ann.refused(f"/api/tables/{table}/fill", {"bot": "search:iterations=9"})
