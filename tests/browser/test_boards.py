"""What if and Play on from here in a real browser: a private board at a table and in a replay, desktop and phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.match.test_match import random_match

from .conftest import Player
from .test_pages import SIZES, Newcomer, problems

pytestmark = pytest.mark.thorough


def try_one(player: Player) -> None:
    """The first place that can be chosen on the board that is shown."""
    steps = player.page.locator("[data-step]").count()
    player.page.locator("[data-legal]").first.click()
    expect(player.page.locator("[data-step]")).to_have_count(steps + 1)
    player.settled()


def test_what_if_at_a_table_reaches_nobody(newcomer: Newcomer) -> None:
    """W opens it, one decides for both seats, U goes back, another try is another branch, Esc leaves. Ben hears
    nothing."""
    ann, ben = newcomer(), newcomer()
    ann.arrive("Ann")
    ben.arrive("Ben")
    table = ann.table([{"kind": "me"}, {"kind": "open"}], hints=True)
    ben.go("/account")
    ben.api("POST", f"/api/tables/{table}/join")
    for player in (ann, ben):
        player.sit(table)
        player.settled()
    heard, number = list(ben.raw), ben.number
    ann.page.keyboard.press("w")
    bar = ann.page.locator("header").filter(has_text="What if")
    expect(bar.get_by_text("Private: only you see this board")).to_be_visible()
    ann.settled()
    try_one(ann)
    try_one(ann)  # for Ben
    branches = ann.page.get_by_role("group", name="Branch")
    expect(branches).to_have_count(1)
    expect(branches.locator("li")).to_have_count(2)
    ann.page.keyboard.press("u")
    expect(ann.page.get_by_role("heading", name="Branch A after 1 decision")).to_be_visible()
    ann.settled()
    ann.page.locator("[data-legal]").nth(5).click()
    expect(branches).to_have_count(2)
    assert problems(ann) == []
    ann.page.keyboard.press("Escape")
    expect(bar).to_have_count(0)
    assert (ann.number, ben.number) == (number, number) and ben.raw == heard
    ann.go(f"/table/{table}")  # they stay with this browser
    ann.settled()
    ann.page.get_by_role("button", name="What if").click()
    expect(branches).to_have_count(2)


def test_what_if_is_off_where_hints_are(newcomer: Newcomer) -> None:
    ann = newcomer()
    ann.arrive("Ann")
    ann.sit(ann.table([{"kind": "me"}, {"kind": "bot", "bot": "random"}], hints=False))
    ann.settled()
    ann.page.keyboard.press("w")
    expect(ann.page.get_by_text("off at this table").first).to_be_visible()
    expect(ann.page.get_by_text("Private: only you see this board")).to_have_count(0)


@pytest.mark.parametrize(("size", "theme"), [("desktop", "light"), ("phone", "dark")])
def test_play_on_from_a_replay(newcomer: Newcomer, size: str, theme: str) -> None:
    """A replay, a try on a private board, then a table against bots that says where it is from."""
    ann = newcomer(viewport=SIZES[size], color_scheme=theme, has_touch=size == "phone")
    ann.arrive("Ann")
    table = ann.api("POST", "/api/import", {"log": random_match(4).log()})["id"]
    ann.go(f"/replay/{table}?at=12")
    ann.settled()
    ann.page.get_by_role("button", name="What if").click()
    ann.settled()
    assert problems(ann) == []
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= SIZES[size]["width"]
    if size == "phone":
        ann.page.get_by_role("button", name="Branches").click()
        expect(ann.page.get_by_text("Try a decision; the game is safe.")).to_be_visible()
        assert problems(ann) == []
        ann.page.get_by_role("button", name="Board", exact=True).click()
    else:
        try_one(ann)
    ann.page.get_by_role("button", name="Play on from here").click()
    dialog = ann.page.get_by_role("dialog")
    dialog.get_by_role("radio", name="Beginner").check()
    assert problems(ann) == []
    dialog.get_by_role("button", name="Open the table").click()
    ann.page.wait_for_url("**/table/**")
    assert ann.my_turn()
    link = ann.page.get_by_role("link", name="From decision 12 of another game")
    expect(link).to_be_visible()
    link.click()
    expect(ann.page.get_by_role("slider").first).to_have_value("12")
