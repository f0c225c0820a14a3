"""The board of Ragusa as places, pieces and lines: hexes, house sites, houses, towers, and the wall round the city.

What looks alike is made once: a house of one colour on one site is the same piece in every scene.
"""

from __future__ import annotations

import functools
from collections.abc import Hashable, Iterator, Sequence
from copy import copy

from kontor.kernel.display import ids
from kontor.kernel.scene import Area, Line, Piece, Place, Table
from kontor.kernel.words import Words

from .. import naming
from ..components import (
    CITY_IDS,
    CLOCKWISE,
    HEX_GIVES,
    HEX_IDS,
    N_CITY,
    N_HEXES,
    N_PATRICIAN,
    N_SITES,
    N_WALLS,
    PATRICIAN,
    RESERVED,
    RESOURCES,
    RING,
    SITE_IDS,
    SUPER,
    WALL_IDS,
)
from ..state import OWNER, Phase, State
from . import layout

KEPT = 20_000  # pieces and texts kept ready for the next scene
NOBODY = -1
SIGNS = {
    "architect": "tower",
    "silversmith": "silver",
    "mason": "wall",
    "winery": "wine",
    "rector": "rector",
    "cathedral": "cathedral",
    "oil-press": "oil",
    "wharf": "coin",
    "fishmonger": "fish",
    "market": "ship",
}
Names = tuple[str, ...]


# ---- ids ------------------------------------------------------------------------------------------------------------
hex_id = ids("hex", HEX_IDS)
site_id = ids("site", SITE_IDS)
tower_site_id = ids("tower", (SITE_IDS[site] for site in RING))
wall_id = ids("wall", WALL_IDS)


def tower_id(k: int, owner: int) -> str:
    return f"{tower_site_id(k)}:{_colour(owner)}"


def house_id(site: int, house: int) -> str:
    whose = "super" if house == SUPER else "reserved" if house == RESERVED else _colour(house)
    return f"house:{SITE_IDS[site]}:{whose}"


def _colour(owner: int) -> str:
    """No number alone: the end of an id may be a word of the log."""
    return f"p{owner + 1}"


# ---- whose ----------------------------------------------------------------------------------------------------------
def owner_names(s: State, table: Table) -> Names:
    """All colours in the game: the players, and alone the automata, too."""
    if s.seats > 1:
        return table.names
    return (table.names[0], *(table.phrases.named(OWNER, owner) for owner in (1, 2)))


def acting_site(s: State) -> int:
    """The house that acts now, else the new one, else -1."""
    if s.site < 0 or s.hex < 0:
        return s.site
    around = CLOCKWISE[s.hex]
    return around[(around.index(s.site) + s.step) % len(around)]


# ---- what lies on the board -----------------------------------------------------------------------------------------
def area(words: Words) -> Area:
    return Area("board", "board", words("area-board"), layout.WIDTH, layout.HEIGHT, zoom=True, written="hexes")


def places(words: Words) -> Sequence[Place]:
    return _places(words)


def lines(s: State, words: Words) -> list[Line]:
    """Open edges first, so that walls lie over their ends."""
    drawn = [_edge(words, k, bool(s.walls >> k & 1)) for k in range(N_WALLS)]
    return [line for kind in ("edge", "wall") for line in drawn if line.kind == kind]


def seen(s: State) -> Hashable:
    """All that `pieces` and the walls show."""
    over = s.phase == Phase.OVER
    acting = (-1, -1) if over else (s.hex, acting_site(s))
    keepers = tuple(s.patrician) if s.seats == 1 else ()
    return tuple(s.house), tuple(s.tower), s.walls, acting, keepers


def pieces(s: State, table: Table) -> list[Piece]:
    """Hexes, towers, houses, from below."""
    words, names = table.phrases.words, owner_names(s, table)
    out = list(_hexes(words))
    if s.hex >= 0 and s.phase != Phase.OVER:
        out[s.hex] = _marked(out[s.hex])
    for k, owner in enumerate(s.tower):
        if owner >= 0:
            out.append(_tower(words, names, k, owner))
    acting = acting_site(s) if s.phase != Phase.OVER else -1
    keepers = dict(_keepers(s)) if s.seats == 1 else {}
    for site, house in enumerate(s.house):
        if house >= 0:
            piece = _house(words, names, site, house, keepers.get(site, -1))
            out.append(_marked(piece) if site == acting else piece)
    return out


