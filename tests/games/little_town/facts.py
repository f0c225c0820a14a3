"""What the printed components say, written down a second time, apart from the package: the tests compare with this."""

from __future__ import annotations

from typing import NamedTuple

from tests.games.kit import bag


class Tile(NamedTuple):
    cost: dict[str, int]
    star: int
    takes: dict[str, int]
    gives: dict[str, int]
    robin: bool


def _tile(cost: str, star: int, takes: str = "", gives: str = "", robin: bool = False) -> Tile:
    return Tile(bag(cost), star, bag(takes), bag(gives), robin)


CUBES = ("wood", "stone", "fish", "wheat")
SUPPLY = {"wood": 15, "stone": 15, "fish": 15, "wheat": 15, "coin": 40}
WORKERS = {2: 5, 3: 4, 4: 3}
HOUSES = {2: 7, 3: 6, 4: 6}
CARDS = {2: 4, 3: 3, 4: 2}

BOARDS = {
    "A": ["MGFMGLGMM", "GGGGGGGGG", "LGGGGGGGG", "FGGGGGGGL", "GGGGGGFGG", "GFFGLLGGF"],
    "B": ["FGGMMGLGF", "GGFGGGGGG", "FGGGGGGGL", "GGGGGGGGF", "LGGGFGGGG", "LGGMGGLGM"],
}
YIELDS = {  # wood, stone and fish that a worker gathers on each meadow cell, - for terrain
    "A": """--- 110 --- --- 011 --- 011 --- ---
            011 111 110 110 011 001 011 020 020
            --- 101 000 000 000 000 000 001 001
            --- 101 000 000 000 100 100 101 ---
            200 300 200 101 002 102 --- 201 101
            100 --- --- 101 --- --- 101 200 ---""",
    "B": """--- 200 110 --- --- 011 --- 101 ---
            200 300 --- 120 020 011 001 102 101
            --- 200 100 100 000 000 000 101 ---
            101 101 000 100 100 100 000 101 ---
            --- 002 010 110 --- 101 001 111 110
            --- 002 010 --- 110 101 --- 011 ---""",
}

TILES = {
    "wheat-field": _tile("1 wood", 3, "", "1 wheat"),
    "pier": _tile("3 wood", 5, "", "2 fish"),
    "gold-mine": _tile("1 wood 1 stone", 4, "", "2 coin", robin=True),
    "bookshop": _tile("4 stone", 8, "", "3 coin"),
    "well": _tile("1 wood 1 stone", 4, "", "2 vp", robin=True),
    "tavern": _tile("2 stone 2 wheat", 7, "", "3 vp"),
    "workshop": _tile("2 stone", 5, "2 wood", "3 vp", robin=True),
    "bakery": _tile("2 wood", 4, "1 wheat", "4 coin", robin=True),
    "brewery": _tile("2 wood", 4, "1 wheat", "3 vp"),
    "quarry": _tile("3 wood", 5, "2 coin", "2 stone", robin=True),
    "carpenter": _tile("2 wood", 4, "1 coin", "3 wood"),
    "church": _tile("4 stone", 8, "3 coin", "5 vp", robin=True),
    "warehouse": _tile("4 stone", 8, "2 stone", "5 vp", robin=True),
    "grocery": _tile("2 wood", 4, "1 coin", "1 wheat 1 fish", robin=True),
    "fair": _tile("4 wood", 6, "1 stone 1 wood 1 wheat 1 fish", "7 vp"),
    "fountain": _tile("2 stone", 5, "1 coin", "3 vp"),
    "barn": _tile("4 wood", 6, "2 wheat", "5 vp", robin=True),
    "fishmonger": _tile("1 wood 1 stone", 4, "1 fish", "3 coin"),
    "restaurant": _tile("2 wood 2 stone", 7, "1 wheat 1 fish", "4 vp"),
    "pawnbroker": _tile("3 wood", 5, robin=True),
    "statue": _tile("4 stone", 10, robin=True),
    "cathedral": _tile("6 stone", 11),
    "residence": _tile("6 coin", 2),
    "castle": _tile("6 stone", 0, robin=True),
    "watchtower": _tile("3 wood 3 stone", 0),
}
WITHOUT_EFFECT = ("statue", "cathedral", "residence", "castle", "watchtower")  # nothing for a worker to use
LOOSE = tuple(name for name in TILES if name != "wheat-field")
ROBINS = tuple(name for name in LOOSE if TILES[name].robin)


class Card(NamedTuple):
    points: int
    scope: str  # state, turn or feeding
    needs: int = 0  # the symbol: so many tiles ...
    of: frozenset[str] = frozenset()  # ... of these on the market


def _card(points: int, scope: str, needs: int = 0, of: str = "") -> Card:
    return Card(points, scope, needs, frozenset(of.split()))


CARDS_BY_NAME = {
    "three-touching": _card(3, "state"),
    "more-buildings-than-workers": _card(3, "state"),
    "food-for-two-rounds": _card(3, "state"),
    "lake-mountain-forest": _card(3, "state"),
    "two-kinds-consumed": _card(2, "turn", 1, "fair pawnbroker restaurant"),
    "fed-with-fish": _card(2, "feeding"),
    "fed-with-wheat": _card(2, "feeding"),
    "fish-building": _card(2, "state", 1, "fair fishmonger grocery pier restaurant"),
    "two-coin-buildings": _card(
        3, "state", 2, "bakery bookshop carpenter church fishmonger fountain gold-mine grocery quarry"
    ),
    "wood-or-stone-building": _card(2, "state", 1, "carpenter fair quarry warehouse workshop"),
    "three-stone-price": _card(2, "state", 1, "bookshop castle cathedral church statue warehouse watchtower"),
    "no-coins": _card(3, "state"),
    "six-coins": _card(2, "state", 1, "bakery bookshop fishmonger gold-mine"),
    "spend-what-you-got": _card(
        2, "turn", 1, "bakery barn brewery fair fishmonger pawnbroker restaurant warehouse workshop"
    ),
    "four-uses": _card(3, "turn"),
    "points-from-two": _card(
        2, "turn", 2, "barn brewery church fair fountain restaurant tavern warehouse well workshop"
    ),
    "five-resources": _card(2, "turn"),
    "three-wood-price": _card(2, "state", 1, "barn fair pawnbroker pier quarry watchtower"),
}
CARD_NAMES = tuple(CARDS_BY_NAME)


# ---- geometry ----
CELLS = [f"{column}{row}" for row in range(1, 7) for column in "ABCDEFGHI"]


def terrain(side: str, cell: str) -> str:
    """M, F, L, or G for meadow."""
    return BOARDS[side][int(cell[1]) - 1]["ABCDEFGHI".index(cell[0])]


def around(cell: str) -> list[str]:
    """The cells that touch by a side or a corner."""
    return [c for c in CELLS if c != cell and abs(ord(c[0]) - ord(cell[0])) <= 1 and abs(int(c[1]) - int(cell[1])) <= 1]


def beside(cell: str) -> list[str]:
    """The cells that touch by a side."""
    return [c for c in around(cell) if c[0] == cell[0] or c[1] == cell[1]]


AROUND = {cell: around(cell) for cell in CELLS}
BESIDE = {cell: beside(cell) for cell in CELLS}
YIELD_OF = {"F": "wood", "M": "stone", "L": "fish"}
