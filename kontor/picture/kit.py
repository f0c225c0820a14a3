"""The kit a game draws with: functions that give nodes of the display list (`kontor.kernel.display`).

Usual values are left out, numbers rounded to hundredths. Texts are measured and fitted here, so that no renderer has
to.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import Any, Literal

from kontor.kernel.display import (
    Circle,
    Drawn,
    Emblem,
    Group,
    Motion,
    Node,
    Numbers,
    Part,
    Path,
    Poly,
    Rect,
    Ring,
    Shape,
    Target,
    Text,
    Use,
)

from .measure import ICON, Word, fit, gap, line_width, parse, text_width

Anchor = Literal["start", "middle", "end"]
MIDDLE = 0.36  # from the middle of a line of text to its base line, in sizes
_ANCHORS = {"start": 0.0, "middle": 0.5, "end": 1.0}


def _round(value: float) -> float:
    number = round(value, 2)
    return int(number) if number == int(number) else number


def numbers(*values: float) -> list[float]:
    return [_round(value) for value in values]


def _with(node: Any, **more: Any) -> Any:
    """The node with whatever is not empty."""
    for name, value in more.items():
        if value:
            node[name] = value
    return node


# ---- shapes ---------------------------------------------------------------------------------------------------------
def _painted(
    node: Any, fill: str, line: str, thick: float, dash: str, opacity: float, fill_opacity: float, cap: bool = False
) -> Any:
    node = _with(node, fill=fill, line=line, dash=dash, cap=cap)
    for key, value in (("thick", thick), ("opacity", opacity), ("fill_opacity", fill_opacity)):
        if value != 1:
            node[key] = _round(value)
    return node


def rect(
    x: float, y: float, width: float, height: float, radius: float = 0, fill: str = "", line: str = "",
    thick: float = 1, dash: str = "", opacity: float = 1, fill_opacity: float = 1,
) -> Rect:  # fmt: skip
    box = numbers(x, y, width, height, radius) if radius else numbers(x, y, width, height)
    shape: Rect = _painted({"rect": box}, fill, line, thick, dash, opacity, fill_opacity)
    return shape


def circle(
    x: float, y: float, radius: float, fill: str = "", line: str = "", thick: float = 1, dash: str = "",
    opacity: float = 1, fill_opacity: float = 1,
) -> Circle:  # fmt: skip
    shape: Circle = _painted({"circle": numbers(x, y, radius)}, fill, line, thick, dash, opacity, fill_opacity)
    return shape


def poly(
    corners: Sequence[float], fill: str = "", line: str = "", thick: float = 1, dash: str = "", opacity: float = 1,
    fill_opacity: float = 1,
) -> Poly:  # fmt: skip
    shape: Poly = _painted({"poly": numbers(*corners)}, fill, line, thick, dash, opacity, fill_opacity)
    return shape


def path(
    d: str, fill: str = "", line: str = "", thick: float = 1, dash: str = "", opacity: float = 1,
    fill_opacity: float = 1, cap: bool = False,
) -> Path:  # fmt: skip
    shape: Path = _painted({"path": d}, fill, line, thick, dash, opacity, fill_opacity, cap)
    return shape


def hexagon(x: float, y: float, width: float, flat: bool = False) -> list[float]:
    """Corners of a regular hexagon round a middle: so wide, with a point above, or with a flat top."""
    radius = width / 2 if flat else width / math.sqrt(3)
    turn = 0 if flat else math.pi / 6
    angles = [turn + k * math.pi / 3 for k in range(6)]
    return numbers(*(v for a in angles for v in (x + radius * math.cos(a), y + radius * math.sin(a))))


def smooth(points: Sequence[tuple[float, float]]) -> str:
    """A path through all points, without corners (a Catmull-Rom spline as Bézier curves)."""
    d = f"M{_round(points[0][0])} {_round(points[0][1])}"
    for k in range(len(points) - 1):
        a, b, c = points[max(0, k - 1)], points[k], points[k + 1]
        e = points[min(len(points) - 1, k + 2)]
        curve = (b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6, c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6)
        d += "C" + " ".join(str(_round(value)) for value in (*curve, *c))
    return d


# ---- drawings, texts ------------------------------------------------------------------------------------------------
def drawing(name: str, x: float, y: float, width: float, height: float, colour: str = "") -> Use:
    """A drawing in a box."""
    use: Use = _with({"use": name, "box": numbers(x, y, width, height)}, colour=colour)
    return use


def icon(name: str, x: float, y: float, size: float, colour: str = "") -> Use:
    """A drawing centred on a point; in its own colour if none is given."""
    return drawing(name, x - size / 2, y - size / 2, size, size, colour)


def emblem(x: float, y: float, size: float) -> Emblem:
    return {"emblem": numbers(x, y, size)}


def text(
    words: str, x: float, y: float, size: float, colour: str = "", anchor: Anchor = "middle", weight: int = 600,
    serif: bool = False, italic: bool = False,
) -> Text:  # fmt: skip
    """Plain words on a base line."""
    node: Text = {"text": words, "at": numbers(x, y), "size": _round(size)}
    if anchor != "middle":
        node["anchor"] = anchor
    if weight != 600:
        node["weight"] = weight
    out: Text = _with(node, colour=colour, serif=serif, italic=italic)
    return out


def line(
    words: Sequence[Word], x: float, y: float, size: float, colour: str = "", anchor: Anchor = "middle",
    weight: int = 600, serif: bool = False,
) -> list[Node]:  # fmt: skip
    """One line of words and icons on a base line."""
    bold = weight >= 600
    if not any(word.icon for word in words):
        return [text(_joined(words), x, y, size, colour, anchor, weight, serif)] if words else []
    out: list[Node] = []
    left, k = x - line_width(list(words), size, bold) * _ANCHORS[anchor], 0
    while k < len(words):
        end = k + 1
        if words[k].icon:
            middle = (left + ICON * size / 2, y - MIDDLE * size)
            out.append(icon(words[k].text, *middle, ICON * size, "ink-3" if words[k].text == "ui-arrow" else ""))
        else:
            while end < len(words) and not words[end].icon:
                end += 1
            run = _joined(words[k:end])
            # The font may be narrower than the one measured: before an icon, words stand close to the icon.
            at, side = (left, "start") if end == len(words) else (left + text_width(run, size, bold), "end")
            out.append(text(run, at, y, size, colour, side, weight, serif))  # type: ignore[arg-type]
        left += line_width(list(words[k:end]), size, bold)
        if end < len(words):
            left += gap(words[end - 1], words[end], size)
        k = end
    return out


def block(
    words: str, x: float, y: float, size: float, width: float, lines: int = 1, smallest: float = 8, colour: str = "",
    anchor: Anchor = "middle", weight: int = 600, serif: bool = False, leading: float = 1.2,
) -> list[Node]:  # fmt: skip
    """A text with icons, wrapped and shrunk into a width; `y` is its middle."""
    rows, size = fit(words, size, width, lines, smallest, weight >= 600)
    top = y + MIDDLE * size - (len(rows) - 1) * size * leading / 2
    return [
        node
        for k, row in enumerate(rows)
        for node in line(row, x, top + k * size * leading, size, colour, anchor, weight, serif)
    ]


def rows_of(words: str, size: float, width: float, weight: int = 600) -> int:
    """How many lines a text takes at that size."""
    return len(fit(words, size, width, 99, size, weight >= 600)[0])


def _joined(words: Sequence[Word]) -> str:
    return "".join((" " if k and word.spaced else "") + word.text for k, word in enumerate(words))


def is_wide(words: str, size: float, width: float) -> bool:
    """Whether a text is wider than that in one line."""
    return line_width(parse(words), size, True) > width


# ---- groups ---------------------------------------------------------------------------------------------------------
def _placed(
    node: Any, key: str, at: Numbers | None, scale: float, owner: int | None, opacity: float, surface: str,
    from_scale: float, below_scale: float, size: Numbers | None, low: Node | None,
) -> Any:  # fmt: skip
    if key:
        node["id"] = key
    if at is not None:
        node["at"] = numbers(*at)
    if owner is not None:
        node["owner"] = owner
    for name, value in (("scale", scale), ("opacity", opacity)):
        if value != 1:
            node[name] = round(value, 4)
    if surface:
        node["surface"] = surface
    if from_scale:
        node["from_scale"] = round(from_scale, 4)
    if below_scale:
        node["below_scale"] = round(below_scale, 4)
    if size is not None:
        node["size"] = numbers(*size)
    if low is not None:
        node["low"] = low
    return node


def group(
    nodes: Iterable[Node], key: str = "", at: Numbers | None = None, scale: float = 1, owner: int | None = None,
    opacity: float = 1, surface: str = "", from_scale: float = 0, below_scale: float = 0, size: Numbers | None = None,
    low: Node | None = None,
) -> Group:  # fmt: skip
    """Nodes together: moved, scaled, in an owner's colours, shown only at some scales."""
    out: Group = _placed(
        {"group": list(nodes)}, key, at, scale, owner, opacity, surface, from_scale, below_scale, size, low
    )
    return out


