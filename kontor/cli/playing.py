"""`kontor play`: a game in the terminal, people and bots at one keyboard. Hands stay hidden between seats."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path
from typing import Annotated

import typer
from rich.markdown import Markdown

from kontor.bots import Bot, make_bot
from kontor.kernel import BadOption, KontorError, Words, game
from kontor.kernel.scene import Scene
from kontor.match import SPECTATOR, Match
from kontor.picture.text import show

from .app import app
from .common import GameName, Language, Options, chosen, console, errors, read_file, write_file

ME = "me"


@app.command()
def play(
    name: GameName,
    seats: Annotated[
        str,
        typer.Option("--seats", help="Who sits where, with commas: `me`, a person's name, or a bot (random, greedy)."),
    ] = "me,greedy",
    seed: Annotated[
        int | None, typer.Option("--seed", "-s", help="Seed of chance; default: a new game each time.")
    ] = None,
    option: Options = None,
    lang: Language = "en",
    log: Annotated[
        Path | None, typer.Option("--log", help="Keep the log in this file; goes on if it is there.")
    ] = None,
    position: Annotated[Path | None, typer.Option("--position", help="Begin with a saved position.")] = None,
) -> None:
    """Play in the terminal. Type the number of a choice or its notation; `?` helps.

    Examples: `kontor play little-town` · `kontor play little-town --seats me,greedy,greedy -o market=beginner` ·
    `kontor play little-town --seats Ann,Ben --lang hu --log evening.log`
    """
    found = game(name)
    people = [part.strip() for part in seats.split(",")]
    if log is not None and log.exists():
        match = Match.from_log(read_file(log), language=lang)
        if match.game is not found:
            raise KontorError(f"{log} is a log of {match.game.id}, not of {found.id}.")
    elif position is not None:
        match = Match.from_position(read_file(position), lang)
    else:
        words = found.words(lang)
        names = [_seat_name(words, part, k, people) for k, part in enumerate(people)]
        match = Match(found, names, secrets.randbelow(1 << 40) if seed is None else seed, chosen(option), lang)
    if len(people) != match.players:
        raise BadOption(f"The match has {match.players} seats, --seats names {len(people)}.")
    Terminal(match, people, log).run()


def _is_bot(part: str) -> bool:
    try:
        make_bot(part)
    except BadOption:
        return False
    return True


def _seat_name(words: Words, part: str, seat: int, people: Sequence[str]) -> str:
    if part == ME:
        return words("seat-name", number=seat + 1)
    if _is_bot(part):
        several = people.count(part) > 1
        return words(f"bot-{part}") + (f" {people[: seat + 1].count(part)}" if several else "")
    return part


class Terminal:
    """One match at one keyboard."""

    def __init__(self, match: Match, people: Sequence[str], log: Path | None) -> None:
        self.match = match
        self.log = log
        self.words = match.game.words(match.language)
        self.bots: dict[int, Bot] = {k: make_bot(part) for k, part in enumerate(people) if _is_bot(part)}
        self.people = [k for k in range(match.players) if k not in self.bots]
        self.last_person: int | None = self.people[0] if len(self.people) == 1 else None
        self.told = 0

    def run(self) -> None:
        self._save()
        try:
            while not self.match.over:
                seat = self.match.to_move
                assert seat is not None
                if seat in self.bots:
                    self._bot(seat)
                else:
                    self._person(seat)
                self._save()
        except EOFError:
            console.print()
            self._goodbye()
            return
        self._tell()
        show(self.match.scene(SPECTATOR), self.words, console)
        self._goodbye()

    # ---- bots ----
    def _bot(self, seat: int) -> None:
        chance = (self.match.seed << 13 | len(self.match.played)) & ((1 << 62) - 1)
        engine = self.match.game.engine()  # plain Python until the background compile is done
        view = engine.from_bytes(self.match.hidden(seat).to_bytes())
        action = self.bots[seat].choose(engine, view, seat, self.match.legal, chance)
        self.match.play(action)

    # ---- people ----
    def _person(self, seat: int) -> None:
        if self.last_person != seat:
            self._hand_over(seat)
        self.last_person = seat
        self._tell()
        scene = self.match.scene(seat)
        show(scene, self.words, console)
        while not self._answer(seat, scene, console.input(f"[bold]{self.words('ask-move')}[/] ").strip()):
            pass

    def _hand_over(self, seat: int) -> None:
        """Nobody sees another's hand: the screen is cleared and the next player says when they are there."""
        console.clear()
        console.input(self.words("pass-device", player=self.match.names[seat]) + " ")
        console.clear()

    def _answer(self, seat: int, scene: Scene, text: str) -> bool:
        """True when the table has changed and must be shown again."""
        command, _, rest = text.partition(" ")
        rest = rest.strip()
        try:
            if text in ("", "?", "h", "help"):
                console.print(self.words("help-play"), markup=False)
            elif command == "quit":
                raise EOFError
            elif command == "undo":
                self.match.undo_turn(seat) if rest == "turn" else self.match.undo(seat)
                self.told = min(self.told, len(self.match.played))
                return True
            elif command == "log":
                for played in self.match.played:
                    console.print(f"{played.number:4}  {self.words.plain(played.text)}", markup=False)
            elif command == "rules":
                path = files(self.match.game.package).joinpath("text", f"rules.{self.match.language}.md")
                with console.pager(styles=True):
                    console.print(Markdown(path.read_text(encoding="utf-8")))
            elif command == "why":
                console.print(self.match.why_not(rest) or self.words("yes"), markup=False)
            elif command == "picture":
                write_file(Path(rest or "kontor.svg"), self.match.svg(seat))
                console.print(rest or "kontor.svg", markup=False)
            elif command == "save":
                self.log = Path(rest) if rest else self.log or Path("kontor.log")
                self._save()
                console.print(self.words("bye-saved", file=str(self.log)), markup=False)
            else:
                self.match.play(self._choice(scene, text))
                return True
        except KontorError as error:
            errors.print(str(error), style="red", markup=False)
        return False

    def _choice(self, scene: Scene, text: str) -> int | str:
        if text.isdigit():
            if not 1 <= int(text) <= len(scene.choices):
                raise BadOption(f"1–{len(scene.choices)}")
            return scene.choices[int(text) - 1].action
        return text

    # ---- words ----
    def _tell(self) -> None:
        """What happened since the person at the keyboard last looked."""
        for played in self.match.played[self.told :]:
            if played.text:
                console.print(self.words.plain(played.text), style="dim", markup=False)
        self.told = len(self.match.played)

    def _save(self) -> None:
        if self.log is not None:
            write_file(self.log, self.match.log())

    def _goodbye(self) -> None:
        if self.log is not None:
            console.print(self.words("bye-saved", file=str(self.log)), markup=False)
        sys.stdout.flush()
