"""Flat-top hexes: printed spaces for tiles, the tiles themselves, and chips in the colours of tiles."""

from __future__ import annotations

import math

from kontor.kernel.scene import Piece

from .canvas import Canvas, number
from .theme import Theme

INSET, INNER = 0.95, 0.84  # of the size: the edge of a tile, the light line inside it
TINT, LINE = 0.3, 0.55  # how strong the colour of a space shines through: its ground, its line
DARK = ("castle", "town", "inn")  # types with light symbols
LIGHT_INK, DARK_INK = "#FFFDF7", "#2A231B"
SMALL = 20.0  # half as wide as a space too small for much


def hexagon(x: float, y: float, width: float, height: float, part: float = 1) -> str:
    """A hexagon with a flat top, centred, inside a box of that size."""
    corners = [(x + width / 2 * part * math.cos(k), y + height / _SIDES * part * math.sin(k)) for k in _ANGLES]
    return "M" + "L".join(f"{number(a)} {number(b)}" for a, b in corners) + "Z"


_ANGLES = [k * math.pi / 3 for k in range(6)]
_SIDES = math.sqrt(3)


def outline(piece: Piece, part: float = INSET) -> str:
    return hexagon(*_middle(piece), piece.width, piece.height, part)


def ring(piece: Piece, inset: float) -> str:
    """The edge moved inwards (outwards if negative) by so many units."""
    return outline(piece, 1 - 2 * inset / piece.width)


def _middle(piece: Piece) -> tuple[float, float]:
    return piece.x + piece.width / 2, piece.y + piece.height / 2


def mixed(theme: Theme, colour: str, part: float, other: str) -> str:
    """A part of one colour in another."""
    a, b = ([int(theme[name].lstrip("#")[k : k + 2], 16) for k in (0, 2, 4)] for name in (colour, other))
    return "#" + "".join(f"{round(x * part + y * (1 - part)):02X}" for x, y in zip(a, b, strict=True))


def ink_on(tone: str) -> str:
    return LIGHT_INK if tone in DARK else DARK_INK


def space(canvas: Canvas, piece: Piece, legal: bool) -> None:
    """A printed space: pale, with a small symbol; fainter still where it is not what one looks at."""
    (x, y), size, token = _middle(piece), piece.width / 2, f"t-{piece.tone}"
    weak = 0.45 if piece.dim else 1
    fill = mixed(canvas.theme, token, TINT * weak, "card")
    canvas.path(outline(piece), fill, mixed(canvas.theme, token, LINE * weak, "card"), max(0.6, size * 0.03))
    if legal:
        canvas.path(outline(piece, 0.88), "glow-soft")
    if piece.symbol and not (piece.dim and size < SMALL):
        ink = mixed(canvas.theme, token, 0.62, "ink")
        canvas.icon(piece.symbol, x, y, size * (0.72 if size >= SMALL else 0.9), ink, fill)


def tile(canvas: Canvas, piece: Piece, owner: str, scale: float) -> None:
    """A tile: a wooden hexagon in the storage shows its own colour, on a space that of the space."""
    (x, y), size = _middle(piece), piece.width / 2
    wild = piece.tone == "wild"
    fill, line = ("sunk", "line-strong") if wild else (f"t-{piece.tone}", "piece-line")
    d = outline(piece)
    canvas.add('<g opacity=".4">' if piece.dim else "<g>")
    canvas.path(d, "piece-shade", shift=f"0 {number(max(0.6, size * 0.055))}")
    canvas.path(d, fill, line, max(0.8, size * 0.035))
    if size >= SMALL and not wild:
        canvas.add('<g stroke-opacity=".32">')
        canvas.path(outline(piece, INNER), line="#FFFFFF", thick=size * 0.044)
        canvas.add("</g>")
    pair = piece.symbol.count("-") > 1  # two crops
    part = (1.15 if pair else 1.05) if size >= SMALL else 1.25 if pair else 1.15
    canvas.icon(piece.symbol, x, y, size * part, "t-inn" if wild else ink_on(piece.tone), fill)
    if piece.corner:
        at = x + size * 0.5, y - size * 0.46
        canvas.icon(piece.corner.strip(":"), *at, size * 0.52, "#FFFFFF", "#FFFFFF")
        canvas.icon(piece.corner.strip(":"), *at, size * 0.42, "t-inn", "#FFFFFF")
    canvas.add("</g>")


def slot(canvas: Canvas, piece: Piece) -> None:
    canvas.path(outline(piece), "sunk", "line-strong", max(0.8, piece.width * 0.012), dash="4 3")


def chip(canvas: Canvas, piece: Piece, owner: str, scale: float) -> None:
    """A small square and its number below."""
    size, x = piece.width, piece.x + piece.width / 2
    canvas.add('<g opacity=".35">' if piece.dim else "<g>")
    if piece.tone == "gold":  # the drawing is a square itself
        canvas.icon(piece.symbol, x, piece.y + size / 2, size * 1.2, "g-star", "#FFF6DA")
    else:
        token = f"t-{piece.tone}"
        canvas.rect(piece.x, piece.y, size, size, size * 0.26, token)
        canvas.icon(piece.symbol, x, piece.y + size / 2, size * 0.7, ink_on(piece.tone), token)
    room = piece.height - size
    canvas.text(x, piece.y + size + room * 0.8, piece.title, room * 0.88, bold=True, serif=True, anchor="middle")
    canvas.add("</g>")
