"""Where everything lies: estates large and small, the display, bonuses; our own drawing, in units of each area."""

from __future__ import annotations

import functools
import math
from dataclasses import dataclass

from ..geometry import CELLS, SHIFTINGS, TILES, places

ROOT = math.sqrt(3)
COLUMNS = 3 * TILES
HIGH = 5  # hexes above each other at most: four, and half a one for each shift


@dataclass(frozen=True)
class Sheet:
    """An estate's area: its size, the half width of a hex, and where storage and stacks lie."""

    width: float
    height: float
    size: float
    top: float
    """Upper edge of the room for hexes."""
    store: tuple[float, float, float, float, float]
    """Middle of the first storage space, from it to the next (x, y), half width of one."""
    stacks: tuple[float, float, float]
    """Middle of the first stack, from one to the next; 0: not shown."""

    def stored(self, k: int) -> tuple[float, float, float]:
        """Middle and half width of a storage space; the one after the last is for a tile in hand."""
        x, y, dx, dy, size = self.store
        return x + k * dx, y + k * dy, size


LARGE = Sheet(660, 460, 46, 2, (112, 433, 56, 0, 25), (568, 433, 36))
SMALL = Sheet(228, 122, 14, 0.4, (216, 11, 0, 20, 11), (0, 0, 0))

DISPLAY = (660, 62, 33, 83)  # width, height, half width of a tile, from tile to tile
BONUSES = (228, 134)
CHIPS = ((0, 20, 28.9, 23), (0, 81, 46, 36))  # rows: x, y, from chip to chip, size; the number is below
NUMBER = 15  # height of a number below a chip


def at(q: int, r: int, size: float) -> tuple[float, float]:
    """Middle of a hex, by axial coordinates, from that of (0, 0)."""
    return 1.5 * size * q, ROOT * size * (r + q / 2)


@functools.cache
def spaces(shifting: int, tiles: int, size: float, width: float, height: float) -> tuple[tuple[float, float], ...]:
    """Middles of the spaces of the first so many tiles, all of them centred in a box."""
    points = [at(q, r, size) for q, r in places(shifting)[: tiles * len(CELLS)]]
    xs, ys = [x for x, _ in points], [y for _, y in points]
    dx, dy = (width - min(xs) - max(xs)) / 2, (height - min(ys) - max(ys)) / 2
    return tuple((x + dx, y + dy) for x, y in points)


def estate(sheet: Sheet, shifting: int) -> tuple[tuple[float, float], ...]:
    """Middles of the thirty spaces of an estate in its area."""
    wide = (1.5 * (COLUMNS - 1) + 2) * sheet.size
    left = (sheet.width - wide) / 2 if sheet is LARGE else 0
    high = HIGH * ROOT * sheet.size
    return tuple((left + x, sheet.top + y) for x, y in spaces(shifting % SHIFTINGS, TILES, sheet.size, wide, high))


@functools.cache
def dealt(sheet: Sheet) -> tuple[float, tuple[tuple[tuple[float, float], ...], ...]]:
    """Three tiles apart from each other, before they are joined: half width of a hex, middles by tile."""
    wide = (1.5 * (COLUMNS - 1) + 2) * sheet.size
    size = wide / 16.5
    left = (sheet.width - wide) / 2 if sheet is LARGE else 0
    high = HIGH * ROOT * sheet.size
    one = spaces(0, 1, size, 5 * size, high)
    return size, tuple(tuple((left + 5.75 * size * k + x, sheet.top + y) for x, y in one) for k in range(TILES))


@dataclass(frozen=True)
class Frame:
    """Room for one way to continue building."""

    x: float
    y: float
    width: float
    height: float
    size: float
    """Half width of a hex in it."""
    caption: float
    """Height of the words below."""
    words: float
    """Their size."""
    lines: int = 1


_GRIDS = {1: (3, 2), 2: (3, 3), 3: (2, 2)}  # columns and rows, by the number of tiles then lying


@functools.cache
def frame(tiles: int, k: int) -> Frame:
    columns, rows = _GRIDS[tiles]
    wide, high, caption = LARGE.width / columns, LARGE.height / rows, 16.0
    across, down = 4.5 * tiles + 0.5, ROOT * (3.5 + tiles / 2)  # in half widths of a hex
    size = min((wide - 22) / across, (high - caption - 20) / down)
    row, column = divmod(k, columns)
    return Frame(column * wide + 4, row * high + 4, wide - 8, high - 8, size, caption, 14)


@functools.cache
def small_frame(tiles: int) -> Frame:
    """The same on a small screen, where frames flow; its words take two lines."""
    wide, caption = 154.0, 28.0
    size = min(11.0, (wide - 14) / (4.5 * tiles + 0.5))
    return Frame(0, 0, wide, ROOT * (3.5 + tiles / 2) * size + caption + 12, size, caption, 11, 2)
