"""Every page where people meet: in the light and in the dark, on a desk and in a hand, for ears and for keys."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.mailbox import mailbox
from tests.server.serving import Served

from .conftest import Player
from .test_pages import RULES, SERIOUS, SIZES, problems

Newcomer = Callable[..., Player]
SEATS = [{"kind": "me"}, {"kind": "open"}]
CLOCK = {"kind": "live", "bank": 600, "increment": 10, "at_zero": "turn"}

# What a key can reach: one of several radio buttons, and nothing that is hidden or switched off.
REACHABLE = """() => {
    const all = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'
    const found = [...document.querySelectorAll(all)].filter(one =>
        one.checkVisibility() && !one.disabled && one.tabIndex >= 0 && !one.closest('[inert]'))
    const groups = new Set()
    return found.filter(one => {
        if (one.type !== 'radio') return true
        const group = [...document.getElementsByName(one.name)]
        if (one.checked ? groups.has(one.name) : groups.has(one.name) || group.some(each => each.checked)) return false
        return groups.add(one.name)
    }).length
}"""
# Whether one sees where one is: at the element itself, or at what is drawn for it.
FOCUSED = """() => {
    const at = document.activeElement
    if (!at || at === document.body) return null
    const drawn = [at, at.parentElement, at.closest('label'), at.nextElementSibling].filter(Boolean)
    const outlined = drawn.some(one => {
        const {outlineStyle, outlineWidth} = getComputedStyle(one)
        return outlineStyle !== 'none' && parseFloat(outlineWidth) > 0
    })
    const first = !at.dataset.reached
    at.dataset.reached = 'yes'
    return {outlined, first, html: at.outerHTML.slice(0, 160)}
}"""


class Club:
    """A server with mail, and somebody who looks after it."""

    def __init__(self, folder: Path, server: Served) -> None:
        self._folder = folder
        self.address = f"http://127.0.0.1:{server.port}"

    def make_operator(self, person: str) -> None:
        with sqlite3.connect(self._folder / "kontor.sqlite3") as database:
            database.execute("UPDATE people SET role = 'operator' WHERE id = ?", (person,))


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Club]:
    with mailbox() as box, Served(tmp_path, choose_seeds=True, **box.settings) as server:
        yield Club(tmp_path, server)


def meet(ann: Player, ben: Player, club: Club) -> dict[str, str]:
    """Ann keeps the house, Ben plays with her: every page has something to show. Returns the pages by their names."""
    ann.address = ben.address = club.address
    account = {"login": "ann@kontor.test", "password": "long enough", "name": "Ann"}
    me = ann.api("POST", "/api/register", account)["person"]["id"]
    ann.api("PATCH", "/api/me", {"preferences": {"language": "en"}})
    club.make_operator(me)
    ben.arrive("Ben")
    played = ann.table(SEATS)
    ben.api("POST", f"/api/tables/{played}/join")
    ben.api("POST", f"/api/people/{me}/follow", {"on": True})
    waiting = ann.table(SEATS, rated=True, clock=CLOCK, seed=None)
    cup = {"name": "Spring Cup", "game": "little-town", "format": "round-robin", "bots": 3, "bot": "random"}
    tournament = ann.api("POST", "/api/tournaments", cup)["head"]["id"]
    return {
        "bell": "/",
        "account": "/account",
        "people": "/people",
        "profile": f"/people/{me}",
        "ratings": "/ratings/little-town",
        "tournaments": "/tournaments",
        "new tournament": "/tournaments/new",
        "tournament": f"/tournament/{tournament}",
        "operator": "/operator",
        "reset": "/reset",
        "verify": "/verify",
        "new table": "/new/little-town",
        "waiting room": f"/table/{waiting}",
    }


def show(player: Player, name: str, path: str) -> None:
    player.go(path)
    player.settled()
    if name == "bell":
        player.page.get_by_role("button", name="Bell").wait_for()
        player.page.keyboard.press("n")
        player.page.get_by_role("menuitem").first.wait_for()
    if name == "account":
        player.page.locator("#calls form").wait_for()
        for each in player.page.locator("#calls summary").all():
            each.click()
        player.page.get_by_role("switch", name="Quiet hours").check()
    if name == "new table":
        player.page.get_by_label("Rated").check(force=True)
    player.settled()


def walk(player: Player) -> list[str]:
    """Through the page with Tab, all around; what is wrong on the way."""
    wanted, wrong, reached = player.page.evaluate(REACHABLE), [], 0
    player.page.evaluate("() => { document.activeElement.blur(); getSelection().removeAllRanges(); scrollTo(0, 0) }")
    for _ in range(wanted + 30):  # dates and times have several parts
        player.page.keyboard.press("Tab")
        at: Any = player.page.evaluate(FOCUSED)
        if at is None:
            continue  # around the end of the page
        reached += at["first"]
        if not at["outlined"]:
            wrong.append(f"nothing shows the focus of {at['html']}")
    return wrong + ([f"{reached} of {wanted} can be reached"] if reached < wanted else [])


def test_every_page_for_people_is_for_all_eyes_ears_and_hands(club: Club, newcomer: Newcomer) -> None:
    ann, ben = newcomer(color_scheme="light", locale="en"), newcomer()
    found: dict[str, Any] = {}

    def note(name: str, wrong: Any) -> None:
        if wrong:
            found[name] = wrong

    for name, path in meet(ann, ben, club).items():
        for size, viewport in SIZES.items():
            ann.page.set_viewport_size({"width": viewport["width"], "height": viewport["height"]})
            ann.page.emulate_media(color_scheme="light")
            show(ann, name, path)
            note(f"{name}, {size}", problems(ann, RULES, ["minor", "moderate", *SERIOUS]))
            width = ann.page.evaluate("document.documentElement.scrollWidth")
            note(f"{name}, {size}, too wide", max(0, width - viewport["width"]))
            ann.page.emulate_media(color_scheme="dark")
            ann.settled()
            note(f"{name}, {size}, dark", problems(ann, ["color-contrast"]))
            if size == "desktop" and name != "bell":  # which has keys of its own
                note(f"{name}, keys", walk(ann))
    assert found == {}
    assert [error for error in ann.errors if "410 (Gone)" not in error] == []
    ann.errors.clear()  # links of mails without their token are refused
