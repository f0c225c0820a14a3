"""Ragusa by its bay, as it is printed: sea, coast, land, the hexes with their signs, and the walled town.

The coast follows the hexes, so that a corrected data file moves it, too. Land and sea reach beyond the edges of the
board: whoever has more room sees more of them.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

from kontor.kernel.display import Node
from kontor.kernel.words import Words
from kontor.picture import kit
from kontor.picture.measure import fit, line_width

from ..components import CITY_IDS, FISH, HEX_GIVES, N_CITY, N_HEXES, N_SITES, RESOURCES
from . import layout
from .city import SIGNS
from .layout import HEXES, HIGH, SIDE, WIDE, Point

FAR = 900.0  # land and sea end so far beyond the board
LANDS = [h for h in range(N_CITY, N_HEXES) if HEX_GIVES[h] != FISH]
WATERS = [h for h in range(N_CITY, N_HEXES) if HEX_GIVES[h] == FISH]
SERIF = 0.93  # widths are measured in another font
NAMED, LETTERED = 0.8, 0.62  # from these scales on a quarter has a plate with sign and name, or the name alone

Shore = tuple[float, float, float, float]  # a point, and the way out to the sea


def board(words: Words) -> list[Node]:
    """Everything printed on the board, from below."""
    return [*_bay(), *_country(), *_town(words), *_sites()]


# ---- the bay --------------------------------------------------------------------------------------------------------
def _bay() -> list[Node]:
    """Sea by depth, land with its hills, and the coast between them."""
    coast = _coast()
    line = kit.smooth(coast)
    x, y = _middle_of_town()
    out: list[Node] = [kit.rect(-FAR, -FAR, layout.WIDTH + 2 * FAR, layout.HEIGHT + 2 * FAR, fill="deep")]
    out += [kit.circle(x, y, radius, "sea", fill_opacity=0.14) for radius in range(540, 190, -25)]
    for thick, tone, opacity in ((120, "sea", 0.75), (74, "shallow", 0.75), (38, "shallow", 1.0), (17, "surf", 1.0)):
        out.append(kit.path(line, line=tone, thick=thick, opacity=opacity))
    out += [_waves(), *_ship(44, 574, 0.95), *_ship(layout.WIDTH + 62, 486, 0.72)]
    right, left = coast[0][0], coast[-1][0]
    out.append(kit.path(f"{line}L{left:g} {-FAR:g}L{right:g} {-FAR:g}Z", "land"))
    out += _hills()
    return [*out, kit.path(line, line="cliff", thick=6.5), kit.path(line, line="shore", thick=4)]


def _middle_of_town() -> Point:
    return sum(x for x, _ in HEXES[:N_CITY]) / N_CITY, sum(y for _, y in HEXES[:N_CITY]) / N_CITY


def _coast() -> list[Point]:
    """Along the hexes between land and sea, a little before them, from the right to the left; then beyond the board."""
    rng = random.Random(5)
    shore = _shore()
    far = layout.WIDTH + FAR
    out = [(x + 12 * dx + rng.uniform(-2, 2), y + 12 * dy + rng.uniform(-2, 2)) for x, y, dx, dy in shore]
    for end, step in ((0, 1), (-1, -1)):
        x, y = out[end]
        while -FAR < x < far:
            x += step * rng.uniform(26, 40)
            y += rng.uniform(-13, 15)
            out.insert(0 if step > 0 else len(out), (x, y))
    return out


def _shore() -> list[Shore]:
    """Corners and middles of the longest row of hex sides between land and sea, each with the way out to the sea."""
    sides: dict[Point, list[tuple[Point, Point, Point]]] = {}
    for land in (*range(N_CITY), *LANDS):
        for sea in WATERS:
            (ax, ay), (bx, by) = HEXES[land], HEXES[sea]
            if math.dist((ax, ay), (bx, by)) < WIDE + 1:
                out = ((bx - ax) / WIDE, (by - ay) / WIDE)
                middle = ((ax + bx) / 2, (ay + by) / 2)
                ends = [
                    (round(middle[0] + k * SIDE / 2 * out[1]), round(middle[1] - k * SIDE / 2 * out[0]))
                    for k in (1, -1)
                ]
                for k in (0, 1):
                    sides.setdefault(ends[k], []).append((ends[1 - k], middle, out))
    rows = [_row(sides, corner) for corner, meeting in sides.items() if len(meeting) == 1]
    below = [(x, layout.HEIGHT + SIDE, 0.0, 1.0) for x in (layout.WIDTH, 0.0)]  # waters that are all lakes
    return max((row for row in rows if row[0][0] > row[-1][0]), key=len, default=below)


def _row(sides: dict[Point, list[tuple[Point, Point, Point]]], corner: Point) -> list[Shore]:
    """All sides from a corner on."""
    at, way, seen = corner, sides[corner][0][2], {corner}
    row: list[Shore] = []
    while True:
        onward = [side for side in sides[at] if side[0] not in seen]
        if not onward:
            return [*row, (*at, *way)]
        end, middle, out = onward[0]
        row += [(*at, (way[0] + out[0]) / 2, (way[1] + out[1]) / 2), (*middle, *out)]
        at, way = end, out
        seen.add(at)


def _waves() -> Node:
    rng = random.Random(77)
    x, y = _middle_of_town()
    spots = [(x + rng.uniform(-700, 700), y + rng.uniform(10, 420)) for _ in range(110)]
    d = "".join(f"M{a:.0f} {b:.0f}q4 -3.5 8 0t8 0" for a, b in spots)
    return kit.path(d, line="white", thick=1.5, opacity=0.42, cap=True)


def _ship(x: float, y: float, scale: float) -> list[Node]:
    return [
        kit.group(
            [
                kit.path("M-16 3h32l-6 9h-21z", "timber", "sepia"),
                kit.path("M0 3V-22", line="sepia"),
                kit.path("M2 -21q14 8 12 20H2zM-2 -16Q-12 -9 -12 -1H-2z", "street", "sepia"),
                kit.path("M-22 15q6 -4 12 0t12 0t12 0t10 0", line="white", thick=1.6, opacity=0.8),
            ],
            at=(x, y),
            scale=scale,
        )
    ]


def _hills() -> list[Node]:
    """Hills left, right and above; cypresses on them."""
    right = layout.WIDTH
    hills = (
        f"M-100 120q60 -50 120 -20t60 120 -60 130 -120 40H{-FAR:g}V60q400 90 800 60z"
        f"M{right + 140:g} 60q-70 -20 -90 60t30 150 60 120H{right + FAR:g}V0q-400 120 -760 60z"
        f"M{-FAR:g} {-FAR:g}H{right + FAR:g}V-20q-160 30 -400 -10t-420 20 -360 -22 -500 18V{-FAR:g}z"
    )
    heights = (
        "M-100 150q56 -40 104 -14t50 100 -50 100 -104 36"
        "M-330 130q90 -40 150 20t20 130"
        f"M{right + 130:g} 96q-52 -14 -66 46t20 112 46 96M{right + 250:g} 120q120 -30 160 70"
    )
    spots = (
        (8, 172), (20, 178), (2, 272), (12, 276), (24, 312), (18, 72), (-60, 200), (-120, 260), (-190, 150),
        *((right + x, y) for x, y in ((14, 166), (24, 172), (32, 258), (20, 264), (8, 330), (20, 60), (120, 180))),
        *((right + x, y) for x, y in ((190, 300), (210, 130), (260, 240))),
    )  # fmt: skip
    trees = [kit.path(_cypress(x, y, 16 + k % 3 * 3), "fir-2") for k, (x, y) in enumerate(spots)]
    return [kit.path(hills, "hill"), kit.path(heights, line="sepia", thick=1.4, opacity=0.14), *trees]


def _cypress(x: float, y: float, size: float) -> str:
    w, top, low = 0.3 * size, y - size, y + 0.12 * size
    return (
        f"M{x:g} {top:g}C{x + w:.1f} {y - 0.4 * size:.1f} {x + w:.1f} {y + 0.1 * size:.1f} {x:g} {low:.1f}"
        f"S{x - w:.1f} {y - 0.4 * size:.1f} {x:g} {top:g}Z"
    )


# ---- hexes ----------------------------------------------------------------------------------------------------------
def _country() -> list[Node]:
    """Fields between their lanes, waters, each with the sign of what it gives."""
    out: list[Node] = []
    for tone, thick in (("lane-line", 9), ("lane", 6.6)):
        out += [kit.poly(_hexagon(h, 0), line=tone, thick=thick) for h in LANDS]
    for h in LANDS:
        (x, y), good = HEXES[h], RESOURCES[HEX_GIVES[h]]
        out.append(kit.drawing(f"land-{good}", x - 52, y - SIDE, 104, HIGH))
        out += [kit.circle(x, y + 1.5, 18.5, "piece-shade"), *_sign(good, x, y, 18.5, 26, f"g-{good}")]
    coast = _coast()
    for h in WATERS:
        (x, y), edge = HEXES[h], _hexagon(h, 2.5)
        if y < min(coast, key=lambda point: abs(point[0] - x))[1]:
            out.append(kit.poly(edge, "sea"))  # a lake
        out.append(kit.poly(edge, "white", fill_opacity=0.07))
        out.append(kit.poly(edge, line="white", thick=1.6, dash="1 6", opacity=0.62))
        out.append(kit.group([kit.icon(RESOURCES[FISH], x, y + 2, 30)], surface="sea"))
    return out


def _town(words: Words) -> list[Node]:
    """Quarters between their streets, the footing of the wall, name plates."""
    out: list[Node] = [kit.poly(_hexagon(h, -1), "street", "street", 6) for h in range(N_CITY)]
    for h in range(N_CITY):
        x, y = HEXES[h]
        out.append(kit.drawing(f"quarter-{CITY_IDS[h]}", x - 52, y - SIDE, 104, HIGH))
    for (x1, y1), (x2, y2) in layout.WALL_AT:
        side = f"M{x1:g} {y1:g}L{x2:g} {y2:g}"
        out.append(kit.path(side, line="masonry", thick=8))
        out.append(kit.path(side, line="masonry-2", thick=8, dash="1.6 7"))
        out.append(kit.path(side, line="footing", thick=1.6, dash="5 4"))
    return [*out, *(node for h in range(N_CITY) for node in _plate(words, h))]


def _plate(words: Words, h: int) -> list[Node]:
    """The name of a quarter, with its sign where there is room, without where it is small; then the sign alone."""
    x, y = HEXES[h]
    name, sign = words(f"hex-{CITY_IDS[h]}"), SIGNS[CITY_IDS[h]]
    return [
        kit.group([*_named(name, x, y + 3, 12.5, 82, sign)], from_scale=NAMED),
        kit.group([*_named(name, x, y + 3, 15.5, 92)], from_scale=LETTERED, below_scale=NAMED),
        kit.group([*_sign(sign, x, y + 3, 20, 28, "sign")], below_scale=LETTERED),
    ]


def _named(name: str, x: float, y: float, size: float, room: float, sign: str = "") -> list[Node]:
    rows, size = fit(name, size, room, 2, 10.5, True)
    before = 24 if sign else 8
    width = SERIF * max(line_width(row, size, True) for row in rows) + before + 10
    height = (20 if len(rows) == 1 else 31) * size / 12.5
    left = x - width / 2
    out: list[Node] = [kit.rect(left, y - height / 2, width, height, 10, "card")]
    out.append(kit.rect(left, y - height / 2, width, height, 10, line="sepia", thick=1.2, opacity=0.55))
    if sign:
        out.append(kit.icon(sign, left + 13, y, 16, "sign"))
    for k, row in enumerate(rows):
        base = y + (k - (len(rows) - 1) / 2) * size * 1.02 + kit.MIDDLE * size
        out += kit.line(row, left + before, base, size, "sign", "start", serif=True)
    return out


def _sign(icon: str, x: float, y: float, radius: float, size: float, colour: str) -> list[Node]:
    return [
        kit.circle(x, y, radius, "card"),
        kit.circle(x, y, radius, line="sepia", thick=1.2, opacity=0.5),
        kit.icon(icon, x, y, size, colour),
    ]


def _sites() -> list[Node]:
    return [kit.part("site", at=layout.SITE_AT[site]) for site in range(N_SITES)]


def _hexagon(h: int, inset: float) -> Sequence[float]:
    return kit.hexagon(*HEXES[h], WIDE - 2 * inset * math.cos(math.pi / 6))
