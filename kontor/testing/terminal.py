"""A person can read the table of a game in a terminal, where no picture helps: nothing on it goes without a word."""

from __future__ import annotations

import io
import random
import re
from collections.abc import Iterator
from dataclasses import replace

from rich.console import Console

from kontor.kernel import Game, Words
from kontor.kernel.engine import PythonEngine
from kontor.kernel.scene import Line, Piece, Place, Scene
from kontor.match import SPECTATOR, Match
from kontor.picture.text import show

from .fixtures import pytest_generate_tests as pytest_generate_tests

LOOKS, EVERY, SAMPLE = 4, 29, 4
SLIP = re.compile(r":[a-z][a-z0-9-]*:|[{}]|\bNone\b|\(\?\)")
PRINTED = ("ground", "terrain", "slot", "cell", "label")


def written(scene: Scene, words: Words) -> str:
    """What a wide terminal shows."""
    out = io.StringIO()
    show(scene, words, Console(file=out, width=160, color_system=None))
    return out.getvalue()


def tables(game: Game, language: str) -> Iterator[Scene]:
    """Some tables of a game by the rollout policy, as the seat to move or a spectator sees them."""
    chance = random.Random(f"{game.id} {language}")
    match, engine = Match(game, game.seats[-1], seed=3), PythonEngine(game)
    for k in range(LOOKS * EVERY):
        if k % EVERY == 0 or match.over:
            seen_by = [SPECTATOR] if match.to_move is None else [match.to_move, match.to_move, SPECTATOR]
            yield match.scene(chance.choice(seen_by), language)
        if match.over:
            return
        match.play(engine.policy_choice(match.state, chance.randrange(1 << 30)))


def test_a_person_can_read_the_table_in_a_terminal(game: Game, language: str) -> None:
    chance, words = random.Random(language), game.words(language)
    for scene in tables(game, language):
        assert_readable(scene, words, chance)


def assert_readable(scene: Scene, words: Words, chance: random.Random) -> None:
    """What is asked, everybody's name and every choice stand there; whatever is somebody's, or has a title, is seen or
    told; so is every open card; no two choices read the same; everything has a name for ears."""
    text = written(scene, words)
    assert not (slip := SLIP.search(text)), f"{slip and slip[0]!r} in\n{text}"
    flat = " ".join(text.split())
    for line in (scene.title, scene.status, words.plain(scene.question), *(player.name for player in scene.players)):
        assert " ".join(line.split()) in flat, f"{line!r} is not in\n{text}"
    for number in range(1, len(scene.choices) + 1):
        assert re.search(rf"(?<!\d){number}(?!\d)", text), f"choice {number} is not in\n{text}"
    said = [choice.words for choice in scene.choices]
    assert len(set(said)) == len(said), "two choices read the same"
    areas = {area.id: area for area in scene.areas}
    things: list[Place | Line | Piece] = [*scene.places, *scene.lines, *scene.pieces]
    for thing in things:
        assert thing.label.strip(), f"{thing.id} has no label"
        assert areas[thing.area].title.strip(), f"the area {thing.area} has things and no title"
    told = [piece for piece in scene.pieces if piece.kind not in PRINTED and (piece.owner >= 0 or piece.title)]
    for piece in chance.sample(told, min(SAMPLE, len(told))):
        without = replace(scene, pieces=[other for other in scene.pieces if other is not piece])
        assert piece.label in flat or written(without, words) != text, f"{piece} goes without a word in\n{text}"
    for player in scene.players:
        for card in [card for card in player.cards if card.title][:SAMPLE]:
            fewer = replace(player, cards=[other for other in player.cards if other is not card])
            others = [fewer if other is player else other for other in scene.players]
            assert written(replace(scene, players=others), words) != text, f"{card} goes without a word in\n{text}"
