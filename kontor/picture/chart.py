"""A chart of win probabilities over a game, one line a player, with marks where a decision cost something."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kontor.kernel.scene import COLOURS

from .canvas import Canvas, escape, number
from .icons import Icons, shared_icons
from .measure import text_width
from .pieces import chip
from .theme import Theme

WIDTH, HEIGHT = 960.0, 430.0
LEFT, TOP, BOTTOM = 64.0, 62.0, 46.0
NAMES = 190.0  # room for the players beside their lines
ROW = 34.0  # least distance between two names
DASHES = ("", "9 4", "2 4", "12 4 2 4", "5 3")


@dataclass(frozen=True)
class Mark:
    """A point of a player's line that deserves a look."""

    position: int
    seat: int
    text: str


def win_chart(
    title: str,
    note: str,
    names: Sequence[str],
    values: Sequence[Sequence[float] | None],
    marks: Sequence[Mark] = (),
    theme: str = "light",
) -> str:
    """The chart as an SVG file; `values` holds a probability a player for each position, None where it is unknown."""
    colours = Theme.of(theme)
    icons = Icons([shared_icons()], colours)
    canvas = Canvas(colours, icons)
    known = [(k, row) for k, row in enumerate(values) if row is not None]
    canvas.rect(0, 0, WIDTH, HEIGHT, fill="panel")
    canvas.text(LEFT, 34, title, 20, bold=True, serif=True)
    canvas.text(WIDTH - 20, 34, note, 13, "ink-2", anchor="end")
    _grid(canvas, len(values))
    for seat, name in enumerate(names):
        points = [(_x(k, len(values)), _y(row[seat])) for k, row in known]
        _line(canvas, seat, name, points)
    for mark in marks:
        if (row := values[mark.position]) is not None:
            with canvas.group(mark.text):
                x, y = _x(mark.position, len(values)), _y(row[mark.seat])
                canvas.circle(x, y, 6, f"p-{_colour(mark.seat)}", "bad", 2.5)
    if known:
        _names(canvas, names, known[-1][1])
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {number(WIDTH)} {number(HEIGHT)}" '
        f'width="{number(WIDTH)}" height="{number(HEIGHT)}" role="group" font-family="{escape(colours["sans"])}" '
        f'style="max-width:100%;height:auto;font-variant-numeric:lining-nums tabular-nums">'
        f"<title>{escape(title)}</title>{icons.definitions()}{canvas}</svg>\n"
    )


def _colour(seat: int) -> str:
    return COLOURS[seat % len(COLOURS)]


def _x(position: int, positions: int) -> float:
    return LEFT + (WIDTH - LEFT - NAMES) * position / max(1, positions - 1)


def _y(value: float) -> float:
    return TOP + (HEIGHT - TOP - BOTTOM) * (1 - min(1.0, max(0.0, value)))


def _grid(canvas: Canvas, positions: int) -> None:
    right = WIDTH - NAMES
    canvas.rect(LEFT, TOP, right - LEFT, HEIGHT - TOP - BOTTOM, fill="card")
    for percent in range(0, 101, 25):
        y = _y(percent / 100)
        line = "line-strong" if percent in (0, 100) else "line"
        canvas.path(f"M{number(LEFT)} {number(y)}H{number(right)}", line=line)
        canvas.text(LEFT - 10, y + 4.5, f"{percent} %", 13, "ink-2", anchor="end")
    step = next(s for s in (5, 10, 20, 50, 100, 200, 500, 1000, 2000) if (positions - 1) / s <= 12 or s == 2000)
    for position in range(0, positions, step):
        x = _x(position, positions)
        canvas.path(f"M{number(x)} {number(HEIGHT - BOTTOM)}v5", line="line-strong")
        canvas.text(x, HEIGHT - BOTTOM + 20, str(position), 13, "ink-2", anchor="middle")


def _line(canvas: Canvas, seat: int, name: str, points: Sequence[tuple[float, float]]) -> None:
    """A line in the player's colour on a dark rim, so that every colour reads; broken differently for each."""
    if not points:
        return
    d = "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points)
    with canvas.group(name):
        canvas.path(d, line="ink-2", thick=4.6, cap=True)
        canvas.path(d, line=f"p-{_colour(seat)}", thick=2.6, cap=True, dash=DASHES[seat % len(DASHES)])


def _names(canvas: Canvas, names: Sequence[str], last: Sequence[float]) -> None:
    """Players where their lines end, moved apart where they would cover each other."""
    rows = sorted((_y(value), seat) for seat, value in enumerate(last))
    ys: list[float] = []
    for y, _ in rows:
        ys.append(max(y, ys[-1] + ROW) if ys else max(y, TOP + 8))
    over = max(0.0, ys[-1] - (HEIGHT - BOTTOM))
    for k in range(len(ys) - 1, -1, -1):
        ys[k] = min(ys[k] - (over if k == len(ys) - 1 else 0), ys[k + 1] - ROW if k + 1 < len(ys) else ys[k])
    x = WIDTH - NAMES + 12
    for y, (_, seat) in zip(ys, rows, strict=True):
        percent = f"{100 * last[seat]:.0f} %"
        chip(canvas, _colour(seat), x, y - 10, 20)
        room = NAMES - 12 - 28 - text_width(percent, 14, True) - 22
        canvas.block(x + 28, y + 5, names[seat], 14, room)
        canvas.text(WIDTH - 14, y + 5, percent, 14, bold=True, anchor="end")
