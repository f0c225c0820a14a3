"""The shape of an estate: three tiles of ten hexes side by side, each shifted half a hex against the one on its left.

Spaces are numbered tile by tile from the left, ten each: three of the left column from the top, four of the middle one,
three of the right one. Names go by column and row: `a1` to `i3`, whatever the shifts.
"""

from __future__ import annotations

import functools

TILE_SPACES = 10
TILES = 3
SPACES = TILES * TILE_SPACES
LARGEST_REGION = 3  # RB: regions have one to three spaces

# Likely (inference from "touch with 3 hexes along the longer edges"): 3-4-3 hexes with flat tops, axial coordinates.
CELLS = ((0, 0), (0, 1), (0, 2), (1, -1), (1, 0), (1, 1), (1, 2), (2, -1), (2, 0), (2, 1))
AROUND = ((0, -1), (0, 1), (1, -1), (1, 0), (-1, 0), (-1, 1))
NEXT_TILE = ((3, -2), (3, -1))  # by shift: half a hex up or down
SHIFTINGS = 4  # of both seams: first + 2 * second

SPACE_NAMES = tuple(f"{'abcdefghi'[3 * tile + q]}{r + 1 + (q > 0)}" for tile in range(TILES) for q, r in CELLS)


@functools.cache
def places(shifting: int) -> tuple[tuple[int, int], ...]:
    """Axial coordinates of the thirty spaces."""
    out, q0, r0 = [], 0, 0
    for tile in range(TILES):
        if tile:
            dq, dr = NEXT_TILE[shifting >> tile - 1 & 1]
            q0, r0 = q0 + dq, r0 + dr
        out += [(q0 + q, r0 + r) for q, r in CELLS]
    return tuple(out)


@functools.cache
def neighbours(shifting: int) -> tuple[int, ...]:
    """For each space the spaces that share an edge with it, one bit each."""
    at = {place: space for space, place in enumerate(places(shifting))}
    return tuple(
        sum(1 << at[q + dq, r + dr] for dq, dr in AROUND if (q + dq, r + dr) in at) for q, r in places(shifting)
    )


def half_turn(colours: str) -> str:
    """The colours of a tile after a half turn: the last space becomes the first."""
    return colours[::-1]


def has_large_region(colours: str, shifting: int) -> bool:
    """Is there a region of more than three spaces? `colours` has one letter per space."""
    near = neighbours(shifting)
    for colour in set(colours):
        mask = sum(1 << k for k, c in enumerate(colours) if c == colour)
        if mask.bit_count() <= LARGEST_REGION:
            continue
        for space in range(SPACES):
            if mask >> space & 1:
                around = near[space] & mask
                region = around | 1 << space
                while around:  # in a larger region somebody has three others within two steps
                    region |= near[(around & -around).bit_length() - 1] & mask
                    around &= around - 1
                if region.bit_count() > LARGEST_REGION:
                    return True
    return False
