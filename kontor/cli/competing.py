"""`kontor arena`: matches among bots, ratings, and the log of every game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text
from typer.core import TyperGroup

from kontor.bots import LEVELS
from kontor.kernel import BadOption, KontorError, game
from kontor.lab import arena as lab
from kontor.lab.arena.plot import plot
from kontor.lab.arena.running import Progress as Hear
from kontor.lab.arena.running import check_bots
from kontor.lab.processes import Workers, ended_by_signals

from .app import app
from .common import GameName, Json, Options, Seed, chosen
from .output import console, errors, native_engine, print_json, write_file


class _PlayByDefault(TyperGroup):
    """`kontor arena GAME` plays; `report`, `log` and `calibration` are said."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        if not args or args[0] not in self.commands:
            args = ["play", *(args or ["--help"])]
        return super().parse_args(ctx, args)


arena = typer.Typer(cls=_PlayByDefault, help="Play matches among bots and rate them.", rich_markup_mode="markdown")
app.add_typer(arena, name="arena")

Folder = Annotated[Path, typer.Argument(metavar="DIR", help="Folder of a run.")]
Anchor = Annotated[
    str | None,
    typer.Option("--anchor", help="Bot whose rating is fixed, `BOT` or `BOT=1000`; default greedy, or the middle one."),
]


@arena.command("play")
def play(
    name: GameName,
    bots: Annotated[
        list[str] | None,
        typer.Option("--bots", "-b", help="Bots from weak to strong, comma-separated; can be repeated."),
    ] = None,
    pairs: Annotated[
        list[str] | None, typer.Option("--pair", help="An extra pairing, `greedy,strong`; can be repeated.")
    ] = None,
    pairings: Annotated[str, typer.Option(help="`neighbours` in the list, or `all`.")] = "neighbours",
    players: Annotated[int, typer.Option("--players", "-p", help="Number of players at a table.")] = 2,
    games: Annotated[int, typer.Option("--games", "-n", min=2, help="Games per pairing (an even number).")] = 1000,
    seed: Seed = 0,
    option: Options = None,
    out: Annotated[
        Path | None, typer.Option("--out", help="Folder for the results; default `arena/GAME-PLAYERS`.")
    ] = None,
    stop: Annotated[bool, typer.Option("--stop", help="End a pairing as soon as it is decided.")] = False,
    p0: Annotated[
        float | None,
        typer.Option(help="With --stop: test whether the later bot's share is at most this (default 0.5) …"),
    ] = None,
    p1: Annotated[float | None, typer.Option(help="… or at least this (default 0.55).")] = None,
    alpha: Annotated[
        float | None, typer.Option(help="With --stop: error rate for “at least p1”; default 0.05.")
    ] = None,
    beta: Annotated[float | None, typer.Option(help="With --stop: error rate for “at most p0”; default 0.05.")] = None,
    processes: Annotated[
        int | None, typer.Option("--processes", "-j", min=1, help="Processes; default all cores.")
    ] = None,
    ray: Annotated[bool, typer.Option("--ray", help="Play on a Ray cluster.")] = False,
    ray_address: Annotated[
        str | None,
        typer.Option("--ray-address", help="Address of the cluster; default `RAY_ADDRESS`, or a new Ray here."),
    ] = None,
    max_errors: Annotated[
        int, typer.Option("--max-errors", min=0, help="Give up when bots fail in more games than this.")
    ] = 10,
    anchor: Anchor = None,
    logs: Annotated[bool, typer.Option("--logs", help="Also write the log of every game to DIR/logs.")] = False,
    as_json: Json = False,
) -> None:
    """Play matches among bots on all cores and rate them.

    Each pairing plays its games in deals: two games with the same seed, the bots' seats swapped. Every game is saved
    in the folder; run the command again to resume. The same seed gives the same results, on any number of
    processes or machines. Bots are those of `kontor play`, `search:iterations=500` or `program:COMMAND`.

    `kontor arena report DIR` shows a run or writes it as a page; `kontor arena log DIR` prints the log of a game.

    Examples: `kontor arena little-town` ·
    `kontor arena little-town --bots random,greedy --players 3 --games 200 --out small` ·
    `kontor arena ragusa --bots casual,strong --stop --p0 0.6 --p1 0.7` ·
    `kontor arena little-town --bots greedy --bots "program:./mybot --fast"`
    """
    found = game(name)
    found.check_players(players)
    if players < 2:
        raise BadOption("A match among bots needs at least two players.")
    if games % 2:
        raise BadOption(f"Games are played in pairs with swapped seats, so their number must be even, not {games}.")
    _need_choix()
    named = lab.split_names(bots or ["random", *LEVELS])
    paired = [lab.split_names([pair]) for pair in pairs or []]
    run = lab.Run(
        game=found,
        players=players,
        options=found.resolve_options(chosen(option)),
        bots=tuple(named),
        pairings=tuple(lab.make_pairings(named, pairings, paired)),
        seed=found.check_seed(seed),
        games=games,
        stop=_test(stop, p0=p0, p1=p1, alpha=alpha, beta=beta),
    )
    check_bots(run.all_bots, found)
    fixed = _anchor(anchor, run)
    native_engine(found, quiet=as_json)
    folder = out or Path("arena") / f"{found.id}-{players}"
    with ended_by_signals(), lab.Results.open(folder, run) as results:
        run = results.run
        if run.games > games:
            errors.print(
                f"{folder} holds a run of {run.games} games per pairing; all of them are played.", markup=False
            )
        cluster = ray or ray_address is not None
        workers: Workers = lab.OnRay(ray_address, processes) if cluster else lab.Local(processes)
        try:
            with _bars(run, quiet=as_json) as hear:
                lab.play(results, workers, hear, max_errors)
        except KeyboardInterrupt:
            played = sum(len(results.read(pairing)) for pairing in run.pairings)
            errors.print(f"Stopped. {played} games are in {folder}; run it again to resume.", markup=False)
            raise typer.Exit(130) from None
        finally:
            workers.close()
        report = lab.make_report(results, *fixed)
        results.write("report.json", _dumped(report))
        results.write("report.md", report.markdown())
        results.write("ratings.svg", plot([report]))
        if logs:
            for pairing in run.pairings:
                _write_logs(results, pairing, results.read(pairing), folder / "logs")
    if as_json:
        print_json(report.to_json())
        return
    _show(report)
    console.print(f"Games, report.md and ratings.svg are in {folder}.", markup=False)


