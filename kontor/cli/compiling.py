"""`kontor compile`: compile rules ahead, for servers, CI and impatient people."""

from __future__ import annotations

import time
from typing import Annotated

import typer

from kontor.kernel import KontorError, broken_games, game, playable_games
from kontor.kernel.lint import check

from .app import app
from .output import console, native_engine


@app.command("compile")
def compile_(
    games: Annotated[list[str] | None, typer.Argument(help="Ids of games; default all games.")] = None,
    check_only: Annotated[bool, typer.Option("--check", help="Only check that the rules can be compiled.")] = False,
    quiet: Annotated[bool, typer.Option("--quiet", "-q", help="Print nothing, show no progress bar.")] = False,
) -> None:
    """Compile the rules of games for this machine.

    Kontor plays at once without this, on plain Python rules, and compiles in the background.
    Compiled rules are kept in the cache folder (`KONTOR_CACHE`) and are never stale: another text is another file.

    Examples: `kontor compile` · `kontor compile little-town` · `kontor compile --check`
    """
    for found in [game(name) for name in games] if games else playable_games():
        if check_only:
            findings = check(found.rules.by_name().values())
            for finding in findings:
                console.print(str(finding), markup=False)
            if findings:
                raise typer.Exit(1)
            console.print(f"{found.id}: {found.native_functions} functions, no problems found.")
            continue
        ready = found.native_code.is_ready()
        start = time.perf_counter()
        native_engine(found, quiet)
        if not quiet:
            took = f"{time.perf_counter() - start:.1f} s"
            what = "loaded from the cache" if ready else f"{found.native_functions} functions compiled"
            console.print(f"{found.id}: {what} ({took}); {found.native_code.folder}", markup=False)
    if not games and (broken := broken_games()):
        raise KontorError("\n".join(broken.values()))
