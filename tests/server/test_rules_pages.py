"""Rules pages as the server tells them: text, pictures that are kept, and examples that open as boards."""

from __future__ import annotations

import re

from .conftest import House


def test_the_page_has_contents_legend_and_pictures_that_are_kept(house: House) -> None:
    ann = house.browser("Ann")
    page = ann.get("/api/games/little-town/rules?lang=pl")
    anchors = [heading["anchor"] for heading in page["contents"]]
    assert "end-of-a-round" in anchors and all(f'id="{anchor}"' in page["html"] for anchor in anchors)
    assert {"icon": "wood", "name": "Drewno"} in page["legend"] and "g-wood" not in page["palette"]
    addresses = re.findall(r'data-(?:light|dark)="([^"]+)"', page["html"])
    assert len(addresses) == 2 * page["html"].count("<figure") > 0
    for address in addresses[:4]:
        plain = ann.client.get(address, headers={"accept-encoding": "identity"})
        zipped = ann.client.get(address, headers={"accept-encoding": "gzip"})
        assert plain.text == zipped.text and plain.text.startswith("<svg")
        assert "immutable" in plain.headers["cache-control"] and zipped.headers["content-encoding"] == "gzip"
    old = re.sub(r"-\w+\.svg", "-0123456789ab.svg", addresses[0])
    assert ann.client.get(old).headers["cache-control"] == "no-store", "what is there now, not kept"
    for wrong in ("nothing/en-light-0", "gather/xx-light-0", "gather/en-pink-0", "gather/en"):
        assert ann.client.get(f"/api/games/little-town/examples/{wrong}.svg").status_code == 404


def test_games_tell_which_paragraph_is_about_what(house: House) -> None:
    games = {game["id"]: game for game in house.browser("Ann").get("/api/games?lang=hu")}
    town = games["little-town"]
    assert town["paragraphs"][town["about"]["fish"]] == "A forduló vége"


def test_an_example_opens_as_a_board_before_what_can_be_tried(house: House) -> None:
    ann = house.browser()
    source = {"kind": "example", "game": "little-town", "example": "gather"}
    shown = ann.post("/api/board", {"source": source, "decisions": []})
    assert shown["number"] == 0 and "place F5" in [choice["notation"] for choice in shown["scene"]["choices"]]
    tried = ann.post("/api/board", {"source": source, "decisions": ["place F5"]})
    assert "F5" in tried["decisions"][0]["text"]
    assert "not a meadow" in ann.refused("/api/board", {"source": source, "decisions": ["place A1"]}, 409)
    assert ann.post("/api/board", {"source": source, "decisions": []}) == shown, "nothing is kept"
    for wrong in ({"example": "nothing"}, {"game": "nothing"}):
        assert "nothing" in ann.refused("/api/board", {"source": {**source, **wrong}, "decisions": []}, 404)
