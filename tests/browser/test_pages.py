"""Every page: no serious accessibility problem, replay, rules, import; light and dark, large and small."""

from __future__ import annotations

import functools
import secrets
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.match.test_match import random_match

from .conftest import ROOT, Player

Newcomer = Callable[..., Player]
SIZES = {"desktop": {"width": 1440, "height": 900}, "phone": {"width": 390, "height": 844}}


@functools.cache
def axe_source() -> str:
    return (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")


RULES = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"]
SERIOUS = ["serious", "critical"]


def problems(player: Player, rules: Sequence[str] = RULES, impacts: Sequence[str] = SERIOUS) -> list[Any]:
    if not player.page.evaluate("'axe' in window"):  # it is half a megabyte
        player.page.evaluate(axe_source())
    look = "rules => axe.run(document, {runOnly: rules, resultTypes: ['violations'], preload: false})"
    found: list[Any] = player.page.evaluate(look, rules)["violations"]
    return [
        (one["id"], one["help"], [node["html"][:160] for node in one["nodes"]][:3])
        for one in found
        if one["impact"] in impacts
    ]


@pytest.mark.parametrize("size", SIZES)
def test_no_serious_accessibility_problem_on_any_page(newcomer: Newcomer, size: str) -> None:
    """In the light; in the dark only the colours are others."""
    ann = newcomer(viewport=SIZES[size], color_scheme="light")
    ann.arrive("Ann")
    playing = ann.table([{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * 3])
    waiting = ann.table([{"kind": "me"}, {"kind": "open"}])
    over = ann.api("POST", "/api/import", {"log": random_match(4).log()})["id"]
    found = {}
    for path in (
        "/", "/new/little-town", f"/table/{waiting}", f"/table/{playing}", f"/table/{over}", f"/replay/{over}?at=12",
        "/rules/little-town", "/puzzles", "/account", "/nowhere/at/all",
    ):  # fmt: skip
        ann.go(path)
        ann.settled()
        if bad := problems(ann):
            found[path] = bad
        ann.page.emulate_media(color_scheme="dark")
        ann.settled()
        if bad := problems(ann, ["color-contrast"]):
            found[f"{path} in the dark"] = bad
        ann.page.emulate_media(color_scheme="light")
        width = ann.page.evaluate("document.documentElement.scrollWidth")
        assert width <= SIZES[size]["width"], f"{path} scrolls sideways"
    assert found == {}


def test_replay(newcomer: Newcomer) -> None:
    """Import a log, step, scrub, jump from a line, link to a move, download."""
    ann = newcomer()
    ann.arrive("Ann")
    match = random_match(4)
    table = ann.api("POST", "/api/import", {"log": match.log()})["id"]
    ann.go(f"/replay/{table}?at=12")
    slider = ann.page.get_by_role("slider").first
    expect(slider).to_have_value("12")
    ann.page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("13")
    ann.page.wait_for_url("**at=13*")  # a link to this move
    ann.page.keyboard.press("End")
    expect(slider).to_have_value(str(len(match.played)))
    ann.page.keyboard.press("Home")
    expect(slider).to_have_value("0")
    ann.page.get_by_text(match.played[4].text.split(":")[0]).first.click()
    expect(slider).not_to_have_value("0")
    with ann.page.expect_download() as download:
        ann.page.get_by_role("link", name="log").or_(ann.page.get_by_role("button", name="log")).first.click()
    assert Path(download.value.path()).read_text(encoding="utf-8") == match.log()


@pytest.mark.parametrize(("language", "word"), [("en", "workers must eat"), ("pl", "Rund"), ("hu", "forduló")])
def test_the_rules_page_in_three_languages(newcomer: Newcomer, language: str, word: str) -> None:
    ann = newcomer()
    ann.arrive("Ann", language)
    ann.go("/rules/little-town")
    expect(ann.page.locator("main").get_by_text(word).first).to_be_visible()
    expect(ann.page.locator("main table").nth(1)).to_be_attached()


def test_an_account_changes_its_password_in_the_browser(newcomer: Newcomer) -> None:
    """Another browser of the same person is then nobody."""
    ann, elsewhere = newcomer(), newcomer()
    ann.arrive("Zelma")  # the server is shared: an account takes its name from all others
    login = f"ann{secrets.token_hex(4)}"
    ann.api("POST", "/api/register", {"login": login, "password": "correct horse"})
    elsewhere.go()
    elsewhere.api("POST", "/api/login", {"login": login, "password": "correct horse"})
    ann.go("/account")
    form = ann.page.locator("form").filter(has=ann.page.get_by_role("button", name="Change password"))
    form.get_by_label("Current password").fill("wrong")
    form.get_by_label("New password").fill("another horse")
    form.get_by_role("button").click()
    expect(form.get_by_role("alert")).to_contain_text("not your current password")
    form.get_by_label("Current password").fill("correct horse")
    form.get_by_role("button").click()
    expect(ann.page.get_by_text("Your password was changed.")).to_be_visible()
    assert ann.api("GET", "/api/me")["person"]["login"] == login
    assert elsewhere.api("GET", "/api/me")["person"] is None
    ann.errors.clear()  # the browser notes the 403 itself


def test_a_page_that_is_not_there_says_so(newcomer: Newcomer) -> None:
    ann = newcomer()
    ann.go("/table/nothing1")
    expect(ann.page.get_by_text("no such table").first).to_be_visible()
    ann.errors.clear()  # the browser notes the 404 itself


def test_less_motion_is_respected_and_dark_is_dark(newcomer: Newcomer) -> None:
    ann = newcomer(color_scheme="dark")
    ann.go()
    ann.settled()
    colour = ann.page.evaluate("getComputedStyle(document.body).backgroundColor")
    assert max(int(x) for x in colour.removeprefix("rgb(").removesuffix(")").split(",")[:3]) < 80
