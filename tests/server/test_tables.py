"""Tables: made, joined, played, looked back on; what is not allowed is refused with a reason and changes nothing."""

from __future__ import annotations

import pytest

from kontor import Match
from kontor.server.tables import listing

from .conftest import House, Live, new_table


def test_a_guest_plays_at_once_and_bots_answer(house: House) -> None:
    """One person and three bots, to the end, over the socket; the log then replays to the same scores."""
    ann = house.browser("Ann")
    table = new_table(ann, [{"kind": "me"}, *[{"kind": "bot", "bot": "greedy"}] * 3])
    assert table["status"] == "playing"
    with Live(ann, table["id"]) as live:
        number = live.until("scene")["number"]
        while not (scene := live.at(number)["scene"])["over"]:
            if scene["choices"]:  # perhaps several times in a row: the next scene then comes before the answer
                answer = live.ask(type="decide", number=number, action=scene["choices"][0]["action"])
                assert answer["type"] == "accepted", answer
            number += 1
    table = ann.get(f"/api/tables/{table['id']}")
    assert table["status"] == "over" and table["winners"]
    log = ann.client.get(f"/api/tables/{table['id']}/log").text
    assert Match.from_log(log).scores == table["scores"]


def test_games_come_lightest_first_with_length_and_weight(house: House) -> None:
    found = house.browser().get("/api/games")
    told = [(game["weight"], game["minutes"]) for game in found if game["weight"]]
    assert told == sorted(told) and len(told) >= 4
    assert found[: len(told)] == [game for game in found if game["weight"]]  # one that does not say comes last
    assert all(1 <= weight <= 5 and 5 <= minutes <= 300 for weight, minutes in told)


