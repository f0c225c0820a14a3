"""Where everything lies on the board of Ragusa: hexes that stand on a point, house sites at their corners.

Computed from the components, so that a corrected data file moves the drawing, too.
"""

from __future__ import annotations

import math

from ..components import HEX_AT, N_WALLS, RING, SITES

Point = tuple[float, float]

SIDE = 60.0  # of a hex
WIDE, HIGH = math.sqrt(3) * SIDE, 2 * SIDE
EDGE = 4.0  # round the outermost hexes
SITE = 26.0  # a house site as a place
HOUSE, TOWER = 29.0, 25.0
TOWER_SITE = 27.0
ABOVE = 24.0  # from a site to the middle of its tower, so that a house fits below

_RAW = tuple((WIDE * (q + r / 2), 1.5 * SIDE * r) for q, r in HEX_AT)
_LEFT = min(x for x, _ in _RAW) - WIDE / 2 - EDGE
_TOP = min(y for _, y in _RAW) - SIDE - EDGE
HEXES: tuple[Point, ...] = tuple((round(x - _LEFT, 2), round(y - _TOP, 2)) for x, y in _RAW)
WIDTH = round(max(x for x, _ in HEXES) + WIDE / 2 + EDGE, 2)
HEIGHT = round(max(y for _, y in HEXES) + SIDE + EDGE, 2)


def _middle(hexes: tuple[int, ...]) -> Point:
    """The corner where three hexes meet."""
    return round(sum(HEXES[h][0] for h in hexes) / 3, 2), round(sum(HEXES[h][1] for h in hexes) / 3, 2)


SITE_AT = tuple(_middle(hexes) for hexes in SITES)
TOWER_AT = tuple((SITE_AT[site][0], SITE_AT[site][1] - ABOVE) for site in RING)
WALL_AT = tuple((SITE_AT[RING[k]], SITE_AT[RING[(k + 1) % N_WALLS]]) for k in range(N_WALLS))

# Beside the board: three blocks, one above the other.
BESIDE = 372.0
ROW = 34.0  # of a price
SHIP, SHIP_PITCH, SHIP_HIGH = 68.0, 76.0, 118.0
RING_CELL, RING_PITCH = 14.6, 17.0
CHIP, CHIPS = 18.0, 22.0  # size, and how far down
