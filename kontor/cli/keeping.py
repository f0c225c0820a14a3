"""`kontor admin backup`, `verify` and `restore`: a database in a file, and back."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import ExitStack
from pathlib import Path
from typing import Annotated, Any

import typer

from kontor.kernel import KontorError

from .administering import admin
from .common import Json
from .output import console, print_json, progress_bar

File = Annotated[Path, typer.Argument(metavar="FILE", help="The back-up.")]
Quiet = Annotated[bool, typer.Option("--quiet", "-q", help="No progress bar.")]


@admin.command()
def backup(context: typer.Context, file: File, quiet: Quiet = False, as_json: Json = False) -> None:
    """Back up the database into one file, also while the server runs: people, games, everything, as it is at one
    moment. Whoever has the file has all of it; keep it as you keep the database.

    Examples: `kontor admin backup kontor-2026-11-18.backup` · `kontor admin --data /srv/kontor backup daily.backup`
    """
    from kontor.server import Settings
    from kontor.server.backups.file import open_file
    from kontor.server.backups.making import make

    with ExitStack() as bars:

        def begin(rows: int) -> Any:
            return bars.enter_context(progress_bar("Backing up", rows, quiet or as_json))

        made = asyncio.run(make(Settings.load(**context.obj).database_url, file, begin))
    with open_file(file) as written:
        written.check()
    size = file.stat().st_size
    if as_json:
        print_json({"file": str(file), "bytes": size, "rows": made.rows, "schema": made.schema, "made": made.made})
    else:
        words = f"{made.rows} rows are in {file} ({size / 1e6:.1f} MB). `kontor admin verify {file}` plays its games."
        console.print(words, markup=False, soft_wrap=True)


@admin.command()
def verify(file: File, quiet: Quiet = False, as_json: Json = False) -> None:
    """Check a back-up: every row is as it was written, and every game, played again by the rules, comes to what is
    stored of it. Nothing is changed anywhere."""
    from kontor.server.backups.file import open_file
    from kontor.server.backups.replaying import begun, replayed

    with open_file(file) as found:
        with progress_bar("Reading", found.manifest.rows, quiet or as_json) as advance:
            found.check(advance)
        games, findings = len(begun(found)), []
        with progress_bar("Playing", games, quiet or as_json) as advance:
            for finding in replayed(found):
                findings.append(finding)
                advance()
        manifest = found.manifest
    kinds = Counter(finding.kind for finding in findings)
    different = sorted((one for one in findings if one.kind == "different"), key=lambda one: one.table)
    if as_json:
        facts = {"kontor": manifest.kontor, "schema": manifest.schema, "made": manifest.made, "rows": manifest.rows}
        wrong = [{"table": one.table, "reason": one.reason} for one in different]
        print_json({**facts, "games": games, "other_rules": kinds["other rules"], "different": wrong})
    else:
        console.print(
            f"Made at {manifest.made} by Kontor {manifest.kontor}: {manifest.rows} rows are as they were written, "
            f"{kinds['same']} of {games} games go as they were stored.",
            markup=False,
            soft_wrap=True,
        )
        if kinds["other rules"]:
            words = "games are of rules that have changed for them since: they cannot be played again."
            console.print(f"{kinds['other rules']} {words}", markup=False, soft_wrap=True)
        for one in different:
            console.print(f"Table {one.table}: {one.reason}", markup=False, soft_wrap=True)
    if different:
        many = "1 game does" if len(different) == 1 else f"{len(different)} games do"
        raise KontorError(f"{many} not go as they were stored.")


@admin.command()
def restore(
    context: typer.Context,
    file: File,
    replace: Annotated[bool, typer.Option("--replace", help="Give up what the database holds now.")] = False,
    quiet: Quiet = False,
    as_json: Json = False,
) -> None:
    """Put a back-up into an empty database, SQLite or PostgreSQL, and bring it up to date. Only while no server runs
    there. If anything fails, the database stays as it was.

    Examples: `kontor admin restore daily.backup` ·
    `kontor admin --database postgresql+asyncpg://kontor@localhost/kontor restore daily.backup`
    """
    from kontor.server import Settings
    from kontor.server.backups.file import open_file
    from kontor.server.backups.restoring import restore as put_back
    from kontor.server.logging import set_up

    set_up("error", False)
    with open_file(file) as found:
        with progress_bar("Reading", found.manifest.rows, quiet or as_json) as advance:
            found.check(advance)
        with progress_bar("Restoring", found.manifest.rows, quiet or as_json) as advance:
            asyncio.run(put_back(Settings.load(**context.obj), found, replace, advance))
        manifest = found.manifest
    if as_json:
        print_json({"done": True, "rows": manifest.rows, "made": manifest.made, "schema": manifest.schema})
    else:
        words = f"{manifest.rows} rows are back, as they were at {manifest.made}."
        console.print(words, markup=False, soft_wrap=True)
