"""Names of house sites and walls, made of the hexes around them, so that they follow the map of the data file.

A site is short "Winery · Wharf · Sea", and in a sentence "between Winery, Wharf and the sea". On the coast, and where
several would be called the same, it has a direction: from a hex of the city if it touches one ("north of the
Architect"), else among those that are alike ("in the west"). A wall is named likewise by the two hexes it parts.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from kontor.kernel.words import Words

from .components import CITY_IDS, FISH, HEX_AT, HEX_GIVES, N_CITY, N_WALLS, RESOURCES, RING, SITES

COMPASS = ("east", "south-east", "south", "south-west", "west", "north-west", "north", "north-east")  # clockwise
_ENDS = (("west", "east"), ("north", "south"))  # of those alike, side by side or one below the other
Point = tuple[float, float]


def hex_key(h: int) -> str:
    """The text that names a hex: a quarter of the city, or what the land is."""
    return f"hex-{CITY_IDS[h]}" if h < N_CITY else f"land-{RESOURCES[HEX_GIVES[h]]}"


@dataclass(frozen=True)
class _Name:
    """How a place is called: `between` its hexes, `beside` the first of them, or `coast`, beside it and by the sea."""

    how: str
    hexes: tuple[str, ...]
    """Keys of their names."""
    where: str = ""
    """Its direction from the first hex."""
    which: str = ""
    """Of several that are alike: the side it lies on, or from where it is counted, ..."""
    number: int = 0
    """... as which."""


def _spot(hexes: Sequence[int]) -> Point:
    """The middle between hexes, downwards; hexes stand on a point."""
    across = sum(math.sqrt(3) * (HEX_AT[h][0] + HEX_AT[h][1] / 2) for h in hexes)
    return round(across / len(hexes), 3), round(sum(1.5 * HEX_AT[h][1] for h in hexes) / len(hexes), 3)


def _direction(start: int, hexes: Sequence[int]) -> str:
    (x, y), (a, b) = _spot([start]), _spot(hexes)
    return COMPASS[round(math.atan2(b - y, a - x) / (math.pi / 4)) % len(COMPASS)]


def _named(places: Sequence[Sequence[int]]) -> tuple[_Name, ...]:
    """The names of places that touch these hexes: the city's first, then land, then the sea."""
    order = [sorted(hexes, key=lambda h: (HEX_GIVES[h], h)) for hexes in places]
    names = [_first(hexes) for hexes in order]
    for name, alike in _groups(names):
        for k in alike:
            if order[k][0] < N_CITY:
                names[k] = _Name("beside", name.hexes, _direction(order[k][0], order[k]))
    for _, alike in _groups(names):
        for k, (which, number) in zip(alike, _which([_spot(order[k]) for k in alike]), strict=True):
            names[k] = replace(names[k], which=which, number=number)
    return tuple(names)


def _first(hexes: Sequence[int]) -> _Name:
    """The name of a place that is not called like others."""
    keys = tuple(map(hex_key, hexes))
    if len(hexes) == 3 and [HEX_GIVES[h] == FISH for h in hexes] == [False, True, True]:
        return _Name("coast", keys[:2], _direction(hexes[0], hexes))
    return _Name("between", keys)


def _groups(names: Sequence[_Name]) -> list[tuple[_Name, list[int]]]:
    """Names that several places have, and those places."""
    found: dict[_Name, list[int]] = {}
    for k, name in enumerate(names):
        found.setdefault(name, []).append(k)
    return [(name, alike) for name, alike in found.items() if len(alike) > 1]


def _which(spots: Sequence[Point]) -> list[tuple[str, int]]:
    """How to tell apart places that are alike: by their order in a row, else by the sides they lie on."""
    for axis, (first, last) in enumerate(_ENDS):
        if len({spot[axis] for spot in spots}) == len(spots):
            return _in_a_row(sorted(range(len(spots)), key=lambda k: spots[k][axis]), first, last)
    sides = ["-".join(filter(None, (_side(spots, k, 1), _side(spots, k, 0)))) or "middle" for k in range(len(spots))]
    if len({*sides}) == len(sides):
        return [(side, 0) for side in sides]
    return _in_a_row(sorted(range(len(spots)), key=lambda k: spots[k]), *_ENDS[0])


def _in_a_row(row: Sequence[int], first: str, last: str) -> list[tuple[str, int]]:
    """The ends of a row by the side they lie on, one between them as the middle, more of them counted."""
    between = "middle" if len(row) == 3 else f"from-{first}"
    told = {k: (first if n == 1 else last if n == len(row) else between, n) for n, k in enumerate(row, start=1)}
    return [told[k] for k in range(len(row))]


def _side(spots: Sequence[Point], k: int, axis: int) -> str:
    """On which side of all of them one lies; none near their middle."""
    low, high = min(spot[axis] for spot in spots), max(spot[axis] for spot in spots)
    part = (spots[k][axis] - low) / (high - low)
    return _ENDS[axis][0] if part < 0.3 else _ENDS[axis][1] if part > 0.7 else ""


# Per wall the two hexes it parts.
PARTED = tuple(tuple(sorted({*SITES[RING[k]]} & {*SITES[RING[(k + 1) % N_WALLS]]})) for k in range(N_WALLS))
_SITES, _WALLS = _named(SITES), _named(PARTED)


# ---- in words -------------------------------------------------------------------------------------------------------
@functools.lru_cache(None)
def site(words: Words, index: int) -> Mapping[str, str]:
    """Forms of a site's name: short, `at` after what is built there, `at_cap` at the beginning of a sentence."""
    return _forms(words, "site", _SITES[index])


def ring_site(words: Words, index: int) -> Mapping[str, str]:
    return site(words, RING[index])


@functools.lru_cache(None)
def wall(words: Words, index: int) -> Mapping[str, str]:
    return _forms(words, "wall", _WALLS[index])


def _forms(words: Words, kind: str, name: _Name) -> Mapping[str, str]:
    said: dict[str, Any] = {}
    for place, key in zip(("first", "second", "third"), name.hexes, strict=False):
        said |= {f"{place}_amid": words(key), **words.arguments(place, key)}
    short = " · ".join(words(key) for key in name.hexes)
    if name.where:
        said |= words.arguments("where", f"where-{name.where}")
        short = f"{short}, {said['where']}"
    at = words(f"{kind}-{name.how}", **said)
    if name.which:
        said |= {"which": words(f"which-{name.which}", number=name.number), "at": at}
        said["which_at"] = words.forms(f"which-{name.which}", number=name.number).get("at", said["which"])
        short, at = f"{short}, {said['which']}", words("site-which", **said)
    return {"": short, "at": at, "at_cap": at[:1].upper() + at[1:]}
