"""The report as one page that needs nothing else: text, plots, light and dark."""

from __future__ import annotations

import math
from html import escape

import numpy as np

from kontor.picture.canvas import number
from kontor.picture.measure import text_width
from kontor.picture.theme import Theme

from .report import Report, Row, Section

WIDTH, LEFT, RIGHT, ROW, FOOT = 960.0, 280.0, 250.0, 26.0, 34.0
_TOKENS = "page panel line line-strong ink ink-2 ink-3 sunk accent good bad g-fish serif sans".split()
_STYLE = """
body{margin:0;background:var(--page);color:var(--ink);font:16px/1.5 var(--sans)}
main{max-width:60rem;margin:0 auto;padding:2rem 1rem 4rem}
h1,h2{font-family:var(--serif);line-height:1.2;margin:0 0 .4rem}h2{margin-top:0}
p{max-width:44rem;color:var(--ink-2);margin:.3rem 0 .8rem}
section{background:var(--panel);border:1px solid var(--line);border-radius:14px;padding:1.2rem;margin:1.2rem 0}
section{overflow-x:auto}
svg{display:block;width:100%;min-width:40rem;height:auto;font-variant-numeric:tabular-nums}
code{overflow-wrap:anywhere}
.t{fill:var(--ink);font-size:13px}.s{fill:var(--ink-3);font-size:12px}
.g{stroke:var(--line)}.z{stroke:var(--line-strong)}.i{stroke:var(--g-fish);stroke-width:3}.d,.b{fill:var(--g-fish)}
.up .i{stroke:var(--good)}.up .d{fill:var(--good)}.down .i{stroke:var(--bad)}.down .d{fill:var(--bad)}
"""


def page(report: Report, command: str) -> str:
    """HTML; the reader's setting chooses between light and dark."""
    series = report.series
    name = series.game.name()
    options = ", ".join(f"{key}={value}" for key, value in series.options.items() if key not in series.varied)
    drawn = f"; drawn for each game: {', '.join(series.varied)}" if series.varied else ""
    sections = "".join(_section(section) for section in report.sections)
    return (
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Balance of {escape(name)}</title>'
        f'<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">'
        f"<style>{_colours()}{_STYLE}</style></head><body><main><h1>Balance of {escape(name)}</h1>"
        f"<p>{report.games} games of {series.players} players ({escape(', '.join(dict.fromkeys(series.bots)))}), seeds "
        f"from {series.seed} on{escape(drawn)}. Options: {escape(options) or 'none'}.</p>"
        f"<p>Bars are intervals that hold <b>all together</b> with 95%: there are {report.comparisons} of them, so "
        f"each has the level 1 − 0.05/{report.comparisons} (Bonferroni). Green and red: the interval leaves out “no "
        f"difference”. These are games as they were played, not experiments: what wins and "
        f"what winners do look alike.</p>"
        f"{_histogram('Length', 'Decisions of a game.', report.lengths)}"
        f"{_histogram('Winning score', 'Points of the winner.', report.winning)}{sections}"
        f"<p><code>{escape(command)}</code></p></main></body></html>\n"
    )


def _colours() -> str:
    def of(theme: str) -> str:
        colours = Theme.of(theme)
        return "".join(f"--{token}:{colours[token]};" for token in _TOKENS)

    return f":root{{{of('light')}}}@media(prefers-color-scheme:dark){{:root{{{of('dark')}}}}}"


def _section(section: Section) -> str:
    title = f"<h2>{escape(section.title)}</h2><p>{escape(section.note)}</p>"
    return f"<section>{title}{_forest(section)}</section>"


