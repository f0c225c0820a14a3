"""People for each other: what a profile shows and hides, follow and block, invitations, statistics that are true."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from kontor.match import Match
from kontor.server.storage.schema import calls, results

from .company import RATED, account, id_of, play_out, table_of
from .conftest import Browser, House, Live
from .test_reviews import finished

SECRET_PARTS = ("ratings", "statistics", "calendar")


@pytest.fixture
def two(house: House) -> tuple[Browser, Browser]:
    return account(house, "Ann"), account(house, "Ben")


def keep_private(browser: Browser, **parts: str) -> None:
    answer = browser.client.patch("/api/privacy", json=parts, headers={"X-Kontor-Token": browser.token})
    assert answer.status_code == 200 and answer.json().items() >= parts.items()


def follow(browser: Browser, other: Browser, on: bool = True) -> Any:
    return browser.post(f"/api/people/{id_of(other)}/follow", {"on": on})


def block(browser: Browser, other: Browser, on: bool = True) -> Any:
    return browser.post(f"/api/people/{id_of(other)}/block", {"on": on})


def rung(house: House, kind: str) -> list[Any]:
    return list(house.run(house.state.store.read, sa.select(calls).where(calls.c.kind == kind)))


# ---- profiles ----
def test_statistics_are_those_of_a_recount_by_replaying(house: House, two: tuple[Browser, Browser]) -> None:
    ann, ben = two
    tables = [table_of(ann, ben, **RATED), table_of(ben, ann), table_of(ann, ben, public=False)]
    for seed, table in enumerate(tables):
        play_out(house, table, seed)
    hot = ann.post(
        "/api/tables", {"game": "little-town", "seats": [{"kind": "me"}, {"kind": "hot", "name": "Eve"}], "seed": 3}
    )
    play_out(house, hot["id"])  # at one device: nobody's game in particular
    won, points = 0.0, []
    for table in tables:
        told = ann.get(f"/api/tables/{table}")
        match = Match.from_log(ann.client.get(f"/api/tables/{table}/log").text)
        seat = next(seat["seat"] for seat in told["seats"] if seat["yours"])
        won += 1 / len(match.winners) if seat in match.winners else 0
        points.append(match.scores[seat])
    (row,) = ann.get(f"/api/people/{id_of(ann)}")["statistics"]
    assert (row["game"], row["players"], row["games"]) == ("little-town", 2, 3)
    assert row["won"] == pytest.approx(won, abs=0.01) and row["expected"] == pytest.approx(1.5, abs=0.01)
    assert row["average"] == pytest.approx(sum(points) / 3, abs=0.05)
    assert row["opening"] is None and row["accuracy"] is None  # three games are too few
    profile = house.browser().get(f"/api/people/{id_of(ann)}")
    assert profile["games"] == 3 and [day["games"] for day in profile["calendar"]] == [3]
    assert [rating["game"] for rating in profile["ratings"]] == ["little-town"] and not profile["ratings"][0]["settled"]


def test_accuracy_is_that_of_reviews_and_private_statistics_hide_it(tmp_path: Path) -> None:
    with House(tmp_path, rate_limits=False, review_iterations=20) as house:
        ann, ben = account(house, "Ann"), account(house, "Ben")
        reviewed, other = (table_of(ann, ben, seed=7) for _ in range(2))
        for table in (reviewed, other):
            play_out(house, table)
        (row,) = ann.get(f"/api/people/{id_of(ann)}")["statistics"]
        assert (row["games"], row["accuracy"]) == (2, None)
        ann.post(f"/api/tables/{reviewed}/review")
        review = finished(ann, reviewed)
        assert review["status"] == "ready"
        for browser in (ann, ben):
            seats = browser.get(f"/api/tables/{reviewed}")["seats"]
            mine = next(seat["seat"] for seat in seats if seat["yours"])
            (row,) = house.browser().get(f"/api/people/{id_of(browser)}")["statistics"]
            assert row["games"] == 2
            assert row["accuracy"] == round(review["accuracy"][mine], 1)
        assert round(review["accuracy"][0], 1) != round(review["accuracy"][1], 1)  # or the seats could be mistaken
        keep_private(ann, statistics="nobody")
        for viewer in (house.browser(), ben):
            told = viewer.get(f"/api/people/{id_of(ann)}")
            assert "statistics" in told["hidden"] and told["statistics"] == []
            assert '"accuracy"' not in json.dumps(told)
        (row,) = ann.get(f"/api/people/{id_of(ann)}")["statistics"]
        assert row["accuracy"] is not None


def test_a_favourite_opening_is_told_in_words(house: House, two: tuple[Browser, Browser]) -> None:
    ann, _ = two
    table = table_of(*two)
    play_out(house, table)
    (row,) = house.run(house.state.store.read, sa.select(results).where(results.c.person == id_of(ann)))
    first = next(
        decision["notation"]
        for decision in ann.get(f"/api/tables/{table}/history")["decisions"]
        if decision["seat"] == row["seat"]
    )
    assert row["opening"] == first
    others = [table_of(*two) for _ in range(9)]
    for other in others:
        house.run(house.state.store.write, results.insert().values({**row, "table_id": other}))
    ours = ann.get(f"/api/people/{id_of(ann)}?lang=pl")["statistics"][0]["opening"]
    theirs = ann.get(f"/api/people/{id_of(ann)}")["statistics"][0]["opening"]
    assert ours and theirs and ours != theirs and theirs[0].isupper()


def test_games_of_private_tables_are_told_to_those_who_played(house: House, two: tuple[Browser, Browser]) -> None:
    ann, ben = two
    for table in (table_of(ann, ben), table_of(ann, ben, public=False)):
        play_out(house, table)
    path = f"/api/people/{id_of(ann)}/games"
    assert [ann.get(path)["total"], ben.get(path)["total"], house.browser().get(path)["total"]] == [2, 2, 1]
    (game,) = house.browser().get(path)["games"]
    assert game["others"][0]["name"] == "Ben" and not game["rated"] and game["change"] is None
    assert game["place"] in (1, 2) and game["players"] == 2


def test_nothing_hidden_leaks_through_any_route(house: House, two: tuple[Browser, Browser]) -> None:
    ann, ben = two
    eve, ann_id = account(house, "Eve"), id_of(ann)
    play_out(house, table_of(ann, ben, **RATED))
    keep_private(ann, profile="nobody", presence="nobody", invite="nobody")
    for viewer in (house.browser(), ben, eve):
        told = viewer.get(f"/api/people/{ann_id}")
        assert told["hidden"] == ["profile", "statistics", "history", "presence"]
        assert not any(told[part] for part in SECRET_PARTS) and told["games"] is None and told["since"] is None
        assert told["here"] is None and told["table"] is None and told["colour"] == "" and not told["may_invite"]
        assert viewer.client.get(f"/api/people/{ann_id}/games").status_code == 403
        board = viewer.get("/api/ratings/little-town")
        assert ann_id not in str(board["people"]) and ann_id not in str(board)
    assert eve.get("/api/people?name=An") == []
    follow(eve, ann)
    (followed,) = eve.get("/api/company")["following"]
    assert followed["here"] is None and followed["table"] is None and followed["colour"] == ""
    table = table_of(ann, ben)
    with Live(ann, table), Live(eve, table) as live:
        watched = live.until("table")["table"]
        assert watched["watching"] == 1 and watched["spectators"] == []  # Eve shows herself to those she follows only
    own = ann.get(f"/api/people/{ann_id}")
    assert own["hidden"] == [] and own["hides"] and own["games"] == 1 and own["ratings"]


def test_those_one_follows_see_more(house: House, two: tuple[Browser, Browser]) -> None:
    ann, ben = two
    keep_private(ann, statistics="followed")
    assert ben.get(f"/api/people/{id_of(ann)}")["hidden"] == ["statistics", "presence"]
    follow(ann, ben)
    told = ben.get(f"/api/people/{id_of(ann)}")
    assert told["hidden"] == [] and told["here"] is True
    follow(ann, ben, on=False)
    assert ben.get(f"/api/people/{id_of(ann)}")["here"] is None


def test_watchers_are_counted_and_those_named_who_wish_it(house: House, two: tuple[Browser, Browser]) -> None:
    ann, ben = two
    eve = account(house, "Eve")
    keep_private(eve, presence="everybody")
    table = table_of(ann, ben)
    with Live(house.browser(), table), Live(eve, table), Live(eve, table), Live(ann, table) as live:
        told = live.until("table")["table"]
        assert told["watching"] == 2 and [one["name"] for one in told["spectators"]] == ["Eve"]


def test_a_person_that_is_not_there_is_missed_in_words(house: House) -> None:
    for name in ("nobody", "no%00body", "%27"):
        answer = house.browser().client.get(f"/api/people/{name}")
        assert answer.status_code == 404


# ---- following and blocking ----
def test_whoever_is_followed_is_told_once(house: House, two: tuple[Browser, Browser]) -> None:
    ann, ben = two
    for on in (True, True, False, True):
        assert follow(ann, ben, on)["following"] is on
    (call,) = rung(house, "followed")
    assert (call["person"], call["about"]) == (id_of(ben), id_of(ann))
    assert ben.get("/api/bell")["calls"][0]["path"] == f"/people/{id_of(ann)}"
    assert ben.get("/api/company")["followers"] == 1
    assert ann.refused(f"/api/people/{id_of(ann)}/follow", {"on": True})


def test_a_blocked_person_cannot_invite_join_or_be_heard_and_is_not_told(
    house: House, two: tuple[Browser, Browser]
) -> None:
    ann, ben = two
    assert block(ann, ben)["blocked"] is True
    mine = ann.post(
        "/api/tables", {"game": "little-town", "seats": [{"kind": "me"}, {"kind": "open"}], "public": True}
    )["id"]
    assert ben.refused(f"/api/tables/{mine}/join", status=403)
    assert mine not in [table["id"] for table in ben.get("/api/tables?show=open")]
    assert mine in [table["id"] for table in house.browser().get("/api/tables?show=open")]
    theirs = ben.post("/api/tables", {"game": "little-town", "seats": [{"kind": "me"}, {"kind": "open"}]})
    reason = ben.refused(f"/api/tables/{theirs['id']}/invitations", {"person": id_of(ann)}, 403)
    keep_private(ann, invite="nobody")
    eve = account(house, "Eve")
    other = eve.post("/api/tables", {"game": "little-town", "seats": [{"kind": "me"}, {"kind": "open"}]})
    assert (
        eve.refused(f"/api/tables/{other['id']}/invitations", {"person": id_of(ann)}, 403) == reason
    )  # it says no more
    keep_private(ann, invite="everybody")
    assert ben.get("/api/people?name=An") == [] and [one["name"] for one in eve.get("/api/people?name=an")] == ["Ann"]
    seen = ben.get(f"/api/people/{id_of(ann)}")
    assert seen["blocked"] is False and seen["here"] is None
    follow(ben, ann)
    assert rung(house, "followed") == [] and ann.get("/api/company")["followers"] == 0
    block(ann, ben, on=False)
    assert ben.post(f"/api/tables/{mine}/join")["status"] == "playing"


def test_words_of_blocked_people_are_not_shown(house: House, two: tuple[Browser, Browser]) -> None:
    ann, ben = two
    eve = account(house, "Eve")
    table = table_of(ben, eve)
    block(ann, ben)
    with Live(ben, table) as bens, Live(eve, table) as eves:
        bens.ask(type="chat", text="hello from Ben")
        eves.ask(type="chat", text="hello from Eve")
    with Live(ann, table) as live:
        greeting = live.until("chat")["messages"]
        assert [message["text"] for message in greeting] == ["hello from Eve"]
        block(ann, eve)  # at once, without a new connection
        with Live(eve, table) as eves:
            eves.ask(type="chat", text="again")
        assert live.ask(type="chat", text="mine")["type"] == "accepted"
        heard = [m for message in live.raw if message["type"] == "chat" for m in message["messages"]]
        assert "again" not in [message["text"] for message in heard]


def test_muting_is_kept_with_the_person_and_taken_along_by_a_guest(house: House, two: tuple[Browser, Browser]) -> None:
    """On every device of somebody the words of the same people are covered; the others hear nothing of it."""
    ann, ben = two
    guest = house.browser("Gast")
    for other in (ben, ann, ben):
        listed = guest.post(f"/api/people/{id_of(other)}/mute", {"on": True})
    assert [one["name"] for one in listed] == ["Ann", "Ben"] == [one["name"] for one in guest.get("/api/mutes")]
    assert "That is you" in guest.refused(f"/api/people/{id_of(guest)}/mute", {"on": True})
    assert house.browser().client.get("/api/mutes").status_code == 401
    guest.post("/api/login", {"login": "ann@example.org", "password": "long enough", "take_along": True})
    elsewhere = house.browser()
    elsewhere.post("/api/login", {"login": "ann@example.org", "password": "long enough"})
    assert [one["name"] for one in elsewhere.get("/api/mutes")] == ["Ben"]  # not oneself
    assert elsewhere.post(f"/api/people/{id_of(ben)}/mute", {"on": False}) == [] == guest.get("/api/mutes")


# ---- invitations ----
def test_an_invitation_opens_a_private_table(house: House, two: tuple[Browser, Browser]) -> None:
    ann, ben = two
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    table = ann.post("/api/tables", {"game": "little-town", "seats": seats})["id"]
    assert ben.client.get(f"/api/tables/{table}").status_code == 403
    for _ in range(2):
        (asked,) = ann.post(f"/api/tables/{table}/invitations", {"person": id_of(ben)})
        assert asked["name"] == "Ben" and asked["answer"] is None
    (call,) = rung(house, "invited")
    assert (call["person"], call["about"], call["data"]["name"]) == (id_of(ben), table, "Ann")
    (waiting,) = ben.get("/api/company")["invitations"]
    assert waiting["table"] == table and waiting["key"] and waiting["open"] == 2 and waiting["inviter"]["name"] == "Ann"
    bell = ben.get("/api/bell")
    assert (bell["waiting"], bell["calls"][0]["path"]) == (1, f"/table/{table}?key={waiting['key']}")
    ben.post(f"/api/invitations/{table}", {"accept": True})
    assert ben.get("/api/bell")["waiting"] == 0
    assert any(seat["yours"] for seat in ben.get(f"/api/tables/{table}")["seats"])
    assert ben.get("/api/company")["invitations"] == [] and ann.get(f"/api/tables/{table}/invitations") == []


def test_an_invitation_can_be_declined_and_withdrawn(house: House, two: tuple[Browser, Browser]) -> None:
    ann, ben = two
    eve = account(house, "Eve")
    table = ann.post("/api/tables", {"game": "little-town", "seats": [{"kind": "me"}, {"kind": "open"}]})["id"]
    for who in (ben, eve):
        ann.post(f"/api/tables/{table}/invitations", {"person": id_of(who)})
    ben.post(f"/api/invitations/{table}", {"accept": False})
    answers = {one["name"]: one["answer"] for one in ann.get(f"/api/tables/{table}/invitations")}
    assert answers == {"Ben": "declined", "Eve": None} and ben.get("/api/company")["invitations"] == []
    ann.post(f"/api/tables/{table}/invitations/withdraw", {"person": id_of(eve)})
    assert eve.get("/api/company")["invitations"] == []
    assert ben.get("/api/bell")["waiting"] == 0 == eve.get("/api/bell")["waiting"]
    assert eve.refused(f"/api/invitations/{table}", {"accept": True}, 404)
    guest = house.browser("Ida")
    own = guest.post("/api/tables", {"game": "little-town", "seats": [{"kind": "me"}, {"kind": "open"}]})["id"]
    assert "share the link" in guest.refused(f"/api/tables/{own}/invitations", {"person": id_of(ben)}, 403)


def test_whoever_invites_again_after_another_has_withdrawn_is_named(house: House, two: tuple[Browser, Browser]) -> None:
    ann, ben = two
    eve = account(house, "Eve")
    table = table_of(ann, public=True, seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    ben.post(f"/api/tables/{table}/join")
    ann.post(f"/api/tables/{table}/invitations", {"person": id_of(eve)})
    ann.post(f"/api/tables/{table}/invitations/withdraw", {"person": id_of(eve)})
    ben.post(f"/api/tables/{table}/invitations", {"person": id_of(eve)})
    (call,) = rung(house, "invited")
    assert (call["data"]["name"], call["data"]["by"]) == ("Ben", id_of(ben))


def test_only_who_sits_there_invites_and_sees_who_is_invited(house: House, two: tuple[Browser, Browser]) -> None:
    ann, ben = two
    eve = account(house, "Eve")
    table = ann.post(
        "/api/tables", {"game": "little-town", "seats": [{"kind": "me"}, {"kind": "open"}], "public": True}
    )["id"]
    ann.post(f"/api/tables/{table}/invitations", {"person": id_of(ben)})
    assert eve.refused(f"/api/tables/{table}/invitations", {"person": id_of(ben)}, 403)
    assert eve.get(f"/api/tables/{table}/invitations") == []


def test_the_qr_code_leads_to_the_table_and_nowhere_else(house: House, two: tuple[Browser, Browser]) -> None:
    ann = two[0]
    table = ann.post("/api/tables", {"game": "little-town", "seats": [{"kind": "me"}, {"kind": "open"}]})["id"]
    path = f"/api/tables/{table}/qr.svg?origin="
    answer = ann.client.get(f"{path}http://testserver")
    assert answer.status_code == 200 and answer.headers["content-type"] == "image/svg+xml"
    assert "#000" in answer.text and "#fff" in answer.text  # black on white whatever the theme
    for wrong in ("http://elsewhere.example", "javascript:alert(1)", "ftp://testserver", ""):
        assert ann.client.get(path + wrong).status_code == 400
    assert house.browser().client.get(f"{path}http://testserver").status_code == 403  # it holds the key


# ---- colours ----
def test_colours_are_chosen_among_the_free_ones_and_remembered(house: House, two: tuple[Browser, Browser]) -> None:
    ann, ben = two
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    table = ann.post("/api/tables", {"game": "little-town", "seats": seats, "public": True})["id"]
    ben.post(f"/api/tables/{table}/join")
    assert [seat["colour"] for seat in ben.get(f"/api/tables/{table}")["seats"]][:2] == ["blue", "red"]
    told = ben.post(f"/api/tables/{table}/colour", {"colour": "white"})
    assert told["seats"][1]["colour"] == "white" and len({seat["colour"] for seat in told["seats"]}) == 3
    assert "colour" in ann.refused(f"/api/tables/{table}/colour", {"colour": "white"}, 409)
    again = ben.post("/api/tables", {"game": "little-town", "seats": seats, "public": True})
    assert again["seats"][0]["colour"] == "white"
    assert ann.get(f"/api/people/{id_of(ben)}")["colour"] == "white"
    ann.post(f"/api/tables/{table}/colour", {"colour": "purple"})
    keep_private(ann, profile="nobody")
    assert ben.get(f"/api/people/{id_of(ann)}")["colour"] == ""
