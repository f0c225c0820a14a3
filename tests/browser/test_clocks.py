"""Clocks in the browser: the settings of a new table, a table with a live clock, a pause, and time that runs out."""

from __future__ import annotations

from collections.abc import Callable

from .conftest import Player
from .test_pages import problems

Newcomer = Callable[..., Player]


def test_the_settings_of_a_table_say_the_whole_agreement_and_are_remembered(newcomer: Newcomer) -> None:
    ann = newcomer()
    ann.arrive("Ann")
    page = ann.page
    ann.go("/new/little-town")
    assert "no time limit" in page.locator(".agreement").inner_text()
    page.get_by_text("Real time", exact=True).click()
    page.get_by_role("button", name="For each player: more").click()
    page.get_by_text("The seat loses").click()
    assert page.locator(".agreement").inner_text().startswith("2 players, 15 min + 20 s a turn, casual.")
    page.get_by_text("Correspondence", exact=True).click()
    page.get_by_role("button", name="3 days", exact=True).click()
    assert "3 days a turn" in page.locator(".agreement").inner_text()
    page.get_by_text("Real time", exact=True).click()
    page.get_by_text("Rated", exact=True).click()
    assert page.get_by_role("switch", name="Hints").is_disabled()
    page.get_by_text("Casual", exact=True).click()
    assert problems(ann) == []
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/table/**")
    assert "15 min + 20 s a turn" in page.locator("main").inner_text()
    ann.go("/new/little-town")
    page.get_by_text("Your last choices are filled in.").wait_for()
    assert "15 min + 20 s a turn" in page.locator(".agreement").inner_text()


def test_a_live_clock_runs_pauses_and_hands_the_turn_to_a_bot(newcomer: Newcomer) -> None:
    ann = newcomer()
    ann.arrive("Ann")
    page = ann.page
    clock = {"kind": "live", "bank": 14, "increment": 5, "at_zero": "turn"}
    table = ann.table([{"kind": "me"}, {"kind": "bot", "bot": "random"}], clock=clock)
    ann.go(f"/table/{table}")
    ann.my_turn()
    face = page.locator("aside [data-clock='0']")
    assert face.inner_text().startswith("0:")
    page.get_by_role("button", name="Ask to pause").click()
    page.locator(".bar .line", has_text="Moves wait").wait_for()  # alone with bots it begins at once
    stands, before = face.inner_text(), ann.number
    assert problems(ann) == []  # takes a second or more, in which a clock that runs would show another time
    assert face.inner_text() == stands and ann.number == before
    page.get_by_role("button", name="Go on").click()
    page.locator(".bar .line", has_text="Moves wait").wait_for(state="detached")
    page.get_by_text("A stand-in played one turn for you").wait_for(timeout=60_000)
    assert ann.number > before
    page.set_viewport_size({"width": 390, "height": 844})
    page.locator("[data-clock='0']").first.wait_for()  # in the chip of the score
    assert problems(ann) == []
