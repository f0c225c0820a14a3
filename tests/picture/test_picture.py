"""Pictures: well-formed, self-contained, escaped, and nothing too wide."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import kontor
from kontor.kernel import LANGUAGES, KontorError
from kontor.kernel.scene import COLOURS, LETTERS, Area, Choice, Counter, Piece, Player, Scene, Table
from kontor.picture import svg
from kontor.picture.measure import fit, fit_box, line_width, parse, text_width, wrap
from kontor.picture.theme import THEMES, Theme

GAME = kontor.game("little-town")
ENGINE = GAME.python
NAMES = ("Ann", "Ben", "Cecília", "Włodek")
SVG = "{http://www.w3.org/2000/svg}"


def look(s: Any, viewer: int, language: str = "en", names: tuple[str, ...] = NAMES) -> Scene:
    names = names[: s.seats]
    choices = tuple(ENGINE.legal(s)) if viewer == ENGINE.to_move(s) else ()
    return GAME.views.scene(s, Table(viewer, names, GAME.phrases(language, names), choices))


def positions(seed: int, every: int) -> Iterator[Any]:
    rng = random.Random(seed)
    s = ENGINE.new(2 + seed % 3, seed, GAME.option_numbers({"market": ("random", "draft")[seed % 2]}))
    k = 0
    while actions := ENGINE.legal(s):
        if k % every == 0:
            yield s
        eager = [a for a in actions if GAME.actions.decode(a)[0] in ("build", "use", "claim")]
        ENGINE.apply(s, rng.choice(eager if eager and rng.random() < 0.6 else actions))
        k += 1
    yield s


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", range(4))
def test_many_positions_are_well_formed(seed: int, language: str) -> None:
    for k, s in enumerate(positions(seed, every=7)):
        for viewer in (-1, ENGINE.to_move(s), (ENGINE.to_move(s) + 1) % s.seats):
            picture = svg(look(s, viewer, language), THEMES[k % 2])
            root = ElementTree.fromstring(picture)
            assert root.tag == f"{SVG}svg"
            assert "var(" not in picture and "currentColor" not in picture and "rgba(" not in picture
            ids = {symbol.get("id") for symbol in root.iter(f"{SVG}symbol")}
            assert {use.get("href", "")[1:] for use in root.iter(f"{SVG}use")} == ids


def test_names_are_escaped() -> None:
    names = ('<script>"&', "]]>'", "\x00\x0b:wood:", "ok")
    s = ENGINE.new(4, 1, GAME.option_numbers())
    ENGINE.apply(s, ENGINE.legal(s)[0])
    for viewer in range(-1, 4):
        root = ElementTree.fromstring(svg(look(s, viewer, names=names)))
        assert not list(root.iter(f"{SVG}script"))
        assert any('<script>"&' in (text.text or "") for text in root.iter(f"{SVG}text"))


def test_everything_that_can_be_pointed_at_has_a_title() -> None:
    s = list(positions(2, every=1000))[-1]
    scene = look(s, 0)
    assert scene.picture is not None
    root = ElementTree.fromstring(svg(scene))
    titled = {group.get("data-id") for group in root.iter(f"{SVG}g") if group.find(f"{SVG}title") is not None}
    drawn = scene.picture["areas"].values()
    assert {target["id"] for area in drawn for target in area.get("targets", ())} <= titled
    assert {piece.id for piece in scene.pieces if piece.kind in ("tile", "worker", "offer")} <= titled


def test_texts_stay_inside_the_picture() -> None:
    """Positions of texts at the top level of the picture, with their measured widths."""
    for language in LANGUAGES:
        for s in positions(3, every=25):
            root = ElementTree.fromstring(svg(look(s, ENGINE.to_move(s), language)))
            for text in root.findall(f"{SVG}text"):
                if text.get("text-anchor", "start") == "start":
                    bold = text.get("font-weight") is not None
                    width = text_width(text.text or "", float(text.get("font-size", 0)), bold)
                    assert float(text.get("x", 0)) + width < 1440


def test_the_picture_needs_nothing_from_outside() -> None:
    picture = svg(look(ENGINE.new(3, 1, GAME.option_numbers()), 0), "dark")
    assert not re.search(r"https?://(?!www\.w3\.org/2000/svg)|@import|<image|<script", picture)
    assert Theme.of("dark")["page"] in picture
    with pytest.raises(KontorError):
        svg(look(ENGINE.new(3, 1, GAME.option_numbers()), 0), "sepia")


def test_a_game_without_a_picture_has_empty_areas(tmp_path: Path) -> None:
    """No parts, no art, five players; an icon without a drawing is written out."""
    players = [Player(k, f"P{k}", colour, LETTERS[colour], k, k == 1) for k, colour in enumerate(COLOURS)]
    players[1].counters = [Counter("house", 3, "3 houses", "piece"), Counter("wine", 2, "wine: 2")]
    scene = Scene("no-such-game", "A game", "Turn 1", "Where?", "2 :unheard-of:", 1, 1, False, players=players)
    scene.areas = [Area("map", "board", "Map", 900, 700)]
    scene.pieces.append(Piece("piece", "worker", "map", 90, 0, 60, 60, "A pawn", owner=1, title="pawn"))
    scene.choices.append(Choice(0, "go there", "Go there", ["piece"], "+1 :wine:\n−1 :oil:"))
    scene.choices.append(Choice(1, "stay", "Stay here", [], "+1 :wine:"))
    for theme in THEMES:
        root = ElementTree.fromstring(svg(scene, theme, tmp_path))
        words = " ".join(text.text or "" for text in root.iter(f"{SVG}text"))
        assert "unheard-of" in words and "Stay here" in words and "pawn" not in words


# ---- text ----------------------------------------------------------------------------------------------------------
def test_texts_are_parsed_into_words_and_icons() -> None:
    assert [(w.text, w.icon) for w in parse("−1 :wheat: → 4 :coin:")] == [
        ("−1", False), ("wheat", True), ("ui-arrow", True), ("4", False), ("coin", True),
    ]  # fmt: skip
    assert [w.text for w in parse("Note: at 12:30: yes")] == ["Note:", "at", "12:30:", "yes"]
    assert len(parse(":fish::fish:")) == 2


def test_a_number_stays_with_its_icon() -> None:
    for width in range(20, 200, 5):
        for line in wrap("pay 2 :wood: and 3 :stone: then 4 :coin:", 12, width):
            assert len(line) == 1 or line[-1].icon or not line[-1].text.isdigit()


@pytest.mark.parametrize("text", ["Szatócsbolt", "Sklep spożywczy i coś jeszcze", "x" * 80, "2 :wood: → 3 :star:", ""])
def test_fitted_text_fits(text: str) -> None:
    for width in (40, 80, 160):
        for lines in (1, 2):
            rows, size = fit(text, 14, width, lines, 9, True)
            assert len(rows) <= lines
            assert all(line_width(row, size, True) <= width + 0.01 for row in rows)
        rows, size = fit_box(text, 14, width, 40)
        assert len(rows) * size * 1.25 <= 40


def test_themes_know_the_same_tokens() -> None:
    light, dark = (Theme.of(name) for name in THEMES)
    assert light["ink"] != dark["ink"]
    assert light["#123456"] == "#123456"
    assert light.ink_on("#FFFFFF") == "#1F1A14"
    assert light.ink_on("#202020") == "#FFFFFF"
