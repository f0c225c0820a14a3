"""What is in the box of Little Town: tiles, objective cards, boards. Numbers only, each with its source.

Sources: RB the Polish rule book; SCAN printed tiles, cards and boards read from scans and checked against two
independent transcriptions. Everything is certain unless marked RECONSTRUCTED.
"""

from __future__ import annotations

from dataclasses import dataclass, field

# ---- goods (RB) ----
WOOD, STONE, FISH, WHEAT, COIN, POINT = range(6)
GOODS = ("wood", "stone", "fish", "wheat", "coin")
CUBES = 4  # wood, stone, fish and wheat are resources; coins are not
SUPPLY = (15, 15, 15, 15, 40)  # RB: 15 cubes a kind; coins 16 x 1 + 8 x 3

# ---- set-up by number of players (RB; the table's picture is lost, two summaries and two programs agree) ----
SEATS = range(2, 5)
MAX_PLAYERS = 4
WORKERS = (0, 0, 5, 4, 3)
HOUSES = (0, 0, 7, 6, 6)
CARDS = (0, 0, 4, 3, 2)
MAX_CARDS = 4
START_COINS = 3
ROUNDS = 4
HUNGER = 3  # points lost for each worker without food
PRICE = 3  # coins for one cube, and coins for one point at the end
FEE = 1  # coins to the owner of a building

# ---- the two sides of the board (SCAN) ----
COLUMNS, ROWS = 9, 6
CELLS = COLUMNS * ROWS
MEADOW, FOREST, MOUNTAIN, LAKE = range(4)
SIDE_A = ("MGFMGLGMM", "GGGGGGGGG", "LGGGGGGGG", "FGGGGGGGL", "GGGGGGFGG", "GFFGLLGGF")
SIDE_B = ("FGGMMGLGF", "GGFGGGGGG", "FGGGGGGGL", "GGGGGGGGF", "LGGGFGGGG", "LGGMGGLGM")
SIDES = tuple(tuple("GFML".index(x) for row in side for x in row) for side in (SIDE_A, SIDE_B))
GIVES = (-1, WOOD, STONE, FISH)  # what a terrain yields
CELL_NAMES = tuple(f"{'ABCDEFGHI'[c % COLUMNS]}{c // COLUMNS + 1}" for c in range(CELLS))


def _around(c: int, diagonal: bool) -> tuple[int, ...]:
    y, x = divmod(c, COLUMNS)
    return tuple(
        yy * COLUMNS + xx
        for yy in range(max(0, y - 1), min(ROWS, y + 2))
        for xx in range(max(0, x - 1), min(COLUMNS, x + 2))
        if (yy, xx) != (y, x) and (diagonal or yy == y or xx == x)
    )


AROUND = tuple(_around(c, True) for c in range(CELLS))
BESIDE = tuple(_around(c, False) for c in range(CELLS))

# ---- building tiles (SCAN, RB) ----
PLAIN, PAWN, NOTHING, SPECIAL = range(4)


@dataclass(frozen=True)
class Tile:
    id: str
    cost: dict[int, int]
    points: int
    pays: dict[int, int] = field(default_factory=dict)  # what using it takes
    gives: dict[int, int] = field(default_factory=dict)  # what using it brings
    kind: int = PLAIN
    bird: bool = False  # the robin: one of the twelve tiles for a first game

    def touches(self, good: int) -> bool:
        """Is the good printed in its effect (not in its price)?"""
        return good in self.pays or good in self.gives