@arena.command("report")
def report(
    folders: Annotated[list[Path], typer.Argument(metavar="DIR...", help="Folders of runs.")],
    markdown: Annotated[
        Path | None, typer.Option("--markdown", help="Write a page, and the picture beside it under the same name.")
    ] = None,
    picture: Annotated[Path | None, typer.Option("--plot", help="Write the picture (SVG).")] = None,
    anchor: Anchor = None,
    as_json: Json = False,
) -> None:
    """Show the results of runs, finished or not.

    Several runs, such as one for each number of players of a game, make one page with one picture.

    Examples: `kontor arena report arena/little-town-2` ·
    `kontor arena report arena/little-town-2 arena/little-town-3 --markdown docs/ladder/little-town.md`
    """
    _need_choix()
    made = []
    for folder in folders:
        results = lab.Results.load(folder)
        made.append(lab.make_report(results, *_anchor(anchor, results.run)))
    if markdown is not None:
        if markdown.suffix == ".svg":
            raise BadOption("The page and its picture need different names: --markdown takes a name such as ladder.md.")
        beside = markdown.with_suffix(".svg")
        write_file(beside, plot(made))
        explained = (markdown.parent.parent / "ladder.md").exists()
        write_file(markdown, _page(made, beside.name, "../ladder.md" if explained else ""))
    if picture is not None:
        write_file(picture, plot(made))
    if as_json:
        print_json([one.to_json() for one in made])
        return
    for one in made:
        _show(one)


