"""How Ragusa is drawn: the parts that never change, and the picture of a scene made of them."""

from __future__ import annotations

import functools
from collections.abc import Hashable, Iterator, Sequence

from kontor.kernel.display import Drawn, Node, Picture, Ring, Shape, Target
from kontor.kernel.scene import Piece, Scene, Table, asked
from kontor.kernel.words import Words
from kontor.picture import kit
from kontor.picture.backdrop import Backdrop
from kontor.picture.wooden import SIZE

from ..components import COMMODITIES, N_SITES, N_WALLS, RING, SITES, SLOTS
from ..state import Phase, State
from . import beside, landscape, layout, pieces
from .city import KEPT, hex_id, site_id, tower_site_id, wall_id
from .port import berth_id, cell_id, price_id, section_id, ship_id

Box = tuple[float, float, float, float]


def parts(words: Words) -> dict[str, Sequence[Node]]:
    """The board as it is printed, what is built there, and what lies beside it."""
    return {"board": landscape.board(words), **pieces.parts(), **beside.parts(words)}


def picture(scene: Scene, s: State, table: Table, seen: Hashable) -> Picture:
    """Each area is drawn anew only if something else is seen there (of the board: `seen`), or asked."""
    view = _Drawing(scene, s)
    here: dict[str, list[Piece]] = {area.id: [] for area in scene.areas}
    for piece in scene.pieces:
        here[piece.area].append(piece)
    ghosts, chosen = view.ghosts(), scene.targets
    lying = asked([*here["board"], *scene.lines, *scene.places], scene, chosen)
    sections = tuple([(piece.label, piece.title) for piece in here["ring"][N_WALLS:]])
    ships = tuple([(ship, piece.dim) for ship, piece in zip(s.row, here["port"], strict=True)])
    areas: dict[str, Drawn] = {
        "board": table.part(("board", seen, lying, tuple(ghosts)), view.board),
        "prices": table.part(("prices", tuple(s.price), asked(here["prices"], scene, chosen)), view.prices),
        "port": table.part(("port", ships, asked(here["port"], scene, chosen)), view.port),
        "ring": table.part(("ring", s.walls, sections, asked(here["ring"], scene, chosen)), view.ring),
    }
    return Backdrop.picture(table.phrases.words, parts, areas, ghosts)


class _Drawing:
    def __init__(self, scene: Scene, s: State) -> None:
        self._scene, self._s = scene, s
        self._chosen = scene.targets
        self._pieces = {piece.id: piece for piece in scene.pieces}

    # ---- the board --------------------------------------------------------------------------------------------------
    def board(self) -> Drawn:
        s = self._s
        walls = [k for k in range(N_WALLS) if s.walls >> k & 1]
        joints = sorted({RING[end % N_WALLS] for k in walls for end in (k, k + 1)})
        here = [piece for piece in self._scene.pieces if piece.area == "board"]
        built = sorted((piece for piece in here if piece.kind != "hex"), key=lambda piece: piece.y + piece.height)
        return kit.drawn(
            [kit.part("board")],
            [*map(_wall, walls), *map(_joint, joints), *map(_built, built)],
            [
                *(self._target(piece, "inside") for piece in here if piece.kind == "hex"),
                *(_target(line.id, line.label, line.why_not, "line") for line in self._scene.lines),
                *self._sites(),
                *(self._target(piece, "close") for piece in built),
            ],
        )

    def _sites(self) -> Iterator[Target]:
        """Sites say their names while they are asked for; else they are found by whoever reads the log."""
        ghost = next(iter(self.ghosts()), "")
        for place in self._scene.places:
            legal = place.id in self._chosen
            label = place.label if legal or place.why_not else place.id
            yield _site(place.id, label, place.why_not, ghost if legal else "")

    def ghosts(self) -> dict[str, list[Node]]:
        """What would stand on a site."""
        seat, phase = self._scene.viewer, self._s.phase
        if not self._scene.choices or phase not in (Phase.BUILD, Phase.TOWER):
            return {}
        if phase == Phase.TOWER:
            return {"tower": [kit.part("tower", scale=layout.TOWER / SIZE, owner=seat)]}
        name = "house" if self._s.players[seat].houses else "superhouse"
        return {name: [kit.part(name, scale=layout.HOUSE / SIZE, owner=seat)]}

    # ---- beside the board -------------------------------------------------------------------------------------------
    def prices(self) -> Drawn:
        tracks = [self._pieces[price_id(c)] for c in range(len(COMMODITIES))]
        nodes = [beside.price(track.id, c, track.count, track.y) for c, track in enumerate(tracks)]
        return kit.drawn((), nodes, [self._target(track) for track in tracks])

    def port(self) -> Drawn:
        nodes, targets = [], []
        for slot in range(SLOTS):
            ship = self._s.row[slot]
            if ship < 0:
                nodes.append(beside.berth(berth_id(slot), slot))
                continue
            piece = self._pieces[ship_id(ship)]
            nodes.append(beside.ship(piece.id, slot, ship, piece.dim))
            targets.append(self._target(piece))
        return kit.drawn((), nodes, targets)

    def ring(self) -> Drawn:
        nodes = [beside.cell(k, bool(self._s.walls >> k & 1)) for k in range(N_WALLS)]
        targets = [self._target(self._pieces[cell_id(k)]) for k in range(N_WALLS)]
        for player in self._scene.players:
            mark = self._pieces[section_id(player.seat)]
            words = self._pieces[f"{mark.id}:text"]
            nodes.append(beside.section(mark.id, mark.x, mark.y, mark.owner, words.title, words.width))
            box = (mark.x, mark.y, words.x + words.width - mark.x, mark.height)
            targets.append(_target(mark.id, mark.label, "", "edge", False, box))
        return kit.drawn((), nodes, targets)

    def _target(self, piece: Piece, ring: Ring = "edge") -> Target:
        about = piece.marked and piece.id not in self._chosen
        box = (piece.x, piece.y, piece.width, piece.height)
        return _target(piece.id, piece.label, piece.why_not, ring, about, box)


