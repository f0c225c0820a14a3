"""How Little Town is drawn: the parts that never change, and the picture of a scene made of them.

A square is 100 units wide, a tile 90; a card of the market is drawn with words, and lower where there is little height.
"""

from __future__ import annotations

import functools
from collections.abc import Hashable, Iterator, Mapping, Sequence

from kontor.kernel.display import Drawn, Node, Picture, Target
from kontor.kernel.scene import Piece, Scene, Table
from kontor.kernel.words import Words
from kontor.picture import kit
from kontor.picture.backdrop import Backdrop
from kontor.picture.wooden import SIZE

from ..components import AROUND, CELL_NAMES, CELLS, COLUMNS, GOODS, MEADOW, ROWS, SIDES, TILE_IDS, WHEAT_FIELD
from ..state import Option, Phase, State
from . import previews

SIDE = 100.0  # of a square
TILE = 90.0
WORKER = 58.0
CARD = (118.0, 82.0)
SLIP = (108.0, 54.0)  # the same card where there is little height
NAMED = 10 / (0.145 * TILE)  # from this scale on the name of a tile can be read,
TELLING = 11 / (0.21 * TILE)  # from this on its effect
COMPACT = 0.62  # below this scale what a square gives is drawn larger
TERRAINS = ("meadow", "forest", "mountain", "lake")


# ---- what never changes ---------------------------------------------------------------------------------------------
def parts(words: Words) -> dict[str, Sequence[Node]]:
    """Both sides of the board, what squares give, tiles in play, and cards for sale."""
    out: dict[str, Sequence[Node]] = {f"board-{side}": _board(side) for side in range(len(SIDES))}
    out |= {f"finds {found}": _finds(found) for found in _FULL}
    for t, name in enumerate(TILE_IDS):
        out[f"tile {name}"] = _tile(words, t)
        for count in range(1, 6 if t == WHEAT_FIELD else 2):
            out[f"card {name} {count}"] = _card(words, t, count)
            out[f"slip {name} {count}"] = _slip(words, t, count)
    return out


def _board(side: int) -> list[Node]:
    ground: list[Node] = [kit.drawing("ground", 0, 0, COLUMNS * SIDE, ROWS * SIDE)]
    joins: list[Node] = []
    cells: list[Node] = []
    for c, kind in enumerate(SIDES[side]):
        if kind == MEADOW:
            continue
        (x, y), name = corner(c), TERRAINS[kind]
        cells.append(kit.drawing(name, x, y, SIDE, SIDE))
        for step, direction, wide, high in ((1, "across", 2, 1), (COLUMNS, "down", 1, 2)):
            if c + step in AROUND[c] and SIDES[side][c + step] == kind:
                joins.append(kit.drawing(f"{name}-{direction}", x, y, wide * SIDE, high * SIDE))
    return ground + joins + cells


def _finds(found: str) -> list[Node]:
    """What a worker finds round a square, about its middle; in two rows and larger on a small screen."""
    if not found:
        return [kit.circle(0, 0, 5, "glow")]
    large = SIDE * (0.25 if found.count(":") > 4 else 0.3)
    return [
        kit.group(kit.block(found, 0, 0, 18, 78, 1, 10), from_scale=COMPACT),
        kit.group(kit.block(found, 0, 0, large, 78, 2, large), below_scale=COMPACT),
    ]


def _all_of_it(found: str, uses: str) -> list[Node]:
    """What a worker finds, and below it the buildings that can be used from there."""
    if not found:
        return kit.block(uses, 0, 0, 23, 78, 1, 14)
    return [*kit.block(found, 0, -17, 20, 78, 1, 11), *kit.block(uses, 0, 15, 24, 78, 1, 13)]


def _tile(words: Words, t: int) -> list[Node]:
    """A tile in play: drawing, name, effect, the owner's house. The smaller it is on screen, the less it says."""
    name, effect, w = words(f"tile-{TILE_IDS[t]}"), previews.effect(t), TILE
    wordy, long = kit.rows_of(effect, 0.15 * w, w - 8) > 1, len(name) > 11
    x, y, size = (0.36, 0.24, 0.36) if wordy else (0.37, 0.28, 0.4) if long else (0.37, 0.32, 0.46)
    title = 0.53 if wordy else 0.605 if long else 0.67
    foot, lines, smallest = (0.79, 2, 0.13) if wordy else (0.84, 1, 0.1)
    named: list[Node] = [
        _symbol(t, x, y, size),
        *kit.block(name, w / 2, title * w, 0.145 * w, w - 8, 2 if long and not wordy else 1, 0.12 * w, leading=1.05),
        *kit.block(effect, w / 2, foot * w, 0.17 * w, w - 8, lines, smallest * w),
        kit.part("house", at=(0.83 * w, 0.19 * w), scale=0.31 * w / SIZE),
    ]
    house = kit.part("house", at=(0.79 * w, 0.21 * w), scale=0.42 * w / SIZE)
    least = 10 / TELLING
    alone = [_symbol(t, 0.41, 0.57, 0.7), house]
    telling = alone
    if kit.rows_of(effect, least, w - 8) == 1:
        telling = [_symbol(t, 0.4, 0.38, 0.56), *kit.block(effect, w / 2, 0.84 * w, 0.2 * w, w - 8, 1, least), house]
    return [
        kit.rect(1, 3, w - 1, w, 0.1 * w, "piece-shade"),
        kit.rect(0, 0, w, w, 0.1 * w, "tile", "tile-line", 1.5),
        kit.group(
            [
                kit.group(named, from_scale=NAMED),
                kit.group(telling, from_scale=TELLING, below_scale=NAMED),
                kit.group(alone, below_scale=TELLING),
            ],
            surface="tile",
        ),
    ]


