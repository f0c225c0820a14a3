"""The picture of a scene of The Castles of Tuscany, made of parts that never change."""

from __future__ import annotations

import functools
from collections.abc import Iterator, Sequence

from kontor.kernel.display import Drawn, Group, Node, Picture, Ring, Shape, Target
from kontor.kernel.scene import Area, Piece, Place, Scene, Table, asked
from kontor.picture import kit
from kontor.picture.backdrop import Backdrop

from ..components import COLOURS, HEXAGON, START_CASTLE, TILE_SPACES, TILES
from ..decisions import DECISIONS
from ..decisions.targets import space_id
from ..spaces import colour_of
from ..state import State
from . import layout, plans
from .estate import KEPT, is_building, is_known, shifting_of, symbol_of
from .estate import seen as estate_seen
from .layout import LARGE, SMALL
from .parts import SIZE, land_name, parts, scale_of

CHIP = 3.0  # room between a chip with its number and its ring
LAID = 0.4  # opacity of what lies already where the next tile is to be chosen
Land = tuple[str, tuple[float, float], float, float]
"""An estate tile: name, where its first space is, half the width of a space, opacity."""


def picture(scene: Scene, s: State, table: Table, marked: Sequence[str]) -> Picture:
    view = _Drawing(scene, s, table, marked)
    return Backdrop.picture(table.phrases.words, parts, {area.id: view.area(area) for area in scene.areas}, view.ghosts)