@arena.command("log")
def log(
    folder: Folder,
    number: Annotated[
        int | None, typer.Option("--game", "-g", min=1, help="Number of the game in its pairing; default all games.")
    ] = None,
    pair: Annotated[
        str | None, typer.Option("--pair", help="The pairing, `greedy,strong`; required if there are several.")
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option("--out", help="File for one game (default: print it), folder for all (default DIR/logs)."),
    ] = None,
) -> None:
    """The log of one game, or of all: with seed and every decision, for `kontor replay` and `kontor picture`.

    Examples: `kontor arena log arena/little-town-2 --pair random,greedy --game 17 > game.log` ·
    `kontor arena log arena/little-town-2 --out logs`
    """
    results = lab.Results.load(folder)
    wanted = _pairings(results.run, pair)
    if number is None:
        target = out or folder / "logs"
        count = sum(_write_logs(results, pairing, results.read(pairing), target) for pairing in wanted)
        console.print(f"{count} logs are in {target}.", markup=False)
        return
    if len(wanted) > 1:
        names = ", ".join(f"{p.base},{p.challenger}" for p in wanted)
        raise BadOption(f"Which pairing? --pair is one of {names}.")
    records = results.read(wanted[0])
    if number > len(records):
        raise BadOption(f"{wanted[0]} has {len(records)} games; there is no game {number}.")
    text = results.match(wanted[0], records[number - 1]).log()
    if out is None:
        typer.echo(text, nl=False)
    else:
        write_file(out, text)


@arena.command("calibration")
def calibration(
    folder: Folder,
    pair: Annotated[str, typer.Option("--pair", help="The pairing whose games are used.")] = "strong,expert",
    games: Annotated[
        int, typer.Option("--games", "-n", min=1, help="Number of games; four positions of each are used.")
    ] = 500,
    iterations: Annotated[
        int, typer.Option("--iterations", "-i", min=1, help="Iterations per search; a review uses as many.")
    ] = lab.ITERATIONS,
    processes: Annotated[
        int | None, typer.Option("--processes", "-j", min=1, help="Processes; default all cores.")
    ] = None,
    as_json: Json = False,
) -> None:
    """How often a seat wins of which hints and reviews say that it wins with some probability.

    Example: `kontor arena calibration arena/little-town-2`
    """
    results = lab.Results.load(folder)
    pairing = _pairings(results.run, pair)[0]
    native_engine(results.run.game)
    with Progress(
        TextColumn("positions searched"), BarColumn(24), MofNCompleteColumn(), TimeRemainingColumn(),
        console=errors, disable=as_json, transient=True,
    ) as bars:  # fmt: skip
        task = bars.add_task("", total=None)
        found = lab.calibrate(
            results, pairing, games, iterations, processes,
            lambda done, total: bars.update(task, completed=done, total=total),
        )  # fmt: skip
    if as_json:
        print_json(found.to_json())
        return
    used = found.used
    table = Table(title=f"{found.game.name()}, {found.players} players, {len(found.sayings)} positions")
    for column in ("said", "seats", "said on average", "won"):
        table.add_column(column, justify="right")
    for step in found.steps(used):
        cells = (f"{step.count:,}", f"{100 * step.said:.1f}%", f"{100 * step.won:.1f}%")
        table.add_row(f"{100 * step.lower:.0f} to {100 * step.upper:.0f}%", *cells)
    console.print(table)
    console.print(
        f"Sharpness {used:g}, surprise {found.surprise(used):.3f}; lowest, "
        f"{found.surprise(found.best):.3f}, with {found.best:.2f}."
    )


# ---- helpers ----
def _need_choix() -> None:
    """Said before hours of play, not after."""
    try:
        import choix  # noqa: F401
    except ImportError:
        raise KontorError("The arena needs the package choix for its ratings: pip install 'kontor[arena]'.") from None


def _test(stop: bool, **given: float | None) -> lab.Sprt | None:
    """The test that ends a pairing early; its numbers are of no use without it."""
    said = {name: value for name, value in given.items() if value is not None}
    if said and not stop:
        raise BadOption(f"--{next(iter(said))} needs --stop: it says when a pairing is decided.")
    return lab.Sprt(**said) if stop else None


