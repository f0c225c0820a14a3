"""Boards of hexes: lands, sites, walls, scales and mats with groups of goods, as pictures and in the terminal."""

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
    Place,
    Player,
    Scene,
    Table,
)
from kontor.picture import board, svg
from kontor.picture.text import show
from kontor.picture.theme import THEMES, Theme

GAME = kontor.game("ragusa")
ENGINE = GAME.python
NAMES = ("Ann", "Ben", "Cecília", "Włodek", "Eve")
SVG = "{http://www.w3.org/2000/svg}"


def look(s: Any, viewer: int, language: str = "en") -> Scene:
    names = NAMES[: s.seats]
    choices = tuple(ENGINE.legal(s)) if viewer == ENGINE.to_move(s) else ()
    return GAME.views.scene(ENGINE.hidden(s, viewer), Table(viewer, names, GAME.phrases(language, names), choices))


def positions(seed: int, every: int) -> Iterator[Any]:
    rng = random.Random(seed)
    s = ENGINE.new(1 + seed % 5, seed, GAME.option_numbers())
    k = 0
    while actions := ENGINE.legal(s):
        if k % every == 0:
            yield s
        ENGINE.apply(s, rng.choice(actions))
        k += 1
    yield s


def printed(scene: Scene, language: str = "en", width: int = 100) -> str:
    out = io.StringIO()
    show(scene, GAME.words(language), Console(file=out, width=width))
    return out.getvalue()


def groups(picture: str) -> dict[str, str]:
    """Everything with an id, as it is drawn."""
    root = ElementTree.fromstring(picture)
    return {g.get("data-id", ""): ElementTree.tostring(g, "unicode") for g in root.iter(f"{SVG}g") if g.get("data-id")}


# ---- pictures -------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("seed", range(5))
def test_many_positions_are_well_formed(seed: int) -> None:
    for k, s in enumerate(positions(seed, every=23)):
        for viewer in (-1, ENGINE.to_move(s)):
            scene = look(s, viewer, LANGUAGES[k % 3])
            picture = svg(scene, THEMES[k % 2])
            root = ElementTree.fromstring(picture)
            assert not re.search(r"var\(|currentColor|rgba\(", picture)
            symbols = {symbol.get("id") for symbol in root.iter(f"{SVG}symbol")}
            assert {use.get("href", "")[1:] for use in root.iter(f"{SVG}use")} == symbols
            titled = {g.get("data-id") for g in root.iter(f"{SVG}g") if g.find(f"{SVG}title") is not None}
            things = {piece.id for piece in scene.pieces if piece.kind not in ("label", "slot")}
            assert things | {line.id for line in scene.lines} <= titled
            assert {place.id for place in scene.places if place.tone} <= titled


def test_the_middle_of_a_large_board_is_a_small_picture() -> None:
    scene = look(next(iter(positions(2, every=1))), -1)
    for theme in THEMES:
        root = ElementTree.fromstring(board(scene, theme))
        assert [round(float(x)) for x in root.get("viewBox", "").split()] == [96, 101, 440, 465]


def test_texts_on_the_board_are_large_enough() -> None:
    for language in LANGUAGES:
        root = ElementTree.fromstring(board(look(next(iter(positions(2, every=1))), -1, language)))
        sizes = [float(text.get("font-size", 0)) for text in root.iter(f"{SVG}text")]
        assert len(sizes) >= 10
        assert min(sizes) >= 10.5


def test_blocks_beside_the_board_keep_apart() -> None:
    """Each block is a card as wide as the others, and none reaches below the stage."""
    for seed in range(5):
        root = ElementTree.fromstring(svg(look(next(iter(positions(seed, every=1))), -1)))
        cards = [rect for rect in root.iter(f"{SVG}rect") if rect.get("width") == "400" and rect.get("rx") == "12"]
        assert len(cards) == 3


