"""What is in the box of Low Tide: the beach, the finds, the souvenirs, the tide. Game and numbers are our own."""

from __future__ import annotations

from dataclasses import dataclass

from kontor.kernel import Box

BOX = Box(range(2, 5), minutes=15, weight=1)
MAX_PLAYERS = 4

# ---- the beach: row 1 lies at the sea, the last row at the dunes ----
COLUMNS, ROWS = 7, 5
CELLS = COLUMNS * ROWS
CELL_NAMES = tuple(f"{'ABCDEFG'[c % COLUMNS]}{c // COLUMNS + 1}" for c in range(CELLS))
STARTS = ((), (), (29, 33), (28, 31, 34), (28, 30, 32, 34))  # by number of players: squares at the dunes

# ---- finds: 35 on the beach and 12 for each of 4 players is the most that can be out of the bag ----
FINDS = ("shell", "starfish", "glass", "amber")
SUPPLY = (28, 24, 20, 16)
WORTH = (1, 1, 2, 3)  # in a souvenir
LEFT_OVER = 2  # finds for one point at the end


# ---- souvenirs: all twenty sets of three ----
@dataclass(frozen=True)
class Souvenir:
    id: str
    needs: tuple[int, ...]  # of each find

    @property
    def points(self) -> int:
        return 1 + sum(n * worth for n, worth in zip(self.needs, WORTH, strict=True))


_KINDS = "ctga"  # cockle, star, glass, amber
_SETS = {
    "necklace": "ccc", "chime": "cct", "mirror": "ccg", "brooch": "cca", "garland": "ctt", "frame": "ctg",
    "crown": "cta", "mosaic": "cgg", "casket": "cga", "earrings": "caa", "banner": "ttt", "lantern": "ttg",
    "wand": "tta", "lamp": "tgg", "compass": "tga", "pendant": "taa", "window": "ggg", "vase": "gga",
    "goblet": "gaa", "amulet": "aaa",
}  # fmt: skip
SOUVENIRS = tuple(Souvenir(name, tuple(needs.count(kind) for kind in _KINDS)) for name, needs in _SETS.items())
SOUVENIR_IDS = tuple(souvenir.id for souvenir in SOUVENIRS)
HAND = 3

# ---- the tide: rows under water in each round, if it comes slowly, and if it comes quickly ----
TIDES = ((0, 0, 0, 0, 0, 1, 1, 1, 2, 2, 3, 3), (0, 0, 0, 1, 1, 2, 2, 3))
ROUNDS = tuple(len(tide) for tide in TIDES)
