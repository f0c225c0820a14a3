"""Puzzles in a real browser: ten of each game are tried, on a phone and by keyboard a few."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from kontor.kernel import game
from kontor.learn.puzzles import Puzzle, shipped

from .conftest import Player
from .test_pages import problems

Newcomer = Callable[..., Player]
PHONE = {"width": 390, "height": 844}
GAMES = ["castles-of-tuscany", "hansa-teutonica", "little-town", "ragusa"]


def shown(player: Player) -> Puzzle:
    """The puzzle on the page, asked and not answered."""
    player.page.wait_for_selector("[data-puzzle=asked], .phone section.ask")
    found = re.search(r"/puzzles/([\w-]+)/(\w+)$", player.page.url)
    assert found, player.page.url
    return next(puzzle for puzzle in shipped(game(found[1])) if puzzle.id == found[2])


def answer(player: Player, puzzle: Puzzle, choice: str) -> None:
    """By its button; if it has none, from the list of all choices."""
    page, action = player.page, game(puzzle.game).actions.parse(choice)
    button = page.locator(f'section.ask .answers [data-action="{action}"]:visible')
    page.wait_for_selector(f'section.ask [data-action="{action}"]', state="attached")
    if not button.count():
        page.locator("section.ask .answers [aria-expanded]").click()
        button = page.locator(f'section.ask .open [data-action="{action}"]')
    button.first.click()
    page.wait_for_selector("[data-puzzle=told]")


@pytest.mark.parametrize("game_id", GAMES)
def test_ten_puzzles(newcomer: Newcomer, game_id: str) -> None:
    ann = newcomer()
    ann.arrive("Ann")
    ann.go("/puzzles")
    page, name = ann.page, game(game_id).name()
    page.get_by_role("button", name=f"{name}: Start").click()
    seen: set[str] = set()
    for k in range(10):
        puzzle = shown(ann)
        assert puzzle.id not in seen
        seen.add(puzzle.id)
        panel = page.locator("[data-puzzle]")
        for theme in ("Scoring", "Blocking", "Planning", "Tempo", "End of game"):
            assert theme not in panel.inner_text()
        answer(ann, puzzle, puzzle.best if k % 3 else puzzle.considered[1].choice)
        result = page.locator("[data-puzzle] [role=status]")
        expect(result).to_contain_text("Solved at the first try" if k % 3 else "Not the best: ")
        expect(result).to_contain_text(re.compile(r"\+\d" if k % 3 else r"−\d"))
        rows = panel.locator("ul.offers li")
        expect(rows).to_have_count(len(puzzle.considered))
        expect(rows.first.get_by_role("img")).to_have_attribute(
            "aria-label", re.compile(r"\d+%, between \d+% and \d+%")
        )
        if k == 1:
            assert problems(ann) == []
            rows.first.get_by_role("button").click()
            steps = panel.locator(".line ol li")
            page.keyboard.press("ArrowLeft")
            expect(panel.locator(".walk")).to_contain_text(f"0 of {steps.count()}")
            page.keyboard.press("ArrowRight")
            expect(steps.first.locator("[aria-current=step]")).to_have_count(1)
            page.keyboard.press("w")
            expect(page.get_by_text("Private: only you see this board")).to_be_visible()
            page.keyboard.press("Escape")
            expect(panel).to_be_visible()
        page.locator("[data-next-puzzle]").click()
        page.wait_for_url(re.compile(rf"/puzzles/{game_id}/(?!{puzzle.id})"))
    ann.go("/puzzles")
    expect(page.locator("main")).to_contain_text(f"6 of {len(shipped(game(game_id)))} solved")


def test_a_puzzle_by_keyboard_again_and_on(newcomer: Newcomer) -> None:
    """Letters answer, a hint is asked for with its price, trying again is practice, and the game can be played on."""
    few = next(each for each in shipped(game("ragusa")) if not each.others and len(each.considered) < 4)
    ann = newcomer()
    ann.arrive("Ann", "hu")
    ann.go(f"/puzzles/ragusa/{few.id}")
    page = ann.page
    shown(ann)
    hint = page.locator("[data-puzzle-hint]")
    hint.focus()
    page.keyboard.press("Enter")
    expect(page.locator("section.hint")).to_contain_text("feleannyit")
    page.get_by_role("button", name="Mutasd a tippet").press("Enter")
    expect(page.locator("section.hint li")).to_have_count(2)
    assert problems(ann) == []
    offers = page.locator("ul.ask button")
    expect(offers).to_have_count(3)
    page.locator("h2").first.click()  # away from the button
    page.keyboard.press("a")
    page.wait_for_selector("[data-puzzle=told]")
    page.get_by_role("button", name="Újra", exact=True).click()
    shown(ann)
    page.keyboard.press("b")
    page.wait_for_selector("[data-puzzle=told]")
    expect(page.locator("[data-puzzle] [role=status]")).to_contain_text("Gyakorlás")
    page.get_by_role("button", name="Játssz tovább innen").click()
    page.locator("dialog button[type=submit]").click()
    page.wait_for_url(re.compile("/table/"))


@pytest.mark.parametrize("game_id", GAMES)
def test_a_puzzle_on_a_phone(newcomer: Newcomer, game_id: str) -> None:
    ann = newcomer(viewport=PHONE, has_touch=True, is_mobile=True)
    ann.arrive("Ann", "pl")
    ann.go("/puzzles")
    page = ann.page
    page.get_by_role("button", name=f"{game(game_id).name('pl')}: Zacznij").tap()
    puzzle = shown(ann)
    answer(ann, puzzle, puzzle.best)
    expect(page.locator("[data-puzzle] [role=status]")).to_contain_text("Rozwiązane za pierwszym razem")
    ann.settled()
    assert problems(ann) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    page.locator("[data-next-puzzle]").tap()
    page.wait_for_url(re.compile(rf"/puzzles/{game_id}/(?!{puzzle.id})"))


def test_the_puzzle_of_the_day_is_at_home(newcomer: Newcomer) -> None:
    ann = newcomer()
    ann.go("/")
    ann.page.get_by_role("link", name="Solve it").click()
    puzzle = shown(ann)
    expect(ann.page.locator("[data-puzzle]")).to_contain_text("Puzzle of the day")
    answer(ann, puzzle, puzzle.best)  # without a name: a guest, and it counts
    ann.go("/")
    expect(ann.page.get_by_text("solved", exact=True)).to_be_visible()
