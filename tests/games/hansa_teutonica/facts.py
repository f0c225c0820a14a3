"""What board, desk and markers say, written down a second time, apart from the package: the tests compare with this."""

from __future__ import annotations

from typing import NamedTuple

SIDES = ("4-5", "2-3")
SIDE_OF = {2: "2-3", 3: "2-3", 4: "4-5", 5: "4-5"}


class Slot(NamedTuple):
    colour: str
    kind: str  # the piece that fits: trader (square) or merchant (circle)
    coin: bool


def slots(text: str) -> tuple[Slot, ...]:
    """`"Wsq+1VP Oci"` as the slots of a city from left to right."""
    colours = {"W": "white", "O": "orange", "P": "pink", "B": "black"}
    shapes = {"sq": "trader", "ci": "merchant"}
    return tuple(Slot(colours[x[0]], shapes[x[1:3]], x[3:] == "+1VP") for x in text.split())


# city | 4-5 side | 2-3 side, if it differs
_CITIES = """
groningen   | Wsq+1VP Oci     |
emden       | Wci Psq         |
stade       | Wci             | Wci+1VP
hamburg     | Wsq Osq Bsq     |
luebeck     | Wsq+1VP Psq     |
perleberg   | Wsq Psq Bci     |
lueneburg   | Oci Bsq         | Wci
kampen      | Oci Bsq         | Osq Bsq
bremen      | Wci Psq         | Psq
osnabrueck  | Wsq Osq Bsq     |
arnheim     | Wsq Wci Osq Psq |
muenster    | Wci Osq         |
minden      | Wsq Osq Psq Bsq |
hannover    | Wsq Psq         |
hildesheim  | Wsq Bsq         |
brunswiek   | Osq             |
stendal     | Wsq Wci Osq Psq |
goslar      | Wsq Bsq         | Wsq
duisburg    | Wsq             |
dortmund    | Wci Osq Psq     | Wci Osq
paderborn   | Wsq Bci         |
coellen     | Wsq+1VP Psq     |
warburg     | Osq Psq         | Osq+1VP Psq
goettingen  | Wsq Wci Psq     | Wsq Osq
quedlinburg | Oci Pci         |
halle       | Wsq+1VP Osq     |
magdeburg   | Wci Osq         |
"""
_ROWS = [[part.strip() for part in line.split("|")] for line in _CITIES.strip().splitlines()]
CITIES = tuple(name for name, _, _ in _ROWS)
SLOTS = {
    "4-5": {name: slots(large) for name, large, _ in _ROWS},
    "2-3": {name: slots(small or large) for name, large, small in _ROWS},
}
NAMES = {  # as printed, where it is more than a capital letter
    "luebeck": "Lübeck",
    "lueneburg": "Lüneburg",
    "osnabrueck": "Osnabrück",
    "muenster": "Münster",
    "goettingen": "Göttingen",
}
ABILITY_OF = {"groningen": "book", "stade": "privilege", "luebeck": "bags", "goettingen": "actions", "halle": "keys"}
RED = ("arnheim", "stendal")


class Route(NamedTuple):
    a: str
    b: str
    spaces: int


