"""Maps: roads, city plates, printed spaces, markers, signs and tracks of a board that is a map."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from kontor.kernel.scene import Line, Piece

from . import hexes, market
from .canvas import Canvas, number
from .track_mat import GOLD, ON_GOLD

TONES = {
    "post": "map-post",
    "white": "slot-white",
    "orange": "slot-orange",
    "pink": "slot-pink",
    "black": "slot-black",
    "yellow": "banner-ability",
    "red": "banner-red",
    "dark": "ink",
    "": "map-plate",
}
SIGN, ON_SIGN = "#33260A", "#F2CF63"
BAND, STRIP = 6.5, 16.0  # of a plate: the owner's colour above, the name below
TEXT = 11  # smallest text on screen


# ---- roads ----------------------------------------------------------------------------------------------------------
def smooth(points: Sequence[tuple[float, float]]) -> str:
    """A path through all points, without corners (a Catmull-Rom spline as Bézier curves)."""
    d = f"M{number(points[0][0])} {number(points[0][1])}"
    for k in range(len(points) - 1):
        a, b, c = points[max(0, k - 1)], points[k], points[k + 1]
        e = points[min(len(points) - 1, k + 2)]
        curve = (b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6, c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6)
        d += "C" + " ".join(number(value) for value in (*curve, *c))
    return d


def roads(canvas: Canvas, lines: Sequence[Line], colours: Sequence[str], glowing: set[str], mine: bool) -> None:
    """All edges first, then all surfaces, so that roads run into each other where they meet."""
    for line in lines:
        if line.kind != "road":
            hexes.edge(canvas, line, line.id in glowing)
    lines = [line for line in lines if line.kind == "road"]
    paths = [smooth(line.points) for line in lines]
    for d in paths:
        canvas.path(d, line="map-road-line", thick=9, cap=True)
    for line, d in zip(lines, paths, strict=True):
        with canvas.group(f"{line.label}. {line.why_not}".rstrip(". "), name=line.id):
            owned = 0 <= line.owner < len(colours)
            canvas.path(d, line=f"p-{colours[line.owner]}" if owned else "map-road", thick=6, cap=True)
            if line.id in glowing:
                canvas.path(d, line="glow-halo", thick=10, cap=True)
                canvas.path(d, line="glow", thick=6, cap=True)
            elif line.marked:
                canvas.path(d, line="accent" if mine else "ink-2", thick=3, dash="7 6", cap=True)


# ---- printed things: `owner` is a colour or empty, `scale` what the area is scaled by -------------------------------
def plate(canvas: Canvas, piece: Piece, owner: str, scale: float) -> None:
    """A city: band in the owner's colour (if there is one), room for spots, the name."""
    x, y, width, height = piece.x, piece.y, piece.width, piece.height
    canvas.rect(x - 1, y + 3, width + 2, height, 7, "piece-shade")
    canvas.rect(x, y, width, height, 6, "map-plate")
    foot = y + height - STRIP
    if piece.tone:
        canvas.path(_strip(x, foot, width, STRIP, below=True), TONES.get(piece.tone, piece.tone))
    if owner:
        canvas.path(_strip(x, y, width, BAND, below=False), f"p-{owner}")
        canvas.path(f"M{number(x)} {number(y + BAND)}h{number(width)}", line="piece-line", thick=0.7)
    canvas.rect(x, y, width, height, 6, line="piece-line" if owner else "map-road-line", thick=1.3)
    ink = {"red": "#FFFFFF", "yellow": SIGN}.get(piece.tone, "map-text")
    middle = foot + STRIP / 2 - 0.3
    canvas.block(
        x + width / 2, middle, piece.title, 12.5, width - 5, 1, 10, ink, True, True, "middle", middle=True
    )  # fmt: skip


def _strip(x: float, y: float, width: float, height: float, below: bool) -> str:
    """The lowest or highest part of a plate, with its two round corners."""
    r, w = 6, number(width - 12)
    if below:
        return f"M{number(x)} {number(y)}h{number(width)}v{number(height - r)}a6 6 0 0 1 -6 6h-{w}a6 6 0 0 1 -6 -6z"
    rest = number(height - r)
    return f"M{number(x)} {number(y + height)}v-{rest}a6 6 0 0 1 6 -6h{w}a6 6 0 0 1 6 6v{rest}z"


def panel(canvas: Canvas, piece: Piece, owner: str, scale: float) -> None:
    radius = min(12.0, piece.height / 2)
    fill = TONES.get(piece.tone, piece.tone)
    canvas.rect(piece.x, piece.y, piece.width, piece.height, radius, fill, "map-road-line", 1)


