"""Pieces by kind: shadow, body, the owner's emblem. Every kind has its own shape, so grey is enough to tell them."""

from __future__ import annotations

from collections.abc import Callable

from kontor.kernel.scene import LETTERS, Counter, Piece

from . import market
from .canvas import Canvas, number
from .display import Display
from .measure import fit, line_width, parse

SMALL = 12  # below this size on screen a letter stands for the emblem


def emblem(canvas: Canvas, colour: str, x: float, y: float, size: float, scale: float = 1) -> None:
    if colour == "neutral":
        return
    if size * scale * 2 < SMALL:
        canvas.text(x, y + size * 0.45, LETTERS[colour], size * 1.25, f"on-{colour}", True, anchor="middle")
    else:
        canvas.icon(f"emblem-{colour}", x, y, size, f"on-{colour}")


def chip(canvas: Canvas, colour: str, x: float, y: float, size: float) -> None:
    """The mark of a player beside the name."""
    canvas.rect(x, y, size, size, size * 0.24, f"p-{colour}", "piece-line", 1.5 if size > 24 else 1)
    emblem(canvas, colour, x + size / 2, y + size / 2, size * 0.54)


def _body(canvas: Canvas, d: str, colour: str, thick: float) -> None:
    canvas.path(d, "piece-shade", shift=".8 1.8")
    canvas.path(d, f"p-{colour}", "piece-line", thick)


def worker(canvas: Canvas, colour: str, x: float, y: float, size: float, scale: float = 1) -> None:
    """A pawn, centred on a point."""
    k = size / 24
    with canvas.group(at=(x - size / 2, y - size / 2), scale=k):
        canvas.add(f'<ellipse cx="12.6" cy="22.6" rx="10.5" ry="2.2" {canvas.theme.paint("fill", "piece-shade")}/>')
        body = "M12 1.2a4.9 4.9 0 0 1 3.2 8.6c3.7 1.3 5.9 5.2 6.3 11.2.1 1-.6 1.7-1.6 1.7H4.1c-1 0-1.7-.7-1.6-1.7"
        canvas.path(f"{body}.4-6 2.6-9.9 6.3-11.2A4.9 4.9 0 0 1 12 1.2z", f"p-{colour}", "piece-line", 1.3)
        emblem(canvas, colour, 12, 15.6, 8.5, scale * k)


def _house(x: float, y: float, size: float) -> str:
    left, right, eaves = x - size * 0.52, x + size * 0.52, y - size * 0.08
    walls = f"H{number(x + size * 0.42)}V{number(y + size * 0.45)}H{number(x - size * 0.42)}V{number(eaves)}"
    return f"M{number(x)} {number(y - size * 0.55)}L{number(right)} {number(eaves)}{walls}H{number(left)}Z"


def _hall(x: float, y: float, size: float) -> str:
    """Two gables."""
    roof = ((-0.52, -0.1), (-0.25, -0.52), (0.0, -0.16), (0.25, -0.52), (0.52, -0.1))
    walls = ((0.44, -0.1), (0.44, 0.45), (-0.44, 0.45), (-0.44, -0.1))
    return "M" + "L".join(f"{number(x + a * size)} {number(y + b * size)}" for a, b in (*roof, *walls)) + "Z"


def house(canvas: Canvas, colour: str, x: float, y: float, size: float, scale: float = 1) -> None:
    _body(canvas, _house(x, y, size), colour, max(1, size * 0.06))
    emblem(canvas, colour, x, y + size * 0.14, size * 0.46, scale)


def hall(canvas: Canvas, colour: str, x: float, y: float, size: float, scale: float = 1) -> None:
    _body(canvas, _hall(x, y, size), colour, max(1, size * 0.06))
    emblem(canvas, colour, x, y + size * 0.16, size * 0.42, scale)


def _nobodys(canvas: Canvas, piece: Piece) -> None:
    """A house that belongs to no player: black, with a sign for the emblem."""
    x, y, size = piece.x + piece.width / 2, piece.y + piece.height / 2, min(piece.width, piece.height)
    d = (_hall if piece.kind == "hall" else _house)(x, y, size)
    canvas.path(d, "piece-shade", shift=".8 1.8")
    canvas.path(d, "slot-black", "slot-line", max(1, size * 0.06))
    if piece.symbol:
        canvas.icon(piece.symbol, x, y + size * 0.15, size * 0.46, "#F3EBDC", "slot-black")


def tower(canvas: Canvas, colour: str, x: float, y: float, size: float, scale: float = 1) -> None:
    tooth, notch = f"h{number(size * 0.2)}v{number(size * 0.13)}", f"h{number(size * 0.12)}v{number(-size * 0.13)}"
    top, shoulder, base = (number(y + k * size) for k in (-0.5, -0.12, 0.5))
    left, inner, right = (number(x + k * size) for k in (-0.42, -0.34, 0.34))
    battlements = f"{tooth}{notch}{tooth}{notch}h{number(size * 0.2)}"
    d = f"M{inner} {base}V{shoulder}H{left}V{top}{battlements}V{shoulder}H{right}V{base}Z"
    _body(canvas, d, colour, max(1, size * 0.065))
    emblem(canvas, colour, x, y + size * 0.14, size * 0.42, scale)


def cube(canvas: Canvas, colour: str, x: float, y: float, size: float, scale: float = 1) -> None:
    left, top = x - size / 2, y - size / 2
    canvas.rect(left + 0.8, top + 1.6, size, size, size * 0.16, "piece-shade")
    canvas.rect(left, top, size, size, size * 0.16, f"p-{colour}", "piece-line", max(1, size * 0.07))
    emblem(canvas, colour, x, y + size * 0.04, size * 0.56, scale)


