"""What is in the box of Ragusa, a second time: typed from the rule books and the study of the map."""

from __future__ import annotations

RESOURCES = ("wood", "stone", "ore", "grapes", "olives", "fish")
COMMODITIES = ("wine", "oil", "silver")
LETTER = dict(zip("WTSGOF", RESOURCES, strict=True))

# All 37 hexes, row by row; a row is shifted by half a hex against the one before. City hexes have names.
ROWS = (
    (-4, 0, "T1 W1 G1 O1 W2 T2"),
    (-3, 0, "S1 T3 W3 T4 S2"),
    (-2, -1, "W4 G2 O2 G3 O3 W5"),
    (-1, -1, "O4 architect silversmith mason G4"),
    (0, -2, "F1 winery rector cathedral oil-press F2"),
    (1, -2, "F3 wharf fishmonger market F4"),
    (2, -2, "F5 F6 F7 F8"),
)
CITY = "architect silversmith mason winery rector cathedral oil-press wharf fishmonger market".split()

RURAL_SITES = {
    1: "S1 T1 W1", 2: "G1 T3 W1", 3: "G1 O1 W3", 4: "O1 T4 W2", 5: "S2 T2 W2", 6: "S1 T3 W1", 7: "G1 T3 W3",
    8: "O1 T4 W3", 9: "S2 T4 W2", 10: "G2 S1 T3", 11: "O2 T3 W3", 12: "G3 T4 W3", 13: "O3 S2 T4", 14: "G2 S1 W4",
    15: "G2 O2 T3", 16: "G3 O2 W3", 17: "G3 O3 T4", 18: "O3 S2 W5", 19: "G2 O4 W4", 23: "G4 O3 W5",
}  # fmt: skip
INTERIOR_SITES = {
    29: "architect rector silversmith", 30: "cathedral mason silversmith", 33: "architect rector winery",
    34: "cathedral rector silversmith", 35: "cathedral mason oil-press", 38: "rector wharf winery",
    39: "cathedral fishmonger rector", 40: "cathedral market oil-press", 43: "fishmonger rector wharf",
    44: "cathedral fishmonger market",
}  # fmt: skip
# The wall, clockwise from the top corner of the Silversmith.
RING = (
    (21, "silversmith O2 G3"), (26, "silversmith mason G3"), (22, "mason G3 O3"), (27, "mason O3 G4"),
    (31, "mason oil-press G4"), (36, "oil-press G4 F2"), (41, "oil-press F2 F4"), (45, "oil-press market F4"),
    (49, "market F4 F8"), (52, "market F8 F7"), (48, "market fishmonger F7"), (51, "fishmonger F7 F6"),
    (47, "fishmonger wharf F6"), (50, "wharf F6 F5"), (46, "wharf F5 F3"), (42, "wharf winery F3"),
    (37, "winery F3 F1"), (32, "winery F1 O4"), (28, "winery architect O4"), (24, "architect O4 G2"),
    (20, "architect G2 O2"), (25, "architect silversmith O2"),
)  # fmt: skip
SITES = {**RURAL_SITES, **INTERIOR_SITES, **dict(RING)}
CLOCKWISE = {
    "architect": (29, 33, 28, 24, 20, 25), "silversmith": (30, 34, 29, 25, 21, 26), "mason": (31, 35, 30, 26, 22, 27),
    "winery": (38, 42, 37, 32, 28, 33), "rector": (39, 43, 38, 33, 29, 34), "cathedral": (40, 44, 39, 34, 30, 35),
    "oil-press": (41, 45, 40, 35, 31, 36), "wharf": (47, 50, 46, 42, 38, 43),
    "fishmonger": (48, 51, 47, 43, 39, 44), "market": (49, 52, 48, 44, 40, 45),
}  # fmt: skip

# Requirement beside stone, what it makes from what, whether other houses act again.
SPECIAL = {"winery": ("grapes", 1), "oil-press": ("olives", 1), "silversmith": ("ore", 1), "fishmonger": ("fish", 2)}
MAKES = {"winery": ("grapes", "wine"), "oil-press": ("olives", "oil"), "silversmith": ("ore", "silver")}
NEEDS_GOODS = ("market", "wharf")
NOT_AGAIN = ("rector", "cathedral")

HOUSES = {1: 9, 2: 12, 3: 12, 4: 10, 5: 9}
SUPERHOUSES = 2
TOWERS, WALLS = 15, 22
PRICES = (0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 4, 4, 5)
SLOTS = (("oil", 1), ("wine", 1), ("silver", 1), ("oil", 2), ("wine", 2))
SHIP_POINTS = {"gems": 5, "pearls": 5, "silk": 4, "clothes": 3, "spices": 2, "pottery": 2, "furs": 2}
SHIP_COPIES = {"gems": 3, "pearls": 3, "silk": 4, "clothes": 4, "spices": 4, "pottery": 4, "furs": 4}
FISH_RATE = {"wood": 2, "grapes": 2, "olives": 2, "stone": 3, "ore": 4}
BONUS = (
    "wood", "stone", "ore", "grapes", "olives", "fish", "spices", "pottery", "furs", "clothes", "silk", "variety",
    "sets", "trade", "walls", "towers",
)  # fmt: skip
BONUS_EACH = {"wood": 2, "stone": 3, "ore": 4, "grapes": 2, "olives": 2, "fish": 2}
SOLO_START = {"player": (6, 12, 13), "orange": (1, 2, 8), "blue": (5, 7, 4)}
SOLO_TOTALS = {"player": "2 wood 3 stone 2 ore 1 grapes 1 olives", "orange": "3 wood 3 stone 1 ore 1 grapes 1 olives"}
PATRICIAN = (
    (29, 22, 36), (50, 37, 44), (52, 30, 41), (43, 32, 20), (26, 45, 33),
    (28, 40, 47), (34, 27, 49), (46, 24, 39), (42, 35, 48), (38, 25, 31),
)  # fmt: skip
