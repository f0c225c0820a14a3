"""Hints, reviews, levels and stand-ins in a real browser: asked for, looked at, clicked."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from kontor import Match
from tests.match.test_match import random_match

from .conftest import Player
from .test_pages import problems
from .test_play import click_a_choice, uncover

Newcomer = Callable[..., Player]
PHONE = {"width": 390, "height": 844}
AGAINST_A_BOT = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
COMPILING = 240_000  # ms; the rules of a game are compiled once on a machine


def sit_with_hints(player: Player, **more: Any) -> str:
    table = player.table(AGAINST_A_BOT, **more)
    player.sit(table)
    assert player.my_turn()
    return table


def ask(player: Player) -> None:
    player.page.get_by_role("button", name="Hint", exact=True).click()
    player.page.wait_for_selector("[data-hint='1']", timeout=COMPILING)
    forgive_waiting(player)


def forgive_waiting(player: Player) -> None:
    """While rules are being compiled the server answers 503, which Chromium puts into the console."""
    player.errors[:] = [error for error in player.errors if "503" not in error]


def test_a_hint_is_asked_for_and_played(newcomer: Newcomer) -> None:
    """Against a bot hints are on: the choices have a chance for each seat and a reason, and a click plays one."""
    ann = newcomer()
    ann.arrive("Ann")
    sit_with_hints(ann)
    ask(ann)
    page, number = ann.page, ann.number
    choices = page.locator("[data-hint]")
    assert 1 <= choices.count() <= 4
    bar = choices.first.get_by_role("img").first.get_attribute("aria-label") or ""
    assert "Ann" in bar and "Random bot" in bar and "%" in bar
    words = (choices.first.get_attribute("aria-label") or "").rsplit(":", 1)[0]
    action = next(choice["action"] for choice in ann.scene["choices"] if choice["words"] == words)
    expect(page.locator("g.rank.best")).to_have_count(1)  # its place is marked on the board
    assert problems(ann) == []
    choices.first.click()
    ann.wait(lambda: ann.number > number)
    expect(choices).to_have_count(0)  # it was about the moment before
    history = ann.api("GET", f"/api/tables/{page.url.split('/')[-1]}/history")["decisions"]
    match = Match("little-town", [p["name"] for p in ann.scene["players"]], 7)
    for move in history[:number]:
        match.play(move["notation"])
    match.play(action)
    assert history[number]["notation"] == match.played[-1].notation


def test_a_hint_by_keyboard(newcomer: Newcomer) -> None:
    """H asks, the best choice gets the focus, arrows of the page stay as they are, Escape closes, Enter plays."""
    ann = newcomer()
    ann.arrive("Ann")
    sit_with_hints(ann)
    page, number = ann.page, ann.number
    page.keyboard.press("h")
    page.wait_for_selector("[data-hint='1']:focus", timeout=COMPILING)
    forgive_waiting(ann)
    page.keyboard.press("Escape")
    expect(page.locator("[data-hint]")).to_have_count(0)
    page.keyboard.press("h")
    page.wait_for_selector("[data-hint='1']:focus")
    page.keyboard.press("Enter")
    ann.wait(lambda: ann.number > number)


def test_no_hint_at_a_table_that_does_not_allow_them(newcomer: Newcomer) -> None:
    ann = newcomer()
    ann.arrive("Ann")
    sit_with_hints(ann, hints=False)
    button = ann.page.get_by_role("button", name="Hint", exact=True)
    expect(button).to_have_attribute("aria-disabled", "true")
    button.click(force=True)  # it says why; to Playwright it is disabled
    expect(ann.page.get_by_text("Hints are off at this table.").first).to_be_visible()
    expect(ann.page.locator("section.hint")).to_have_count(0)


def test_a_hint_on_a_phone(newcomer: Newcomer) -> None:
    """A sheet: a tap selects and lights the place, the button plays; nothing scrolls sideways."""
    ann = newcomer(viewport=PHONE, has_touch=True, is_mobile=True)
    ann.arrive("Ann")
    sit_with_hints(ann)
    page, number = ann.page, ann.number
    page.get_by_role("button", name="Hint", exact=True).tap()
    page.wait_for_selector("[data-hint='1']", timeout=COMPILING)
    forgive_waiting(ann)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert problems(ann) == []
    last = page.locator("[data-hint]").last
    last.tap()
    expect(last).to_have_attribute("aria-pressed", "true")
    assert ann.number == number
    page.locator("section.hint .play button").tap()
    ann.wait(lambda: ann.number > number)
    expect(page.locator("section.ask")).to_be_visible()


def finished(player: Player) -> str:
    """A short finished game of the player."""
    table: str = player.api("POST", "/api/import", {"log": random_match(4).log()})["id"]
    return table


def review(player: Player, table: str) -> dict[str, Any]:
    """Ask for the review on the page of the result, and wait until it is ready."""
    player.go(f"/table/{table}")
    player.page.get_by_role("button", name="Review the game").click()
    player.page.wait_for_selector("progress, .mistake", timeout=COMPILING)
    found: dict[str, Any] = {}

    def ready() -> bool:
        found.update(player.api("GET", f"/api/tables/{table}/review"))
        return bool(found["status"] != "working")

    player.wait(ready, 240, every=0.5)  # asking all the time would only hold it up
    assert found["status"] == "ready"
    expect(player.page.locator("progress")).to_have_count(0)
    forgive_waiting(player)
    return found


def test_a_game_is_reviewed(newcomer: Newcomer) -> None:
    """The chart goes where it is clicked, a mistake leads to its moment, and the link keeps both."""
    ann = newcomer()
    ann.arrive("Ann")
    table = finished(ann)
    told = review(ann, table)
    page, last = ann.page, len(told["values"]) - 1
    slider = page.get_by_role("slider", name="Win probability")
    expect(slider).to_have_attribute("aria-valuemax", str(last))
    box = slider.bounding_box()
    assert box is not None
    slider.click(position={"x": 40 + (box["width"] - 54) * 10 / last, "y": box["height"] / 2})
    expect(slider).to_have_attribute("aria-valuenow", "10")
    chance = round(told["values"][10][0] * 100)
    expect(slider).to_have_attribute("aria-valuetext", re.compile(f"{chance}%"))
    slider.press("ArrowRight")
    expect(slider).to_have_attribute("aria-valuenow", "11")
    mistake = told["mistakes"][1]
    card = page.locator(".mistake").nth(1)
    expect(card).to_contain_text(mistake["words"])
    expect(card).to_contain_text(mistake["better"]["words"])
    card.click()
    expect(slider).to_have_attribute("aria-valuenow", str(mistake["number"]))
    expect(card).to_have_attribute("aria-current", "step")
    page.wait_for_url(re.compile(rf"/replay/{table}\?at={mistake['number']}&review=1&key="))
    link = page.url.removeprefix(ann.address)
    assert problems(ann) == []
    page.locator(".flag").first.click()
    page.get_by_role("tab", name="Decisions").click()
    expect(page.locator("ol [aria-current='step']")).to_be_visible()
    # Somebody else with the link sees the same moment and the same review, without asking for another one.
    ben = newcomer(viewport=PHONE, has_touch=True, is_mobile=True)
    ben.arrive("Ben")
    ben.go(link)
    expect(ben.page.locator(".mistake[aria-current='step']")).to_contain_text(mistake["words"])
    assert ben.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert problems(ben) == []


@pytest.mark.parametrize("language", ["pl", "hu"])
def test_a_hint_in_every_language(newcomer: Newcomer, language: str) -> None:
    ann = newcomer()
    ann.arrive("Ann", language)
    sit_with_hints(ann)
    ann.page.keyboard.press("h")
    ann.page.wait_for_selector("[data-hint='1']", timeout=COMPILING)
    forgive_waiting(ann)
    words = {choice["words"] for choice in ann.scene["choices"]}
    assert (ann.page.locator("[data-hint='1']").get_attribute("aria-label") or "").rsplit(":", 1)[0] in words


def test_a_bot_stands_in_and_gives_the_seat_back(newcomer: Newcomer) -> None:
    """Ben goes away, Ann, the host, lets a bot play for him; Ben comes back, sees it, and takes his seat back."""
    ann, ben = newcomer(), newcomer()
    ann.arrive("Ann")
    ben.arrive("Ben")
    table = ann.table([{"kind": "me"}, {"kind": "open"}])
    ben.api("POST", f"/api/tables/{table}/join")
    ben.sit(table)
    ann.sit(table)
    ben.go("/account")
    ann.page.get_by_role("button", name="Let a bot play for Ben").click()
    assert problems(ann) == []
    ann.page.get_by_role("button", name="Beginner bot").click()
    expect(ann.page.get_by_text("Beginner bot is playing here for now")).to_be_visible()
    for _ in range(30):  # a turn may be several decisions; then the bot decides for Ben
        if any(move["seat"] == 1 for move in ann.api("GET", f"/api/tables/{table}/history")["decisions"]):
            break
        ann.wait(lambda: bool(ann.scene["choices"]), 120)
        ann.go_on()
        click_a_choice(ann)
    else:
        raise AssertionError("the bot never played")
    ben.sit(table)
    expect(ben.page.get_by_text("Beginner bot is playing for you.")).to_be_visible()
    assert problems(ben) == []
    ben.page.get_by_role("button", name="Take your seat back").click()
    expect(ben.page.get_by_text("is playing for you")).to_have_count(0)
    expect(ann.page.get_by_text("is playing here for now")).to_have_count(0)
    ben.wait(lambda: bool(ann.scene["choices"] or ben.scene["choices"]))
    while not ben.scene["choices"]:
        ann.go_on()  # a round may have ended
        click_a_choice(ann)
        ben.wait(lambda: ben.number >= ann.number)
    ben.go_on()
    click_a_choice(ben)  # and plays again


def test_a_bot_plays_for_me(newcomer: Newcomer) -> None:
    ann = newcomer()
    ann.arrive("Ann")
    ann.sit(ann.table([{"kind": "me"}, {"kind": "hot", "name": "Ben"}]))
    ann.page.get_by_role("button", name="Let a bot play for me").first.click()
    ann.page.get_by_role("button", name="Beginner bot").click()
    uncover(ann)  # now it is Ben who looks at this device
    expect(ann.page.get_by_text("Beginner bot is playing for Ann.")).to_be_visible()
    ann.page.get_by_role("button", name="Take your seat back").click()
    expect(ann.page.get_by_role("button", name="Take your seat back")).to_have_count(0)


def test_levels_are_offered_for_a_seat(newcomer: Newcomer) -> None:
    """The levels come first with a line about each, then the simple bots; hints are on alone and off in company."""
    ann = newcomer()
    ann.arrive("Ann")
    ann.go("/new/little-town")
    seat = ann.page.get_by_label("Who sits in seat 2?")
    names = ("Beginner", "Casual", "Strong", "Expert", "Master")
    levels = [f"{name} bot" for name in names]  # they come from the server: wait for them
    expect(seat.locator("optgroup").first.locator("option")).to_have_text(levels)
    hints = ann.page.get_by_label("Hints allowed")
    expect(hints).not_to_be_checked()
    seat.select_option("bot:strong")
    expect(ann.page.get_by_text("Looks well ahead")).to_be_visible()
    expect(hints).to_be_checked()
    ann.page.get_by_role("button", name="Start the game").click()
    ann.page.wait_for_url("**/table/*")
    table = ann.api("GET", f"/api/tables/{ann.page.url.split('/')[-1]}")
    assert (table["seats"][1]["bot"], table["hints"]) == ("strong", True)
    ann.go()
    ann.page.get_by_role("button", name="Play a bot").first.click()
    ann.page.wait_for_url("**/table/*")
    quick = ann.api("GET", f"/api/tables/{ann.page.url.split('/')[-1]}")
    assert quick["seats"][1]["bot"] == "casual"
