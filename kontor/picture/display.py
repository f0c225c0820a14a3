"""The display list as SVG: one small function for each primitive, then areas with the rings of what can be chosen."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from kontor.kernel.display import Drawn, Emblem, Group, Node, Part, Shape, Target, Text, Use
from kontor.kernel.scene import LETTERS, Area, Choice, Scene

from . import kit
from .backdrop import Parts
from .canvas import Canvas, escape, number
from .wooden import SIZE

SMALL = 12  # pixels: below this a letter stands for the emblem
MANY = 12  # with more choices than this the rings are quiet
BELOW = ("inside", "line")  # rings that lie below pieces


@dataclass(frozen=True)
class _Context:
    """What a node inherits from the groups it is in."""

    scale: float
    """Pixels of a unit."""
    colour: str = "neutral"
    surface: str = "card"


class Display:
    """Draws nodes and areas on a canvas."""

    def __init__(self, canvas: Canvas, parts: Parts, colours: Sequence[str]) -> None:
        self._canvas, self._parts, self._colours = canvas, parts, colours

    # ---- nodes ------------------------------------------------------------------------------------------------------
    def nodes(self, nodes: Iterable[Node], context: _Context) -> None:
        for node in nodes:
            if "group" in node:
                self._placed(node, node["group"], context)
            elif "part" in node:
                self._placed(node, self._parts[node["part"]], context)
            elif "use" in node:
                self._use(node, context)
            elif "emblem" in node:
                self._emblem(node, context)
            elif "text" in node:
                self._text(node, context)
            else:
                self._shape(node, context)

    def _placed(self, node: Group | Part, children: Sequence[Node], context: _Context) -> None:
        if not node.get("from_scale", 0) <= context.scale < node.get("below_scale", math.inf):
            return
        scale = node.get("scale", 1)
        inner = replace(context, scale=context.scale * scale, surface=node.get("surface", context.surface))
        if "owner" in node:
            inner = replace(inner, colour=self._colours[node["owner"]] if node["owner"] >= 0 else "neutral")
        opacity = node.get("opacity", 1)
        x, y = node.get("at", (0, 0))
        with self._canvas.group(at=(x, y) if x or y else None, scale=scale):
            if opacity != 1:
                self._canvas.add(f'<g opacity="{number(opacity)}">')
            self.nodes(children, inner)
            if opacity != 1:
                self._canvas.add("</g>")

    def _token(self, name: str, context: _Context) -> str:
        if name == "surface":
            return context.surface
        return {"own": f"p-{context.colour}", "on-own": f"on-{context.colour}"}.get(name, name)

    def _shape(self, node: Shape, context: _Context) -> None:
        fill = self._token(node.get("fill", "none"), context)
        line = self._token(node.get("line", ""), context)
        self.trace(
            node, 0, fill, line, node.get("thick", 1), node.get("dash", ""), node.get("opacity", 1),
            node.get("fill_opacity", 1), node.get("cap", False),
        )  # fmt: skip

    def trace(
        self, shape: Shape, grow: float, fill: str = "none", line: str = "", thick: float = 1, dash: str = "",
        opacity: float = 1, fill_opacity: float = 1, cap: bool = False,
    ) -> None:  # fmt: skip
        """A shape, so much larger (or smaller) than it is."""
        if fill_opacity != 1:  # two elements: SVG programs differ in how they mix opacities
            self.trace(shape, grow, fill, opacity=opacity * fill_opacity)
            fill = "none"
        if "rect" in shape:
            x, y, width, height, *radius = shape["rect"]
            r = radius[0] + max(0, grow) if radius else 0
            box = (x - grow, y - grow, width + 2 * grow, height + 2 * grow)
            self._canvas.rect(*box, r, fill, line, thick, dash, opacity)
        elif "circle" in shape:
            x, y, r = shape["circle"]
            self._canvas.circle(x, y, max(0, r + grow), fill, line, thick, opacity, dash)
        elif "poly" in shape:
            self._canvas.path(_closed(grown(shape["poly"], grow)), fill, line, thick, opacity=opacity, dash=dash)
        else:
            self._canvas.path(shape["path"], fill, line, thick, opacity=opacity, dash=dash, cap=cap)

    def _use(self, node: Use, context: _Context) -> None:
        canvas, name = self._canvas, node["use"]
        colour = self._token(node["colour"], context) if "colour" in node else canvas.icon_colour(name)
        x, y, width, height = node["box"]
        canvas.add(canvas.icons.use(name, x, y, width, height, colour, context.surface))

    def _emblem(self, node: Emblem, context: _Context) -> None:
        x, y, size = node["emblem"]
        colour = context.colour
        if colour == "neutral":
            return
        if size * context.scale * 2 < SMALL:
            self._canvas.text(x, y + size * 0.45, LETTERS[colour], size * 1.25, f"on-{colour}", True, anchor="middle")
        else:
            self._canvas.icon(f"emblem-{colour}", x, y, size, f"on-{colour}")

    def _text(self, node: Text, context: _Context) -> None:
        canvas, (x, y) = self._canvas, node["at"]
        paint = canvas.theme.paint("fill", self._token(node.get("colour", "ink"), context))
        attributes = f' font-family="{escape(canvas.theme["serif"])}"' if node.get("serif") else ""
        attributes += ' font-style="italic"' if node.get("italic") else ""
        anchor = node.get("anchor", "middle")
        attributes += f' text-anchor="{anchor}"' if anchor != "start" else ""
        canvas.add(
            f'<text x="{number(x)}" y="{number(y)}" font-size="{number(node["size"])}" '
            f'font-weight="{node.get("weight", 600)}"{attributes} {paint}>{escape(node["text"])}</text>'
        )

    def piece(self, name: str, x: float, y: float, size: float) -> None:
        """A wooden piece by the name of its part, in the first of the colours."""
        self.nodes([kit.part(name, at=(x, y), scale=size / SIZE, owner=0)], _Context(1))

    # ---- areas ------------------------------------------------------------------------------------------------------
    def area(self, scene: Scene, area: Area, scale: float) -> None:
        """What lies in an area, in its own units: nothing without a picture. `scale` is how many pixels one has."""
        drawn: Drawn = scene.picture["areas"].get(area.id, {}) if scene.picture else {}
        chosen = {target: c for c in reversed(scene.choices) for target in c.targets if not c.at or target == c.at}
        quiet = sum(bool(choice.targets) for choice in scene.choices) > MANY
        mine = scene.viewer >= 0 and scene.viewer == scene.to_move
        context, targets = _Context(scale), drawn.get("targets", ())
        self.nodes(drawn.get("ground", ()), context)
        for target in targets:
            self._light(target, chosen.get(target["id"]), quiet, context)
        self.nodes(drawn.get("pieces", ()), context)
        for target in targets:
            self._ring(target, chosen.get(target["id"]), quiet, mine)

    def _light(self, target: Target, choice: Choice | None, quiet: bool, context: _Context) -> None:
        """Below pieces: the field of what can be chosen, and what is to be had there."""
        ring, outline = target.get("ring", "edge"), target["outline"]
        if choice is not None and ring == "field":
            self.trace(outline, -inset(outline), "card", opacity=0.5)
            if not quiet:
                self.trace(outline, -inset(outline), "glow-soft")
        elif choice is not None and ring == "site":
            self.trace(outline, -inset(outline), "card", opacity=0.92)
        elif choice is not None and ring == "inside":
            self.trace(outline, 0, "glow-soft")
            self._lit(outline, -inset(outline) * 0.7, quiet=False)
        elif choice is not None and ring == "line":
            self.trace(outline, 0, line="glow-halo", thick=10, cap=True)
            self.trace(outline, 0, line="glow", thick=6, cap=True)
        elif ring == "line" and target.get("about"):
            self.trace(outline, 0, line="glow", thick=6, cap=True)
        self.nodes(target.get("sign", ()), context)

    def _ring(self, target: Target, choice: Choice | None, quiet: bool, mine: bool) -> None:
        ring, outline = target.get("ring", "edge"), target["outline"]
        words = choice.words if choice else f"{target.get('label', target['id'])} {target.get('why_not', '')}".strip()
        with self._canvas.group(words, name=target["id"]):
            self.trace(outline, 0, "#000", opacity=0)  # a tooltip needs something to point at
            if choice is None and target.get("about") and ring != "line":
                self.trace(outline, 3, line="accent" if mine else "ink-2", thick=2.5, dash="7 6")
            elif choice is not None and ring not in (*BELOW, "none"):
                grow = {"field": -inset(outline), "site": -inset(outline), "close": 1.0, "frame": 0.0}.get(ring, -1.0)
                self._lit(outline, grow, quiet and ring not in ("site", "frame"))

    def _lit(self, outline: Shape, grow: float, quiet: bool) -> None:
        if not quiet:
            self.trace(outline, grow, line="glow-halo", thick=6)
        self.trace(outline, grow, line="glow", thick=2 if quiet else 3, opacity=0.8 if quiet else 1)


def bounds(shape: Shape) -> tuple[float, float, float, float]:
    """x, y, width, height of a shape; of a path nobody knows."""
    if "rect" in shape:
        x, y, width, height = shape["rect"][:4]
        return x, y, width, height
    if "circle" in shape:
        x, y, r = shape["circle"]
        return x - r, y - r, 2 * r, 2 * r
    if "poly" in shape:
        xs, ys = shape["poly"][::2], shape["poly"][1::2]
        return min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)
    return 0, 0, 0, 0


def inset(shape: Shape) -> float:
    """How far inside the edge of a large place its ring lies."""
    return min(bounds(shape)[2:]) * 0.09


def grown(corners: Sequence[float], by: float) -> list[float]:
    """A regular polygon whose sides lie so much farther from the middle."""
    xs, ys = corners[::2], corners[1::2]
    x, y = sum(xs) / len(xs), sum(ys) / len(ys)
    mx, my = (xs[0] + xs[1]) / 2, (ys[0] + ys[1]) / 2
    far = math.hypot(mx - x, my - y) or 1
    k = (far + by) / far
    return [value for a, b in zip(xs, ys, strict=True) for value in (x + (a - x) * k, y + (b - y) * k)]


def _closed(corners: Sequence[float]) -> str:
    points = zip(corners[::2], corners[1::2], strict=True)
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points) + "Z"
