"""`kontor play`: a game in the terminal, people and bots at one keyboard. Hands stay hidden between seats."""

from __future__ import annotations

import difflib
import secrets
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.markdown import Markdown

from kontor import rulebook
from kontor.adapters import ProgramBot
from kontor.bots import BOTS, LEVELS, Bot, bot_names, bot_seed, hint, is_bot, make_bot, plugin_names, told
from kontor.bots.levels import SearchBot
from kontor.kernel import LANGUAGES, BadOption, Game, KontorError, Words, game
from kontor.kernel.files import read_text
from kontor.kernel.scene import Scene
from kontor.match import SPECTATOR, Match
from kontor.picture.text import show
from kontor.workers import compile_in_background, engine_now

from .app import app
from .common import GameName, Language, Options, Seat, chosen, seats_named
from .output import console, errors, write_file

ME = "me"
_BOT_NAMES = ", ".join((*LEVELS, *sorted(BOTS.keys() - set(LEVELS))))
HINT_ITERATIONS, HINT_SECONDS = 3000, 2.0  # whichever comes first


@app.command()
def play(
    name: GameName,
    seats: Annotated[
        str | None,
        typer.Option(
            "--seats", help=f"Who sits where, comma-separated: `me`, a person's name, or a bot ({_BOT_NAMES})."
        ),
    ] = None,
    seat: Seat = None,
    seed: Annotated[
        int | None, typer.Option("--seed", "-s", help="Random seed; default: a new game each time.")
    ] = None,
    option: Options = None,
    lang: Language = "en",
    log: Annotated[
        Path | None, typer.Option("--log", help="Keep the log in this file; resume the game if it exists.")
    ] = None,
    position: Annotated[Path | None, typer.Option("--position", help="Start from a saved position.")] = None,
) -> None:
    """Play in the terminal. Type the number of a choice or its notation; `?` helps.

    Examples: `kontor play little-town` · `kontor play little-town --seats me,strong,casual -o market=beginner` ·
    `kontor play little-town --seats Ann,Ben --lang hu --log evening.log` ·
    `kontor play little-town --seat me --seat "program:python examples/bot.py"`
    """
    found = game(name)
    people = seats_named(seats, seat)
    if log is not None and log.exists():
        match = Match.from_log(read_text(log), language=lang)
        if match.game is not found:
            raise KontorError(f"{log} is a log of {match.game.id}, not of {found.id}.")
        if seed is not None or option:
            raise KontorError(
                f"{log} exists and continues with its own seed and options; leave out --seed and --option."
            )
        bots = _bots_of(found, _people_of(match, people))
    elif position is not None:
        match = Match.from_position(read_text(position), lang)
        if match.game is not found:
            raise KontorError(f"{position} is a position of {match.game.id}, not of {found.id}.")
        bots = _bots_of(found, _people_of(match, people))
    else:
        people = people or [ME, "casual"]
        words = found.words(lang)
        found.check_players(len(people))
        for part in people:
            _check_seat(part)
        bots = _bots_of(found, people)
        names = _seat_names(words, people, bots)
        match = Match(found, names, secrets.randbelow(1 << 40) if seed is None else seed, chosen(option), lang)
    Terminal(match, bots, log).run()


def _check_seat(part: str) -> None:
    """A near miss of a bot's name is asked about, not taken for a person."""
    if not is_bot(part) and (close := difflib.get_close_matches(part.lower(), bot_names(), 1, 0.75)):
        raise BadOption(f"“{part}” is not a bot. Did you mean {close[0]}?")


def _bots_of(which: Game, people: Sequence[str]) -> dict[int, Bot]:
    bots = {k: make_bot(part) for k, part in enumerate(people) if is_bot(part)}
    for bot in bots.values():
        bot.check(which)
    return bots


def _seat_names(words: Words, people: Sequence[str], bots: dict[int, Bot]) -> list[str]:
    """Names for the seats: programs say their own, bots of the same name are numbered."""
    names = []
    for k, part in enumerate(people):
        if part == ME:
            names.append(words("seat-name", number=k + 1))
        elif k not in bots:
            names.append(part)
        else:
            bot = bots[k]
            name = bot.introduce().name if isinstance(bot, ProgramBot) else bot.name
            names.append(words(f"bot-{name}") if words.has(f"bot-{name}") else name.replace("|", " ")[:30])
    return [
        f"{name} {names[: k + 1].count(name)}" if k in bots and names.count(name) > 1 else name
        for k, name in enumerate(names)
    ]


