"""Where everything lies: estates large and small, the display, bonuses; our own drawing, in units of each area."""

from __future__ import annotations

import functools
import math
from dataclasses import dataclass

from ..geometry import CELLS, SHIFTINGS, TILES, places

ROOT = math.sqrt(3)
COLUMNS = 3 * TILES
HIGH = 5.0  # hexes above each other at most: four, and half a one for each shift


@dataclass(frozen=True)
class Sheet:
    """An estate's area: its size, the half width of a hex, and where storage and stacks lie."""

    width: float
    height: float
    size: float
    top: float
    """Upper edge of the room for hexes."""
    store: tuple[float, float, float, float, float]
    """Middle of the first storage space, from it to the next (x, y), half width of one; of the viewer's in a row of its
    own."""

    def stored(self, k: int) -> tuple[float, float, float]:
        """Middle and half width of a storage space; the one after the last is for a tile in hand."""
        x, y, dx, dy, size = self.store
        return x + k * dx, y + k * dy, size


LARGE = Sheet(652, 403, 46, 2, (28, 26, 56, 0, 25))
SMALL = Sheet(228, 122, 14, 0.4, (216, 11, 0, 20, 11))

ROW = 52  # height of the rows on the viewer's mat: the storage, the stacks
HELD = 10  # a tile in hand stands apart
STACK = (30, 36)  # width of a stack, from one to the next

DISPLAY = (660, 62, 33, 83)  # width, height, half width of a tile, from tile to tile
CHIPS = (32.0, 30.0)  # bonuses: from chip to chip, size; the number is below
NUMBER = 16  # height of a number below a chip
MARGIN = 4.0  # room for rings


def storage_row(spaces: int, held: bool) -> float:
    """Width of the row with so many storage spaces, and a tile in hand."""
    return LARGE.stored(spaces)[0] - LARGE.store[0] + (LARGE.store[2] + HELD if held else 0)


def chips(count: int) -> tuple[float, float]:
    """Size of a row of chips."""
    pitch, size = CHIPS
    return pitch * (count - 1) + size + 2 * MARGIN, size + NUMBER + 2 * MARGIN


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


def rows(shifting: int) -> float:
    """How many hexes an estate is high."""
    return HIGH if shifting in (0, SHIFTINGS - 1) else HIGH - 0.5


def height(shifting: int) -> float:
    """Of the large estate, which fills its area."""
    return 2 * LARGE.top + rows(shifting) * ROOT * LARGE.size


def estate(sheet: Sheet, shifting: int) -> tuple[tuple[float, float], ...]:
    """Middles of the thirty spaces of an estate in its area."""
    wide = (1.5 * (COLUMNS - 1) + 2) * sheet.size
    left = (sheet.width - wide) / 2 if sheet is LARGE else 0
    high = (rows(shifting) if sheet is LARGE else HIGH) * ROOT * sheet.size
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
    size = min(13.0, (wide - 14) / (4.5 * tiles + 0.5))
    return Frame(0, 0, wide, ROOT * (3.5 + tiles / 2) * size + caption + 12, size, caption, 11, 2)
