"""Care: reports reach the operators, sanctions count and are told, names deceive nobody, and all of it is on record."""

from __future__ import annotations

import pytest
import sqlalchemy as sa
from starlette.websockets import WebSocketDisconnect

from kontor.server.accounts.names import checked_name, is_reserved, skeleton
from kontor.server.care.audit import COMMAND
from kontor.server.care.directory import grant
from kontor.server.errors import Refused
from kontor.server.storage.schema import calls

from .company import RATED, account, play_out, table_of
from .conftest import Browser, House, Live, new_table
from .fuzz.conftest import id_of
from .moved_time import MovedTime
from .moved_time import time_moves as time_moves


def operator_of(house: House) -> Browser:
    eve = house.browser("Warden")
    eve.post("/api/register", {"login": "warden", "password": "correct horse"})
    person = house.run(house.state.people.get, id_of(eve))
    house.run(grant, house.state.store, COMMAND, person, "operator")
    return eve


def calls_of(house: House, browser: Browser) -> list[str]:
    query = sa.select(calls.c.data).where(calls.c.person == id_of(browser), calls.c.kind == "care")
    return [row["data"]["what"] for row in house.run(house.state.store.read, query)]


# ---- names ----
NAMES = ["Łukasz Żółć", "Őszi Ünnep", "Ann 2", "Дмитрий", "Ελένη", "さくら子", "O’Neil", "Zoë-Marie"]


@pytest.mark.parametrize("name", NAMES)
def test_honest_names_of_all_alphabets_are_fine(name: str) -> None:
    assert checked_name(name) == name and not is_reserved(name)


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("Аnn", "name-mixed"),  # a Cyrillic A
        ("Bοb", "name-mixed"),  # a Greek omicron
        ("A\u200bnn", "name-form"),
        ("A\u034fnn", "name-invisible"),
        ("\u3164", "name-invisible"),
        ("Z\u0351\u0351\u0351\u0351", "name-invisible"),
        ("★彡☆"[0] + "☆", "name-symbols"),
        ("...", "name-symbols"),
        ("🙂", "name-symbols"),
    ],
)
def test_names_that_show_nothing_or_something_else_are_refused(name: str, why: str) -> None:
    with pytest.raises(Refused) as refused:
        checked_name(name)
    assert refused.value.key == why


def test_names_that_look_alike_have_one_skeleton_and_accents_count() -> None:
    for one, other in (("Alice", "AIice"), ("alice", "АLІСЕ"), ("Bern", "Bem"), ("Ann 0", "ann O"), ("Ann", "A.n.n")):
        assert skeleton(one) == skeleton(other), (one, other)
    for one, other in (("Zosia", "Zósia"), ("Lukasz", "Łukasz"), ("Ann", "Anna"), ("Ann 2", "Ann 3")):
        assert skeleton(one) != skeleton(other)
    assert all(
        is_reserved(name) for name in ("Operator", "0perator", "Kontor", "Casual bot", "Casual bot 2", "Mester bot")
    )


def test_nobody_takes_a_name_that_looks_like_an_accounts(house: House) -> None:
    ann = house.browser("Alice")
    ann.post("/api/register", {"login": "ann", "password": "correct horse"})
    for name in ("Alice", "AIice", "ALICE", "alice."):
        assert "looks like" in house.browser().refused("/api/guest", {"name": name})
    ben = house.browser("Ben")
    answer = ben.client.patch("/api/me", json={"name": "alice"}, headers={"X-Kontor-Token": ben.token})
    assert answer.status_code == 400 and "looks like" in answer.json()["reason"]
    assert "bots" in house.browser().refused("/api/guest", {"name": "Strong bot"})
    mine = ann.client.patch("/api/me", json={"name": "ALICE"}, headers={"X-Kontor-Token": ann.token})
    assert mine.status_code == 200  # one's own name in another spelling
    house.browser("Alice B")


def test_a_guest_who_had_the_name_first_keeps_it_and_their_games(house: House) -> None:
    """Nobody asks again for a name that is borne already: only whoever makes an account has to choose another."""
    guest, ben = house.browser("Alice"), house.browser("Ben")
    table = new_table(guest)["id"]
    ben.post(f"/api/tables/{table}/join")
    house.browser("ALICE").post("/api/register", {"login": "alice", "password": "correct horse"})
    with Live(guest, table) as live:
        choices = live.at(0)["scene"]["choices"]
        assert live.ask(type="decide", number=0, action=choices[0]["action"])["type"] == "accepted"
        assert live.ask(type="chat", text="still here")["type"] == "accepted"
    answer = guest.client.patch(
        "/api/me", json={"name": "Alice", "preferences": {"sound": True}}, headers={"X-Kontor-Token": guest.token}
    )
    assert answer.status_code == 200
    assert new_table(guest)["seats"][0]["name"] == "Alice"
    account = {"login": "other", "password": "correct horse"}
    for lang, words in (("en", "looks like"), ("pl", "bardzo podobną"), ("hu", "nagyon hasonlót")):
        assert words in guest.refused(f"/api/register?lang={lang}", account)
    guest.post("/api/guest", {"name": "Alicja"})
    guest.post("/api/register", account)
    assert table in {one["id"] for one in guest.get("/api/tables?show=mine")}


