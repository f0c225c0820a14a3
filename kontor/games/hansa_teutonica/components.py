"""What is in the box of Hansa Teutonica: the two maps, the desk, the markers. Numbers only, each with its source.

Sources: PL the Polish rule book; MAP both printed board sides, read post by post from photographs and equal to two
independent transcriptions; DESK a scan of the player's desk; BB the rules of the later edition. Everything is certain.
"""

from __future__ import annotations

from dataclasses import dataclass

from kontor.kernel import Box

BOX = Box(range(2, 6), minutes=60, weight=4)
MAX_PLAYERS = 5
NEUTRAL = 5  # owner of the neutral pieces of a game for two (PL)
OWNERS = 6

# ---- pieces (PL) ----
TRADER, MERCHANT = range(2)  # cube and disc; they fit square and round slots
KINDS = ("trader", "merchant")
TRADERS, MERCHANTS = 27, 4  # of each colour; one trader counts points

# ---- the desk (PL, DESK) ----
KEYS, ACTIONES, PRIVILEGE, BOOK, BAGS = range(5)
TRACKS = ("keys", "actions", "privilege", "book", "bags")
N_TRACKS = len(TRACKS)
ALL = 99  # bags: the letter C, everything
TRACK_VALUES = (
    (1, 2, 2, 3, 4),
    (2, 3, 3, 4, 4, 5),
    (0, 1, 2, 3),  # white, orange, pink, black
    (2, 3, 4, 5),
    (3, 5, 7, ALL),
)
STEPS = tuple(len(values) - 1 for values in TRACK_VALUES)  # pieces that cover a track
COVERED_BY = (TRADER, TRADER, TRADER, MERCHANT, TRADER)
FULL_TRACK_POINTS = (0, 4, 4, 4, 4)

# ---- set-up (PL; the general supply is what is left) ----
FIRST_SUPPLY = 5  # traders of the starting player; each further one gets one more
START_MERCHANTS = 1
ON_DESK = sum(steps for steps, kind in zip(STEPS, COVERED_BY, strict=True) if kind == TRADER)
LOOSE_TRADERS = TRADERS - ON_DESK - 1

# ---- markers (PL; the three that start on the taverns: five other sources) ----
EXTRA_OFFICE, SWAP, REMOVE, PLUS_3, PLUS_4, DEVELOP = range(6)
MARKERS = ("extra-office", "swap", "remove-3", "plus-3", "plus-4", "develop")
N_MARKERS = len(MARKERS)
START_MARKERS = (EXTRA_OFFICE, SWAP, REMOVE)
MARKER_COUNTS = (
    (4, 3, 2, 2, 2, 2),  # PL, BB: 15
    (5, 2, 2, 2, 2, 3),  # first edition: 16
)
ON_BOARD = 3  # markers on the board
ANNEXES = max(counts[EXTRA_OFFICE] for counts in MARKER_COUNTS)  # extra offices there can be
REMOVALS = 3
MORE_ACTIONS = (0, 0, 0, 3, 4, 0)  # by marker
# in one turn: the desk, and every such marker there is
MOST_ACTIONS = max(TRACK_VALUES[ACTIONES]) + sum(
    more * max(counts) for more, *counts in zip(MORE_ACTIONS, *MARKER_COUNTS, strict=True)
)

# ---- points (PL) ----
LINK_POINTS = (7, 4, 2)
TABLE_POINTS = (7, 8, 9, 11)  # the Coellen table; its colours are white, orange, pink, black
CELLS = len(TABLE_POINTS)
MARKER_POINTS = (0, 1, 3, 3, 6, 6, 10, 10, 15, 15, 21)  # ten or more: 21
CITY_POINTS = 2
END_SCORE, END_CITIES = 20, 10

# ---- cities (MAP): slots from left to right on the 4-5 side and, where it differs, on the 2-3 side ----
# W white, O orange, P pink, B black; capital: square, small: round; + a coin
COLOURS = ("white", "orange", "pink", "black")


@dataclass(frozen=True)
class City:
    id: str
    name: str
    slots: tuple[str, str]
    """On the 4-5 side and on the 2-3 side."""
    track: int = -1
    """The ability that can be developed here."""


def _city(name: str, large: str, small: str = "", track: int = -1) -> City:
    plain = name.lower().replace("ö", "oe").replace("ü", "ue")
    return City(plain, name, (large, small or large), track)


