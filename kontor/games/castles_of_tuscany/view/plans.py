"""Building an estate: for each way to continue a small picture of what lies there and where the next tile would go."""

from __future__ import annotations

import functools
import itertools
from collections.abc import Mapping, Sequence

from kontor.kernel.scene import Piece, Place
from kontor.kernel.words import Words

from .. import naming
from ..components import (
    COLOURS,
    ESTATE_LETTERS,
    LARGEST_REGION,
    REGION_POINTS,
    SPACES,
    TILE_SPACES,
    TILES,
)
from ..geometry import neighbours
from ..state import SHIFT, TURNING, Player
from . import layout
from .estate import KEPT, area_id, colours_of, hexagon, label_piece, tile_at, tile_colours


def draw(
    words: Words, seat: int, p: Player, k: int, key: str, values: Mapping[str, int]
) -> tuple[Place, Sequence[Piece]]:
    """The k-th way: a frame, which is what is clicked on, and what would lie in it."""
    colours = (*colours_of(p, p.built), *tile_colours(p, values["letter"], values["turning"]))
    points = at_best(p, values)
    worth = f"{points} :green:" if p.built == TILES - 1 else words("label-at-best", points=points)
    return _option(
        words, seat, k, key, shifting(p, values), colours, _caption(words, values), _brief(words, values, worth)
    )


def tiles(p: Player, values: Mapping[str, int]) -> list[tuple[int, int]]:
    """Letters from left to right, and whether each is turned."""
    laid = [(p.order[k], p.turned[k]) for k in range(p.built)]
    return [*laid, (values["letter"], values["turning"])]


def shifting(p: Player, values: Mapping[str, int]) -> int:
    if p.built == 2:
        return p.shift[0] + 2 * values["shift"]
    return values.get("shift", 0)


@functools.lru_cache(KEPT)
def _option(
    words: Words, seat: int, k: int, key: str, shifting: int, colours: tuple[int, ...], caption: str, title: str
) -> tuple[Place, Sequence[Piece]]:
    tiles = len(colours) // TILE_SPACES
    frame, area = layout.frame(tiles, k), area_id(seat)
    place = Place(key, area, frame.x, frame.y, frame.width, frame.height, caption, tone="frame")
    high = frame.height - frame.caption - 4
    out = []
    for space, (x, y) in enumerate(layout.spaces(shifting, tiles, frame.size, frame.width, high)):
        name = COLOURS[colours[space]]
        label = f"{naming.space(words, space)['cap']}: {words(f'colour-{name}')}"
        piece = hexagon(f"{key}:{space}", "hex", area, frame.x + x, frame.y + 1 + y, frame.size, label)
        piece.tone = piece.symbol = name
        piece.text = words(f"short-{name}")
        piece.dim = space < len(colours) - TILE_SPACES
        out.append(piece)
    middle, low = frame.x + frame.width / 2, frame.y + frame.height - frame.caption / 2 - 4
    out.append(label_piece(f"{key}:words", area, middle, low, frame.width - 12, frame.caption, title))
    out[-1].label = words.plain(title)
    return place, tuple(out)


def _caption(words: Words, values: Mapping[str, int]) -> str:
    parts = [ESTATE_LETTERS[values["letter"]], words(f"turning-{TURNING.names[values['turning']]}")]
    if "shift" in values:
        parts.append(words(f"shift-{SHIFT.names[values['shift']]}"))
    return " · ".join(parts)


def _brief(words: Words, values: Mapping[str, int], worth: str) -> str:
    """As the buttons say it, and what it can bring."""
    way = words(f"turning-{TURNING.names[values['turning']]}.brief")
    if "shift" in values:
        way += " " + words(f"shift-{SHIFT.names[values['shift']]}.arrow")
    return f"{ESTATE_LETTERS[values['letter']]} · {way} · {worth}"


def gain(words: Words, p: Player, values: Mapping[str, int]) -> str:
    """The regions one would then have, and the most an estate brings that goes on like this."""
    colours = (*colours_of(p, p.built), *tile_colours(p, values["letter"], values["turning"]))
    return _gain(words, shifting(p, values), colours, at_best(p, values))


def at_best(p: Player, values: Mapping[str, int]) -> int:
    """Green points when all regions are full, if the other tiles are laid as well as they can be."""
    laid = [(letter, p.estate[letter], turned) for letter, turned in tiles(p, values)]
    left = [(letter, p.estate[letter]) for letter in range(TILES) if letter not in {each for each, *_ in laid}]
    shifts = [*p.shift[: max(0, p.built - 1)], *([values["shift"]] if "shift" in values else [])]
    return _at_best(tuple(laid), tuple(shifts), tuple(left))


@functools.lru_cache(KEPT)
def _at_best(laid: tuple[tuple[int, int, int], ...], shifts: tuple[int, ...], left: tuple[tuple[int, int], ...]) -> int:
    """0: none of the ways is allowed."""
    if left:
        ways = itertools.product(left, (0, 1), (0, 1))
        return max(
            _at_best((*laid, (*tile, turned)), (*shifts, shift), tuple([each for each in left if each != tile]))
            for tile, turned, shift in ways
        )
    colours = [colour for letter, k, turned in laid for colour in tile_at(letter, k, turned)]
    sizes = region_sizes(shifts[0] + 2 * shifts[1], tuple(colours))
    return sum(REGION_POINTS[n] for n in sizes) if max(sizes) <= LARGEST_REGION else 0


@functools.lru_cache(KEPT)
def _gain(words: Words, shifting: int, colours: tuple[int, ...], best: int) -> str:
    sizes = region_sizes(shifting, colours)
    counts = [(n, sizes.count(n)) for n in range(LARGEST_REGION, 0, -1)]
    regions = ", ".join([words("gain-regions.of", count=count, spaces=n) for n, count in counts if count])
    key = "gain-regions-points" if len(colours) == SPACES else "gain-regions-best"
    text = words(key, points=best)
    return f"{text}\n{words('gain-regions', regions=regions)}"


def region_sizes(shifting: int, colours: tuple[int, ...]) -> list[int]:
    """Sizes of all regions of the tiles laid so far."""
    near = neighbours(shifting)
    out, left = [], set(range(len(colours)))
    while left:
        region = reach = {left.pop()}
        while reach:
            reach = {b for a in reach for b in left if near[a] >> b & 1 and colours[a] == colours[b]}
            left -= reach
            region = region | reach
        out.append(len(region))
    return out
