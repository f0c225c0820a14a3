"""Nobody takes everything: guests and tables are free, but not without number, and nobody fills the lists alone."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from starlette.requests import HTTPConnection

from kontor.kernel import LANGUAGES
from kontor.server.limits.rates import address_of
from kontor.server.tables import listing

from .conftest import TWO, House, new_table

HOT = [{"kind": "me"}, {"kind": "hot", "name": "Ben"}]


def test_guests_from_one_address_are_limited(tmp_path: Path) -> None:
    """0.7.0 made as many as somebody asked for: each request without a cookie was a new session with its own limit."""
    with House(tmp_path, guests_per_hour=3) as house:
        ann = house.browser("Ann")
        for name in ("Ben", "Cy"):
            house.browser(name)
        fourth = house.browser()
        reasons = {fourth.refused(f"/api/guest?lang={lang}", {"name": "Dee"}, 429) for lang in LANGUAGES}
        assert len(reasons) == 3
        assert fourth.refused("/api/register", {"login": "dee", "password": "long enough"}, 429)
        assert ann.post("/api/guest", {"name": "Anna"})["person"]["name"] == "Anna"  # who is there may go on


def test_tables_of_one_person_are_limited(tmp_path: Path) -> None:
    with House(tmp_path, tables_per_hour=3) as house:
        ann, ben = house.browser("Ann"), house.browser("Ben")
        for _ in range(3):
            new_table(ann, HOT)
        assert "hour" in ann.refused("/api/tables", {"game": "little-town", "seats": HOT}, 429)
        assert ann.refused("/api/import", {"log": "x"}, 429)
        new_table(ben, HOT)


def test_tables_from_one_address_are_limited(tmp_path: Path) -> None:
    with House(tmp_path, tables_per_hour=1) as house:
        for name in ("Ann", "Ben", "Cy", "Dee"):
            new_table(house.browser(name), HOT)
        assert house.browser("Eve").refused("/api/tables", {"game": "little-town", "seats": HOT}, 429)


def test_tables_that_wait_are_limited_and_one_that_everybody_left_is_closed(tmp_path: Path) -> None:
    with House(tmp_path, open_tables=2) as house:
        ann, ben = house.browser("Ann"), house.browser("Ben")
        first, _ = (new_table(ann)["id"] for _ in range(2))
        body = {"game": "little-town", "seats": TWO, "public": True}
        assert "2 tables" in ann.refused("/api/tables", body, 409)
        new_table(ann, HOT)  # one that begins at once does not wait
        assert ann.post(f"/api/tables/{first}/leave")["status"] == "off"
        assert "closed" in ben.refused(f"/api/tables/{first}/join", status=409)
        assert first not in [table["id"] for table in ben.get("/api/tables?show=open")]
        assert ann.refused(f"/api/tables/{first}/rematch", status=403)
        new_table(ann)
    with House(tmp_path, open_tables=2) as house:  # a closed table opens again as what it was
        assert house.browser("Eve").get(f"/api/tables/{first}")["status"] == "off"


@pytest.mark.parametrize(("show", "seats"), [("open", TWO), ("watch", HOT)])
def test_nobody_fills_a_list_alone_and_lists_have_pages(
    house: House, monkeypatch: pytest.MonkeyPatch, show: str, seats: list[dict[str, Any]]
) -> None:
    """0.7.0 listed the newest 60: with 60 tables somebody hid all others."""
    monkeypatch.setattr(listing, "PAGE", 4)
    ann, eve = house.browser("Ann"), house.browser("Eve")
    old = new_table(ann, seats)["id"]
    flood = [new_table(eve, seats)["id"] for _ in range(8)]
    listed = [table["id"] for table in ann.get(f"/api/tables?show={show}")]
    assert listed == [*flood[:-4:-1], old]
    others = [house.browser(f"Guest {k}") for k in range(3)]
    for other in others:
        new_table(other, seats)
    pages = [ann.get(f"/api/tables?show={show}&page={page}") for page in range(3)]
    assert [len(page) for page in pages] == [4, 3, 0]
    assert len({table["id"] for page in pages for table in page}) == 7
    assert len(eve.get("/api/tables?show=mine&page=1")) == 4  # one's own are all there
    assert ann.client.get("/api/tables?show=open&page=-1").status_code == 422


def test_looking_back_is_limited(tmp_path: Path) -> None:
    with House(tmp_path, reads_per_minute=4) as house:
        ann = house.browser("Ann")
        path = f"/api/tables/{new_table(ann, HOT)['id']}"
        codes = [ann.client.get(f"{path}/{what}").status_code for what in ("history", "at/0", "log", "history", "log")]
        assert codes == [200, 200, 200, 200, 429]
        assert ann.get(path)["status"] == "playing"  # looking at the table is something else
        nobody = house.browser().client
        assert 429 in {nobody.get(f"{path}/at/0").status_code for _ in range(16)}  # by address


def test_an_address_is_a_home_not_one_of_its_countless_numbers() -> None:
    def of(host: str | None) -> str:
        client = SimpleNamespace(host=host) if host is not None else None
        return address_of(cast(HTTPConnection, SimpleNamespace(client=client)))

    assert of("2001:db8:1:2:3:4:5:6") == of("2001:db8:1:2:ffff::1") == "2001:db8:1:2::/64"
    assert of("2001:db8:1:3::1") != of("2001:db8:1:2::1")
    assert of("::ffff:192.0.2.7") == of("192.0.2.7") == "192.0.2.7" != of("192.0.2.8")
    assert of("testclient") == "testclient" and of(None) == ""
