"""The rules in a real browser: pictures, search, contents, and the ways from the table to a paragraph and back."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import Player
from .test_pages import SIZES, Newcomer, problems


def test_the_rules_are_read_searched_and_tried(newcomer: Newcomer) -> None:
    ann = newcomer(viewport={"width": 1440, "height": 900})
    ann.arrive("Ann")
    ann.go("/rules/little-town#coins")
    page = ann.page
    contents = page.get_by_role("complementary", name="Contents")
    expect(contents.locator("[aria-current]")).to_have_text("Coins")
    picture = page.locator("#example-coins .picture")
    expect(picture.locator("svg").first).to_be_visible()
    width = picture.evaluate("box => box.getBoundingClientRect().width / box.firstChild.getBoundingClientRect().width")
    assert width == 1, "the place of a picture is kept before it comes"
    page.keyboard.press("/")
    page.keyboard.type("hungry")
    expect(page.get_by_role("search")).to_contain_text("1 of 2")
    expect(page.locator("mark.now")).to_be_in_viewport()
    page.keyboard.press("Enter")
    expect(page.get_by_role("search")).to_contain_text("2 of 2")
    expect(contents.get_by_role("link", name="End of a round")).to_contain_text("2")
    page.keyboard.press("Escape")
    expect(page.locator("mark")).to_have_count(0)
    ann.settled()
    assert problems(ann) == []
    page.locator("#example-gather .open").click()
    page.wait_for_url("**/examples/little-town/gather")
    page.locator('[data-target="F5"]').last.click()
    expect(page.locator('[data-target="worker-F5"]')).to_have_count(1)
    expect(page.locator("#example-gather")).to_be_in_viewport()
    ann.settled()
    assert problems(ann) == []


def points_at(player: Player, target: str) -> None:
    player.page.locator(f'[data-target="{target}"]').last.hover()


def test_a_tooltip_leads_to_its_paragraph(newcomer: Newcomer) -> None:
    ann = newcomer(viewport={"width": 1440, "height": 900})
    ann.arrive("Ann")
    ann.sit(ann.table([{"kind": "me"}, {"kind": "bot", "bot": "random"}]))
    page = ann.page
    points_at(ann, "market-wheat-field")
    link = page.get_by_role("tooltip").get_by_role("link", name="Rules: All tiles")
    link.click()
    expect(page.get_by_role("tab", name="Rules")).to_have_attribute("aria-selected", "true")
    expect(page.locator("#panel-rules tr.lit")).to_contain_text("Wheat field")
    expect(page.locator("#panel-rules tr.lit")).to_be_in_viewport()
    points_at(ann, "F5")
    page.keyboard.press("i")
    expect(page.locator("#gather-and-use-buildings")).to_be_in_viewport()
    ann.settled()
    assert problems(ann) == []


def test_on_a_phone_the_sheet_leads_to_the_paragraph(newcomer: Newcomer) -> None:
    ann = newcomer(viewport=SIZES["phone"], has_touch=True, is_mobile=True)
    ann.arrive("Ann")
    ann.sit(ann.table([{"kind": "me"}, {"kind": "bot", "bot": "random"}]))
    ann.page.locator('[data-target="F5"]').last.tap()
    ann.page.get_by_role("link", name="Rules: Gather and use buildings").tap()
    expect(ann.page.get_by_role("dialog").locator("#gather-and-use-buildings")).to_be_in_viewport()
    ann.settled()
    assert problems(ann) == []
