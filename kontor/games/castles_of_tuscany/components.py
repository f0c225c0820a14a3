"""What is in the box of The Castles of Tuscany: tiles, cards, estates. Numbers only, each with its source.

Sources: RB the Polish rule book; EN the first English and German print, as reviews and help pages report it. What no
source gives is reconstructed and stands in `reconstructed.json`, apart from everything that is known.
"""

from __future__ import annotations

from kontor.kernel import Box

from . import geometry, reconstructed

BOX = Box(range(2, 5), minutes=50, weight=3)
MAX_PLAYERS = 4

DATA = reconstructed.load()
COLOURS = reconstructed.COLOURS
CROPS = reconstructed.CROPS
REWARDS = reconstructed.REWARDS
ESTATE_LETTERS = reconstructed.ESTATE_LETTERS

# ---- colours; each is also a type of tile and a colour of cards (RB) ----
CASTLE, TOWN, INN, AGRICULTURE, QUARRY, VILLAGE, MONASTERY, CART = range(8)
N_COLOURS = len(COLOURS)
SPACES_OF = reconstructed.SPACES_OF  # RB p.5-6

# ---- faces of tiles: one for each type, of agriculture one for each set of crops ----
N_CROPS = len(CROPS)
CROP_SETS = tuple(  # single crops, then pairs, one bit per crop
    [1 << a for a in range(N_CROPS)] + [1 << a | 1 << b for a in range(N_CROPS) for b in range(a + 1, N_CROPS)]
)


def _crops_name(crops: int) -> str:
    return "-".join(crop for k, crop in enumerate(CROPS) if crops >> k & 1)


FACES = tuple(
    name
    for colour in range(N_COLOURS)
    for name in ([_crops_name(x) for x in CROP_SETS] if colour == AGRICULTURE else [COLOURS[colour]])
)
N_FACES = len(FACES)
FACE_COLOUR = tuple(COLOURS.index(face) if face in COLOURS else AGRICULTURE for face in FACES)
FACE_CROPS = tuple(
    next((x for x in CROP_SETS if _crops_name(x) == face), 0) if FACE_COLOUR[k] == AGRICULTURE else 0
    for k, face in enumerate(FACES)
)
HEXAGON = N_FACES  # stored and placed like a tile
START_CASTLE = N_FACES + 1
THINGS = (*FACES, "hexagon")  # what a storage space can hold

# ---- tiles (RB p.1) ----
OWN_TILES = (1, 2, 1, 4, 3, 4, 3, 3)  # of every player, by colour, without the starting castle
NEUTRAL_TILES = 4  # of every colour
STACKS = 3
STACK = 7  # tiles in each
STACKED = STACKS * STACK
DISPLAY = 8
FIVE = 5  # so many tiles of one colour in the display are replaced


def _of_faces(counts: tuple[int, ...], crops: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(
        crops.count(FACE_CROPS[face]) if colour == AGRICULTURE else counts[colour]
        for face, colour in enumerate(FACE_COLOUR)
    )


OWN_FACES = _of_faces(OWN_TILES, DATA.own_crops)
NEUTRAL_FACES = _of_faces((NEUTRAL_TILES,) * N_COLOURS, DATA.neutral_crops)
ALL_FACES = tuple(n + MAX_PLAYERS * own for n, own in zip(NEUTRAL_FACES, OWN_FACES, strict=True))  # with four players

# ---- cards (RB p.1; the split is reconstructed) ----
REGION_CARDS = DATA.region_cards
N_CARDS = sum(REGION_CARDS)
START_HAND = 5  # RB
RED, GREEN, CARDS, WORKERS, MARBLE, HEXAGONS = range(len(REWARDS))
YIELD_REWARD, YIELD_AMOUNT, YIELD_COPIES = zip(*DATA.yields, strict=True)
N_YIELDS = len(DATA.yields)

# ---- bonus tiles (RB p.1) ----
PLUS_CARD, PLUS_STORAGE, PLUS_MARBLE, PLUS_WORKER, PLUS_YIELD = range(5)
BONUSES = ("card", "storage", "marble", "worker", "yield")
N_BONUSES = len(BONUSES)
BONUS_TILES = 5  # of each
STORAGE = 1  # spaces at the start (two reviews)
MOST_BONUSES = 1 + SPACES_OF[TOWN]  # of one player: the first, and one for each town
MOST_STORAGE = STORAGE + MOST_BONUSES
STORAGE_POINTS = 2  # green, at once, for "+1 storage"

# ---- estates (RB; shape likely, colours reconstructed) ----
SPACES = geometry.SPACES
SPACE_NAMES = geometry.SPACE_NAMES
TILE_SPACES = geometry.TILE_SPACES
LARGEST_REGION = geometry.LARGEST_REGION
TILES = geometry.TILES
ESTATE_TILES = reconstructed.ESTATE_TILES
TILE_COLOURS = tuple(tuple(reconstructed.LETTERS.index(x) for x in tile) for tile in DATA.estate_tiles)
TILE_NAMES = tuple(f"{letter}{k + 1}" for letter in ESTATE_LETTERS for k in range(ESTATE_TILES))

# ---- rules in numbers (RB) ----
PRICE = 2  # units for a tile
PAIR = 2  # cards of another colour that stand for one unit
MONASTERY_CARDS = 3
OVERFLOW_POINTS = 2  # red, for a hexagon that finds no storage space
REGION_POINTS = (0, 1, 3, 6)
COLOUR_BONUS = DATA.colour_bonus
PHASES = 3
DRAWN_CARDS = (3, 2)  # RB; EN
CARDS_PER_POINT = (5, 3)  # RB; EN
