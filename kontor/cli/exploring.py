"""`kontor explorer`: what was chosen in positions of a kind, and how often it won."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table
from rich.text import Text

from kontor.kernel import BadOption, Game, KontorError, game, playable_games
from kontor.kernel.files import read_text
from kontor.learn.explorer import (
    FEWEST_GAMES,
    Counts,
    Explored,
    Row,
    Seen,
    explore,
    seen_in_log,
    seen_in_run,
    shipped,
    shipped_path,
    tally,
)
from kontor.match import Match

from .app import app
from .common import GameName, Json, Language
from .output import console, native_engine, print_json, progress_bar, write_file

explorer = typer.Typer(
    help="What was chosen in positions of a kind, and how often it won.",
    no_args_is_help=True,
    rich_markup_mode="markdown",
)
app.add_typer(explorer, name="explorer")


@explorer.command("build")
def build(
    name: GameName,
    runs: Annotated[
        list[Path] | None, typer.Option("--from", help="Folder of an arena's run; repeat for each.", metavar="DIR")
    ] = None,
    logs: Annotated[
        list[Path] | None, typer.Option("--logs", help="Folder of logs; repeat for each.", metavar="DIR")
    ] = None,
    out: Annotated[Path | None, typer.Option("--out", help="File to write; default the one of the game.")] = None,
    as_json: Json = False,
) -> None:
    """Count what was chosen in the games of an arena, and of logs.

    Every decision counts for the kind of position it was made in, as the seat that decided could know it, and for each
    more general kind. Kinds that came in fewer than 20 games are left out. The same games give the same file, byte for
    byte.

    Examples: `kontor explorer build little-town --from arena/little-town-2 --from arena/little-town-3` ·
    `kontor explorer build ragusa --logs evenings --out evenings.gz`
    """
    found = game(name)
    runs, logs = runs or [], logs or []
    if not runs and not logs:
        raise BadOption("An explorer is made from games: --from names folders of runs, --logs folders of logs.")
    native_engine(found, quiet=as_json)
    command = " ".join(
        [
            "kontor explorer build",
            found.id,
            *(f"--from {run.name}" for run in runs),
            *(f"--logs {log.name}" for log in logs),
        ]
    )
    with progress_bar(f"Counting games of {found.id}", 0, as_json) as advance:
        counts = tally(found, _heard(_games(found, runs, logs), advance), command)
    if not counts.made.games:
        raise BadOption(f"There is no finished game of {found.id} for two or more players in these folders.")
    kept = counts.without_rare(FEWEST_GAMES)
    path, data = out or shipped_path(found), kept.to_bytes()
    write_with_folder(path, data)
    if as_json:
        print_json({"file": str(path), "bytes": len(data), "kinds": len(kept.nodes), **vars(counts.made)})
        return
    console.print(
        f"{counts.made.games} games, {len(kept.nodes)} kinds of positions, {len(data)} bytes: {path}", markup=False
    )


def _games(found: Game, runs: list[Path], logs: list[Path]) -> Iterator[Seen]:
    for run in runs:
        yield from seen_in_run(run, found)
    for folder in logs:
        if not folder.is_dir():
            raise BadOption(f"{folder} is not a folder.")
        for path in sorted(folder.glob("*.log")):
            try:
                seen = seen_in_log(read_text(path), found)
            except KontorError as error:
                raise KontorError(f"{path}: {error}") from None
            if seen is not None:
                yield seen


def _heard(games: Iterator[Seen], advance: Any) -> Iterator[Seen]:
    for seen in games:
        yield seen
        advance(1)


def write_with_folder(path: Path, data: bytes) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise KontorError(f"{path} cannot be written: {error.strerror}.") from None
    write_file(path, data)


@explorer.command("show")
def show(
    file: Annotated[Path, typer.Argument(help="A log, as written by `play`, `simulate --logs` or Match.log().")],
    at: Annotated[int, typer.Option("--at", min=0, help="After so many decisions.")] = 0,
    data: Annotated[
        list[Path] | None, typer.Option("--data", help="File of `explorer build`; default the one of the game.")
    ] = None,
    lang: Language = "en",
    as_json: Json = False,
) -> None:
    """Show what was chosen in positions like that of a log, how often, and how often it won, with 95% intervals.

    Examples: `kontor explorer show evening.log --at 20` · `kontor explorer show evening.log --at 20 --lang hu --json`
    """
    match = Match.from_log(read_text(file), language=lang)
    there = match.at(at)
    if there.over:
        raise BadOption(f"The game is over after {at} decisions; nothing is decided there.")
    found = match.game
    shown = [Counts.read(path, found.id) for path in data or []] or [counts for counts in [shipped(found)] if counts]
    if not shown:
        raise KontorError(
            f"{found.id} has no explorer yet; “kontor explorer build {found.id} --from DIR” counts a run."
        )
    played = match.played[at].action if at < len(match.played) else None
    answer = explore(there, shown, lang, played)
    if as_json:
        print_json(_plain(answer, there))
        return
    _print(answer, there, lang)


def _plain(answer: Explored, match: Match) -> dict[str, Any]:
    rows = [
        {
            "words": row.words,
            "notation": [match.game.actions.notation(action) for action in row.actions],
            "times": row.times,
            "share": round(row.share, 6),
            "players": row.seats,
            "wins": row.wins.to_json() if row.wins else None,
            "even": round(row.even, 6),
            "by": row.by,
            "played": row.played,
        }
        for row in answer.rows
    ]
    return {
        "seat": answer.seat,
        "kind": answer.kind,
        "games": answer.games,
        "elsewhere": answer.elsewhere,
        "rows": rows,
    }


def _print(answer: Explored, match: Match, lang: str) -> None:
    words = match.game.words(lang)
    console.print(Text(match.names[answer.seat], "bold"), Text("· " + " · ".join(answer.kind) if answer.kind else ""))
    if not answer.games:
        console.print(words("explorer-few", count=FEWEST_GAMES), markup=False)
        return
    console.print(words("explorer-games", count=answer.games), markup=False)
    table = Table()
    for key, side in (("choice", "left"), ("chosen", "right"), ("won", "right"), ("even", "right"), ("by", "left")):
        table.add_column(words(f"explorer-{key}"), justify=side)  # type: ignore[arg-type]
    for row in answer.rows:
        mark = "▸ " if row.played else ""
        table.add_row(Text(mark + words.plain(row.words)), f"{100 * row.share:.0f} %", *_figures(row, words))
    console.print(table)


def _figures(row: Row, words: Any) -> tuple[str, str, str]:
    by = ", ".join(f"{words('explorer-people') if by == 'people' else by} {times}" for by, times in row.by.items())
    if row.wins is None:
        return "–", "–", by
    won = f"{100 * row.wins.value:.0f} % ({100 * row.wins.low:.0f}–{100 * row.wins.high:.0f})"
    return won, f"{100 * row.even:.0f} %", by


@explorer.command("add")
def add(
    names: Annotated[list[str] | None, typer.Argument(metavar="[GAME]...", help="Ids of games; default all.")] = None,
    data: Annotated[Path | None, typer.Option(help="Folder of the server's data.")] = None,
    database: Annotated[str | None, typer.Option(help="Database URL; default SQLite in the data folder.")] = None,
) -> None:
    """Count the finished public games of this server; its explorer then has them beside those it ships with.

    All of them are counted anew each time, so it can be run as often as one likes, while the server runs.

    Examples: `kontor explorer add` · `kontor explorer add little-town --data /var/lib/kontor`
    """
    import asyncio

    from kontor.server import Settings
    from kontor.server.explorer import own_path, public_games

    settings = Settings.load(data=data, database=database)
    for found in [game(name) for name in names or []] or playable_games():
        games = asyncio.run(public_games(settings.database_url, found))
        if not games:
            console.print(f"{found.id}: no finished public games.", markup=False)
            continue
        native_engine(found)
        counts = tally(found, games, "kontor explorer add")
        write_with_folder(own_path(settings.data, found.id), counts.to_bytes())
        console.print(f"{found.id}: {counts.made.games} games.", markup=False)