# ---- reports ----
def test_a_reported_line_reaches_the_operator_with_what_was_said_around_it_and_the_reporter_is_told(
    house: House,
) -> None:
    warden, ann, ben = operator_of(house), house.browser("Ann"), house.browser("Ben")
    table = new_table(ann)["id"]
    ben.post(f"/api/tables/{table}/join")
    with Live(ann, table) as live:
        for words in ("before", "you fool", "after"):
            live.ask(type="chat", text=words)
        lines = {m["text"]: m["id"] for heard in live.raw if heard["type"] == "chat" for m in heard["messages"]}
    wish = {"kind": "chat", "reason": "insult", "table": table, "line": lines["you fool"], "text": "Really."}
    ben.post("/api/reports", wish)
    assert "already" in ben.refused("/api/reports", wish, 409)
    assert "yourself" in ann.refused("/api/reports", wish)
    ben.refused("/api/reports", {**wish, "line": 999}, 404)
    ben.refused("/api/reports", {"kind": "person", "reason": "spam"}, 404)
    report = warden.get("/api/operator/reports")[0]
    assert report["person"] == {"id": id_of(ann), "name": "Ann"} and report["reporter"]["name"] == "Ben"
    assert [(line["text"], line["reported"]) for line in report["context"]] == [
        ("before", False),
        ("you fool", True),
        ("after", False),
    ]
    warden.post(f"/api/operator/reports/{report['id']}", {"status": "handled", "note": "muted"})
    assert warden.get("/api/operator/reports") == []
    assert warden.get("/api/operator/reports?status=handled")[0]["note"] == "muted"
    assert calls_of(house, ben) == ["report-handled"] and calls_of(house, ann) == []


def test_a_private_table_is_reported_only_by_whoever_may_look(house: House) -> None:
    ann, ben = house.browser("Ann"), house.browser("Ben")
    table = new_table(ann, public=False)
    wish = {"kind": "table", "reason": "other", "table": table["id"]}
    ben.refused("/api/reports", wish, 403)
    ben.post("/api/reports", {**wish, "key": table["key"]})


# ---- sanctions ----
def test_whoever_is_muted_is_told_why_and_how_long_and_may_chat_again_afterwards(
    house: House, time_moves: MovedTime
) -> None:
    warden, ann = operator_of(house), house.browser("Ann")
    table = new_table(ann)["id"]
    wish = {"person": id_of(ann), "kind": "mute", "reason": "Insults", "hours": 24}
    warden.post("/api/operator/sanctions", wish)
    with Live(ann, table) as live:
        reason = live.ask(type="chat", text="hello")["reason"]
        assert "muted" in reason and "Insults" in reason and "UTC" in reason
        time_moves.pass_by(hours=25)
        assert live.ask(type="chat", text="hello")["type"] == "accepted"
    time_moves.pass_by(hours=-25)
    assert [one["kind"] for one in ann.get("/api/account")["sanctions"]] == ["mute"]
    assert calls_of(house, ann) == ["mute"]
    number = warden.get(f"/api/operator/people/{id_of(ann)}")["sanctions"][0]["id"]
    warden.post(f"/api/operator/sanctions/{number}/lift")
    warden.refused(f"/api/operator/sanctions/{number}/lift", status=404)
    assert ann.get("/api/account")["sanctions"] == []
    for bad in ({"reason": ""}, {"person": "nobody"}, {"kind": "jail"}, {"hours": 0}):
        assert warden.client.post(
            "/api/operator/sanctions", json={**wish, **bad}, headers={"X-Kontor-Token": warden.token}
        ).status_code in (400, 404, 422)


def test_a_ban_from_playing_lets_games_end_and_begins_none(house: House) -> None:
    warden, ann, ben = operator_of(house), house.browser("Ann"), house.browser("Ben")
    running, waiting = new_table(ann)["id"], new_table(ben)["id"]
    ben.post(f"/api/tables/{running}/join")
    warden.post("/api/operator/sanctions", {"person": id_of(ann), "kind": "play", "reason": "Stalling"})
    assert "Stalling" in ann.refused(f"/api/tables/{waiting}/join", status=403)
    assert "any more" in ann.refused("/api/tables", {"game": "little-town", "seats": [{"kind": "me"}]}, 403)
    with Live(ann, running) as live:
        choice = live.at(0)["scene"]["choices"]
        if choice:
            assert live.ask(type="decide", number=0, action=choice[0]["action"])["type"] == "accepted"


