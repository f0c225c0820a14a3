"""A part of a scene as a small SVG: some areas, whole or as much of them as is spoken of, with numbered rings.

For texts that explain: the rings have the numbers that the words have.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from kontor.kernel.display import Target
from kontor.kernel.scene import Area, Scene

from . import areas, bars
from .canvas import Canvas, escape, number
from .display import Display, bounds
from .svg import canvas_of

MAT = "mat"  # stands for what lies before the viewer
GAP = 14.0  # pixels between areas
ACROSS = 960.0  # units of a mat
MOST = 2.0  # pixels of a unit
RING = 4.0
CROPPED, WHOLE = 440.0, 600.0  # how high a picture may be


@dataclass(frozen=True)
class Detail:
    """What of a scene is shown: ids of areas row by row, what they are cropped to, what is marked."""

    show: tuple[tuple[str, ...], ...] = ()
    near: tuple[str, ...] = ()
    """Targets; of an area that has some of them as much is seen as holds them all."""
    margin: float = 40
    """Units round those."""
    rings: tuple[str, ...] = ()
    """Targets with a ring, numbered from 1."""
    arrows: tuple[tuple[str, str], ...] = ()
    """Ways from target to target."""

    def targets(self) -> set[str]:
        return {*self.near, *self.rings, *(end for way in self.arrows for end in way)}


@dataclass
class _Cell:
    """An area as far as it is seen, in its own units."""

    area: Area | None
    x: float
    y: float
    width: float
    height: float
    targets: dict[str, Target] = field(default_factory=dict)


def unknown(scene: Scene, shown: Detail) -> list[str]:
    """Ids of areas and targets that are not there, or that nobody could draw a ring round."""
    known = {MAT, *(area.id for area in scene.areas)}
    missing = [name for row in shown.show for name in row if name not in known]
    seen = {target for row in shown.show for name in row for target in _targets(scene, name)}
    return missing + sorted(shown.targets() - seen)


def detail(scene: Scene, shown: Detail, theme: str = "light", width: float = 680) -> str:
    """The SVG, at most so many pixels wide; `unknown` must be empty."""
    most = CROPPED if shown.near else WHOLE
    rows = [[_cell(scene, name, shown) for name in row] for row in shown.show]
    width = min(width, *(_natural(row) * MOST for row in rows))
    heights = [_height(row, width) for row in rows]
    if (high := sum(heights)) > most:
        width *= most / high
        heights = [_height(row, width) for row in rows]
    canvas = canvas_of(scene, theme)
    y = 0.0
    for row, height in zip(rows, heights, strict=True):
        x = 0.0
        for cell in row:
            scale = height / cell.height
            with canvas.group(at=(x, y), scale=scale):
                _draw(canvas, scene, cell, scale, shown)
            x += cell.width * scale + GAP
        y += height + GAP
    colours = canvas.theme
    size = f"{number(width)} {number(y - GAP)}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size}" role="img" '
        f'font-family="{escape(colours["sans"])}" style="font-variant-numeric:lining-nums tabular-nums">'
        f"<title>{escape(scene.title)}</title>{canvas.icons.definitions()}{canvas}</svg>\n"
    )


def size_of(svg: str) -> tuple[float, float]:
    """Width and height of what `detail` made."""
    _, _, wide, high = svg.split('viewBox="', 1)[1].split('"', 1)[0].split()
    return float(wide), float(high)


def _targets(scene: Scene, name: str) -> dict[str, Target]:
    """Those of an area that have a box; of a path nobody knows."""
    drawn = scene.picture["areas"].get(name, {}) if scene.picture else {}
    return {target["id"]: target for target in drawn.get("targets", ()) if "path" not in target["outline"]}


def _cell(scene: Scene, name: str, shown: Detail) -> _Cell:
    if name == MAT:
        return _Cell(None, 0, 0, ACROSS, bars.mat_height(scene))
    area = next(area for area in scene.areas if area.id == name)
    targets, room = _targets(scene, name), areas.margin(area)
    whole = _Cell(area, -room, -room, area.width + room, area.height + room, targets)
    boxes = [bounds(targets[each]["outline"]) for each in shown.near if each in targets]
    if not boxes:
        return whole
    left = max(min(x for x, *_ in boxes) - shown.margin, 0)
    top = max(min(y for _, y, *_ in boxes) - shown.margin, 0)
    right = min(max(x + w for x, _, w, _ in boxes) + shown.margin, area.width)
    bottom = min(max(y + h for _, y, _, h in boxes) + shown.margin, area.height)
    left, top = left or whole.x, top or whole.y  # at the edge with the names of columns and rows
    return replace(whole, x=left, y=top, width=right - left, height=bottom - top)


def _natural(row: Sequence[_Cell]) -> float:
    """Pixels of a row whose tallest area has one for a unit."""
    tall = max(cell.height for cell in row)
    return sum(cell.width * tall / cell.height for cell in row)


def _height(row: Sequence[_Cell], width: float) -> float:
    return (width - GAP * (len(row) - 1)) / sum(cell.width / cell.height for cell in row)


def _draw(canvas: Canvas, scene: Scene, cell: _Cell, scale: float, shown: Detail) -> None:
    if cell.area is None:
        with canvas.within(0, 0, cell.width, cell.height, 10):
            bars.mat(canvas, scene, 0, ACROSS)
        return
    with canvas.within(0, 0, cell.width, cell.height, 10 / scale):
        canvas.rect(0, 0, cell.width, cell.height, fill="panel")
        room = areas.margin(cell.area)
        with canvas.group(at=(-cell.x - room, -cell.y - room)):
            areas.draw(canvas, scene, cell.area, 0, 0, 1, seen_at=scale)
        with canvas.group(at=(-cell.x, -cell.y)):
            marks = _Marks(canvas, cell, 1 / scale)
            for start, end in shown.arrows:
                if start in cell.targets and end in cell.targets:
                    marks.arrow(start, end)
            here = [(k, name) for k, name in enumerate(shown.rings, 1) if name in cell.targets]
            for _, name in here:
                marks.ring(name)
            for k, name in here:
                marks.disc(name, k)


class _Marks:
    """Rings with numbers, and arrows; sizes are pixels."""

    def __init__(self, canvas: Canvas, cell: _Cell, pixel: float) -> None:
        self._canvas, self._cell, self._pixel = canvas, cell, pixel
        self._display = Display(canvas, canvas.parts, ())

    def ring(self, name: str) -> None:
        target, px = self._cell.targets[name], self._pixel
        outline = target["outline"]
        # Fields of a board touch each other, and what stands between them is to be seen.
        inside = "poly" in outline or target.get("ring") == "field"
        grow = -min(10 * px, min(bounds(outline)[2:]) * 0.06) if inside else 2 * px
        self._display.trace(outline, grow, line="card", thick=(RING + 3) * px)
        self._display.trace(outline, grow, line="point", thick=RING * px)

    def disc(self, name: str, count: int) -> None:
        """The number at the upper right corner, but never cut off; beside what is small."""
        outline, px, cell = self._cell.targets[name]["outline"], self._pixel, self._cell
        x, y, width, height = bounds(outline)
        radius = 10.5 * px
        corner = 0.5 + (0.5 if "rect" in outline else 0.36)
        away = radius * 0.7 if min(width, height) < 4 * radius else 0
        room = radius * 1.3
        at_x = min(max(x + width * corner + away, cell.x + room), cell.x + cell.width - room)
        at_y = min(max(y + height * (1 - corner) - away, cell.y + room), cell.y + cell.height - room)
        self._canvas.circle(at_x, at_y, radius, "point", "card", 2 * px)
        self._canvas.text(at_x, at_y + 4.8 * px, str(count), 13.5 * px, "point-ink", True, anchor="middle")

    def arrow(self, start: str, end: str) -> None:
        px = self._pixel
        (ax, ay, a), (bx, by, b) = (self._middle(name) for name in (start, end))
        far = math.hypot(bx - ax, by - ay) or 1
        ux, uy = (bx - ax) / far, (by - ay) / far
        ax, ay, bx, by = ax + ux * a, ay + uy * a, bx - ux * (b + 3 * px), by - uy * (b + 3 * px)
        head, half = 13 * px, 7 * px
        cx, cy = bx - ux * head, by - uy * head
        way = f"M{number(ax)} {number(ay)}L{number(cx)} {number(cy)}"
        point = (
            f"M{number(bx)} {number(by)}L{number(cx - uy * half)} {number(cy + ux * half)}"
            f"L{number(cx + uy * half)} {number(cy - ux * half)}Z"
        )
        self._canvas.path(way, line="card", thick=8 * px, cap=True)
        self._canvas.path(point, "card", "card", 4 * px)
        self._canvas.path(way, line="point", thick=4 * px, cap=True)
        self._canvas.path(point, "point")

    def _middle(self, name: str) -> tuple[float, float, float]:
        """x, y, and how far a target reaches."""
        x, y, width, height = bounds(self._cell.targets[name]["outline"])
        return x + width / 2, y + height / 2, min(width, height) / 2
