"""Boards of hexes: lands and parts of a city, house sites, edges of the wall and walls that stand."""

from __future__ import annotations

import math

from kontor.kernel.scene import Line, Piece, Place

from .canvas import Canvas, number

INSET = 1.0
RING = 5.0  # from the edge to the ring of what can be chosen
NAME = 88.0  # room for a name, as a part of a hex 120 high
STONE, JOINT = "#D8D0C0", "#7C7468"  # walls, the same in both themes


def hexagon(x: float, y: float, width: float, height: float) -> str:
    """A hexagon on its point, centred, inside a box of that size."""
    corners = [(x + width / math.sqrt(3) * math.sin(k), y - height / 2 * math.cos(k)) for k in _ANGLES]
    return "M" + "L".join(f"{number(a)} {number(b)}" for a, b in corners) + "Z"


_ANGLES = [k * math.pi / 3 for k in range(6)]


def outline(piece: Piece, inset: float) -> str:
    """The edge of a hex, moved inwards."""
    part = 1 - 2 * inset / piece.width
    return hexagon(*_middle(piece), piece.width * part, piece.height * part)


def _middle(piece: Piece) -> tuple[float, float]:
    return piece.x + piece.width / 2, piece.y + piece.height / 2


def draw(canvas: Canvas, piece: Piece, legal: bool) -> None:
    """A land shows its good; a part of the city its sign and name, above the middle; what can be chosen is tinted."""
    (x, y), unit = _middle(piece), piece.height / 120
    fill = "hx-fish" if piece.tone == "sea" else f"hx-{piece.tone}"
    canvas.path(outline(piece, INSET), fill, "hx-line", 3 * unit)
    if legal:
        canvas.path(outline(piece, RING), "glow-soft")
    if piece.title:
        canvas.icon(piece.symbol, x, y - 19 * unit, 27 * unit, "hx-ink", fill)
        canvas.block(
            x, y + 8 * unit, piece.title, 13.5 * unit, NAME * unit, 2, 10.5 * unit, "hx-ink", True, True, "middle",
            leading=1.05, middle=True,
        )  # fmt: skip
        return
    if piece.tone == "sea":
        waves = "q8-7 16 0t16 0t16 0", "q8-7 16 0t16 0"
        canvas.add('<g opacity=".6">')
        canvas.path(f"M{number(x - 26)} {number(y - 16)}{waves[0]}", line="#FFFFFF", thick=2.4, cap=True)
        canvas.path(f"M{number(x - 20)} {number(y + 24)}{waves[1]}", line="#FFFFFF", thick=2.4, cap=True)
        canvas.add("</g>")
    size = (30 if piece.tone == "sea" else 42) * unit
    canvas.icon(piece.symbol, x, y + (4 if piece.tone == "sea" else 0), size, f"g-{piece.symbol}", fill)


def edge(canvas: Canvas, line: Line, legal: bool) -> None:
    """A side of the city: a dashed line, or a wall of stones."""
    d = "M" + "L".join(f"{number(x)} {number(y)}" for x, y in line.points)
    with canvas.group(f"{line.label}. {line.why_not}".rstrip(". "), name=line.id):
        if line.kind == "wall":
            canvas.path(d, line="piece-line", thick=15)
            canvas.path(d, line=STONE, thick=12)
            canvas.path(d, line=JOINT, thick=12, dash="1.5 9")
        elif legal:
            canvas.path(d, line="glow-halo", thick=11, cap=True)
            canvas.path(d, line="glow", thick=6, cap=True)
        else:
            canvas.path(d, line="hx-wall", thick=4, dash="3 6", cap=True)


def site(canvas: Canvas, place: Place) -> None:
    """A house site nobody can or wants to use now."""
    x, y = place.x + place.width / 2, place.y + place.height / 2
    canvas.circle(x, y, min(place.width, place.height) / 4, "hx-site", "line-strong", 1.4)
