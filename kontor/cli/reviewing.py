"""`kontor review`: a game reviewed afterwards, with a chart and the costliest decisions."""

from __future__ import annotations

import os
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

from kontor import picture
from kontor.bots.review import ITERATIONS, Review
from kontor.bots.review import review as look_through
from kontor.kernel import BadOption, Words
from kontor.kernel.files import read_text
from kontor.kernel.scene import COLOURS
from kontor.match import Match

from .app import app
from .common import Json, Language
from .output import console, native_engine, print_json, progress_bar, write_file
from .showing import AcceptEdits

_BARS = "▁▂▃▄▅▆▇█"
_STYLES = {"blue": "blue", "red": "red", "yellow": "yellow", "white": "default", "purple": "magenta"}


@app.command()
def review(
    file: Annotated[Path, typer.Argument(help="A log, as written by `play`, `simulate --logs` or Match.log().")],
    iterations: Annotated[
        int | None, typer.Option("--iterations", "-i", min=1, help=f"Iterations per search; default {ITERATIONS}.")
    ] = None,
    seconds: Annotated[
        float | None, typer.Option("--seconds", min=0.001, help="Seconds per search, instead of iterations.")
    ] = None,
    most: Annotated[int, typer.Option("--most", min=1, help="How many decisions to show.")] = 10,
    svg: Annotated[Path | None, typer.Option("--svg", help="Write the chart as an SVG picture to this file.")] = None,
    theme: Annotated[str, typer.Option(help="Theme of the picture: `light` or `dark`.")] = "light",
    processes: Annotated[
        int | None, typer.Option("--processes", "-j", min=1, help="Processes; default all cores.")
    ] = None,
    lang: Language = "en",
    accept_edits: AcceptEdits = False,
    as_json: Json = False,
) -> None:
    """Review a game: who was likely to win when, which decisions cost most, and what was better.

    Every decision is judged by what its player could know. A game that is not over is reviewed as far as it goes.

    Examples: `kontor review evening.log` · `kontor review evening.log --iterations 2000 --svg evening.svg` ·
    `kontor review evening.log --lang hu --json`
    """
    if iterations is not None and seconds is not None:
        raise BadOption("Use either --iterations or --seconds, not both.")
    if theme not in picture.THEMES:
        raise BadOption(f"The theme must be light or dark, not “{theme}”.")
    match = Match.from_log(read_text(file), trust=accept_edits, language=lang)
    if svg is not None and svg.exists() and svg.samefile(file):
        raise BadOption(f"The picture would overwrite {file}; choose another file with --svg.")
    native_engine(match.game, quiet=as_json)
    total = len(match.played) + (not match.over)
    with progress_bar(match.game.words(lang)("review-title", game=match.game.name(lang)), total, as_json) as advance:
        found = look_through(match, iterations or ITERATIONS, seconds, processes or os.cpu_count() or 1, advance)
    if svg is not None:
        write_file(svg, _picture(match, found, theme))
    if as_json:
        facts = {"game": match.game.id, "seats": match.names, "over": match.over, "scores": match.scores}
        print_json({**facts, **found.to_json(match.phrases())})
        return
    _show(match, found, most)
    if svg is not None:
        console.print(f"Wrote {svg}.", markup=False)


def _picture(match: Match, found: Review, theme: str) -> str:
    words = match.game.words(match.language)
    title = f"{match.game.name(match.language)}: {words('review-win')}"
    marks = [
        picture.Mark(
            judged.number - 1,
            judged.seat,
            f"{words('review-decision', number=judged.number)}: {match.played[judged.number - 1].text} "
            f"{words('review-cost')}: {_percent(judged.cost)}",
        )
        for judged in found.mistakes[:10]
    ]
    note = words("review-decisions", count=len(match.played))
    return picture.win_chart(title, note, match.names, found.values, marks, theme)


def _percent(value: float) -> str:
    return f"{100 * value:.0f} %"


def _show(match: Match, found: Review, most: int) -> None:
    words = match.game.words(match.language)
    title = words("review-title", game=match.game.name(match.language))
    console.print(f"{title} – {words('review-decisions', count=len(match.played))}", style="bold", markup=False)
    console.print()
    console.print(words("review-win"), style="bold", markup=False)
    _chart(match, found, words)
    console.print()
    if not found.mistakes:
        console.print(words("review-none"), markup=False)
        return
    table = Table(title=words("review-mistakes"), title_justify="left", show_lines=True)
    for key in ("review-number", "review-player", "review-played", "review-cost", "review-better"):
        table.add_column(words(key), justify="right" if key in ("review-number", "review-cost") else "left")
    mistakes = found.to_json(match.phrases())["mistakes"]
    for mistake in mistakes[:most]:
        better = mistake["better"]
        why = [words.plain(line) for line in better["line"]]
        cell = Text(words.plain(better["words"]))
        for line in why:
            cell.append(f"\n{line}", "dim")
        table.add_row(
            str(mistake["number"]),
            Text(match.names[mistake["seat"]]),
            Text(words.plain(mistake["words"])),
            _percent(mistake["cost"]),
            cell,
        )
    console.print(table)


def _chart(match: Match, found: Review, words: Words) -> None:
    """A row of bars for each player, as wide as the terminal, from the first position to the last."""
    wide = max(map(len, match.names))
    known = [values for values in found.values if values is not None]
    room = max(10, min(len(known), console.width - wide - 30))
    grid = Table.grid(padding=(0, 1))
    for seat, name in enumerate(match.names):
        bars = "".join(_BARS[min(7, int(8 * value))] for value in _resampled([v[seat] for v in known], room))
        mark = found.accuracy[seat]
        accuracy = "" if mark is None else f"{words('review-accuracy')} {mark:.0f}"
        style = _STYLES[COLOURS[seat % len(COLOURS)]]
        grid.add_row(Text(name), Text(bars, style), Text(f"{_percent(known[-1][seat]):>5}"), Text(accuracy, "dim"))
    console.print(grid)


def _resampled(values: Sequence[float], width: int) -> list[float]:
    """The means of as many equal parts."""
    if len(values) <= width:
        return list(values)
    edges = [k * len(values) // width for k in range(width + 1)]
    return [sum(values[a:b]) / (b - a) for a, b in pairwise(edges)]
