"""What is in the box of Ragusa: the map, pieces, prices, cards. Numbers only, each with its source.

Sources: PL the Polish rule book (second edition), HU the Hungarian one (first edition). Where neither gives a thing it
was reconstructed and stands in `reconstructed.json`, which may be replaced (`reconstructed.py`). Hexes stand on a point
and have axial coordinates (q, r), r downwards; a house site is a corner where three hexes meet.
"""

from __future__ import annotations

from kontor.kernel import BadData, Box

from .reconstructed import CITY, FILE, check_sites, load
from .reconstructed import COMMODITIES as COMMODITIES
from .reconstructed import GOODS as GOODS
from .reconstructed import RESOURCES as RESOURCES

DATA = load()
N_COMMODITIES = len(COMMODITIES)
N_RESOURCES = len(RESOURCES)
N_GOODS = len(GOODS)
BOX = Box(range(1, 6), minutes=45, weight=3)
MAX_PLAYERS = 5

# ---- resources and commodities (PL, HU) ----
WOOD, STONE, ORE, GRAPES, OLIVES, FISH = range(6)
WINE, OIL, SILVER = range(3)
FISH_RATE = (2, 3, 4, 2, 2)  # fish for one wood, stone, ore, grapes, olives
MOST_OF_RESOURCE = 8  # the cards end there
MOST_IN_STOCK = 12

# ---- pieces (HU: list of contents) ----
HOUSES = (0, 9, 12, 12, 10, 9)  # by number of players; alone three of twelve stand at the start
SUPERHOUSES = 2  # each, with two players
TOWERS = 15  # of each colour
SUPER, RESERVED = 5, 6  # owners of houses that are nobody's: superhouse, black house of the Patrician

# ---- the city (PL, HU: captions and examples fix this layout) ----
ARCHITECT, SILVERSMITH, MASON, WINERY, RECTOR, CATHEDRAL, OIL_PRESS, WHARF, FISHMONGER, MARKET = range(10)
CITY_IDS = CITY
CITY_AT = ((0, -1), (1, -1), (2, -1), (-1, 0), (0, 0), (1, 0), (2, 0), (-1, 1), (0, 1), (1, 1))
N_CITY = len(CITY_IDS)
REACTIVATES = tuple(hex_ not in (RECTOR, CATHEDRAL) for hex_ in range(N_CITY))
MAKES = {WINERY: (GRAPES, WINE), OIL_PRESS: (OLIVES, OIL), SILVERSMITH: (ORE, SILVER)}
FISHMONGER_NEEDS = 2

# ---- prices (HU: the track printed in full) ----
PRICES = (0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 4, 4, 5)
PRICE_START = 5  # the rightmost 1
TOP_PRICE = len(PRICES) - 1

# ---- ships (PL; copies and arrows RECONSTRUCTED) ----
SLOT_COST = ((OIL, 1), (WINE, 1), (SILVER, 1), (OIL, 2), (WINE, 2))  # PL, from the left
SLOT_DROPS = DATA.drops  # RECONSTRUCTED
SLOTS = len(SLOT_COST)
GOOD_POINTS = (5, 5, 4, 3, 2, 2, 2)  # gems, pearls, silk, clothes, spices, pottery, furs
SHIPS = DATA.ships
N_SHIPS = len(SHIPS)

# ---- bonus cards (PL; some values and goods RECONSTRUCTED) ----
CARD_LIMIT = 12  # points of one card
RESOURCE_CARDS = tuple(enumerate(DATA.resource_points))  # resource, points for each
GOOD_CARDS = DATA.good_points  # good, points for each ship
VARIETY, SETS, TRADE, WALLS_CARD, TOWERS_CARD = range(11, 16)
VARIETY_POINTS, SETS_POINTS, WALLS_CARD_POINTS, TOWERS_CARD_POINTS = 2, 2, 1, 2
TRADE_SHARE = 2  # one point for so many gained with ships
CARD_IDS = (
    *RESOURCES,
    *(GOODS[good] for good, _ in GOOD_CARDS),
    "variety", "sets", "trade", "walls", "towers",
)  # fmt: skip
N_CARDS = len(CARD_IDS)
FISH_CARD = FISH
DEALT = 3  # at the start, one is kept
DRAWN = 2  # at the Rector's Palace
MOST_CARDS = 1 + 2 * 6  # an automaton with all houses at the palace