class _Drawing:
    def __init__(self, scene: Scene, s: State, table: Table, marked: Sequence[str]) -> None:
        self._scene, self._s, self._table, self._marked = scene, s, table, marked
        self._here: dict[str, list[Piece]] = {area.id: [] for area in scene.areas}
        for piece in scene.pieces:
            self._here[piece.area].append(piece)
        self._chosen = scene.targets
        self._ghost = dict(self._placed())
        self.ghosts: dict[str, Sequence[Node]] = {name: [_hex(name)] for name in sorted(set(self._ghost.values()))}

    def _placed(self) -> Iterator[tuple[str, str]]:
        """For each space that can be chosen the tile that would lie there: of several the first."""
        s = self._s
        for choice in reversed(self._scene.choices):
            verb, values = DECISIONS.actions.decode(choice.action)
            if verb in ("place", "put", "castle"):
                thing = START_CASTLE if verb == "castle" else values.get("thing", s.face)
                colour = COLOURS[colour_of(s.players[s.seat], values["space"])]
                name = f"wooden {colour}" if thing == HEXAGON else f"tile {symbol_of(thing)}"
                yield space_id(s.seat, values["space"]), name

    def area(self, area: Area) -> Drawn:
        here = self._here[area.id]
        if area.flow:
            return self._frames([place for place in self._scene.places if place.area == area.id], here)
        told = asked(here, self._scene, self._chosen), tuple(self._ghost.items())
        if area.owner >= 0 and area.kind != "strip":
            large = area.kind == "board"
            seen = (is_building(self._s, self._table), estate_seen(self._s, self._table, area.owner, large), told)
            return self._table.part(("drawn", *seen, *self._marked), lambda: self._estate(area, here))
        lying = tuple([(piece.id, piece.label, piece.title, piece.marked) for piece in here])
        return self._table.part((area.id, lying, told), lambda: self._row(here))

    def _row(self, here: Sequence[Piece]) -> Drawn:
        ground = [_piece(piece) for piece in here if piece.kind in ("slot", "cell")]
        shown = [piece for piece in here if piece.kind in ("hextile", "chip")]
        return kit.drawn(ground, [_piece(piece) for piece in shown], [*self._targets(here)])

    # ---- estates ----------------------------------------------------------------------------------------------------
    def _estate(self, area: Area, here: Sequence[Piece]) -> Drawn:
        ground = [*_lands(self._lands(area.owner, LARGE if area.kind == "board" else SMALL))]
        ground += [_piece(piece) for piece in here if piece.kind == "slot"]
        ground += [_letter(piece) for piece in here if piece.kind == "label" and piece.id.startswith("dealt:")]
        tiles = sorted((piece for piece in here if piece.kind == "hextile"), key=lambda piece: piece.y)
        return kit.drawn(ground, [_piece(tile) for tile in tiles], [*self._targets(here)])

    def _lands(self, seat: int, sheet: layout.Sheet) -> tuple[Land, ...]:
        """The estate tiles as they lie, or as they were dealt."""
        p = self._s.players[seat]
        if is_known(self._s, self._table, seat):
            points, size = layout.estate(sheet, shifting_of(p)), sheet.size
            laid = [(p.order[k], p.turned[k], points[k * TILE_SPACES]) for k in range(min(p.built, TILES))]
        else:
            size, tiles = layout.dealt(sheet)
            laid = [(letter, 0, points[0]) for letter, points in enumerate(tiles)]
        return tuple([(land_name(x, p.estate[x], turned), at, size, 1.0) for x, turned, at in laid])

    def _frames(self, places: Sequence[Place], here: Sequence[Piece]) -> Drawn:
        """Each way to lay the next estate tile."""
        s = self._s
        p = s.players[s.seat]
        titles = {piece.id: piece.title for piece in here if piece.kind == "label"}
        frames = []
        for k, (place, choice) in enumerate(zip(places, self._scene.choices, strict=True)):
            _, values = DECISIONS.actions.decode(choice.action)
            tiles = tuple([land_name(x, p.estate[x], turned) for x, turned in plans.tiles(p, values)])
            frames.append(_frame(place.id, k, tiles, plans.shifting(p, values), titles[f"{place.id}:words"]))
        return kit.drawn((), frames, [_way(place.id, k, len(tiles), place.label) for k, place in enumerate(places)])

    # ---- what can be pointed at -------------------------------------------------------------------------------------
    def _targets(self, here: Sequence[Piece]) -> Iterator[Target]:
        """All pieces but headings, and spaces below tiles, whose reasons the tiles give."""
        below = {(piece.x, piece.y): piece.why_not for piece in here if piece.kind == "hex"}
        covered = {(piece.x, piece.y) for piece in here if piece.kind == "hextile"}
        for piece in here:
            place, legal = (piece.x, piece.y), piece.id in self._chosen
            if piece.kind == "label" or (piece.kind == "hex" and place in covered and not legal):
                continue
            why_not = piece.why_not or ("" if legal or piece.kind == "hex" else below.get(place, ""))
            about = piece.marked and not legal and piece.kind != "cell"
            box = (piece.x, piece.y, piece.width, piece.height)
            yield _target(piece.id, piece.kind, box, piece.label, why_not, about, self._ghost.get(piece.id, ""))


# ---- what looks alike is made once ----------------------------------------------------------------------------------
def _piece(piece: Piece) -> Node:
    x, y, size = piece.x, piece.y, piece.width
    if piece.kind == "chip":
        name = f"bonus {piece.id.partition(':')[2]}" if piece.tone == "gold" else f"chip {piece.tone}"
        return _chip(name, piece.id, x, y, size, piece.height, piece.title, piece.dim)
    if piece.kind == "cell":
        return _stack(x, y, size, piece.height, piece.title, piece.marked, piece.dim)
    name = "slot" if piece.kind == "slot" else f"wooden {piece.tone}" if piece.corner else f"tile {piece.symbol}"
    return _hex(name, "" if name == "slot" else piece.id, x + size / 2, y + piece.height / 2, size / 2)


@functools.lru_cache(KEPT)
def _hex(name: str, key: str = "", x: float = 0, y: float = 0, size: float = SIZE) -> Node:
    return kit.part(name, key, (x, y) if x or y else None, scale_of(size))


