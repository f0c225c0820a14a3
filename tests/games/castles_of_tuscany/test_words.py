"""Sentences of The Castles of Tuscany in the three languages."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from kontor.games.castles_of_tuscany.state import COLOUR, THING, Event
from kontor.kernel import LANGUAGES
from tests.games.castles_of_tuscany.table import game, table
from tests.games.words import NAMES, story

TOWN, INN, QUARRY = (COLOUR.names.index(name) for name in ("town", "inn", "quarry"))
MONASTERY = THING.names.index("monastery")
CROPS = ("grapes", "olives", "grain", "livestock")
COLOURS = {  # of tiles, spaces and cards; points are red and green
    "en": r"dark green|light green|beige|gr[ea]y|orange|yellow|blue|\bred (?!points?\b|ones\b)",
    "pl": r"ciemnozielon|jasnozielon|beżow|\bszar[aeąy]|pomarańczow|żółt|niebiesk|czerwon\w+ (?!punkt)",
    "hu": r"sötétzöld|világoszöld|bézs|szürke|narancssárga|\bsárga|\bkék|piros (?!pont)",
}


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Ann draws 1 card: town."),
        ("pl", "Ann dobiera 1 kartę: miasto."),
        ("hu", "Ann 1 kártyát húz: város."),
    ],
)
def test_which_card_is_drawn(language: str, sentence: str) -> None:
    phrases = game.phrases(language, NAMES)
    assert phrases.line([(Event.DRAW, 0, 1, 0, 0), (Event.SEE_1, 0, TOWN, 0, 0)]) == sentence


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Ann places a monastery in the left third, upper left: "
               "+4 cards (town, inn, quarry, town), +1 worker, +1 marble."),
        ("pl", "Ann umieszcza klasztor w lewej części, u góry z lewej: "
               "dobiera 4 karty (miasto, zajazd, kamieniołom, miasto), "
               "+1 robotnik, +1 blok marmuru."),
        ("hu", "Ann kolostort tesz a bal harmadba, balra fent: "
               "+4 kártya (város, fogadó, kőfejtő, város), +1 munkás, +1 márvány."),
    ],
)  # fmt: skip
def test_cards_drawn_do_not_run_into_gains(language: str, sentence: str) -> None:
    gains = [(Event.WORKERS, 0, 1, 0, 0), (Event.MARBLE, 0, 1, 0, 0)]
    drawn = [(Event.CARDS, 0, 4, 0, 0), (Event.SEE_3, 0, TOWN, INN, QUARRY), (Event.SEE_1, 0, TOWN, 0, 0)]
    assert game.phrases(language, NAMES).line([(Event.PLACE, 0, MONASTERY, 0, 0), *drawn, *gains]) == sentence


def test_the_others_hear_once_that_cards_are_face_down() -> None:
    events = [(Event.DRAW, 0, 4, 0, 0), (Event.SEE_3, 0, TOWN, INN, QUARRY), (Event.SEE_1, 0, TOWN, 0, 0)]
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


def texts(language: str) -> str:
    """All texts, without their keys, variables and remarks."""
    file = files(game.package).joinpath("text", f"{language}.ftl").read_text(encoding="utf-8")
    return re.sub(r"^#.*$|^ *[\w.-]+ =|\$\w+", "", file, flags=re.MULTILINE)


def rules(language: str) -> str:
    return files(game.package).joinpath("text", f"rules.{language}.md").read_text(encoding="utf-8")


def table_of_tiles(language: str) -> list[str]:
    return [line for line in rules(language).splitlines() if line.startswith("| ") and line.count("|") == 7][1:]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_called_by_its_kind_and_nothing_by_its_colour(language: str) -> None:
    """Only the table of tiles on the rules page says which kind has which colour."""
    colour, tiles = COLOURS[language], table_of_tiles(language)
    assert len(tiles) == 8 and all(re.search(colour, row) for row in tiles)
    others = "\n".join(line for line in rules(language).splitlines() if line not in tiles)
    assert re.findall(f".*(?:{colour}).*", others) == re.findall(f".*(?:{colour}).*", texts(language)) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", COLOUR.names)
def test_a_kind_has_one_name_on_tiles_spaces_cards_icons_and_in_the_rules(kind: str, language: str) -> None:
    words = game.words(language)
    name = words(f"colour-{kind}")
    said = words(f"colour-{kind}.gen") if language == "pl" else name  # karta miasta
    assert words(f"icon-{kind}") == name
    assert all(said in words(f"colour-{kind}.{form}") for form in ("card", "space"))
    assert all(said in words(f"colour-{kind}.{form}", count=2) for form in ("cards", "tiles"))
    units = words.forms(f"unit-{kind}")
    assert all(said in text for text in (words(f"unit-{kind}"), *(units[form] for form in units if form != "id")))
    if kind == "agriculture":
        faces = [words(f"thing-{face}") for face in THING.names if face.partition("-")[0] in CROPS]
        assert len(faces) == 10 and all(said in face for face in faces)
    else:
        assert words(f"thing-{kind}") == name
    row = table_of_tiles(language)[COLOUR.names.index(kind)].split("|")[1].lower()
    row = re.sub("::[a-z-]+::", "", row).strip()  # the icon beside the word
    assert name == row or said in row
    assert name in rules(language)


def test_the_most_red_points_win_in_hungarian() -> None:
    assert rules("hu").count("Akinek a legtöbb piros pontja van, az győz.") == 2
