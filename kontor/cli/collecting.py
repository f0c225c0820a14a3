"""`kontor selfplay` and `kontor balance`: many games among bots, as data and as a report."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from kontor.bots import with_budget
from kontor.kernel import BadOption, game
from kontor.lab import balance as balances
from kontor.lab import selfplay as lab
from kontor.lab.arena.running import check_bots
from kontor.lab.arena.schedule import split_names
from kontor.lab.processes import Local, OnRay, Workers, ended_by_signals
from kontor.lab.series import Failure, Series, make_series

from .app import app
from .common import GameName, Json, Options, Seed, chosen
from .output import console, errors, native_engine, print_json, progress_bar, write_file

Bots = Annotated[
    list[str] | None,
    typer.Option("--bots", "-b", help="One bot for all seats, or one for each, comma-separated; can be repeated."),
]
Players = Annotated[int | None, typer.Option("--players", "-p", help="Number of players; default the fewest.")]
Games = Annotated[int, typer.Option("--games", "-n", min=1, help="Number of games.")]
Processes = Annotated[
    int | None, typer.Option("--jobs", "-j", "--processes", min=1, help="Processes; default all cores.")
]
Seconds = Annotated[
    float | None,
    typer.Option("--time", help="Seconds for each decision of bots that search; no two runs are the same then."),
]
Playouts = Annotated[
    int | None, typer.Option("--playouts", min=1, help="Iterations for each decision of bots that search.")
]
OnCluster = Annotated[bool, typer.Option("--ray", help="Play on a Ray cluster.")]
ClusterAddress = Annotated[
    str | None,
    typer.Option("--ray-address", help="Address of the cluster; default `RAY_ADDRESS`, or a new Ray here."),
]
MaxErrors = Annotated[int, typer.Option("--max-errors", min=0, help="Give up when more games than this fail.")]


def _named(bots: list[str] | None, playouts: int | None, seconds: float | None) -> list[str]:
    if seconds is not None and seconds <= 0:
        raise BadOption("--time needs a time above 0.")
    named = split_names(bots or ["strong"])
    if playouts or seconds:
        return [with_budget(name, playouts, seconds) for name in named]
    return named


def _batched(series: Series) -> bool:
    """Checks the bots before anything is played: does one of them answer for many games at once?"""
    return bool(check_bots([*dict.fromkeys(series.bots)], series.game))


@contextmanager
def _workers(processes: int | None, ray: bool, address: str | None, folder: Path) -> Iterator[Workers]:
    """Whatever stops it, what was played is kept in the folder."""
    with ended_by_signals():
        workers: Workers = OnRay(address, processes) if ray or address is not None else Local(processes)
        try:
            yield workers
        except KeyboardInterrupt:
            errors.print(f"Stopped. The games so far are in {folder}; run it again to resume.", markup=False)
            raise typer.Exit(130) from None
        finally:
            workers.close()


def _tell_failures(failed: Sequence[Failure]) -> None:
    for failure in failed:
        errors.print(f"seed {failure.seed}: {failure.error}", style="red", markup=False)
    if failed:
        raise typer.Exit(1)


@app.command()
def selfplay(
    name: GameName,
    out: Annotated[Path, typer.Option("--out", help="The Parquet file to write; it must not exist.")],
    bots: Bots = None,
    games: Games = 1000,
    players: Players = None,
    option: Options = None,
    seed: Seed = 0,
    processes: Processes = None,
    seconds: Seconds = None,
    playouts: Playouts = None,
    ray: OnCluster = False,
    ray_address: ClusterAddress = None,
    max_errors: MaxErrors = 10,
    as_json: Json = False,
) -> None:
    """Write games among bots as a data set for programs that learn.

    One row is one decision: what the seat saw as numbers, what was legal, what was chosen, how often the search visited
    each choice, what it thought of the position, and how the game ended for the seat. docs/data.md has all columns.

    Game k has seed SEED + k, and bots change seats from game to game. If it is interrupted, run it again to resume: the
    same command writes the same file, on any number of processes or machines.

    Examples: `kontor selfplay little-town --games 1000 --out games.parquet` ·
    `kontor selfplay ragusa --bots strong,casual,casual --playouts 200 --games 50 --out ragusa.parquet`
    """
    found = game(name)
    lab.need_pyarrow()
    options = found.resolve_options(chosen(option))
    series = make_series(found, _named(bots, playouts, seconds), players, options, seed, games)
    batched = _batched(series)
    lab.check_new(out)
    native_engine(found, quiet=as_json)
    with (
        _workers(processes, ray, ray_address, lab.parts_folder(out)) as workers,
        progress_bar(f"{games} games of {found.id}", games, quiet=as_json) as advance,
    ):
        failed = lab.selfplay(series, out, workers, advance, batched, max_errors)
    told = lab.described(out)
    if as_json:
        print_json(told)
    else:
        console.print(
            f"{told['decisions']} decisions of {told['games']} games are in {out} ({told['bytes'] / 1e6:.1f} MB).",
            markup=False,
        )
    _tell_failures(failed)


@app.command()
def balance(
    name: GameName,
    out: Annotated[Path | None, typer.Option("--out", help="The page to write; default `balance-GAME.html`.")] = None,
    bots: Bots = None,
    games: Games = 1000,
    players: Players = None,
    option: Options = None,
    vary: Annotated[
        list[str] | None,
        typer.Option("--vary", help="An option whose value is drawn for each game, or `all`; can be repeated."),
    ] = None,
    seed: Seed = 0,
    processes: Processes = None,
    ray: OnCluster = False,
    ray_address: ClusterAddress = None,
    max_errors: MaxErrors = 10,
    as_json: Json = False,
) -> None:
    """Say what seats, choices, tiles, cards and options contribute to winning among bots.

    Writes one page with plots. All its intervals hold together with 95%. Games are kept beside it in a folder: if it is
    interrupted, run it again to resume; with more games it plays only those that are missing.

    Examples: `kontor balance little-town --games 500` ·
    `kontor balance hansa-teutonica --players 3 --vary all --games 400 --out hansa.html --json`
    """
    found = game(name)
    page = out or Path(f"balance-{found.id}.html")
    if page.suffix not in (".html", ".htm"):
        raise BadOption(f"The report is a page: its name must end in .html, not be {page}.")
    if not page.parent.is_dir():
        raise BadOption(f"{page} cannot be written: there is no folder {page.parent}.")
    options = found.resolve_options(chosen(option))
    series = make_series(found, _named(bots, None, None), players, options, seed, games, vary or [])
    batched = _batched(series)
    folder = balances.games_folder(page)
    native_engine(found, quiet=as_json)
    with (
        _workers(processes, ray, ray_address, folder) as workers,
        progress_bar(f"{games} games of {found.id}", games, quiet=as_json) as advance,
    ):
        report = balances.balance(series, folder, workers, advance, batched, max_errors)
    write_file(page, balances.page(report, _command(series)))
    if as_json:
        print_json(report.to_json())
    else:
        console.print(
            f"{report.games} games, {report.comparisons} intervals: {page}; the games are in {folder}.", markup=False
        )


def _command(series: Series) -> str:
    """What plays these games again."""
    bots = list(series.bots) if len(set(series.bots)) > 1 else [series.bots[0]]
    words = [f"kontor balance {series.game.id} --players {series.players} --games {series.games} --seed {series.seed}"]
    words += [f"--bots {bot}" for bot in bots]
    default = {option.key: option.default for option in series.game.options}
    words += [f"-o {key}={value}" for key, value in series.options.items() if value != default[key]]
    return " ".join([*words, *(f"--vary {key}" for key in series.varied)])
