"""An area of the table: ground, places, pieces, and rings round what can be chosen."""

from __future__ import annotations

from kontor.kernel.scene import Area, Choice, Piece, Place, Scene

from . import hexes, maps, pieces
from .canvas import Canvas
from .display import Display

GRID = 26  # room for the names of columns and rows
MANY = 12  # with more legal places than this the rings are quiet
BELOW = ("ground", "terrain", "hex")
ROUND = ("disc", "token", "badge")
# kinds with rings close to their shape
ON_MAPS = (*ROUND, "cube", "spot", "cell", "plate", "house", "hall", "tower")


def margin(area: Area) -> float:
    return GRID if area.columns or area.rows else 0


def draw(canvas: Canvas, scene: Scene, area: Area, x: float, y: float, scale: float) -> None:
    """Draws an area with its upper left corner (with margins) at a point."""
    if scene.picture is not None:
        room = margin(area)
        with canvas.group(at=(x + room * scale, y + room * scale), scale=scale):
            _grid(canvas, area)
            Display(canvas, canvas.parts, [player.colour for player in scene.players]).area(scene, area, scale)
        return
    chosen = {target: c for c in reversed(scene.choices) for target in c.targets if not c.at or target == c.at}
    quiet = len(chosen) > MANY
    here = [piece for piece in scene.pieces if piece.area == area.id]
    room = margin(area)
    with canvas.group(at=(x + room * scale, y + room * scale), scale=scale):
        _grid(canvas, area)
        for piece in here:
            if piece.kind in BELOW:
                _piece(canvas, scene, piece, scale, piece.id in chosen)
        _roads(canvas, scene, area, here)
        for piece in here:
            if piece.kind == "hex":
                _hex_ring(canvas, scene, piece, chosen.get(piece.id))
        for place in scene.places:
            if place.area == area.id:
                _place(canvas, place, chosen.get(place.id), quiet)
        for piece in here:
            if piece.kind not in BELOW:
                _piece(canvas, scene, piece, scale)
        for piece in here:
            if piece.kind != "hex":
                _ring(canvas, scene, piece, chosen.get(piece.id), quiet)


def _grid(canvas: Canvas, area: Area) -> None:
    """Names of columns and rows, outside the area."""
    for k, name in enumerate(area.columns):
        middle = (k + 0.5) * area.width / len(area.columns)
        canvas.text(middle, -9, name, 15, "ink-3", True, anchor="middle")
    for k, name in enumerate(area.rows):
        middle = (k + 0.5) * area.height / len(area.rows)
        canvas.text(-13, middle + 5, name, 15, "ink-3", True, anchor="middle")


def _roads(canvas: Canvas, scene: Scene, area: Area, here: list[Piece]) -> None:
    """Lines; one glows if a choice means all of it and not a free space on it."""
    lines = [line for line in scene.lines if line.area == area.id]
    if lines:
        spots = {piece.id for piece in here if piece.kind == "spot"}
        whole = {target for c in scene.choices if spots.isdisjoint(c.targets) for target in c.targets}
        mine = scene.viewer >= 0 and scene.viewer == scene.to_move
        maps.roads(canvas, lines, [player.colour for player in scene.players], whole, mine)


def _piece(canvas: Canvas, scene: Scene, piece: Piece, scale: float, legal: bool = False) -> None:
    colour = scene.players[piece.owner].colour if 0 <= piece.owner < len(scene.players) else "neutral"
    with canvas.group(f"{piece.label} {piece.why_not}".strip(), name=piece.id):
        if piece.kind == "hex":
            hexes.draw(canvas, piece, legal)
        elif drawing := maps.KINDS.get(piece.kind):
            drawing(canvas, piece, colour if piece.owner >= 0 else "", scale)
        else:
            pieces.draw(canvas, piece, colour, scale)


def _place(canvas: Canvas, place: Place, choice: Choice | None, quiet: bool) -> None:
    """What is to be had there; a ring if it can be chosen."""
    x, y = place.x + place.width / 2, place.y + place.height / 2
    if choice is None and not place.text and not place.why_not and not place.tone:
        return
    title = f"{place.label}. {place.why_not}" if place.why_not else choice.words if choice else place.label
    with canvas.group(title, name=place.id):
        if choice is not None:
            outline(canvas, place, quiet)
        elif place.why_not:  # nothing to see, but a tooltip needs something to point at
            canvas.rect(place.x, place.y, place.width, place.height, fill="#000", opacity=0)
        if place.tone == "frame" and choice is None:
            canvas.rect(place.x, place.y, place.width, place.height, 10, line="line", thick=1.5)
        elif place.tone and choice is None:
            hexes.site(canvas, place)
        if place.text:
            canvas.add("<g>" if choice else '<g opacity=".75">')
            canvas.block(x, y, place.text, place.width * 0.18, place.width * 0.76, 1, 8, anchor="middle", middle=True)
            canvas.add("</g>")
        elif choice is not None and place.tone != "frame":
            part = 0.11 if place.tone else 0.05
            canvas.circle(x, y, min(place.width, place.height) * part, "glow")


