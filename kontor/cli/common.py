"""What several commands share: consoles, common options, files, progress bars."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from kontor.kernel import LANGUAGES, BadOption, Game, KontorError, NativeEngine, game_ids
from kontor.kernel import options as option_values
from kontor.kernel.files import write_whole
from kontor.kernel.options import Chosen

console = Console(highlight=False)
errors = Console(stderr=True, highlight=False)


def _game_names() -> list[str]:
    return game_ids()


GameName = Annotated[
    str,
    typer.Argument(metavar="GAME", help="Id of a game; `kontor games` lists them.", autocompletion=_game_names),
]
Language = Annotated[str, typer.Option("--lang", "-l", help=f"Language: {', '.join(LANGUAGES)}.")]
Seed = Annotated[int, typer.Option("--seed", "-s", help="Random seed: the same seed gives the same game.")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", help="An option of the game, `key=value`; `kontor games GAME` lists them."),
]
Seat = Annotated[
    list[str] | None,
    typer.Option("--seat", help='One seat; repeat for each. For programs: `--seat "program:python bot.py"`.'),
]
Json = Annotated[bool, typer.Option("--json", help="Print only JSON on stdout.")]


def chosen(options: list[str] | None) -> Chosen:
    return option_values.parse(" ".join(options or []))


def seats_named(seats: str | None, seat: list[str] | None) -> list[str] | None:
    """Who sits where, from `--seats` with commas or repeated `--seat`; None if neither is given."""
    if seats is not None and seat:
        raise BadOption("Use either --seats or --seat, not both.")
    return [part.strip() for part in seat or (seats or "").split(",")] if seat or seats is not None else None


def write_file(path: Path, data: str | bytes) -> None:
    """Write all or nothing: a full disk or a crash never leaves half a file, and never harms the old one."""
    try:
        if path.exists() and not path.is_file():
            raise KontorError(f"{path} cannot be written: it is not a regular file.")
        write_whole(path, data)
    except OSError as error:
        raise KontorError(f"{path} cannot be written: {error.strerror}.") from None


def print_json(data: Any) -> None:
    typer.echo(json.dumps(data, ensure_ascii=False))


@contextmanager
def progress_bar(title: str, total: int, quiet: bool = False) -> Iterator[Any]:
    """A bar on stderr; yields `advance(n)`."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, TimeRemainingColumn(), console=errors, disable=quiet, transient=True) as progress:
        task = progress.add_task(title, total=total)
        yield lambda n=1: progress.advance(task, n)


def native_engine(game: Game, quiet: bool = False) -> NativeEngine:
    """The compiled rules; shows a bar if they have to be compiled first."""
    if game.native_code.is_ready():
        return game.native()
    with progress_bar(f"Compiling the rules of {game.id} (once)", game.native_functions, quiet) as advance:
        return game.native(lambda _: advance(1))
