"""Whole games in a real browser: by keyboard, on a phone (by mouse: test_clicks); two people and somebody watching."""

from __future__ import annotations

import signal
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from kontor import Match
from tests.server.test_durability import free_port, start_server

from .conftest import Player

Newcomer = Callable[..., Player]
THREE_BOTS = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * 3]


def click_a_choice(player: Player, tap: bool = False) -> None:
    """Answer with the last choice that has a place, a piece or a button; wait until it was taken."""
    player.settled()  # the scene that was heard is drawn, too
    page, number = player.page, player.number
    legal = page.locator("[data-legal]:visible")
    buttons = page.locator("section.ask .answers button[data-action]:visible")
    page.wait_for_selector("[data-legal], section.ask .answers button[data-action]", state="attached")
    target = legal.last if legal.count() else buttons.last
    if legal.count() and tap:
        target.tap(force=True)
        buttons.last.tap()
    elif legal.count():
        chooser, before = page.locator(".chooser button:visible"), buttons.all_inner_texts()
        target.click(force=True)

        def asked() -> bool:  # a bar without buttons waits for the server
            return chooser.count() > 0 or buttons.all_inner_texts() not in ([], before)

        player.wait(lambda: player.number != number or asked())
        if player.number == number:  # several choices share the place: one is asked which
            (chooser if chooser.count() else buttons).last.click()
    elif tap:
        target.tap()
    else:
        target.click()
    player.wait(lambda: player.number != number or bool(player.scene["over"]))


def uncover(player: Player) -> None:
    """If the turn went to the other person at this device, they say that they are there."""
    player.settled()
    if player.page.locator(".cover button").count():
        player.page.locator(".cover button").click()


def test_a_whole_game_by_keyboard_alone(newcomer: Newcomer) -> None:
    """Arrows and Enter on the board, digits in the bar."""
    ann = newcomer()
    ann.arrive("Ann")
    ann.sit(ann.table(THREE_BOTS))
    page = ann.page
    while ann.my_turn():
        number = ann.number
        page.keyboard.press("b")
        ann.settled()
        if page.evaluate("document.activeElement?.hasAttribute('data-legal') ?? false"):
            page.keyboard.press("ArrowRight")
            page.keyboard.press("Enter")
        else:
            page.keyboard.press("1")
        ann.wait(lambda number=number: ann.number != number or ann.scene["over"])  # type: ignore[misc]
    assert ann.scene["over"]