_ROUTES = """
groningen-emden 3           emden-stade 3               emden-osnabrueck 4          stade-hamburg 3
hamburg-luebeck 3           hamburg-bremen 4            hamburg-lueneburg 4         kampen-osnabrueck 2
kampen-arnheim 3            osnabrueck-bremen 3         bremen-minden 3             bremen-hannover 3
hannover-lueneburg 3        lueneburg-perleberg 3       perleberg-stendal 3         arnheim-muenster 3
arnheim-duisburg 3          muenster-minden 3           minden-hannover 3           minden-brunswiek 4
minden-paderborn 3          brunswiek-stendal 4         stendal-magdeburg 3         duisburg-dortmund 2
dortmund-paderborn 3        paderborn-hildesheim 3      paderborn-warburg 3         hildesheim-goslar 3
goslar-magdeburg 2          goslar-quedlinburg 4        coellen-warburg 4           warburg-goettingen 3
goettingen-quedlinburg 3    quedlinburg-halle 4
"""
_WORDS = _ROUTES.split()
_ALL = {
    name: Route(name.split("-")[0], name.split("-")[1], int(n))
    for name, n in zip(_WORDS[::2], _WORDS[1::2], strict=True)
}
ONLY_LARGE = ("emden-stade", "warburg-goettingen")
ROUTES = {"4-5": _ALL, "2-3": {name: route for name, route in _ALL.items() if name not in ONLY_LARGE}}
ROUTE_NAMES = tuple(_ALL)
TAVERNS = ("osnabrueck-bremen", "lueneburg-perleberg", "hildesheim-goslar")
TABLE_ROUTE = "coellen-warburg"
NEUTRAL_START = (
    "groningen-emden",
    "stade-hamburg",
    "hamburg-luebeck",
    "goettingen-quedlinburg",
    "quedlinburg-halle",
    *TAVERNS,
)

# ---- desk ----
COLOURS = ("white", "orange", "pink", "black")
EVERYTHING = 1000  # bags: C
TRACKS: dict[str, tuple[int, ...]] = {
    "keys": (1, 2, 2, 3, 4),
    "actions": (2, 3, 3, 4, 4, 5),
    "privilege": (0, 1, 2, 3),  # index in COLOURS
    "book": (2, 3, 4, 5),
    "bags": (3, 5, 7, EVERYTHING),
}
COVERS = {"keys": 4, "actions": 5, "privilege": 3, "book": 3, "bags": 3}
FREED = {"keys": "trader", "actions": "trader", "privilege": "trader", "book": "merchant", "bags": "trader"}
FOUR_POINTS = ("actions", "privilege", "book", "bags")
KINDS = ("trader", "merchant")
PIECES = {"trader": 27, "merchant": 4}
START_SUPPLY = (5, 6, 7, 8, 9)  # traders by order of seats, and one merchant each
START_STOCK = (6, 5, 4, 3, 2)

# ---- markers ----
MARKERS = ("extra-office", "swap", "remove-3", "plus-3", "plus-4", "develop")
FIFTEEN = dict(zip(MARKERS, (4, 3, 2, 2, 2, 2), strict=True))
SIXTEEN = dict(zip(MARKERS, (5, 2, 2, 2, 2, 3), strict=True))
START_MARKERS = ("extra-office", "swap", "remove-3")

# ---- points ----
LINK = (7, 4, 2, 0, 0)
TABLE = (7, 8, 9, 11)  # for white, orange, pink, black
MARKER_TABLE = {0: 0, 1: 1, 2: 3, 3: 3, 4: 6, 5: 6, 6: 10, 7: 10, 8: 15, 9: 15, 10: 21, 12: 21, 16: 21}
PER_CITY = 2
END_POINTS = 20
END_CITIES = 10


# ---- geometry ----
def ends(route: str) -> tuple[str, str]:
    return _ALL[route].a, _ALL[route].b


def beside(side: str, route: str) -> set[str]:
    """The other routes that share a city."""
    return {r for r in ROUTES[side] if r != route and set(ends(r)) & set(ends(route))}


def rings(side: str, route: str) -> list[set[str]]:
    """Routes by distance: those that share a city, those that share one with these, ..."""
    seen, out = {route}, [{route}]
    while out[-1]:
        out.append({r for near in out[-1] for r in beside(side, near)} - seen)
        seen |= out[-1]
    return out[1:-1]


BESIDE = {side: {r: beside(side, r) for r in ROUTES[side]} for side in SIDES}
RINGS = {side: {r: rings(side, r) for r in ROUTES[side]} for side in SIDES}
NEIGHBOURS = {
    side: {c: {x for r in ROUTES[side] if c in ends(r) for x in ends(r) if x != c} for c in CITIES} for side in SIDES
}
