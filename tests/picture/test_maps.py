"""Maps and mats with tracks, as pictures and in the terminal."""

from __future__ import annotations

import io
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from rich.console import Console

import kontor
from kontor.kernel import LANGUAGES
from kontor.kernel.scene import (
    COLOURS,
    LETTERS,
    Area,
    Card,
    Choice,
    Counter,
    Line,
    Piece,
    Player,
    Scene,
    Table,
    Track,
    TrackCell,
)
from kontor.picture import board, kit, svg
from kontor.picture.backdrop import palette_of
from kontor.picture.text import show
from kontor.picture.theme import THEMES, Theme

GAME = kontor.game("hansa-teutonica")
ENGINE = GAME.python
NAMES = ("Ann", "Ben", "Cecília", "Włodek", "Eve")
TONES = ("post", "white", "orange", "pink", "black", "yellow", "red", "dark", "")
SVG = "{http://www.w3.org/2000/svg}"
EAGER = {"establish": 20, "office": 9, "annex": 9, "develop": 5, "use": 5, "displace": 3, "place": 6}


def look(s: Any, viewer: int, language: str = "en") -> Scene:
    names = NAMES[: s.seats]
    choices = tuple(ENGINE.legal(s)) if viewer == ENGINE.to_move(s) else ()
    return GAME.views.scene(s, Table(viewer, names, GAME.phrases(language, names), choices))


def positions(seed: int, every: int, most: int = 700) -> Iterator[Any]:
    rng = random.Random(seed)
    s = ENGINE.new(2 + seed % 4, seed, GAME.option_numbers())
    for k in range(most):
        actions = ENGINE.legal(s)
        if k % every == 0 or not actions:
            yield s
        if not actions:
            return
        ENGINE.apply(s, rng.choices(actions, [EAGER.get(GAME.actions.signature(a).verb, 1) for a in actions])[0])


def printed(scene: Scene, language: str = "en", width: int = 100) -> str:
    out = io.StringIO()
    show(scene, GAME.words(language), Console(file=out, width=width))
    return out.getvalue()


# ---- pictures -------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("seed", range(4))
def test_many_positions_are_well_formed(seed: int) -> None:
    for k, s in enumerate(positions(seed, every=90)):
        for viewer in (-1, ENGINE.to_move(s), (ENGINE.to_move(s) + 1) % s.seats):
            scene = look(s, viewer, LANGUAGES[k % 3])
            picture = svg(scene, THEMES[k % 2])
            root = ElementTree.fromstring(picture)
            assert "var(" not in picture
            assert "currentColor" not in picture
            assert "rgba(" not in picture
            symbols = {symbol.get("id") for symbol in root.iter(f"{SVG}symbol")}
            assert {use.get("href", "")[1:] for use in root.iter(f"{SVG}use")} == symbols
            titled = {g.get("data-id") for g in root.iter(f"{SVG}g") if g.find(f"{SVG}title") is not None}
            assert scene.picture is not None
            assert {target["id"] for target in scene.picture["areas"]["board"]["targets"]} <= titled


def test_the_middle_of_a_large_board_is_a_small_picture() -> None:
    s = next(iter(positions(3, every=1)))
    for theme in THEMES:
        root = ElementTree.fromstring(board(look(s, -1), theme))
        assert [round(float(x)) for x in root.get("viewBox", "").split()] == [300, 185, 440, 271]


def test_light_and_dark_differ() -> None:
    scene = look(next(iter(positions(2, every=1))), 0)
    light, dark = (svg(scene, theme) for theme in THEMES)
    colours = palette_of(GAME.package)["map-land"]
    assert colours[0] in light
    assert colours[1] in dark
    assert colours[0] not in dark


def test_letters_on_the_map_are_large_enough() -> None:
    """At least 11 on screen when the board is 1000 wide; a coin and a place number may be a little smaller."""
    root = ElementTree.fromstring(board(look(ENGINE.new(5, 1, GAME.option_numbers()), -1)))
    sizes = {text.text or "": float(text.get("font-size", 0)) * 1000 / 1040 for text in root.iter(f"{SVG}text")}
    names = [size for text, size in sizes.items() if text and text[0].isalpha()]
    assert min(names) >= 10.5
    assert min(size for text, size in sizes.items() if text) >= 8.5