def spot(canvas: Canvas, piece: Piece, owner: str, scale: float) -> None:
    """A printed space; what it brings in small letters."""
    fill = TONES.get(piece.tone, piece.tone)
    line, thick = ("map-road-line", 1.6) if piece.tone == "post" else ("slot-line", 1.3)
    _outline(canvas, piece, 3, fill, line, thick)
    if piece.title:
        _number(canvas, piece, 0.62, canvas.theme.ink_on(fill))


def cell(canvas: Canvas, piece: Piece, owner: str, scale: float) -> None:
    """One step of a printed track; dark where the track stands."""
    fill = "ink" if piece.marked else TONES.get(piece.tone, piece.tone)
    printed = piece.tone in ("white", "orange", "pink", "black")
    _outline(
        canvas,
        piece,
        min(4, piece.height * 0.22),
        fill,
        "slot-line" if printed else "map-road-line",
        1.3 if printed else 1,
    )
    ink = "panel" if fill == "ink" else "map-text" if not piece.tone else canvas.theme.ink_on(fill)
    _number(canvas, piece, 0.5 if piece.shape == "circle" else 0.62, ink)


def token(canvas: Canvas, piece: Piece, owner: str, scale: float) -> None:
    """A round marker; a text stands to its right."""
    size = min(piece.width, piece.height)
    x, y = piece.x + piece.width / 2, piece.y + piece.height / 2
    canvas.add('<g opacity=".45">' if piece.dim else "<g>")
    canvas.circle(x + 0.6, y + 1.6, size * 0.45, "piece-shade")
    canvas.icon(piece.symbol, x, y, size, GOLD, ON_GOLD)
    canvas.add("</g>")
    if piece.text:
        canvas.text(x + size / 2 + 5, y + 5, piece.text, 14, "map-text", True, True)


def badge(canvas: Canvas, piece: Piece, owner: str, scale: float) -> None:
    """A printed sign: an ability in gold, anything else plain."""
    size = min(piece.width, piece.height)
    x, y = piece.x + piece.width / 2, piece.y + piece.height / 2
    if piece.tone == "plain":
        canvas.circle(x, y, size / 2 - 0.6, "map-road", "map-road-line", 1.2)
        canvas.icon(piece.symbol, x, y, size * 0.64, "map-text", "map-road")
    else:
        canvas.circle(x + 0.6, y + 1.6, size / 2 - 0.6, "piece-shade")
        canvas.circle(x, y, size / 2 - 0.6, "banner-ability", "piece-line", 1.3)
        canvas.icon(piece.symbol, x, y, size * 0.62, SIGN, ON_SIGN)


def label(canvas: Canvas, piece: Piece, owner: str, scale: float) -> None:
    """Words on the map; names of waters in italics."""
    x, y, size = piece.x + piece.width / 2, piece.y + piece.height / 2, piece.height * 0.8
    if piece.tone == "start":
        canvas.block(piece.x, y, piece.title, size, piece.width, 1, min(size, TEXT / scale), "map-text", middle=True)
        return
    if piece.tone == "sea":
        canvas.add('<g opacity=".6" font-style="italic" letter-spacing="1.2">')
        canvas.text(x, y + size * 0.36, piece.title, size, "map-text", serif=True, anchor="middle")
        canvas.add("</g>")
    else:
        canvas.block(
            x, y, piece.title, size, piece.width, 1, min(size, TEXT / scale), "map-text", True, anchor="middle",
            middle=True,
        )  # fmt: skip


def _outline(canvas: Canvas, piece: Piece, radius: float, fill: str, line: str, thick: float) -> None:
    if piece.shape == "circle":
        half = min(piece.width, piece.height) / 2
        canvas.circle(piece.x + piece.width / 2, piece.y + piece.height / 2, half, fill, line, thick)
    else:
        canvas.rect(piece.x, piece.y, piece.width, piece.height, radius, fill, line, thick)


def _number(canvas: Canvas, piece: Piece, part: float, ink: str) -> None:
    size = piece.height * part
    x, y = piece.x + piece.width / 2, piece.y + piece.height / 2 + size * 0.36
    canvas.text(x, y, piece.title, size, ink, True, anchor="middle")


_Drawing = Callable[[Canvas, Piece, str, float], None]
KINDS: dict[str, _Drawing] = {
    "scale": market.scale,
    "plate": plate,
    "panel": panel,
    "spot": spot,
    "cell": cell,
    "token": token,
    "badge": badge,
    "label": label,
}
