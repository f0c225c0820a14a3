"""`kontor admin`: what operators do, from the command line of the server's machine."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import asdict
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer
from rich.table import Table

from kontor.kernel import BadOption, KontorError

from .app import app
from .common import Json
from .output import console, print_json

if TYPE_CHECKING:
    from sqlalchemy import RowMapping

    from kontor.server.care.desk import Desk
    from kontor.server.contract.care import RatedGame, RatedSeat

T = TypeVar("T")
admin = typer.Typer(help="Care for people: users, sanctions, reports, tables, ratings, messages.", no_args_is_help=True)
app.add_typer(admin, name="admin")

Login = Annotated[str, typer.Argument(metavar="LOGIN", help="Login of an account, or the id of any person.")]
Name = Annotated[str, typer.Argument(metavar="NAME", help="The new name.")]
Role = Annotated[str, typer.Argument(metavar="ROLE", help="operator")]
Status = Annotated[str, typer.Option("--status", help="open, handled or dismissed")]
Game = Annotated[str, typer.Argument(metavar="GAME", help="Id of a game.")]
Page = Annotated[int, typer.Option("--page", min=0, help="Fifty lines a page, from 0.")]


@admin.callback()
def choose(
    context: typer.Context,
    data: Annotated[Path | None, typer.Option(help="Folder of the database and the secret.")] = None,
    database: Annotated[str | None, typer.Option(help="Database URL.")] = None,
) -> None:
    """Users, sanctions, reports, tables, ratings and messages, on the database of the settings; most of it also while
    the server runs. Every change is in the audit log."""
    context.obj = {"data": data, "database": database}


def _at_desk(context: typer.Context, work: Callable[[Desk], Awaitable[T]]) -> T:
    from kontor.server import Settings
    from kontor.server.care.desk import desk
    from kontor.server.errors import Refused
    from kontor.server.logging import set_up

    set_up("error", False)
    settings = Settings.load(**context.obj)

    async def run() -> T:
        async with desk(settings) as opened:
            return await work(opened)

    try:
        return asyncio.run(run())
    except Refused as refused:
        raise KontorError(refused.reason("en")) from None


def _plain(row: RowMapping, *keys: str) -> dict[str, Any]:
    return {key: row[key].isoformat() + "Z" if isinstance(row[key], datetime) else row[key] for key in keys}


def _show(rows: Sequence[Mapping[str, Any]], as_json: bool, nothing: str) -> None:
    if as_json:
        print_json(list(rows))
    elif not rows:
        console.print(nothing, markup=False)
    else:
        table = Table(*rows[0], box=None, header_style="bold")
        for row in rows:
            table.add_row(*("" if value is None else str(value) for value in row.values()))
        console.print(table)


def _done(as_json: bool, words: str, **facts: Any) -> None:
    if as_json:
        print_json({"done": True, **facts})
    else:
        console.print(words, markup=False, soft_wrap=True)


# ---- people ----
@admin.command()
def users(
    context: typer.Context,
    text: Annotated[str, typer.Argument(help="Part of a name or login, or an id; default everybody.")] = "",
    page: Page = 0,
    as_json: Json = False,
) -> None:
    """List people, the newest first, with sessions, games and sanctions in force."""
    from kontor.server.care.directory import find_people

    rows = _at_desk(context, lambda desk: find_people(desk.store, text, page))
    keys = "id", "name", "login", "role", "created", "seen", "sessions", "games", "sanctions"
    _show([_plain(row, *keys) for row in rows], as_json, "Nobody like that.")


@admin.command()
def grant(context: typer.Context, login: Login, role: Role, as_json: Json = False) -> None:
    """Let an account use the operator's page (/operator)."""
    _give(context, login, role)
    _done(as_json, f"{login} is {role} now.")


@admin.command()
def revoke(context: typer.Context, login: Login, as_json: Json = False) -> None:
    """Take the operator's role back."""
    _give(context, login, None)
    _done(as_json, f"{login} is no operator any more.")


