"""The display list: the kit leaves out what is usual, the renderer draws every primitive."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import get_args
from xml.etree import ElementTree

import pytest

from kontor.kernel.display import Node, Ring, Target
from kontor.kernel.scene import COLOURS, LETTERS, Area, Choice, Player, Scene
from kontor.picture import kit
from kontor.picture.backdrop import Parts
from kontor.picture.canvas import Canvas
from kontor.picture.display import Display, bounds, grown
from kontor.picture.icons import Icons, shared_icons
from kontor.picture.measure import text_width
from kontor.picture.motion import Motions
from kontor.picture.theme import Theme
from kontor.picture.wooden import PARTS

SVG = "{http://www.w3.org/2000/svg}"


def drawn(scene: Scene, scale: float = 1, parts: Parts = PARTS) -> ElementTree.Element:
    theme = Theme.of("light").with_palette({"meadow": ("#00FF00", "#003300")})
    canvas = Canvas(theme, Icons([shared_icons()], theme))
    Display(canvas, parts, [player.colour for player in scene.players]).area(scene, scene.areas[0], scale)
    return ElementTree.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{canvas}</svg>')


def table(pieces: Sequence[Node] = (), targets: Sequence[Target] = (), chosen: Sequence[str] = ()) -> Scene:
    scene = Scene("no-such-game", "A game", "", "", "", 0, 0, False, [Area("map", "board", "Map", 100, 100)])
    scene.players = [Player(k, f"P{k}", colour, LETTERS[colour], 0, False) for k, colour in enumerate(COLOURS)]
    scene.choices = [Choice(k, f"go {name}", f"Go to {name}", [name]) for k, name in enumerate(chosen)]
    scene.picture = {"backdrop": "en-0", "areas": {"map": kit.drawn((), pieces, targets)}}
    return scene


# ---- the kit --------------------------------------------------------------------------------------------------------
def test_what_is_usual_is_left_out() -> None:
    assert kit.rect(0, 1.004, 20, 30.5) == {"rect": [0, 1, 20, 30.5]}
    assert kit.rect(0, 0, 9, 9, 2, "card", "line", 1.5) == {
        "rect": [0, 0, 9, 9, 2], "fill": "card", "line": "line", "thick": 1.5,
    }  # fmt: skip
    assert kit.text("A", 1, 2, 12) == {"text": "A", "at": [1, 2], "size": 12}
    assert kit.part("house", owner=0) == {"part": "house", "owner": 0}
    assert kit.group([], "a", (1, 2), 0.5, -1, 0.6) == {
        "group": [], "id": "a", "at": [1, 2], "scale": 0.5, "opacity": 0.6, "owner": -1,
    }  # fmt: skip
    assert kit.target("F5", kit.circle(0, 0, 5), "F5") == {"id": "F5", "outline": {"circle": [0, 0, 5]}}
    assert kit.drawn() == {}


def test_texts_are_fitted() -> None:
    for words in ("Rector’s Palace", "2 :wood: → 3 :star:", "x" * 60):
        nodes = kit.block(words, 50, 50, 14, 80, 2, 8)
        for node in nodes:
            if "text" in node:
                wide = text_width(node["text"], node["size"], True)
                at = node["at"][0]
                left = {"start": at, "end": at - wide, "middle": at - wide / 2}[node.get("anchor", "middle")]
                assert left >= 9.9 and left + wide <= 90.1
    assert [node["use"] for node in kit.block(":wood::clock:", 0, 0, 10, 99) if "use" in node] == ["wood", "clock"]


@pytest.mark.parametrize("flat", [False, True])
def test_hexagons_are_regular(flat: bool) -> None:
    corners = kit.hexagon(50, 50, 40, flat)
    assert bounds(kit.poly(corners))[2] == pytest.approx(40, abs=0.02)
    points = list(zip(corners[::2], corners[1::2], strict=True))
    assert len({round(math.dist(a, b), 1) for a, b in zip(points, points[1:] + points[:1], strict=True)}) == 1
    assert bounds(kit.poly(grown(corners, 5)))[2] == pytest.approx(40 + (10 / 0.866 if flat else 10), abs=0.05)


# ---- the renderer ---------------------------------------------------------------------------------------------------
def test_every_primitive_is_drawn() -> None:
    nodes: list[Node] = [
        kit.rect(0, 0, 9, 9, 2, "meadow", "own", fill_opacity=0.4), kit.circle(0, 0, 9, "surface"),
        kit.poly(kit.hexagon(0, 0, 9), "card"), kit.path("M0 0H9", line="ink", cap=True), kit.icon("wood", 0, 0, 9),
        kit.text("<&", 0, 0, 9, serif=True, italic=True), kit.emblem(0, 0, 9),
    ]  # fmt: skip
    root = drawn(table([kit.group(nodes, owner=1, surface="sunk", at=(3, 4), scale=2, opacity=0.5)]))
    tags = [element.tag.removeprefix(SVG) for element in root.iter()]
    assert [tags.count(tag) for tag in ("rect", "circle", "path", "use", "text")] == [2, 1, 2, 2, 1]
    paint = {element.get("fill") for element in root.iter()} | {element.get("stroke") for element in root.iter()}
    theme = Theme.of("light")
    assert {"#00FF00", theme["p-red"], theme["sunk"], theme["card"], theme["ink"]} <= paint
    assert [text.text for text in root.iter(f"{SVG}text")] == ["<&"]


def test_groups_are_seen_at_their_scales() -> None:
    nodes = [
        kit.group([kit.text("large", 0, 0, 9)], from_scale=2),
        kit.group([kit.text("small", 0, 0, 9)], below_scale=2),
        kit.group([kit.group([kit.text("scaled", 0, 0, 9)], from_scale=2)], scale=3),
    ]
    assert [t.text for t in drawn(table(nodes)).iter(f"{SVG}text")] == ["small", "scaled"]
    assert [t.text for t in drawn(table(nodes), 2).iter(f"{SVG}text")] == ["large", "scaled"]


def test_wooden_pieces_have_the_colours_and_the_sign_of_their_owner() -> None:
    for name in PARTS:
        pieces = [kit.part(name, scale=2, owner=owner) for owner in range(len(COLOURS))]
        fills = {element.get("fill") for element in drawn(table(pieces)).iter()}
        assert {Theme.of("light")[f"p-{colour}"] for colour in COLOURS} <= fills
        small = drawn(table([kit.part(name, scale=0.2, owner=0)]))
        assert [text.text for text in small.iter(f"{SVG}text")] == ["B"]
        nobody = drawn(table([kit.part(name, scale=2, owner=-1)]))
        assert not list(nobody.iter(f"{SVG}use")) and Theme.of("light")["p-neutral"] in {
            element.get("fill") for element in nobody.iter()
        }


def test_what_can_be_chosen_has_a_ring_and_what_it_is_about_another() -> None:
    theme = Theme.of("light")
    for ring in get_args(Ring):
        outline = kit.path("M0 0H50") if ring == "line" else kit.rect(0, 0, 50, 50, 4)
        target = kit.target("there", outline, "There. It is far.", ring=ring)
        lines = {element.get("stroke") for element in drawn(table((), [target], ["there"])).iter()}
        assert (theme["glow"] in lines) == (ring != "none"), ring
        assert theme["glow"] not in {element.get("stroke") for element in drawn(table((), [target])).iter()}
    about = drawn(table((), [kit.target("there", kit.circle(5, 5, 5), "There", "Too far.", about=True)]))
    assert any(element.get("stroke-dasharray") for element in about.iter())
    assert "There Too far." in [title.text for title in about.iter(f"{SVG}title")]


# ---- motions --------------------------------------------------------------------------------------------------------
class _Happened(Motions):
    def draw(self, player: int, card: int) -> None:
        self.add(kit.reveal(f"card-{card}"))

    def draw_hidden(self, player: int) -> None:
        self.add(kit.go(f"pile-{player}"))


def test_events_become_motions() -> None:
    told = [("draw", {"player": 0, "card": 7}), ("draw-hidden", {"player": 1}), ("unseen", {"count": 3})]
    assert _Happened.of(told, None, None) == [{"kind": "reveal", "id": "card-7"}, {"kind": "go", "id": "pile-1"}]
    assert _Happened("before", "after").before == "before"
    assert kit.gain("wood", 2, kit.supply("wood"), kit.counter(1, "wood")) == {
        "kind": "gain", "icon": "wood", "count": 2, "source": "supply:wood", "to": "counter:1:wood",
    }  # fmt: skip