def _anchor(text: str | None, run: lab.Run) -> tuple[str | None, float]:
    """`greedy=1000` as name and rating."""
    if text is None:
        return None, 1000.0
    if text in run.all_bots:  # a name may hold a sign of equality itself
        return text, 1000.0
    name, equals, value = text.rpartition("=")
    try:
        points = float(value) if equals else 1000.0
        if not abs(points) < 1e6:
            raise ValueError
    except ValueError:
        raise BadOption(
            f"The anchor must be a bot, or a bot and its rating such as greedy=1000, not “{text}”."
        ) from None
    bot = name if equals else text
    if bot not in run.all_bots:
        raise BadOption(f"The anchor “{bot}” is not among the bots {', '.join(run.all_bots)}.")
    return bot, points


def _pairings(run: lab.Run, text: str | None) -> list[lab.Pairing]:
    if text is None:
        return list(run.pairings)
    names = lab.split_names([text])
    found = [p for p in run.pairings if sorted((p.base, p.challenger)) == sorted(names)]
    if not found:
        known = ", ".join(f"{p.base},{p.challenger}" for p in run.pairings)
        raise BadOption(f"There is no pairing “{text}”; the pairings are {known}.")
    return found


def _write_logs(results: lab.Results, pairing: lab.Pairing, records: Sequence[lab.Record], folder: Path) -> int:
    target = folder / results.path(pairing).stem
    try:
        target.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadOption(f"Logs cannot be written to {target}: {error.strerror}.") from None
    for record in records:
        write_file(target / f"{record.number:05}-seed-{record.seed}.log", results.match(pairing, record).log())
    return len(records)


def _dumped(report: lab.Report) -> str:
    import json

    return json.dumps(report.to_json(), indent=1, ensure_ascii=False) + "\n"


def _page(reports: Sequence[lab.Report], picture: str, explained: str) -> str:
    name = reports[0].run.game.name()
    parts = [f"# The ladder: {name}\n", f"![Ratings of the bots with 95% intervals]({picture})\n"]
    more = f"; [how it is made and how to read it]({explained})" if explained else ""
    parts.append(f"Made by `kontor arena`{more}.\n")
    return "\n".join([*parts, *(report.markdown() for report in reports)])


def _show(report: lab.Report) -> None:
    run = report.run
    for title, (head, rows) in (
        (f"{run.game.name()}, {run.players} players, seed {run.seed}", report.bot_rows()),
        ("Pairings, as the first named bot sees them", report.pairing_rows()),
    ):
        table = Table(title=title)
        for k, column in enumerate(head):
            table.add_column(column, justify="right" if k else "left")
        for row in rows:
            table.add_row(*(Text(cell) for cell in row))
        console.print(table)
    for remark in report.remarks():
        console.print(remark, markup=False)


@contextmanager
def _bars(run: lab.Run, quiet: bool) -> Iterator[Hear]:
    """A bar for each pairing on stderr: games, share of wins so far, time left."""
    columns = (
        TextColumn("{task.description}", markup=False),  # a bot's command may hold brackets
        BarColumn(24),
        MofNCompleteColumn(),
        TextColumn("{task.fields[share]}"),
    )
    with Progress(
        *columns, TimeElapsedColumn(), TimeRemainingColumn(), console=errors, disable=quiet, transient=True
    ) as bars:
        tasks: dict[lab.Pairing, Any] = {}
        totals = {pairing: [0, 0.0] for pairing in run.pairings}

        def hear(pairing: lab.Pairing, records: Sequence[lab.Record]) -> None:
            if pairing not in tasks:  # what was played before does not count as speed
                tasks[pairing] = bars.add_task(str(pairing), total=run.games, completed=len(records), share="")
            else:
                bars.advance(tasks[pairing], len(records))
            totals[pairing][0] += len(records)
            totals[pairing][1] += sum(record.share(pairing.challenger) for record in records)
            games, share = totals[pairing]
            if games:
                bars.update(tasks[pairing], share=f"{100 * share / games:.1f}%")

        yield hear
