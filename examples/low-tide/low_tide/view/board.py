"""How Low Tide is drawn: the parts that never change, and the picture of a scene made of them.

A square is 100 units wide. Above the five rows of the beach lies the sea, one row high, which comes nearer.
"""

from __future__ import annotations

from collections.abc import Sequence

from kontor.kernel.display import Drawn, Node, Picture, Target
from kontor.kernel.scene import Scene, Table
from kontor.kernel.words import Words
from kontor.picture import kit
from kontor.picture.backdrop import Backdrop
from kontor.picture.wooden import SIZE

from ..components import CELL_NAMES, CELLS, COLUMNS, FINDS, ROWS, TIDES
from ..flow import rows_under_water, this_round
from ..state import Option, State

SIDE = 100.0
WIDTH, HEIGHT = COLUMNS * SIDE, (ROWS + 1) * SIDE
RADIUS = 14.0  # of the corners of the board
WALKER = 62.0
TIDE = (228.0, 122.0)  # the panel that tells when the water rises
ROUND = 38.0  # one round of it
IN_A_ROW = 6
# Where walkers stand who share a square, by their number: middles, in sides
TOGETHER = (((0.5, 0.5),), ((0.3, 0.42), (0.7, 0.58)), ((0.28, 0.34), (0.72, 0.34), (0.5, 0.68)),
            ((0.28, 0.3), (0.72, 0.3), (0.28, 0.7), (0.72, 0.7)))  # fmt: skip


