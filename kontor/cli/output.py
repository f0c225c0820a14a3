"""What commands show and write: consoles, JSON, progress bars, files; and the compiled rules with a bar."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from kontor.kernel import Game, KontorError, NativeEngine
from kontor.kernel.files import write_whole

console = Console(highlight=False)
errors = Console(stderr=True, highlight=False)


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
