"""The picture of Hansa Teutonica: the map that never changes, and what lies on it now.

From below: land and roads; the light of roads; posts and cities; pieces.
"""

from __future__ import annotations

import functools
from collections.abc import Hashable, Mapping, Sequence
from operator import itemgetter
from typing import Any, cast

from kontor.kernel.display import Drawn, Node, Picture, Target
from kontor.kernel.scene import Line, Scene, Table
from kontor.kernel.words import Words
from kontor.picture import kit
from kontor.picture.backdrop import Backdrop

from ..components import KINDS, LARGE, MARKERS, MERCHANT, SLOTS, SMALL, TRACKS
from ..ids import slot_id
from ..state import State
from . import goal, layout
from . import map as the_map
from .looks import Things, badge, band, marker, piece_part, printed
from .map import DRAWN, KEPT
from .mat import ICONS

ROAD, EDGE = 6.0, 9.0  # width of a road, with its edges
GHOST = (layout.POST - 2, layout.POST - 1)  # by kind of piece
Point = tuple[float, float]


# ---- what never changes ---------------------------------------------------------------------------------------------
def parts(words: Words) -> dict[str, Sequence[Node]]:
    out: dict[str, Sequence[Node]] = {
        "free": [kit.circle(0, 0, 2.6, "glow")],
        **{icon: [kit.part(drawn)] for icon, drawn in zip(ICONS, DRAWN, strict=True)},
        **{f"marker {name}": marker(name) for name in ("marker", *(f"marker-{each}" for each in MARKERS))},
        **{f"badge {track}": badge(track) for track in TRACKS},
    }
    for side in (LARGE, SMALL):
        posts, cities = the_map.spaces(words, side)
        out[f"map-{side}"] = [
            kit.drawing("ground", 0, 0, layout.WIDTH, layout.HEIGHT),
            *_roads(the_map.lines(words, side)),
            *printed(the_map.printed_on_land(words)),
        ]
        out[f"spaces-{side}"] = [*printed(posts), *printed(cities)]
        out |= {f"held {piece.id}": band(piece) for piece in cities if piece.kind == "plate"}
    return out


def _roads(lines: Sequence[Line]) -> list[Node]:
    """All edges first, then all grounds, so that roads run into each other where they meet."""
    ways = [kit.smooth(line.points) for line in lines]
    edges = [kit.path(way, line="map-road-line", thick=EDGE, cap=True) for way in ways]
    return [*edges, *(kit.path(way, line="map-road", thick=ROAD, cap=True) for way in ways)]


# ---- the picture of a scene -----------------------------------------------------------------------------------------
def picture(
    scene: Scene, things: Sequence[Things], seen: Hashable, coming: int, s: State, table: Table
) -> Picture:  # fmt: skip
    """`things` are the pieces of the scene, `seen` what they show; `coming` is the piece that would stand on a free
    space."""
    ghosts = _ghosts(coming) if scene.choices else {}
    more = _more(scene, s) if scene.choices else {}
    for place in goal.places(s, scene.viewer):
        more[place] = {**more.get(place, {}), "matters": True}
    told = tuple([(place, *each.items()) for place, each in more.items()])
    lines = tuple([(line.why_not, line.marked) for line in scene.lines])
    drawn = table.part(("map", seen, told, lines), lambda: _drawn(scene, things, seen, more, s.side, table))
    return Backdrop.picture(table.phrases.words, parts, {"board": drawn}, ghosts)


def _drawn(
    scene: Scene, things: Sequence[Things], seen: Hashable, more: Mapping[str, Mapping[str, Any]], side: int,
    table: Table,
) -> Drawn:  # fmt: skip
    plain, where = table.part(("targets", seen), lambda: _targets(things))
    targets, free = list(plain), list[Node]()
    for k, at, told in sorted([(*where[key], told) for key, told in more.items() if key in where], key=itemgetter(0)):
        targets[k] = cast(Target, {**plain[k], **told})
        if "ghost" in told and at is not None:
            free.append(kit.part("free", at=at))
    for line in scene.lines:
        target = _line(line.id, tuple(line.points), line.label, line.why_not, line.marked)
        targets.append({**target, "matters": True} if "matters" in more.get(line.id, {}) else target)
    nodes = table.part(("nodes", seen), lambda: [_spaces(side), *(node for each in things for node in each.look.nodes)])
    return kit.drawn([kit.part(f"map-{side}")], nodes + free if free else nodes, targets)


def _targets(things: Sequence[Things]) -> tuple[list[Target], dict[str, tuple[int, Point | None]]]:
    """Of all things, if nothing is asked; and by id where each is in the list, and where a piece would stand on it."""
    targets, where = list[Target](), dict[str, tuple[int, Point | None]]()
    for each in things:
        for target in each.look.targets:
            where[target["id"]] = len(targets), each.look.free.get(target["id"])
            targets.append(target)
    return targets, where


def _more(scene: Scene, s: State) -> dict[str, dict[str, Any]]:
    """By target: why it cannot be chosen, or what would stand there."""
    out: dict[str, dict[str, Any]] = {piece.id: {"why_not": piece.why_not} for piece in scene.pieces if piece.why_not}
    for choice in scene.choices:
        for key in [choice.at] if choice.at else choice.targets:
            if ghost := _ghost_at(key, s):
                out[key] = {"ghost": ghost}
    return out


def _ghost_at(key: str, s: State) -> str:
    what, _, rest = key.partition(":")
    if what == "post":
        return "here"
    if what == "slot":
        return KINDS[_shape_of(s.side, rest)]
    return "table" if what == "coellen" else ""


# ---- what looks alike is made once ----------------------------------------------------------------------------------
@functools.cache
def _spaces(side: int) -> Node:
    return kit.part(f"spaces-{side}")


@functools.cache
def _ghosts(coming: int) -> Mapping[str, Sequence[Node]]:
    """On a post, on a slot of either shape, on the Coellen table."""
    owner = coming >> 1
    pieces = [piece_part(DRAWN[each], GHOST[each], owner) for each in range(len(KINDS))]
    out: dict[str, Sequence[Node]] = {name: [piece] for name, piece in zip(KINDS, pieces, strict=True)}
    return out | {"here": [pieces[coming & 1]], "table": [piece_part(DRAWN[MERCHANT], layout.COELLEN[3] - 4, owner)]}


@functools.cache
def _shape_of(side: int, slot: str) -> int:
    """The kind of piece a slot wants (`minden:2`)."""
    return next(
        each.shape
        for city, slots in enumerate(SLOTS[side])
        for k, each in enumerate(slots)
        if slot_id(city, k) == f"slot:{slot}"
    )


@functools.lru_cache(KEPT)
def _line(key: str, points: tuple[tuple[float, float], ...], label: str, why_not: str, about: bool) -> Target:
    return kit.target(key, kit.path(kit.smooth(points)), label, why_not, "line", about)
