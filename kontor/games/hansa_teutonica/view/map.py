"""The map of Hansa Teutonica as lines and pieces: land, roads, posts, cities with their offices, printed tracks.

What looks alike is made once: a road or a city with the same pieces on it is the same `Things` in every scene.
"""

from __future__ import annotations

import functools
from collections.abc import Hashable, Iterator, Sequence

from kontor.kernel.scene import Area, Line, Piece, Table
from kontor.kernel.words import Words

from ..components import (
    ARNHEIM,
    CITIES,
    CITY_IDS,
    COELLEN,
    COLOURS,
    END_CITIES,
    KINDS,
    LINK_POINTS,
    MARKERS,
    N_CITIES,
    NEUTRAL,
    ROUTE_IDS,
    ROUTES,
    SLOTS,
    STENDAL,
    TABLE_POINTS,
    TRACKS,
)
from ..ids import badge_id, cell_id, line_id, office_id, on_post, plate_id, post_id, slot_id
from ..markers import pile_size
from ..state import Phase, State
from . import layout
from .looks import Things

KEPT = 20_000  # roads, cities and texts kept ready for the next scene
SHAPES = ("square", "circle")  # of a slot, by the kind of piece that fits
DRAWN = ("cube", "disc")  # by kind of piece
Names = tuple[str, ...]


# ---- what lies on the table -----------------------------------------------------------------------------------------
def area(words: Words) -> Area:
    return Area("board", "board", words("area-board"), layout.WIDTH, layout.HEIGHT, zoom=True, written="map")


def things(s: State, table: Table) -> list[Things]:
    """Everything on the map: printed things first, then roads, cities, and what is off the board for the moment."""
    words, names, side = table.phrases.words, table.names, s.side
    out = [_land(words), _full_cities(words, s.completed)]
    for r, route in enumerate(ROUTES):
        if spaces := route.spaces[side]:
            out.append(_road(words, names, r, tuple(s.post[r][:spaces]), s.marker[r]))
    annexes: dict[int, tuple[tuple[int, int], ...]] = {}
    for n in range(s.annexes):
        annexes[s.annex_city[n]] = ((n, s.annex[n]), *annexes.get(s.annex_city[n], ()))
    for city in range(N_CITIES):
        offices = tuple(s.office[city][: s.offices[city]])
        out.append(_city(words, names, side, city, offices, annexes.get(city, ())))
    out.append(_coellen(words, names, tuple(s.coellen)))
    out.append(_link(words, names, tuple([s.players[seat].linked for seat in range(s.seats)])))
    waiting = tuple([marker for marker in s.waiting if marker >= 0])
    out.append(_pile(words, pile_size(s), s.drawn, waiting))
    return out + [_aside(words, names, *where) for where in aside(s)]


def seen(s: State) -> Hashable:
    """All that `things` show."""
    posts, offices = tuple(map(tuple, s.post)), tuple(map(tuple, s.office))
    annexes = tuple(s.annex[: s.annexes]), tuple(s.annex_city[: s.annexes])
    linked = tuple([s.players[seat].linked for seat in range(s.seats)])
    tracks = s.side, s.completed, pile_size(s), s.drawn, tuple(s.waiting), tuple(s.coellen), linked
    return posts, tuple(s.marker), offices, tuple(s.offices), annexes, tracks, tuple(aside(s))


def aside(s: State) -> Iterator[tuple[str, int, int, int]]:
    """Pieces that were displaced or lifted: id, piece, the road they come from, and how far aside."""
    found = []
    if s.held >= 0:
        found.append((s.held, s.held_from, 0))
    if s.victim >= 0 and s.settled == 0 and s.phase in (Phase.PAY, Phase.RELOCATE, Phase.LIFTED, Phase.NEUTRAL):
        found.append((s.victim, s.route, layout.POST + 2 if s.held >= 0 and s.held_from == s.route else 0))
    for piece, route, shift in found:
        yield f"aside:{ROUTE_IDS[route]}:{shift}:{piece >> 1}:{KINDS[piece & 1]}", piece, route, shift


def annex_id(n: int, piece: int) -> str:
    return f"annex:{n}:{piece >> 1}:{KINDS[piece & 1]}"


