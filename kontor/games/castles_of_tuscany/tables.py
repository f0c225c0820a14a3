"""The components as tables for rules."""

from __future__ import annotations

from kontor.kernel import table

from . import components as box
from .geometry import SHIFTINGS, neighbours

FACE_COLOUR = table([*box.FACE_COLOUR, -1, box.CASTLE])  # a hexagon has the colour of its space
FACE_CROPS = table([*box.FACE_CROPS, 0, 0])
FIRST_FACE = table([box.FACE_COLOUR.index(colour) for colour in range(box.N_COLOURS)])
OWN_FACES = table(box.OWN_FACES)
NEUTRAL_FACES = table(box.NEUTRAL_FACES)
REGION_CARDS = table(box.REGION_CARDS)
YIELD_REWARD = table(box.YIELD_REWARD)
YIELD_AMOUNT = table(box.YIELD_AMOUNT)
YIELD_COPIES = table(box.YIELD_COPIES)
COLOUR_BONUS = table(box.COLOUR_BONUS)
REGION_POINTS = table(box.REGION_POINTS)
DRAWN_CARDS = table(box.DRAWN_CARDS)
CARDS_PER_POINT = table(box.CARDS_PER_POINT)

# spaces that share an edge with a space, one bit each: row shifting * SPACES + space
NEAR = table([mask for shifting in range(SHIFTINGS) for mask in neighbours(shifting)])


def _mask(colours: tuple[int, ...], colour: int) -> int:
    return sum(1 << cell for cell, c in enumerate(colours) if c == colour)


# spaces of a colour on an estate tile, one bit each: row 2 * tile + 1 if it is turned
TILE_MASK = table(
    [
        [_mask(colours[::-1] if turned else colours, colour) for colour in range(box.N_COLOURS)]
        for colours in box.TILE_COLOURS
        for turned in (0, 1)
    ]
)

COUNT_OF_10 = table([k.bit_count() for k in range(1024)])  # bits of ten spaces