def _people_of(match: Match, wanted: Sequence[str] | None) -> list[str]:
    """Who sits where in a resumed match: bots are known by their names; --seats may change who plays a seat."""
    kinds = []
    for name in match.names:
        bare = name.rstrip("0123456789 ")
        known = (b for b in BOTS for lang in LANGUAGES if match.game.words(lang)(f"bot-{b}") == bare)
        kinds.append(next(known, bare if bare in plugin_names() else name))
    if wanted is None:
        return kinds
    if len(wanted) != match.players:
        raise BadOption(f"The match has {match.players} seats, but --seats names {len(wanted)}.")
    for part, name in zip(wanted, match.names, strict=True):
        _check_seat(part)
        if part != ME and not is_bot(part) and part != name:
            raise BadOption(f"In this match “{name}” has the seat given to “{part}”.")
    return list(wanted)


class Terminal:
    """One match at one keyboard."""

    def __init__(self, match: Match, bots: dict[int, Bot], log: Path | None) -> None:
        self.match = match
        self.log = log
        self.words = match.game.words(match.language)
        self.bots = bots
        self.watched = dict.fromkeys(self.bots, 0)
        """How many decisions each bot has been told."""
        self.people = [k for k in range(match.players) if k not in self.bots]
        self.last_person: int | None = self.people[0] if len(self.people) == 1 else None
        self.told = 0
        self.told_of_compiling = False

    def run(self) -> None:
        try:
            self._run()
        finally:
            for bot in self.bots.values():
                bot.close()

    def _run(self) -> None:
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
            self._break_off()
            return
        except KontorError:  # a program at the table failed
            self._break_off()
            raise
        for seat, bot in self.bots.items():
            self._let_watch(seat)
            bot.over(self.match.scores, self.match.ranks)
        self._tell(None)  # the game is over: everything is open
        show(self.match.scene(SPECTATOR), self.words, console)
        self._goodbye()

    def _break_off(self) -> None:
        if self.log is None:  # a game is not lost because nobody named a file for it
            self.log = Path(f"{self.match.game.id}-{self.match.seed}.log")
            self._save()
        self._goodbye()

    # ---- bots ----
    def _let_watch(self, seat: int) -> None:
        """Tell a bot what was decided. Only when it is to move: what lies before that cannot be undone any more."""
        for played in self.match.played[self.watched[seat] :]:
            self.bots[seat].watch(told(self.match.game, played.action, played.seat, seat))
        self.watched[seat] = len(self.match.played)

    def _bot(self, seat: int) -> None:
        self._let_watch(seat)
        chance = bot_seed(self.match.seed, len(self.match.played))
        engine = engine_now(self.match.game)  # plain Python until the background compile is done
        if isinstance(self.bots[seat], SearchBot) and engine.name == "python" and not self.told_of_compiling:
            self.told_of_compiling = True
            console.print(self.words("bots-while-compiling"), style="dim", markup=False)
        view = engine.from_bytes(self.match.hidden(seat).to_bytes())
        self.match.play(self.bots[seat].choose(engine, view, seat, self.match.legal, chance))

    # ---- people ----
    def _person(self, seat: int) -> None:
        if self.last_person != seat:
            self._hand_over(seat)
        self.last_person = seat
        self._tell(seat)
        scene = self.match.scene(seat)
        show(scene, self.words, console)
        while not self._answer(seat, scene, console.input(f"[bold]{self.words('ask-choice')}[/] ").strip()):
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
                return True
            elif command == "hint":
                self._hint(seat)
            elif command == "log":
                for number, line in enumerate(self.match.story(viewer=seat), 1):
                    console.print(f"{number:4}  {self.words.plain(line)}", markup=False)
            elif command == "rules":
                console.print(Markdown(rulebook.plain(self.match.game, self.match.language)))
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
                self.match.play(self._choice(scene, text))
                return True
        except KontorError as error:
            errors.print(str(error), style="red", markup=False)
        return False

    def _hint(self, seat: int) -> None:
        """The best few choices, what each is worth to everybody, and why."""
        code = self.match.game.native_code
        if not code.is_ready():
            compile_in_background(code)
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
