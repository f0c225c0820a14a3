"""All lessons of all games in a real browser: by mouse, but the first of each game by keyboard, the last on a phone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Response, expect

import kontor
from kontor.kernel import Game
from kontor.learn.lessons import Lesson, lessons_of

from .conftest import Player
from .test_clicks import Mouse
from .test_pages import problems

Newcomer = Callable[..., Player]
GAMES = [kontor.game(name) for name in kontor.game_ids() if lessons_of(kontor.game(name))]
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


class Learner:
    """Somebody who goes through lessons; hears which board the page shows."""

    def __init__(self, player: Player) -> None:
        self.player, self.page = player, player.page
        self.mouse = Mouse(player, "")
        self.scenes: list[Any] = []  # newest first; what is taken back is not asked for again
        self.page.on("response", self._hear)

    def _hear(self, answer: Response) -> None:
        if answer.url.split("?")[0].endswith("/api/board") and answer.ok:
            self.scenes.insert(0, answer.json()["scene"])

    def told(self, name: str) -> str:
        return self.page.locator(".page-of-lesson").get_attribute(f"data-{name}") or ""

    def open(self, lesson: Lesson) -> None:
        self.player.go(f"/learn/{lesson.game.id}/{lesson.id}")
        self.page.locator(".page-of-lesson").wait_for()

    def until(self, name: str, value: object) -> None:
        self.player.wait(lambda: self.told(name) == str(value) and not self.told("busy"))
        self.player.settled()

    def choice(self, notation: str) -> Any:
        found: list[Any] = []

        def heard() -> bool:
            found[:] = [(scene, c) for scene in self.scenes for c in scene["choices"] if c["notation"] == notation]
            return bool(found)

        self.player.wait(heard)
        self.player.scene, choice = found[0]
        return choice

    def learn(self, lesson: Lesson, decide: Callable[[str], None], go_on: Callable[[], None]) -> None:
        """Every step: what it points at is ringed, every decision is made, feedback comes."""
        self.open(lesson)
        for number, step in enumerate(lesson.steps):
            self.until("step", number)
            if step.point and self.page.viewport_size != PHONE["viewport"]:
                self.page.locator('[data-pointer="1"]').wait_for()
            tried: list[str] = []
            while right := lesson.right_now(number, tried):
                decide(right[0])
                tried.append(right[0])
                self.until("tried", len(tried))
            if step.lines:
                expect(self.page.locator(".say .good")).to_be_visible()
            assert self.told("ready") == "true", (lesson.id, step.id)
            go_on()
        self.until("step", len(lesson.steps))

    def click(self, notation: str) -> None:
        self.mouse.answer(self.choice(notation))

    def press_next(self) -> None:
        self.page.locator("[data-next]").click()


def done_by(player: Player, game: Game) -> set[str]:
    heads = [head for head in player.api("GET", "/api/lessons") if head["game"] == game.id]
    return {head["id"] for head in heads if head["done"] == head["steps"]}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_lessons_by_mouse(newcomer: Newcomer, game: Game) -> None:
    player = newcomer()
    player.arrive("Ann")
    learner = Learner(player)
    learned = lessons_of(game)[1:-1]
    for lesson in learned:
        learner.learn(lesson, learner.click, learner.press_next)
    assert problems(player) == []
    done = {lesson.id for lesson in learned}
    player.wait(lambda: done_by(player, game) == done)
    player.go(f"/learn/{game.id}")
    player.page.locator("details[open]").wait_for()
    assert problems(player) == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_wrong_try_is_answered_and_taken_back(newcomer: Newcomer, game: Game) -> None:
    """In Polish, with the first task that leaves something else to do; after two, what is right is a key away."""
    player = newcomer()
    player.arrive("Ania", "pl")
    learner = Learner(player)
    lesson, number, wrong = next(
        (lesson, number, wrong)
        for lesson in lessons_of(game)
        for number, step in enumerate(lesson.steps)
        if step.lines
        for wrong in [_wrong(lesson, number)]
        if wrong
    )
    learner.open(lesson)
    for _ in range(number):
        learner.page.get_by_role("button", name="Pomiń krok").or_(learner.page.locator("[data-next]")).click()
        learner.player.settled()
    learner.until("step", number)
    for times in (1, 2):
        learner.click(wrong)
        learner.until("wrong", times)
        expect(learner.page.locator(".say .block:not(.good)")).to_be_visible()
        assert learner.told("tried") == "0"
    expect(learner.page.locator(".ringed")).to_be_visible()
    assert problems(player) == []
    learner.page.keyboard.press("h")
    learner.until("tried", 1)


def _wrong(lesson: Lesson, number: int) -> str | None:
    """A legal decision that is not the task, and not out of reach."""
    right, match = set(lesson.right_now(number)), lesson.table(number)
    choices = match.scene(lesson.seat(number)).choices
    later = {
        target["id"]
        for area, drawn in (match.scene(lesson.seat(number)).picture or {"areas": {}})["areas"].items()
        if area in lesson.file.later
        for target in drawn.get("targets", ())
    }
    open_to = (c.notation for c in choices if c.notation not in right and not set(c.targets) & later)
    return next(open_to, None)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_first_lesson_by_keyboard_alone(newcomer: Newcomer, game: Game) -> None:
    player = newcomer()
    player.arrive("Bence", "hu")
    learner = Learner(player)

    def decide(notation: str) -> None:
        """At the place itself where it has one of its own, else shown."""
        choice = learner.choice(notation)
        place = learner.mouse.place(choice["at"] or (choice["targets"] or [""])[0])
        if choice["targets"] and place.count() and learner.mouse.is_alone(choice, place) and not choice["mode"]:
            place.focus()
            learner.page.keyboard.press("Enter")
        else:
            learner.page.keyboard.press("h")

    learner.learn(lessons_of(game)[0], decide, lambda: learner.page.keyboard.press("Enter"))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_last_lesson_on_a_phone(newcomer: Newcomer, game: Game) -> None:
    player = newcomer(**PHONE)
    player.arrive("Ilse")
    learner = Learner(player)
    lesson = lessons_of(game)[-1]

    def decide(notation: str) -> None:
        choice = learner.choice(notation)
        places = [learner.mouse.place(target) for target in [choice["at"], *choice["targets"]] if target]
        place = next((each for each in places if each.count()), None)
        if place and learner.mouse.is_alone(choice, place) and not choice["mode"]:
            place.scroll_into_view_if_needed()
            place.tap(force=True)
            learner.page.locator("section.ask .answers .pri:visible").first.tap()
        else:
            learner.page.locator("[data-ask-hint]").tap()

    learner.learn(lesson, decide, lambda: learner.page.locator("[data-next]").tap())
    assert problems(player) == []


def test_home_and_the_bar_lead_to_the_lessons(newcomer: Newcomer) -> None:
    player = newcomer()
    player.go()
    game = GAMES[0]
    player.page.locator(f'article a[href="/learn/{game.id}"]').click()
    player.page.get_by_role("heading", level=1, name="Learn").wait_for()
    expect(player.page.locator('nav a[aria-current="page"]')).to_have_text("Learn")
    player.page.locator(f'a.btn[href="/learn/{game.id}/{lessons_of(game)[0].id}"]').click()
    player.page.locator(".page-of-lesson [data-next], .page-of-lesson [data-ask-hint]").first.wait_for()
