"""`kontor perft` and `kontor bench`: counts that prove, figures that measure."""

from __future__ import annotations

import time
from typing import Annotated

import typer
from rich.table import Table

from kontor.kernel import BadOption, Game, game
from kontor.lab import bench as lab
from kontor.lab import peers as lab_peers

from .app import app
from .common import GameName, Json, Options, Seed, chosen
from .output import console, errors, native_engine, print_json


@app.command()
def perft(
    name: GameName,
    depth: Annotated[int, typer.Option("--depth", "-d", min=0, max=12, help="How many decisions deep.")] = 3,
    players: Annotated[int, typer.Option("--players", "-p", help="Number of players.")] = 2,
    seed: Seed = 0,
    option: Options = None,
    divide: Annotated[bool, typer.Option("--divide", help="Counts for each first decision.")] = False,
    engine: Annotated[str, typer.Option(help="`native` or `python`.")] = "native",
    as_json: Json = False,
) -> None:
    """Count all sequences of decisions to a depth: the classical proof that rules did not change.

    Examples: `kontor perft little-town --depth 3` · `kontor perft little-town -d 2 --divide`
    """
    found = game(name)
    if engine not in ("native", "python"):
        raise BadOption(f"The engine must be native or python, not “{engine}”.")
    found.check_players(players)
    which = found.python if engine == "python" else native_engine(found, quiet=as_json)
    state = which.new(players, found.check_seed(seed), found.option_numbers(chosen(option)))
    start = time.perf_counter()
    parts = {}
    if divide and depth > 0:
        for action in which.legal(state):
            after = which.clone(state)
            which.apply(after, action)
            parts[found.actions.notation(action)] = which.perft(after, depth - 1)
        total = sum(parts.values())
    else:
        total = which.perft(state, depth)
    seconds = time.perf_counter() - start
    if as_json:
        facts = {"game": found.id, "players": players, "seed": seed, "depth": depth, "count": total}
        print_json({**facts, "parts": parts} if divide else facts)
        return
    for notation, count in parts.items():
        console.print(f"{notation:24} {count:>14,}", markup=False)
    console.print(f"{found.id}, {players} players, seed {seed}, depth {depth}: {total:,} ({seconds:.2f} s)")


@app.command()
def bench(
    name: GameName,
    players: Annotated[
        list[int] | None, typer.Option("--players", "-p", help="Number of players; default all.")
    ] = None,
    repeats: Annotated[int, typer.Option("--repeats", min=1, help="Number of repeats; the median is shown.")] = 5,
    start_up: Annotated[
        bool, typer.Option("--start-up/--no-start-up", help="Also measure compilation and start-up.")
    ] = True,
    peers: Annotated[bool, typer.Option("--peers", help="Also measure programs of others, in the same run.")] = False,
    search: Annotated[
        bool, typer.Option("--search", help="Measure the search instead: play-outs, iterations, two threads.")
    ] = False,
    batch: Annotated[
        bool, typer.Option("--batch", help="Measure batches instead: steps with mask and observation.")
    ] = False,
    as_json: Json = False,
) -> None:
    """Measure how fast a game runs on this machine (CPU time, median of repeats; wall-clock time for a search).

    Examples: `kontor bench little-town` · `kontor bench little-town --json` · `kontor bench little-town -p 4 --peers` ·
    `kontor bench little-town --search` · `kontor bench little-town -p 2 --batch --peers`
    """
    if batch and search:
        raise BadOption("Use either --batch or --search, not both.")
    found = game(name)
    counts = [found.check_players(n) for n in players or found.seats]
    if batch:
        _measure_batches(found, counts, repeats, peers, as_json)
        return
    native_engine(found, quiet=as_json)
    if search:
        _show_search([lab.measure_search(found, count, repeats) for count in counts], as_json)
        return

    say = _quiet if as_json else _say
    if start_up:
        say("Measuring start-up ...")
    cold = lab.cold_compile(found) if start_up else None
    warm = lab.warm_start(found) if start_up else None
    rows = []
    for count in counts:
        say(f"Measuring {count} players ...")
        row = lab.measure(found, count, repeats)
        row |= {"cold_compile_s": cold, "warm_start_s": warm}
        rows.append(row)
        if as_json:
            print_json(row)
    others = lab_peers.measure(say) if peers else []
    if as_json:
        for other in others:
            print_json({"peer": other.pop("name"), **other})
        return
    table = Table(title=f"{found.id} on one core")
    table.add_column("")
    for row in rows:
        table.add_column(f"{row['players']} players", justify="right")
    for key in rows[0]:
        if key not in ("game", "players"):
            table.add_row(key, *(_number(row[key]) for row in rows))
    table.add_row("native / python mode", *(f"{r['decisions_per_s'] / r['python_mode_per_s']:.0f}×" for r in rows))
    console.print(table)
    if others:
        best = max(row["decisions_per_s"] for row in rows)
        driven = max(row["python_driven_per_s"] for row in rows)
        table = Table(title="Peers, random play, same machine, same run")
        for column in ("peer", "decisions/s", "games/s", "Kontor compiled", "Kontor driven from Python"):
            table.add_column(column, justify="left" if column == "peer" else "right")
        for other in others:
            if "error" in other:
                table.add_row(other["name"], other["error"], "", "", "")
            else:
                speed = other["decisions_per_s"]
                ratios = (f"{best / speed:.0f}×", f"{driven / speed:.1f}×")
                table.add_row(other["name"], _number(speed), _number(other["games_per_s"]), *ratios)
        console.print(table)


def _say(text: str) -> None:
    errors.print(text, style="dim")


def _quiet(text: str) -> None:
    """Whoever reads JSON wants nothing else."""


def _measure_batches(found: Game, counts: list[int], repeats: int, peers: bool, as_json: bool) -> None:
    from kontor.lab import batches  # needs numpy, which takes its time

    rows = [row for count in counts for row in batches.measure(found, count, repeats)]
    others = batches.peers(_quiet if as_json else _say) if peers else []
    if as_json:
        for row in rows:
            print_json(row)
        for other in others:
            print_json({"peer": other.pop("name"), **other})
        return
    columns = {
        "players": "players",
        "states": "states",
        "threads": "threads",
        "steps_per_cpu_s": "steps/s a core",
        "steps_per_s": "steps/s",
        "speed_up": "on free cores",
        "by_the_clock": "by the clock",
    }
    table = Table(title=f"Batches of {found.id}: steps with mask and observation")
    for title in columns.values():
        table.add_column(title, justify="right")
    for row in rows:
        table.add_row(*(_number(row[key]) for key in columns))
    console.print(table)
    best = max(row["steps_per_cpu_s"] for row in rows)
    for other in others:
        speed = other.get("steps_per_cpu_s")
        text = other["error"] if speed is None else f"{_number(speed)} steps/s a core; Kontor {best / speed:.0f}×"
        console.print(f"{other['name']}: {text}", markup=False)


def _show_search(rows: list[dict[str, object]], as_json: bool) -> None:
    if as_json:
        for row in rows:
            print_json(row)
        return
    table = Table(title=f"The search of {rows[0]['game']}, from the opening")
    for column in ("players", "full play-outs/s", "iterations/s as the bots search", "two threads"):
        table.add_column(column, justify="right")
    for row in rows:
        speeds = (_number(row["playouts_per_s"]), _number(row["iterations_per_s"]))
        table.add_row(str(row["players"]), *speeds, f"{row['two_threads']}×")
    console.print(table)


def _number(x: object) -> str:
    return "–" if x is None else f"{x:,}" if isinstance(x, int) else f"{x}"
