"""Options that several commands have, and what they mean."""

from __future__ import annotations

from typing import Annotated

import typer

from kontor.kernel import LANGUAGES, BadOption, game_ids
from kontor.kernel import options as option_values
from kontor.kernel.options import Chosen


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