def test_a_whole_game_on_a_phone(newcomer: Newcomer) -> None:
    """390 x 844, touch: the first tap shows what a place brings, the button plays; nothing scrolls sideways."""
    ann = newcomer(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    ann.arrive("Ann")
    ann.sit(ann.table(THREE_BOTS))
    while ann.my_turn():
        click_a_choice(ann, tap=True)
        assert ann.page.evaluate("document.documentElement.scrollWidth") <= 390
    assert ann.scene["over"]


def test_two_people_play_and_a_third_watches_and_nobody_sees_another_hand(newcomer: Newcomer) -> None:
    ann, ben, eve = newcomer(), newcomer(), newcomer()
    for player, name in ((ann, "Ann"), (ben, "Ben"), (eve, "Eve")):
        player.arrive(name)
    table = ann.table([{"kind": "me"}, {"kind": "open"}])
    ann.go(f"/table/{table}")
    ben.go(f"/table/{table}")
    ben.page.get_by_role("button", name="Sit down").or_(ben.page.get_by_role("button", name="Join")).first.click()
    for player in (ann, ben):
        player.wait(lambda player=player: bool(player.scene))  # type: ignore[misc]
    eve.sit(table)
    match = Match("little-town", ["Ann", "Ben"], 7)
    objective = match.game.domains["objective"].names
    texts = [
        [match.game.words()(f"objective-{objective[k]}.text") for k in match.state.players[seat].hand]
        for seat in range(2)
    ]
    for _ in range(10):
        mover = ann if ann.scene["choices"] else ben
        if any(c["notation"].startswith("claim") for c in mover.scene["choices"]):
            break  # a claimed card lies open for all
        number = mover.number
        click_a_choice(mover)
        for player in (ann, ben, eve):
            player.wait(lambda player=player, number=number: player.number > number)  # type: ignore[misc]
    for player, seat in ((ann, 0), (ben, 1), (eve, -1)):
        shown, sent = player.page.inner_text("body"), "\n".join(player.raw)
        for other in range(2):
            for text in texts[other]:
                assert (text in sent) == (other == seat)
                if other != seat:
                    assert text not in shown
        assert '"rng"' not in sent and '"seed"' not in sent
    expect(eve.page.get_by_text("watching").first).to_be_visible()


def test_the_server_dies_and_comes_back_and_the_page_goes_on(chromium: Browser, address: str, tmp_path: Path) -> None:
    """kill -9 while a page looks at a table: it says so, connects again by itself, and the game goes on."""
    port = free_port()
    process = start_server(tmp_path, port)
    ann = Player(chromium.new_context(), f"http://127.0.0.1:{port}")
    ann.arrive("Ann")
    ann.sit(ann.table([{"kind": "me"}, {"kind": "hot", "name": "Ben"}]))
    click_a_choice(ann)
    uncover(ann)
    process.send_signal(signal.SIGKILL)
    process.wait()
    expect(ann.page.get_by_text("Connection lost").first).to_be_visible()
    heard = len(ann.raw)
    process = start_server(tmp_path, port)
    ann.wait(lambda: len(ann.raw) > heard and ann.number == 1, 60)
    click_a_choice(ann)
    assert ann.number == 2
    ann.context.close()
    process.send_signal(signal.SIGINT)
    process.wait(20)


def test_undo_in_the_browser(newcomer: Newcomer) -> None:
    ann = newcomer()
    ann.arrive("Ann")
    ann.sit(ann.table([{"kind": "me"}, {"kind": "hot", "name": "Ben"}]))
    click_a_choice(ann)
    assert ann.number == 1
    uncover(ann)
    ann.page.keyboard.press("u")
    ann.wait(lambda: ann.number == 0)


def test_undo_against_bots_in_the_browser(newcomer: Newcomer) -> None:
    """Back to one's own last decision, twice, over those of three bots; the log says so in one line."""
    ann = newcomer()
    ann.arrive("Ann")
    ann.sit(ann.table(THREE_BOTS))
    numbers = []
    for _ in range(2):
        assert ann.my_turn()
        numbers.append(ann.number)
        click_a_choice(ann)
    assert ann.my_turn()
    before = ann.number
    for number in reversed(numbers):
        ann.page.keyboard.press("u")
        ann.wait(lambda number=number: ann.number == number and bool(ann.scene["choices"]))  # type: ignore[misc]
        ann.settled()
    expect(ann.page.get_by_role("list", name="Log")).to_contain_text(f"You undid {before - numbers[0]} decisions.")
    ann.page.keyboard.press("u")
    expect(ann.page.locator("section.ask .notice")).to_have_text("There is nothing to undo.")


def test_the_hand_over_cover_hides_the_table(newcomer: Newcomer) -> None:
    """Two people at one device: the next one's objectives are not in the page before they say they are there."""
    ann = newcomer()
    ann.arrive("Ann")
    ann.sit(ann.table([{"kind": "me"}, {"kind": "hot", "name": "Ben"}]))
    hands = {ann.scene["viewer"]: [card["text"] for card in ann.scene["players"][ann.scene["viewer"]]["cards"]]}
    first = ann.scene["viewer"]
    while ann.scene["viewer"] == first:
        click_a_choice(ann)
    second = ann.scene["viewer"]
    hands[second] = [card["text"] for card in ann.scene["players"][second]["cards"]]
    body = ann.page.inner_text("body")
    assert not any(text in body for hand in hands.values() for text in hand)
    ann.page.locator(".cover button").click()
    expect(ann.page.get_by_text(hands[second][0][:30]).first).to_be_visible()
    body = ann.page.inner_text("body")
    assert not any(text in body for text in hands[first] if text not in hands[second])


@pytest.mark.parametrize("language", ["en", "pl", "hu"])
def test_every_language_plays(newcomer: Newcomer, language: str) -> None:
    ann = newcomer()
    ann.arrive("Ann", language)
    ann.sit(ann.table(THREE_BOTS))
    words = Match("little-town", 2).game.words(language)
    assert ann.my_turn()
    assert ann.scene["question"] == words("question-turn")
    expect(ann.page.get_by_text(words("question-turn")).first).to_be_visible()
    expect(ann.page.get_by_text(words("area-market")).first).to_be_visible()
    assert ann.page.evaluate("document.documentElement.lang") == language
    click_a_choice(ann)
