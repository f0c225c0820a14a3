"""People see where they are logged in, and end it."""

from __future__ import annotations

import pytest
from starlette.websockets import WebSocketDisconnect

from kontor.server.accounts.devices import device_of

from .conftest import House, Live, new_table
from .fuzz.conftest import id_of

ACCOUNT = {"login": "ann", "password": "correct horse"}
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
EDGE = "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140.0"
PHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Mobile Safari/604.1"


@pytest.mark.parametrize(
    ("said", "words"),
    [(FIREFOX, "Firefox · Linux"), (EDGE, "Edge · Windows"), (PHONE, "Safari · iPhone"), ("curl/8", ""), ("", "")],
)
def test_a_browser_is_known_again_by_two_words(said: str, words: str) -> None:
    assert device_of(said) == words


def test_sessions_are_listed_and_ended_one_by_one_or_all_others(house: House) -> None:
    ann, phone, tablet = house.browser("Ann"), house.browser(), house.browser()
    ann.client.headers["user-agent"] = FIREFOX
    ann.post("/api/register", ACCOUNT)
    for browser in (phone, tablet):
        browser.client.headers["user-agent"] = PHONE
        browser.post("/api/login", ACCOUNT)
    listed = ann.get("/api/account")["sessions"]
    assert sorted(one["device"] for one in listed) == ["Firefox · Linux", "Safari · iPhone", "Safari · iPhone"]
    assert [one["device"] for one in listed if one["current"]] == ["Firefox · Linux"]
    mine = next(one["id"] for one in listed if one["current"])
    ann.refused(f"/api/account/sessions/{mine}/end", status=404)
    ann.refused("/api/account/sessions/0/end", status=404)
    theirs = next(one["id"] for one in phone.get("/api/account")["sessions"] if one["current"])
    table = new_table(phone)["id"]
    with Live(phone, table) as live:
        live.until("chat")
        assert len(ann.post(f"/api/account/sessions/{theirs}/end")["sessions"]) == 2
        with pytest.raises(WebSocketDisconnect):
            live.until("nothing")
    assert id_of(phone) is None and id_of(tablet) is not None
    house.browser("Eve").refused(f"/api/account/sessions/{mine}/end", status=404)
    assert len(ann.post("/api/account/sessions/end-others")["sessions"]) == 1
    assert id_of(tablet) is None and id_of(ann) is not None
