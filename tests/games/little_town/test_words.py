"""Little Town's sentences in the three languages."""

from __future__ import annotations

from importlib.resources import files

import pytest

from kontor.games.little_town.state import State
from tests.games.little_town.table import do, game, town
from tests.games.words import scene, story, why

FIELD = {"B1": ("wheat-field", 0)}


def paying_wood() -> State:
    """A pier costs wood; the buyer has some, and coins to buy more."""
    s = town(goods={0: "3 wood 9 coin"}, market=["pier"])
    do(s, "build pier")
    return s


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Ann uses the wheat field on B1: +1 wheat."),
        ("pl", "Ann korzysta z pola zboża na B1: +1 zboże."),  # not: z pola zboża na polu B1
        ("hu", "Ann a B1 mezőn álló búzaföldet használja: +1 búza."),
    ],
)
def test_a_wheat_field_is_used(language: str, sentence: str) -> None:
    assert story(game, town(tiles=FIELD), language, "place A2", "use B1")[1] == sentence


def test_polish_never_says_a_field_on_a_field() -> None:
    s = town(tiles=FIELD, goods={0: "1 wood"})
    assert why(game, s, "pl", "place B1") == "Na B1 jest już pole zboża."
    assert story(game, s, "pl", "build wheat-field", "lay B2")[1].startswith("Ann buduje pole zboża na B2 (+3 punkty)")
    assert any(piece.label.startswith("Pole zboża na B1 (Ann)") for piece in scene(game, s, "pl").pieces)


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "Pier: how much wood do you buy with coins?"),
        ("pl", "Molo: ile drewna kupujesz za monety?"),
        ("hu", "Móló: mennyi fát veszel érméért?"),
    ],
)
def test_how_much_is_bought(language: str, question: str) -> None:
    s = paying_wood()
    assert scene(game, s, language).question == question


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "The question now is how much wood you buy."),
        ("pl", "Teraz pytanie brzmi, ile drewna kupujesz."),
        ("hu", "Most az a kérdés, mennyi fát veszel."),
    ],
)
def test_another_cube_is_not_the_question(language: str, sentence: str) -> None:
    s = paying_wood()
    assert why(game, s, language, "buy 1 wheat") == sentence


def test_how_much_wheat_and_how_many_fish_are_eaten_in_hungarian() -> None:
    words = game.words("hu")
    assert words("question-feed-wheat", need=3) == "3 munkásnak kell enni adnod: mennyi búzát adsz?"
    assert words("question-feed-fish", need=3) == "3 munkásnak kell enni adnod: hány halat adsz?"


def test_the_pawnbroker_wants_another_kind_in_hungarian() -> None:
    s = town(tiles={"B1": ("pawnbroker", 0)}, goods={0: "1 fish 1 wheat"}, pawn_free="no")
    do(s, "place A2", "use B1", "give fish", "give wheat", "take wood")
    assert why(game, s, "hu", "take wood").endswith("a második nyersanyagnak más fajtájúnak kell lennie.")


@pytest.mark.parametrize("where", ["text", "rules"])
def test_food_comes_in_portions_in_polish(where: str) -> None:
    text = game.words("pl")("objective-food-for-two-rounds.text")
    rules = files(game.package).joinpath("text", "rules.pl.md").read_text(encoding="utf-8")
    assert "Miej co najmniej 2 porcje jedzenia (ryby lub zboże)" in (text if where == "text" else rules)


@pytest.mark.parametrize(("language", "words"), [("en", "at any time"), ("pl", "w każdej chwili"), ("hu", "bármikor")])
def test_the_rules_let_claim_at_any_time(language: str, words: str) -> None:
    """The rule book: cards are claimed at any moment. In the rules page the line on claiming says so first."""
    lines = files(game.package).joinpath("text", f"rules.{language}.md").read_text(encoding="utf-8").split("\n")
    heading = {"en": "## Objective cards", "pl": "## Karty celów", "hu": "## Célkártyák"}[language]
    assert words in lines[lines.index(f"{heading} {{#objective-cards}}") + 2]


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("en", "Ann leaves it at that."), ("pl", "Ann na tym poprzestaje."), ("hu", "Ann ennyiben hagyja.")],
)
def test_the_end_of_a_turn_is_told_and_not_ordered(language: str, sentence: str) -> None:
    assert story(game, town(tiles=FIELD), language, "place A2", "done")[1] == sentence


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "once you have paid"), ("pl", "po twojej zapłacie"), ("hu", "a fizetésed után")],
)
def test_partial_gain_says_that_the_supply_is_judged_after_paying(language: str, words: str) -> None:
    rules = files(game.package).joinpath("text", f"rules.{language}.md").read_text(encoding="utf-8")
    (ruling,) = [line for line in rules.split("\n") if line.startswith("| `partial_gain` |")]
    assert words in ruling and words in game.words(language)("option-partial_gain.help")