def _keepers(s: State) -> Iterator[tuple[int, int]]:
    """Reserved sites whose card was seen, and the automaton that has it."""
    for card in range(N_PATRICIAN):
        if s.patrician[card] > 0:
            for site in PATRICIAN[card]:
                yield site, s.patrician[card]


# ---- what looks alike is made once ----------------------------------------------------------------------------------
def _marked(piece: Piece) -> Piece:
    piece = copy(piece)
    piece.marked = True
    return piece


@functools.lru_cache(KEPT)
def _hexes(words: Words) -> Sequence[Piece]:
    return tuple(_hex(words, h) for h in range(N_HEXES))


def _hex(words: Words, h: int) -> Piece:
    x, y = layout.HEXES[h]
    piece = Piece(hex_id(h), "hex", "board", x - layout.WIDE / 2, y - layout.SIDE, layout.WIDE, layout.HIGH, "")
    if h < N_CITY:
        key = f"hex-{CITY_IDS[h]}"
        piece.title, piece.text, piece.symbol, piece.tone = words(key), words(f"{key}.text"), SIGNS[CITY_IDS[h]], "city"
        piece.label = f"{piece.title}. {piece.text}"
    else:
        good = RESOURCES[HEX_GIVES[h]]
        piece.symbol, piece.tone = good, "sea" if good == "fish" else good
        piece.label = words("label-land", land=hex_name(words, h), resource=words(f"resource-{good}"))
    return piece


def hex_name(words: Words, h: int) -> str:
    return words(naming.hex_key(h))


def site_name(words: Words, site: int) -> str:
    """ "Cathedral · Oil Press · Market"."""
    return naming.site(words, site)[""]


def wall_name(words: Words, k: int, built: bool) -> str:
    """ "Wall between Mason and Olive grove"."""
    forms = naming.wall(words, k)
    return words("label-wall" if built else "label-edge", wall_at=forms["at"], wall_at_cap=forms["at_cap"])


@functools.lru_cache(KEPT)
def _places(words: Words) -> Sequence[Place]:
    """House sites, then tower sites above those of the ring."""
    out = [
        _round(site_id(site), layout.SITE_AT[site], layout.SITE, site_name(words, site), "site")
        for site in range(N_SITES)
    ]
    for k, site in enumerate(RING):
        label = words("label-tower-site", site=site_name(words, site))
        out.append(_round(tower_site_id(k), layout.TOWER_AT[k], layout.TOWER_SITE, label))
    return tuple(out)


def _round(key: str, at: layout.Point, size: float, label: str, tone: str = "") -> Place:
    return Place(key, "board", at[0] - size / 2, at[1] - size / 2, size, size, label, tone=tone)


@functools.lru_cache(KEPT)
def _edge(words: Words, k: int, built: bool) -> Line:
    kind = "wall" if built else "edge"
    return Line(wall_id(k), "board", list(layout.WALL_AT[k]), wall_name(words, k, built), kind=kind)


@functools.lru_cache(KEPT)
def _tower(words: Words, names: Names, k: int, owner: int) -> Piece:
    label = f"{words('label-tower', owner=names[owner])}. {site_name(words, RING[k])}"
    return _standing(tower_id(k, owner), "tower", layout.TOWER_AT[k], layout.TOWER, label, owner)


@functools.lru_cache(KEPT)
def _house(words: Words, names: Names, site: int, house: int, keeper: int) -> Piece:
    """A house; nobody's are black, with a sign instead of an emblem."""
    at, key, where = layout.SITE_AT[site], house_id(site, house), site_name(words, site)
    if house == SUPER:
        piece = _standing(key, "hall", at, layout.HOUSE + 5, f"{words('label-superhouse')}. {where}", NOBODY)
        piece.tone, piece.symbol, piece.title = "black", "star", "S"
    elif house == RESERVED:
        label = words("label-reserved-for", owner=names[keeper]) if keeper >= 0 else words("label-reserved")
        piece = _standing(key, "house", at, layout.HOUSE - 3, f"{label}. {where}", NOBODY)
        piece.tone, piece.symbol, piece.title = "black", "ui-lock", "#"
    else:
        label = words("label-house", owner=names[house])
        piece = _standing(key, "house", at, layout.HOUSE, f"{label}. {where}", house)
    return piece


def _standing(key: str, kind: str, at: layout.Point, size: float, label: str, owner: int) -> Piece:
    return Piece(key, kind, "board", at[0] - size / 2, at[1] - size / 2, size, size, label, owner=owner)