# ---- alone against the Patrician (PL, HU; sites RECONSTRUCTED) ----
PATRICIAN = tuple(tuple(site - 1 for site in card) for card in DATA.patrician)
N_PATRICIAN = len(PATRICIAN)
PATRICIAN_IN_GAME = 6
PATRICIAN_EACH = 3
SOLO_START = tuple(tuple(site - 1 for site in sites) for sites in DATA.start)
AUTOMATA = 2
SOLO_ROUNDS = 9

# ---- the map: 10 city hexes, then those of the data file ----
HEX_IDS = (*CITY_IDS, *(h.id for h in DATA.hexes))
HEX_AT = (*CITY_AT, *((h.q, h.r) for h in DATA.hexes))
HEX_GIVES = (*(-1 for _ in CITY_IDS), *(h.gives for h in DATA.hexes))
N_HEXES = len(HEX_IDS)

_AROUND = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))  # neighbours clockwise as printed, from the right
_NUMBER = {at: number for number, at in enumerate(HEX_AT)}
if len(_NUMBER) < N_HEXES:
    raise FILE.wrong("a hex lies where the city is.")


def _corner(hex_: int, direction: int) -> tuple[int, ...]:
    """The hexes that meet at a corner, between a direction and the next one clockwise (those on the map)."""
    q, r = HEX_AT[hex_]
    steps = (_AROUND[direction % 6], _AROUND[(direction + 1) % 6])
    others = [_NUMBER.get((q + dq, r + dr), -1) for dq, dr in steps]
    return tuple(sorted(x for x in (hex_, *others) if x >= 0))


def _reading_order(corner: tuple[int, ...]) -> tuple[int, int]:
    """From the top, then from the left."""
    return sum(HEX_AT[h][1] for h in corner), sum(2 * HEX_AT[h][0] + HEX_AT[h][1] for h in corner)


SITES = tuple(
    sorted(
        {c for h in range(N_HEXES) for d in range(6) if len(c := _corner(h, d)) == 3},
        key=_reading_order,
    )
)
N_SITES = len(SITES)
SITE_IDS = tuple(str(number + 1) for number in range(N_SITES))
_SITE = {corner: number for number, corner in enumerate(SITES)}


def _ring() -> tuple[int, ...]:
    """Sites along the wall, clockwise from the top corner of the Silversmith."""
    after = {}
    for city in range(N_CITY):
        for direction, (dq, dr) in enumerate(_AROUND):
            beyond = _NUMBER.get((HEX_AT[city][0] + dq, HEX_AT[city][1] + dr), -1)
            if beyond < 0:
                raise FILE.wrong(f"there is no hex beside the {CITY_IDS[city]}: the city must be surrounded.")
            if beyond >= N_CITY:
                ends = [_SITE.get(_corner(city, direction - 1 + k), -1) for k in range(2)]
                if min(ends) < 0:
                    raise FILE.wrong(f"a corner of the {CITY_IDS[city]} lies on the edge of the map.")
                after[ends[0]] = ends[1]
    ring = [_SITE[_corner(SILVERSMITH, 4)]]
    while len(ring) < len(after):
        ring.append(after[ring[-1]])
    return tuple(ring)


RING = _ring()
N_WALLS = len(RING)  # 22; wall k joins RING[k] and the next
WALL_IDS = tuple(f"{SITE_IDS[RING[k]]}-{SITE_IDS[RING[(k + 1) % N_WALLS]]}" for k in range(N_WALLS))
CLOCKWISE = tuple(tuple(_SITE[_corner(city, k)] for k in range(6)) for city in range(N_CITY))

RURAL, WALL, INTERIOR = "rural", "wall", "interior"
SITE_KINDS = tuple(
    (RURAL, WALL, WALL, INTERIOR)[sum(h < N_CITY for h in corner)] for corner in SITES
)  # by city hexes: none, one, two, three
SITE_GIVES = tuple(tuple(HEX_GIVES[h] for h in corner if HEX_GIVES[h] >= 0) for corner in SITES)
try:
    check_sites(DATA, list(SITE_KINDS), [list(gives) for gives in SITE_GIVES])
except BadData as error:
    raise FILE.wrong(error) from None
