"""A whole game of each kind by mouse, to its result: all can be hit, with hardly more clicks than decisions, and the
board never jumps."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

import kontor

from .conftest import Player
from .test_hansa import POINT
from .test_steady import BOARDS, HEIGHTS, heights, seen, watched

Newcomer = Callable[..., Player]
GAMES = [name for name in kontor.game_ids() if kontor.game(name).package.startswith("kontor.")]
LAST = ("done", "pass", "later")  # what one does when there is nothing better
FIRST = {  # of games that do not end by themselves what brings the end nearer
    "hansa-teutonica": ("establish", "office", "coellen", "develop", "place", "displace", "income", "use", "settle"),
}
VERBS = {  # what somebody who plays a whole game does at least
    "castles-of-tuscany": {"begin", "join", "castle", "bonus", "take", "draw", "place", "pay"},
    "hansa-teutonica": {"establish", "office", "place"},
    "little-town": {"place", "buy", "build"},
    "ragusa": {"keep", "build", "activate", "wall", "tower"},
}


# How long after each click the table has changed and is drawn.
REACTIONS = """() => {
    window.reactions = []
    let clicked = 0
    document.addEventListener('click', () => { clicked = performance.now() }, true)
    new MutationObserver(() => {
        if (!clicked) return
        const since = clicked
        clicked = 0
        requestAnimationFrame(() => reactions.push(performance.now() - since))
    }).observe(document.querySelector('.table'),
               {subtree: true, childList: true, attributes: true, characterData: true})
}"""


class Mouse:
    """Decides by rule and clicks as a person would: the primary button, else the place, else another button, else the
    list of all."""

    def __init__(self, player: Player, game: str, looks: bool = False) -> None:
        self.player, self.game, self.looks = player, game, looks
        self.rng = random.Random(7)
        self.clicks, self.decisions = 0, 0
        self.twice: Counter[str] = Counter()
        self.verbs: set[str] = set()

    def click(self, what: Locator) -> None:
        what.click(force=True)
        self.clicks += 1

    def hit(self, place: Locator) -> None:
        """Click on the table; nothing may cover all of what is meant, if that is looked at."""
        target = place.get_attribute("data-target")
        assert not self.looks or self.player.page.evaluate(POINT, target), f"{target} is covered"
        self.click(place)

    # ---- what is decided --------------------------------------------------------------------------------------------
    def choice(self) -> Any:
        """What most would do, most of the time; or by chance something sensible."""
        choices = self.player.scene["choices"]
        good = [choice for choice in choices if choice["primary"]]
        if good and self.rng.random() < 0.8:
            return good[0]
        by_verb: dict[str, list[Any]] = {}
        for choice in choices:
            by_verb.setdefault(choice["notation"].split()[0], []).append(choice)
        verbs = [verb for verb in FIRST.get(self.game, ()) if verb in by_verb][:1]
        verbs = verbs or [verb for verb in by_verb if verb not in LAST] or [*by_verb]
        return max(by_verb[self.rng.choice(verbs)], key=lambda choice: (_progress(choice["gain"]), self.rng.random()))

    # ---- how it is said ---------------------------------------------------------------------------------------------
    def decide(self) -> None:
        player, number, before = self.player, self.player.number, self.clicks
        choice = self.choice()
        self.verbs.add(choice["notation"].split()[0])
        self.answer(choice)
        player.wait(lambda: player.number != number or bool(player.scene["over"]))
        self.decisions += 1
        if self.clicks > before + 1:
            self.twice[choice["notation"].split()[0]] += self.clicks - before - 1

    def answer(self, choice: Any) -> None:
        page, scene = self.player.page, self.player.scene
        if scene["paying"]:
            self.pay(choice)
            return
        self.turn_switch_to(choice["mode"])
        button = page.locator(f'section.ask .answers [data-action="{choice["action"]}"]:visible')
        places = [self.place(target) for target in [choice["at"], *choice["targets"]] if target]
        place = next((each for each in places if each.count()), None)
        if place and self.is_alone(choice, place) and not choice["primary"]:
            self.hit(place)
        elif button.count():
            self.click(button)
        elif place:
            self.hit(place)
            self.click(page.locator(f'.chooser [data-action="{choice["action"]}"]'))
        else:
            self.click(page.locator("section.ask .ghost[aria-expanded]"))
            self.click(page.locator(f'section.ask .open [data-action="{choice["action"]}"]'))

    def place(self, target: str) -> Locator:
        return self.player.page.locator(f'[data-target="{target}"][data-legal]:visible').first

    def is_alone(self, choice: Any, place: Locator) -> bool:
        """Whether a click there means this choice and no other."""
        target = place.get_attribute("data-target")
        here = [other for other in self.player.scene["choices"] if target in other["targets"]]
        return all(other is choice or (other["mode"] and other["mode"] != choice["mode"]) for other in here)

    def turn_switch_to(self, mode: str) -> None:
        modes = [each["id"] for each in self.player.scene["modes"]]
        if mode not in modes:
            return
        switch = self.player.page.locator(".modes button").nth(modes.index(mode))
        if switch.get_attribute("aria-pressed") == "false":
            self.click(switch)

    def pay(self, choice: Any) -> None:
        self.lift(choice)
        self.click(self.player.page.locator("[data-pay]:visible"))

    def pay_at_table(self, choice: Any) -> None:
        player, number = self.player, self.player.number
        self.pay(choice)
        player.wait(lambda: player.number != number)

    def lift(self, choice: Any) -> None:
        """Cards that are missing are lifted; those too many go down by that, or by a click."""
        for target, count in choice["takes"].items():
            while self.lifted(target) < count:
                self.click(self.cards(target, False).first)
        for target in {target for other in self.player.scene["choices"] for target in other["takes"]}:
            while self.lifted(target) > choice["takes"].get(target, 0):
                self.click(self.cards(target, True).last)

    def lifted(self, target: str) -> int:
        if target.startswith("counter:"):
            told = self.player.page.locator(f'[data-target="{target}"] i').all_inner_texts()
            return int(told[0]) if told else 0
        return self.cards(target, True).count()

    def cards(self, target: str, up: bool) -> Locator:
        pressed = "" if target.startswith("counter:") else f'[aria-pressed="{"true" if up else "false"}"]'
        page = self.player.page
        sheet = ".payment " if page.locator(".payment").count() else ""  # on a phone they lie on the mat, too
        return page.locator(f'{sheet}[data-target="{target}"]{pressed}:visible')


def _progress(gain: str) -> float:
    """How much of a whole it makes: "2 of 3 spaces"."""
    found = re.search(r"(\d+) of (\d+)", gain)
    return int(found[1]) / int(found[2]) if found else 0.0


def read_the_result(player: Player) -> None:
    """What the page says at the end; some games show it at once, others leave one at the board."""
    page = player.page
    show = page.get_by_role("button", name="Show the result")
    if show.count():
        expect(page.get_by_text(player.scene["question"]).first).to_be_visible()
        show.click()
    first = next(each for each in player.scene["players"] if each["seat"] == player.scene["viewer"])["rank"] == 1
    place = "^You (win|share)" if first else "^You come second"
    expect(page.get_by_role("heading", level=1, name=re.compile(place))).to_be_visible()
    expect(page.locator(".bars .bar")).to_have_count(2)
    expect(page.get_by_role("heading", name="In numbers")).to_be_visible()
    expect(page.get_by_role("button", name="Play again").first).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_takes_hardly_more_clicks_than_decisions(newcomer: Newcomer, game: str) -> None:
    ann = newcomer()
    ann.arrive("Ann")
    ann.sit(ann.table([{"kind": "me"}, {"kind": "bot", "bot": "random"}], game=game))
    mouse = Mouse(ann, game, looks=True)
    ann.page.evaluate(REACTIONS)
    ann.settled()
    watched(ann.page, BOARDS.get(game, "board"))
    while ann.my_turn():
        assert heights(ann.page) == HEIGHTS, ann.scene["question"]
        mouse.decide()
    more = ", ".join(f"{verb} {count}" for verb, count in mouse.twice.items()) or "none"
    print(f"{game}: {mouse.clicks} clicks for {mouse.decisions} decisions; second clicks: {more}")
    times = sorted(ann.page.evaluate("reactions"))  # told, not asserted: this machine may be busy
    print(f"{game}: a click is answered within {times[len(times) // 2]:.0f} ms (median), {times[-1]:.0f} ms (longest)")
    assert mouse.decisions > 20
    assert mouse.clicks <= 1.1 * mouse.decisions
    assert mouse.verbs >= VERBS[game]
    boxes, shifts = seen(ann.page)
    assert len(boxes) == 1, boxes
    assert shifts == []
    read_the_result(ann)