def test_a_closed_account_is_logged_out_and_stays_out(house: House) -> None:
    warden, ann = operator_of(house), house.browser("Ann")
    account = {"login": "ann", "password": "correct horse"}
    ann.post("/api/register", account)
    table = new_table(ann)["id"]
    with Live(ann, table) as live:
        live.until("chat")
        warden.post(
            "/api/operator/sanctions", {"person": id_of(ann), "kind": "login", "reason": "Cheating", "hours": 1}
        )
        with pytest.raises(WebSocketDisconnect):
            live.until("nothing")
    assert id_of(ann) is None
    assert "Cheating" in house.browser().refused("/api/login", account, 403)


# ---- operators ----
def test_operators_alone_see_their_page_and_everything_they_do_is_on_record(house: House) -> None:
    warden, ann = operator_of(house), house.browser("Ann")
    table = new_table(ann)["id"]
    for path in ("people", "reports", "tables", "audit", f"people/{id_of(ann)}"):
        assert ann.client.get(f"/api/operator/{path}").status_code == 403
        assert warden.client.get(f"/api/operator/{path}").status_code == 200
    ann.refused("/api/operator/announcement", {"text": "Hello"}, 403)
    assert [one["name"] for one in warden.get("/api/operator/people?text=nn")] == ["Ann"]
    assert warden.get("/api/operator/people?text=%25") == []
    assert warden.post(f"/api/operator/people/{id_of(ann)}/rename", {"name": "Anna"})["person"]["name"] == "Anna"
    assert house.browser().get(f"/api/tables/{table}")["seats"][0]["name"] == "Anna"
    assert [one["id"] for one in warden.get("/api/operator/tables")] == [table]
    warden.post(f"/api/operator/tables/{table}/close")
    warden.refused(f"/api/operator/tables/{table}/close", status=409)
    assert ann.get(f"/api/tables/{table}")["status"] == "off"
    assert house.browser().get("/api/announcement")["text"] == ""
    warden.post("/api/operator/announcement", {"text": "Away tonight", "begins": "2030-01-01T20:00:00+01:00"})
    assert house.browser().get("/api/announcement") == {
        "text": "Away tonight",
        "begins": "2030-01-01T19:00:00Z",
        "until": None,
    }
    warden.post(f"/api/operator/people/{id_of(ann)}/end-sessions")
    assert id_of(ann) is None
    done = [line["action"] for line in warden.get("/api/operator/audit")]
    assert done == ["sessions-ended", "announced", "table-closed", "renamed", "granted"]
    me = id_of(warden)
    warden.refused(f"/api/operator/people/{me}/role", {"operator": False}, 409)


def test_operators_look_ratings_up_and_mend_them(house: House) -> None:
    """A game that counts no more and somebody who begins anew stay so, whatever is computed later."""
    warden, (ann, ben, eve) = operator_of(house), [account(house, name) for name in ("Ann", "Ben", "Eve")]
    tables = [table_of(*pair, **RATED) for pair in ((ann, ben), (ann, ben), (ben, eve))]
    for seed, table in enumerate(tables):
        play_out(house, table, seed)

    def listed(text: str = "") -> dict[str, int]:
        found = warden.get(f"/api/operator/ratings/little-town?text={text}")
        return {one["name"]: one["games"] for one in found}

    assert listed() == {"Ann": 2, "Ben": 3, "Eve": 1} and listed("nn") == {"Ann": 2}
    games = warden.get("/api/operator/ratings/little-town/games")
    assert [one["table"] for one in games] == tables[::-1]
    assert all(seat["before"] == 1500 != seat["rating"] for seat in games[-1]["seats"])
    assert len(warden.get(f"/api/operator/ratings/little-town/games?person={id_of(eve)}")) == 1
    assert warden.post(f"/api/operator/tables/{tables[0]}/void") == {"games": 2}
    assert "no rating" in warden.refused(f"/api/operator/tables/{tables[0]}/void", status=409)
    assert listed() == {"Ann": 1, "Ben": 2, "Eve": 1}
    wish = {"person": id_of(eve), "game": "little-town"}
    assert warden.post("/api/operator/ratings/reset", wish) == {"games": 1}
    assert "no rated games" in warden.refused("/api/operator/ratings/reset", wish, 409)
    assert warden.post("/api/operator/ratings/recompute", {"game": "little-town"}) == {"games": 1}
    assert listed() == {"Ann": 1, "Ben": 1}
    ann.refused("/api/operator/ratings/reset", wish, 403)
    assert ann.client.get("/api/operator/ratings/little-town").status_code == 403
    done = [(line["action"], line["about"]) for line in warden.get("/api/operator/audit")][:3]
    assert done == [
        ("ratings-recomputed", "little-town"),
        ("rating-reset", "little-town"),
        ("game-voided", tables[0]),
    ]