def small_map() -> Scene:
    """Every kind of a map, made up."""
    players = [Player(k, f"P{k}", colour, LETTERS[colour], k, k == 1) for k, colour in enumerate(COLOURS)]
    for player in players:
        player.counters = [Counter("trader-cube", 3, "supply: 3", "piece", "Supply")]
        player.counters.append(Counter("merchant-disc", 0, "stock: 0", "piece", "Stock"))
        player.tracks = [Track(f"track:{player.seat}", "office", "Keys", "2", "Keys: 2")]
        player.tracks[0].cells = [TrackCell("1"), TrackCell("2", now=True), TrackCell("3", cover="cube")]
        player.tracks.append(Track(f"colour:{player.seat}", "star", "Colour", "pink", "Colour: pink", "slot-pink"))
        player.tracks[1].cells = [TrackCell("pink", "slot-pink", now=True), TrackCell("black", "slot-black", "disc")]
        player.cards = [Card(f"card:{player.seat}", "Coin", "A coin.", symbol="coin", done=player.seat == 2)]
    area = Area("map", "board", "Map", 900, 600, written="map")
    scene = Scene("no-such-game", "A game", "Turn 1", "Where?", "Here.", 1, 1, False, areas=[area], players=players)
    scene.lines = [
        Line("road:a", "map", [(50.0, 50.0), (150.0, 80.0), (250.0, 50.0)], "Road A"),
        Line("road:b", "map", [(50.0, 250.0), (150.0, 280.0), (250.0, 250.0)], "Road B", marked=True),
        Line("road:c", "map", [(50.0, 450.0), (250.0, 450.0)], "Road C", why_not="It is full."),
    ]
    for k, tone in enumerate(TONES):
        scene.pieces.append(Piece(f"spot-{k}", "spot", "map", 60 * k, 100, 20, 20, "spot", tone=tone, title="+1"))
        cell = Piece(f"cell-{k}", "cell", "map", 60 * k, 150, 20, 20, "cell", tone=tone, title=str(k), marked=k == 3)
        cell.shape = ("square", "circle")[k % 2]
        scene.pieces.append(cell)
    for k, owner in enumerate((-1, 0, 4, 5)):  # nobody, players, the neutral colour
        tone = ("", "yellow", "red", "")[k]
        scene.pieces.append(
            Piece(f"plate-{k}", "plate", "map", 200 * k, 300, 90, 43, "plate", "", owner, "Köln", tone=tone)
        )
        scene.pieces.append(Piece(f"disc-{k}", "disc", "map", 200 * k, 400, 20, 20, "disc", owner=owner, marked=True))
    scene.pieces.append(Piece("token", "token", "map", 400, 500, 24, 24, "token", "coin", text="×3", dim=True))
    scene.pieces.append(Piece("badge", "badge", "map", 450, 500, 30, 30, "badge", "coin"))
    scene.pieces.append(Piece("sign", "badge", "map", 500, 500, 30, 30, "sign", "coin", tone="plain"))
    scene.pieces.append(Piece("panel", "panel", "map", 0, 145, 500, 30, "Panel"))
    scene.pieces.append(Piece("sea", "label", "map", 600, 500, 100, 16, "Sea", title="Sea", tone="sea"))
    targets = (["road:a", "spot-0"], ["road:c"], ["plate-0"], ["track:1"], ["card:1"], ["token"], ["cell-1"])
    scene.choices = [Choice(k, f"go {k}", f"Go {k}", list(each)) for k, each in enumerate(targets)]
    return scene


@pytest.mark.parametrize("theme", THEMES)
def test_tracks_and_tokens_on_a_mat_glow_if_they_can_be_chosen(theme: str, tmp_path: Path) -> None:
    root = ElementTree.fromstring(svg(small_map(), theme, tmp_path))
    groups = {g.get("data-id"): ElementTree.tostring(g, "unicode") for g in root.iter(f"{SVG}g") if g.get("data-id")}
    glow = Theme.of(theme)["glow"]
    assert glow in groups["track:1"] and glow not in groups["colour:1"]
    assert glow in groups["card:1"]
    assert Theme.of(theme)["p-red"] in groups["track:1"]  # a piece covers a step


def test_roads_run_through_their_points() -> None:
    d = kit.smooth([(0, 0), (10, 5), (20, 0)])
    assert d.startswith("M0 0C")
    assert re.findall(r" (\d+) (\d+)(?=C|$)", d) == [("10", "5"), ("20", "0")]


# ---- the terminal ---------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_shows_the_whole_map(language: str) -> None:
    for s in positions(2, every=150):
        scene = look(s, ENGINE.to_move(s), language)
        out = printed(scene, language)
        for line in scene.lines:
            assert line.label in out
        for piece in scene.pieces:
            if piece.kind == "plate":
                assert piece.title in out
        for player in scene.players:
            assert player.name in out


def test_the_terminal_numbers_every_choice() -> None:
    for seed in range(4):
        for s in positions(seed, every=60):
            scene = look(s, ENGINE.to_move(s))
            out = printed(scene, width=120)
            numbers = {int(n) for n in re.findall(r"(?:^|  )\s*(\d+)  \S", out, re.M)}
            assert numbers >= set(range(1, len(scene.choices) + 1))


def test_the_terminal_tells_cubes_from_discs() -> None:
    s = ENGINE.new(4, 1, GAME.option_numbers())
    s.post[0][0], s.post[0][2] = 0, 7
    out = printed(look(s, -1))
    assert "[B] · (W)    Groningen – Emden" in out
    assert "Lübeck [wh+1] [pi]" in out


def test_made_up_maps_can_be_printed() -> None:
    for width in (40, 80, 200):
        out = printed(small_map(), width=width)
        assert "Road A" in out
        assert "Köln" in out