def _give(context: typer.Context, login: str, role: str | None) -> None:
    from kontor.server.care import directory
    from kontor.server.care.audit import COMMAND

    async def work(desk: Desk) -> None:
        await directory.grant(desk.store, COMMAND, await desk.person(login), role)

    _at_desk(context, work)


@admin.command("reset-password")
def reset_password(context: typer.Context, login: Login, as_json: Json = False) -> None:
    """Print a link that sets a new password: once, within a day. Hand it to its person and nobody else."""
    from kontor.server.care.audit import COMMAND, audited

    async def work(desk: Desk) -> str:
        person = await desk.person(login)
        link = await desk.reset_link(person)
        await desk.store.write(audited(COMMAND, "reset-link", person.id))
        return link

    link = _at_desk(context, work)
    if as_json:
        print_json({"link": link})
    else:
        typer.echo(link)


@admin.command()
def rename(context: typer.Context, login: Login, name: Name, as_json: Json = False) -> None:
    """Replace an offensive name. While a server runs, tables that are open keep the old one; its operator's page
    changes them too."""
    from kontor.server.care import directory
    from kontor.server.care.audit import COMMAND
    from kontor.server.care.closing import rename_at_tables

    async def work(desk: Desk) -> bool:
        person = await desk.person(login)
        kept = await directory.rename(desk.store, desk.people, COMMAND, person, name)
        if desk.is_alone:
            await rename_at_tables(desk.store, desk.tables, person, kept)
        return desk.is_alone

    everywhere = _at_desk(context, work)
    note = "" if everywhere else " A server is running: tables keep the old name until it is changed at /operator."
    _done(as_json, f"{login} is called {name} now.{note}", everywhere=everywhere)


@admin.command("end-sessions")
def end_sessions(context: typer.Context, login: Login, as_json: Json = False) -> None:
    """Log somebody out everywhere. Pages of theirs that are open notice when they connect again."""
    from kontor.server.care import directory
    from kontor.server.care.audit import COMMAND

    async def work(desk: Desk) -> int:
        person = await desk.person(login)
        return len(await directory.end_sessions(desk.store, COMMAND, desk.sessions, person))

    count = _at_desk(context, work)
    _done(as_json, f"{count} sessions of {login} have ended.", count=count)


# ---- sanctions ----
@admin.command()
def sanction(
    context: typer.Context,
    login: Login,
    kind: Annotated[
        str, typer.Argument(metavar="KIND", help="mute (no chat), play (no new games), login (closed account)")
    ],
    reason: Annotated[str, typer.Option("--reason", help="Told to the person.")],
    days: Annotated[float | None, typer.Option("--days", min=0.01, help="How long; default for ever.")] = None,
    as_json: Json = False,
) -> None:
    """Mute somebody, keep them from new games, or close their account; they are told why and for how long.

    Examples: `kontor admin sanction ann mute --reason "Insults at table abc" --days 7` ·
    `kontor admin sanction eve login --reason "Cheating, third time"`
    """
    from kontor.server.care.audit import COMMAND
    from kontor.server.care.sanctions import KINDS, impose, term
    from kontor.server.moments import now

    wanted = next((one for one in KINDS if one == kind), None)
    if wanted is None:
        raise BadOption(f"There is no sanction “{kind}”; there are {', '.join(KINDS)}.")
    until = None if days is None else now() + timedelta(days=days)

    async def work(desk: Desk) -> None:
        await impose(desk.store, desk.bell, COMMAND, (await desk.person(login)).id, wanted, reason, until)

    _at_desk(context, work)
    _done(as_json, f"{login}: {kind}, {'for ever' if until is None else f'until {term(until)}'}.")


@admin.command()
def sanctions(context: typer.Context, login: Login, as_json: Json = False) -> None:
    """All sanctions of somebody, also those that are over."""
    from kontor.server.care.sanctions import sanctions_of

    async def work(desk: Desk) -> Sequence[RowMapping]:
        return await sanctions_of(desk.store, (await desk.person(login)).id, past=True)

    rows = _at_desk(context, work)
    keys = "id", "kind", "reason", "at", "until", "lifted"
    _show([_plain(row, *keys) for row in rows], as_json, "No sanctions.")


