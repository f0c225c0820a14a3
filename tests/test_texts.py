"""Texts that are nobody's own: the rules pages of all games, and the client's words."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

import kontor
from kontor.kernel import LANGUAGES

CLIENT = Path(__file__).parent.parent / "web" / "src" / "text"
GAMES = [name for name in kontor.game_ids() if kontor.game(name).package.startswith("kontor.")]
WINS = {
    "en": r"Whoever has the most (red )?points wins",
    "pl": r"Wygrywa, kto ma najwięcej (czerwonych )?punktów",
    "hu": r"Akinek a legtöbb (piros )?pontja van, az győz",
}


def every_text() -> list[tuple[str, str]]:
    """All texts and rules pages of kernel, server, games and client, by name."""
    root = Path(str(files("kontor")))
    paths = [
        *root.glob("*/text/*"),
        *root.glob("games/*/text/*"),
        *root.glob("games/*/learn/*.ftl"),
        *CLIENT.glob("*.ftl"),
    ]
    return [(str(path), path.read_text(encoding="utf-8")) for path in paths if path.suffix in (".ftl", ".md")]


# What the rule books leave open or say otherwise: the rules pages have how Kontor decides it.
RULINGS = {
    "ragusa: the spare tower of an automaton": {
        "en": "another site without a tower, with a house if possible, then in the longest section, then clockwise",
        "pl": "inne pole bez wieży, w miarę możliwości z domem, potem w najdłuższym odcinku, a potem zgodnie z ruchem",
        "hu": "egy másik torony nélküli mező, lehetőleg házzal, azután a leghosszabb szakaszban, azután az óramutató",
    },
    "ragusa: nobody is asked whether to draw at the palace": {
        "en": "you may draw at the Rector’s Palace; you always do, because no bonus card costs points",
        "pl": "przy pałacu rektora możesz dobrać karty; tutaj dobierasz je zawsze, bo żadna karta premii nie odbiera",
        "hu": "a Fejedelem palotájánál húzhatsz kártyát; itt mindig húzol, mert bónuszkártya soha nem visz el pontot",
    },
    "castles-of-tuscany: no card to draw": {
        "en": "If there are none at all, you cannot choose this action, even if you then have to take a tile",
        "pl": "Jeśli nie ma żadnej, nie możesz wybrać tej akcji, nawet gdy musisz wtedy wziąć żeton i odrzucić inny",
        "hu": "Ha egy sincs, ezt az akciót nem választhatod, akkor sem, ha így lapkát kell elvenned",
    },
    "castles-of-tuscany: when tiles may be exchanged": {
        "en": "but one of the neutral tiles on the stacks or laid aside could, you may exchange",
        "pl": "ale dałoby się umieścić któryś z żetonów neutralnych leżących w stosach albo odłożonych, możesz",
        "hu": "de a halmokban lévő vagy félretett semleges lapkák valamelyikét igen, kicserélheted",
    },
    "castles-of-tuscany: an empty display": {
        "en": "Then each phase ends with the current round, as if a stack had been emptied",
        "pl": "Wtedy każda faza kończy się z bieżącą rundą, tak jakby ktoś opróżnił stos",
        "hu": "Ilyenkor minden szakasz a folyó fordulóval ér véget, mintha valaki kiürített volna egy halmot",
    },
}


def rules_page(name: str, language: str) -> str:
    return files(kontor.game(name).package).joinpath("text", f"rules.{language}.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ruling", RULINGS)
def test_the_rules_have_what_the_book_leaves_open(ruling: str, language: str) -> None:
    assert RULINGS[ruling][language] in rules_page(ruling.partition(":")[0], language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_the_rules_say_who_wins_in_a_sentence_of_the_language(name: str, language: str) -> None:
    assert len(re.findall(WINS[language], rules_page(name, language))) == 2  # in short, and at the end


@pytest.mark.parametrize(
    "calque",
    [
        r"Wygrywa najwięcej",
        r"[Aa] legtöbb (piros )?pont győz",
        r"[Aa]\(z\)",
        r"stimmel",
        r"w małym\b",
        r"gracz(a rozpoczynającego)? jest losowy",
        r"kezdőjátékos véletlen",
        r"másfélének",
        r"\(\{ \$count \}\.\)",
    ],
)
def test_no_text_has_a_phrase_that_no_native_would_say(calque: str) -> None:
    assert [name for name, text in every_text() if re.search(calque, text)] == []


def client(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((CLIENT / f"{language}.ftl").read_text(encoding="utf-8")))
    return bundle


def said(language: str, key: str, **arguments: object) -> str:
    bundle = client(language)
    pattern = bundle.get_message(key).value
    assert pattern is not None
    text, errors = bundle.format_pattern(pattern, arguments)
    assert not errors
    return str(text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_client_has_every_text_in_every_language(language: str) -> None:
    assert set(client(language)._messages) == set(client("en")._messages)  # the library has no public listing


@pytest.mark.parametrize(
    ("count", "article"), [(2, "a"), (5, "az"), (6, "a"), (15, "a"), (50, "az"), (51, "az"), (59, "az"), (76, "a")]
)
def test_hungarian_has_the_article_that_fits_the_number(count: int, article: str) -> None:
    assert said("hu", "table-show-all", count=count) == f"Mind {article} {count}"
    assert said("hu", "ui-mistakes-all", count=count) == f"Mind {article} {count}"


@pytest.mark.parametrize(("number", "article"), [(1, "az"), (2, "a"), (4, "a"), (5, "az")])
def test_seats_have_their_article_too(number: int, article: str) -> None:
    assert said("hu", "ui-who-sits", number=number) == f"Ki ül {article} {number}. helyen?"
