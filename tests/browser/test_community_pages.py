"""Every page where people meet, with all that can stand there: in the light and in the dark, on a desk and in a hand,
for ears and for keys, in all languages."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from playwright.sync_api import Browser

from kontor.kernel import LANGUAGES
from kontor.server import moments
from kontor.server.storage.schema import people, rating_changes, ratings, results, tables
from tests.server.mailbox import mailbox
from tests.server.serving import Served

from .conftest import DRAWN, Player
from .test_pages import RULES, SERIOUS, SIZES, problems

Newcomer = Callable[..., Player]
SEATS = [{"kind": "me"}, {"kind": "open"}]
CLOCK = {"kind": "live", "bank": 600, "increment": 10, "at_zero": "turn"}
DAYS = {"kind": "days", "bank": 3 * 86400, "at_zero": "turn"}
PASSWORD = "long enough"
WIDE = "W" * 24  # as long as a name may be
WIDTHS = (390, 360)
PARTS = ("reports", "people", "tables", "ratings", "announce", "audit")
OWN_KEYS = ("bell", "invite", "table of days")  # menus, dialogs and boards go by arrows, or keep the focus inside
PLAYED = [("little-town", 2)] * 10 + [("ragusa", 3), ("hansa-teutonica", 5), ("castles-of-tuscany", 1)]
OPENING = "place A2"

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
    """A server with mail, where Ann looks after the house and plays with Ben: every page has something to show."""

    def __init__(self, folder: Path, server: Served) -> None:
        self._database = sa.create_engine(f"sqlite:///{folder / 'kontor.sqlite3'}")
        self.address = f"http://127.0.0.1:{server.port}"
        self.pages: dict[str, str] = {}

    def ann(self, player: Player, language: str = "en") -> Player:
        """At this browser."""
        player.address = self.address
        player.api("POST", "/api/login", {"login": "ann@kontor.test", "password": PASSWORD})
        player.api("PATCH", "/api/me", {"preferences": {"language": language}})
        return player

    def _register(self, player: Player, name: str) -> str:
        account = {"login": f"{name.lower()}@kontor.test", "password": PASSWORD, "name": name}
        person: str = player.api("POST", "/api/register", account)["person"]["id"]
        return person

    def meet(self, ann: Player, ben: Player) -> None:
        """What happened before somebody looks."""
        me, other = self._register(ann, "Ann"), self._register(ben, "Ben")
        played, days = ann.table(SEATS), ann.table(SEATS, clock=DAYS)
        for table in (played, days):
            ben.api("POST", f"/api/tables/{table}/join")
        self._remember(me, other, played)
        ben.api("POST", f"/api/people/{me}/follow", {"on": True})
        away = datetime.now(UTC)
        vacation = {"begins": away.isoformat(), "ends": (away + timedelta(days=3)).isoformat()}
        ann.api("POST", "/api/vacations", vacation)
        ann.api("POST", "/api/people/wide/mute", {"on": True})
        ben.api("POST", "/api/reports", {"kind": "person", "person": "wide", "reason": "insult", "text": "loud " * 60})
        sanction = {"person": "wide", "kind": "mute", "reason": "Shouting", "hours": 72}
        ann.api("POST", "/api/operator/sanctions", sanction)
        waiting = ann.table(SEATS, rated=True, clock=CLOCK, seed=None)
        ann.api("POST", f"/api/tables/{waiting}/invitations", {"person": other})
        cup = {"name": "Spring Cup", "game": "little-town", "format": "round-robin", "bots": 3, "bot": "random"}
        planned = ann.api("POST", "/api/tournaments", cup)["head"]["id"]
        running = ann.api("POST", "/api/tournaments", {**cup, "format": "knock-out", "bots": 7})["head"]["id"]
        ann.api("POST", f"/api/tournaments/{running}/start")
        self.pages = {
            "bell": "/",
            "account": "/account",
            "people": "/people",
            "profile": f"/people/{me}",
            "invite": f"/people/{other}",
            "ratings": "/ratings/little-town",
            "tournaments": "/tournaments",
            "new tournament": "/tournaments/new",
            "tournament": f"/tournament/{planned}",
            "knock-out": f"/tournament/{running}",
            **{f"operator: {part}": "/operator" for part in PARTS},
            "reset": "/reset",
            "verify": "/verify",
            "new table": "/new/little-town",
            "waiting room": f"/table/{waiting}",
            "table of days": f"/table/{days}",
        }

    def _remember(self, me: str, other: str, table: str) -> None:
        """Finished games, ratings, and somebody with a long name: nobody waits for a year to pass."""
        with self._database.begin() as database:
            database.execute(people.update().where(people.c.id == me).values(role="operator"))
            wide = {"id": "wide", "name": WIDE, "login": "wide@kontor.test", "preferences": {}, "created": _ago(400)}
            database.execute(people.insert().values(wide))
            finished = dict(database.execute(sa.select(tables).where(tables.c.id == table)).mappings().one())
            for k, (game, players) in enumerate(PLAYED):
                of, at, rated = {"table_id": f"played{k}", "game": game}, _ago(23 * k), k % 2 == 1
                database.execute(tables.insert().values({**finished, "id": f"played{k}", "status": "over"}))
                for seat, who in enumerate((me, other)[:players]):
                    place = 1 + (seat + k) % 2 * (players - 1)
                    ended = {"players": players, "score": 30 + k, "place": place, "won": place == 1, "rated": rated}
                    counted = {"expected": 1 / players, "opening": OPENING, "accuracy": 71.5 + k if k % 3 else None}
                    database.execute(results.insert().values(**of, seat=seat, person=who, **ended, **counted, at=at))
                if rated:
                    change = {"mu_before": 1480 + 12 * k, "sigma_before": 120, "mu": 1500 + 9 * k, "sigma": 110}
                    database.execute(rating_changes.insert().values(**of, person=me, **change, at=at))
            for k, who in enumerate((me, other, "wide")):
                settled = {"mu": 1620 - 75 * k, "sigma": 84, "games": 41, "at": _ago(k)}
                for game in {game for game, _ in PLAYED}:
                    database.execute(ratings.insert().values(person=who, game=game, **settled))


def _ago(days: int) -> datetime:
    return moments.now() - timedelta(days=days)


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory, chromium: Browser) -> Iterator[Club]:
    folder = tmp_path_factory.mktemp("club")
    with mailbox() as box, Served(folder, choose_seeds=True, **box.settings) as server:
        club = Club(folder, server)
        ann, ben = (Player(chromium.new_context(), club.address) for _ in range(2))
        club.meet(ann, ben)
        for player in (ann, ben):
            player.context.close()
        yield club


def show(player: Player, name: str, path: str) -> None:
    """The page with whatever can be opened there; in any language."""
    player.go(path)
    player.settled()
    page = player.page
    if name == "bell":
        page.locator(".bell > button").wait_for()
        page.keyboard.press("n")
        page.get_by_role("menuitem").first.wait_for()
    if name == "account":
        page.locator("#calls form").wait_for()
        for each in page.locator("#calls summary").all():
            each.click()
        page.locator("#calls fieldset:last-of-type").get_by_role("switch").check()
    if name == "invite":
        page.locator(".tools > button").nth(1).click()
        page.get_by_role("dialog").get_by_role("button").first.wait_for()
    if name.startswith("operator"):
        part = name.removeprefix("operator: ")
        page.locator(f"input[value={part}]").check(force=True)
        if part == "people":
            page.get_by_role("button", name=WIDE).click()
            page.get_by_role("article").wait_for()
    if name == "new table":
        page.locator("input[value=rated]").check(force=True)
    if name == "waiting room":
        page.locator("input[role=combobox]").fill("Ww")
        page.get_by_role("option").first.wait_for()
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


def quiet_errors(player: Player) -> None:
    """Links of mails without their token are refused; nothing else is."""
    assert [error for error in player.errors if "410 (Gone)" not in error] == []
    player.errors.clear()


@pytest.mark.parametrize("size", SIZES)
def test_every_page_for_people_is_for_all_eyes_ears_and_hands(club: Club, newcomer: Newcomer, size: str) -> None:
    ann, found = club.ann(newcomer(viewport=SIZES[size], color_scheme="light", locale="en")), dict[str, Any]()
    for name, path in club.pages.items():
        show(ann, name, path)
        found[name] = problems(ann, RULES, ["minor", "moderate", *SERIOUS])
        ann.page.emulate_media(color_scheme="dark")
        ann.settled()
        found[f"{name}, dark"] = problems(ann, ["color-contrast"])
        ann.page.emulate_media(color_scheme="light")
        if size == "desktop" and name not in OWN_KEYS:
            found[f"{name}, keys"] = walk(ann)
    quiet_errors(ann)
    assert {name: wrong for name, wrong in found.items() if wrong} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_page_for_people_is_wider_than_a_phone(club: Club, newcomer: Newcomer, language: str) -> None:
    ann, wide = club.ann(newcomer(viewport={"width": WIDTHS[0], "height": 844}), language), dict[str, int]()
    for name, path in club.pages.items():
        ann.page.set_viewport_size({"width": WIDTHS[0], "height": 844})
        show(ann, name, path)
        for width in WIDTHS:
            ann.page.set_viewport_size({"width": width, "height": 844})
            ann.page.evaluate(DRAWN)
            wide[f"{name}, {width}"] = ann.page.evaluate("document.documentElement.scrollWidth") - width
    quiet_errors(ann)
    assert {name: more for name, more in wide.items() if more > 0} == {}