def test_many_finished_games_do_not_hide_one_that_runs(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(listing, "PAGE", 2)
    ann = house.browser("Ann")
    running = new_table(ann, [{"kind": "me"}, {"kind": "hot", "name": "Ben"}])["id"]
    for _ in range(3):
        left = new_table(ann, [{"kind": "me"}, {"kind": "open"}])["id"]
        log = Match("little-town", 2, 7).log()
        ann.post("/api/import", {"log": log})
        ann.post(f"/api/tables/{left}/leave")
    mine = ann.get("/api/tables?show=mine")
    assert mine[0]["id"] == running and len(mine) == 2


def test_two_people_and_a_spectator_see_only_what_they_may(house: House) -> None:
    """Raw messages: no objective of another hand, no seed, no chance, anywhere."""
    ann, ben, eve = house.browser("Ann"), house.browser("Ben"), house.browser("Eve")
    table = new_table(ann)
    assert table["status"] == "waiting"
    ben.post(f"/api/tables/{table['id']}/join")
    match = Match("little-town", ["Ann", "Ben"], 7)
    words = match.game.words()
    hands = [
        [words(f"objective-{match.game.domains['objective'].names[k]}.text") for k in match.state.players[seat].hand]
        for seat in range(2)
    ]
    with Live(ann, table["id"]) as a, Live(ben, table["id"]) as b, Live(eve, table["id"]) as e:
        sockets = {0: a, 1: b}
        for live in (a, b, e):
            live.until("chat")
        for number in range(12):
            mover = match.to_move
            assert mover is not None
            action = next(x for x in match.legal if not match.game.actions.notation(x).startswith("claim"))
            match.play(action)
            assert sockets[mover].ask(type="decide", number=number, action=action)["type"] == "accepted"
            for live in (a, b, e):
                live.at(number + 1)
        seen = {0: str(a.raw), 1: str(b.raw), -1: str(e.raw)}
    for viewer, text in seen.items():
        for seat in range(2):
            assert all((card in text) == (seat == viewer) for card in hands[seat])
        assert "'rng'" not in text and "'seed'" not in text
    assert "seed" not in ann.client.get(f"/api/tables/{table['id']}/log").text
    for browser, viewer in ((ann, 0), (ben, 1), (eve, -1)):
        text = str(browser.get(f"/api/tables/{table['id']}/at/5"))
        for seat in range(2):
            assert all((card in text) == (seat == viewer) for card in hands[seat])


def test_repeated_late_forged_and_foreign_decisions_are_refused(house: House) -> None:
    ann, ben, eve = house.browser("Ann"), house.browser("Ben"), house.browser("Eve")
    table = new_table(ann)["id"]
    ben.post(f"/api/tables/{table}/join")
    with Live(ann, table) as a, Live(ben, table) as b, Live(eve, table) as e:
        first = a if a.until("scene")["scene"]["choices"] else b
        other = b if first is a else a
        place = {"type": "decide", "number": 0, "decision": "place F5"}
        assert "not your turn" in other.ask(**place)["reason"]
        assert "not your turn" in e.ask(**place)["reason"]
        assert first.ask(**place)["type"] == "accepted"
        assert "moved on" in first.ask(**place)["reason"]  # repeated
        assert "moved on" in other.ask(type="decide", number=0, decision="place B2")["reason"]  # late
        assert "already a worker" in other.ask(type="decide", number=1, decision="place F5")["reason"]
        assert "not a meadow" in other.ask(type="decide", number=1, decision="place A1")["reason"]
        for bad in (
            {"type": "decide", "number": 1, "decision": "dance"},
            {"type": "decide", "number": 1, "action": 99999},
            {"type": "decide", "number": 1, "action": -1},
            {"type": "decide", "number": 1, "action": True},
            {"type": "decide", "number": 1, "action": None},
            {"type": "decide", "number": "1", "action": 3},
            {"type": "decide", "number": 1.5, "action": 3},
            {"type": "steal"},
            {"type": "undo", "number": 7},
            {"type": "lang", "lang": "xx"},
        ):
            assert other.ask(**bad)["type"] == "refused", bad
        for text in ("nonsense", "[]", '"x"', "{}"):
            other.send_text(text)
            assert other.until("refused")["reason"]
    assert ann.get(f"/api/tables/{table}")["decisions"] == 1


def test_undo_is_for_the_player_concerned_and_as_far_as_the_engine_allows(house: House) -> None:
    ann, ben = house.browser("Ann"), house.browser("Ben")
    table = new_table(ann)["id"]
    ben.post(f"/api/tables/{table}/join")
    with Live(ann, table) as a, Live(ben, table) as b:
        first, other = (a, b) if a.until("scene")["scene"]["choices"] else (b, a)
        first.ask(type="decide", number=0, decision="place F5")
        assert other.ask(type="undo", number=1, turn=False)["type"] == "refused"
        assert first.ask(type="undo", number=1, turn=False)["number"] == 0
        assert ann.get(f"/api/tables/{table}/history")["decisions"] == []
        first.ask(type="decide", number=0, decision="place B2")
        assert other.ask(type="decide", number=1, decision="place F5")["type"] == "accepted"
        assert "somebody else" in first.ask(type="undo", number=2, turn=True)["reason"]


def test_two_tabs_stay_in_step_and_a_new_one_resumes(house: House) -> None:
    ann = house.browser("Ann")
    table = new_table(ann, [{"kind": "me"}, {"kind": "hot", "name": "Ben"}])["id"]
    with Live(ann, table) as one, Live(ann, table, "hu") as two:
        one.ask(type="decide", number=0, decision="place F5")
        first, second = one.at(1), two.at(1)
        assert first["scene"]["viewer"] == second["scene"]["viewer"] == first["scene"]["to_move"]
        assert first["scene"]["question"] != second["scene"]["question"]  # each in its own language
    with Live(ann, table) as again:
        assert [m["notation"] for m in again.until("decisions")["decisions"]] == ["place F5"]
        assert again.until("scene")["number"] == 1


def test_waiting_room(house: House) -> None:
    ann, ben, cy = house.browser("Ann"), house.browser("Ben"), house.browser("Cy")
    table = new_table(ann, [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])["id"]
    assert [t["id"] for t in ben.get("/api/tables?show=open")] == [table]
    ben.post(f"/api/tables/{table}/join")
    ben.post(f"/api/tables/{table}/join")  # twice is once
    assert [s["kind"] for s in ben.get(f"/api/tables/{table}")["seats"]] == ["person", "person", "open"]
    ben.post(f"/api/tables/{table}/leave")
    assert "Only the host" in cy.refused(f"/api/tables/{table}/fill", {"bot": "greedy"}, 403)
    cy.post(f"/api/tables/{table}/join")
    for no_name in ("program:sh", "search:iterations=9", "", "x"):
        assert "There is no bot" in ann.refused(f"/api/tables/{table}/fill", {"bot": no_name})
    filled = ann.post(f"/api/tables/{table}/fill", {"bot": "greedy"})
    assert filled["status"] == "playing"
    assert ben.refused(f"/api/tables/{table}/join", status=409)
    assert [t["id"] for t in cy.get("/api/tables?show=mine")] == [table]


def test_resigning_lets_a_stand_in_finish_and_rematch_moves_everybody_up(house: House) -> None:
    ann, ben = house.browser("Ann"), house.browser("Ben")
    table = new_table(ann)["id"]
    ben.post(f"/api/tables/{table}/join")
    assert "not over" in ann.refused(f"/api/tables/{table}/rematch", status=409)
    ann.post(f"/api/tables/{table}/resign")
    ben.post(f"/api/tables/{table}/resign")
    with Live(ben, table) as live:
        while not live.until("scene")["scene"]["over"]:
            pass
    new = ben.post(f"/api/tables/{table}/rematch")
    assert ann.post(f"/api/tables/{table}/rematch")["id"] == new["id"]
    assert [s["name"] for s in new["seats"]] == ["Ben", "Ann"]


def test_chat_reaches_everybody_and_is_kept(house: House) -> None:
    ann, eve, nobody = house.browser("Ann"), house.browser("Eve"), house.browser()
    table = new_table(ann)["id"]
    with Live(ann, table) as a, Live(eve, table) as e, Live(nobody, table) as n:
        for live in (a, e, n):
            live.until("chat")
        assert e.ask(type="chat", text="  <b>hello</b> ")["type"] == "accepted"
        assert a.until("chat")["messages"][0]["text"] == "<b>hello</b>"
        assert n.ask(type="chat", text="hi")["type"] == "refused"
        assert a.ask(type="chat", text="   ")["type"] == "refused"
    with Live(ann, table) as again:
        assert [m["name"] for m in again.until("chat")["messages"]] == ["Eve"]


def test_importing_a_log(house: House) -> None:
    ann = house.browser("Ann")
    match = Match("little-town", ["X", "Y"], 3)
    for _ in range(20):
        match.play(match.legal[len(match.played) % len(match.legal)])
    table = ann.post("/api/import", {"log": match.log()})
    assert table["imported"] and table["decisions"] == 20
    assert ann.get(f"/api/tables/{table['id']}/at/20")["scene"]["players"][0]["score"] == match.scores[0]
    assert "not a Kontor log" in ann.refused("/api/import", {"log": "garbage"})
    assert "cut off" in ann.refused("/api/import", {"log": match.log()[:300]})


@pytest.mark.parametrize(
    ("body", "message"),
    [
        ({"game": "ludo", "seats": [{"kind": "me"}, {"kind": "open"}]}, "There is no game"),
        ({"game": "little-town", "seats": [{"kind": "me"}]}, "is for 2 to 4 players"),
        ({"game": "little-town", "seats": [{"kind": "me"}] + [{"kind": "open"}] * 5}, "is for 2 to 4 players"),
        ({"game": "little-town", "seats": [{"kind": "open"}, {"kind": "open"}]}, "seat at your own table"),
        ({"game": "little-town", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "x"}]}, "There is no bot"),
        ({"game": "little-town", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "program:sh"}]}, "There is no bot"),
        ({"game": "little-town", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "search:9"}]}, "There is no bot"),
        ({"game": "little-town", "seats": [{"kind": "me"}, {"kind": "hot", "name": "a|b"}]}, "A name must have"),
        (
            {"game": "little-town", "seats": [{"kind": "me"}, {"kind": "open"}], "options": {"market": "no"}},
            "Option “market” cannot be",
        ),
        ({"game": "little-town", "seats": [{"kind": "me"}, {"kind": "open"}], "seed": -4}, "A seed must be"),
    ],
)
def test_bad_tables_are_refused_in_words(house: House, body: dict[str, object], message: str) -> None:
    ann = house.browser("Ann")
    assert message in ann.refused("/api/tables", body)
    assert ann.get("/api/tables?show=mine") == []


