"""Names of sites and walls: made of the hexes around them, each unlike all others, in every language."""

from __future__ import annotations

import random
import re

import pytest

from kontor.games.ragusa import naming
from kontor.games.ragusa.components import (
    HEX_GIVES,
    N_CITY,
    N_SITES,
    N_WALLS,
    RESOURCES,
    RING,
    SITE_IDS,
    SITES,
    WALL_IDS,
)
from kontor.games.ragusa.state import Event
from kontor.games.ragusa.view import layout
from kontor.kernel import LANGUAGES, Reason
from kontor.match import SPECTATOR, Match
from tests.games.ragusa.table import game
from tests.games.words import NAMES

PLACES = ("build", "super", "tower", "wall")
ONE_LINE = 76  # characters of a choice


def site(language: str, number: int, form: str = "") -> str:
    return naming.site(game.words(language), number - 1)[form]


def wall(language: str, name: str) -> str:
    return naming.wall(game.words(language), WALL_IDS.index(name))["at"]


@pytest.mark.parametrize(
    ("number", "en", "pl", "hu"),
    [
        (33, "Architect · Winery · Rector’s Palace", "Architekt · Winiarnia · Pałac rektora",
         "Építész · Borászat · Fejedelem palotája"),
        (42, "Winery · Wharf · Sea", "Winiarnia · Nabrzeże · Morze", "Borászat · Rakpart · Tenger"),
        (50, "Wharf · Sea, south", "Nabrzeże · Morze, południe", "Rakpart · Tenger, dél"),
        (17, "Quarry · Vineyard · Olive grove, in the east", "Kamieniołom · Winnica · Gaj oliwny, na wschodzie",
         "Kőfejtő · Szőlőültetvény · Olajfaliget, keleten"),
    ],
)  # fmt: skip
def test_a_site_is_short_its_hexes(number: int, en: str, pl: str, hu: str) -> None:
    assert [site(language, number) for language in LANGUAGES] == [en, pl, hu]


@pytest.mark.parametrize(
    ("number", "en", "pl", "hu"),
    [
        (33, "between Architect, Winery and Rector’s Palace", "między architektem, winiarnią a pałacem rektora",
         "az Építész, a Borászat és a Fejedelem palotája között"),
        (42, "between Winery, Wharf and the sea", "między winiarnią, nabrzeżem a morzem",
         "a Borászat, a Rakpart és a tenger között"),
        (50, "on the coast south of the Wharf", "na wybrzeżu na południe od nabrzeża",
         "a parton, a Rakparttól délre"),
        (20, "north of the Architect", "na północ od architekta", "az Építésztől északra"),
        (6, "between Forest, Quarry and Silver mine, second from the west",
         "między lasem, kamieniołomem a kopalnią srebra, na drugim polu od zachodu",
         "nyugatról a második helyen, az erdő, a kőfejtő és az ezüstbánya között"),
    ],
)  # fmt: skip
def test_a_site_in_a_sentence(number: int, en: str, pl: str, hu: str) -> None:
    assert [site(language, number, "at") for language in LANGUAGES] == [en, pl, hu]


@pytest.mark.parametrize(
    ("name", "en", "pl", "hu"),
    [
        ("22-27", "between Mason and Olive grove", "między kamieniarzem a gajem oliwnym",
         "a Kőműves és az olajfaliget között"),
        ("27-31", "east of the Mason", "na wschód od kamieniarza", "a Kőművestől keletre"),
    ],
)  # fmt: skip
def test_a_wall_is_called_by_what_it_parts(name: str, en: str, pl: str, hu: str) -> None:
    assert [wall(language, name) for language in LANGUAGES] == [en, pl, hu]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_have_the_same_name(language: str) -> None:
    words = game.words(language)
    for forms in ([naming.site(words, k) for k in range(N_SITES)], [naming.wall(words, k) for k in range(N_WALLS)]):
        for form in ("", "at", "at_cap"):
            assert len({each[form] for each in forms}) == len(forms)


