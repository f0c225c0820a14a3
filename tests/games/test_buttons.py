"""Buttons beside a question: each says in a few words what tells it from the others, in every language."""

from __future__ import annotations

import itertools
import random
import re
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

import kontor
from kontor.kernel import LANGUAGES, Game
from kontor.kernel.scene import Choice, Scene, Table

NAMES = ("Ann", "Ben", "Cili", "Dora", "Emil")
GAMES = [name for name in kontor.game_ids() if kontor.game(name).package.startswith("kontor.")]
FEW = 4  # up to so many choices all stand beside the question (web/src/table/answers.ts)
LETTERS = 36  # so many a button can show; an icon takes the room of two
ICON = re.compile(r":[a-z][a-z0-9-]*:")
SEEDS, STEPS, EVERY = 2, 240, 4


def scenes(game: Game) -> Iterator[tuple[str, Scene]]:
    """Questions of random games, each in one of the languages; with few choices all of them."""
    languages = itertools.cycle(LANGUAGES)
    for seed, seats in itertools.product(range(SEEDS), (min(game.seats), max(game.seats))):
        rng, s = random.Random(seed), game.python.new(seats, seed, game.option_numbers({}))
        for step in range(STEPS):
            legal = game.python.legal(s)
            if not legal:
                break
            if len(legal) <= FEW or step % EVERY == 0:
                language = next(languages)
                yield language, look(game, s, language, legal)
            game.python.apply(s, rng.choice(legal))


def look(game: Game, s: Any, language: str, legal: Sequence[int]) -> Scene:
    seat, names = game.python.to_move(s), NAMES[: s.seats]
    return game.views.scene(
        game.python.hidden(s, seat), Table(seat, names, game.phrases(language, names), tuple(legal))
    )


def together(scene: Scene) -> Iterator[list[Choice]]:
    """Choices that stand beside each other: those that point at nothing, or few, with the primary ones; and those that
    belong to one thing on the table, as the switch stands."""
    common = [choice for choice in scene.choices if not choice.rare]
    yield [
        choice
        for choice in common
        if choice.primary or not choice.targets or len(common) <= FEW
    ]  # fmt: skip
    for target in scene.targets:
        here = [choice for choice in scene.choices if target in choice.targets]
        for mode in {choice.mode for choice in here}:
            yield [choice for choice in here if not choice.mode or choice.mode == mode]


def text_of(choice: Choice) -> str:
    return choice.brief or choice.words


@pytest.mark.parametrize("name", GAMES)
def test_buttons_fit_and_differ(name: str) -> None:
    game, seen = kontor.game(name), 0
    for language, scene in scenes(game):
        for group in together(scene):
            if len(group) > 1:
                texts = [text_of(choice) for choice in group]
                assert len({*texts}) == len(texts), (language, texts)
                long = [text for text in texts if len(ICON.sub("::", text)) > LETTERS]
                assert not long, (language, long)
                seen += len(texts)
    assert seen > 50


@pytest.mark.parametrize("name", GAMES)
def test_there_is_always_something_else_than_what_is_rare(name: str) -> None:
    for _, scene in scenes(kontor.game(name)):
        assert any(not choice.rare for choice in scene.choices)