def outline(canvas: Canvas, place: Place, quiet: bool) -> None:
    """The ring of a legal place, as the style guide has it."""
    if place.tone == "frame":  # what is drawn in it stays as it is
        canvas.rect(place.x, place.y, place.width, place.height, 10, line="glow-halo", thick=6)
        canvas.rect(place.x, place.y, place.width, place.height, 10, line="glow", thick=2.5)
        return
    if place.tone:  # small, and lines run into it
        _trace(canvas, place, fill="hx-site", opacity=0.92)
    else:
        _trace(canvas, place, fill="card", opacity=0.5)
    if quiet:
        _trace(canvas, place, line="glow", thick=2.5 if place.tone else 2, opacity=1 if place.tone else 0.8)
        return
    _trace(canvas, place, fill="glow-soft")
    _trace(canvas, place, line="glow-halo", thick=6)
    _trace(canvas, place, line="glow", thick=3)


def _trace(
    canvas: Canvas, place: Place, fill: str = "none", line: str = "", thick: float = 1, opacity: float = 1
) -> None:
    """The shape of a place, a little smaller than the place."""
    inset = min(place.width, place.height) * 0.09
    width, height = place.width - 2 * inset, place.height - 2 * inset
    x, y = place.x + place.width / 2, place.y + place.height / 2
    if place.shape == "circle":
        canvas.circle(x, y, min(width, height) / 2, fill, line, thick, opacity)
    elif place.shape == "hex":
        canvas.path(hexes.hexagon(x, y, width, height), fill, line, thick, opacity=opacity)
    else:
        canvas.rect(
            x - width / 2, y - height / 2, width, height, min(12, width / 4), fill, line, thick, opacity=opacity
        )


def _hex_ring(canvas: Canvas, scene: Scene, piece: Piece, choice: Choice | None) -> None:
    """Inside the edge of a hex, below what stands at its corners."""
    d = hexes.outline(piece, hexes.RING)
    if choice is not None:
        canvas.path(d, line="glow-halo", thick=6)
        canvas.path(d, line="glow", thick=3.5)
    elif piece.marked:
        mine = scene.viewer >= 0 and scene.viewer == scene.to_move
        canvas.path(d, line="accent" if mine else "ink-2", thick=2.5, dash="7 6")


def _ring(canvas: Canvas, scene: Scene, piece: Piece, choice: Choice | None, quiet: bool) -> None:
    """Legal pieces glow; what the question is about has a plain ring."""
    if choice is None and (not piece.marked or piece.kind == "cell"):
        return
    if piece.kind in ON_MAPS:
        _close_ring(canvas, scene, piece, choice, quiet)
        return
    x, y, width, height = piece.x + 1, piece.y + 1, piece.width - 2, piece.height - 2
    if choice is None:
        mine = scene.viewer >= 0 and scene.viewer == scene.to_move
        canvas.rect(x - 3, y - 3, width + 6, height + 6, 11, line="accent" if mine else "ink-2", thick=2.5, dash="7 6")
        return
    with canvas.group(choice.words):
        if not quiet:
            canvas.rect(x - 1, y - 1, width + 2, height + 2, 9, line="glow-halo", thick=6)
        canvas.rect(x, y, width, height, 8, line="glow", thick=2 if quiet else 3)


def _close_ring(canvas: Canvas, scene: Scene, piece: Piece, choice: Choice | None, quiet: bool) -> None:
    """The same round a small piece, in its own shape; a free space has a dot in the middle."""
    mine = scene.viewer >= 0 and scene.viewer == scene.to_move
    if choice is None:
        _close(canvas, piece, 4, line="accent" if mine else "ink-2", thick=2.5, dash="4 4")
        return
    with canvas.group(choice.words):
        if quiet:
            _close(canvas, piece, 1.5, line="glow", thick=2)
            return
        _close(canvas, piece, 4, line="glow-soft", thick=5)
        _close(canvas, piece, 1, line="glow-halo", thick=6)
        _close(canvas, piece, 1, line="glow", thick=3)
        if piece.kind == "spot":
            canvas.circle(piece.x + piece.width / 2, piece.y + piece.height / 2, piece.width * 0.15, "glow")


def _close(
    canvas: Canvas, piece: Piece, out: float, fill: str = "none", line: str = "", thick: float = 1, dash: str = ""
) -> None:
    if piece.kind in ROUND or piece.shape == "circle":
        x, y = piece.x + piece.width / 2, piece.y + piece.height / 2
        canvas.circle(x, y, min(piece.width, piece.height) / 2 + out, fill, line, thick, dash=dash)
    else:
        width, height = piece.width + 2 * out, piece.height + 2 * out
        canvas.rect(piece.x - out, piece.y - out, width, height, 4 + out, fill, line, thick, dash)
