"""An estate as pieces: printed spaces, tiles on them, storage and stacks; the viewer's large, those of others small.

What looks alike is made once: an estate with the same tiles is the same list of pieces in every scene.
"""

from __future__ import annotations

import functools
from collections.abc import Hashable, Iterator, Sequence
from typing import Literal

from kontor.kernel.scene import Area, Piece, Table
from kontor.kernel.words import Words

from .. import naming
from ..components import (
    AGRICULTURE,
    CASTLE,
    COLOURS,
    CROPS,
    ESTATE_LETTERS,
    ESTATE_TILES,
    FACE_COLOUR,
    FACE_CROPS,
    FACES,
    HEXAGON,
    SPACE_NAMES,
    SPACES,
    STACK,
    STACKED,
    STACKS,
    START_CASTLE,
    STORAGE,
    THINGS,
    TILE_COLOURS,
    TILES,
)
from ..components import PLUS_STORAGE as STORAGE_TILE
from ..decisions.targets import space_id, stored_id
from ..state import Phase, Player, State
from . import layout
from .effects import told, told_of_space
from .layout import LARGE, ROOT, SMALL, Sheet

KEPT = 20_000  # estates and texts kept ready for the next scene


# ---- ids ------------------------------------------------------------------------------------------------------------
def area_id(seat: int) -> str:
    return f"estate:{seat}"


def tile_id(seat: int, space: int) -> str:
    return f"tile:{seat}:{SPACE_NAMES[space]}"


def held_id(seat: int) -> str:
    """A tile on its way from the display."""
    return f"held:{seat}"


# ---- how tiles look -------------------------------------------------------------------------------------------------
def symbol_of(thing: int) -> str:
    """The drawing of a tile: its type, of agriculture the crops."""
    if thing == START_CASTLE:
        return "start-castle"
    if thing == HEXAGON:
        return "hexagon"
    if FACE_COLOUR[thing] == AGRICULTURE:
        return "agri-" + "-".join(crop for k, crop in enumerate(CROPS) if FACE_CROPS[thing] >> k & 1)
    return FACES[thing]


def tone_of(thing: int) -> str:
    if thing == HEXAGON:
        return "wild"
    return COLOURS[CASTLE if thing == START_CASTLE else FACE_COLOUR[thing]]


def hexagon(key: str, kind: str, area: str, x: float, y: float, size: float, label: str) -> Piece:
    """A flat-top hexagon round a middle."""
    high = ROOT * size
    return Piece(key, kind, area, x - size, y - high / 2, 2 * size, high, label, shape="flat")


def colours_of(p: Player, tiles: int = TILES) -> tuple[int, ...]:
    """Printed colours of the spaces of the tiles that are laid."""
    out: list[int] = []
    for place in range(tiles):
        out += tile_colours(p, p.order[place], p.turned[place])
    return tuple(out)


def shifting_of(p: Player) -> int:
    """Of both seams, as far as they are laid."""
    return max(0, p.shift[0]) + 2 * max(0, p.shift[1])


def tile_colours(p: Player, letter: int, turned: int) -> tuple[int, ...]:
    return tile_at(letter, p.estate[letter], turned)


def tile_at(letter: int, tile: int, turned: int) -> tuple[int, ...]:
    colours = TILE_COLOURS[letter * ESTATE_TILES + tile]
    return colours[::-1] if turned else colours


# ---- an estate ------------------------------------------------------------------------------------------------------
def areas(s: State, table: Table, seat: int, main: int) -> Iterator[Area]:
    """The estate; of the viewer's, storage and stacks lie on the mat."""
    yield _estate(s, table, seat, main)
    if seat == main and not (seat == table.viewer and is_building(s, table)):
        words, room = table.phrases.words, _room(s, seat)
        wide = layout.storage_row(room, _holds(s, seat))
        for key, width in ("storage", wide), ("stacks", layout.STACK[1] * STACKS):
            title = words(f"label-{key}")
            yield Area(f"{key}:{seat}", "strip", title, width, layout.ROW, owner=seat, written="tiles")


def _room(s: State, seat: int) -> int:
    """Storage spaces of a player."""
    return STORAGE + s.players[seat].bonus[STORAGE_TILE]


def _holds(s: State, seat: int) -> bool:
    """Has the player a tile in hand, on its way from the display?"""
    return s.seat == seat and s.phase in (Phase.STORE, Phase.PUT)