@pytest.mark.parametrize("seed", range(40))
def test_names_follow_the_map_and_stay_unique(monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    """Whoever corrects the data file gets other names, and still no two alike."""
    chance = random.Random(seed)
    kinds = chance.sample(range(len(RESOURCES)), chance.randint(1, len(RESOURCES)))
    lands = tuple(chance.choice(kinds) for _ in HEX_GIVES[N_CITY:])
    monkeypatch.setattr(naming, "HEX_GIVES", (*HEX_GIVES[:N_CITY], *lands))
    for places in (SITES, naming.PARTED):
        names = naming._named(places)
        for language in LANGUAGES:
            said = [naming._forms(game.words(language), "site" if places is SITES else "wall", n) for n in names]
            for form in ("", "at"):
                assert len({each[form] for each in said}) == len(places), (language, form)


def test_directions_are_those_of_the_board() -> None:
    for k, name in enumerate(naming._SITES):
        if name.where:
            first = next(h for h in SITES[k] if naming.hex_key(h) == name.hexes[0])
            (x, y), (a, b) = layout.HEXES[first], layout.SITE_AT[k]
            assert name.where == "-".join(
                [*(["north"] if b < y - 1 else ["south"]), *(["east"] if a > x + 1 else ["west"] if a < x - 1 else [])]
            )


# ---- where people read them -----------------------------------------------------------------------------------------
@pytest.mark.parametrize("language", LANGUAGES)
def test_choices_and_stories_have_names_and_no_numbers(language: str) -> None:
    phrases = game.phrases(language, NAMES)
    seen = set()
    for action in game.actions:
        if game.actions.signature(action).verb in PLACES:
            choice, told = phrases.choice(action), phrases.told(0, action, ())
            assert not re.search(r"\d", choice + told)
            assert len(choice) <= ONE_LINE, choice
            seen |= {choice, told}
    assert len(seen) == 2 * (N_SITES + 2 * len(RING) + N_WALLS)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Ann builds a house on the coast south of the Wharf: +2 fish."),
        ("pl", "Ann buduje dom na wybrzeżu na południe od nabrzeża: +2 ryby."),
        ("hu", "Ann házat épít a parton, a Rakparttól délre: +2 hal."),
    ],
)
def test_the_log_says_where(language: str, sentence: str) -> None:
    fish = RESOURCES.index("fish")
    events = [(Event.BUILD, 0, 49, 0, 0), (Event.GAIN, 0, 2, fish, 0)]
    assert game.phrases(language, NAMES).line(events) == sentence


@pytest.mark.parametrize(
    ("language", "wall_sentence"),
    [
        ("en", "Ben builds the wall between Mason and Olive grove (+2 points)."),
        ("pl", "Ben buduje mur między kamieniarzem a gajem oliwnym (+2 punkty)."),
        ("hu", "Ben falat épít a Kőműves és az olajfaliget között (+2 pont)."),
    ],
)
def test_the_log_says_which_wall(language: str, wall_sentence: str) -> None:
    event = (Event.WALL, 1, WALL_IDS.index("22-27"), 2, 0)
    assert game.phrases(language, NAMES).line([event]) == wall_sentence


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "There is already a house between Winery, Wharf and the sea."),
        ("pl", "Między winiarnią, nabrzeżem a morzem już stoi dom."),
        ("hu", "A Borászat, a Rakpart és a tenger között már áll ház."),
    ],
)
def test_reasons_say_where(language: str, sentence: str) -> None:
    assert game.phrases(language, NAMES).reason(Reason("site-taken", {"site": 41})) == sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_on_the_board_is_called_by_a_number(language: str) -> None:
    chance = random.Random(3)
    match = Match(game, ["Ann", "Ben"], seed=3)
    while not match.over:
        match.play(chance.choice(match.legal))
        if len(match.played) % 9 == 0:
            scene = match.scene(SPECTATOR, language)
            labels = [piece.label for piece in scene.pieces if piece.kind in ("house", "hall", "tower", "cell")]
            labels += [place.label for place in scene.places] + [line.label for line in scene.lines]
            assert not [label for label in labels if re.search(r"\d", label)]
            assert not re.search(r"\d", scene.help), scene.help


def test_notation_has_numbers_as_before() -> None:
    assert game.actions.notation(game.actions.parse("build 34")) == "build 34"
    assert [game.domains["site"].names[0], game.domains["wall"].names[0]] == [SITE_IDS[0], "21-26"]
