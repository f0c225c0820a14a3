"""Rules pages: every example can be played and drawn, in every language; every link leads to a paragraph."""

from __future__ import annotations

import re

import pytest

import kontor
from kontor.kernel import LANGUAGES, Game
from kontor.kernel.errors import BadData
from kontor.kernel.scene import Scene
from kontor.match import Match
from kontor.rulebook import Rulebook, about, examples_named, page, picture
from kontor.testing.rules_pages import *

OURS = [name for name in kontor.game_ids() if kontor.game(name).package.startswith("kontor.")]


# ---- what a game's files must have ----
@pytest.mark.parametrize("name", OURS)
def test_every_page_has_six_pictures_and_is_complete(name: str) -> None:
    game = kontor.game(name)
    for language in LANGUAGES:
        made = page(game, language)
        assert made.problems == ()
        assert made.html.count("<figure") == made.html.count('class="picture') >= 6
        assert not re.search(r"\{#|!\[|::|example:|:[a-z][a-z-]+:(?!//)", re.sub(r"<[^>]*>", " ", made.html))


def scenes(game: Game) -> list[Scene]:
    """Of the examples, as whoever decides sees them; at the end of the game as everybody does."""
    book = Rulebook.of(game)
    matches = [Match(game, game.seats.stop - 1, seed=1), *(book.match(name) for name in book.examples)]
    return [match.scene(-1 if match.to_move is None else match.to_move) for match in matches]


def paragraph_of(game: Game, *ids: str) -> str | None:
    """As the client looks it up: an id, how it begins, the area it is in."""
    known = about(game, "en")
    for name in ids:
        start = name
        while start:
            if start in known:
                return known[start][0]
            start = re.sub(r"[:-]?[^:-]*$", "", start)
    return None


@pytest.mark.parametrize("name", OURS)
def test_every_piece_place_and_card_has_its_paragraph(name: str) -> None:
    game, missing = kontor.game(name), set()
    for scene in scenes(game):
        assert scene.picture is not None
        for area, drawn in scene.picture["areas"].items():
            missing |= {t["id"] for t in drawn.get("targets", ()) if not paragraph_of(game, t["id"], area)}
        for player in scene.players:
            missing |= {card.id for card in player.cards if card.title and not paragraph_of(game, card.id)}
            missing |= {track.id for track in player.tracks if not paragraph_of(game, track.id)}
    assert missing == set()


@pytest.mark.parametrize("name", OURS)
def test_the_legend_has_every_icon_of_texts_and_scenes(name: str) -> None:
    game = kontor.game(name)
    for language in LANGUAGES:
        legend = {each.icon: each.name for each in page(game, language).legend}
        assert all(legend.values()) and len(legend) >= 10
        for scene in scenes(game):
            counters = [*scene.counters, *(c for player in scene.players for c in player.counters)]
            icons = {c.icon for c in counters if c.icon and c.kind != "points"}
            icons |= {icon for choice in scene.choices for icon in re.findall(r":([a-z][a-z0-9-]*):", choice.gain)}
            assert icons - legend.keys() <= {"ui-arrow"}


# ---- what is wrong with a file ----
TOWN = "little-town"
GOOD = """# a comment
[about]
worker = "build"

[example.first]
names = ["Ann", "Ben"]
decisions = \"""
place F5
place B5; place B2
\"""
show = ["board"]
rings = ["F4"]
"""


def book(text: str) -> Rulebook:
    return Rulebook(kontor.game(TOWN), text, "folder/rules.toml")


def test_an_example_is_opened_before_the_decisions_that_can_be_tried() -> None:
    found = book(f"{GOOD}try = 2\n")
    assert len(found.match("first").played) == 3
    opened = found.opened("first")
    assert [one.notation for one in opened.played] == ["place F5"]
    opened.play("place B5")
    assert len(found.opened("first").played) == 1, "each has a match of its own"


def test_an_example_goes_on_where_another_ends() -> None:
    found = book(f'{GOOD}\n[example.second]\nafter = "first"\ndecisions = "build wheat-field"\n')
    assert [one.notation for one in found.match("second").played][2:] == ["place B2", "build wheat-field"]


@pytest.mark.parametrize(
    ("old", "new", "line", "words"),
    [
        ("[about]", "[about", 2, "not TOML"),
        ("[about]", "[abuot]", 2, "“abuot” is not known"),
        ('"build"', "3", 3, "“worker” must name a paragraph"),
        ('["Ann", "Ben"]', '"Ann"', 6, "“names” must be a list or a number"),
        ('["Ann", "Ben"]', '["Ann"]', 5, "is for 2 to 4 players"),
        ("place F5", "place A1", 8, "A1 is not a meadow"),
        ("place B2", "place F5", 9, "“place F5” is not possible"),
        ("place B2", "dance", 9, "dance"),
        ('show = ["board"]', 'shwo = ["board"]', 11, "“shwo” is not known"),
        ('show = ["board"]', "show = []", 11, "“show” must name areas"),
        ('show = ["board"]', 'show = ["moon"]', 11, "“moon” is not to be seen"),
        ('rings = ["F4"]', 'rings = ["Z9"]', 12, "“Z9” is not to be seen"),
        ('rings = ["F4"]', 'arrows = [["F4"]]', 12, "each of “arrows” must be two targets"),
        ('rings = ["F4"]', "viewer = 7", 12, "there is no seat 7"),
        ('rings = ["F4"]', 'viewer = "me"', 12, "“me” is not a viewer"),
        ('rings = ["F4"]', "try = 4", 12, "there are only 3 decisions"),
        ('rings = ["F4"]', 'after = "nothing"', 12, "there is no example “nothing” above"),
    ],
)
def test_what_is_wrong_is_said_with_file_and_line(
    old: str, new: str, line: int, words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert old in GOOD
    with pytest.raises(BadData) as told:
        wrong = book(GOOD.replace(old, new, 1))
        monkeypatch.setattr(Rulebook, "of", staticmethod(lambda game: wrong))
        picture.__wrapped__(kontor.game(TOWN), "first", "en")
    assert str(told.value).startswith(f"folder/rules.toml, line {line}: ") and words in str(told.value)
    assert str(told.value).endswith(".") and "\n" not in str(told.value)


def test_a_page_with_a_wrong_example_has_its_caption(monkeypatch: pytest.MonkeyPatch) -> None:
    """An owner of the box may use other data: the rules are read all the same."""
    wrong = book("")
    monkeypatch.setattr(Rulebook, "of", staticmethod(lambda game: wrong))
    made = page.__wrapped__(kontor.game(TOWN), "en")
    assert "<figcaption>" in made.html and 'class="picture' not in made.html
    assert len(made.problems) == len(examples_named(kontor.game(TOWN), "en"))
