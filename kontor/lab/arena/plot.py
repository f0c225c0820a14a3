"""The ladder as a picture: a row per bot, a dot at its rating, a line for its interval; a panel per number of players.

One SVG file for light and dark: it carries both sets of colours and the reader's setting chooses.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from kontor.lab.statistics import Interval
from kontor.picture.canvas import escape, number
from kontor.picture.measure import text_width
from kontor.picture.theme import Theme

from .report import BotLine, Report, percent, span, whole, whole_number

WIDTH = 960.0
LEFT = 150.0  # names
RIGHT = 356.0  # figures
ROW = 34.0
HEAD = 50.0  # above the rows of a panel
FOOT = 34.0  # its axis
PAD = 28.0
REACH = 150.0  # points an interval is shown beyond the dot before it is cut with an arrow
_ROLES = {
    "page": "fill:{panel}",
    "ink": "fill:{ink}",
    "soft": "fill:{ink-2}",
    "faint": "fill:{ink-3}",
    "grid": "stroke:{line}",
    "band": "fill:{sunk}",
    "span": "fill:{g-fish}",
    "dot": "fill:{g-fish}",
    "anchor": "fill:{panel};stroke:{g-fish}",
}


def plot(reports: Sequence[Report]) -> str:
    """All reports in one picture, one panel below the other on the same scale."""
    drawn = [report for report in reports if any(line.rating for line in report.bots)]
    low, high, step = _scale([line.rating for report in drawn for line in report.bots if line.rating])
    parts: list[str] = []
    y = PAD + 34
    title = drawn[0].run.game.name() if drawn else "Arena"
    for report in drawn:
        parts.append(_panel(report, y, low, high, step))
        y += HEAD + ROW * sum(line.rating is not None for line in report.bots) + FOOT
    note = "Dot: rating. Bar: its 95% interval, relative to the anchor (ring); an arrow where it continues."
    height = y + 30
    words = _described(drawn)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {number(WIDTH)} {number(height)}" '
        f'width="{number(WIDTH)}" height="{number(height)}" role="img" aria-labelledby="title words" '
        f'font-family="{escape(Theme.of("light")["sans"])}" style="max-width:100%;height:auto;'
        f'font-variant-numeric:lining-nums tabular-nums"><title id="title">{escape(title)}: ratings of bots</title>'
        f'<desc id="words">{escape(words)}</desc><style>{_style()}</style>'
        f'<rect class="page" width="{number(WIDTH)}" height="{number(height)}" rx="14"/>'
        f'<text class="ink" x="{number(PAD)}" y="{number(PAD + 18)}" font-size="24" font-weight="600" '
        f'font-family="{escape(Theme.of("light")["serif"])}">{escape(title)}</text>'
        f"{''.join(parts)}"
        f'<text class="faint" x="{number(PAD)}" y="{number(height - 18)}" font-size="12">{escape(note)}</text></svg>\n'
    )


def _style() -> str:
    def rules(theme: str) -> str:
        colours = Theme.of(theme)
        filled = dict(_ROLES)
        for name, rule in filled.items():
            for token in ("panel", "ink-2", "ink-3", "ink", "line", "sunk", "g-fish"):
                rule = rule.replace(f"{{{token}}}", colours[token])
            filled[name] = rule
        return "".join(f".{name}{{{rule}}}" for name, rule in filled.items())

    return f"{rules('light')}@media (prefers-color-scheme:dark){{{rules('dark')}}}"


def _scale(ratings: Sequence[Interval]) -> tuple[float, float, float]:
    """Ends of the axis and the step of its ticks."""
    low = min((max(r.low, r.value - REACH) for r in ratings), default=0.0)
    high = max((min(r.high, r.value + REACH) for r in ratings), default=100.0)
    room = max(high - low, 100.0)
    step = next(s for s in (20, 50, 100, 200, 250, 500, 1000, 2000, 5000, 10**9) if room / s <= 7)
    return low - room * 0.04, high + room * 0.04, step


def _panel(report: Report, top: float, low: float, high: float, step: float) -> str:
    lines = [line for line in report.bots if line.rating]
    left, right = PAD + LEFT, WIDTH - PAD - RIGHT
    first, last = top + HEAD, top + HEAD + ROW * len(lines)

    def x(points: float) -> float:
        return left + (points - low) / (high - low) * (right - left)

    games = sum(line.games for line in report.pairings)
    out = [
        _text(PAD, top + 30, f"{report.run.players} players", 16, bold=True),
        _text(
            PAD + text_width(f"{report.run.players} players", 16, True) + 10, top + 30, f"{games:,} games", 13, "faint"
        ),
        _text(right + 84, top + 30, "95% interval", 12, "faint"),
        _text(right + 72, top + 30, "rating", 12, "faint", anchor="end"),
        _text(WIDTH - PAD, top + 30, "share of wins", 12, "faint", anchor="end"),
    ]
    for k in range(len(lines)):
        if k % 2 == 0:
            out.append(
                f'<rect class="band" x="{number(PAD - 8)}" y="{number(first + k * ROW)}" '
                f'width="{number(WIDTH - 2 * PAD + 16)}" height="{number(ROW)}" rx="6"/>'
            )
    tick = math.ceil(low / step) * step
    while tick <= high:
        line_up = f"M{number(x(tick))} {number(first - 4)}V{number(last + 4)}"
        out.append(f'<path class="grid" d="{line_up}" fill="none" stroke-width="1"/>')
        out.append(_text(x(tick), last + 20, whole_number(tick), 12, "faint", anchor="middle"))
        tick += step
    for k, line in enumerate(lines):
        below = lines[k + 1].bot if k + 1 < len(lines) else None
        out.append(_row(report, line, below, first + (k + 0.5) * ROW, x, left, right))
    return "".join(out)


def _row(
    report: Report, line: BotLine, below: str | None, y: float, x: Callable[[float], float], left: float, right: float
) -> str:
    rating = line.rating
    assert rating is not None
    out = [_text(PAD, y + 5, _fitted(line.bot, 14, LEFT - 14), 14, bold=True)]
    at = number(x(rating.value))
    if line.bot == report.anchor:
        out.append(f'<circle class="anchor" cx="{at}" cy="{number(y)}" r="5" stroke-width="2.5"/>')
    else:
        low, high = max(x(rating.low), left), min(x(rating.high), right)
        out.append(
            f'<rect class="span" opacity="0.38" x="{number(low)}" y="{number(y - 6.5)}" '
            f'width="{number(max(high - low, 3))}" height="13" rx="2.5"/>'
        )
        for cut, end, way in ((x(rating.low) < left, low, -1), (x(rating.high) > right, high, 1)):
            if cut:
                tip = f"M{number(end + 9 * way)} {number(y)}l{number(-8 * way)} -6.5v13z"
                out.append(f'<path class="span" d="{tip}"/>')
        out.append(f'<circle class="dot" cx="{at}" cy="{number(y)}" r="4"/>')
    out.append(_text(right + 72, y + 5, whole(rating), 14, bold=True, anchor="end"))
    told = "anchor" if line.bot == report.anchor else span(rating, whole_number)
    out.append(_text(right + 84, y + 5, told, 13, "soft"))
    out.append(_text(WIDTH - PAD, y + 5, _share(report, line.bot, below), 13, "soft", anchor="end"))
    return "".join(out)


def _share(report: Report, bot: str, below: str | None) -> str:
    """How much of the victories the bot takes from the one below, or from another it challenged."""
    met = [line for line in report.pairings if line.share and line.pairing.challenger == bot]
    met.sort(key=lambda line: line.pairing.base != below)
    if not met or met[0].share is None:
        return ""
    return f"{percent(met[0].share.value)} against {_fitted(met[0].pairing.base, 13, 70)}"


def _text(
    x: float, y: float, text: str, size: float, role: str = "ink", bold: bool = False, anchor: str = "start"
) -> str:
    more = ' font-weight="600"' * bold + (f' text-anchor="{anchor}"' if anchor != "start" else "")
    return (
        f'<text class="{role}" x="{number(x)}" y="{number(y)}" font-size="{number(size)}"{more}>{escape(text)}</text>'
    )


def _fitted(text: str, size: float, width: float) -> str:
    if text_width(text, size, True) <= width:
        return text
    while text and text_width(text + "…", size, True) > width:
        text = text[:-1]
    return text + "…"


def _described(reports: Sequence[Report]) -> str:
    """The figures in words, for those who do not see the picture."""
    return " ".join(
        f"{report.run.players} players: "
        + "; ".join(
            f"{line.bot} {whole(line.rating)}"
            + ("" if line.bot == report.anchor else f" ({span(line.rating, whole_number)})")
            for line in report.bots
            if line.rating
        )
        + "."
        for report in reports
    )
