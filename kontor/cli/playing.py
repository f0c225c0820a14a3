"""`kontor play`: a game in the terminal, people and bots at one keyboard. Hands stay hidden between seats."""

from __future__ import annotations

import difflib
import secrets
import sys
from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path
from typing import Annotated

import typer
from rich.markdown import Markdown

from kontor.bots import BOTS, LEVELS, Bot, bot_seed, hint, make_bot
from kontor.kernel import LANGUAGES, BadOption, KontorError, Words, game
from kontor.kernel.scene import Scene
from kontor.match import SPECTATOR, Match
from kontor.picture.text import show

from .app import app
from .common import GameName, Language, Options, chosen, console, errors, read_file, write_file

ME = "me"
_BOT_NAMES = ", ".join((*LEVELS, *sorted(BOTS.keys() - set(LEVELS))))
HINT_ITERATIONS, HINT_SECONDS = 20_000, 2.0  # whichever comes first


@app.command()
def play(
    name: GameName,
    seats: Annotated[
        str | None,
        typer.Option("--seats", help=f"Who sits where, with commas: `me`, a person's name, or a bot ({_BOT_NAMES})."),
    ] = None,
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

    Examples: `kontor play little-town` · `kontor play little-town --seats me,strong,casual -o market=beginner` ·
    `kontor play little-town --seats Ann,Ben --lang hu --log evening.log`
    """
    found = game(name)
    people = None if seats is None else [part.strip() for part in seats.split(",")]
    if log is not None and log.exists():
        match = Match.from_log(read_file(log), language=lang)
        if match.game is not found:
            raise KontorError(f"{log} is a log of {match.game.id}, not of {found.id}.")
        if seed is not None or option:
            raise KontorError(
                f"{log} is there and goes on with its own seed and options; leave --seed and --option out."
            )
        people = _people_of(match, people)
    elif position is not None:
        match = Match.from_position(read_file(position), lang)
        if match.game is not found:
            raise KontorError(f"{position} is a position of {match.game.id}, not of {found.id}.")
        people = _people_of(match, people)
    else:
        people = people or [ME, "casual"]
        words = found.words(lang)
        names = [_seat_name(words, part, k, people) for k, part in enumerate(people)]
        match = Match(found, names, secrets.randbelow(1 << 40) if seed is None else seed, chosen(option), lang)
    Terminal(match, people, log).run()


def _bot_of(part: str) -> str | None:
    """The bot a seat names, if it does; a near miss is asked about, not taken for a person."""
    if part.lower() in BOTS:
        return make_bot(part).name
    if close := difflib.get_close_matches(part.lower(), BOTS, 1, 0.75):
        raise BadOption(f"“{part}” is no bot. Did you mean {close[0]}?")
    return None


def _seat_name(words: Words, part: str, seat: int, people: Sequence[str]) -> str:
    if part == ME:
        return words("seat-name", number=seat + 1)
    bot = _bot_of(part)
    if bot is None:
        return part
    same = [k for k, other in enumerate(people) if other.lower() == bot]
    name = words(f"bot-{bot}") if words.has(f"bot-{bot}") else bot
    return f"{name} {same.index(seat) + 1}" if len(same) > 1 else name


def _people_of(match: Match, wanted: Sequence[str] | None) -> list[str]:
    """Who sits where in a match that goes on: bots are known by their names; --seats may change who plays a seat."""
    kinds = []
    for name in match.names:
        bare = name.rstrip("0123456789 ")
        known = (b for b in BOTS for lang in LANGUAGES if match.game.words(lang)(f"bot-{b}") == bare)
        kinds.append(next(known, name))
    if wanted is None:
        return kinds
    if len(wanted) != match.players:
        raise BadOption(f"The match has {match.players} seats, --seats names {len(wanted)}.")
    for part, name in zip(wanted, match.names, strict=True):
        if part != ME and _bot_of(part) is None and part != name:
            raise BadOption(f"In this match the seat of “{part}” belongs to “{name}”.")
    return list(wanted)


class Terminal:
    """One match at one keyboard."""

    def __init__(self, match: Match, people: Sequence[str], log: Path | None) -> None:
        self.match = match
        self.log = log
        self.words = match.game.words(match.language)
        self._bot_names = {k: part for k, part in enumerate(people) if part.lower() in BOTS}
        self.bots: dict[int, Bot] = {k: make_bot(name) for k, name in self._bot_names.items()}
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
        except (EOFError, KeyboardInterrupt):
            console.print()
            if self.log is None:  # a game is not lost because nobody named a file for it
                self.log = Path(f"{self.match.game.id}-{self.match.seed}.log")
                self._save()
            self._goodbye()
            return
        self._tell(None)  # the game is over: everything is open
        show(self.match.scene(SPECTATOR), self.words, console)
        self._goodbye()

    # ---- bots ----
    def _bot(self, seat: int) -> None:
        chance = bot_seed(self.match.seed, len(self.match.played))
        engine = self.match.game.engine()  # plain Python until the background compile is done
        view = engine.from_bytes(self.match.hidden(seat).to_bytes())
        self._play(self.bots[seat].choose(engine, view, seat, self.match.legal, chance))

    def _play(self, move: int | str) -> None:
        """Make a decision, and let the bots know of it as far as they may."""
        played = self.match.play(move)
        secret = self.match.game.actions.family(played.action).secret
        for seat, bot in self.bots.items():
            bot.watch(None if secret and seat != played.seat else played.action)

    # ---- people ----
    def _person(self, seat: int) -> None:
        if self.last_person != seat:
            self._hand_over(seat)
        self.last_person = seat
        self._tell(seat)
        scene = self.match.scene(seat)
        show(scene, self.words, console)
        while not self._answer(seat, scene, console.input(f"[bold]{self.words('ask-move')}[/] ").strip()):
            pass

    def _hand_over(self, seat: int) -> None:
        """Nobody sees another's hand: the screen is cleared and the next player says when they are there."""
        _wipe()
        console.print(self.words("pass-device", player=self.match.names[seat]), markup=False)
        console.input()
        _wipe()

    def _answer(self, seat: int, scene: Scene, text: str) -> bool:
        """True when the table has changed and must be shown again."""
        command, _, rest = text.partition(" ")
        rest = rest.strip()
        try:
            if text == "":
                return True
            if text in ("?", "h", "help"):
                console.print(self.words("help-play"), markup=False)
            elif command == "quit":
                raise EOFError
            elif command == "undo":
                self.match.undo_turn(seat) if rest == "turn" else self.match.undo(seat)
                self.told = min(self.told, len(self.match.played))
                self.bots = {k: make_bot(name) for k, name in self._bot_names.items()}  # what they watched is void
                return True
            elif command == "hint":
                self._hint(seat)
            elif command == "log":
                for number, line in enumerate(self.match.story(viewer=seat), 1):
                    console.print(f"{number:4}  {self.words.plain(line)}", markup=False)
            elif command == "rules":
                path = files(self.match.game.package).joinpath("text", f"rules.{self.match.language}.md")
                console.print(Markdown(path.read_text(encoding="utf-8")))
            elif command == "why":
                console.print(self.match.why_not(rest) or self.words("yes"), markup=False)
            elif command == "picture":
                write_file(Path(rest or "kontor.svg"), self.match.svg(seat))
                console.print(rest or "kontor.svg", markup=False)
            elif command == "save":
                target = Path(rest) if rest else self.log or Path("kontor.log")
                write_file(target, self.match.log())
                self.log = target
                console.print(self.words("bye-saved", file=str(self.log)), markup=False)
            else:
                self._play(self._choice(scene, text))
                return True
        except KontorError as error:
            errors.print(str(error), style="red", markup=False)
        return False

    def _hint(self, seat: int) -> None:
        """The best few choices, what each is worth to everybody, and why."""
        if not self.match.game.native_code.is_ready():
            raise KontorError(self.words("rules-compiling"))
        found = hint(self.match, seat, HINT_ITERATIONS, HINT_SECONDS).to_json(self.match.phrases())
        chances = zip(self.match.names, found["values"], strict=True)
        now = " · ".join(f"{name} {100 * value:.0f} %" for name, value in chances)
        console.print(self.words("hint-win", text=now), style="bold", markup=False)
        for choice in found["choices"]:
            line = f"{100 * choice['values'][seat]:4.0f} %  {choice['notation']:22} {self.words.plain(choice['words'])}"
            console.print(line, markup=False)
            for why in choice["why"]:
                console.print(f"        {self.words.plain(why)}", style="dim", markup=False)

    def _choice(self, scene: Scene, text: str) -> int | str:
        if text.isdecimal():
            number = int(text[:6])
            if not 1 <= number <= len(scene.choices):
                raise BadOption(self.words("no-such-number", number=text[:6], most=len(scene.choices)))
            return scene.choices[number - 1].action
        return text

    # ---- words ----
    def _tell(self, viewer: int | None) -> None:
        """What happened since the person at the keyboard last looked, as far as they may know it."""
        for line in self.match.story(viewer=viewer)[self.told :]:
            console.print(self.words.plain(line), style="dim", markup=False)
        self.told = len(self.match.played)

    def _save(self) -> None:
        if self.log is not None:
            write_file(self.log, self.match.log())

    def _goodbye(self) -> None:
        if self.log is not None:
            console.print(self.words("bye-saved", file=str(self.log)), markup=False)
        sys.stdout.flush()


def _wipe() -> None:
    """Clear the screen and what can be scrolled back to: another's hand was there."""
    if console.is_terminal:
        console.file.write("\x1b[H\x1b[2J\x1b[3J")
        console.file.flush()
