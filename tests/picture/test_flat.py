"""Estates of flat-top hexes and hands by colour, as pictures and in the terminal."""

from __future__ import annotations

import io
import random
import re
from collections.abc import Iterator
from typing import Any
from xml.etree import ElementTree

import pytest
from rich.console import Console

import kontor
from kontor.kernel import LANGUAGES
from kontor.kernel.scene import COLOURS, LETTERS, Area, Card, Choice, Counter, Piece, Player, Scene, Table
from kontor.picture import Backdrop, board, svg
from kontor.picture.text import show
from kontor.picture.theme import THEMES, Theme

GAME = kontor.game("castles-of-tuscany")
ENGINE = GAME.python
NAMES = ("Ann", "Ben", "Cecília", "Włodek")
SVG = "{http://www.w3.org/2000/svg}"
EAGER = {"place": 30, "take": 4, "draw": 5, "marble": 5}


def look(s: Any, viewer: int, language: str = "en") -> Scene:
    names = NAMES[: s.seats]
    choices = tuple(ENGINE.legal(s)) if viewer == ENGINE.to_move(s) else ()
    return GAME.views.scene(ENGINE.hidden(s, viewer), Table(viewer, names, GAME.phrases(language, names), choices))


def positions(seed: int, every: int) -> Iterator[Any]:
    rng = random.Random(seed)
    s = ENGINE.new(2 + seed % 3, seed, GAME.option_numbers())
    k = 0
    while actions := ENGINE.legal(s):
        if k % every == 0:
            yield s
        ENGINE.apply(s, rng.choices(actions, [EAGER.get(GAME.actions.signature(a).verb, 1) for a in actions])[0])
        k += 1
    yield s


def printed(scene: Scene, language: str = "en", width: int = 100) -> str:
    out = io.StringIO()
    show(scene, GAME.words(language), Console(file=out, width=width))
    return out.getvalue()


# ---- pictures -------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("seed", range(3))
def test_many_positions_are_well_formed(seed: int) -> None:
    for k, s in enumerate(positions(seed, every=13)):
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
            covered = {(each.area, each.x, each.y) for each in scene.pieces if each.kind == "hextile"}
            for each in scene.pieces:  # headings, what is drawn in frames and spaces below tiles need no title
                inside = any(each.id.startswith(f"{place.id}:") for place in scene.places)
                below = each.kind == "hex" and (each.area, each.x, each.y) in covered
                assert each.id in titled or each.kind == "label" or inside or below
            assert {target for choice in scene.choices for target in choice.targets} <= titled


def test_the_board_alone_is_the_estate() -> None:
    s = next(iter(positions(2, every=1)))
    for theme in THEMES:
        root = ElementTree.fromstring(board(look(s, -1), theme))
        assert root.get("viewBox") == "0 0 652 403"


def test_every_player_and_estate_is_on_the_picture() -> None:
    s = list(positions(2, every=1000))[-1]
    words = " ".join(text.text or "" for text in ElementTree.fromstring(svg(look(s, 1))).iter(f"{SVG}text"))
    for name in NAMES[: s.seats]:
        assert name in words


@pytest.mark.parametrize("theme", THEMES)
def test_hands_and_tiles_have_the_colours_of_the_game(theme: str) -> None:
    s = next(s for s in positions(2, every=40) if max(p.cards for p in s.players) > 4)
    seat = max(range(s.seats), key=lambda seat: s.players[seat].cards)
    scene = look(s, seat)
    assert GAME.views.parts is not None
    colours = Theme.of(theme).with_palette(Backdrop.of(GAME.package, "en", GAME.views.parts).palette)
    picture = svg(scene, theme)
    for card in scene.players[seat].cards:
        if card.tone:
            assert f'fill="{colours[card.tone]}"' in picture and colours[f"on-{card.tone}"] in picture
    tones = {each.tone for each in scene.pieces if each.kind == "hextile"} - {"wild"}
    assert tones and all(f'fill="{colours[tone]}"' in picture for tone in tones)