def _symbol(t: int, x: float, y: float, size: float) -> Node:
    return kit.icon(f"bld-{TILE_IDS[t]}", x * TILE, y * TILE, size * TILE, "tile-ink")


def _card(words: Words, t: int, count: int) -> list[Node]:
    """For sale: name, effect, and in the foot price and points."""
    (width, height), foot = CARD, CARD[1] - 23
    title = words(f"tile-{TILE_IDS[t]}") + (f" ×{count}" if count > 1 else "")
    return [
        kit.rect(0.5, 0.5, width - 1, height - 1, 8, "surface", "line"),
        kit.icon(f"bld-{TILE_IDS[t]}", 19, 18, 23, "tile-ink"),
        *kit.block(title, 35, 18, 12, width - 40, 2, 9.5, anchor="start", leading=1.12),
        *kit.block(previews.effect(t), 9, 43, 12.5, width - 16, 1, 9, anchor="start"),
        kit.path(f"M8 {foot:g}H{width - 8:g}", line="line"),
        *kit.block(previews.price(t), 9, foot + 12, 12.5, width - 56, 1, 9, anchor="start"),
        *kit.block(previews.stars(t), width - 8, foot + 12, 14, 44, 1, 11, anchor="end", weight=700, serif=True),
    ]


def _slip(words: Words, t: int, count: int) -> list[Node]:
    width, height = SLIP
    return [
        kit.rect(0.5, 0.5, width - 1, height - 1, 8, "surface", "line"),
        kit.icon(f"bld-{TILE_IDS[t]}", 14, 11.5, 17, "tile-ink"),
        *kit.block(words(f"tile-{TILE_IDS[t]}"), 26, 11.5, 11.5, width - 30, 1, 9, anchor="start"),
        *kit.block(previews.effect(t), 7, 28, 11.5, width - 12, 1, 9, anchor="start"),
        *([kit.text(f"×{count}", width - 7, 32, 11.5, "ink-3", "end")] if count > 1 else []),
        kit.path(f"M7 37.5H{width - 7:g}", line="line"),
        *kit.block(previews.price(t), 7, 45.5, 11.5, width - 50, 1, 9, anchor="start"),
        *kit.block(previews.stars(t), width - 7, 45.5, 13, 40, 1, 11, anchor="end", weight=700, serif=True),
    ]


def corner(c: int) -> tuple[float, float]:
    return c % COLUMNS * SIDE, c // COLUMNS * SIDE


# ---- the picture of a scene -----------------------------------------------------------------------------------------
def picture(
    scene: Scene, s: State, table: Table, laid: Mapping[str, Sequence[Piece]], seen: Hashable, reach: previews.Reach
) -> Picture:  # fmt: skip
    """What is laid in each area, drawn; `seen` is all of the board that somebody sees who decides nothing."""
    view = _Drawing(scene, s, laid, reach)
    areas: dict[str, Drawn] = {
        "board": view.board() if seen is None else table.part(("board", seen), view.board),
        "site": view.site(),
    }
    areas |= {area.id: view.shelf(area.id) for area in scene.areas if area.flow}
    return Backdrop.picture(table.phrases.words, parts, areas, view.ghosts())


