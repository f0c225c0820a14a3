"""Ragusa in a real browser: a whole game alone by mouse, secret cards, the board on a phone."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from .conftest import Player
from .test_hansa import PHONE, POINT, VIEW, choose
from .test_pages import SIZES, problems

Newcomer = Callable[..., Player]
ORDER = ["keep", "begin", "build", "super", "activate", "wall", "tower", "buy", "sell", "exchange", "later", "pass"]
BOT = {"kind": "bot", "bot": "random"}


def ragusa(player: Player, seats: list[dict[str, str]], **more: Any) -> str:
    return player.table(seats, game="ragusa", **more)


def busy(scene: dict[str, Any]) -> dict[str, Any]:
    """A choice that does something; of houses the one at most city hexes."""

    def rank(choice: dict[str, Any]) -> tuple[int, int]:
        return ORDER.index(choice["notation"].split()[0]), -choice["gain"].count("\n")

    found: dict[str, Any] = min(scene["choices"], key=rank)
    return found


def play(player: Player) -> set[str]:
    """A whole game by clicks on what glows; returns the verbs."""
    verbs = set()
    while player.my_turn():
        choice = busy(player.scene)
        verbs.add(choice["notation"].split()[0])
        if choice["targets"]:  # it lies where it can be hit
            assert player.page.evaluate(POINT, choice["targets"][0]), choice["notation"]
        choose(player, choice)
    return verbs


def test_a_whole_game_alone(newcomer: Newcomer) -> None:
    """The automata have boxes, points and cards, but no seat."""
    ann = newcomer()
    ann.arrive("Ann")
    table = ragusa(ann, [{"kind": "me"}])
    ann.sit(table)
    page = ann.page
    expect(page.locator(".players > li")).to_have_count(3)
    assert {"begin", "build"} <= play(ann)
    automaton = ann.scene["players"][1]
    expect(page.locator(".players > li").nth(1)).to_contain_text(automaton["name"])
    expect(page.locator(".bars .bar")).to_have_count(3)
    page.get_by_role("button", name="Show the result").click()
    expect(page.get_by_role("columnheader", name=automaton["name"]).first).to_be_attached()
    ann.go(f"/replay/{table}?at=6")
    expect(page.locator("[data-area=board]")).to_be_visible()
    ann.go("/")
    finished = page.get_by_role("region", name="Finished games")
    expect(finished.get_by_role("heading", name="Ragusa")).to_be_visible()
    expect(finished).to_contain_text(re.compile("You won|No win this time"))


def test_a_secret_choice_is_not_seen_by_another_browser(newcomer: Newcomer) -> None:
    ann, ben = newcomer(), newcomer()
    ann.arrive("Ann")
    ben.arrive("Ben")
    table = ragusa(ann, [{"kind": "me"}, {"kind": "open"}])
    ann.go(f"/table/{table}")
    ben.go(f"/table/{table}")
    ben.page.get_by_role("button", name="Sit down").first.click()
    for player in (ann, ben):
        player.wait(lambda player=player: bool(player.scene))  # type: ignore[misc]
    kept: dict[int, str] = {}
    players = {ann.scene["viewer"]: ann, ben.scene["viewer"]: ben}
    while len(kept) < 2:
        ann.wait(lambda: bool(ann.scene["choices"] or ben.scene["choices"]))
        seat = next(seat for seat, player in players.items() if player.scene["choices"])
        choice = players[seat].scene["choices"][0]
        assert choice["notation"].startswith("keep")
        kept[seat] = choice["notation"]
        choose(players[seat], choice)
    for seat, player in players.items():
        other = 1 - seat
        player.wait(lambda player=player: player.number >= 2)  # type: ignore[misc]
        told = "".join(player.raw)
        assert kept[seat] in told
        assert f'"{kept[other]}"' not in told
        assert f"card:{other}:{kept[other].split()[1]}" not in told
        expect(player.page.get_by_text("keeps 1 of 3 bonus cards").first).to_be_visible()
        box = player.page.locator(".players > li").nth(other)
        expect(box.get_by_label("Bonus cards: 1")).to_be_visible()


def test_people_at_one_device_do_not_see_each_other_s_cards(newcomer: Newcomer) -> None:
    ann = newcomer()
    ann.arrive("Ann")
    ann.sit(ragusa(ann, [{"kind": "me"}, {"kind": "hot", "name": "Ben"}]))
    page = ann.page
    first = ann.scene["choices"][0]
    choose(ann, first)
    expect(page.locator(".cover")).to_be_visible()
    assert not page.locator("[data-target]").count()
    ready = page.get_by_role("button", name="I am")
    ready.click()
    expect(page.locator(".mat [data-legal]")).to_have_count(3)
    expect(page.locator(".mat")).not_to_contain_text(first["words"])


def test_the_board_on_a_phone(newcomer: Newcomer) -> None:
    """It fits as a whole; a tap selects, the sheet says what it brings and plays; what is tapped stays in sight."""
    ann = newcomer(**PHONE)
    ann.arrive("Ann")
    ann.sit(ragusa(ann, [{"kind": "me"}, BOT]))
    page = ann.page
    ann.settled()
    for _ in range(14):
        assert ann.my_turn()
        number, choice = ann.number, busy(ann.scene)
        assert page.evaluate(VIEW + ".width") >= ann.scene["areas"][0]["width"]
        on_board = {target["id"] for target in ann.scene["picture"]["areas"]["board"]["targets"]}
        target = next((key for key in choice["targets"] if key in on_board), None)
        if target:
            expect(page.locator(f'[data-target="{target}"][data-legal]')).to_be_attached()
            ann.settled()  # two quick taps near each other would zoom
            page.touchscreen.tap(*page.evaluate(POINT, target))
            expect(page.locator("section.ask h2")).not_to_have_text(ann.scene["question"])  # but what it is
            assert ann.number == number  # a tap alone plays nothing
            assert page.evaluate(POINT, target)  # the sheet does not cover it
        elif choice["notation"].startswith("keep"):  # cards lie in the sheet
            page.locator(f'section.ask [data-target="{choice["targets"][0]}"]').tap()
        page.locator(f'section.ask .answers [data-action="{choice["action"]}"]').last.tap()
        ann.wait(lambda number=number: ann.number > number)  # type: ignore[misc]
        assert page.evaluate("document.documentElement.scrollWidth") <= SIZES["phone"]["width"]
    page.get_by_role("navigation", name="Parts of the table").get_by_role("button", name="Ships in port").tap()
    expect(page.get_by_role("heading", name="Prices")).to_be_visible()


@pytest.mark.parametrize(("size", "theme"), [("desktop", "light"), ("desktop", "dark"), ("phone", "dark")])
def test_no_serious_accessibility_problem(newcomer: Newcomer, size: str, theme: str) -> None:
    ann = newcomer(viewport=SIZES[size], color_scheme=theme)
    ann.arrive("Ann")
    ann.sit(ragusa(ann, [{"kind": "me"}, BOT]))
    page = ann.page
    ann.settled()
    assert problems(ann) == []  # cards to choose from
    for _ in range(8):
        assert ann.my_turn()
        choice = busy(ann.scene)
        if choice["notation"].startswith("build") and ann.number > 8:
            break
        number = ann.number
        page.locator(f'section.ask ol [data-action="{choice["action"]}"]').dispatch_event("click")
        ann.wait(lambda number=number: ann.number > number)  # type: ignore[misc]
    if size == "desktop":
        page.mouse.move(*page.evaluate(POINT, busy(ann.scene)["targets"][0]))
        expect(page.get_by_role("tooltip")).to_be_visible()
    assert problems(ann) == []
