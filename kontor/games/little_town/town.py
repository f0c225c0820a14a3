"""The table of Little Town as areas, places and pieces: board, building site, market, and the packet of the draft."""

from __future__ import annotations

from kontor.kernel.scene import Area, Piece, Place, Table

from . import glance
from .components import (
    AROUND,
    CELL_NAMES,
    CELLS,
    COLUMNS,
    GOODS,
    MEADOW,
    ROWS,
    SIDES,
    SLOTS,
    TILE_IDS,
    TILES,
    WHEAT_FIELD,
    WORKERS,
)
from .reasons import why_not
from .rules import is_free
from .setting_up import packet_of
from .state import BOARD, BUILD, LAY, PLACE, USE, Phase, State

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
        self._terrains = SIDES[s.options[BOARD]]

    # ---- the board -------------------------------------------------------------------------------------------------
    def board(self) -> Area:
        columns = [CELL_NAMES[x][0] for x in range(COLUMNS)]
        rows = [str(y + 1) for y in range(ROWS)]
        return Area("board", "board", self._words("area-board"), COLUMNS * SIDE, ROWS * SIDE, columns, rows)

    def squares(self) -> list[Place]:
        first = {Phase.TURN: PLACE, Phase.LAY: LAY}.get(Phase(self._s.phase), -1)
        out = []
        for c in range(CELLS):
            x, y = _corner(c)
            place = Place(CELL_NAMES[c], "board", x, y, SIDE, SIDE, CELL_NAMES[c])
            if not is_free(self._s, self._s.options[BOARD], c):
                place.why_not = self._reason(first + c) if self._deciding and first >= 0 else ""
            elif not (self._deciding and self._s.phase == Phase.LAY):  # laying a tile gathers nothing
                place.text = "".join(f":{GOODS[g]}:" * n for g, n in glance.gathered(self._s, c).items())
            out.append(place)
        return out

    def terrain(self) -> list[Piece]:
        ground = Piece(
            "ground",
            "ground",
            "board",
            0,
            0,
            COLUMNS * SIDE,
            ROWS * SIDE,
            self._words("label-terrain-meadow"),
            "ground",
        )
        joins, cells = [], []
        for c, kind in enumerate(self._terrains):
            if kind == MEADOW:
                continue
            (x, y), name = _corner(c), TERRAINS[kind]
            label = f"{self._words(f'label-terrain-{name}')} {CELL_NAMES[c]}"
            cells.append(
                Piece(
                    f"terrain-{CELL_NAMES[c]}",
                    "terrain",
                    "board",
                    x,
                    y,
                    SIDE,
                    SIDE,
                    label,
                    name,
                    title=self._words(f"label-terrain-{name}"),
                )
            )
            for step, direction, wide, high in ((1, "across", 2, 1), (COLUMNS, "down", 1, 2)):
                d = c + step
                if d in AROUND[c] and self._terrains[d] == kind:
                    size = (wide * SIDE, high * SIDE)
                    key = f"join-{CELL_NAMES[c]}-{CELL_NAMES[d]}"
                    joins.append(Piece(key, "terrain", "board", x, y, *size, label, f"{name}-{direction}"))
        return [ground, *joins, *cells]

    def town(self) -> list[Piece]:
        s, out = self._s, []
        for c in range(CELLS):
            (x, y), cell = _corner(c), CELL_NAMES[c]
            if s.tile[c] >= 0:
                t = s.tile[c]
                name, owner = self._tile(t), self._table.names[s.owner[c]]
                label = self._words("label-building", tile=name, player=owner, cell=cell)
                piece = Piece(tile_piece(s, c), "tile", "board", x + 5, y + 5, SIDE - 10, SIDE - 10, label)
                piece.label = f"{label}. {self._words(f'tile-{TILE_IDS[t]}.effect')}"
                piece.symbol, piece.owner, piece.title = f"bld-{TILE_IDS[t]}", s.owner[c], name
                piece.text, piece.marked = glance.effect(t), c in (s.using, s.origin)
                piece.origin = f"market-{TILE_IDS[t]}"
                if self._deciding and s.phase in (Phase.ACT, Phase.SPECIAL) and s.origin >= 0 and c in AROUND[s.origin]:
                    piece.why_not = self._reason(USE + c)
                out.append(piece)
            if s.worker[c] >= 0:
                label = self._words("label-worker", player=self._table.names[s.worker[c]], cell=cell)
                piece = Piece(f"worker-{cell}", "worker", "board", x + 21, y + 21, 58, 58, label, owner=s.worker[c])
                piece.marked = c == s.origin
                out.append(piece)
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
                out.append(self._offer(f"slot-{k}", "slot", "market", k, self._words("area-market")))
                continue
            t = kinds[k]
            piece = self._for_sale(f"market-{TILE_IDS[t]}", "market", k, t, s.market[t])
            if self._deciding and s.phase == Phase.TURN:
                piece.marked = BUILD + t in self._table.choices
                piece.dim = not piece.marked
                piece.why_not = self._reason(BUILD + t)
            elif s.building == t:
                piece.marked = True
            out.append(piece)
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
        pieces = [self._for_sale(f"packet-{TILE_IDS[t]}", "packet", k, t, 1) for k, t in enumerate(tiles)]
        return [(self._shelf("packet", self._words("area-packet"), len(tiles)), pieces)]

    def _shelf(self, key: str, title: str, count: int) -> Area:
        width, height, gap = OFFER
        return Area(key, "market", title, 2 * width + gap, -(-count // 2) * (height + gap) - gap)

    def _offer(self, key: str, kind: str, area: str, k: int, label: str) -> Piece:
        width, height, gap = OFFER
        return Piece(key, kind, area, k % 2 * (width + gap), k // 2 * (height + gap), width, height, label)

    def _for_sale(self, key: str, area: str, k: int, t: int, count: int) -> Piece:
        name, points = self._tile(t), self._words("label-points", count=TILES[t].points)
        label = self._words("label-market-tile", tile=name, count=count) if area == "market" else name
        price = f"{self._words('label-price')}: {self._words.plain(glance.price(t))}"
        effect = self._words(f"tile-{TILE_IDS[t]}.effect")
        piece = self._offer(key, "offer", area, k, f"{label}. {price}; {points}. {effect}")
        piece.symbol, piece.title, piece.text = f"bld-{TILE_IDS[t]}", name, glance.effect(t)
        piece.foot, piece.corner, piece.count = glance.price(t), glance.stars(t), count
        return piece

    # ---- words -----------------------------------------------------------------------------------------------------
    def _reason(self, action: int) -> str:
        reason = why_not(self._s, action)
        return self._table.phrases.reason(reason) if reason else ""

    def _tile(self, t: int) -> str:
        return self._table.phrases.named("tile", t)


def _corner(c: int) -> tuple[int, int]:
    return c % COLUMNS * SIDE, c // COLUMNS * SIDE