def printed_on_land(words: Words) -> list[Piece]:
    """What the board has beside roads and cities."""
    nobody = [-1] * len(TABLE_POINTS)
    tracks = [
        _full_cities(words, -1),
        _coellen(words, (), tuple(nobody)),
        _link(words, (), ()),
        _pile(words, 0, -1, ()),
    ]
    return [piece for each in (_land(words), *tracks) for piece in each]


def spaces(words: Words, side: int) -> tuple[list[Piece], list[Piece]]:
    """The posts of all roads; the plates of all cities, each before its slots."""
    roads = [(r, route.spaces[side]) for r, route in enumerate(ROUTES) if route.spaces[side]]
    posts = [piece for r, count in roads for piece in _road(words, (), r, (-1,) * count, -1)]
    return posts, [piece for city in range(N_CITIES) for piece in _city(words, (), side, city, (), ())]


def owner_name(words: Words, names: Names, owner: int) -> str:
    return words("owner-neutral") if owner == NEUTRAL else names[owner]


def piece_name(words: Words, names: Names, piece: int) -> str:
    """A trader or a merchant and whose: "trader (Ann)"."""
    return f"{words(f'kind-{KINDS[piece & 1]}')} ({owner_name(words, names, piece >> 1)})"


# ---- printed --------------------------------------------------------------------------------------------------------
@functools.lru_cache(KEPT)
def _land(words: Words) -> Things:
    """The land, names of waters, taverns: the same on both sides."""
    out = [Piece("ground", "ground", "board", 0, 0, layout.WIDTH, layout.HEIGHT, words("area-board"), "ground")]
    for key, (x, y) in layout.WATERS.items():
        out.append(_label(f"water:{key}", x, y, 120, 17, words(f"label-{key}"), "sea"))
    for route, (x, y) in layout.TAVERNS.items():
        label = words("label-tavern", route=words(f"route-{route}"))
        out.append(_round(f"tavern:{route}", "badge", x, y, layout.TAVERN, label, "tavern", tone="plain"))
    return Things(out)


@functools.lru_cache(KEPT)
def _full_cities(words: Words, completed: int) -> Things:
    """The track of full cities; the game ends with the last cell."""
    x, y, step, size = layout.FULL_CITIES
    title = words("label-full-cities")
    out = [_label("full:title", x + 5 * step + size / 2, y - 9, 220, 14, title)]
    for k in range(END_CITIES + 1):
        now, end = k == min(completed, END_CITIES), k == END_CITIES
        label = words("label-full-cities-now", count=completed) if now else f"{title}: {k}"
        cell = Piece(f"full:{k}", "cell", "board", x + k * step, y, size, size, label, title=str(k), marked=now)
        cell.tone = "red" if end else ""
        out.append(cell)
    return Things(out)


@functools.lru_cache(KEPT)
def _coellen(words: Words, names: Names, cells: tuple[int, ...]) -> Things:
    """The table of Coellen: four cells for merchants, worth points at the end."""
    x, y, step, size = layout.COELLEN
    wide = 3 * step + size
    title = words("category-coellen")
    out = [
        _label("coellen:title", x + wide / 2, y - 15, 150, 14, title),
        Piece("coellen:panel", "panel", "board", x - 8, y - 7, wide + 16, size + 14, title),
    ]
    for k, points in enumerate(TABLE_POINTS):
        label = words("label-coellen", count=points, colour=words(f"colour-{COLOURS[k]}"))
        cell = Piece(cell_id(k), "cell", "board", x + k * step, y, size, size, label, title=str(points))
        cell.shape, cell.tone = "circle", COLOURS[k]
        out.append(cell)
        if cells[k] >= 0:
            label = f"{title}, {points}: {names[cells[k]]}"
            key = f"coellen:{points}:{cells[k]}"
            out.append(_round(key, "disc", x + k * step + size / 2, y + size / 2, size - 4, label, owner=cells[k]))
    return Things(out)


