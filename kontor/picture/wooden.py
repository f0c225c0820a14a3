"""Wooden pieces every game can use, as parts of its backdrop.

They have the owner's colours, and each an outline of its own, so that grey is enough to tell them. Each is 24 units
large, its middle at 0, 0: `kit.part("worker", at=(50, 50), scale=58 / 24, owner=2)`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from kontor.kernel.display import Node

from . import kit

SIZE = 24.0
_PAWN = (
    "M0 -10.8a4.9 4.9 0 0 1 3.2 8.6c3.7 1.3 5.9 5.2 6.3 11.2.1 1-.6 1.7-1.6 1.7H-7.9c-1 0-1.7-.7-1.6-1.7"
    ".4-6 2.6-9.9 6.3-11.2A4.9 4.9 0 0 1 0 -10.8z"
)
_PAWN_SHADE = "M-9.9 10.6a10.5 2.2 0 0 0 21 0a10.5 2.2 0 0 0 -21 0z"
_HOUSE = "M0 -13.2L12.48 -1.92H10.08V10.8H-10.08V-1.92H-12.48Z"
_HALL = "M-12.48 -2.4L-6 -12.48L0 -3.84L6 -12.48L12.48 -2.4H10.56V10.8H-10.56V-2.4Z"
_TOOTH, _NOTCH = "h4.8v3.12", "h2.88v-3.12"
_TOWER = f"M-8.16 12V-2.88H-10.08V-12{_TOOTH}{_NOTCH}{_TOOTH}{_NOTCH}h4.8V-2.88H8.16V12Z"


def _body(d: str) -> list[Node]:
    shade = kit.group([kit.path(d, "piece-shade")], at=(0.8, 1.8))
    return [shade, kit.path(d, "own", "piece-line", 1.44)]


PARTS: Mapping[str, Sequence[Node]] = {
    "worker": [
        kit.path(_PAWN_SHADE, "piece-shade"),
        kit.path(_PAWN, "own", "piece-line", 1.3),
        kit.emblem(0, 3.6, 8.5),
    ],
    "house": [*_body(_HOUSE), kit.emblem(0, 3.4, 11)],
    "hall": [*_body(_HALL), kit.emblem(0, 3.8, 10)],
    "tower": [*_body(_TOWER), kit.emblem(0, 3.4, 10)],
    "cube": [
        kit.rect(-11.2, -10.4, 24, 24, 3.8, "piece-shade"),
        kit.rect(-12, -12, 24, 24, 3.8, "own", "piece-line", 1.7),
        kit.path("M-9.1 -8.6h18.2", line="glint", thick=2.2, cap=True),
        kit.emblem(0, 1, 13.4),
    ],
    "disc": [
        kit.circle(0.8, 1.6, 12, "piece-shade"),
        kit.circle(0, 0, 12, "own", "piece-line", 1.6),
        kit.circle(0, 0, 9.1, line="glint", thick=1.5),
        kit.emblem(0, 0, 12.2),
    ],
}