CITIES = (
    _city("Groningen", "W+o", track=BOOK),
    _city("Emden", "wP"),
    _city("Stade", "w", "w+", track=PRIVILEGE),
    _city("Hamburg", "WOB"),
    _city("Lübeck", "W+P", track=BAGS),
    _city("Perleberg", "WPb"),
    _city("Lüneburg", "oB", "w"),
    _city("Kampen", "oB", "OB"),
    _city("Bremen", "wP", "P"),
    _city("Osnabrück", "WOB"),
    _city("Arnheim", "WwOP"),
    _city("Münster", "wO"),
    _city("Minden", "WOPB"),
    _city("Hannover", "WP"),
    _city("Hildesheim", "WB"),
    _city("Brunswiek", "O"),
    _city("Stendal", "WwOP"),
    _city("Goslar", "WB", "W"),
    _city("Duisburg", "W"),
    _city("Dortmund", "wOP", "wO"),
    _city("Paderborn", "Wb"),
    _city("Coellen", "W+P"),
    _city("Warburg", "OP", "O+P"),
    _city("Göttingen", "WwP", "WO", track=ACTIONES),
    _city("Quedlinburg", "op"),
    _city("Halle", "W+O", track=KEYS),
    _city("Magdeburg", "wO"),
)
CITY_IDS = tuple(city.id for city in CITIES)
N_CITIES = len(CITIES)
MAX_SLOTS = 4
ARNHEIM, STENDAL, COELLEN = (CITY_IDS.index(x) for x in ("arnheim", "stendal", "coellen"))
LARGE, SMALL = range(2)
SMALL_UP_TO = 3  # players


@dataclass(frozen=True)
class Slot:
    colour: int
    shape: int
    """The kind of piece that fits."""
    coin: bool


def slots_of(city: City, side: int) -> tuple[Slot, ...]:
    text = city.slots[side]
    return tuple(
        Slot("WOPB".index(x.upper()), TRADER if x.isupper() else MERCHANT, text[k + 1 : k + 2] == "+")
        for k, x in enumerate(text)
        if x != "+"
    )


SLOTS = tuple(tuple(slots_of(city, side) for city in CITIES) for side in (LARGE, SMALL))
COINS = tuple(sum(slot.coin for slots in side for slot in slots) for side in SLOTS)


# ---- routes (MAP) ----
@dataclass(frozen=True)
class Route:
    id: str
    a: int
    b: int
    spaces: tuple[int, int]
    """On the 4-5 side and on the 2-3 side (0: there is no such route)."""
    tavern: bool = False


_LINES = """
groningen-emden 3, emden-stade 3 large, emden-osnabrueck 4, stade-hamburg 3, hamburg-luebeck 3, hamburg-bremen 4,
hamburg-lueneburg 4, kampen-osnabrueck 2, kampen-arnheim 3, osnabrueck-bremen 3 tavern, bremen-minden 3,
bremen-hannover 3, hannover-lueneburg 3, lueneburg-perleberg 3 tavern, perleberg-stendal 3, arnheim-muenster 3,
arnheim-duisburg 3, muenster-minden 3, minden-hannover 3, minden-brunswiek 4, minden-paderborn 3, brunswiek-stendal 4,
stendal-magdeburg 3, duisburg-dortmund 2, dortmund-paderborn 3, paderborn-hildesheim 3, paderborn-warburg 3,
hildesheim-goslar 3 tavern, goslar-magdeburg 2, goslar-quedlinburg 4, coellen-warburg 4, warburg-goettingen 3 large,
goettingen-quedlinburg 3, quedlinburg-halle 4
"""


def _route(line: str) -> Route:
    name, spaces, *marks = line.split()
    a, b = (CITY_IDS.index(x) for x in name.split("-"))
    small = 0 if "large" in marks else int(spaces)
    return Route(name, a, b, (int(spaces), small), "tavern" in marks)


ROUTES = tuple(_route(line) for line in _LINES.split(","))
ROUTE_IDS = tuple(route.id for route in ROUTES)
N_ROUTES = len(ROUTES)
MAX_SPACES = 4
TABLE_ROUTE = ROUTE_IDS.index("coellen-warburg")
TAVERNS = tuple(r for r, route in enumerate(ROUTES) if route.tavern)