def corner(c: int) -> tuple[float, float]:
    return c % COLUMNS * SIDE, (c // COLUMNS + 1) * SIDE


def middle(c: int) -> tuple[float, float]:
    x, y = corner(c)
    return x + SIDE / 2, y + SIDE / 2


def walker_at(s: State, seat: int) -> tuple[float, float, float]:
    """Left, top and size of a walker; those who share a square stand side by side."""
    cell = s.players[seat].cell
    here = [other for other in range(s.seats) if s.players[other].cell == cell]
    fx, fy = TOGETHER[len(here) - 1][here.index(seat)]
    x, y = corner(cell)
    size = WALKER if len(here) == 1 else 0.7 * WALKER
    return x + fx * SIDE - size / 2, y + fy * SIDE - size / 2, size


# ---- what never changes ---------------------------------------------------------------------------------------------
def parts(words: Words) -> dict[str, Sequence[Node]]:
    """The beach, the water row by row, the finds, and how the tide rises."""
    out: dict[str, Sequence[Node]] = {"beach": _beach()}
    out |= {f"water-{rows}": _water(rows) for rows in range(max(TIDES[0]) + 1)}
    out |= {f"find {name}": _find(name) for name in FINDS}
    out |= {f"tide-{k}": _rounds(tide) for k, tide in enumerate(TIDES)}
    return out


def _shore(y: float, swing: float) -> str:
    """A wavy line from left to right, as points of a smooth path."""
    steps = 2 * COLUMNS
    points = [(k * WIDTH / steps, y + swing * (1, -0.6, 0.4, -1)[k % 4]) for k in range(steps + 1)]
    return kit.smooth(points)


def _below(y: float, swing: float, colour: str) -> Node:
    """Everything from a wavy line down to the dunes; the corners of the board are round."""
    right, bottom = WIDTH - RADIUS, HEIGHT - RADIUS
    foot = f"V{bottom:g}Q{WIDTH:g} {HEIGHT:g} {right:g} {HEIGHT:g}H{RADIUS:g}Q0 {HEIGHT:g} 0 {bottom:g}Z"
    return kit.path(_shore(y, swing) + foot, colour)


def _above(y: float, swing: float, colour: str, opacity: float = 1) -> Node:
    """Everything from a wavy line up to the open sea."""
    head = f"V{RADIUS:g}Q{WIDTH:g} 0 {WIDTH - RADIUS:g} 0H{RADIUS:g}Q0 0 0 {RADIUS:g}Z"
    return kit.path(_shore(y, swing) + head, colour, opacity=opacity)


def _beach() -> list[Node]:
    grid = [
        kit.rect(x + 5, y + 5, SIDE - 10, SIDE - 10, 16, "", "sand-line", 1.4, "1 7", 0.75)
        for x, y in map(corner, range(CELLS))
    ]
    grains = [
        kit.circle(
            8 + (k * 137.5) % (WIDTH - 16),
            SIDE * 1.3 + (k * 83.7) % (SIDE * 4.6),
            1.5 + k % 3,
            "sand-line",
            opacity=0.4,
        )
        for k in range(64)
    ]
    tufts: list[Node] = [
        kit.drawing("grass", x, HEIGHT - size - 4, size, size)
        for x, size in ((6, 34), (128, 26), (246, 30), (338, 24), (447, 32), (566, 26), (662, 34))
    ]
    return [
        kit.rect(0, 0, WIDTH, HEIGHT, RADIUS, "sand-wet"),
        _below(SIDE * 2.05, 7, "sand-2"),
        _below(SIDE * 3.05, 9, "sand"),
        _below(SIDE * 5.1, 8, "dune"),
        *grains,
        *grid,
        *tufts,
    ]


def _water(rows: int) -> list[Node]:
    """The sea over so many rows, its edge a little below the square's."""
    edge = (rows + 1) * SIDE
    waves: list[Node] = []
    for k in range(2 * rows + 2):
        y = 22 + k * 46
        for j in range(4):
            x = 30 + j * 170 + (k % 2) * 70
            waves.append(kit.path(f"M{x:g} {y:g}q10 -9 20 0t20 0t20 0", line="foam", thick=2, opacity=0.45, cap=True))
    return [
        _above(edge - 1, 5, "sea"),
        _above(edge - 48, 8, "sea-2", 0.8),
        *waves,
        kit.path(_shore(edge - 10, 5), line="foam", thick=2, opacity=0.6),
        kit.path(_shore(edge - 1, 5), line="foam", thick=5),
    ]


def _find(name: str) -> list[Node]:
    return [
        kit.path("M-22 24a22 5 0 0 0 44 0a22 5 0 0 0 -44 0z", "piece-shade", opacity=0.55),
        kit.group([kit.icon(name, 0, 0, 56)], surface="sand"),
    ]


def _round_at(k: int) -> tuple[float, float]:
    return ROUND / 2 + k % IN_A_ROW * ROUND, 22 + k // IN_A_ROW * 62


def _rounds(tide: Sequence[int]) -> list[Node]:
    """All rounds as circles; where the water rises, the row that it takes then."""
    out: list[Node] = []
    for k, rows in enumerate(tide):
        x, y = _round_at(k)
        rises = k > 0 and rows > tide[k - 1]
        out += [
            kit.circle(x, y, 14, "sea" if rises else "sunk", "sea-2" if rises else "line"),
            kit.text(str(k + 1), x, y + 4.6, 13, weight=700 if rises else 600),
        ]
        if rises:
            out += [kit.icon("wave", x - 7, y + 27, 15, "wave"), kit.text(str(rows), x + 7, y + 31.5, 12, "ink-2")]
    return out


# ---- the picture of a scene -----------------------------------------------------------------------------------------
def picture(scene: Scene, s: State, table: Table) -> Picture:
    ghosts = {"walker": [kit.part("worker", scale=WALKER / SIZE, owner=scene.viewer)]} if scene.choices else None
    return Backdrop.picture(
        table.phrases.words, parts, {"beach": _beach_now(scene, s), "tide": _tide_now(scene, s)}, ghosts
    )


def _beach_now(scene: Scene, s: State) -> Drawn:
    chosen = scene.targets
    finds = [
        kit.part(f"find {FINDS[s.find[c]]}", f"find-{name}", middle(c))
        for c, name in enumerate(CELL_NAMES)
        if s.find[c] >= 0
    ]
    walkers, targets = [], []
    for c, place in enumerate(scene.places):
        ghost = "walker" if place.id in chosen and s.find[c] >= 0 else ""  # nobody is hidden by it
        targets.append(_square(c, place.label, place.why_not, ghost))
    for piece in scene.pieces:
        if piece.kind == "worker":
            at = (piece.x + piece.width / 2, piece.y + piece.height / 2)
            walkers.append(kit.part("worker", piece.id, at, piece.width / SIZE, piece.owner))
            targets.append(kit.target(piece.id, kit.circle(*at, piece.width / 2), piece.label, ring="close"))
    return kit.drawn([kit.part("beach"), kit.part(f"water-{rows_under_water(s)}")], [*finds, *walkers], targets)


def _square(c: int, label: str, why_not: str, ghost: str) -> Target:
    return kit.target(CELL_NAMES[c], kit.rect(*corner(c), SIDE, SIDE, 16), label, why_not, "field", ghost=ghost)


def _tide_now(scene: Scene, s: State) -> Drawn:
    x, y = _round_at(this_round(s) - 1)
    here = kit.circle(0, 0, 17, "", "accent", 3)
    label = next(piece.label for piece in scene.pieces if piece.id == "tide")
    target = kit.target("tide", kit.rect(0, 0, *TIDE, 8), label, ring="none")
    tide = kit.part(f"tide-{s.options[Option.TIDE]}")
    return kit.drawn([tide], [kit.group([here], "round", (x, y))], [target])