@functools.lru_cache(KEPT)
def _link(words: Words, names: Names, linked: tuple[int, ...]) -> Things:
    """Points for those who first join the red cities; a cube on what is taken."""
    x, y, step, size = layout.LINK
    wide = (len(LINK_POINTS) - 1) * step + size
    title = words("category-link")
    panel = Piece("link:panel", "panel", "board", x - 4, y - 4, wide + 8, size + 8, title, tone="red")
    out = [_label("link:title", x + wide / 2, y - 12, 130, 14, title), panel]
    for k, points in enumerate(LINK_POINTS):
        label = words("label-link", place=k + 1, count=points)
        cell = Piece(f"link:{points}", "cell", "board", x + k * step, y, size, size, label, title=str(points))
        cell.shape = "circle"
        out.append(cell)
        if k + 1 in linked:
            seat = linked.index(k + 1)
            middle = (x + k * step + size / 2, y + size / 2)
            out.append(_round(f"linked:{seat}", "cube", *middle, size - 3, f"{label}: {names[seat]}", owner=seat))
    return Things(out)


@functools.lru_cache(KEPT)
def _pile(words: Words, left: int, drawn: int, waiting: tuple[int, ...]) -> Things:
    """Markers still to be drawn; beside them the one just drawn, and those that found no route."""
    x, y, size = layout.PILE
    label = words("label-pile", count=left)
    pile = Piece("pile", "token", "board", x, y, size, size, label, "marker", count=left, text=f"×{left}")
    pile.dim = left == 0
    out = [_label("pile:title", x + 24, y - 9, 90, 14, words("label-pile-title")), pile]
    for k, marker in enumerate([drawn, *waiting] if drawn >= 0 else waiting):
        name = words(f"marker-{MARKERS[marker]}")
        label = words("label-drawn" if k == 0 and drawn >= 0 else "label-waiting", marker=name)
        token = Piece(f"drawn:{k}", "token", "board", x + 58 + k * (size + 4), y, size, size, label)
        token.symbol, token.marked = f"marker-{MARKERS[marker]}", k == 0 and drawn >= 0
        out.append(token)
    return Things(out)


# ---- roads ----------------------------------------------------------------------------------------------------------
@functools.lru_cache(KEPT)
def lines(words: Words, side: int) -> Sequence[Line]:
    out = []
    for r, route in enumerate(ROUTES):
        if route.spaces[side]:
            ends = [(float(layout.PLATES[city][0]), float(layout.PLATES[city][1])) for city in (route.a, route.b)]
            posts = [(float(x), float(y)) for x, y in layout.POSTS[r]]
            out.append(Line(line_id(r), "board", [ends[0], *posts, ends[1]], words(f"route-{route.id}")))
    return tuple(out)


@functools.lru_cache(KEPT)
def _road(words: Words, names: Names, r: int, spaces: tuple[int, ...], marker: int) -> Things:
    """The posts of a road, the pieces on them, and its marker."""
    name, out = words(f"route-{ROUTE_IDS[r]}"), []
    for k, piece in enumerate(spaces):
        x, y = layout.POSTS[r][k]
        label = words("label-space", route=name, number=k + 1)
        out.append(_round(post_id(r, k), "spot", x, y, layout.POST, label, tone="post", shape="circle"))
        if piece >= 0:
            label = f"{label}: {piece_name(words, names, piece)}"
            size = layout.POST - 1 if piece & 1 else layout.POST - 2
            out.append(_round(on_post(r, k, piece), DRAWN[piece & 1], x, y, size, label, owner=piece >> 1))
    if marker >= 0:
        label = words("label-marker", route=name, marker=words(f"marker-{MARKERS[marker]}"))
        x, y = layout.MARKERS[r]
        out.append(_round(f"marker:{ROUTE_IDS[r]}", "token", x, y, layout.TOKEN, label, f"marker-{MARKERS[marker]}"))
    return Things(out)


@functools.lru_cache(KEPT)
def _aside(words: Words, names: Names, key: str, piece: int, route: int, shift: int) -> Things:
    """A piece that was displaced or lifted, beside the road it comes from."""
    x, y = layout.ASIDE[route]
    label = words("label-aside", piece=piece_name(words, names, piece), route=words(f"route-{ROUTE_IDS[route]}"))
    return Things([_round(key, DRAWN[piece & 1], x + shift, y, layout.POST, label, owner=piece >> 1, marked=True)])


# ---- cities ---------------------------------------------------------------------------------------------------------
def controller_of(offices: Sequence[int], annexes: Sequence[int] = ()) -> int:
    """Most offices, else the rightmost of those with most: an owner or -1. Extra offices go from left to right, too."""
    owners = [piece >> 1 for piece in (*annexes, *offices)]
    best, most = -1, 0
    for owner in reversed(owners):
        n = owners.count(owner)
        if n > most:
            best, most = owner, n
    return best


