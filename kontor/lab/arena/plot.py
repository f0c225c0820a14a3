"""The ladder as a picture: a row a bot, a dot at its rating, a line for its interval; a panel a number of players.

One SVG file for light and dark: it carries both sets of colours and the reader's setting chooses.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from kontor.lab.statistics import Interval
from kontor.picture.canvas import escape, number
from kontor.picture.measure import text_width
from kontor.picture.theme import Theme

from .report import BotLine, Report, percent, span, whole, whole_number

WIDTH = 880.0
LEFT = 164.0  # names
RIGHT = 300.0  # figures
ROW = 34.0
HEAD = 62.0  # above the rows of a panel
FOOT = 34.0  # its axis
PAD = 28.0
REACH = 260.0  # points an interval is shown beyond the dot before it is cut with an arrow
_ROLES = {
    "page": "fill:{panel}",
    "ink": "fill:{ink}",
    "soft": "fill:{ink-2}",
    "faint": "fill:{ink-3}",
    "grid": "stroke:{line}",
    "rule": "stroke:{line-strong}",
    "band": "fill:{sunk}",
    "whisker": "stroke:{g-fish}",
    "arrow": "fill:{g-fish}",
    "dot": "fill:{g-fish};stroke:{panel}",
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
    note = "Dot: rating. Line: 95% interval, relative to the anchor (ring). An arrow: the interval goes on."
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
            for token in ("panel", "ink-2", "ink-3", "ink", "line-strong", "line", "sunk", "g-fish"):
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
    return math.floor((low - room * 0.02) / step) * step, math.ceil((high + room * 0.02) / step) * step, step


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
        _text(right + 24, top + 30, "rating, 95% interval", 12, "faint"),
        _text(WIDTH - PAD, top + 30, "against the next below", 12, "faint", anchor="end"),
    ]
    for k in range(len(lines)):
        if k % 2 == 0:
            out.append(
                f'<rect class="band" x="{number(PAD - 8)}" y="{number(first + k * ROW)}" '
                f'width="{number(WIDTH - 2 * PAD + 16)}" height="{number(ROW)}" rx="6"/>'
            )
    tick = low
    while tick <= high + 1e-6:
        line_up = f"M{number(x(tick))} {number(first - 4)}V{number(last + 4)}"
        out.append(f'<path class="grid" d="{line_up}" fill="none" stroke-width="1"/>')
        out.append(_text(x(tick), last + 20, whole_number(tick), 12, "faint", anchor="middle"))
        tick += step
    for k, line in enumerate(lines):
        below = lines[k + 1].bot if k + 1 < len(lines) else None
        out.append(_row(report, line, below, first + (k + 0.5) * ROW, x, left, right))
    return "".join(out)


def _row(report: Report, line: BotLine, below: str | None, y: float, x: object, left: float, right: float) -> str:
    assert callable(x) and line.rating
    rating = line.rating
    ends = [x(rating.low), x(rating.high)]
    out = [_text(PAD, y + 5, _fitted(line.bot, 14, LEFT - 20), 14, bold=True)]
    if line.bot == report.anchor:
        out.append(f'<circle class="anchor" cx="{number(x(rating.value))}" cy="{number(y)}" r="6" stroke-width="2.5"/>')
    else:
        a, b = max(ends[0], left), min(ends[1], right)
        out.append(f'<path class="whisker" d="M{number(a)} {number(y)}H{number(b)}" fill="none" stroke-width="2.5"/>')
        for end, shown, way in ((ends[0], a, -1), (ends[1], b, 1)):
            if abs(end - shown) < 0.01:
                cap = f"M{number(end)} {number(y - 6)}V{number(y + 6)}"
                out.append(f'<path class="whisker" d="{cap}" fill="none" stroke-width="2.5" stroke-linecap="round"/>')
            else:
                tip = f"M{number(shown + 6 * way)} {number(y)}l{number(-9 * way)} -5v10z"
                out.append(f'<path class="arrow" d="{tip}"/>')
        out.append(f'<circle class="dot" cx="{number(x(rating.value))}" cy="{number(y)}" r="6" stroke-width="2"/>')
    out.append(_text(right + 24, y + 5, whole(rating), 14, bold=True))
    told = "anchor" if line.bot == report.anchor else span(rating, whole_number)
    out.append(_text(right + 76, y + 5, told, 13, "soft"))
    share = _share(report, line.bot, below)
    if share:
        out.append(_text(WIDTH - PAD, y + 5, share, 13, "soft", anchor="end"))
    return "".join(out)


def _share(report: Report, bot: str, below: str | None) -> str:
    """How much of the victories the bot takes from the one below, if they met."""
    for line in report.pairings:
        if line.share and below and {line.pairing.base, line.pairing.challenger} == {bot, below}:
            return percent(line.share.value if line.pairing.challenger == bot else 1 - line.share.value)
    return ""


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
