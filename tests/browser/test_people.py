"""People in the browser: a profile, what can be done there, and an invitation by link and by name."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from .conftest import Player


def test_a_friend_comes_by_link_and_both_have_profiles(newcomer: Callable[..., Player]) -> None:
    ann, ben = newcomer(), newcomer()
    for who, name in ((ann, "Ilona"), (ben, "Tibor")):
        who.go("/account")
        login = {"login": f"{name.lower()}@people.example", "password": "long enough", "name": name}
        who.api("POST", "/api/register", login)
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = ann.api("POST", "/api/tables", {"game": "little-town", "seats": seats, "rated": True})
    ann.go(f"/table/{table['id']}")
    expect(ann.page.get_by_role("img", name="QR code")).to_be_visible()
    link = ann.page.get_by_label("Link", exact=True).input_value()
    ann.page.get_by_role("radio", name="white").check(force=True)
    ann.page.get_by_role("combobox", name="Invite by name").fill("ti")
    ann.page.get_by_role("option", name="Tibor").click()
    expect(ann.page.get_by_role("list", name="Invited")).to_contain_text("Tibor")
    ben.go("/people")
    expect(ben.page.get_by_role("region", name="Invitations")).to_contain_text("Ilona")
    ben.page.goto(link)
    ben.page.get_by_role("button", name="Sit down").click()
    expect(ben.page.get_by_role("main")).to_be_visible()
    ann_id = ann.api("GET", "/api/me")["person"]["id"]
    ben.go(f"/people/{ann_id}")
    expect(ben.page.get_by_role("heading", name="Ilona", level=1)).to_be_visible()
    ben.page.get_by_role("button", name="Follow").click()
    expect(ben.page.get_by_role("button", name="Following")).to_have_attribute("aria-pressed", "true")
    expect(ben.page.get_by_text("Play one rated game to get a rating.")).to_be_visible()
    ben.page.get_by_role("button", name="More").click()
    ben.page.keyboard.press("Enter")  # the first of the menu: mute
    ben.page.get_by_role("button", name="More").click()
    expect(ben.page.get_by_role("menuitem", name="Unmute")).to_be_focused()
    ben.page.keyboard.press("ArrowUp")
    ben.page.keyboard.press("Enter")  # the last: report
    ben.page.get_by_role("button", name="Send the report").click()
    expect(ben.page.get_by_text("The operators will look at it")).to_be_visible()
    ben.page.get_by_role("button", name="Invite", exact=True).click()
    ben.page.get_by_role("link", name="Ragusa").click()
    expect(ben.page.get_by_text("Ilona is invited as soon as")).to_be_visible()
    ben.page.get_by_role("button", name="Open the table").click()
    expect(ben.page.get_by_role("list", name="Invited")).to_contain_text("Ilona")
    ben.page.set_viewport_size({"width": 390, "height": 844})
    assert ben.page.evaluate("document.documentElement.scrollWidth") <= 390, "the waiting room is wider than a phone"
    ben.go("/people")
    expect(ben.page.get_by_role("region", name="Muted")).to_contain_text("Ilona")
    ann.api("PATCH", "/api/me", {"name": "Ilona Bartholomea"})
    ann.page.set_viewport_size({"width": 360, "height": 844})
    ann.go("/people")
    shown, kontor = ann.page.locator("header .who"), ann.page.locator("header .brand")
    expect(shown).to_contain_text("Ilona B")
    brand, chip = kontor.bounding_box(), shown.bounding_box()
    assert brand and chip and chip["y"] < brand["y"] + brand["height"] / 2, "a long name has a row of its own"
    assert chip["x"] + chip["width"] <= 360
    assert not ann.errors and not ben.errors
