"""The commands of `kontor`, and how errors reach a person: one sentence on stderr, exit code 2, nothing changed."""

from __future__ import annotations

import sys

import typer
from typer.exceptions import TyperException

from kontor.kernel import KontorError, RuleError

from .output import errors

app = typer.Typer(
    name="kontor",
    help="European board games played exactly by their rules: against bots, against each other, and by the million.",
    no_args_is_help=True,
    rich_markup_mode="markdown",
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _add_commands() -> None:
    from . import serving  # noqa: F401  (each module adds its commands)

    if sys.argv[1:2] == ["serve"]:
        app.callback()(lambda: None)  # it is called by its name, as if the others were there
        return  # and has the memory of the others, and their second, for players
    from . import (  # noqa: F401
        administering,
        collecting,
        competing,
        compiling,
        exploring,
        keeping,
        learning,
        measuring,
        playing,
        puzzling,
        reviewing,
        showing,
        simulating,
        talking,
        training,
    )


def main() -> None:
    _add_commands()
    try:
        code = app(standalone_mode=False)
        sys.exit(code if isinstance(code, int) else 0)
    except (KontorError, RuleError, TyperException) as error:
        message = error.format_message() if isinstance(error, TyperException) else str(error)
        errors.print(message, style="bold red", markup=False, highlight=False, soft_wrap=True)
        if isinstance(error, TyperException):
            errors.print("See `kontor --help` and `kontor COMMAND --help`.", markup=False)
        sys.exit(2)
    except BrokenPipeError:  # `kontor replay x.log | head`
        sys.exit(0)
    except KeyboardInterrupt:
        errors.print("Stopped.")
        sys.exit(130)
