"""A guided first game in a real browser: offered, led, taken back, played to its end; on a phone and by keyboard."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.test_durability import free_port, start_server

from .conftest import Player
from .test_pages import problems

Newcomer = Callable[..., Player]
PHONE = {"width": 390, "height": 844}
LOOKS = 60_000  # ms; the first look starts a process
DECIDE = """([table, number, action]) => new Promise(done => {
    const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/live?shot=1`)
    socket.onopen = () => socket.send(JSON.stringify({type: 'decide', request: 'shot', number, action}))
    socket.onmessage = m => { if (JSON.parse(m.data).request === 'shot') { socket.close(); done() } }
})"""


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server whose coach looks briefly, and has no games of other tests to review at the same time."""
    port = free_port()
    process = start_server(tmp_path_factory.mktemp("server"), port, KONTOR_COACH_ITERATIONS="60")
    yield f"http://127.0.0.1:{port}"
    process.send_signal(signal.SIGINT)
    process.wait(20)


def table_of(player: Player) -> str:
    return player.page.url.split("/")[-1].split("?")[0]


def decide(player: Player, choice: Any) -> None:
    """As another tab of this person would: the page hears of it."""
    number = player.number
    player.page.evaluate(DECIDE, [table_of(player), number, choice["action"]])
    player.wait(lambda: player.number > number and bool(player.scene["choices"] or player.scene["over"]))


def test_a_guided_game_from_the_offer_to_the_three_things(newcomer: Newcomer) -> None:
    ann = newcomer()
    page = ann.page
    ann.go()
    page.locator("[data-guided=little-town]").get_by_role("button", name="Start").click()
    panel = page.locator("[data-coach]")
    expect(panel.get_by_role("status")).to_contain_text("Gather wood and stone first", timeout=LOOKS)
    assert problems(ann) == []

    # a decision by keyboard: to the board, then Enter
    assert ann.my_turn()
    number = ann.number
    page.keyboard.press("b")
    page.keyboard.press("Enter")
    ann.wait(lambda: ann.number > number)

    # the last choice is seldom a good one: soon the coach says what it overlooked
    found = panel.locator(".found")
    for _ in range(12):
        assert ann.my_turn()
        decide(ann, ann.scene["choices"][-1])
        expect(panel.get_by_text("The coach is looking at your decision.")).to_have_count(0, timeout=LOOKS)
        ann.settled()
        if found.count() and panel.get_by_role("button", name="Take it back").count():
            break
    expect(found).to_contain_text("There was something better")
    expect(found).to_contain_text("lowered your chance to win from")
    panel.get_by_role("button", name="Show me").click()
    expect(panel.get_by_role("button", name="Show me")).to_have_attribute("aria-pressed", "true")
    assert problems(ann) == []
    number = ann.number
    panel.get_by_role("button", name="Take it back").click()
    ann.wait(lambda: ann.number < number)
    expect(panel.get_by_role("status")).to_contain_text("Try this instead")

    # off: he is silent and thinks of nothing; the rest of the game is quick
    panel.get_by_role("button", name="Coach off").click()
    expect(panel.get_by_role("status")).to_have_text("The coach is off. The game continues as usual.")
    while ann.my_turn():
        choices = ann.scene["choices"]
        decide(ann, choices[ann.number % len(choices)])
    ann.go_on()
    show = page.get_by_role("button", name="Show the result")
    if show.count():
        show.click()
    expect(page.get_by_role("heading", name="Three things to try next time")).to_be_visible(timeout=LOOKS)
    jumps = page.get_by_role("button", name="Look at decision")
    expect(jumps).to_have_count(3)
    assert problems(ann) == []
    jumps.first.click()
    page.wait_for_url("**/replay/**")
    ann.go()
    expect(page.locator("[data-guided=ragusa]")).to_have_count(1)
    expect(page.locator("[data-guided=little-town]")).to_have_count(0)  # no longer the first visit
    assert ann.errors == []


def test_on_a_phone_the_coach_is_a_line_that_unfolds_and_stays_off(newcomer: Newcomer) -> None:
    ann = newcomer(viewport=PHONE, has_touch=True, is_mobile=True)
    page = ann.page
    ann.arrive("Ann", "hu")
    ann.sit(ann.api("POST", "/api/guided", {"game": "little-town"})["id"])
    assert ann.my_turn()
    panel = page.locator("[data-coach]")
    expect(panel.get_by_role("status")).to_contain_text("gyűjts fát és követ", timeout=LOOKS)
    bar = page.locator("section.ask").bounding_box()
    line = panel.bounding_box()
    assert bar and line and line["y"] + line["height"] <= bar["y"] + 1 and line["height"] <= 60
    unfold = panel.get_by_role("button", name="Edző: minden megjelenítése")
    unfold.tap()
    assert problems(ann) == []
    panel.get_by_role("button", name="Edző ki").tap()
    page.reload()
    expect(panel.get_by_role("status")).to_contain_text("Az edző ki van kapcsolva")  # remembered
    panel.get_by_role("button", name="Edző be").tap()
    expect(panel.get_by_role("status")).to_contain_text("gyűjts fát és követ")
    assert ann.errors == []
