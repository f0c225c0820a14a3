"""The pictures of every installed game, and the fixtures that the client's tests draw."""

from __future__ import annotations

import random
import sys
from collections import Counter
from importlib.resources import files
from pathlib import Path

import pytest

import kontor
from kontor.kernel.display import Motion
from kontor.kernel.engine import PythonEngine
from kontor.kernel.scene import Scene
from kontor.match import Match
from kontor.testing.pictures import *
from kontor.testing.pictures import seen_to_move, test_pictures_name_only_what_there_is

FIXTURES = Path(__file__).parents[2] / "web" / "src" / "table" / "fixtures"
pytest.mark.thorough(test_pictures_name_only_what_there_is)


@pytest.mark.parametrize("name", kontor.game_ids())
def test_much_is_seen_to_move_and_a_game_has_drawings_of_its_own(name: str) -> None:
    counted = Counter(seen_to_move(kontor.game(name)))
    assert counted.total() - counted["lost"] > 20 and counted["move"] > 10
    art = files(kontor.game(name).package) / "art"
    assert any(file.name.endswith(".svg") for file in art.iterdir())


# Numbers no motion tells: pieces of which each is seen where it stands, and what is told in the end only.
UNTOLD = {
    "little-town": {"worker", "house"},
    "hansa-teutonica": set[str](),
    "ragusa": set[str](),
    "castles-of-tuscany": {"space", "stack"},
}


@pytest.mark.parametrize("name", UNTOLD)
def test_motions_tell_all_that_is_gained_and_paid(name: str) -> None:
    """The client shows how a number changes by motions alone: together they make the difference between two scenes."""
    game = kontor.game(name)
    for seed, players in enumerate(game.seats[-2:]):
        match, rng, engine = Match(game, players, seed=seed), random.Random(seed), PythonEngine(game)
        before, told = numbers(match.scene(-1)), Counter[str]()
        while not match.over:
            played = match.play(engine.policy_choice(match.state, rng.randrange(1 << 30)))
            now, changes = numbers(match.scene(-1)), changed(match.motions(-1))
            for number in {*before, *now, *changes}:
                icon = number.split(":")[-1]
                if icon not in UNTOLD[name] and not (match.over and number.startswith("points")):
                    assert now[number] - before[number] == changes[number], (played.notation, number)
                    told[number] += changes[number] != 0
            before = now
        assert told.total() > 50


def numbers(scene: Scene) -> Counter[str]:
    """What everybody has: of two counters with one icon the first is what one can use."""
    out: Counter[str] = Counter()
    for player in scene.players:
        out[f"points:{player.seat}"] = player.score
        for each in reversed(player.counters):
            out[f"counter:{player.seat}:{each.icon}"] = each.value
    return out


def changed(motions: list[Motion]) -> Counter[str]:
    """As `changes` in web/src/picture/motion.ts."""
    out: Counter[str] = Counter()
    for motion in motions:
        if motion["kind"] == "points":
            out[f"points:{motion['seat']}"] += motion["count"]
            continue
        for end, sign in ((motion.get("source", ""), -1), (motion.get("to", ""), 1)):
            if end.startswith("counter:"):
                out[end] += sign * motion.get("count", 1)
    return out


def test_fixtures_of_the_client_are_fresh() -> None:
    """Else: python web/src/table/fixtures/little_town.py"""
    sys.path.insert(0, str(FIXTURES))
    try:
        import little_town  # type: ignore[import-not-found]
    finally:
        sys.path.pop(0)
    for file, text in little_town.fixtures():
        assert (FIXTURES / file).read_text(encoding="utf-8") == text, file
