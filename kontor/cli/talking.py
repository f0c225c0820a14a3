"""`kontor bot` and `kontor check-bot`: the text bot protocol, spoken and checked."""

from __future__ import annotations

import shlex
import sys
from typing import Annotated

import typer
from rich.markup import escape
from rich.table import Table

from kontor.adapters.check import Checker, Outcome
from kontor.adapters.speaking import speak
from kontor.bots import BOTS, make_bot

from .app import app
from .common import Json, Seed
from .output import console, errors, print_json, progress_bar


@app.command()
def bot(
    name: Annotated[
        str,
        typer.Argument(
            metavar="BOT", help=f"A bot: {', '.join(BOTS)}, or a kind with settings, `search:iterations=500`."
        ),
    ],
) -> None:
    """Run a bot that speaks the text bot protocol on stdin and stdout, for other programs or to try it by hand.

    The protocol is described in docs/bot-protocol.md; `help` lists its lines, `quit` exits.

    Examples: `kontor bot random` · `kontor check-bot "kontor bot greedy"`
    """
    make_bot(name)
    if sys.stdin.isatty():
        errors.print("Type lines of the bot protocol; help lists them, quit exits.", style="dim")
    sys.stdin.reconfigure(encoding="utf-8", errors="replace")  # type: ignore[union-attr]
    sys.stdout.reconfigure(encoding="utf-8", newline="\n")  # type: ignore[union-attr]
    speak(name, sys.stdin, sys.stdout)


@app.command("check-bot")
def check_bot(
    command: Annotated[
        str, typer.Argument(metavar="COMMAND", help="Command that starts the program, as one argument.")
    ],
    games: Annotated[
        list[str] | None,
        typer.Option("--game", "-g", help="Check only this game; default: every game the program says it plays."),
    ] = None,
    milliseconds: Annotated[int, typer.Option("--time", min=1, help="Milliseconds per answer.")] = 1000,
    seed: Seed = 0,
    log: Annotated[str | None, typer.Option("--log", help="Write the whole conversation to this file.")] = None,
    as_json: Json = False,
) -> None:
    """Check whether a program follows the text bot protocol: a table of what passed and what failed.

    Exit code 0 if everything passed, 1 if something failed.

    Examples: `kontor check-bot "python examples/bot.py"` ·
    `kontor check-bot ./mybot --game ragusa --time 200 --log talk.txt`
    """
    settings = f"time={milliseconds} " + (f"{shlex.quote(f'log={log}')} " if log else "")
    checker = Checker(settings + command, games or (), seed)
    outcomes = [checker.introduction()]
    if outcomes[0].passed:
        checks = checker.checks()
        with progress_bar("Checking", len(checks), quiet=as_json) as advance:
            for check in checks:
                outcomes.append(checker.outcome(check))
                advance()
    checker.close()
    failed = sum(outcome.passed is False for outcome in outcomes)
    facts = {"answers": checker.answers, "slowest_ms": round(1000 * checker.slowest, 1)}
    if as_json:
        rows = [{"check": o.title, "passed": o.passed, "note": o.note} for o in outcomes]
        print_json({"command": checker.command.text, "failed": failed, **facts, "checks": rows})
    else:
        _show(checker.command.text, outcomes)
        passed = sum(outcome.passed is True for outcome in outcomes)
        console.print(
            f"{passed} passed, {failed} failed; {facts['answers']} answers, the slowest in "
            f"{facts['slowest_ms']} ms of {milliseconds}."
        )
    if failed:
        raise typer.Exit(1)


def _show(command: str, outcomes: list[Outcome]) -> None:
    table = Table(title=escape(command))
    table.add_column("")
    table.add_column("check")
    table.add_column("")
    for outcome in outcomes:
        sign = {True: "[green]passed[/]", False: "[bold red]failed[/]", None: "[dim]–[/]"}[outcome.passed]
        table.add_row(sign, outcome.title, escape(outcome.note))
    console.print(table)
