"""The explorer in the replay: rows with shares and ranges, places on the board, empty states, keyboard and phone."""

from __future__ import annotations

from playwright.sync_api import expect

from .test_hints import PHONE, Newcomer, finished
from .test_pages import problems


def test_what_others_chose_is_shown_and_lights_its_places(newcomer: Newcomer) -> None:
    over = "The game is over."
    ann = newcomer()
    ann.arrive("Ann")
    table = finished(ann)
    ann.go(f"/replay/{table}?at=0")
    page = ann.page
    page.get_by_role("tab", name="Decisions").press("ArrowRight")
    expect(page.get_by_role("tab", name="Explorer")).to_be_focused()
    rows = page.locator("#panel-explorer ol button")
    expect(rows.first).to_contain_text("%")
    told = ann.api("GET", f"/api/tables/{table}/explorer?at=0")
    assert told["status"] == "shown" and rows.count() == len(told["rows"])
    expect(rows.first).to_contain_text(told["rows"][0]["words"])
    expect(page.locator("#panel-explorer")).to_contain_text(told["kind"][0])
    rows.first.press("Enter")
    expect(rows.first).to_have_attribute("aria-pressed", "true")
    assert problems(ann) == []
    page.keyboard.press("End")  # the last moment: nothing is chosen there
    expect(page.get_by_role("status").filter(has_text=over)).to_be_visible()
    page.locator("#panel-explorer").get_by_role("button", name="Previous decision").click()
    expect(page.get_by_text(over)).to_have_count(0)


def test_on_a_phone(newcomer: Newcomer) -> None:
    ann = newcomer(viewport=PHONE, has_touch=True, is_mobile=True)
    ann.arrive("Ann", "hu")
    table = finished(ann)
    ann.go(f"/replay/{table}?at=0")
    ann.page.get_by_role("tab", name="Felfedező").tap()
    row = ann.page.locator("#panel-explorer ol button").first
    row.tap()
    expect(row).to_have_attribute("aria-pressed", "true")
    box = row.bounding_box()
    assert box is not None and box["height"] >= 44
    assert problems(ann) == []