def part(
    name: str, key: str = "", at: Numbers | None = None, scale: float = 1, owner: int | None = None,
    opacity: float = 1, surface: str = "", from_scale: float = 0, below_scale: float = 0, size: Numbers | None = None,
    low: Node | None = None,
) -> Part:  # fmt: skip
    """A drawing of the backdrop by name."""
    out: Part = _placed({"part": name}, key, at, scale, owner, opacity, surface, from_scale, below_scale, size, low)
    return out


def target(
    key: str, outline: Shape, label: str = "", why_not: str = "", ring: Ring = "edge", about: bool = False,
    named: bool = False, sign: Sequence[Node] = (), ghost: str = "", near: Sequence[str] = (),
    verbs: Sequence[str] | None = None,
) -> Target:  # fmt: skip
    """What can be pointed at."""
    out: Target = {"id": key, "outline": outline}
    if label != key:
        out["label"] = label
    if ring != "edge":
        out["ring"] = ring
    if verbs is not None:
        out["verbs"] = list(verbs)
    more: Target = _with(out, why_not=why_not, about=about, named=named, sign=sign, ghost=ghost, near=near)
    return more


def drawn(ground: Sequence[Node] = (), pieces: Sequence[Node] = (), targets: Sequence[Target] = ()) -> Drawn:
    out: Drawn = _with({}, ground=ground, pieces=pieces, targets=targets)
    return out


# ---- motions --------------------------------------------------------------------------------------------------------
def player(seat: int) -> str:
    """An end of a way: where a player's name stands."""
    return f"player:{seat}"


def counter(seat: int, name: str) -> str:
    """A number in front of a player."""
    return f"counter:{seat}:{name}"


def supply(name: str) -> str:
    """A number in the common supply."""
    return f"supply:{name}"


def move(key: str, source: str = "") -> Motion:
    out: Motion = _with({"kind": "move", "id": key}, source=source)
    return out


def go(key: str, to: str = "") -> Motion:
    out: Motion = _with({"kind": "go", "id": key}, to=to)
    return out


def gain(name: str, count: int, source: str, to: str) -> Motion:
    return {"kind": "gain", "icon": name, "count": count, "source": source, "to": to}


def points(seat: int, count: int, source: str = "") -> Motion:
    out: Motion = _with({"kind": "points", "seat": seat, "count": count}, source=source)
    return out


def reveal(key: str) -> Motion:
    return {"kind": "reveal", "id": key}


def step(key: str) -> Motion:
    return {"kind": "step", "id": key}
