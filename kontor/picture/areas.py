"""An area of the table: names of its columns and rows, and what the picture has there."""

from __future__ import annotations

from kontor.kernel.scene import Area, Scene

from .canvas import Canvas
from .display import Display

GRID = 26  # room for the names of columns and rows


def margin(area: Area) -> float:
    return GRID if area.columns or area.rows else 0


def draw(
    canvas: Canvas, scene: Scene, area: Area, x: float, y: float, scale: float, seen_at: float | None = None
) -> None:
    """Draws an area with its upper left corner (with margins) at a point. `seen_at` is how many pixels a unit has, if
    what is round it is scaled too."""
    room = margin(area)
    with canvas.group(at=(x + room * scale, y + room * scale), scale=scale):
        _grid(canvas, area)
        display = Display(canvas, canvas.parts, [player.colour for player in scene.players])
        display.area(scene, area, scale if seen_at is None else seen_at)


def _grid(canvas: Canvas, area: Area) -> None:
    """Names of columns and rows, outside the area."""
    for k, name in enumerate(area.columns):
        middle = (k + 0.5) * area.width / len(area.columns)
        canvas.text(middle, -9, name, 15, "ink-3", True, anchor="middle")
    for k, name in enumerate(area.rows):
        middle = (k + 0.5) * area.height / len(area.rows)
        canvas.text(-13, middle + 5, name, 15, "ink-3", True, anchor="middle")