TILES = (
    Tile("wheat-field", {WOOD: 1}, 3, gives={WHEAT: 1}),
    Tile("pier", {WOOD: 3}, 5, gives={FISH: 2}),
    Tile("gold-mine", {WOOD: 1, STONE: 1}, 4, gives={COIN: 2}, bird=True),
    Tile("bookshop", {STONE: 4}, 8, gives={COIN: 3}),
    Tile("well", {WOOD: 1, STONE: 1}, 4, gives={POINT: 2}, bird=True),
    Tile("tavern", {STONE: 2, WHEAT: 2}, 7, gives={POINT: 3}),
    Tile("workshop", {STONE: 2}, 5, {WOOD: 2}, {POINT: 3}, bird=True),
    Tile("bakery", {WOOD: 2}, 4, {WHEAT: 1}, {COIN: 4}, bird=True),
    Tile("brewery", {WOOD: 2}, 4, {WHEAT: 1}, {POINT: 3}),
    Tile("quarry", {WOOD: 3}, 5, {COIN: 2}, {STONE: 2}, bird=True),
    Tile("carpenter", {WOOD: 2}, 4, {COIN: 1}, {WOOD: 3}),
    Tile("church", {STONE: 4}, 8, {COIN: 3}, {POINT: 5}, bird=True),
    Tile("warehouse", {STONE: 4}, 8, {STONE: 2}, {POINT: 5}, bird=True),
    Tile("grocery", {WOOD: 2}, 4, {COIN: 1}, {WHEAT: 1, FISH: 1}, bird=True),
    Tile("fair", {WOOD: 4}, 6, {STONE: 1, WOOD: 1, WHEAT: 1, FISH: 1}, {POINT: 7}),
    Tile("fountain", {STONE: 2}, 5, {COIN: 1}, {POINT: 3}),
    Tile("barn", {WOOD: 4}, 6, {WHEAT: 2}, {POINT: 5}, bird=True),
    Tile("fishmonger", {WOOD: 1, STONE: 1}, 4, {FISH: 1}, {COIN: 3}),
    Tile("restaurant", {WOOD: 2, STONE: 2}, 7, {WHEAT: 1, FISH: 1}, {POINT: 4}),
    Tile("pawnbroker", {WOOD: 3}, 5, kind=PAWN, bird=True),
    Tile("statue", {STONE: 4}, 10, kind=NOTHING, bird=True),
    Tile("cathedral", {STONE: 6}, 11, kind=SPECIAL),
    Tile("residence", {COIN: 6}, 2, kind=SPECIAL),
    Tile("castle", {STONE: 6}, 0, kind=SPECIAL, bird=True),
    Tile("watchtower", {WOOD: 3, STONE: 3}, 0, kind=SPECIAL),
)
TILE_IDS = tuple(tile.id for tile in TILES)
(
    WHEAT_FIELD, PIER, GOLD_MINE, BOOKSHOP, WELL, TAVERN, WORKSHOP, BAKERY, BREWERY, QUARRY, CARPENTER, CHURCH,
    WAREHOUSE, GROCERY, FAIR, FOUNTAIN, BARN, FISHMONGER, RESTAURANT, PAWNBROKER, STATUE, CATHEDRAL, RESIDENCE,
    CASTLE, WATCHTOWER,
) = range(len(TILES))  # fmt: skip
WHEAT_FIELDS = 5  # one stack, always on the market
SLOTS = 12  # further tiles on the market
CASTLE_POINTS = 4
WATCHTOWER_POINTS = 2

# ---- objective cards (SCAN) ----
# id, points, number of tiles the market must hold, of these (the printed symbol; the tiles follow from the tile data)
_FISHY = ("fair", "fishmonger", "grocery", "pier", "restaurant")
_COINY = ("bakery", "bookshop", "carpenter", "church", "fishmonger", "fountain", "gold-mine", "grocery", "quarry")
_WOODY = ("carpenter", "fair", "quarry", "warehouse", "workshop")
_POINTY = (
    "barn", "brewery", "church", "fair", "fountain", "restaurant", "tavern", "warehouse", "well", "workshop",
)  # fmt: skip


@dataclass(frozen=True)
class Objective:
    id: str
    points: int
    needs: int = 0
    of: tuple[str, ...] = ()


OBJECTIVES = (
    Objective("three-touching", 3),
    Objective("more-buildings-than-workers", 3),
    Objective("food-for-two-rounds", 3),
    Objective("lake-mountain-forest", 3),
    Objective("two-kinds-consumed", 2, 1, ("fair", "pawnbroker", "restaurant")),
    Objective("fed-with-fish", 2),
    Objective("fed-with-wheat", 2),  # RECONSTRUCTED: the eighteenth card was not found; a twin of the one before
    Objective("fish-building", 2, 1, _FISHY),
    Objective("two-coin-buildings", 3, 2, _COINY),
    Objective("wood-or-stone-building", 2, 1, _WOODY),
    Objective(
        "three-stone-price", 2, 1, ("bookshop", "castle", "cathedral", "church", "statue", "warehouse", "watchtower")
    ),
    Objective("no-coins", 3),
    Objective("six-coins", 2, 1, ("bakery", "bookshop", "fishmonger", "gold-mine")),
    Objective(
        "spend-what-you-got", 2, 1,
        ("bakery", "barn", "brewery", "fair", "fishmonger", "pawnbroker", "restaurant", "warehouse", "workshop"),
    ),
    Objective("four-uses", 3),
    Objective("points-from-two", 2, 2, _POINTY),
    Objective("five-resources", 2),
    Objective("three-wood-price", 2, 1, ("barn", "fair", "pawnbroker", "pier", "quarry", "watchtower")),
)  # fmt: skip
OBJECTIVE_IDS = tuple(card.id for card in OBJECTIVES)
(
    THREE_TOUCHING, MORE_BUILDINGS, FOOD_FOR_TWO, ALL_TERRAINS, TWO_KINDS, FED_FISH, FED_WHEAT, FISH_BUILDING,
    COIN_BUILDINGS, WOOD_STONE_BUILDING, STONE_PRICE, NO_COINS, SIX_COINS, SPEND_GOT, FOUR_USES, POINTS_FROM_TWO,
    FIVE_RESOURCES, WOOD_PRICE,
) = range(len(OBJECTIVES))  # fmt: skip
