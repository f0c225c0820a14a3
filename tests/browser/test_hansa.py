"""Hansa Teutonica in a real browser: by keyboard, a displaced player asked at once, the map on a phone."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import DRAWN, Player
from .test_pages import SIZES, problems
from .test_steady import DECIDE

Newcomer = Callable[..., Player]
PHONE = {"viewport": SIZES["phone"], "has_touch": True, "is_mobile": True}
# Where a target can be hit: its middle, or a point of the road that nothing lies on; nothing if it is covered or away.
POINT = """id => {
    const target = [...document.querySelectorAll('[data-target]')].find(each => each.dataset.target === id)
    if (!target) return null
    const hits = (x, y) => document.elementFromPoint(x, y)?.closest('[data-target]') === target
    const box = target.getBoundingClientRect()
    const points = [[box.x + box.width / 2, box.y + box.height / 2]]
    const road = target.querySelector('path.hit')
    if (road) for (let k = 1; k < 40; k++) {
        const at = road.getPointAtLength(road.getTotalLength() * k / 40).matrixTransform(road.getScreenCTM())
        points.push([at.x, at.y])
    }
    return points.find(([x, y]) => hits(x, y)) ?? null
}"""
VIEW = "document.querySelector('[data-area=board] > svg').viewBox.baseVal"


def hansa(player: Player, seats: list[dict[str, str]], **more: Any) -> str:
    return player.table(seats, game="hansa-teutonica", **more)


def sensible(scene: dict[str, Any]) -> dict[str, Any]:
    """A choice that gets a game to its end: establish, build, develop; else fill a road nobody else is on."""
    order = ["establish", "office", "annex", "coellen", "develop", "use", "place", "income", "mark", "settle", "done"]
    here: dict[str, list[int]] = {}
    for piece in scene["picture"]["areas"]["board"]["pieces"]:
        if piece.get("id", "").startswith("on:"):
            here.setdefault(piece["id"].split(":")[1], []).append(piece["owner"])

    def rank(choice: dict[str, Any]) -> tuple[int, int]:
        verb, *rest = choice["notation"].split()
        owners = here.get(rest[-1], []) if rest else []
        crowded = any(owner != scene["viewer"] for owner in owners)
        return (order.index(verb) if verb in order else len(order), 9 if crowded else -len(owners))

    found: dict[str, Any] = min(scene["choices"], key=rank)
    return found


def turn_switch(player: Player, choice: dict[str, Any]) -> None:
    """Sets the switch to what the choice is about, if a switch decides what a click means now."""
    label = next((mode["label"] for mode in player.scene["modes"] if mode["id"] == choice["mode"]), None)
    button = player.page.locator("section.ask .modes button", has_text=label or "")
    if label and button.count() and button.get_attribute("aria-pressed") == "false":
        button.click()


def choose(player: Player, choice: dict[str, Any]) -> None:
    """Clicks a choice where it points, as the switch is set for it; if several belong there, the chooser beside it asks
    which. What stands only in the list of all is chosen there."""
    page, number = player.page, player.number
    page.evaluate(DRAWN)
    turn_switch(player, choice)
    button = f"button[data-action='{choice['action']}']"
    answer, chooser = page.locator(f"section.ask .answers {button}"), page.locator(f".chooser {button}")
    at = next((found for each in choice["targets"] if (found := page.evaluate(POINT, each))), None)
    if at:
        page.mouse.click(*at)
        player.wait(lambda: player.number > number or chooser.count() > 0)
        if player.number == number:
            chooser.click()
    elif answer.filter(visible=True).count():
        answer.click()
    else:  # the bar may have no room for it
        assert choice["rare"] or answer.count(), f"nothing to click for {choice['notation']}"
        page.get_by_role("button", name="Show all").click()
        page.locator(f"section.ask section.open {button}").click()
    player.wait(lambda: player.number > number)


def fill_a_road(ann: Player) -> None:
    """Whoever begins fills a road, the other takes income: the one who began is asked again, with a full road. They sit
    at one device, and nothing covers the table between turns."""
    for start in ("place trader kampen-osnabrueck",) * 2 + ("income",) * 2:
        choose(ann, next(c for c in ann.scene["choices"] if c["notation"].startswith(start)))
        ann.settled()
        assert not ann.page.locator(".cover").count()


def test_by_keyboard_alone_on_a_zoomed_map(newcomer: Newcomer) -> None:
    """Arrows go from target to target, the map follows; Enter plays what the switch says, T turns it; where that leaves
    several, Enter asks which, and a digit plays."""
    ann = newcomer()
    ann.arrive("Ann")
    ann.sit(hansa(ann, [{"kind": "me"}, {"kind": "hot", "name": "Ben"}]))
    fill_a_road(ann)
    page = ann.page
    for key in ("+", "+", "+", "b"):
        page.keyboard.press(key)
    inside = """() => {
        const [target, board] = [document.activeElement, document.querySelector('[data-area=board]')]
        const [a, b] = [target.getBoundingClientRect(), board.getBoundingClientRect()]
        const [x, y] = [a.x + a.width / 2, a.y + a.height / 2]
        return target.hasAttribute('data-legal') && b.x < x && x < b.right && b.y < y && y < b.bottom
    }"""
    for key in ("ArrowRight", "ArrowRight", "ArrowDown", "ArrowRight", "ArrowDown", "ArrowLeft"):
        page.keyboard.press(key)
        page.wait_for_function(inside)
    number, pressed = ann.number, page.locator(".modes button[aria-pressed=true]")
    page.keyboard.press("t")
    expect(pressed).to_have_text(re.compile("Merchant"))
    page.keyboard.press("Enter")
    ann.wait(lambda: ann.number == number + 1)
    ann.settled()
    placed = {piece["id"] for piece in ann.scene["picture"]["areas"]["board"]["pieces"] if piece.get("id")}
    assert any(key.startswith("on:") and key.endswith("merchant") for key in placed)
    expect(pressed).to_have_text(re.compile("Trader"))  # there is no merchant left
    page.keyboard.press("t")
    expect(pressed).to_have_text(re.compile("Move"))
    page.keyboard.press("b")
    on_full = "() => document.activeElement.dataset.target?.startsWith('on:kampen-osnabrueck:')"
    for key in ("ArrowUp", "ArrowLeft", "ArrowDown") * 3:
        if page.evaluate(on_full):
            break
        page.keyboard.press(key)
    assert page.evaluate(on_full)
    page.keyboard.press("Enter")
    expect(page.locator(".chooser button")).to_have_count(2)  # establish the route, or move the piece away
    expect(page.locator(".chooser button").first).to_be_focused()
    page.keyboard.press("1")
    ann.wait(lambda: ann.number == number + 2)


def test_whoever_is_displaced_is_asked_at_once(newcomer: Newcomer) -> None:
    ann, ben = newcomer(), newcomer()
    ann.arrive("Ann")
    ben.arrive("Ben")
    table = hansa(ann, [{"kind": "me"}, {"kind": "open"}])
    ann.go(f"/table/{table}")
    ben.go(f"/table/{table}")
    ben.page.get_by_role("button", name="Sit down").first.click()
    for player in (ann, ben):
        player.wait(lambda player=player: bool(player.scene))  # type: ignore[misc]
    first, second = (ann, ben) if ann.scene["choices"] else (ben, ann)

    def play(player: Player, start: str) -> None:
        player.wait(lambda: any(c["notation"].startswith(start) for c in player.scene["choices"]))
        choose(player, next(c for c in player.scene["choices"] if c["notation"].startswith(start)))

    play(first, "place trader minden-brunswiek")
    play(first, "place trader minden-brunswiek")
    if first.scene["choices"]:
        play(first, "done")
    second.wait(lambda: bool(second.scene["choices"]))
    wanted = re.compile(r"displace p\d trader minden-brunswiek")
    choose(second, next(c for c in second.scene["choices"] if wanted.fullmatch(c["notation"])))
    play(second, "pay")  # with which piece the switch has said: that is not asked
    first.wait(lambda: bool(first.scene["choices"]))
    page = first.page
    assert first.scene["to_move"] == first.scene["viewer"] and "displaced" in first.scene["question"]
    expect(page.get_by_role("heading", name=first.scene["question"])).to_be_visible()
    expect(page).to_have_title(re.compile("^Your turn"))
    expect(page.locator(".about").first).to_be_visible()  # the displaced piece
    expect(page.locator(".trail:not(.faded) [data-step]").first).to_be_attached()  # what the other did stays marked
    expect(page.locator("[data-legal]").first).to_be_attached()
    assert not second.scene["choices"]
    while first.scene["choices"]:
        choose(first, first.scene["choices"][0])
    second.wait(lambda: bool(second.scene["choices"]))
    expect(second.page.get_by_role("heading", name=second.scene["question"])).to_be_visible()


def view(page: Page) -> dict[str, float]:
    found: dict[str, float] = page.evaluate(f"(({{x, y, width, height}}) => ({{x, y, width, height}}))({VIEW})")
    return found


def test_the_map_on_a_phone(newcomer: Newcomer) -> None:
    """Opens zoomed in with an overview; pinch, drag and double tap move it; fingers hit; nothing scrolls sideways."""
    ann = newcomer(**PHONE)
    ann.arrive("Ann")
    ann.sit(hansa(ann, [{"kind": "me"}, {"kind": "hot", "name": "Ben"}]))
    page = ann.page
    ann.settled()
    whole, opened = ann.scene["areas"][0]["width"], view(page)
    assert opened["width"] < whole / 2
    overview = page.locator(".overview")
    expect(overview).to_be_visible()
    box = page.locator("[data-area=board]").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    cdp = ann.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        cdp.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": a, "y": b} for a, b in points]})

    touch("touchStart", (x, y))
    for k in range(1, 6):
        touch("touchMove", (x - 12 * k, y - 6 * k))
    touch("touchEnd")
    dragged = view(page)
    assert dragged["x"] > opened["x"] + 20 and abs(dragged["width"] - opened["width"]) < 1
    assert ann.number == 0 and page.evaluate("window.scrollY") == 0
    touch("touchStart", (x - 30, y), (x + 30, y))
    for k in range(1, 6):
        touch("touchMove", (x - 30 - 8 * k, y), (x + 30 + 8 * k, y))
    touch("touchEnd")
    ann.settled()
    pinched = view(page)
    assert pinched["width"] < dragged["width"] * 0.7
    assert page.evaluate("visualViewport.scale") == 1
    sizes = page.evaluate("""[...document.querySelectorAll('[data-area] [data-legal]')].map(target => {
        const {width, height} = target.getBoundingClientRect()
        return Math.min(width, height)
    })""")
    assert min(sizes) >= 40
    page.touchscreen.tap(x, y - 60)
    page.touchscreen.tap(x, y - 60)
    page.wait_for_function(f"{VIEW}.width >= {whole}")  # back to the whole map
    expect(overview).to_have_count(0)
    page.get_by_role("button", name="Larger").tap()
    page.get_by_role("button", name="Larger").tap()
    expect(overview).to_be_visible()
    corner = overview.bounding_box()
    assert corner
    page.touchscreen.tap(corner["x"] + 4, corner["y"] + corner["height"] - 4)
    assert view(page)["x"] < 20
    assert page.evaluate("document.documentElement.scrollWidth") <= SIZES["phone"]["width"]


def test_a_few_turns_on_a_phone(newcomer: Newcomer) -> None:
    """A tap selects, the sheet says what it brings and plays; the map comes to where the next question is."""
    ann = newcomer(**PHONE)
    ann.arrive("Ann")
    ann.sit(hansa(ann, [{"kind": "me"}, {"kind": "hot", "name": "Ben"}]))
    page = ann.page
    for _ in range(8):
        assert ann.my_turn()
        ann.settled()
        number = ann.number
        spots = [(c, key) for c in ann.scene["choices"] for key in c["targets"] if not key.startswith("route:")]
        board = page.locator("[data-area=board]").bounding_box()
        assert board
        found = next(((c, p) for c, key in spots if (p := page.evaluate(POINT, key)) and board["y"] + 20 < p[1]), None)
        if found:
            choice, point = found
            page.touchscreen.tap(*point)
            assert ann.number == number  # a tap alone plays nothing
        else:
            choice = ann.scene["choices"][-1]
        page.locator("section.ask .answers button", has_text=choice["words"]).last.tap()
        ann.wait(lambda number=number: ann.number > number)  # type: ignore[misc]
        assert page.evaluate("document.documentElement.scrollWidth") <= SIZES["phone"]["width"]
    page.get_by_role("button", name="Mat", exact=True).tap()
    expect(page.get_by_role("region", name="Mat of Ben")).to_be_visible()


def test_on_a_phone_the_map_goes_to_what_is_played_again(newcomer: Newcomer) -> None:
    """Step by step the sheet tells what others did, the map goes there, and in the end back."""
    ann = newcomer(**PHONE)
    ann.arrive("Ann")
    ann.api("PATCH", "/api/me", {"preferences": {"speed": 0}})  # by hand
    table = hansa(ann, [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}])
    ann.sit(table)
    page = ann.page
    marks, again = page.locator(".trail [data-step]"), page.locator(".top [data-replay]")
    for _ in range(20):
        assert ann.my_turn()
        ann.settled()
        if marks.count():
            break
        number = ann.number
        page.evaluate(DECIDE, [table, number, sensible(ann.scene)["action"]])
        ann.wait(lambda number=number: ann.number > number)  # type: ignore[misc]
    before, onward = view(page), page.get_by_role("button", name="Next step")
    again.tap()
    expect(onward).to_be_visible()
    seen = 0
    while onward.count():
        onward.tap()
        ann.settled()
        board = page.locator("[data-area=board]").bounding_box()
        for mark in marks.all() if onward.count() else []:
            told = page.locator("section.ask h2")
            expect(told).to_contain_text("Greedy bot")
            assert told.evaluate("h2 => h2.scrollHeight <= h2.clientHeight + 3"), told.inner_text()
            box = mark.bounding_box()
            assert board and box
            assert board["x"] <= box["x"] <= board["x"] + board["width"]
            assert board["y"] <= box["y"] <= board["y"] + board["height"]
            seen += 1
    assert seen
    assert view(page) == pytest.approx(before)


@pytest.mark.parametrize(("size", "theme"), [("desktop", "light"), ("phone", "dark")])
def test_no_serious_accessibility_problem(newcomer: Newcomer, size: str, theme: str) -> None:
    ann = newcomer(viewport=SIZES[size], color_scheme=theme)
    ann.arrive("Ann")
    ann.sit(hansa(ann, [{"kind": "me"}, {"kind": "hot", "name": "Ben"}]))
    ann.settled()
    assert problems(ann) == []
    if size == "desktop":
        fill_a_road(ann)
        ann.page.get_by_role("button", name="Mat of Ben").click()
        choice = next(c for c in ann.scene["choices"] if c["notation"].startswith("move trader kampen-osnabrueck"))
        turn_switch(ann, choice)
        ann.page.mouse.click(*ann.page.evaluate(POINT, choice["at"]))
        expect(ann.page.locator(".chooser")).to_be_visible()
    else:
        ann.page.get_by_role("button", name="Mat", exact=True).click()
    assert problems(ann) == []
