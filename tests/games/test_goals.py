"""The sentence about what matters now: it is true, every case of it comes up, and all three languages say it."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import kontor
from kontor.games.castles_of_tuscany.view import goal as tuscany
from kontor.games.hansa_teutonica.state import Phase as HansaPhase
from kontor.games.hansa_teutonica.view import goal as hansa
from kontor.games.little_town.view import goal as little_town
from kontor.games.ragusa.state import Phase as RagusaPhase
from kontor.games.ragusa.view import goal as ragusa
from kontor.kernel import LANGUAGES
from kontor.kernel.engine import PythonEngine
from kontor.kernel.scene import Matter
from kontor.kernel.words import Words
from kontor.match import Match

MATTERS: dict[str, Callable[[Any, int], Matter | None]] = {
    "little-town": little_town.matter,
    "hansa-teutonica": hansa.matter,
    "ragusa": ragusa.matter,
    "castles-of-tuscany": tuscany.matter,
}
RARE = {"now-move", "now-end-cities", "now-stone"}  # tested below, in positions made for them
OPTIONS = {"little-town": [{}, {"market": "draft"}]}  # some cases belong to a way to play


def positions(name: str) -> Iterator[tuple[Match, Any, list[str]]]:
    """Of some games: the match, what the seat to move knows, and the verbs of its choices."""
    game = kontor.game(name)
    for seed in range(6):
        options = OPTIONS.get(name, [{}])
        match = Match(game, game.seats[seed % len(game.seats)], seed=seed, options=options[seed % len(options)])
        engine, rng = PythonEngine(game), random.Random(seed)
        while not match.over:
            assert match.to_move is not None
            view = engine.hidden(match.state, match.to_move)
            yield match, view, [choice.notation for choice in match.choices]
            match.play(engine.policy_choice(match.state, rng.randrange(1 << 30)))


def is_true(name: str, key: str, told: dict[str, Any], s: Any, verbs: list[str]) -> bool:
    """What the sentence says, looked up another way: among the legal decisions and in the state."""
    p = s.players[s.seat]

    def can(verb: str, thing: str = "") -> bool:
        return (
            any(each.split()[0] == verb and thing in each.split()[1:] for each in verbs)
            if thing
            else any(each.split()[0] == verb for each in verbs)
        )

    if name == "hansa-teutonica" and s.phase == HansaPhase.ACT and s.actions > 0:
        established = sum(each.startswith("establish ") for each in verbs)
        if key == "now-full":
            return bool(established == told["count"])
        if key in ("now-almost", "now-empty", "now-actions", "now-fill"):
            return bool(established == 0 and can("place") == (key != "now-empty"))
    if name == "castles-of-tuscany" and can("draw"):
        placed = [each.split()[1] for each in verbs if each.startswith("place ")]
        if key == "now-place":
            return told["thing"].removeprefix("thing-") in placed
        if key in ("now-cards", "now-take"):
            return not placed
    if name == "little-town":
        if key == "now-build":
            return can("build", told["tile"].removeprefix("tile-"))
        if key == "now-claim" and any(each.startswith(("place ", "build ", "done")) for each in verbs):
            return can("claim", told["objective"].removeprefix("objective-"))
        if key == "now-food":
            return bool(told["count"] > 0 and p.goods[2] + p.goods[3] + told["count"] == (0, 0, 5, 4, 3)[s.seats])
    if name == "ragusa":
        if key == "now-ship" and can("buy"):
            return bool(told["points"] > 0)
        if key in ("now-wood", "now-stone"):
            return bool(p.resources[0 if key == "now-wood" else 1] == 0)
        if key == "now-sell":
            return bool(max(p.stock) > 0 and told["points"] >= 2)
        if key == "now-last":
            return bool(p.houses + p.supers == 1)
    return True


@pytest.mark.thorough
@pytest.mark.parametrize("name", MATTERS)
def test_what_matters_now_is_true_and_every_case_comes_up(name: str) -> None:
    matter, seen = MATTERS[name], set()
    for k, (match, view, verbs) in enumerate(positions(name)):
        found = matter(view, view.seat)
        assert found is not None
        key, told = found
        assert is_true(name, key, told, view, verbs), (key, told, match.log())
        if key not in seen or k % 25 == 0:
            for language in LANGUAGES:
                scene = match.scene(view.seat, language)
                assert scene.goal.endswith(".") and scene.now.endswith(".") and scene.now != scene.goal
                assert match.scene(-1, language).goal == scene.goal
        seen.add(key)
    texts = Words.of(kontor.game(name).package, "en").keys()
    cases = {key for key in texts if key.startswith("now-")} - {"now-sentence"}
    assert cases - seen <= RARE
    over = match.scene(0)
    assert over.over and over.goal and not over.now


def test_rare_cases() -> None:
    s = PythonEngine(kontor.game("hansa-teutonica")).new(3, 1, kontor.game("hansa-teutonica").option_numbers())
    s.completed = 8
    assert hansa.matter(s, 0) == hansa.matter(s, -1) == ("now-end-cities", {"count": 2})
    s.completed = 0
    s.players[0].supply = [0, 0]
    assert hansa.matter(s, 0) == ("now-empty", {})
    s.players[0].stock = [0, 0]
    assert hansa.matter(s, 0) == ("now-move", {})
    assert hansa.matter(s, -1) is None
    match = Match(kontor.game("ragusa"), 3, seed=1)
    while match.state.phase == RagusaPhase.CHOOSE:
        match.play(match.choices[0].id)
    match.state.players[0].resources[:2] = [1, 0]
    assert ragusa.matter(match.state, 0) == ("now-stone", {})
