"""`kontor games`, `bots`, `observations`, `rules`, `replay`, `picture`: looking at games without playing."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.markdown import Markdown
from rich.markup import escape
from rich.table import Table

from kontor import rulebook
from kontor.bots import BOTS, LEVELS, broken_bots, plugin_names
from kontor.bots.plugins import package_of
from kontor.kernel import BadDecision, BadOption, Game, KontorError, Words, broken_games, game, game_ids, playable_games
from kontor.kernel.actions import checksum
from kontor.kernel.files import read_text
from kontor.match import SPECTATOR, Match
from kontor.picture.text import show

from .app import app
from .common import GameName, Json, Language, Options, Seed, chosen
from .output import console, errors, print_json, write_file


@app.command()
def games(
    name: Annotated[str | None, typer.Argument(help="Id of a game, to see its options.")] = None,
    lang: Language = "en",
    as_json: Json = False,
) -> None:
    """List the games, or the options of one.

    Examples: `kontor games` · `kontor games little-town` · `kontor games little-town --lang pl`
    """
    if name is None:
        _list_games(lang, as_json)
    else:
        _describe(game(name), lang, as_json)


def _list_games(lang: str, as_json: bool) -> None:
    found, broken = playable_games(), broken_games()
    if as_json:
        facts = [{"id": g.id, "name": g.name(lang), "players": list(g.seats), "rules": g.version} for g in found]
        print_json([*facts, *({"id": name, "problem": problem} for name, problem in broken.items())])
        return
    table = Table()
    for column in ("id", "name", "players", "rules", ""):
        table.add_column(column)
    for g in found:
        players = f"{g.seats.start}–{g.seats.stop - 1}"
        table.add_row(g.id, g.name(lang), players, g.version, g.words(lang)("game-line"))
    for name in broken:
        table.add_row(name, "", "", "", "cannot be played, see below")
    console.print(table)
    for problem in broken.values():
        errors.print(problem, style="bold red", markup=False, soft_wrap=True)


@app.command("bots")
def list_bots(lang: Language = "en", as_json: Json = False) -> None:
    """List the bots: Kontor's own, and those that other installed packages bring.

    Examples: `kontor bots` · `kontor bots --json`
    """
    words = Words.of("kontor.kernel", lang)
    own = [*LEVELS, *sorted(BOTS.keys() - set(LEVELS))]
    broken = broken_bots()
    others = {name: package_of(name) for name in plugin_names() if name not in broken}
    if as_json:
        facts: list[dict[str, str]] = [{"bot": name} for name in own]
        facts += [{"bot": name, "package": package} for name, package in others.items()]
        print_json([*facts, *({"bot": name, "problem": problem} for name, problem in broken.items())])
        return
    table = Table()
    table.add_column("bot")
    table.add_column("")
    for name in own:
        table.add_row(name, words(f"bot-{name}-about"))
    for name, package in others.items():
        table.add_row(name, escape(f"of the package {package}"))
    console.print(table)
    for problem in broken.values():
        errors.print(problem, style="bold red", markup=False, soft_wrap=True)


@app.command()
def observations(name: GameName, as_json: Json = False) -> None:
    """List what each number of an observation is: its name, its kind, the least and the most it can be.

    Examples: `kontor observations little-town` · `kontor observations ragusa --json`
    """
    found = game(name)
    entries = found.observation.entries
    mark = checksum(entry.name for entry in entries)
    if as_json:
        told = [{"name": e.name, "kind": e.kind, "low": e.low, "high": e.high} for e in entries]
        print_json({"game": found.id, "checksum": mark, "entries": told})
        return
    table = Table(title=f"Observations of {found.id}, checksum {mark}")
    for column in ("", "name", "kind", "least", "most"):
        table.add_column(column, justify="left" if column in ("name", "kind") else "right")
    for number, entry in enumerate(entries):
        table.add_row(str(number), escape(entry.name), entry.kind, str(entry.low), str(entry.high))
    console.print(table)


def _describe(found: Game, lang: str, as_json: bool) -> None:
    words = found.words(lang)
    if as_json:
        facts = [
            {
                "key": o.key,
                "values": o.values,
                "default": o.default,
                "name": words(f"option-{o.key}"),
                "help": words(f"option-{o.key}.help"),
            }
            for o in found.options
        ]
        print_json({"id": found.id, "name": found.name(lang), "players": list(found.seats), "options": facts})
        return
    console.print(f"[bold]{found.name(lang)}[/] ({found.id}), {found.seats.start}–{found.seats.stop - 1}")
    console.print(words("game-line"), markup=False)
    table = Table()
    for column in ("option", "values (default first)", ""):
        table.add_column(column)
    for o in found.options:
        values = [o.default, *(v for v in o.values if v != o.default)]
        table.add_row(f"{o.key}", ", ".join(values), f"{words(f'option-{o.key}')}. {words(f'option-{o.key}.help')}")
    console.print(table)


@app.command()
def rules(
    name: GameName,
    lang: Language = "en",
    pictures: Annotated[
        Path | None, typer.Option("--pictures", help="Write the pictures of the rules page into this folder instead.")
    ] = None,
) -> None:
    """The rules of a game, in short, in our own words.

    Examples: `kontor rules little-town` · `kontor rules little-town --lang hu` · `kontor rules ragusa --pictures pics`
    """
    found = game(name)
    found.words(lang)  # says so if there is no such language
    if pictures is not None:
        pictures.mkdir(parents=True, exist_ok=True)
        for example in rulebook.Rulebook.of(found).examples:
            write_file(pictures / f"{example}.svg", rulebook.picture(found, example, lang).svg)
            console.print(str(pictures / f"{example}.svg"), markup=False)
        return
    text = rulebook.plain(found, lang)
    console.print(Markdown(text) if console.is_terminal else text, markup=False, soft_wrap=not console.is_terminal)


def _load(source: str, seed: int, players: int, options: list[str] | None, accept: bool, lang: str) -> Match:
    """A match from a log, a position, or a fresh table of a game."""
    if source.lower() in game_ids():
        return Match(source, players, seed, chosen(options), lang)
    path = Path(source)
    if not path.exists():
        raise KontorError(f"“{source}” is neither a file nor a game ({', '.join(game_ids())}).")
    text = read_text(path)
    if text.lstrip().startswith("{"):
        return Match.from_position(text, lang)
    return Match.from_log(text, trust=accept, language=lang)


AcceptEdits = Annotated[bool, typer.Option("--accept-edits", help="Load a log that was cut off or edited by hand.")]
At = Annotated[int | None, typer.Option("--at", min=0, help="After this many decisions; default: at the end.")]
Viewer = Annotated[
    str, typer.Option("--viewer", help="Whose view: a seat from 1, `spectator`, or `all` (nothing hidden).")
]


def _viewer(match: Match, viewer: str) -> tuple[int, bool]:
    if viewer == "all":
        return (SPECTATOR if match.to_move is None else match.to_move), True
    if viewer == "spectator":
        return SPECTATOR, False
    if viewer.isdecimal() and len(viewer) < 3 and 1 <= int(viewer) <= match.players:
        return int(viewer) - 1, False
    raise BadOption(f"“{viewer}” is not a viewer; it must be a seat from 1 to {match.players}, spectator, or all.")


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A log, as written by `play`, `simulate --logs` or Match.log().")],
    at: At = None,
    table: Annotated[bool, typer.Option("--table", "-t", help="Also show the table after the last decision.")] = False,
    viewer: Viewer = "all",
    lang: Language = "en",
    accept_edits: AcceptEdits = False,
    as_json: Json = False,
) -> None:
    """Tell a game from its log: every decision in words, and the result; or only what one viewer was told.

    Examples: `kontor replay game.log` · `kontor replay game.log --at 20 --table` · `kontor replay game.log --viewer 1`
    """
    match = Match.from_log(read_text(file), trust=accept_edits, language=lang)
    if at is not None:
        match = match.at(at)
    seat, everything = _viewer(match, viewer)
    phrases, told = match.phrases(), None if everything else seat
    moves = [
        {"number": p.number, "seat": p.seat, "move": phrases.notation(p.seat, p.action, told), "text": text}
        for p, text in zip(match.played, match.story(viewer=told), strict=True)
    ]
    if as_json:
        facts = {"game": match.game.id, "seats": match.names, "scores": match.scores, "winners": match.winners}
        print_json({**facts, "over": match.over, "moves": moves})
        return
    words = match.game.words(lang)
    title = [match.game.name(lang), ", ".join(match.names), *([str(match.seed)] if everything else [])]
    console.print(" – ".join(title), style="bold", markup=False)
    for move in moves:
        line = f"{move['number']:4}  {move['move']:26} {words.plain(str(move['text']))}"
        console.print(line, markup=False, soft_wrap=not console.is_terminal)
    if table or match.over:
        show(match.scene(seat, everything=everything), words, console)
    else:
        console.print("  ".join(f"{n} {s}" for n, s in zip(match.names, match.scores, strict=True)), markup=False)


@app.command()
def picture(
    source: Annotated[str, typer.Argument(help="A log, a position (JSON), or the id of a game for its setup.")],
    out: Annotated[Path, typer.Option("--out", help="SVG file to write.")] = Path("kontor.svg"),
    at: At = None,
    viewer: Viewer = "all",
    theme: Annotated[str, typer.Option(help="`light` or `dark`.")] = "light",
    players: Annotated[int, typer.Option("--players", "-p", help="For a setup: number of players.")] = 2,
    seed: Seed = 0,
    option: Options = None,
    lang: Language = "en",
    accept_edits: AcceptEdits = False,
) -> None:
    """Draw the table as an SVG picture.

    Examples: `kontor picture little-town --seed 7 --out town.svg` · `kontor picture game.log --at 40 --theme dark`
    """
    match = _load(source, seed, players, option, accept_edits, lang)
    if at is not None:
        if at > len(match.played):
            raise BadDecision(f"There is no decision {at}; the match has {len(match.played)}.")
        match = match.at(at)
    if theme not in ("light", "dark"):
        raise BadOption(f"The theme must be light or dark, not “{theme}”.")
    seat, everything = _viewer(match, viewer)
    if Path(source).exists() and out.exists() and out.samefile(source):
        raise KontorError(f"The picture would overwrite {source}; choose another file with --out.")
    write_file(out, match.svg(seat, theme=theme, everything=everything))
    console.print(f"Wrote {out}.", markup=False)