class _Drawing:
    def __init__(
        self, scene: Scene, s: State, laid: Mapping[str, Sequence[Piece]], reach: previews.Reach
    ) -> None:  # fmt: skip
        self._scene, self._s, self._here, self._reach = scene, s, laid, reach
        self._chosen = scene.targets

    def board(self) -> Drawn:
        pieces, targets, labels = [], [], {}
        for piece in self._here["board"]:
            if piece.kind == "terrain":
                labels[piece.id.removeprefix("terrain-")] = piece.label
            elif piece.kind == "tile":
                pieces.append(_building(piece.id, piece.symbol, piece.x, piece.y, piece.owner))
                targets.append(self._piece(piece))
            elif piece.kind == "worker":
                pieces.append(_worker(piece.id, piece.x, piece.y, piece.width, piece.owner))
                targets.append(self._piece(piece))
        ground = [kit.part(f"board-{self._s.options[Option.BOARD]}")]
        return kit.drawn(ground, [*self._finds(), *pieces], [*self._squares(labels), *targets])

    def _squares(self, labels: Mapping[str, str]) -> Iterator[Target]:
        """Every square nothing stands on; what it gives is drawn on its light if it is asked for."""
        ghost, s, chosen, reach = next(iter(self.ghosts()), ""), self._s, self._chosen, self._reach
        placing = s.phase == Phase.TURN
        for c, place in enumerate(self._scene.places):
            if s.tile[c] < 0 and s.worker[c] < 0:
                label = labels.get(place.id, place.id)
                if place.id in chosen:
                    uses = previews.brought(s, c, reach) if placing and reach.cells(c) else ""
                    yield _square(c, label, place.why_not, place.text, uses, ghost)
                else:
                    yield _square(c, label, place.why_not, None, "", "")

    def _finds(self) -> list[Node]:
        """What squares give that are not asked for."""
        weak, chosen = 0.6 if self._scene.choices else 1, self._chosen
        cells = enumerate(self._scene.places)
        return [_found(c, place.text, weak) for c, place in cells if place.text and place.id not in chosen]

    def site(self) -> Drawn:
        here = self._here["site"]
        workers = [_worker(piece.id, piece.x, piece.y, piece.width, piece.owner) for piece in here]
        return kit.drawn((), workers, [self._piece(piece) for piece in here])

    def shelf(self, area: str) -> Drawn:
        items, targets = [], []
        for piece in self._here[area]:
            items.append(_item(piece.id, piece.symbol, piece.x, piece.y, piece.count, piece.dim))
            if piece.kind == "offer":
                targets.append(self._piece(piece))
        return kit.drawn((), items, targets)

    def ghosts(self) -> dict[str, list[Node]]:
        """What would stand on a square: a worker, or the tile that was bought."""
        s, scene = self._s, self._scene
        if not scene.choices:
            return {}
        if s.phase == Phase.LAY:
            scale = 78 / TILE
            at = (-TILE / 2 * scale, -TILE / 2 * scale)
            return {"tile": [kit.part(f"tile {TILE_IDS[s.building]}", at=at, scale=scale, owner=scene.viewer)]}
        return {"worker": [kit.part("worker", scale=60 / SIZE, owner=scene.viewer)]} if s.phase == Phase.TURN else {}

    def _piece(self, piece: Piece) -> Target:
        """A piece as something to point at: it cannot be chosen for a reason of its own, or for that of its square."""
        legal = piece.id in self._chosen
        why_not = piece.why_not
        if not why_not and not legal and piece.area == "board":
            why_not = self._scene.places[int(piece.y // SIDE) * COLUMNS + int(piece.x // SIDE)].why_not
        box = (piece.x, piece.y, piece.width, piece.height)
        return _target(piece.id, box, piece.label, why_not, piece.marked and not legal)


# ---- what looks alike is made once ----------------------------------------------------------------------------------
@functools.lru_cache(previews.KEPT)
def _square(c: int, label: str, why_not: str, finds: str | None, uses: str, ghost: str) -> Target:
    outline = kit.rect(*corner(c), SIDE, SIDE, 12)
    sign = [] if finds is None else [_found(c, finds, 1, uses)]
    return kit.target(CELL_NAMES[c], outline, label, why_not, "field", sign=sign, ghost=ghost)


@functools.lru_cache(previews.KEPT)
def _found(c: int, finds: str, opacity: float, uses: str = "") -> Node:
    x, y = corner(c)
    at = (x + SIDE / 2, y + SIDE / 2)
    if uses:
        return kit.group(_all_of_it(finds, uses), at=at, opacity=opacity)
    if finds in _FULL:
        return kit.part(f"finds {finds}", at=at, opacity=opacity)
    return kit.group(_finds(finds), at=at, opacity=opacity)  # the supply runs out


@functools.lru_cache(previews.KEPT)
def _building(key: str, symbol: str, x: float, y: float, owner: int) -> Node:
    return kit.part(f"tile {symbol.removeprefix('bld-')}", key, (x, y), owner=owner)


@functools.lru_cache(previews.KEPT)
def _worker(key: str, x: float, y: float, size: float, owner: int) -> Node:
    return kit.part("worker", key, (x + size / 2, y + size / 2), size / SIZE, owner)


@functools.lru_cache(previews.KEPT)
def _item(key: str, symbol: str, x: float, y: float, count: int, dim: bool) -> Node:
    """A card of the market, or the empty place of one that was sold."""
    if not symbol:
        empty = kit.rect(1, 1, CARD[0] - 2, CARD[1] - 2, 8, line="line", thick=1.5)
        return kit.group([empty], key, (x, y), size=CARD)
    name = f"{symbol.removeprefix('bld-')} {count}"
    slip = kit.part(f"slip {name}", size=SLIP)
    return kit.part(f"card {name}", key, (x, y), surface="sunk" if dim else "card", size=CARD, low=slip)


@functools.lru_cache(previews.KEPT)
def _target(key: str, box: tuple[float, float, float, float], label: str, why_not: str, about: bool) -> Target:
    return kit.target(key, kit.rect(*box, 9), label, why_not, about=about)


_FULL = frozenset(previews.found(side, (8,) * len(GOODS), c) for side in range(len(SIDES)) for c in range(CELLS))
