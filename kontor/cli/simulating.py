"""`kontor simulate`: many games among bots, with statistics."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape
from rich.table import Table

from kontor.kernel import BadOption, game
from kontor.lab import simulate as lab
from kontor.lab.statistics import Interval

from .app import app
from .common import GameName, Json, Options, Seat, Seed, chosen, seats_named
from .output import console, native_engine, print_json, progress_bar


def _percent(x: Interval) -> str:
    return f"{100 * x.value:.1f}%  \\[{100 * x.low:.1f}, {100 * x.high:.1f}]"


@app.command()
def simulate(
    name: GameName,
    seats: Annotated[
        str | None,
        typer.Option("--seats", help="Bots, one per seat, comma-separated: `random,greedy`; default two greedy."),
    ] = None,
    seat: Seat = None,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="Number of games.")] = 1000,
    seed: Seed = 0,
    option: Options = None,
    engine: Annotated[
        str, typer.Option(help="`native` (fast) or `python` (the same rules as plain Python).")
    ] = "native",
    processes: Annotated[
        int | None, typer.Option("--processes", "-j", min=1, help="Processes; default all cores.")
    ] = None,
    logs: Annotated[Path | None, typer.Option("--logs", help="Folder for the log of every game.")] = None,
    as_json: Json = False,
) -> None:
    """Play many games among bots and show who wins.

    Game k has seed SEED + k, bots change seats from game to game, and the same command always gives the same result.

    Examples: `kontor simulate little-town --seats random,random,greedy --games 2000 --seed 1` ·
    `kontor simulate little-town --seats greedy,greedy -o market=draft --logs games/` ·
    `kontor simulate little-town --seat greedy --seat "program:python examples/bot.py" --games 100`
    """
    found = game(name)
    if engine not in ("native", "python"):
        raise BadOption(f"The engine must be native or python, not “{engine}”.")
    bots = seats_named(seats, seat) or ["greedy", "greedy"]
    found.check_players(len(bots))
    if engine == "native":
        native_engine(found, quiet=as_json)
    with progress_bar(f"{games} games of {found.id}", games, quiet=as_json) as advance:
        result = lab.simulate(found, bots, games, seed, chosen(option), engine, processes, advance, logs)
    if as_json:
        print_json(result.to_json())
    else:
        _show(result)
    if len(result.good) < len(result.played):
        raise typer.Exit(1)


def _show(result: lab.Result) -> None:
    table = Table(title=f"{result.game}: {len(result.played)} games, seed {result.seed}")
    for column in ("bot", "wins", "shared", "win rate, 95% interval", "mean score", "95% interval"):
        table.add_column(column, justify="left" if column == "bot" else "right")
    for k, bot in enumerate(result.bots):
        score = result.score(k)
        table.add_row(
            f"{k + 1} {escape(bot)}",
            str(result.wins(k)),
            str(result.shared(k)),
            _percent(result.win_rate(k)),
            f"{score.value:.2f}",
            f"[{score.low:.2f}, {score.high:.2f}]".replace("[", "\\["),
        )
    console.print(table)
    seats = Table(title="Advantage of a seat (in turn order)")
    seats.add_column("place")
    seats.add_column("win rate, 95% interval", justify="right")
    for k in range(len(result.bots)):
        seats.add_row(str(k + 1), _percent(result.place_win_rate(k)))
    console.print(seats)
    speed = result.decisions / result.seconds if result.seconds else 0
    console.print(
        f"{result.decisions} decisions in {result.seconds:.1f} s: {speed:,.0f} decisions/s, {result.engine} engine, "
        f"{len(result.played) - len(result.good)} errors"
    )
    for record in result.played:
        if record.error:
            console.print(f"seed {record.seed}: {record.error}", style="red", markup=False)