# ---- what looks alike is made once ----------------------------------------------------------------------------------
_OUTLINES: dict[str, Shape] = {
    **{hex_id(h): kit.poly(kit.hexagon(*at, layout.WIDE - 2)) for h, at in enumerate(layout.HEXES)},
    **{wall_id(k): kit.path(f"M{a:g} {b:g}L{c:g} {d:g}") for k, ((a, b), (c, d)) in enumerate(layout.WALL_AT)},
    **{site_id(site): kit.circle(*at, layout.SITE / 2) for site, at in enumerate(layout.SITE_AT)},
    **{tower_site_id(k): kit.circle(*at, layout.TOWER_SITE / 2) for k, at in enumerate(layout.TOWER_AT)},
}
_NEAR = {site_id(site): tuple(hex_id(h) for h in SITES[site]) for site in range(N_SITES)}


@functools.lru_cache(KEPT)
def _target(
    key: str,
    label: str,
    why_not: str,
    ring: Ring,
    about: bool = False,
    box: Box = (0, 0, 0, 0),
) -> Target:
    x, y, width, height = box
    outline = _OUTLINES.get(key) or (
        kit.circle(x + width / 2, y + height / 2, width / 2) if ring == "close" else kit.rect(*box, min(9, height / 4))
    )
    verbs = ("wall",) if ring == "line" else None
    return kit.target(key, outline, label, why_not, ring, about, verbs=verbs)


@functools.lru_cache(KEPT)
def _site(key: str, label: str, why_not: str, ghost: str) -> Target:
    outline, near = _OUTLINES[key], _NEAR.get(key, ())
    verbs = ("build", "super") if near else ("tower",)
    if not ghost:
        return kit.target(key, outline, label, why_not, "site", verbs=verbs)
    assert "circle" in outline
    x, y, _ = outline["circle"]
    sign = [kit.circle(x, y, 3, "glow")]
    return kit.target(key, outline, label, "", "site", False, bool(near), sign, ghost, near, verbs=verbs)


@functools.lru_cache(KEPT)
def _wall(k: int) -> Node:
    return kit.part(pieces.wall(k), wall_id(k), layout.WALL_AT[k][0])


@functools.lru_cache(KEPT)
def _joint(site: int) -> Node:
    return kit.part("joint", at=layout.SITE_AT[site])


def _built(piece: Piece) -> Node:
    """A house, superhouse or tower."""
    name = "reserved" if piece.symbol == "ui-lock" else "superhouse" if piece.kind == "hall" else piece.kind
    return _standing(piece.id, name, piece.x + piece.width / 2, piece.y + piece.height / 2, piece.width, piece.owner)


@functools.lru_cache(KEPT)
def _standing(key: str, name: str, x: float, y: float, size: float, owner: int) -> Node:
    return kit.part(name, key, (x, y), size / SIZE, owner)
