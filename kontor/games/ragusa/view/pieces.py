"""What is built in Ragusa, as parts: houses, superhouses, towers, sides of the wall with their joints, free sites.

Houses and towers are 24 units large, their middle at 0, 0, as wooden pieces of all games are.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from kontor.kernel.display import Node
from kontor.picture import kit

from .layout import SIDE, WALL_AT, Point

DIRECTIONS = 6  # sides of a hex
_HOUSE = ("M-15 15V-4H3V15Z", "M3 15V-4H17V15Z", "M-18 -3L-6 -18 6 -3Z", "M-6 -18H9L20 -3H6Z")  # walls, roofs
_HOUSE_LINES = "M-15 -3V15H17V-3M3 -3V15M-18 -3L-6 -18 6 -3ZM-6 -18H9L20 -3H6Z"
_HOUSE_EDGE = "M-15 15V-3L-6 -16H10L18 -3V15Z"
_HALL = "M-18 -2L-9 -16L0 -5L9 -16L18 -2H15V15H-15V-2Z"
_TOWER_EDGE = "M-11 14V-14H11V14Z"
_TOWER = "M-8.5 14V-5h17V14Z"
_MERLONS = "M-11 -4V-15h5v4h3.5v-4h5v4H6v-4h5V-4Z"


def parts() -> dict[str, Sequence[Node]]:
    out: dict[str, Sequence[Node]] = {
        "house": [kit.group(_house(), scale=0.64)],
        "superhouse": [kit.group(_superhouse(), scale=0.66)],
        "reserved": [kit.group(_reserved(), scale=0.6)],
        "tower": [kit.group(_tower(), scale=0.74)],
        "site": [kit.circle(0, 0, 6, "stucco"), kit.circle(0, 0, 6, line="sepia", thick=1.3, opacity=0.7)],
        "joint": _joint(),
    }
    return out | {f"wall-{k}": _wall(k * math.tau / DIRECTIONS + math.pi / 6) for k in range(DIRECTIONS)}


def wall(k: int) -> str:
    """The part that shows a side of the wall, by the direction it runs in."""
    (x1, y1), (x2, y2) = WALL_AT[k]
    angle = math.atan2(y2 - y1, x2 - x1) - math.pi / 6
    return f"wall-{round(angle * DIRECTIONS / math.tau) % DIRECTIONS}"


# ---- houses and towers ----------------------------------------------------------------------------------------------
def _shadow(width: float, height: float, y: float) -> Node:
    half = f"a{width:g} {height:g} 0 0 0 "
    return kit.path(f"M{1 - width:g} {y:g}{half}{2 * width:g} 0{half}{-2 * width:g} 0z", "piece-shade")


def _edge(d: str, thick: float) -> Node:
    """A white rim, so that a piece stands out from any ground."""
    return kit.path(d, "white", "white", thick, opacity=0.9)


def _house() -> list[Node]:
    """The roof in the owner's colour, the emblem on a shield."""
    front, side, gable, roof = _HOUSE
    return [
        _shadow(19, 4.5, 15),
        _edge(_HOUSE_EDGE, 5),
        kit.path(front, "front"),
        kit.path(side, "gable"),
        kit.path(gable, "own"),
        kit.path(roof, "own"),
        kit.path(roof, "piece-line", fill_opacity=0.22),
        kit.path(_HOUSE_LINES, line="piece-line", thick=1.6),
        kit.rect(-13, -1, 14, 14, 3.5, "own", "piece-line", 1.1),
        kit.emblem(-6, 6, 9),
        kit.path("M10 15V7.5h4V15", "piece-line"),
    ]


def _superhouse() -> list[Node]:
    """Nobody's: black, two gables, a star for the emblem."""
    sign = kit.group([kit.icon("star", 0, 5, 14, "ivory")], surface="ebony")
    return [_shadow(19, 4.5, 15), _edge(_HALL, 5), kit.path(_HALL, "ebony", "piece-line", 1.6), sign]


def _reserved() -> list[Node]:
    """A black house of the Patrician."""
    walls, roof = "M-15 15V-3H17V15Z", "M-18 -3L-6 -18H9L20 -3Z"
    sign = kit.group([kit.icon("ui-lock", 1, 6, 14, "ivory")], surface="ebony")
    return [
        _shadow(19, 4.5, 15),
        _edge(_HOUSE_EDGE, 5),
        kit.path(walls, "ebony", "piece-line", 1.6),
        kit.path(roof, "ebony", "piece-line", 1.6),
        sign,
    ]


def _tower() -> list[Node]:
    return [
        _shadow(13, 3.5, 14.5),
        _edge(_TOWER_EDGE, 4.5),
        kit.path(_TOWER, "own", "piece-line", 1.5),
        kit.path(_MERLONS, "merlon", "piece-line", 1.5),
        kit.emblem(0, 5, 10.5),
    ]


# ---- the wall -------------------------------------------------------------------------------------------------------
def _wall(angle: float) -> list[Node]:
    """A side of the wall from 0, 0 in a direction, merlons outside."""
    cos, sin = math.cos(angle), math.sin(angle)

    def turned(*points: Point) -> list[float]:
        return [value for x, y in points for value in (x * cos - y * sin, x * sin + y * cos)]

    def box(x: float, y: float, width: float, height: float) -> list[float]:
        return turned((x, y), (x + width, y), (x + width, y + height), (x, y + height))

    def line(*points: Point) -> str:
        a, b, c, d = kit.numbers(*turned(*points))
        return f"M{a:g} {b:g}L{c:g} {d:g}"

    step = SIDE / 5
    out: list[Node] = [kit.poly(box(-1, -5, SIDE + 2, 15), "piece-shade")]
    out += [kit.poly(box(k * step + 0.18 * step, -12, 0.62 * step, 6), "masonry", "piece-line", 1.2) for k in range(5)]
    out.append(kit.poly(box(-1, -7.5, SIDE + 2, 14), "masonry", "piece-line", 1.3))
    joints: list[tuple[Point, Point]] = [((k * SIDE, -7), (k * SIDE, -0.5)) for k in (0.2, 0.5, 0.8)]
    joints += [((k * SIDE, -0.5), (k * SIDE, 6)) for k in (0.35, 0.65)]
    stones = line((0, -0.5), (SIDE, -0.5)) + "".join(line(*ends) for ends in joints)
    return [*out, kit.path(stones, line="masonry-2", thick=1.1)]


def _joint() -> list[Node]:
    """Where sides of the wall meet; a free site is seen on it."""
    return [
        kit.circle(0, 0, 11, "masonry", "piece-line", 1.3),
        kit.circle(0, 0, 8.3, line="masonry-2", thick=1.1),
        kit.part("site"),
    ]
