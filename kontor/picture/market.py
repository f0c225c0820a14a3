"""Prices as scales, and cards for sale that are taller than wide."""

from __future__ import annotations

from kontor.kernel.scene import Piece

from .canvas import Canvas, number

NAME = 88.0  # room for icon and name of a scale


def scale(canvas: Canvas, piece: Piece, owner: str, scaled: float) -> None:
    """A track in one row: a number where it changes, a dark cell where it stands."""
    x, y, width, height = piece.x, piece.y, piece.width, piece.height
    middle = y + height / 2
    canvas.icon(piece.symbol, x + 13, middle, 20, canvas.icon_colour(piece.symbol), "panel")
    canvas.block(x + 28, middle, piece.title, 13, NAME - 32, 1, 9, bold=True, middle=True)
    numbers = piece.text.split()
    pitch = (width - NAME) / len(numbers)
    low, high = middle - 11, 22
    canvas.rect(x + NAME, low, width - NAME, high, 6, "sunk")
    for k, text in enumerate(numbers):
        at = x + NAME + k * pitch
        new = k == 0 or numbers[k - 1] != text
        if k and k != piece.count and k - 1 != piece.count:
            canvas.path(
                f"M{number(at)} {number(low + 1)}v{number(high - 2)}",
                line="line-strong" if new else "panel",
                thick=1.5,
            )
        if new and k != piece.count:
            canvas.text(at + pitch / 2, middle + 4, text, 11.5, "ink-2", True, anchor="middle")
    at = x + NAME + piece.count * pitch
    canvas.rect(at - 1, low - 3, pitch + 2, high + 6, 6, "ink")
    canvas.text(at + pitch / 2, middle + 5.5, numbers[piece.count], 15, "panel", True, anchor="middle")


def tall(canvas: Canvas, piece: Piece) -> None:
    """Points and what falls above, the drawing, its name, the price below."""
    x, y, width, height = piece.x, piece.y, piece.width, piece.height
    middle, surface = x + width / 2, "sunk" if piece.dim else "card"
    canvas.rect(x + 0.5, y + 0.5, width - 1, height - 1, 8, surface, "line", 1)
    canvas.block(x + 7, y + 15, piece.corner, 14.5, width * 0.55, bold=True, serif=True, cut=surface, middle=True)
    canvas.block(
        x + width - 5, y + 15, piece.text, 12, width * 0.4, 1, 9, "ink-2", anchor="end", cut=surface, middle=True
    )
    if piece.symbol:
        canvas.icon(piece.symbol, middle, y + height * 0.4, 34, canvas.icon_colour(piece.symbol), surface)
    title = f"{piece.title} ×{piece.count}" if piece.count > 1 else piece.title
    canvas.block(middle, y + height * 0.65, title, 12, width - 6, 1, 9, bold=True, anchor="middle", middle=True)
    foot = y + height - 28
    canvas.path(f"M{number(x + 7)} {number(foot)}H{number(x + width - 7)}", line="line")
    canvas.block(
        middle, foot + 14, piece.foot, 14, width - 8, 1, 9, bold=True, anchor="middle", cut=surface, middle=True
    )
