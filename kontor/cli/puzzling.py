"""`kontor puzzles`: make, check, verify and list puzzles."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict
from itertools import count as numbers
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table

from kontor.kernel import BadData, BadOption, Game, game, game_ids
from kontor.kernel.files import read_text
from kontor.learn import making, puzzles
from kontor.match import Match
from kontor.workers import done_by_all

from .app import app
from .common import GameName, Json, Seed
from .output import console, errors, native_engine, print_json, progress_bar, write_file
from .showing import AcceptEdits

puzzles_app = typer.Typer(no_args_is_help=True, help="Puzzles: positions in which one choice is clearly best.")
app.add_typer(puzzles_app, name="puzzles")

File = Annotated[Path | None, typer.Option("--file", help="A file of puzzles; default: those of the game.")]


@puzzles_app.command()
def make(
    game_id: GameName,
    count: Annotated[int, typer.Option("--count", "-n", min=1, help="How many puzzles the file shall have.")] = 100,
    jobs: Annotated[int, typer.Option("--jobs", "-j", min=1, help="Processes.")] = 1,
    seed: Seed = 1,
    out: Annotated[Path | None, typer.Option("--out", help="The file; default: that of the game.")] = None,
    iterations: Annotated[
        int | None, typer.Option("--iterations", "-i", min=20, help="Iterations of the first search at a decision.")
    ] = None,
    log: Annotated[
        Path | None, typer.Option("--from", help="A log: puzzles from the costly decisions of that game instead.")
    ] = None,
    accept_edits: AcceptEdits = False,
    as_json: Json = False,
) -> None:
    """Make puzzles from games among bots, or from the mistakes of a game that was played.

    Run it again to resume: what was looked through is kept beside the file, in FILE.made.json.

    Examples: `kontor puzzles make little-town --count 100 --seed 1 --out puzzles.jsonl` ·
    `kontor puzzles make ragusa --from evening.log --out mine.jsonl`
    """
    of = game(game_id)
    path = out or puzzles.folder(of) / puzzles.FILE
    path.parent.mkdir(parents=True, exist_ok=True)
    native_engine(of, quiet=as_json)
    budget = iterations or making.usual_iterations(of)
    store = _Store(path, of, budget, seed)
    if log is not None:
        match = Match.from_log(read_text(log), trust=accept_edits)
        if match.game is not of:
            raise BadOption(f"{log} is a game of {match.game.id}, not of {of.id}.")
        with progress_bar(f"Puzzles from {log.name}", 1, as_json) as advance:
            for found in making.from_match(match, budget):
                store.add(found, count)
            advance(1)
    else:
        with progress_bar(f"Puzzles of {of.id}", count, as_json) as advance:
            advance(len(store.puzzles))
            for found in _looked_through(store, of, budget, seed, count, jobs):
                advance(store.add(found, count))
    if as_json:
        print_json({"file": str(path), "puzzles": len(store.puzzles), **store.tally.to_json()})
    else:
        kept = len(store.puzzles)
        console.print(f"{path}: {kept} puzzle{'s' if kept != 1 else ''}.", markup=False)
        console.print(_told(store.tally), markup=False)


def _looked_through(store: _Store, of: Game, budget: int, seed: int, count: int, jobs: int) -> Iterator[making.Found]:
    """Games one after the other, or as many at a time as there are jobs; always in the order of their seeds."""
    for first in numbers(store.next_game, jobs):
        if len(store.puzzles) >= count:
            return
        batch = [making.Job(of.id, seed * 1_000_000 + first + k, budget) for k in range(jobs)]
        yield from sorted(done_by_all(making.from_bot_game, batch, jobs), key=lambda found: found.seed)


def _told(tally: making.Tally) -> str:
    return (
        f"{tally.games} games, {tally.positions} decisions, {tally.candidates} candidates, "
        f"{tally.plain} of them plain; "
        f"of {tally.searched} a search of ten times the budget agreed on {tally.agreed}, confirmed {tally.confirmed}, "
        f"and {tally.kept} were kept."
    )


class _Store:
    """The file that grows, and beside it how far it has come: after each game both are on the disk."""

    def __init__(self, path: Path, of: Game, iterations: int, seed: int) -> None:
        self.path, self.beside = path, path.with_suffix(".made.json")
        self.puzzles = list(puzzles.read(path, of)) if path.exists() else []
        self.ids = {puzzle.id for puzzle in self.puzzles}
        self.asked = {"game": of.id, "rules": of.version, "seed": seed, "iterations": iterations}
        self.next_game, self.tally = 0, making.Tally()
        if self.beside.exists():
            self._resume()

    def _resume(self) -> None:
        try:
            kept = json.loads(read_text(self.beside))
            asked = {key: kept[key] for key in self.asked}
            self.next_game = int(kept["next_game"])
            self.tally = making.Tally(**{key: int(kept["tally"][key]) for key in asdict(making.Tally())})
        except (ValueError, KeyError, TypeError):
            raise BadData(f"{self.beside} is damaged; remove it to begin with the first game again.") from None
        if asked != self.asked:
            differs = next(key for key in asked if asked[key] != self.asked[key])
            raise BadOption(
                f"{self.path} was begun with another {differs} ({asked[differs]}, not {self.asked[differs]}); "
                "use that, or another file with --out."
            )

    def add(self, found: making.Found, count: int) -> int:
        """Keep what a game gave; returns how many puzzles are new."""
        self.next_game += 1
        self.tally.add(found.tally)
        new = [one for one in found.puzzles if one.id not in self.ids][: max(0, count - len(self.puzzles))]
        self.puzzles += new
        self.ids |= {one.id for one in new}
        if new or not self.path.exists():
            write_file(self.path, "".join(_line(puzzle.to_json()) for puzzle in self.puzzles))
        progress = {**self.asked, "next_game": self.next_game, "tally": self.tally.to_json()}
        write_file(self.beside, json.dumps(progress, indent=1) + "\n")
        return len(new)


def _line(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n"


def _chosen(game_id: str, file: Path | None) -> tuple[Game, Path, tuple[puzzles.Puzzle, ...]]:
    of = game(game_id)
    path = file or puzzles.folder(of) / puzzles.FILE
    return of, path, puzzles.read(path, of)


@puzzles_app.command()
def check(game_id: GameName, file: File = None, as_json: Json = False) -> None:
    """Check a file of puzzles: each position arises, each choice and each line is possible.

    Examples: `kontor puzzles check ragusa` · `kontor puzzles check ragusa --file mine.jsonl`
    """
    of, path, found = _chosen(game_id, file)
    for number, puzzle in enumerate(found, 1):
        try:
            puzzles.check(puzzle, of)
        except BadData as error:
            raise BadData(f"{path}, line {number}: {error}") from None
    if as_json:
        print_json({"game": of.id, "file": str(path), "puzzles": len(found)})
    else:
        console.print(f"{path}: {len(found)} puzzles, all good.", markup=False)


@puzzles_app.command()
def verify(
    game_id: GameName,
    iterations: Annotated[
        int | None, typer.Option("--iterations", "-i", min=1, help="Default: ten times those that found it.")
    ] = None,
    seed: Seed = 2,
    jobs: Annotated[int, typer.Option("--jobs", "-j", min=1, help="Processes.")] = 1,
    file: File = None,
    as_json: Json = False,
) -> None:
    """Search every puzzle again, independently, and say where the best choice is another.

    Examples: `kontor puzzles verify little-town` · `kontor puzzles verify little-town --iterations 20000 --seed 3`
    """
    of, path, found = _chosen(game_id, file)
    native_engine(of, quiet=as_json)
    work = [_Again(of.id, puzzle, iterations or puzzle.made["iterations"][1], seed) for puzzle in found]
    margins: dict[str, float] = {}
    wrong: list[str] = []
    with progress_bar(f"Puzzles of {of.id}", len(found), as_json) as advance:
        for name, same, margin in done_by_all(_searched_again, work, jobs):
            margins[name] = margin
            if not same:
                wrong.append(name)
                errors.print(f"{name}: another choice is best.", markup=False)
            advance(1)
    least = min(margins.values(), default=0.0)
    if as_json:
        print_json({"game": of.id, "puzzles": len(found), "agreed": len(found) - len(wrong), "wrong": sorted(wrong)})
    else:
        console.print(f"{path}: the search agrees on {len(found) - len(wrong)} of {len(found)}; ", end="", markup=False)
        console.print(f"the smallest margin is {100 * least:.1f} %.", markup=False)
    if wrong:
        raise typer.Exit(1)


class _Again:
    def __init__(self, game_id: str, puzzle: puzzles.Puzzle, iterations: int, seed: int) -> None:
        self.game, self.puzzle, self.iterations, self.seed = game_id, puzzle, iterations, seed


def _searched_again(work: _Again) -> tuple[str, bool, float]:
    return (work.puzzle.id, *making.agrees(work.puzzle, game(work.game), work.iterations, work.seed))


@puzzles_app.command("list")
def show_list(as_json: Json = False) -> None:
    """How many puzzles each game has, by theme.

    Examples: `kontor puzzles list` · `kontor puzzles list --json`
    """
    rows = []
    for game_id in game_ids():
        found = puzzles.shipped(game(game_id))
        themes = Counter(theme for puzzle in found for theme in puzzle.themes)
        rows.append({"game": game_id, "count": len(found), "themes": {name: themes[name] for name in puzzles.THEMES}})
    if as_json:
        print_json({"puzzles": rows})
        return
    table = Table("game", "puzzles", *puzzles.THEMES)
    for row in rows:
        table.add_row(str(row["game"]), str(row["count"]), *(str(n) for n in row["themes"].values()))  # type: ignore[attr-defined]
    console.print(table)