def disc(canvas: Canvas, colour: str, x: float, y: float, size: float, scale: float = 1) -> None:
    radius = size / 2
    canvas.circle(x + 0.8, y + 1.6, radius, "piece-shade")
    canvas.circle(x, y, radius, f"p-{colour}", "piece-line", max(1, radius * 0.13))
    emblem(canvas, colour, x, y, radius * 1.02, scale)


_Shape = Callable[[Canvas, str, float, float, float, float], None]
SHAPES: dict[str, _Shape] = {
    "worker": worker,
    "house": house,
    "hall": hall,
    "tower": tower,
    "cube": cube,
    "disc": disc,
}


def draw(canvas: Canvas, piece: Piece, colour: str, scale: float) -> None:
    """One piece in the coordinates of its area; `scale` is what the area is scaled by."""
    if piece.tone and piece.kind in ("house", "hall"):
        _nobodys(canvas, piece)
    elif shape := SHAPES.get(piece.kind):
        shape(
            canvas, colour, piece.x + piece.width / 2, piece.y + piece.height / 2, min(piece.width, piece.height), scale
        )
    elif piece.kind in ("ground", "terrain"):
        canvas.drawing(piece.symbol, piece.x, piece.y, piece.width, piece.height)
    elif piece.kind == "slot":
        canvas.rect(piece.x + 1, piece.y + 1, piece.width - 2, piece.height - 2, 8, "none", "line", 1.5)
    elif piece.kind == "offer":
        _offer(canvas, piece)
    else:
        _tile(canvas, piece, colour, scale)


def _tile(canvas: Canvas, piece: Piece, colour: str, scale: float) -> None:
    """A tile in play: drawing, name, effect, and the owner's house in the corner."""
    x, y, width, height = piece.x, piece.y, piece.width, piece.height
    canvas.rect(x + 1, y + 3, width - 1, height, width * 0.1, "piece-shade")
    canvas.rect(x, y, width, height, width * 0.1, "tile", "tile-line", 1.5)
    # From below: the effect, the name, each in one line or two; the drawing takes what is left.
    room, middle, bottom = width - 10, x + width / 2, y + height * 0.95
    for text, size, smallest, leading in ((piece.text, 0.16, 0.125, 1.3), (piece.title, 0.145, 0.13, 1.1)):
        lines = 2 if line_width(parse(text), width * smallest, True) > room else 1
        rows, size = fit(
            canvas.spelled(text), width * (size if lines == 1 else smallest), room, lines, width * 0.08, True
        )
        bottom -= len(rows) * size * leading
        for k, row in enumerate(rows):
            base = bottom + size * (k * leading + 0.5 * leading + 0.36)
            canvas.line(middle, base, row, size, bold=True, anchor="middle", cut="tile")
    if piece.symbol:
        free = bottom - y
        size = min(width * 0.45, free - height * 0.07)
        canvas.icon(piece.symbol, x + width * 0.36, y + free / 2 + height * 0.015, size, "tile-ink", "tile")
    if piece.owner >= 0:
        house(canvas, colour, x + width * 0.83, y + height * 0.2, width * 0.32, scale)


def _offer(canvas: Canvas, piece: Piece) -> None:
    """A tile or card for sale: name, effect, and in the foot price and points."""
    if piece.height > piece.width:
        market.tall(canvas, piece)
        return
    x, y, width, height = piece.x, piece.y, piece.width, piece.height
    surface = "sunk" if piece.dim else "card"
    canvas.rect(x + 0.5, y + 0.5, width - 1, height - 1, 8, surface, "line", 1)
    left = x + 8
    if piece.symbol:
        canvas.icon(piece.symbol, x + 19, y + 18, 23, "tile-ink", surface)
        left = x + 35
    title = f"{piece.title} ×{piece.count}" if piece.count > 1 else piece.title
    canvas.block(left, y + 18, title, 12, x + width - 5 - left, 2, 9.5, bold=True, leading=1.12, middle=True)
    canvas.block(x + 9, y + 43, piece.text, 12.5, width - 16, 1, 9, bold=True, cut=surface, middle=True)
    foot = y + height - 23
    canvas.path(f"M{number(x + 8)} {number(foot)}H{number(x + width - 8)}", line="line")
    canvas.block(x + 9, foot + 12, piece.foot, 12.5, width - 56, 1, 9, bold=True, cut=surface, middle=True)
    canvas.block(
        x + width - 8,
        foot + 12,
        piece.corner,
        14,
        44,
        1,
        11,
        bold=True,
        serif=True,
        anchor="end",
        cut=surface,
        middle=True,
    )


def standing_for(canvas: Canvas, icon: str, colour: str, x: float, y: float, size: float) -> bool:
    """The piece an icon is named after, in the owner's colour (`trader-cube` is a cube); False if there is none."""
    names = (icon, icon.split("-")[-1])
    if part := next((name for name in names if name in canvas.parts), ""):
        Display(canvas, canvas.parts, [colour]).piece(part, x, y, size)
    elif shape := SHAPES.get(names[1]):
        shape(canvas, colour, x, y, size, 1)
    return bool(part or shape)


def counted(canvas: Canvas, counter: Counter, colour: str, x: float, y: float, size: float) -> float:
    """A piece in the owner's colour and how many there are; returns the width."""
    if not standing_for(canvas, counter.icon, colour, x + size / 2, y, size):
        canvas.icon(counter.icon, x + size / 2, y, size, "ink-2", "panel")
    canvas.text(x + size + 5, y + 6, f"×{counter.value}", 17, bold=True, serif=True)
    return size + 40
