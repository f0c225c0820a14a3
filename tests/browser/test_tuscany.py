"""The Castles of Tuscany in a real browser: estates built in secret, the table on a phone."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from .conftest import Player
from .test_clicks import Mouse
from .test_hansa import PHONE, POINT, choose
from .test_pages import SIZES, problems

Newcomer = Callable[..., Player]
ORDER = ["begin", "join", "castle", "bonus", "place", "pay", "put", "take", "draw", "discard", "marble", "exchange"]
BOT = {"kind": "bot", "bot": "random"}
BUILDING = ("begin", "join", "castle")


def tuscany(player: Player, seats: list[dict[str, str]], **more: Any) -> str:
    return player.table(seats, game="castles-of-tuscany", **more)


def verb(choice: dict[str, Any]) -> str:
    return str(choice["notation"].split()[0])


def targets(scene: dict[str, Any], area: str = "") -> list[str]:
    """Ids of all that can be pointed at."""
    areas = scene["picture"]["areas"].items()
    return [target["id"] for name, drawn in areas if area in ("", name) for target in drawn.get("targets", ())]


def busy(scene: dict[str, Any]) -> dict[str, Any]:
    """A choice that fills the estate: a tile is taken if it fits and the storage is empty, else cards are drawn."""
    stored = any(key.startswith(f"stored:{scene['viewer']}:") for key in targets(scene))

    def rank(choice: dict[str, Any]) -> int:
        last = len(ORDER)
        if verb(choice) == "take" and (stored or "no space for it now" in choice["gain"]):
            return last
        return ORDER.index(verb(choice)) if verb(choice) in ORDER else last

    found: dict[str, Any] = min(scene["choices"], key=rank)
    return found


def listed(player: Player, choice: dict[str, Any]) -> None:
    """Plays by the list of all choices."""
    number = player.number
    player.page.locator(f'section.ask ol [data-action="{choice["action"]}"]').dispatch_event("click")
    player.wait(lambda: player.number > number)


def test_an_estate_is_built_in_secret(newcomer: Newcomer) -> None:
    ann, ben = newcomer(), newcomer()
    ann.arrive("Ann")
    ben.arrive("Ben")
    table = tuscany(ann, [{"kind": "me"}, {"kind": "open"}])
    ann.go(f"/table/{table}")
    ben.go(f"/table/{table}")
    ben.page.get_by_role("button", name="Sit down").first.click()
    for player in (ann, ben):
        player.wait(lambda player=player: bool(player.scene))  # type: ignore[misc]
    players = {ann.scene["viewer"]: ann, ben.scene["viewer"]: ben}
    first = next(seat for seat, player in players.items() if player.scene["choices"])
    builder, other = players[first], players[1 - first]
    secrets = []
    for _ in BUILDING * 2:  # one of them joins twice
        if not builder.scene["choices"]:
            break
        choice = builder.scene["choices"][-1]
        assert verb(choice) in BUILDING
        secrets.append(choice["notation"])
        choose(builder, choice)
    other.wait(lambda: other.number == len(secrets))
    messages = [json.loads(text) for text in other.raw]
    moves = [move for message in messages if message["type"] == "decisions" for move in message["decisions"]]
    assert len({move["number"] for move in moves}) == len(secrets) == 4
    assert not {move["notation"] for move in moves} & set(secrets)
    assert {scene["viewer"] for scene in other.scenes} >= {1 - first}
    for scene in other.scenes:
        assert not scene["pieces"] and not scene["places"]
        drawn = scene["picture"]["areas"][f"estate:{first}"]
        assert all(key.startswith(("dealt:", "store:")) for key in targets(scene, f"estate:{first}"))
        lands = [node["part"] for node in drawn["ground"] if node.get("part", "").startswith("land ")]
        assert [name.split()[1][0] for name in lands] == ["A", "B", "C"]  # as they were dealt, none turned
        assert not any("turned" in name for name in lands) and not drawn.get("pieces")
    estate = other.page.locator(f'[data-area="estate:{first}"]')
    expect(estate.locator('polygon[fill-opacity="0.42"]')).to_have_count(30)
    while other.scene["choices"] and verb(other.scene["choices"][0]) in BUILDING:
        choose(other, other.scene["choices"][0])
    ids = targets(other.scene)
    assert sum(key.startswith(f"space:{first}:") for key in ids) == 29  # one lies below the starting castle
    expect(estate.locator('[data-piece^="tile:"]')).to_have_count(1)


def test_the_table_on_a_phone(newcomer: Newcomer) -> None:
    """Frames while building, then the display above the estate; a tap selects, the sheet plays."""
    ann = newcomer(**PHONE)
    ann.arrive("Ann")
    ann.sit(tuscany(ann, [{"kind": "me"}, BOT]))
    page = ann.page
    for _ in range(14):
        assert ann.my_turn()
        number, choice = ann.number, busy(ann.scene)
        if choice["targets"]:
            target = page.locator(f'[data-target="{choice["targets"][0]}"][data-legal]').first
            expect(target).to_be_attached()
            target.scroll_into_view_if_needed()
            page.touchscreen.tap(*page.evaluate(POINT, choice["targets"][0]))
            expect(page.locator("section.ask h2")).not_to_have_text(ann.scene["question"])  # but what it is
            assert ann.number == number  # a tap alone plays nothing
            assert page.evaluate(POINT, choice["targets"][0])  # the sheet does not cover it
        if ann.scene["paying"]:
            Mouse(ann, "castles-of-tuscany").pay_at_table(choice)
            continue
        page.locator(f'section.ask .answers [data-action="{choice["action"]}"]').last.tap()
        ann.wait(lambda number=number: ann.number > number)  # type: ignore[misc]
        assert page.evaluate("document.documentElement.scrollWidth") <= SIZES["phone"]["width"]
    expect(page.locator(".types .type").first).to_be_visible()
    page.get_by_role("navigation", name="Parts of the table").get_by_role("button", name="Bonus tiles").tap()
    expect(page.get_by_role("heading", name="Bonus tiles")).to_be_visible()


@pytest.mark.parametrize(("size", "theme"), [("desktop", "light"), ("desktop", "dark"), ("phone", "dark")])
def test_no_serious_accessibility_problem(newcomer: Newcomer, size: str, theme: str) -> None:
    ann = newcomer(viewport=SIZES[size], color_scheme=theme)
    ann.arrive("Ann")
    ann.sit(tuscany(ann, [{"kind": "me"}, BOT]))
    page = ann.page
    ann.settled()
    assert problems(ann) == []  # frames
    for _ in range(40):
        assert ann.my_turn()
        choice = busy(ann.scene)
        if verb(choice) == "place":
            break
        listed(ann, choice)
    if size == "desktop":
        page.mouse.move(*page.evaluate(POINT, choice["targets"][0]))
        expect(page.get_by_role("tooltip")).to_be_visible()
    assert problems(ann) == []
    listed(ann, choice)
    ann.settled()
    assert problems(ann) == []  # ways to pay