def test_a_seat_of_no_kind_is_refused(house: House) -> None:
    body = {"game": "little-town", "seats": [{"kind": "me"}, {"kind": "king"}]}
    assert "seats.1.kind" in house.browser("Ann").refused("/api/tables", body, 422)


def test_things_that_are_not_there(house: House) -> None:
    ann = house.browser("Ann")
    for path in ("/api/tables/nothing", "/api/tables/nothing/history", "/api/games/ludo/rules", "/api/nowhere"):
        assert ann.client.get(path).status_code == 404
    table = new_table(ann)["id"]
    assert ann.client.get(f"/api/tables/{table}/history").status_code == 409
    assert ann.client.get("/api/games?lang=xx").status_code == 400


def test_backdrops_are_kept_for_ever_under_their_key(house: House) -> None:
    ann = house.browser("Ann")
    seats = [{"kind": "me"}, {"kind": "hot", "name": "Ben"}]
    table = ann.post("/api/tables", {"game": "little-town", "seats": seats})
    told = ann.get(f"/api/tables/{table['id']}/at/0?lang=pl")
    scene = told["scene"]
    assert told["motions"] == [] and scene["pieces"] == [] and scene["picture"]["areas"]["board"]["targets"]
    path = f"/api/games/little-town/backdrop/{scene['picture']['backdrop']}.json"
    answer = ann.client.get(path)
    assert "immutable" in answer.headers["cache-control"]
    assert answer.json()["parts"]["tile bakery"] and answer.json()["palette"]["meadow"]
    assert ann.client.get("/api/games/little-town/backdrop/pl-old.json").headers["cache-control"] == "no-store"
    for wrong in ("little-town/backdrop/xx-1", "ludo/backdrop/en-1"):
        assert ann.client.get(f"/api/games/{wrong}.json").status_code == 404