def _estate(s: State, table: Table, seat: int, main: int) -> Area:
    words, p = table.phrases.words, s.players[seat]
    note = words("label-building") if s.phase <= Phase.CASTLE else words("label-left", count=SPACES - _covered(p))
    if seat == main:
        own = seat == table.viewer
        title = words("area-own") if own else words("area-estate", player=table.names[seat])
        flow: Literal["", "small"] = "small" if is_building(s, table) and own else ""
        high = layout.height(shifting_of(p)) if p.built >= TILES and is_known(s, table, seat) else LARGE.height
        return Area(area_id(seat), "board", title, LARGE.width, high, note=note, owner=seat, flow=flow, written="tiles")
    title, width, height = table.names[seat], SMALL.width, SMALL.height
    return Area(
        area_id(seat), "market", title, width, height, note=note, owner=seat, card=True, slim=True, written="tiles"
    )


def _covered(p: Player) -> int:
    return SPACES - p.tile.count(-1)


def is_building(s: State, table: Table) -> bool:
    """Is the viewer asked how to lay the next estate tile?"""
    return s.phase in (Phase.BEGIN, Phase.JOIN) and bool(table.choices)


def is_known(s: State, table: Table, seat: int) -> bool:
    """Nobody sees another's estate while it is being built."""
    shown = s.phase > Phase.CASTLE or table.everything or seat == table.viewer
    return shown and s.players[seat].order[0] >= 0


def seen(s: State, table: Table, seat: int, large: bool) -> Hashable:
    """All that is seen of an estate by who is not asked about it."""
    p, built = s.players[seat], s.phase > Phase.CASTLE
    held = s.face if _holds(s, seat) else None
    known = (tuple(p.order), tuple(p.turned), tuple(p.shift), p.built) if is_known(s, table, seat) else None
    lying = tuple(p.tile), p.castle, tuple(p.storage), p.stacked, held
    return seat, large, built, tuple(p.estate), known, lying, tuple(p.bonus)


def pieces(s: State, table: Table, seat: int, large: bool) -> list[Piece]:
    """Spaces, tiles, storage, the tile in hand, stacks."""
    words, p, sheet = table.phrases.words, s.players[seat], LARGE if large else SMALL
    out: list[Piece] = []
    if not is_known(s, table, seat):
        out += _dealt(words, seat, sheet, tuple(p.estate))
    else:
        tiles = min(p.built, TILES)
        shifting, colours = shifting_of(p), colours_of(p, tiles)
        bonus = tuple(p.bonus) if large and s.phase > Phase.CASTLE else None  # the starting castle does nothing
        out += _printed(words, seat, sheet, shifting, colours, bonus)
        out += _tiles(words, seat, sheet, shifting, colours, tuple(p.tile), p.castle)
    room = _room(s, seat)
    out += _storage(words, seat, sheet, tuple(p.storage[:room]), tuple(p.bonus))
    if _holds(s, seat):
        out.append(_held(words, seat, sheet, room, s.face, tuple(p.bonus)))
    if large:
        out += _stacks(words, seat, p.stacked)
    return out


# ---- what looks alike is made once ----------------------------------------------------------------------------------
@functools.lru_cache(KEPT)
def space_label(words: Words, space: int, colour: int) -> str:
    return _located(words, words(f"colour-{COLOURS[colour]}.space"), space)


def _located(words: Words, name: str, space: int) -> str:
    """A name at the beginning of a label, then where it is."""
    return f"{name[:1].upper()}{name[1:]}, {naming.space(words, space)['']}"


@functools.lru_cache(KEPT)
def thing_name(words: Words, thing: int) -> str:
    return words("label-start-castle") if thing == START_CASTLE else words(f"thing-{THINGS[thing]}")


@functools.lru_cache(KEPT)
def _printed(
    words: Words, seat: int, sheet: Sheet, shifting: int, colours: tuple[int, ...], bonus: tuple[int, ...] | None
) -> Sequence[Piece]:
    """With `bonus` tiles of the player each space says what a tile does there."""
    out = []
    points = layout.estate(sheet, shifting)
    for space, colour in enumerate(colours):
        key, does = space_id(seat, space), "" if bonus is None else told_of_space(words, colour, bonus)
        label = f"{space_label(words, space, colour)}{does}"
        piece = hexagon(key, "hex", area_id(seat), *points[space], sheet.size, label)
        piece.tone = piece.symbol = COLOURS[colour]
        piece.title, piece.text = SPACE_NAMES[space], words(f"short-{COLOURS[colour]}")
        out.append(piece)
    return tuple(out)


@functools.lru_cache(KEPT)
def _tiles(
    words: Words, seat: int, sheet: Sheet, shifting: int, colours: tuple[int, ...], tiles: tuple[int, ...], castle: int
) -> Sequence[Piece]:
    """Tiles on spaces; the starting castle also before all estates are shown."""
    out = []
    points = layout.estate(sheet, shifting)
    for space, thing in enumerate(tiles):
        here = START_CASTLE if space == castle else thing
        if here >= 0:
            out.append(_tile(words, seat, sheet, points[space], space, colours[space], here))
    return tuple(out)


