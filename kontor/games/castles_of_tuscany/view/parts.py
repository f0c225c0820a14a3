"""What never changes in the pictures of The Castles of Tuscany: printed spaces, estate tiles, tiles, chips, headings.

A hex is drawn about 0, 0 and half as wide as on the viewer's estate; `scale_of` makes it smaller.
"""

from __future__ import annotations

from collections.abc import Sequence

from kontor.kernel.display import Node
from kontor.kernel.words import Words
from kontor.picture import kit

from ..components import BONUSES, COLOURS, ESTATE_LETTERS, ESTATE_TILES, HEXAGON, START_CASTLE, TILE_COLOURS
from ..geometry import CELLS
from . import layout
from .estate import symbol_of, tone_of

SIZE = layout.LARGE.size  # half the width of a hex
PLAIN = 20 / SIZE  # below this scale a tile has no light line inside its edge
TINT = 0.42  # how strong the colour of an empty space is
SIDE = 0.1  # height of a tile's side, in sizes
SHADE = 0.42  # how dark it is


def scale_of(size: float) -> float:
    return size / SIZE


def parts(words: Words) -> dict[str, Sequence[Node]]:
    out: dict[str, Sequence[Node]] = {"slot": _slot(), "tile hexagon": _wooden()}
    for colour in COLOURS:
        out[f"space {colour}"] = _space(colour)
        out[f"wooden {colour}"] = [*_tile(colour, colour), *_stands_for_it()]
        out[f"chip {colour}"] = _chip(colour)
    for thing in (*range(HEXAGON), START_CASTLE):
        out[f"tile {symbol_of(thing)}"] = _tile(tone_of(thing), symbol_of(thing))
    for bonus in BONUSES:
        out[f"bonus {bonus}"] = _bonus(bonus)
    for letter, _ in enumerate(ESTATE_LETTERS):
        for k in range(ESTATE_TILES):
            for turned in (0, 1):
                out[land_name(letter, k, turned)] = _land(letter, k, turned)
    return out


# ---- hexes ----------------------------------------------------------------------------------------------------------
def _hex(part: float, y: float = 0) -> list[float]:
    return kit.hexagon(0, y, 2 * SIZE * part, flat=True)


def _space(colour: str) -> list[Node]:
    """Empty: flat, framed in its colour."""
    return [
        kit.poly(_hex(0.965), "card"),
        kit.poly(_hex(0.965), colour, fill_opacity=TINT),
        kit.poly(_hex(0.88), line=colour, thick=0.13 * SIZE),
        kit.group([kit.icon(colour, 0, 0, 0.98 * SIZE, f"g-{colour}")], surface="none"),
    ]


def _body(fill: str, line: str) -> list[Node]:
    """Raised: its side is seen below it."""
    side = _hex(0.97, SIDE * SIZE)
    return [
        kit.poly(side, fill, line, 0.045 * SIZE),
        kit.poly(side, "piece-line", opacity=SHADE),
        kit.poly(_hex(0.97), fill, line, 0.05 * SIZE),
    ]


def _tile(colour: str, symbol: str) -> list[Node]:
    pair = symbol.count("-") > 1  # two crops
    return [
        *_body(colour, "piece-line"),
        kit.group([kit.poly(_hex(0.86), line="glint", thick=0.045 * SIZE)], from_scale=PLAIN),
        kit.group([kit.icon(symbol, 0, 0, (1.24 if pair else 1.14) * SIZE, f"on-{colour}")], surface=colour),
    ]


def _wooden() -> list[Node]:
    """A wooden hexagon in the storage."""
    icon = kit.icon("hexagon", 0, 0, 1.05 * SIZE, "inn")
    return [*_body("sunk", "line-strong"), kit.group([icon], surface="sunk")]


def _stands_for_it() -> list[Node]:
    """The sign of a hexagon that lies for a tile."""
    at = (0.5 * SIZE, -0.46 * SIZE)
    sign = [kit.icon("hexagon", *at, 0.52 * SIZE, "on-inn"), kit.icon("hexagon", *at, 0.42 * SIZE, "inn")]
    return [kit.group(sign, surface="on-inn")]


def _slot() -> list[Node]:
    return [
        kit.group([kit.poly(_hex(0.95), "sunk", "line-strong", 1.6, "7 5")], from_scale=PLAIN),
        kit.group([kit.poly(_hex(0.95), "sunk", "line-strong", 3.5, "12 9")], below_scale=PLAIN),
    ]


# ---- estates --------------------------------------------------------------------------------------------------------
def land_name(letter: int, tile: int, turned: int) -> str:
    """An estate tile; its first space lies at 0, 0."""
    return f"land {ESTATE_LETTERS[letter]}{tile + 1}{' turned' if turned else ''}"


def _land(letter: int, tile: int, turned: int) -> list[Node]:
    colours = TILE_COLOURS[letter * ESTATE_TILES + tile]
    places = [layout.at(q, r, SIZE) for q, r in CELLS]
    return [
        kit.part(f"space {COLOURS[colour]}", at=at)
        for colour, at in zip(colours[::-1] if turned else colours, places, strict=True)
    ]


# ---- chips ----------------------------------------------------------------------------------------------------------
def _chip(colour: str) -> list[Node]:
    size = layout.CHIPS[1]
    icon = kit.icon(colour, size / 2, size / 2, 0.7 * size, f"on-{colour}")
    return [
        kit.rect(0, 0, size, size, 0.26 * size, colour, "piece-line"),
        kit.group([icon], surface=colour),
    ]


def _bonus(name: str) -> list[Node]:
    size = layout.CHIPS[1]
    return [kit.icon(f"bonus-plus-{name}", size / 2, size / 2, 1.2 * size)]