def _forest(section: Section) -> str:
    """A row for each finding: its name, how often, the interval on a common scale, and in numbers."""
    known = [
        row.interval for row in section.rows if row.interval and math.isfinite(row.interval.low + row.interval.high)
    ]
    reach = max((max(abs(x.low - section.even), abs(x.high - section.even)) for x in known), default=0.1) or 0.1
    left, right = LEFT + 60, WIDTH - RIGHT
    middle = (left + right) / 2

    def at(value: float) -> float:
        return middle + (value - section.even) / reach * (right - left) / 2

    height = ROW * (len(section.rows) + 1) + FOOT
    parts = [
        f'<text class="s" x="{number(LEFT + 40)}" y="16" text-anchor="end">{escape(section.seen)}</text>',
        f'<line class="z" x1="{number(middle)}" x2="{number(middle)}" y1="24" y2="{number(height - FOOT + 4)}"/>',
    ]
    for end in (-1, 0, 1):
        told = _told(section.even + end * reach, section)
        parts.append(
            f'<text class="s" x="{number(at(section.even + end * reach))}" y="{number(height - 12)}" '
            f'text-anchor="middle">{told}</text>'
        )
    parts += [_row(row, section, ROW * (k + 1), at) for k, row in enumerate(section.rows)]
    return (
        f'<svg viewBox="0 0 {number(WIDTH)} {number(height)}" role="img" aria-label="{escape(section.title)}">'
        f"{''.join(parts)}</svg>"
    )


def _row(row: Row, section: Section, top: float, at: object) -> str:
    y = top + ROW / 2 + 4
    seen = f"{row.seen:.0f}" if section.seen == "games" else f"{row.seen:.2f}"
    texts = (
        f'<text class="t" x="0" y="{number(y)}">{escape(_cut(row.name))}<title>{escape(row.name)}</title></text>'
        f'<text class="s" x="{number(LEFT + 40)}" y="{number(y)}" text-anchor="end">{seen}</text>'
    )
    x = row.interval
    if x is None or not math.isfinite(x.low + x.high):
        return f'{texts}<text class="s" x="{number(WIDTH)}" y="{number(y)}" text-anchor="end">too few games</text>'
    assert callable(at)
    tone = " up" if x.low > section.even else " down" if x.high < section.even else ""
    told = f"{_told(x.value, section)}  [{_told(x.low, section)}, {_told(x.high, section)}]"
    return (
        f'<g class="r{tone}">{texts}<line class="i" x1="{number(at(x.low))}" x2="{number(at(x.high))}" '
        f'y1="{number(y - 4)}" y2="{number(y - 4)}"/><circle class="d" cx="{number(at(x.value))}" '
        f'cy="{number(y - 4)}" r="5"/><text class="t" x="{number(WIDTH)}" y="{number(y)}" '
        f'text-anchor="end">{told}</text></g>'
    )


def _told(value: float, section: Section) -> str:
    signed = "" if section.even else "+"
    text = f"{100 * value:{signed}.1f}%" if section.percent else f"{value:{signed}.2f}"
    return text.replace("-", "−")


def _cut(name: str) -> str:
    """As much as stands beside the numbers; the whole is in the title."""
    while text_width(name, 13) > LEFT - 20:
        name = name.rstrip("…")[:-1].rstrip() + "…"
    return name


def _histogram(title: str, note: str, values: list[int]) -> str:
    counts, edges = np.histogram(values, bins=min(40, max(1, max(values) - min(values))))
    step, height = WIDTH / len(counts), 120.0
    bars = "".join(
        f'<rect class="b" x="{number(step * k)}" y="{number(height * (1 - count / counts.max()))}" '
        f'width="{number(step - 1)}" height="{number(height * count / counts.max())}"/>'
        for k, count in enumerate(counts.tolist())
    )
    ends = (
        f'<text class="s" x="0" y="{number(height + 18)}">{edges[0]:.0f}</text>'
        f'<text class="s" x="{number(WIDTH)}" y="{number(height + 18)}" text-anchor="end">{edges[-1]:.0f}</text>'
    )
    low, high = np.quantile(values, [0.25, 0.75])
    told = f"{note} Mean {np.mean(values):.1f}, middle half {low:.0f} to {high:.0f}."
    return (
        f"<section><h2>{escape(title)}</h2><p>{told}</p>"
        f'<svg viewBox="0 0 {number(WIDTH)} {number(height + 26)}" role="img" aria-label="{escape(title)}">'
        f"{bars}{ends}</svg></section>"
    )
