"""Clocks in the browser: the settings of a new table, a table with a live clock, a pause, and time that runs out."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from .conftest import Player
from .test_pages import problems

Newcomer = Callable[..., Player]


def test_the_settings_of_a_table_say_the_whole_agreement_and_are_remembered(newcomer: Newcomer) -> None:
    ann = newcomer()
    ann.arrive("Ann")
    page = ann.page
    ann.go("/new/little-town")
    agreement = page.locator(".agreement")
    expect(agreement).to_contain_text("no time limit")
    page.get_by_text("Real time", exact=True).click()
    page.get_by_role("button", name="For each player: more").click()
    page.get_by_text("The seat loses").click()
    expect(agreement).to_have_text(re.compile(r"^\s*2 players, 15 min \+ 20 s a turn, casual\."))
    page.get_by_text("Correspondence", exact=True).click()
    page.get_by_role("button", name="3 days", exact=True).click()
    expect(agreement).to_contain_text("3 days a turn")
    page.get_by_text("Real time", exact=True).click()
    page.get_by_text("Rated", exact=True).click()
    expect(page.get_by_role("switch", name="Hints")).to_be_disabled()
    page.get_by_text("Casual", exact=True).click()
    assert problems(ann) == []
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/table/**")
    expect(page.locator("main")).to_contain_text("15 min + 20 s a turn")
    ann.go("/new/little-town")
    page.get_by_text("Your last choices are filled in.").wait_for()
    expect(agreement).to_contain_text("15 min + 20 s a turn")


def test_a_live_clock_runs_pauses_and_hands_the_turn_to_a_bot(newcomer: Newcomer) -> None:
    ann = newcomer()
    ann.arrive("Ann")
    page = ann.page
    bots = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    clock = {"kind": "live", "bank": 600, "increment": 5, "at_zero": "turn"}
    ann.go(f"/table/{ann.table(bots, clock=clock)}")
    ann.my_turn()
    face = page.locator("aside [data-clock='0']")
    expect(face).to_have_text(re.compile(r"^\s*(10|9):"))
    page.get_by_role("button", name="Ask to pause").click()
    page.locator(".bar .line", has_text="Decisions wait").wait_for()  # alone with bots it begins at once
    stands, before = face.inner_text(), ann.number
    assert problems(ann) == []  # takes a second or more, in which a clock that runs would show another time
    assert face.inner_text() == stands and ann.number == before
    page.get_by_role("button", name="Go on").click()
    page.locator(".bar .line", has_text="Decisions wait").wait_for(state="detached")
    ann.wait(lambda: face.inner_text() != stands)
    ann.sit(
        ann.table(bots, clock={**clock, "bank": 10})
    )  # it may be out before the page is there: that is told as well
    page.get_by_text("A stand-in played one turn for you").wait_for(timeout=60_000)
    page.set_viewport_size({"width": 390, "height": 844})
    page.locator("[data-clock='0']").first.wait_for()  # in the chip of the score
    assert problems(ann) == []
