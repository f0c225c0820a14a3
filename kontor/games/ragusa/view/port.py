"""Beside the board of Ragusa: prices, ships in port, and how the wall stands."""

from __future__ import annotations

import functools
from collections.abc import Sequence

from kontor.kernel.display import ids
from kontor.kernel.scene import Area, Piece, Table
from kontor.kernel.words import Words

from ..components import (
    COMMODITIES,
    GOOD_POINTS,
    GOODS,
    N_WALLS,
    PRICES,
    SHIPS,
    SLOT_DROPS,
    SLOTS,
)
from ..market import cannot_buy
from ..sets import how_many
from ..state import State
from ..walls import longest_section
from . import layout
from .city import KEPT, Names, owner_names, wall_name
from .previews import cost

PER_ROW = (0, 3, 2, 3, 2, 3)  # sections beside each other, by number of colours


price_id = ids("price", COMMODITIES)


def ship_id(ship: int) -> str:
    return f"ship:n{ship}"


def berth_id(slot: int) -> str:
    return f"berth:{slot + 1}"


def cell_id(k: int) -> str:
    return f"ring:{k}:side"


def section_id(owner: int) -> str:
    return f"section:p{owner + 1}"


def areas(s: State, table: Table) -> list[Area]:
    words, colours = table.phrases.words, len(owner_names(s, table))
    rows = -(-colours // PER_ROW[colours])
    return [
        Area("prices", "market", words("area-prices"), layout.BESIDE, layout.ROW * len(COMMODITIES), card=True),
        Area(
            "port", "market", words("area-port"), layout.BESIDE, layout.SHIP_HIGH, note=_coming(s, words),
            card=True, flow="always",
        ),
        Area(
            "ring", "market", words("area-ring"), layout.BESIDE, layout.CHIPS + rows * layout.CHIPS,
            note=words("note-ring", count=s.walls.bit_count(), most=N_WALLS), card=True,
        ),
    ]  # fmt: skip


def pieces(s: State, table: Table) -> list[Piece]:
    words = table.phrases.words
    out = [_scale(words, c, s.price[c]) for c in range(len(COMMODITIES))]
    for slot in range(SLOTS):
        ship = s.row[slot]
        out.append(_offer(words, slot, ship, _dim(s, table, slot)) if ship >= 0 else _berth(words, slot))
    out += _ring(words, s.walls)
    names = owner_names(s, table)
    for owner in range(len(names)):
        out += _section(words, names, owner, longest_section(s, owner))
    return out


def _coming(s: State, words: Words) -> str:
    """How many ships will still come, and what the back of the next one shows."""
    if s.back < 0:
        return words("note-no-ships")
    commodity, steps = divmod(s.back, 2)
    return words("note-ships", count=how_many(s.fleet), commodity=f":{COMMODITIES[commodity]}:", steps=steps + 1)


def _dim(s: State, table: Table, slot: int) -> bool:
    """Out of the viewer's reach."""
    return table.viewer >= 0 and cannot_buy(s, table.viewer, slot) != 0


# ---- what looks alike is made once ----------------------------------------------------------------------------------
@functools.lru_cache(KEPT)
def _scale(words: Words, commodity: int, step: int) -> Piece:
    name = words(f"commodity-{COMMODITIES[commodity]}")
    told = words.arguments("commodity", f"commodity-{COMMODITIES[commodity]}")
    label = words("label-price", **told, count=PRICES[step], step=step + 1, most=len(PRICES))
    y, high = commodity * layout.ROW + 2, layout.ROW - 4
    piece = Piece(price_id(commodity), "scale", "prices", 0, y, layout.BESIDE, high, label, COMMODITIES[commodity])
    piece.title, piece.text, piece.count = name[:1].upper() + name[1:], " ".join(map(str, PRICES)), step
    return piece


@functools.lru_cache(KEPT)
def _offer(words: Words, slot: int, ship: int, dim: bool) -> Piece:
    good = SHIPS[ship].good
    name, points = words(f"good-{GOODS[good]}"), GOOD_POINTS[good]
    told = words.arguments("good", f"good-{GOODS[good]}")
    told |= words.arguments("commodity", f"commodity-{COMMODITIES[SLOT_DROPS[slot]]}")
    price = words.plain(cost(slot, SHIPS[ship].extra).replace("::", ": :").replace("+", " + "))
    label = words("label-ship", slot=slot + 1, points=points, price=price, **told)
    x = slot * layout.SHIP_PITCH
    piece = Piece(ship_id(ship), "offer", "port", x, 0, layout.SHIP, layout.SHIP_HIGH, label, GOODS[good])
    piece.title, piece.corner = name[:1].upper() + name[1:], f"{points} :star:"
    piece.foot = cost(slot, SHIPS[ship].extra)
    piece.text, piece.dim = f"↓:{COMMODITIES[SLOT_DROPS[slot]]}:", dim
    return piece


@functools.lru_cache(KEPT)
def _berth(words: Words, slot: int) -> Piece:
    label = words("label-berth", slot=slot + 1)
    x = slot * layout.SHIP_PITCH
    return Piece(berth_id(slot), "slot", "port", x, 0, layout.SHIP, layout.SHIP_HIGH, label)


@functools.lru_cache(KEPT)
def _ring(words: Words, walls: int) -> Sequence[Piece]:
    """The 22 edges in a row, clockwise from the top corner of the Silversmith."""
    out = []
    for k in range(N_WALLS):
        built = bool(walls >> k & 1)
        label = wall_name(words, k, built)
        cell = Piece(cell_id(k), "cell", "ring", k * layout.RING_PITCH, 0, layout.RING_CELL, 12, label)
        cell.tone = "dark" if built else ""
        out.append(cell)
    return tuple(out)


@functools.lru_cache(KEPT)
def _section(words: Words, names: Names, owner: int, section: int) -> Sequence[Piece]:
    """A colour and its longest section: walls and what they would score now."""
    per_row = PER_ROW[len(names)]
    x, y = (owner % per_row) * layout.BESIDE / per_row, layout.CHIPS * (1 + owner // per_row)
    walls, points = divmod(section, 256)
    label = words("label-section", owner=names[owner], count=walls, points=points)
    text = words("label-section-short", count=walls, points=points) if walls else words("label-section-none")
    wide = layout.BESIDE / per_row - 32
    return (
        Piece(section_id(owner), "cube", "ring", x, y, layout.CHIP, layout.CHIP, label, owner=owner),
        Piece(f"{section_id(owner)}:text", "label", "ring", x + 26, y + 1, wide, 16, label, title=text, tone="start"),
    )