@functools.lru_cache(KEPT)
def _lands(lands: tuple[Land, ...]) -> Sequence[Node]:
    return [kit.part(name, at=at, scale=scale_of(size), opacity=opacity) for name, at, size, opacity in lands]


@functools.lru_cache(KEPT)
def _chip(name: str, key: str, x: float, y: float, size: float, height: float, number: str, dim: bool) -> Node:
    """A small square, its number below."""
    room = height - size
    words = kit.text(number, size / 2, size + 0.8 * room, 0.88 * room, serif=True)
    return kit.group([kit.part(name), words], key, (x, y), opacity=0.35 if dim else 1)


@functools.lru_cache(KEPT)
def _stack(x: float, y: float, width: float, height: float, number: str, is_next: bool, dim: bool) -> Node:
    fill, ink = ("ink", "panel") if is_next else ("card", "ink")
    box = kit.rect(0, 0, width, height, 6, fill, "line-strong", 1.5)
    words = kit.text(number, width / 2, height / 2 + kit.MIDDLE * 18, 18, ink, serif=True)
    return kit.group([box, words], at=(x, y), opacity=0.45 if dim else 1)


def _letter(piece: Piece) -> Node:
    """Below an estate tile that was dealt."""
    return kit.text(piece.title, piece.x + piece.width / 2, piece.y + piece.height / 2 + 6, 17, "ink-2")


@functools.lru_cache(KEPT)
def _frame(key: str, k: int, tiles: tuple[str, ...], shifting: int, title: str) -> Node:
    """A way to lay the next tile, the others pale; on a small screen with larger words."""
    frame = layout.frame(len(tiles), k)
    forms = [_way_drawn(each, tiles, shifting, title) for each in (frame, layout.small_frame(len(tiles)))]
    return kit.group(forms[0]["group"], key, (frame.x, frame.y), size=(frame.width, frame.height), low=forms[1])


def _way_drawn(frame: layout.Frame, tiles: tuple[str, ...], shifting: int, title: str) -> Group:
    width, height = frame.width, frame.height
    room = height - frame.caption - 4
    points = layout.spaces(shifting, len(tiles), frame.size, width, room)
    lands = tuple(
        [
            (name, (points[k * TILE_SPACES][0], points[k * TILE_SPACES][1] + 1), frame.size, LAID)
            for k, name in enumerate(tiles)
        ]
    )
    bold = (*lands[:-1], (*lands[-1][:3], 1.0))
    words = kit.block(title, width / 2, height - frame.caption / 2 - 4, frame.words, width - 12, frame.lines, 10)
    nodes = [kit.rect(0, 0, width, height, 10, "panel", "line", 1.5), *_lands(bold), *words]
    return kit.group(nodes, size=(width, height))


@functools.lru_cache(KEPT)
def _way(key: str, k: int, tiles: int, label: str) -> Target:
    frame = layout.frame(tiles, k)
    return kit.target(key, kit.rect(frame.x, frame.y, frame.width, frame.height, 10), label, ring="frame")


@functools.lru_cache(KEPT)
def _target(
    key: str, kind: str, box: tuple[float, float, float, float], label: str, why_not: str, about: bool, ghost: str
) -> Target:
    x, y, width, height = box
    ring: Ring = (
        "edge" if kind != "hex" else "frame" if ghost else "inside"
    )  # a space that can be chosen keeps its colour
    if kind in ("chip", "cell"):
        room = CHIP if kind == "chip" else 0.0
        outline = kit.rect(x - room, y, width + 2 * room, height + room, 6)  # above is a heading
        return kit.target(key, outline, label, why_not, ring, about, verbs=())
    if width < LARGE.size:  # nobody chooses on a small estate
        shape: Shape = kit.circle(x + width / 2, y + height / 2, height / 2)
    else:
        shape = kit.poly(kit.hexagon(x + width / 2, y + height / 2, width, flat=True))
    return kit.target(key, shape, label, why_not, ring, about, ghost=ghost)
