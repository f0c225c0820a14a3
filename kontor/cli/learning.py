"""`kontor lessons`: what there is to learn from, whether it can be, and what lies on the table in a step."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from kontor.kernel import KontorError, game, playable_games
from kontor.learn.lesson_check import check_file, problems_of_game
from kontor.learn.lessons import lesson_of, lessons_of, puzzle_count
from kontor.learn.pointing import pointable
from kontor.picture.text import show as show_scene

from .app import app
from .common import GameName, Json, Language
from .output import console, errors, print_json

lessons_app = typer.Typer(name="lessons", help="Lessons of the games: list, check, show.", rich_markup_mode="markdown")
app.add_typer(lessons_app)


@lessons_app.callback(invoke_without_command=True)
def lessons(context: typer.Context, lang: Language = "en", as_json: Json = False) -> None:
    """List the lessons of all games, check them, or look at the table of a step.

    Examples: `kontor lessons` · `kontor lessons --json` · `kontor lessons check` ·
    `kontor lessons show little-town gathering --step 2`
    """
    if context.invoked_subcommand:
        return
    found = playable_games()
    if as_json:
        facts = [{"game": g.id, "id": x.id, "steps": len(x.steps)} for g in found for x in lessons_of(g)]
        print_json({"lessons": facts, "puzzles": {g.id: puzzle_count(g) for g in found}})
        return
    table = Table()
    for column in ("game", "id", "steps", "minutes", ""):
        table.add_column(column)
    for g in found:
        for x in lessons_of(g):
            table.add_row(g.id, x.id, str(len(x.steps)), str(x.file.minutes), x.words(lang)(x.key()))
    console.print(table)
    for g in found:
        console.print(f"{g.id}: {puzzle_count(g)} puzzles", markup=False)


@lessons_app.command()
def check(
    file: Annotated[Path | None, typer.Argument(help="One lesson (TOML); default: those of all games.")] = None,
) -> None:
    """Play every lesson in every language: decisions are legal, texts are there, places exist.

    Examples: `kontor lessons check` · `kontor lessons check my-game/learn/lessons/1-goal.toml`
    """
    if file is not None:
        problems, count = check_file(file), 1
    else:
        found = playable_games()
        problems = [problem for g in found for problem in problems_of_game(g)]
        count = 0 if problems else sum(len(lessons_of(g)) for g in found)
    for problem in problems:
        errors.print(problem, style="bold red", markup=False, soft_wrap=True)
    if problems:
        raise typer.Exit(2)
    console.print(f"{count} lesson{'s' * (count != 1)}: no problems found")


@lessons_app.command()
def show(
    name: GameName,
    lesson: Annotated[str, typer.Argument(metavar="LESSON", help="Id of a lesson; `kontor lessons` lists them.")],
    step: Annotated[int, typer.Option("--step", min=1, help="Which step, from 1.")] = 1,
    solved: Annotated[bool, typer.Option("--solved", help="After the step's own decisions.")] = False,
    lang: Language = "en",
) -> None:
    """Show the table of a step, what is asked, the legal decisions in notation, and what can be pointed at.

    Examples: `kontor lessons show little-town gathering --step 2`
    """
    found = lesson_of(game(name), lesson)
    match, seat = found.table(step - 1, lang), found.seat(step - 1)
    if solved:
        for notation in found.solution(step - 1):
            match.play(notation)
    scene = match.scene(seat, lang)
    show_scene(scene, match.game.words(lang), console)
    if match.to_move is not None:
        console.print(f"\nTo decide: {match.names[match.to_move]}", style="bold", markup=False)
    for choice in match.choices:
        console.print(f"  {choice.notation}", markup=False)
    console.print("\nCan be pointed at:", style="bold")
    for target, label in pointable(scene).items():
        console.print(f"  {target:30} {match.game.words(lang).plain(label)}", markup=False)
    try:
        words = found.words(lang)
        console.print(f"\n{words(found.key(step - 1))}", style="bold", markup=False)
        for attribute in words.attributes(found.key(step - 1)):
            console.print(f"  .{attribute}: {words(found.key(step - 1, attribute))}", markup=False)
    except (KontorError, KeyError) as error:  # one writes the steps first, then the texts
        console.print(f"\nNo texts yet: {error}", markup=False)
    if found.step(step - 1).lines:
        console.print(f"\nSolution: {' · '.join(found.solution(step - 1))}", markup=False)