@admin.command()
def lift(
    context: typer.Context,
    number: Annotated[int, typer.Argument(metavar="NUMBER", help="Of the sanction; `sanctions LOGIN` lists them.")],
    as_json: Json = False,
) -> None:
    """Take a sanction back."""
    from kontor.server.care import sanctions as care
    from kontor.server.care.audit import COMMAND

    _at_desk(context, lambda desk: care.lift(desk.store, COMMAND, number))
    _done(as_json, f"Sanction {number} is lifted.")


# ---- reports ----
@admin.command()
def reports(context: typer.Context, status: Status = "open", page: Page = 0, as_json: Json = False) -> None:
    """List what people have reported; open reports: the oldest first."""
    from kontor.server.care.directory import names_of
    from kontor.server.care.reports import chat_around, report_page

    known = {"open": "open", "handled": "handled", "dismissed": "dismissed"}
    if status not in known:
        raise BadOption(f"There is no status “{status}”; there are {', '.join(known)}.")

    async def work(desk: Desk) -> list[dict[str, Any]]:
        found = []
        for row in await report_page(desk.store, status, page):  # type: ignore[arg-type]
            names = await names_of(desk.store, (row["reporter"], row["person"]))
            one = _plain(row, "id", "at", "kind", "reason", "table_id", "text")
            one["about"], one["by"] = names.get(row["person"], ""), names.get(row["reporter"], "")
            if row["line"] is not None:
                lines = await chat_around(desk.store, row["table_id"], row["line"])
                said = [f"{'> ' if line['id'] == row['line'] else ''}{line['name']}: {line['text']}" for line in lines]
                one["chat"] = said if as_json else " / ".join(said)
            else:
                one["chat"] = [] if as_json else ""
            found.append(one)
        return found

    _show(_at_desk(context, work), as_json, "No reports.")


@admin.command()
def handle(
    context: typer.Context,
    number: Annotated[int, typer.Argument(metavar="NUMBER", help="Of the report.")],
    dismiss: Annotated[bool, typer.Option("--dismiss", help="Nothing was wrong.")] = False,
    note: Annotated[str, typer.Option("--note", help="For operators.")] = "",
    as_json: Json = False,
) -> None:
    """A report is done with; whoever made it is told."""
    from kontor.server.care import reports as care
    from kontor.server.care.audit import COMMAND

    status: care.ReportStatus = "dismissed" if dismiss else "handled"
    _at_desk(context, lambda desk: care.handle(desk.store, desk.bell, COMMAND, number, status, note))
    _done(as_json, f"Report {number} is {status}.")


# ---- tables ----
@admin.command()
def tables(
    context: typer.Context,
    text: Annotated[str, typer.Argument(metavar="ID", help="Any table; default those that run or wait.")] = "",
    page: Page = 0,
    as_json: Json = False,
) -> None:
    """List tables that run or wait."""
    from kontor.server.care.directory import find_tables

    rows = _at_desk(context, lambda desk: find_tables(desk.store, text, page))
    shown = [
        _plain(row, "id", "game", "status", "public", "updated")
        | {"seats": ", ".join(seat["name"] or "–" for seat in row["seats"])}
        for row in rows
    ]
    _show(shown, as_json, "No tables.")


@admin.command("close-table")
def close_table(
    context: typer.Context,
    table: Annotated[str, typer.Argument(metavar="ID", help="The table.")],
    as_json: Json = False,
) -> None:
    """Call a game off as it stands. Only while no server runs; else use its operator's page."""
    from kontor.server.care import closing
    from kontor.server.care.audit import COMMAND

    _at_desk(context, lambda desk: closing.close_table(desk.store, desk.tables, COMMAND, table))
    _done(as_json, f"Table {table} is closed.")


# ---- ratings ----
@admin.command()
def ratings(
    context: typer.Context,
    game: Game,
    text: Annotated[str, typer.Argument(help="Part of a name or login, or an id; default everybody.")] = "",
    page: Page = 0,
    as_json: Json = False,
) -> None:
    """List the ratings of a game, the best first, also those that are still settling or private."""
    from kontor.server.care.ratings import rated_people

    _show(
        [asdict(one) for one in _at_desk(context, lambda desk: rated_people(desk.store, game, text, page))],
        as_json,
        "No ratings.",
    )


