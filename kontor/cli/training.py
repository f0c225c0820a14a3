"""`kontor train`: a network learns a game, from the games of a bot and then from games against itself."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from kontor.bots.network import load_network
from kontor.kernel import BadOption, KontorError, game
from kontor.lab.arena.running import check_bots
from kontor.lab.processes import Local, ended_by_signals
from kontor.lab.series import make_series

from .app import app
from .common import GameName, Json, Options, Seed, chosen
from .output import console, errors, native_engine, print_json

NOBODY = "none"
"""As a teacher: nothing but own games."""


@app.command()
def train(
    name: GameName,
    players: Annotated[
        int | None, typer.Option("--players", "-p", help="Number of players; default the fewest.")
    ] = None,
    out: Annotated[
        Path | None, typer.Option("--out", help="Folder for all that is learned; default `training/GAME-PLAYERS`.")
    ] = None,
    generations: Annotated[int, typer.Option("--generations", "-g", min=0, help="Generations at most.")] = 8,
    rounds: Annotated[int, typer.Option("--rounds", min=1, help="Rounds of a generation.")] = 24,
    searched: Annotated[
        int, typer.Option("--searched", min=0, help="Iterations of a search behind each own decision; 0: none.")
    ] = 0,
    games: Annotated[int, typer.Option("--games", "-n", min=16, help="Own games side by side.")] = 128,
    steps: Annotated[int, typer.Option("--steps", min=1, help="Decisions of each game in a round.")] = 32,
    teacher: Annotated[
        str, typer.Option("--teacher", help="A bot whose games are learned from first; `none`: own games only.")
    ] = "greedy",
    lessons: Annotated[int, typer.Option("--lessons", min=20, help="Games of the teacher.")] = 400,
    begin: Annotated[
        Path | None, typer.Option("--from", help="Begin with the network in this file, without a teacher.")
    ] = None,
    hidden: Annotated[int, typer.Option(min=8, max=1024, help="Width of the network's first layer.")] = 64,
    dense: Annotated[int, typer.Option(min=8, max=1024, help="Width of its second layer.")] = 32,
    patience: Annotated[
        int, typer.Option("--patience", min=1, help="End after so many generations in a row that are not better.")
    ] = 3,
    deals: Annotated[int, typer.Option("--deals", min=20, help="Of the match against the best so far, at most.")] = 400,
    seed: Seed = 0,
    option: Options = None,
    gpu: Annotated[bool, typer.Option("--gpu", help="Play and learn on a GPU (`kontor[gpu]`).")] = False,
    processes: Annotated[
        int | None, typer.Option("--jobs", "-j", "--processes", min=1, help="Processes for the teacher's games.")
    ] = None,
    as_json: Json = False,
) -> None:
    """Train a network that judges tables and decisions of a game.

    It learns from games of a bot first, then plays against itself. After each generation a match against the best so
    far decides, by the arena's sequential test, whether it takes its place. DIR/network.npz is the best, DIR/curves.svg
    shows how it went. If it is interrupted, run it again to resume: on the same processor the same command makes the
    same network.

    Examples: `kontor train little-town` · `kontor train ragusa --players 3 --teacher strong --lessons 200` ·
    `kontor train little-town --gpu --games 65536 --steps 16 --deals 2048` ·
    `kontor train little-town --from training/little-town-2/network.npz --out further --seed 1`
    """
    from kontor.train import Course, OnDevice, OnProcessor, Plan
    from kontor.train import train as go_on
    from kontor.train.run import LESSONS
    from kontor.train.teacher import lessons_of, taught

    _need_scipy()
    found = game(name)
    seats = found.check_players(found.seats.start if players is None else players)
    given = found.resolve_options(chosen(option))
    first = None if begin is None else load_network(found, begin)
    if first is not None:
        if seats not in first.players:
            raise BadOption(f"The network in {begin} is for {', '.join(map(str, first.players))} players, not {seats}.")
        teacher = NOBODY
        hidden, dense = first.weights.rows.shape[1], len(first.weights.dense)
    bot = "" if teacher == NOBODY else teacher
    plan = Plan(
        found, seats, given, found.check_seed(seed), hidden, dense, bot, lessons if bot else 0,
        begun=first.checksum if first else "", games=games, steps=steps, rounds=rounds, searched=searched,
        generations=generations,
        patience=patience, deals=deals,
    )  # fmt: skip
    side_by_side = bool(bot and check_bots([bot], found))
    batches: Any = OnDevice(plan, found.cuda()) if gpu else OnProcessor(plan)
    folder = out or Path("training") / f"{found.id}-{seats}"
    native_engine(found, quiet=as_json)
    with (
        ended_by_signals(),
        Course.open(folder, plan) as course,
        _bar(plan.generations, rounds, quiet=as_json) as bar,
    ):
        if course.generation > 1:
            errors.print(f"{folder}: resuming with generation {course.generation}.", markup=False)

        def school(twin: Any) -> Any:
            if not bot:
                return None
            series = make_series(found, [bot], seats, given, plan.seed, lessons)
            workers = Local(processes)
            try:
                played = taught(series, folder / LESSONS, workers, bar.lessons, side_by_side)
            finally:
                workers.close()
            return lessons_of(played, batches, twin)

        try:
            best = go_on(course, batches, school, bar.hear, first=first)
        except KeyboardInterrupt:
            errors.print(f"Stopped. What was learned is in {folder}; run it again to resume.", markup=False)
            raise typer.Exit(130) from None
    if as_json:
        print_json({"network": str(best), "told": course.told})
        return
    console.print(f"The best network is {best}; curves.svg beside it shows how it went.", markup=False)
    console.print(f"Play with it: kontor arena {found.id} -p {seats} --bots strong,search:network={best}", markup=False)


def _need_scipy() -> None:
    """Said before anything is played, not after."""
    try:
        import scipy  # noqa: F401
    except ImportError:
        raise KontorError("Training needs scipy for the arena's test: pip install 'kontor[train]'.") from None


class _Bar:
    """Progress, on stderr: lessons, rounds of a generation, how it does on games kept apart."""

    def __init__(self, progress: Progress, generations: int, rounds: int) -> None:
        self._progress, self._generations, self._rounds = progress, generations, rounds
        self._task = progress.add_task("looking at random games", total=None, told="")

    def lessons(self, games: int) -> None:
        """The teacher has played so many more games."""
        self._progress.update(self._task, description="games of the teacher", advance=games)

    def hear(self, what: str, told: Mapping[str, Any]) -> None:
        """As `kontor.train.run.Hear`."""
        show = self._progress.update
        if what == "lesson":
            show(self._task, description=f"lessons, pass {told['pass']}", told=f"surprise {told['surprise']:.3f}")
        elif what == "round":
            number, done = told["generation"], told["round"]
            show(
                self._task, description=f"generation {number} of {self._generations}", total=self._rounds,
                completed=done, told=f"surprise {told['surprise']:.3f}",
            )  # fmt: skip
        else:
            self._progress.console.print(_said(told), markup=False)
            show(self._task, completed=0, told="")


def _said(told: Mapping[str, Any]) -> str:
    """A generation in a line."""
    parts = [f"generation {told['generation']}"]
    if "share" in told:
        parts.append(f"{100 * told['share']:.1f}% against the best before ({told['deals']} deals)")
    if "random" in told:
        parts.append(f"{100 * told['random']:.1f}% against chance")
    if told["generation"]:
        parts.append("the new best" if told["champion"] else "not better")
    return ", ".join(parts)


@contextmanager
def _bar(generations: int, rounds: int, quiet: bool) -> Iterator[_Bar]:
    columns = (TextColumn("{task.description}"), BarColumn(24), TextColumn("{task.fields[told]}"), TimeElapsedColumn())
    with Progress(*columns, console=errors, disable=quiet, transient=True) as progress:
        yield _Bar(progress, generations, rounds)
