"""How each thing on the map looks: what is printed, what lies there, and what can be pointed at.

A city's plate has two forms: on a small screen its name is larger.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from kontor.kernel.display import Node, Shape, Target
from kontor.kernel.scene import Piece
from kontor.picture import kit
from kontor.picture.wooden import SIZE

from ..components import NEUTRAL
from . import layout

LARGER = 0.92  # below this scale names of cities are larger
NAME, LARGE_NAME = 12.5, 15.0  # sizes of names
STRIP, BAND, CORNER = 16.0, 6.5, 6.0  # of a plate: ground of the name, the controller's colour above, its corners
INKS = {"slot-black": "slot-white", "banner-red": "on-banner-red", "ink": "panel", "map-plate": "map-text"}


class Look(NamedTuple):
    """How things that lie together look."""

    nodes: Sequence[Node]
    targets: Sequence[Target]
    free: dict[str, tuple[float, float]]
    """Spaces with nothing on them, printed or standing: their middles."""


class Things(tuple[Piece, ...]):
    """Pieces that lie together; how they look is made once."""

    @functools.cached_property
    def look(self) -> Look:
        wide = any(piece.id.startswith("annex:") for piece in self)
        taken = {_middle(piece) for piece in self if piece.kind in ("cube", "disc")}
        nodes: list[Node] = []
        targets: list[Target] = []
        free: dict[str, tuple[float, float]] = {}
        for piece in self:
            middle = _middle(piece)
            if piece.kind == "spot" and middle in taken:
                continue
            nodes += _lying(piece, wide)
            if piece.kind not in ("ground", "label", "panel"):
                targets.append(_target(piece))
            if piece.kind == "spot" and not piece.title:
                free[piece.id] = middle
        if wide:  # the row of slots is not where it is printed
            slots = [node for piece in self if piece.kind == "spot" for node in _slot(piece)]
            plate = next(k for k, piece in enumerate(self) if piece.kind == "plate")
            nodes = [*printed(self[plate : plate + 1]), *slots, *nodes]
        return Look(nodes, targets, free)


def printed(pieces: Iterable[Piece]) -> list[Node]:
    """What is on the board whatever happens."""
    return [node for piece in pieces if piece.kind in _PRINTED for node in _PRINTED[piece.kind](piece)]


def piece_part(kind: str, size: float, owner: int, key: str = "", at: tuple[float, float] | None = None) -> Node:
    """A trader or a merchant."""
    return kit.part(kind, key, at, size / SIZE, -1 if owner == NEUTRAL else owner)


# ---- cities ---------------------------------------------------------------------------------------------------------
def _plate(piece: Piece) -> list[Node]:
    return _forms(piece, lambda wide, size: _plate_form(piece, wide, size))


def band(piece: Piece) -> list[Node]:
    """The colour of whoever controls the city, along the upper edge of its plate."""
    return _forms(piece, lambda wide, size: _band_form(piece, wide))


def _forms(piece: Piece, draw: Callable[[float, float], list[Node]]) -> list[Node]:
    usual, large = ((max(piece.width, len(piece.title) * size * 0.53 + 11), size) for size in (NAME, LARGE_NAME))
    return [kit.group(draw(*usual), from_scale=LARGER), kit.group(draw(*large), below_scale=LARGER)]


def _plate_form(piece: Piece, wide: float, size: float) -> list[Node]:
    x, y, high = piece.x + (piece.width - wide) / 2, piece.y, piece.height
    tone = _TONES.get(piece.tone, "")
    ground = (
        f"M{x:g} {y + high - STRIP:g}h{wide:g}v{STRIP - CORNER:g}{_turn(-1, 1)}h{2 * CORNER - wide:g}{_turn(-1, -1)}z"
    )
    return [
        kit.rect(x - 1, y + 3, wide + 2, high, CORNER + 1, "piece-shade"),
        kit.rect(x, y, wide, high, CORNER, "map-plate"),
        *([kit.path(ground, tone)] if tone else []),
        kit.rect(x, y, wide, high, CORNER, line="map-road-line", thick=1.2),
        kit.text(piece.title, x + wide / 2, y + high - (STRIP - size * 0.72) / 2 - 0.8, size, _ink(tone), serif=True),
    ]


def _band_form(piece: Piece, wide: float) -> list[Node]:
    x, y, side = piece.x + (piece.width - wide) / 2, piece.y, BAND - CORNER
    top = f"M{x:g} {y + BAND:g}v{-side:g}{_turn(1, -1)}h{wide - 2 * CORNER:g}{_turn(1, 1)}v{side:g}z"
    return [kit.path(top, "own"), kit.rect(x, y, wide, piece.height, CORNER, line="piece-line", thick=1.4)]


def _turn(x: int, y: int) -> str:
    """Round a corner of a plate."""
    return f"a{CORNER:g} {CORNER:g} 0 0 1 {x * CORNER:g} {y * CORNER:g}"


def _slot(piece: Piece) -> list[Node]:
    """A space for a piece: a post of a road, or the slot of an office, perhaps with a coin."""
    tone = _TONES[piece.tone]
    line, thick = ("map-road-line", 1.6) if piece.tone == "post" else ("slot-line", 1.3)
    size = piece.height * 0.52
    coin = [kit.text(piece.title, *_below_middle(piece, size), size, "marker", weight=700)] if piece.title else []
    return [_outline(piece, 3, tone, line, thick), *coin]


# ---- printed tracks -------------------------------------------------------------------------------------------------
def _cell(piece: Piece) -> list[Node]:
    """One number of a track; dark where the track stands."""
    tone = "ink" if piece.marked else _TONES[piece.tone] if piece.tone else "map-plate"
    line, thick = ("slot-line", 1.3) if tone.startswith("slot-") else ("map-road-line", 1.0)
    size = piece.height * (0.5 if piece.shape == "circle" else 0.62)
    number = kit.text(piece.title, *_below_middle(piece, size), size, _ink(tone), weight=700)
    return [_outline(piece, 4, tone, line, thick), number]


def _panel(piece: Piece) -> list[Node]:
    radius, tone = min(8, piece.height / 2), _TONES.get(piece.tone, "map-plate")
    return [kit.rect(piece.x, piece.y, piece.width, piece.height, radius, tone, "map-road-line")]


def _label(piece: Piece) -> list[Node]:
    (x, y), size = _middle(piece), piece.height * 0.8
    if piece.tone == "sea":
        name = kit.text(piece.title, x, y + kit.MIDDLE * size, size, "map-text", weight=400, serif=True, italic=True)
        return [kit.group([name], opacity=0.6)]
    return kit.block(piece.title, x, y, size, piece.width, 1, 8, "map-text")


# ---- signs and markers ----------------------------------------------------------------------------------------------
def badge(symbol: str) -> list[Node]:
    """The sign of an ability, about 0, 0."""
    r = layout.BADGE / 2 - 0.6
    sign = kit.group([kit.icon(symbol, 0, 0, layout.BADGE * 0.62, "sign")], surface="banner-ability")
    return [
        kit.circle(0.6, 1.6, r, "piece-shade"),
        kit.circle(0, 0, r, "banner-ability", "piece-line", 1.3),
        sign,
    ]


def marker(symbol: str) -> list[Node]:
    """A round marker, about 0, 0."""
    icon = kit.group([kit.icon(symbol, 0, 0, layout.TOKEN, "marker")], surface="on-marker")
    return [kit.circle(0.6, 1.6, layout.TOKEN * 0.46, "piece-shade"), icon]


def _tavern(piece: Piece) -> list[Node]:
    if piece.tone != "plain":
        return []
    (x, y), size = _middle(piece), piece.width
    icon = kit.group([kit.icon(piece.symbol, x, y, size * 0.64, "map-text")], surface="map-road")
    return [kit.circle(x, y, size / 2 - 0.6, "map-road", "map-road-line", 1.2), icon]


# ---- what lies there now --------------------------------------------------------------------------------------------
def _lying(piece: Piece, wide: bool) -> list[Node]:
    middle = _middle(piece)
    if piece.kind in ("cube", "disc"):
        return [piece_part(piece.kind, piece.width, piece.owner, piece.id, middle)]
    if piece.kind == "token":
        token = kit.part(f"marker {piece.symbol}", piece.id, middle, piece.width / layout.TOKEN)
        if not piece.text:
            return [token]
        number = kit.text(piece.text, *_beside(piece), piece.height * 0.5, "map-text", "start", 700)
        return [kit.group([token, number], opacity=0.45 if piece.dim else 1)]
    if piece.kind == "badge" and not piece.tone:
        return [kit.part(f"badge {piece.symbol}", at=middle)]
    if piece.kind == "plate" and piece.owner >= 0:
        owner = -1 if piece.owner == NEUTRAL else piece.owner
        return [kit.group(band(piece), owner=owner) if wide else kit.part(f"held {piece.id}", owner=owner)]
    if piece.kind == "cell" and piece.marked:
        return [kit.group(_cell(piece))]
    return []


def _target(piece: Piece) -> Target:
    about, is_named = piece.marked and piece.kind != "cell", piece.id.partition(":")[0] == _NAMED.get(piece.kind)
    return kit.target(piece.id, _shape(piece), piece.label, ring="close", about=about, verbs=None if is_named else ())


def _shape(piece: Piece) -> Shape:
    if piece.kind in ("disc", "token", "badge") or piece.shape == "circle":
        return kit.circle(*_middle(piece), piece.width / 2)
    radius = {"plate": CORNER, "spot": 3}.get(piece.kind, 4)
    return kit.rect(piece.x, piece.y, piece.width, piece.height, radius)


# ---- shapes ---------------------------------------------------------------------------------------------------------
def _outline(piece: Piece, radius: float, fill: str, line: str, thick: float) -> Node:
    if piece.shape == "circle":
        return kit.circle(*_middle(piece), piece.width / 2, fill, line, thick)
    return kit.rect(piece.x, piece.y, piece.width, piece.height, radius, fill, line, thick)


def _middle(piece: Piece) -> tuple[float, float]:
    return piece.x + piece.width / 2, piece.y + piece.height / 2


def _below_middle(piece: Piece, size: float) -> tuple[float, float]:
    x, y = _middle(piece)
    return x, y + kit.MIDDLE * size


def _beside(piece: Piece) -> tuple[float, float]:
    return piece.x + piece.width + 3, piece.y + piece.height * 0.66


def _ink(tone: str) -> str:
    """The colour that can be read on another."""
    return INKS.get(tone, "sign" if tone else "map-text")


_NAMED = {
    "plate": "city",
    "badge": "badge",
    "cell": "coellen",
}  # how ids of what notations mean begin
_TONES = {
    "post": "map-post",
    "white": "slot-white",
    "orange": "slot-orange",
    "pink": "slot-pink",
    "black": "slot-black",
    "yellow": "banner-ability",
    "red": "banner-red",
}
_PRINTED: dict[str, Callable[[Piece], list[Node]]] = {
    "label": _label,
    "panel": _panel,
    "cell": _cell,
    "badge": _tavern,
    "plate": _plate,
    "spot": _slot,
}
