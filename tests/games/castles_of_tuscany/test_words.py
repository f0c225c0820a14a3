"""Sentences of The Castles of Tuscany in the three languages."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from kontor.games.castles_of_tuscany.state import COLOUR, THING, Event
from tests.games.castles_of_tuscany.table import game, table
from tests.games.words import NAMES, story

RED, BLUE, GREY = (COLOUR.names.index(name) for name in ("town", "inn", "quarry"))
MONASTERY = THING.names.index("monastery")


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Ann draws 1 card: red."),
        ("pl", "Ann dobiera 1 kartę: czerwoną."),
        ("hu", "Ann 1 kártyát húz: piros."),
    ],
)
def test_which_card_is_drawn(language: str, sentence: str) -> None:
    phrases = game.phrases(language, NAMES)
    assert phrases.line([(Event.DRAW, 0, 1, 0, 0), (Event.SEE_1, 0, RED, 0, 0)]) == sentence


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Ann places a monastery on a1: +4 cards (red, blue, grey, red), +1 worker, +1 marble."),
        ("pl", "Ann umieszcza klasztor na polu a1: dobiera 4 karty (czerwoną, niebieską, szarą, czerwoną), "
               "+1 robotnik, +1 blok marmuru."),
        ("hu", "Ann kolostort tesz az a1 mezőre: +4 kártya (piros, kék, szürke, piros), +1 munkás, +1 márvány."),
    ],
)  # fmt: skip
def test_cards_drawn_do_not_run_into_gains(language: str, sentence: str) -> None:
    gains = [(Event.WORKERS, 0, 1, 0, 0), (Event.MARBLE, 0, 1, 0, 0)]
    drawn = [(Event.CARDS, 0, 4, 0, 0), (Event.SEE_3, 0, RED, BLUE, GREY), (Event.SEE_1, 0, RED, 0, 0)]
    assert game.phrases(language, NAMES).line([(Event.PLACE, 0, MONASTERY, 0, 0), *drawn, *gains]) == sentence


def test_the_others_hear_once_that_cards_are_face_down() -> None:
    events = [(Event.DRAW, 0, 4, 0, 0), (Event.SEE_3, 0, RED, BLUE, GREY), (Event.SEE_1, 0, RED, 0, 0)]
    assert game.phrases("en", NAMES).line(events, 1) == "Ann draws 4 cards: face down."
    assert game.phrases("pl", NAMES).line(events, 1) == "Ann dobiera 4 karty: zakryte."
    assert game.phrases("pl", NAMES).line([(Event.DRAW, 0, 1, 0, 0), events[2]], 1) == "Ann dobiera 1 kartę: zakrytą."


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("en", "Ann ends the turn."), ("pl", "Ann kończy turę."), ("hu", "Ann befejezi a körét.")],
)
def test_the_end_of_a_turn_is_told_and_not_ordered(language: str, sentence: str) -> None:
    s = table(marble={0: 1})
    assert story(game, s, language, "draw 3", "done")[1] == sentence


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("pl", "Tyle samo punktów: remis rozstrzygnięty na korzyść gracza Ann."),
        ("hu", "Azonos pontszám: a döntetlen Ann javára dőlt el."),
    ],
)
def test_a_tie_is_decided(language: str, sentence: str) -> None:
    assert game.words(language)("help-tie", player="Ann") == sentence


def test_polish_has_one_word_for_scoring() -> None:
    """“Punktowanie”, as in the rule book; “punktacja” is the track there."""
    text = files(game.package).joinpath("text")
    for name in ("pl.ftl", "rules.pl.md"):
        assert not re.search("punktacj", text.joinpath(name).read_text(encoding="utf-8"), re.IGNORECASE)
    assert game.words("pl")("category-phase-2") == "Drugie punktowanie"


def test_the_most_red_points_win_in_hungarian() -> None:
    rules = files(game.package).joinpath("text", "rules.hu.md").read_text(encoding="utf-8")
    assert rules.count("Akinek a legtöbb piros pontja van, az győz.") == 2
