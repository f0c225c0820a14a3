"""Pieces beside the board: the mark of a player, and what a counter counts, in the player's colour."""

from __future__ import annotations

from kontor.kernel.scene import Counter

from .canvas import Canvas
from .display import Display


def chip(canvas: Canvas, colour: str, x: float, y: float, size: float) -> None:
    """The mark of a player beside the name."""
    canvas.rect(x, y, size, size, size * 0.24, f"p-{colour}", "piece-line", 1.5 if size > 24 else 1)
    if colour != "neutral":
        canvas.icon(f"emblem-{colour}", x + size / 2, y + size / 2, size * 0.54, f"on-{colour}")


def standing_for(canvas: Canvas, icon: str, colour: str, x: float, y: float, size: float) -> bool:
    """The piece an icon is named after, in the owner's colour (`tall-house` is a house); False if there is none."""
    part = next((name for name in (icon, icon.split("-")[-1]) if name in canvas.parts), "")
    if part:
        Display(canvas, canvas.parts, [colour]).piece(part, x, y, size)
    return bool(part)


def counted(canvas: Canvas, counter: Counter, colour: str, x: float, y: float, size: float) -> float:
    """A piece in the owner's colour and how many there are; returns the width."""
    if not standing_for(canvas, counter.icon, colour, x + size / 2, y, size):
        canvas.icon(counter.icon, x + size / 2, y, size, "ink-2", "panel")
    canvas.text(x + size + 5, y + 6, f"×{counter.value}", 17, bold=True, serif=True)
    return size + 40