@functools.lru_cache(KEPT)
def _city(
    words: Words, names: Names, side: int, city: int, offices: tuple[int, ...], annexes: tuple[tuple[int, int], ...]
) -> Things:
    """A city's plate in its controller's colour, its slots and offices, extra offices left of the row."""
    slots, name = SLOTS[side][city], words(f"city-{CITY_IDS[city]}")
    x, y, least = layout.PLATES[city]
    row = len(slots) + len(annexes)
    wide = max(least, row * layout.PITCH + 9)
    owner = controller_of(offices, [piece for _, piece in annexes])
    plate = Piece(plate_id(city), "plate", "board", x - wide / 2, y - layout.PLATE / 2, wide, layout.PLATE, "")
    plate.label = ". ".join(_city_told(words, names, side, city, owner, len(offices)))
    plate.title, plate.owner, plate.tone = name, owner, _banner(city)
    out = [plate]
    track = CITIES[city].track
    if track >= 0:
        label = words("label-badge", city=name, track=words(f"track-{TRACKS[track]}"))
        edge = x + wide / 2 + layout.BESIDE
        out.append(_round(badge_id(track), "badge", edge, y - 2, layout.BADGE, label, TRACKS[track]))
    at, middle = x - (row - 1) * layout.PITCH / 2, y - layout.PLATE / 2 + layout.ROW
    for n, piece in annexes:
        label = words("label-annex", city=name, piece=piece_name(words, names, piece))
        out.append(_round(annex_id(n, piece), DRAWN[piece & 1], at, middle, layout.SLOT - 1, label, owner=piece >> 1))
        at += layout.PITCH
    for k, slot in enumerate(slots):
        kind, colour = words(f"kind-{KINDS[slot.shape]}"), words(f"colour-{COLOURS[slot.colour]}")
        label = words("label-slot", city=name, number=k + 1, colour=colour, kind=kind)
        spot = _round(slot_id(city, k), "spot", at, middle, layout.SLOT, label, shape=SHAPES[slot.shape])
        spot.tone, spot.title = COLOURS[slot.colour], "+1" if slot.coin else ""
        out.append(spot)
        if k < len(offices):
            piece = offices[k]
            label = words("label-office", city=name, number=k + 1, piece=piece_name(words, names, piece))
            key, size = office_id(city, k, piece), layout.SLOT + (1 if piece & 1 else -1)
            out.append(_round(key, DRAWN[piece & 1], at, middle, size, label, owner=piece >> 1))
        at += layout.PITCH
    return Things(out)


def _banner(city: int) -> str:
    if city in (ARNHEIM, STENDAL):
        return "red"
    return "yellow" if city == COELLEN or CITIES[city].track >= 0 else ""


def _city_told(words: Words, names: Names, side: int, city: int, owner: int, offices: int) -> Iterator[str]:
    """How full it is, who controls it, what the next office needs, what can be developed."""
    slots, track = SLOTS[side][city], CITIES[city].track
    yield words("label-city", city=words(f"city-{CITY_IDS[city]}"), count=offices, most=len(slots))
    if owner >= 0:
        yield words("label-controls", player=owner_name(words, names, owner))
    if offices < len(slots):
        slot = slots[offices]
        forms = words.arguments("colour", f"colour-{COLOURS[slot.colour]}")
        text = words("label-city-next", kind=words(f"kind-{KINDS[slot.shape]}"), **forms)
        yield f"{text}, {words('label-city-coin')}" if slot.coin else text
    if track >= 0:
        yield words("label-city-develops", track=words(f"track-{TRACKS[track]}"))


# ---- shapes ---------------------------------------------------------------------------------------------------------
def _round(
    key: str, kind: str, x: float, y: float, size: float, label: str, symbol: str = "", owner: int = -1,
    tone: str = "", shape: str = "square", marked: bool = False,
) -> Piece:  # fmt: skip
    """A piece centred on a point."""
    piece = Piece(key, kind, "board", x - size / 2, y - size / 2, size, size, label, symbol, owner, marked=marked)
    piece.tone, piece.shape = tone, shape
    return piece


def _label(key: str, x: float, y: float, width: float, height: float, title: str, tone: str = "") -> Piece:
    return Piece(key, "label", "board", x - width / 2, y - height / 2, width, height, title, title=title, tone=tone)
