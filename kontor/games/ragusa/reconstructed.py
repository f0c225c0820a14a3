"""Reads the data file with everything about Ragusa that no source gives, and says in words what is wrong with it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from kontor.kernel import BadData, DataFile

FILE = DataFile("Ragusa", Path(__file__).with_name("reconstructed.json"), "KONTOR_RAGUSA_DATA")

SHIPS, PATRICIAN_CARDS, CARD_SITES, START_HOUSES = 26, 10, 3, 3  # certain
RESOURCES = ("wood", "stone", "ore", "grapes", "olives", "fish")
COMMODITIES = ("wine", "oil", "silver")
GOODS = ("gems", "pearls", "silk", "clothes", "spices", "pottery", "furs")
COLOURS = ("player", "orange", "blue")  # of a solo game
CITY = (
    "architect", "silversmith", "mason", "winery", "rector", "cathedral", "oil-press", "wharf", "fishmonger", "market",
)  # fmt: skip
CARD_GOODS = ("spices", "pottery", "furs", "clothes", "silk", "gems", "pearls")  # the order of bonus cards for goods
MOST_SITES = MOST_HEXES = 60  # house sites are bits of a 64-bit number, and so are hexes
_DEAR = {"gems": ("silver",), "pearls": ("silver",), "silk": ("oil", "wine")}  # what they cost beside the slot
_NAME = re.compile(r"[A-Za-z0-9-]{1,12}")
_PARTS = ("hexes", "slots", "ships", "bonus_resources", "bonus_goods", "solo_start", "patrician")


@dataclass(frozen=True)
class Hex:
    id: str
    q: int
    r: int
    gives: int
    """A resource."""


@dataclass(frozen=True)
class Ship:
    good: int
    extra: int
    """The commodity paid beside the price of the slot, or -1."""
    raises: int
    """The commodity whose price rises when it comes in, ..."""
    by: int
    """... by so many steps."""


@dataclass(frozen=True)
class Data:
    """What the file holds, as numbers."""

    hexes: tuple[Hex, ...]
    drops: tuple[int, ...]
    """Per ship slot: the commodity whose price falls."""
    ships: tuple[Ship, ...]
    resource_points: tuple[int, ...]
    """Per resource: points of its bonus card for each."""
    good_points: tuple[tuple[int, int], ...]
    """Bonus cards for ships of one good: the good, points for each."""
    start: tuple[tuple[int, ...], ...]
    """Alone: start sites (numbered from 1) of player, orange, blue."""
    patrician: tuple[tuple[int, ...], ...]
    """Sites (numbered from 1) of each card."""


def load() -> Data:
    """The file named by the environment variable, else the one in this folder."""
    return FILE.load(read)


def read(raw: Any) -> Data:
    """The numbers of a file; `BadData` says what is wrong. `check_sites` checks the sites, when the map is known."""
    if not isinstance(raw, Mapping):
        raise BadData("it must be an object with the parts " + ", ".join(_PARTS) + ".")
    missing = [part for part in _PARTS if part not in raw]
    if missing:
        raise BadData(f"it lacks {', '.join(missing)}.")
    _only("it", raw, _PARTS)
    hexes = tuple(_hex(k, item) for k, item in enumerate(_list(raw, "hexes")))
    for name, values in (("id", [h.id for h in hexes]), ("place", [(h.q, h.r) for h in hexes])):
        twice = [value for value, n in Counter(values).items() if n > 1]
        if twice:
            raise BadData(f"two hexes have the same {name}: {twice[0]}.")
    if len(hexes) > MOST_HEXES - len(CITY):
        raise BadData(f"there are {len(hexes)} hexes outside the city; there can be at most {MOST_HEXES - len(CITY)}.")
    drops = tuple(_one_of(f"slot {k + 1}", item, COMMODITIES) for k, item in enumerate(_list(raw, "slots")))
    if len(drops) != 5:
        raise BadData(f"there are five ship slots, not {len(drops)}.")
    ships = tuple(_ship(k, item) for k, item in enumerate(_list(raw, "ships")))
    if len(ships) != SHIPS:
        raise BadData(f"there are {SHIPS} ships, not {len(ships)}.")
    if absent := [name for k, name in enumerate(GOODS) if k not in {ship.good for ship in ships}]:
        raise BadData(f"no ship brings {', '.join(absent)}; each of the seven goods must come.")
    points = _points(raw, "bonus_resources", RESOURCES)
    if set(points) != set(RESOURCES):
        raise BadData(f"bonus_resources must name each of {', '.join(RESOURCES)}.")
    goods = _points(raw, "bonus_goods", GOODS)
    if len(goods) != 5:
        raise BadData(f"there are five bonus cards for ships of one good, not {len(goods)}.")
    start = raw["solo_start"]
    if not isinstance(start, Mapping) or set(start) != set(COLOURS):
        raise BadData(f"solo_start must name {', '.join(COLOURS)}.")
    patrician = tuple(_sites(f"Patrician card {k + 1}", item) for k, item in enumerate(_list(raw, "patrician")))
    if len(patrician) != PATRICIAN_CARDS:
        raise BadData(f"there are {PATRICIAN_CARDS} Patrician cards, not {len(patrician)}.")
    return Data(
        hexes=hexes,
        drops=drops,
        ships=ships,
        resource_points=tuple(points[name] for name in RESOURCES),
        good_points=tuple((GOODS.index(name), goods[name]) for name in CARD_GOODS if name in goods),
        start=tuple(_sites(f"the start of {name}", start[name]) for name in COLOURS),
        patrician=patrician,
    )


def check_sites(data: Data, kinds: list[str], gives: list[list[int]]) -> None:
    """The part that needs the map: `kinds` of all sites (rural, wall, interior) and the resources each gives."""
    if len(kinds) > MOST_SITES:
        raise BadData(f"the hexes make {len(kinds)} house sites; there can be at most {MOST_SITES}.")
    if len(kinds) < 45:
        raise BadData(f"the hexes make {len(kinds)} house sites; five players need at least 45.")
    used: Counter[int] = Counter()
    for colour, sites in zip(COLOURS, data.start, strict=True):
        for site in sites:
            if not 1 <= site <= len(kinds) or kinds[site - 1] != "rural":
                raise BadData(f"start site {site} of {colour} is not a site in the countryside.")
        used.update(sites)
        have = Counter(resource for site in sites for resource in gives[site - 1])
        want = (2, 3, 2, 1, 1, 0) if colour == "player" else (3, 3, 1, 1, 1, 0)  # both rule books
        if tuple(have[k] for k in range(len(RESOURCES))) != want:
            wanted = ", ".join(f"{n} {name}" for n, name in zip(want, RESOURCES, strict=True) if n)
            raise BadData(f"the start sites of {colour} must give {wanted} (printed in the rule book).")
    for number, sites in enumerate(data.patrician):
        for site in sites:
            if not 1 <= site <= len(kinds) or kinds[site - 1] == "rural":
                raise BadData(f"site {site} of Patrician card {number + 1} does not touch the city.")
        used.update(sites)
    twice = [site for site, n in used.items() if n > 1]
    if twice:
        raise BadData(f"site {twice[0]} is on two Patrician cards or start places.")


def _list(raw: Mapping[str, Any], part: str) -> list[Any]:
    if not isinstance(raw[part], list):
        raise BadData(f"{part} must be a list.")
    return raw[part]  # type: ignore[no-any-return]


def _one_of(what: str, value: Any, names: tuple[str, ...]) -> int:
    if value not in names:
        raise BadData(f"{what} is {_shown(value)}; it must be one of {', '.join(names)}.")
    return names.index(value)


def _whole(what: str, value: Any, low: int, high: int) -> int:
    if type(value) is not int or not low <= value <= high:
        raise BadData(f"{what} is {_shown(value)}; it must be a whole number from {low} to {high}.")
    return value


def _shown(value: Any) -> str:
    text = repr(value)
    return text if len(text) <= 60 else text[:59] + "…"


def _only(what: str, item: Mapping[str, Any], names: Collection[str]) -> None:
    if unknown := [name for name in item if name not in names]:
        known = f"{', '.join(names)}; remarks are called note or status"
        raise BadData(f"{what} has {_shown(unknown[0])}, which is unknown ({known}).")


def _hex(number: int, item: Any) -> Hex:
    if not isinstance(item, Mapping) or not {"id", "q", "r", "gives"} <= set(item):
        raise BadData(f"hex number {number + 1} must have id, q, r and gives.")
    _only(f"hex number {number + 1}", item, ("id", "q", "r", "gives"))
    name = item["id"]
    if not isinstance(name, str) or not _NAME.fullmatch(name):
        raise BadData(f"the id of hex number {number + 1} is {_shown(name)}; it must be a few letters and digits.")
    if name in CITY:
        raise BadData(f"hex number {number + 1} is called {name}, as a hex of the city is.")
    q, r = (_whole(f"{axis} of hex {name}", item[axis], -20, 20) for axis in ("q", "r"))
    return Hex(name, q, r, _one_of(f"what hex {name} gives", item["gives"], RESOURCES))


def _ship(number: int, item: Any) -> Ship:
    if not isinstance(item, Mapping) or not {"good", "extra", "raises", "by"} <= set(item):
        raise BadData(f"ship number {number + 1} must have good, extra, raises and by.")
    what = f"ship number {number + 1}"
    _only(what, item, ("good", "extra", "raises", "by"))
    extra = -1 if item["extra"] is None else _one_of(f"extra of {what}", item["extra"], COMMODITIES)
    ship = Ship(
        _one_of(f"good of {what}", item["good"], GOODS),
        extra,
        _one_of(f"raises of {what}", item["raises"], COMMODITIES),
        _whole(f"by of {what}", item["by"], 1, 2),
    )
    good = GOODS[ship.good]
    dear = _DEAR.get(good, ())  # certain from both rule books
    if not dear and extra >= 0:
        raise BadData(f"{what} brings {good}, which costs nothing extra.")
    if dear and (item["extra"] not in dear or ship.raises != extra or ship.by != 2):
        raise BadData(f"{what} brings {good}: extra and raises must both be {' or '.join(dear)}, and by must be 2.")
    return ship


def _points(raw: Mapping[str, Any], part: str, names: tuple[str, ...]) -> dict[str, int]:
    if not isinstance(raw[part], Mapping):
        raise BadData(f"{part} must be an object: points by name.")
    for name in raw[part]:
        _one_of(f"a name in {part}", name, names)
    return {name: _whole(f"{part} of {name}", value, 1, 12) for name, value in raw[part].items()}


def _sites(what: str, item: Any) -> tuple[int, ...]:
    if not isinstance(item, list) or len(item) != CARD_SITES:
        raise BadData(f"{what} must be a list of {CARD_SITES} house sites.")
    return tuple(_whole(f"a site of {what}", site, 1, MOST_SITES) for site in item)