def small_board() -> Scene:
    """Every kind of a board of hexes, made up: two seats and an automaton."""
    players = [Player(k, f"P{k}", colour, LETTERS[colour], k, k == 0) for k, colour in enumerate(COLOURS[:3])]
    for player in players:
        player.counters = [
            Counter("wood", 3, "wood: 3", "good", "Lands"),
            Counter("wine", 12, "wine: 12", "good", "Stock"),
        ]
        player.counters += [
            Counter("house", 0, "houses: 0", "piece", "Left"),
            Counter("coin", 2, "coins: 2", "piece", "Left"),
        ]
        player.counters.append(Counter("card", 1, "cards: 1", "card"))
    players[0].cards = [
        Card(f"card:{k}", f"Card {k}", "Long words about what it is worth.", "3 :star:") for k in range(5)
    ]
    players[0].cards.append(Card("bought:1", "Fish", "A fish.", "2 :star:", symbol="fish"))
    players[1].cards = [Card("card:1:0", ""), Card("bought:2", "Coin", "A coin.", symbol="coin")]
    players[0].note = "Something is amiss."
    areas = [
        Area("map", "board", "Map", 400, 300, written="hexes"),
        Area("prices", "market", "Prices", 372, 40, note="2 :coin:"),
    ]
    areas += [Area("shop", "market", "Shop", 372, 130), Area("wall", "market", "Wall", 372, 50)]
    scene = Scene(
        "no-such-game", "A game", "Round 1", "Where?", "Here :wood:.", 0, 0, False, areas=areas, players=players
    )
    for k, tone in enumerate(("wood", "sea", "city")):
        piece = Piece(f"hex:{tone}", "hex", "map", 104 * k, 0, 104, 120, tone, tone=tone, marked=k == 1)
        piece.symbol, piece.title = ("wood", "fish", "coin")[k], "City of gold" if tone == "city" else ""
        scene.pieces.append(piece)
    scene.places = [Place(f"site:{k}", "map", 91 + 104 * k, 77, 26, 26, f"Site {k}", tone="site") for k in (1, 2)]
    scene.places.append(Place("tower:1", "map", 91, 150, 26, 26, "Tower site", why_not="Taken."))
    scene.lines = [Line("edge", "map", [(104, 90), (156, 120)], "Edge", kind="edge")]
    scene.lines.append(Line("legal", "map", [(208, 90), (156, 120)], "Legal edge", kind="edge"))
    scene.lines.append(Line("wall", "map", [(208, 90), (208, 30)], "Wall", kind="wall"))
    scene.pieces += [
        Piece("house:1", "house", "map", 90, 150, 29, 29, "house", owner=1, marked=True),
        Piece("house:2", "hall", "map", 190, 75, 33, 33, "hall", "star", tone="black"),
        Piece("house:3", "house", "map", 290, 150, 29, 29, "kept", "ui-lock", tone="black"),
        Piece("price", "scale", "prices", 0, 0, 372, 30, "price", "wine", title="Wine", text="0 1 1 2", count=2),
        Piece("ship", "offer", "shop", 0, 0, 68, 118, "ship", "coin", -1, "Coins", "↓:oil:", ":oil:", "2 :star:"),
        Piece("cell", "cell", "wall", 0, 0, 14, 12, "cell", tone="dark"),
        Piece("chip", "cube", "wall", 0, 20, 18, 18, "P0: 2", owner=0),
        Piece("words", "label", "wall", 26, 20, 90, 16, "P0: 2", title="longest 2 :star:", tone="start"),
    ]  # fmt: skip
    targets = ("hex:city", "site:1", "legal", "price", "ship", "card:2")
    scene.choices = [
        Choice(k, f"go {k}", f"Go {k}", [target], "+1 :wine:\n−1 :oil:") for k, target in enumerate(targets)
    ]
    return scene


@pytest.mark.parametrize("theme", THEMES)
def test_mats_with_groups_of_goods(theme: str, tmp_path: Path) -> None:
    picture = svg(small_board(), theme, tmp_path)
    drawn, tokens = groups(picture), Theme.of(theme)
    assert tokens["glow"] in drawn["card:2"] and tokens["glow"] not in drawn["card:1"]
    words = " ".join(text.text or "" for text in ElementTree.fromstring(picture).iter(f"{SVG}text"))
    assert all(word in words for word in ("Lands", "Stock", "Left", "amiss"))


# ---- the terminal ---------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_shows_the_whole_board(language: str) -> None:
    for seed in (0, 1, 4):
        for s in positions(seed, every=40):
            scene = look(s, ENGINE.to_move(s), language)
            out = printed(scene, language)
            for piece in scene.pieces:
                if piece.kind == "hex" and piece.title:
                    assert piece.title[:10].rstrip() in out
            free = [k + 1 for k, house in enumerate(s.house) if house < 0]
            towered = {place.id for place in scene.places if f"{place.id}:" in " ".join(p.id for p in scene.pieces)}
            for site in free:
                if f"tower:{site}" not in towered:
                    assert re.search(rf"(^|[ ·╱╲]){site}($|[ ·╱╲])", out, re.M), site
            for player in scene.players:
                assert player.name in out


def test_the_terminal_numbers_every_choice_and_tells_its_gain() -> None:
    for seed in range(5):
        for s in positions(seed, every=11):
            scene = look(s, ENGINE.to_move(s))
            out = printed(scene, width=140)
            numbers = {int(n) for n in re.findall(r"(?:^|  )\s*(\d+)  \S", out, re.M)}
            numbers |= {int(n) for n in re.findall(r"^(?:  • \(.\) )?(\d+) ", out, re.M)}
            assert numbers >= set(range(1, len(scene.choices) + 1))
            for choice in scene.choices:
                first = GAME.words("en").plain(choice.gain.split("\n")[0])
                assert first in out


def test_houses_towers_and_walls_in_the_terminal() -> None:
    s = ENGINE.new(2, 1, GAME.option_numbers())
    s.house[8], s.house[25], s.house[27] = 0, 1, 5
    s.tower[1], s.tower[0] = 0, 1
    s.walls = 3
    out = printed(look(s, -1))
    assert re.search(r"7 +8 +B", out)
    assert re.search(r"╲ R\^B ╱", out)
    assert re.search(r"20 · +· +\^R +╲", out)
    assert "S" in re.findall(r"· +(S) +29", out)[0]


def test_made_up_boards_can_be_printed() -> None:
    for width in (40, 80, 200):
        out = printed(small_board(), width=width)
        assert "City of go" in out
        assert "0 1 [1] 2" in out
