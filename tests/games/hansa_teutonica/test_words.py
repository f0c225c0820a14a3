"""Hansa Teutonica's sentences in the three languages."""

from __future__ import annotations

import pytest

from kontor.games.hansa_teutonica.state import CITY, Event
from kontor.kernel import Reason
from tests.games.hansa_teutonica.table import A, B, game, town
from tests.games.words import NAMES, story

ROUTE = "emden-stade"
MINDEN, HALLE = CITY.names.index("minden"), CITY.names.index("halle")


@pytest.mark.parametrize(
    ("language", "asked", "told"),
    [
        (
            "en",
            "Ann chooses to displace Ben’s trader from Emden – Stade.",
            "Ann displaces Ben’s trader from Emden – Stade: puts a merchant in its place, pays 1 trader.",
        ),
        (
            "pl",
            "Ann postanawia wyprzeć małego kupca (Ben) z drogi Emden – Stade.",
            "Ann wypiera małego kupca (Ben) z drogi Emden – Stade: ustawia na jego miejscu dużego kupca, "
            "oddaje 1 małego kupca.",
        ),
        (
            "hu",
            "Ann úgy dönt, hogy kiszorítja Ben kereskedőjét az Emden – Stade útvonalról.",
            "Ann kiszorítja Ben kereskedőjét az Emden – Stade útvonalról: kalmárt tesz a helyére, 1 kereskedőt fizet.",
        ),
    ],
)
def test_the_story_says_which_piece_replaced_a_displaced_one(language: str, asked: str, told: str) -> None:
    s = town(routes={ROUTE: "Bt"}, supply={A: "1t 1m", B: "1m"})
    assert story(game, s, language, f"displace p2 trader {ROUTE}", "with merchant") == [asked, told]


def test_where_nothing_is_asked_the_piece_is_told_too() -> None:
    s = town(routes={ROUTE: "Bt"}, supply={A: "2t", B: "1m"})
    told = story(game, s, "en", f"displace p2 trader {ROUTE}")
    assert told == ["Ann displaces Ben’s trader from Emden – Stade: puts a trader in its place, pays 1 trader."]


@pytest.mark.parametrize(
    ("city", "built", "full", "why"),
    [
        (
            MINDEN,
            "Ann irodát épít a Minden nevű városban (kereskedő).",
            "A Minden nevű város betelt (betelt városok: 3).",
            "A Minden nevű városban minden hely foglalt.",
        ),
        (
            HALLE,
            "Ann irodát épít Halle városában (kereskedő).",
            "Halle városa betelt (betelt városok: 3).",
            "Halle városában minden hely foglalt.",
        ),
    ],
)
def test_the_city_minden_is_not_every_city_in_hungarian(city: int, built: str, full: str, why: str) -> None:
    phrases = game.phrases("hu", NAMES)
    assert phrases.line([(Event.OFFICE, 0, 0, city, 0)]) == built
    assert phrases.line([(Event.COMPLETE, city, 3, 0, 0)]) == full
    assert phrases.reason(Reason("office-full", {"city": city})) == why


def test_no_move_speaks_of_every_city_in_hungarian() -> None:
    phrases = game.phrases("hu", NAMES)
    assert not any("Minden város" in phrases.choice(action) for action in game.actions)
    assert phrases.choice(game.actions.parse("office minden")) == "Építs irodát a Minden nevű városban"


def test_nowhere_to_go_in_hungarian() -> None:
    sentence = game.phrases("hu", NAMES).reason(Reason("nowhere-to-go"))
    assert sentence == "A kiszorított bábunak semelyik másik útvonalon sem jutna szabad mező."


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("en", "Ann leaves it at that."), ("pl", "Ann na tym poprzestaje."), ("hu", "Ann ennyiben hagyja.")],
)
def test_the_end_of_a_turn_is_told_and_not_ordered(language: str, sentence: str) -> None:
    assert game.phrases(language, NAMES).told(0, game.actions.parse("done"), ()) == sentence