@admin.command("rated-games")
def rated_games(
    context: typer.Context,
    game: Game,
    login: Annotated[str, typer.Option("--person", help="Only games of this person.")] = "",
    page: Page = 0,
    as_json: Json = False,
) -> None:
    """List the rated games of a game, the newest first, with what each did to the ratings."""
    from kontor.server.care import ratings as care

    async def work(desk: Desk) -> list[RatedGame]:
        return await care.rated_games(desk.store, game, (await desk.person(login)).id if login else "", page)

    def seat(one: RatedSeat) -> str:
        change = "" if one.rating is None else f" ({one.before} → {one.rating})"
        return f"{one.place}. {one.name}, {one.score}{change}"

    found = _at_desk(context, work)
    if as_json:
        print_json([asdict(one) for one in found])
    else:
        rows = [{"table": one.table, "at": one.at, "seats": "; ".join(map(seat, one.seats))} for one in found]
        _show(rows, False, "No rated games.")


@admin.command("mend-ratings")
def mend_ratings(
    context: typer.Context,
    game: Game,
    void: Annotated[str, typer.Option("--void", metavar="TABLE", help="This game counts no more, for nobody.")] = "",
    reset: Annotated[
        str, typer.Option("--reset", metavar="LOGIN", help="Begins anew: games of theirs count no more, for nobody.")
    ] = "",
    as_json: Json = False,
) -> None:
    """Compute all ratings of a game anew, after taking out what is named. Only while no server runs; else use its
    operator's page."""
    from kontor.server.care import ratings as care
    from kontor.server.care.audit import COMMAND

    async def work(desk: Desk) -> int:
        desk.must_be_alone()
        if void:
            return await care.voided(desk.store, COMMAND, void)
        if reset:
            return await care.reset(desk.store, COMMAND, await desk.person(reset), game)
        return await care.recomputed(desk.store, COMMAND, game)

    count = _at_desk(context, work)
    _done(as_json, f"{count} rated games count now.", games=count)


# ---- for everybody ----
@admin.command()
def announce(
    context: typer.Context,
    text: Annotated[str, typer.Argument(metavar="TEXT", help="What all pages show; empty takes it back.")],
    begins: Annotated[
        datetime | None, typer.Option("--begins", help="When the server will be away, local time: `2026-12-01T20:00`.")
    ] = None,
    until: Annotated[datetime | None, typer.Option("--until", help="Not shown from then on, local time.")] = None,
    as_json: Json = False,
) -> None:
    """Show a message on all pages, such as when the server will be away."""
    from kontor.server.care.announcements import Announcements
    from kontor.server.care.audit import COMMAND

    first, last = (None if at is None else at.astimezone(UTC).replace(tzinfo=None) for at in (begins, until))
    _at_desk(context, lambda desk: Announcements(desk.store).announce(COMMAND, text, first, last))
    _done(as_json, "All pages show it from now on." if text.strip() else "Nothing is shown any more.")


@admin.command()
def audit(
    context: typer.Context,
    login: Annotated[str, typer.Option("--person", help="Only what this person did, or what was done to them.")] = "",
    page: Page = 0,
    as_json: Json = False,
) -> None:
    """Who did what to whom, the newest first."""
    from kontor.server.care.audit import audit_page
    from kontor.server.care.directory import names_of

    async def work(desk: Desk) -> list[dict[str, Any]]:
        person = (await desk.person(login)).id if login else None
        rows = await audit_page(desk.store, page, person)
        names = await names_of(desk.store, [row[key] for row in rows for key in ("actor", "person")])
        return [
            _plain(row, "id", "at", "by")
            | {"actor": names.get(row["actor"], row["actor"]), "action": row["action"]}
            | {"person": names.get(row["person"], row["person"]), "about": row["about"], "data": row["data"]}
            for row in rows
        ]

    _show(_at_desk(context, work), as_json, "Nothing was done yet.")