@functools.lru_cache(KEPT)
def _tile(
    words: Words, seat: int, sheet: Sheet, point: tuple[float, float], space: int, colour: int, thing: int
) -> Piece:
    label = _located(words, thing_name(words, thing), space)
    piece = hexagon(tile_id(seat, space), "hextile", area_id(seat), *point, sheet.size, label)
    piece.tone, piece.symbol = COLOURS[colour], symbol_of(thing)
    piece.title, piece.text = SPACE_NAMES[space], words(f"short-{COLOURS[colour]}")
    if thing == HEXAGON:  # stands for a tile of the space
        piece.symbol, piece.corner = COLOURS[colour], ":hexagon:"
    return piece


@functools.lru_cache(KEPT)
def _dealt(words: Words, seat: int, sheet: Sheet, estate: tuple[int, ...]) -> Sequence[Piece]:
    """The three tiles a player will build with."""
    out = []
    size, tiles = layout.dealt(sheet)
    for letter, points in enumerate(tiles):
        name = ESTATE_LETTERS[letter]
        for k, point in enumerate(points):
            colour = COLOURS[TILE_COLOURS[letter * ESTATE_TILES + estate[letter]][k]]
            label = words("label-dealt", letter=name, colour=words(f"colour-{colour}"))
            piece = hexagon(f"dealt:{seat}:{name}:{k}", "hex", area_id(seat), *point, size, label)
            piece.tone = piece.symbol = colour
            piece.text = words(f"short-{colour}")
            out.append(piece)
        if sheet is LARGE:
            middle, low = points[5][0], points[6][1] + size
            out.append(label_piece(f"dealt:{seat}:{name}", area_id(seat), middle, low + 14, 60, 20, name))
    return tuple(out)


def label_piece(key: str, area: str, x: float, y: float, width: float, height: float, title: str) -> Piece:
    """Words round a middle."""
    return Piece(key, "label", area, x - width / 2, y - height / 2, width, height, title, title=title)


@functools.lru_cache(KEPT)
def _storage(words: Words, seat: int, sheet: Sheet, things: tuple[int, ...], bonus: tuple[int, ...]) -> Sequence[Piece]:
    out: list[Piece] = []
    title, area = words("label-storage"), _stored_in(seat, sheet)
    seen: list[int] = []
    for k, thing in enumerate(things):
        x, y, size = sheet.stored(k)
        if thing < 0:
            empty = words("label-store-empty", number=k + 1)
            out.append(hexagon(f"store:{seat}:{k}", "slot", area, x, y, size, empty))
            continue
        key = stored_id(seat, thing, seen.count(thing))
        seen.append(thing)
        out.append(_loose(words, key, area, x, y, size, thing, title, bonus))
    return tuple(out)


def _stored_in(seat: int, sheet: Sheet) -> str:
    """Where the storage is drawn."""
    return f"storage:{seat}" if sheet is LARGE else area_id(seat)


@functools.lru_cache(KEPT)
def _held(words: Words, seat: int, sheet: Sheet, room: int, face: int, bonus: tuple[int, ...]) -> Piece:
    """A tile on its way from the display."""
    x, y, size = sheet.stored(room)
    if sheet is LARGE:
        x += layout.HELD
    piece = _loose(words, held_id(seat), _stored_in(seat, sheet), x, y, size, face, words("label-held"), bonus)
    piece.marked = True
    return piece


def _loose(
    words: Words,
    key: str,
    area: str,
    x: float,
    y: float,
    size: float,
    thing: int,
    where: str,
    bonus: tuple[int, ...],
) -> Piece:
    label = f"{where}: {thing_name(words, thing)}{told(words, thing, bonus)}"
    piece = hexagon(key, "hextile", area, x, y, size, label)
    piece.tone, piece.symbol = tone_of(thing), symbol_of(thing)
    piece.text = thing_name(words, thing)
    return piece


@functools.lru_cache(KEPT)
def _stacks(words: Words, seat: int, stacked: int) -> Sequence[Piece]:
    """Tiles on the three stacks; the next tile comes from the marked one."""
    out = []
    width, step = layout.STACK
    sizes = stack_sizes(stacked)
    for k, n in enumerate(sizes):
        box = k * step + 3, (layout.ROW - width - 4) / 2, width, width + 4
        text = words("label-stack", number=k + 1, count=n)
        cell = Piece(f"stack:{seat}:{k + 1}", "cell", f"stacks:{seat}", *box, text)
        cell.title, cell.marked, cell.dim = str(n), n > 0 and not any(sizes[:k]), n == 0
        out.append(cell)
    return tuple(out)


def stack_sizes(stacked: int) -> tuple[int, ...]:
    """How many tiles lie on each of the player's stacks; the left one is used up first."""
    out = STACKED - stacked
    return tuple(STACK - min(STACK, max(0, out - STACK * k)) for k in range(STACKS))
