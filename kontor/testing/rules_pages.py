"""The rules page of a game: every example can be played and drawn, in every language; every name has its paragraph."""

from __future__ import annotations

import re

from kontor.kernel import Game
from kontor.picture import THEMES
from kontor.rulebook import Rulebook, about, examples_named, headings, page, picture, plain
from kontor.rulebook.paragraphs import source

from .fixtures import pytest_generate_tests as pytest_generate_tests

MOST = 600_000
"""Characters of a picture: a page has several."""


def test_every_example_is_played_and_drawn_in_every_language_and_theme(game: Game) -> None:
    for name in Rulebook.of(game).examples:
        for language in game.languages:
            for theme in THEMES:
                drawn = picture(game, name, language, theme)
                assert drawn.svg.startswith("<svg") and drawn.width > 200 < drawn.width * drawn.height / 60
                assert len(drawn.svg) < MOST, f"{name}: show less of the board"


def test_every_language_shows_the_same_examples_each_with_a_caption(game: Game) -> None:
    named = examples_named(game, "en")
    assert sorted(named) == sorted(Rulebook.of(game).examples), "all examples are shown, each once"
    assert [examples_named(game, language) for language in game.languages] == [named] * len(game.languages)
    for language in game.languages:
        for caption, name in re.findall(r"!\[(.*?)\]\(example:([\w-]+)\)", source(game, language)):
            rings = len(Rulebook.of(game).example(name).detail.rings)
            assert caption and sorted({int(n) for n in re.findall(r"\((\d)\)", caption)}) == [*range(1, rings + 1)]


def test_anchors_are_those_of_every_language(game: Game) -> None:
    anchors = [[heading.anchor for heading in headings(game, language)] for language in game.languages]
    assert anchors == [anchors[0]] * len(game.languages)
    named = [anchor for anchor in anchors[0] if anchor]
    assert len(named) == len(set(named))
    for heading in page(game, "en").contents:
        assert f'id="{heading.anchor}"' in page(game, "en").html


def test_every_paragraph_that_is_named_is_there(game: Game) -> None:
    anchors = {heading.anchor for heading in headings(game, "en")}
    assert set(Rulebook.of(game).about.values()) <= anchors - {""}
    for language in game.languages:
        assert about(game, language).keys() == Rulebook.of(game).about.keys()


def test_the_terminal_has_captions_and_words(game: Game) -> None:
    for language in game.languages:
        text = plain(game, language)
        assert not re.search(r"\{#|!\[|::|example:", text)
        assert text.count("\n> ") >= len(examples_named(game, language)) > 0 or not Rulebook.of(game).examples