# ---- the terminal ---------------------------------------------------------------------------------------------------
def small_table() -> Scene:
    """Every kind, made up; symbols from the shared icons."""
    players = [Player(k, f"P{k}", colour, LETTERS[colour], k, k == 1) for k, colour in enumerate(COLOURS[:3])]
    for player in players:
        seat = player.seat
        player.counters = [Counter("star", 4, "green: 4", "points"), Counter("worker", 2, "workers: 2")]
        player.cards = [
            Card(f"card:{seat}:a", "castle", "dark green card", tone="castle", symbol="house", count=2, group="Cards"),
            Card(f"card:{seat}:b", "cart", "beige card", tone="cart", symbol="tower", group="Cards", marked=True),
            Card(f"owned:{seat}", "+1", "one more", symbol="coin", count=3, group="Tiles"),
        ]
    scene = Scene("no-such-game", "A game", "Turn 1", "Where?", "Here.", 1, 1, False, players=players)
    scene.areas = [
        Area("estate:1", "board", "Yours", 300, 300, owner=1, written="tiles"),
        Area("stock:1", "strip", "Stock", 120, 60, owner=1, written="tiles"),
        Area("piles:1", "strip", "Piles", 120, 60, owner=1, written="tiles"),
        Area("display", "top", "Offer", 300, 60, written="tiles"),
        Area("estate:0", "market", "P0", 120, 100, note="3 left", owner=0, written="tiles"),
        Area("bonuses", "market", "Chips", 120, 60, written="tiles"),
    ]
    for area, size in (("estate:1", 60.0), ("estate:0", 24.0)):
        for k, tone in enumerate(("castle", "cart", "inn")):
            y = k % 2 * size * 0.433
            shared = (area, 0.75 * size * k, y, size, size * 0.866)
            scene.pieces.append(Piece(f"space:{area}:{k}", "hex", *shared, tone, "house", tone=tone, shape="flat"))
            scene.pieces[-1].title, scene.pieces[-1].text, scene.pieces[-1].dim = f"a{k}", tone[:3], k == 2
        tile = Piece(f"tile:{area}", "hextile", area, 0, 0, size, size * 0.866, "tile", "tower", tone="castle")
        tile.shape, tile.text, tile.corner = "flat", "cas", ":hexagon:"
        scene.pieces.append(tile)
        stock = "stock:1" if area == "estate:1" else area
        wild = Piece(f"wild:{area}", "hextile", stock, 0, 2 * size, size, size * 0.866, "wild", "hexagon", tone="wild")
        wild.shape, wild.text, wild.marked = "flat", "wild one", True
        scene.pieces.append(wild)
        scene.pieces.append(
            Piece(f"slot:{area}", "slot", stock, size, 2 * size, size, size * 0.866, "free", shape="flat")
        )
    scene.pieces.append(Piece("offer", "hextile", "display", 0, 0, 60, 52, "offer", "house", tone="inn", shape="flat"))
    scene.pieces[-1].text = "an inn"
    scene.pieces += [
        Piece(f"pile:{k}", "cell", "piles:1", 36 * k, 0, 30, 34, "pile", title=str(7 - k)) for k in range(2)
    ]
    for k, tone in enumerate(("gold", "quarry")):
        chip = Piece(f"chip:{k}", "chip", "bonuses", 40 * k, 18, 24, 40, f"chip {k}", "coin", tone=tone, title=str(k))
        chip.dim = k == 1
        scene.pieces.append(chip)
    targets: tuple[list[str], ...] = (["space:estate:1:1"], ["offer"], ["chip:0"], ["card:1:a"], [])
    scene.choices = [Choice(k, f"go {k}", f"Go {k}", list(each), "+1 :star:") for k, each in enumerate(targets)]
    return scene


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_shows_all_estates(language: str) -> None:
    for s in positions(2, every=31):
        scene = look(s, ENGINE.to_move(s), language)
        out = printed(scene, language)
        for player in scene.players:
            assert player.name in out
        for piece in scene.pieces:
            if piece.id.startswith(f"space:{scene.viewer}:"):
                assert piece.title in out
        assert scene.question in " ".join(out.split())


def test_the_terminal_numbers_every_choice() -> None:
    for seed in range(3):
        for s in positions(seed, every=9):
            scene = look(s, ENGINE.to_move(s))
            out = printed(scene, width=160)
            numbers = {int(n) for n in re.findall(r"(?:^|  )\s*(\d+)  \S", out, re.M)}
            assert numbers >= set(range(1, len(scene.choices) + 1))


def test_the_terminal_tells_tiles_from_spaces() -> None:
    out = printed(small_table())
    assert "a0*CAS" in out
    assert "›a1 car" in out
    assert "wild one, –" in out
    assert "Stock: wild one, –" in out or "Stock: –, wild one" in out
    assert "Piles: 7 6" in out
    assert "Offer: an inn" in out
    assert "Chips: coins 0 · coins 1" in out or "Chips: coin 0 · coin 1" in out
    assert "Cards: 2 × dark green card, 1 × beige card" in out


def test_each_way_to_build_is_printed_with_its_number() -> None:
    s = ENGINE.new(2, 1, GAME.option_numbers())
    out = printed(look(s, ENGINE.to_move(s)))
    for k, letter in enumerate("AABBCC"):
        assert re.search(rf"\b{k + 1}  {letter} · ", out)
