"""The curves of a training as a picture: what it still gets wrong, and how strong it is. One SVG for light and dark."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from kontor.picture.canvas import escape, number
from kontor.picture.theme import THEMES, Theme

WIDTH, HEIGHT = 960.0, 400.0
TOP, FOOT, PAD = 96.0, 58.0, 28.0
AXIS, GAP = 52.0, 34.0
_SIZES = ((1e9, ", billions"), (1e6, ", millions"), (1e4, ", thousands"))
MANY = 60
"""Rounds that are drawn one by one, at most."""
_TOKENS = {
    "page": ("fill", "panel"), "ink": ("fill", "ink"), "soft": ("fill", "ink-2"), "faint": ("fill", "ink-3"),
    "grid": ("stroke", "line"), "edge": ("stroke", "line-strong"),
    "one": ("stroke", "g-fish"), "two": ("stroke", "bad"),
    "dot-one": ("fill", "g-fish"), "dot-two": ("fill", "bad"),
}  # fmt: skip

Points = Sequence[tuple[float, float]]


class Curve(NamedTuple):
    """A line with its name."""

    name: str
    role: str
    points: Points
    dots: bool = False


def curves(title: str, players: int, told: Sequence[Mapping[str, Any]]) -> str:
    """The picture, from what a training told."""
    rounds = [row for row in told if row["what"] == "round"]
    generations = [row for row in told if row["what"] == "generation"]
    surprise = _levelled(rounds)
    lessons = [(row["pass"], row["surprise"]) for row in told if row["what"] == "lesson"]
    chance = [(row["decisions"], row["random"]) for row in generations if "random" in row]
    match = [(row["decisions"], row["share"]) for row in generations if "share" in row]
    left, right = PAD, WIDTH / 2 + GAP / 2
    wide = WIDTH / 2 - PAD - GAP / 2
    strength = [
        Curve("against chance", "one", chance, True),
        Curve("against the best before", "two", match, True),
    ]
    shown = Curve("in its own games", "one", surprise) if surprise else Curve("in games of the teacher", "one", lessons)
    of_rounds = "own decisions" if surprise else "passes through the lessons"
    parts = [
        _panel(left, wide, "Surprise about who wins, games kept apart", [shown], of_rounds, False),
        _panel(
            right, wide, "Share of the victories", [curve for curve in strength if curve.points],
            "own decisions", True,
        ),
    ]  # fmt: skip
    head = f"{title}, {players} player{'s' * (players != 1)}: what a network learned"
    serif, sans = (escape(Theme.of("light")[font]) for font in ("serif", "sans"))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {number(WIDTH)} {number(HEIGHT)}" '
        f'width="{number(WIDTH)}" height="{number(HEIGHT)}" role="img" aria-labelledby="title words" '
        f'font-family="{sans}" style="max-width:100%;height:auto;font-variant-numeric:lining-nums tabular-nums">'
        f'<title id="title">{escape(head)}</title><desc id="words">{escape(_described(surprise, chance, match))}</desc>'
        f'<style>{_style()}</style><rect class="page" width="{number(WIDTH)}" height="{number(HEIGHT)}" rx="14"/>'
        f'<text class="ink" x="{number(PAD)}" y="44" font-size="22" font-weight="600" font-family="{serif}">'
        f"{escape(head)}</text>{''.join(parts)}</svg>\n"
    )


def _levelled(rounds: Sequence[Mapping[str, Any]]) -> Points:
    """Each round, or, of many, what the rounds of each generation have on average: games of one age come in waves."""
    if len(rounds) <= MANY:
        return [(row["decisions"], row["surprise"]) for row in rounds]
    found: dict[int, list[Mapping[str, Any]]] = {}
    for row in rounds:
        found.setdefault(row["generation"], []).append(row)
    return [(some[-1]["decisions"], sum(row["surprise"] for row in some) / len(some)) for some in found.values()]


def _style() -> str:
    def rules(theme: str) -> str:
        colours = Theme.of(theme)
        return "".join(f".{name}{{{what}:{colours[token]}}}" for name, (what, token) in _TOKENS.items())

    light, dark = THEMES
    return f"{rules(light)}@media (prefers-color-scheme:dark){{{rules(dark)}}}"


def _panel(left: float, wide: float, title: str, shown: Sequence[Curve], below: str, percent: bool) -> str:
    begin, end, bottom = left + AXIS, left + wide, HEIGHT - FOOT
    xs = [x for curve in shown for x, _ in curve.points]
    ys = [y for curve in shown for _, y in curve.points if math.isfinite(y)]
    most = max(xs, default=1) or 1
    low, high = (0.0, 1.0) if percent else (min(ys, default=0.0), max(ys, default=1.0))
    if not percent:
        low, high = low - 0.08 * (high - low or 1), high + 0.08 * (high - low or 1)

    def at(x: float, y: float) -> tuple[str, str]:
        return number(begin + (end - begin) * x / most), number(bottom - (bottom - TOP) * (y - low) / (high - low))

    out = [_text(left, TOP - 26, title, 14, "ink", bold=True)]
    for k in range(5):
        y = low + (high - low) * k / 4
        line = at(0, y)[1]
        out.append(f'<path class="grid" d="M{number(begin)} {line}H{number(end)}" fill="none"/>')
        mark = f"{100 * y:.0f} %" if percent else f"{y:.3f}"
        out.append(_text(begin - 8, float(line) + 4, mark, 12, "soft", "end"))
    out.append(f'<path class="edge" d="M{number(begin)} {number(bottom)}H{number(end)}" fill="none"/>')
    size, word = next(((size, word) for size, word in _SIZES if most >= size), (1.0, ""))
    for k in range(5):
        x = most * k / 4
        out.append(
            _text(float(at(x, low)[0]), bottom + 19, f"{x / size:.3g}", 12, "soft", "end" if k == 4 else "middle")
        )
    out.append(_text((begin + end) / 2, bottom + 40, f"{below}{word}", 12, "faint", "middle"))
    x = left
    for curve in shown:
        out.append(f'<path class="{curve.role}" d="M{number(x)} {number(TOP - 13)}h16" stroke-width="3" fill="none"/>')
        out.append(_text(x + 22, TOP - 9, curve.name, 12, "soft"))
        x += 40 + 6.6 * len(curve.name)
        points = [at(x, y) for x, y in curve.points if math.isfinite(y)]
        if len(points) > 1:
            d = "M" + "L".join(f"{x} {y}" for x, y in points)
            out.append(f'<path class="{curve.role}" d="{d}" fill="none" stroke-width="2" stroke-linejoin="round"/>')
        if curve.dots or len(points) == 1:
            out += [f'<circle class="dot-{curve.role}" cx="{x}" cy="{y}" r="3.5"/>' for x, y in points]
    return "".join(out)


def _text(x: float, y: float, text: str, size: float, role: str, anchor: str = "start", bold: bool = False) -> str:
    more = ' font-weight="600"' * bold + (f' text-anchor="{anchor}"' if anchor != "start" else "")
    return (
        f'<text class="{role}" x="{number(x)}" y="{number(y)}" font-size="{number(size)}"{more}>{escape(text)}</text>'
    )


def _described(surprise: Points, chance: Points, match: Points) -> str:
    """The figures in words, for those who do not see the picture."""
    told = []
    if surprise:
        told.append(f"Surprise about who wins: {surprise[0][1]:.3f} at first, {surprise[-1][1]:.3f} at the end.")
    if chance:
        told.append(f"Share against chance: {100 * chance[0][1]:.0f}% at first, {100 * chance[-1][1]:.0f}% at the end.")
    if match:
        told.append("Against the best before: " + ", ".join(f"{100 * share:.0f}%" for _, share in match) + ".")
    return " ".join(told)
