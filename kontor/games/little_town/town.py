"""The table of Little Town as areas, places and pieces: board, building site, market, and the packet of the draft.

What looks alike is made once: the cached functions below give the same piece to every scene that shows it.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence

from kontor.kernel import Reason
from kontor.kernel.scene import Area, Piece, Place, Table
from kontor.kernel.words import Words

from . import glance
from .components import (
    AROUND,
    CELL_NAMES,
    CELLS,
    COLUMNS,
    MEADOW,
    ROWS,
    SIDES,
    SLOTS,
    TILE_IDS,
    TILES,
    WHEAT_FIELD,
    WORKERS,
)
from .reasons import why_not_build, why_not_here, why_not_use
from .rules import is_free
from .setting_up import packet_of
from .state import BOARD, BUILD, USE, Phase, State

SIDE = 100  # of a square, in units of the board
OFFER = (118, 82, 7)  # a tile for sale: width, height, gap
WORKER = 34  # on the building site
TERRAINS = ("meadow", "forest", "mountain", "lake")


def tile_piece(s: State, c: int) -> str:
    """Id of the building on a cell: by kind, so that a surface can follow it; wheat fields by cell, there are five."""
    name = TILE_IDS[s.tile[c]]
    return f"tile-{name}-{CELL_NAMES[c]}" if s.tile[c] == WHEAT_FIELD else f"tile-{name}"


class Town:
    """What lies on the table, part by part, as one viewer sees it."""

    def __init__(self, s: State, table: Table) -> None:
        self._s, self._table = s, table
        self._words = table.phrases.words
        self._deciding = bool(table.choices)

    # ---- the board -------------------------------------------------------------------------------------------------
    def board(self) -> Area:
        columns = [CELL_NAMES[x][0] for x in range(COLUMNS)]
        rows = [str(y + 1) for y in range(ROWS)]
        return Area("board", "board", self._words("area-board"), COLUMNS * SIDE, ROWS * SIDE, columns, rows)

    def squares(self) -> list[Place]:
        s, side = self._s, self._s.options[BOARD]
        asked = self._deciding and s.phase in (Phase.TURN, Phase.LAY)
        gathers = not (self._deciding and s.phase == Phase.LAY)  # laying a tile gathers nothing
        supply = glance.cubes_left(s)
        out = []
        for c in range(CELLS):
            text = why_not = ""
            if not is_free(s, side, c):
                why_not = self._reason(why_not_here(s, c)) if asked else ""
            elif gathers:
                text = glance.found(side, supply, c)
            out.append(_square(c, text, why_not))
        return out

    def terrain(self) -> Sequence[Piece]:
        return _terrain(self._s.options[BOARD], self._words)

    def town(self) -> list[Piece]:
        s, names, out = self._s, self._table.names, []
        using = self._deciding and s.phase in (Phase.ACT, Phase.SPECIAL) and s.origin >= 0
        for c in range(CELLS):
            if s.tile[c] >= 0:
                owner, why_not = s.owner[c], ""
                if using and c in AROUND[s.origin] and USE + c not in self._table.choices:
                    why_not = self._reason(why_not_use(s, c))
                marked, key = c in (s.using, s.origin), tile_piece(s, c)
                out.append(_building(self._words, key, s.tile[c], c, owner, names[owner], marked, why_not))
            if s.worker[c] >= 0:
                out.append(_worker(self._words, c, s.worker[c], names[s.worker[c]], c == s.origin))
        return out

    def site(self) -> tuple[Area, list[Piece]]:
        """The building site: workers that are neither at home nor in the town."""
        s, title = self._s, self._words("area-site")
        out: list[Piece] = []
        for seat in range(s.seats):
            away = WORKERS[s.seats] - s.players[seat].workers - s.worker.count(seat) if s.rnd > 0 else 0
            for k in range(away):
                label = f"{title}: {self._table.names[seat]}"
                x = len(out) * (WORKER + 4)
                out.append(Piece(f"site-{seat}-{k}", "worker", "site", x, 0, WORKER, WORKER, label, owner=seat))
        return Area("site", "strip", title, max(1, len(out)) * (WORKER + 4), WORKER), out

    # ---- the market ------------------------------------------------------------------------------------------------
    def market(self) -> tuple[Area, list[Piece]]:
        """Wheat fields first, then the other tiles in the order of the box; what is sold leaves its slot empty."""
        s, out = self._s, []
        kinds = [t for t in range(len(TILES)) if s.in_game >> t & 1]
        for k in range(1 + SLOTS):
            if k >= len(kinds) or s.market[kinds[k]] == 0:
                out.append(_slot(self._words, k))
                continue
            t = kinds[k]
            marked, dim, why_not = s.building == t, False, ""
            if self._deciding and s.phase == Phase.TURN:
                marked = BUILD + t in self._table.choices
                dim, why_not = not marked, "" if marked else self._reason(why_not_build(s, t))
            out.append(_for_sale(self._words, "market", k, t, s.market[t], marked, dim, why_not))
        return self._shelf("market", self._words("area-market"), 1 + SLOTS), out

    def packet(self) -> list[tuple[Area, list[Piece]]]:
        """Draft: the tiles in front of the viewer, nobody else's."""
        s, seat = self._s, self._table.viewer
        if seat < 0 and self._table.everything:
            seat = s.seat
        if s.phase != Phase.DRAFT or seat < 0:
            return []
        tiles = [t for t in range(1, len(TILES)) if s.packet[t] == packet_of(s, seat)]
        if not tiles:
            return []
        pieces = [_for_sale(self._words, "packet", k, t, 1) for k, t in enumerate(tiles)]
        return [(self._shelf("packet", self._words("area-packet"), len(tiles)), pieces)]

    def _shelf(self, key: str, title: str, count: int) -> Area:
        width, height, gap = OFFER
        return Area(key, "market", title, 2 * width + gap, -(-count // 2) * (height + gap) - gap)

    def _reason(self, reason: Reason) -> str:
        return self._table.phrases.reason(reason)


def _corner(c: int) -> tuple[int, int]:
    return c % COLUMNS * SIDE, c // COLUMNS * SIDE


@functools.lru_cache(glance.KEPT)
def _square(c: int, text: str, why_not: str) -> Place:
    x, y = _corner(c)
    return Place(CELL_NAMES[c], "board", x, y, SIDE, SIDE, CELL_NAMES[c], text=text, why_not=why_not)


@functools.lru_cache(glance.KEPT)
def _terrain(side: int, words: Words) -> Sequence[Piece]:
    meadow, terrains = words("label-terrain-meadow"), SIDES[side]
    ground = Piece("ground", "ground", "board", 0, 0, COLUMNS * SIDE, ROWS * SIDE, meadow, "ground")
    joins, cells = [], []
    for c, kind in enumerate(terrains):
        if kind == MEADOW:
            continue
        (x, y), name, cell = _corner(c), TERRAINS[kind], CELL_NAMES[c]
        title = words(f"label-terrain-{name}")
        label = f"{title} {cell}"
        cells.append(Piece(f"terrain-{cell}", "terrain", "board", x, y, SIDE, SIDE, label, name, title=title))
        for step, direction, wide, high in ((1, "across", 2, 1), (COLUMNS, "down", 1, 2)):
            d = c + step
            if d in AROUND[c] and terrains[d] == kind:
                size = (wide * SIDE, high * SIDE)
                key = f"join-{cell}-{CELL_NAMES[d]}"
                joins.append(Piece(key, "terrain", "board", x, y, *size, label, f"{name}-{direction}"))
    return (ground, *joins, *cells)


@functools.lru_cache(glance.KEPT)
def _building(words: Words, key: str, t: int, c: int, owner: int, player: str, marked: bool, why_not: str) -> Piece:
    (x, y), name = _corner(c), words(f"tile-{TILE_IDS[t]}")
    label = words("label-building", tile=name, player=player, cell=CELL_NAMES[c])
    piece = Piece(key, "tile", "board", x + 5, y + 5, SIDE - 10, SIDE - 10, label)
    piece.label = f"{label}. {words(f'tile-{TILE_IDS[t]}.effect')}"
    piece.symbol, piece.owner, piece.title = f"bld-{TILE_IDS[t]}", owner, name
    piece.text, piece.marked, piece.why_not = glance.effect(t), marked, why_not
    piece.origin = f"market-{TILE_IDS[t]}"
    return piece


@functools.lru_cache(glance.KEPT)
def _worker(words: Words, c: int, owner: int, player: str, marked: bool) -> Piece:
    (x, y), cell = _corner(c), CELL_NAMES[c]
    label = words("label-worker", player=player, cell=cell)
    return Piece(f"worker-{cell}", "worker", "board", x + 21, y + 21, 58, 58, label, owner=owner, marked=marked)


@functools.lru_cache(glance.KEPT)
def _slot(words: Words, k: int) -> Piece:
    return _offer(f"slot-{k}", "slot", "market", k, words("area-market"))


@functools.lru_cache(glance.KEPT)
def _for_sale(
    words: Words, area: str, k: int, t: int, count: int, marked: bool = False, dim: bool = False, why_not: str = ""
) -> Piece:
    name, points = words(f"tile-{TILE_IDS[t]}"), words("label-points", count=TILES[t].points)
    label = words("label-market-tile", tile=name, count=count) if area == "market" else name
    price = f"{words('label-price')}: {words.plain(glance.price(t))}"
    effect = words(f"tile-{TILE_IDS[t]}.effect")
    piece = _offer(f"{area}-{TILE_IDS[t]}", "offer", area, k, f"{label}. {price}; {points}. {effect}")
    piece.symbol, piece.title, piece.text = f"bld-{TILE_IDS[t]}", name, glance.effect(t)
    piece.foot, piece.corner, piece.count = glance.price(t), glance.stars(t), count
    piece.marked, piece.dim, piece.why_not = marked, dim, why_not
    return piece


def _offer(key: str, kind: str, area: str, k: int, label: str) -> Piece:
    width, height, gap = OFFER
    return Piece(key, kind, area, k % 2 * (width + gap), k // 2 * (height + gap), width, height, label)
