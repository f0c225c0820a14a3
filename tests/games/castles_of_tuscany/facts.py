"""What the box holds, written down a second time, apart from the package: the tests compare with this.

Certain numbers are from the rule book; those marked reconstructed are the ones of the shipped data file.
"""

from __future__ import annotations

COLOURS = ("castle", "town", "inn", "agriculture", "quarry", "village", "monastery", "cart")
LETTER = dict(zip("DRBLGOYE", COLOURS, strict=True))
SPACES = {
    "castle": 3, "town": 3, "inn": 2, "agriculture": 5, "quarry": 4, "village": 5, "monastery": 4, "cart": 4,
}  # fmt: skip
OWN = {"castle": 1, "town": 2, "inn": 1, "agriculture": 4, "quarry": 3, "village": 4, "monastery": 3, "cart": 3}
NEUTRAL = dict.fromkeys(COLOURS, 4)
BONUSES = ("card", "storage", "marble", "worker", "yield")
BONUS_TILES = 5
REGION_POINTS = {1: 1, 2: 3, 3: 6}
STACK, STACKS = 7, 3

# reconstructed
CARDS = {
    "castle": 12, "town": 14, "inn": 12, "agriculture": 18, "quarry": 16, "village": 18, "monastery": 16, "cart": 16,
}  # fmt: skip
YIELDS = {
    ("red", 2): 6, ("green", 1): 6, ("cards", 2): 6, ("workers", 1): 3, ("marble", 1): 3, ("hexagons", 1): 3,
}  # fmt: skip
COLOUR_BONUS = {
    "castle": (2, 1), "town": (2, 1), "inn": (2, 1), "agriculture": (4, 2), "quarry": (3, 2), "village": (4, 2),
    "monastery": (3, 2), "cart": (3, 2),
}  # fmt: skip
OWN_CROPS = ("grapes", "grain", "grapes-olives", "grain-livestock")
NEUTRAL_CROPS = ("olives", "livestock", "olives-grain", "grapes-livestock")
ESTATE_TILES = {
    "A1": "GYOBGRDELL", "A2": "BLGOYLGEDR", "A3": "OGGREYBLLD", "A4": "BLLERDOYGG",
    "B1": "LOYGOYERDB", "B2": "OLYOEDYBGR", "B3": "YYDRLOBEGO", "B4": "DOORYBEGYL",
    "C1": "LEEGOODLRY", "C2": "EEDLLROYOG", "C3": "ERYLEOOGLD", "C4": "YLEOODERGL",
}  # fmt: skip

# Hexes of an estate tile in doubled coordinates (x, y); neighbours differ by (0, 2) or (1, 1), whatever the signs.
CELLS = ((0, 1), (0, 3), (0, 5), (1, 0), (1, 2), (1, 4), (1, 6), (2, 1), (2, 3), (2, 5))
SPACE_NAMES = tuple(f"{'abcdefghi'[3 * tile + x]}{y // 2 + 1}" for tile in range(3) for x, y in CELLS)
