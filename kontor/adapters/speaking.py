"""The other side of the protocol: any of Kontor's bots as a program that other programs, or a person, can talk to.

>>> speaker = Speaker("random")
>>> for line in ("game little-town", "legal place F5", "legal place B2", "choose 1 seed 3"):
...     print(*speaker.hear(line))
ready
<BLANKLINE>
<BLANKLINE>
move place F5
"""

from __future__ import annotations

import math
import sys
from collections.abc import Iterator
from typing import Any, TextIO

from kontor.bots import SearchBot, make_bot
from kontor.kernel import BadPosition, Engine, Game, KontorError, game, playable_games
from kontor.workers import engine_now

from .program import ProgramBot
from .protocol import GREETING, UNKNOWN, VERSION, BadLine, Hello, Question, Seating, read_position, split

HELP = """kontor-bot 1: who are you? Answered by lines and “ready”.
game ID [rules V] [players N] [seat K] [options key=value ...]: a new game. Answered by “ready”.
decided NOTATION: a decision was made; “decided ?” if it is secret.
position JSON: what the seat sees, for the next question.
legal NOTATION: a decision that may be chosen, for the next question.
choose [NUMBER] [time MS] [seed N]: decide. Answered by “move NOTATION”.
over [scores ...] [ranks ...]: the game has ended.
quit: the program ends.
docs/bot-protocol.md tells more."""


class Quit(Exception):
    """The other side said `quit`."""


class Speaker:
    """One bot in conversation. What it is sent in pieces before a question is forgotten after the answer."""

    def __init__(self, bot: str) -> None:
        self.bot = make_bot(bot)
        self.bot.take_time()  # no clock but that of whoever asks
        self.seating: Seating | None = None
        self._engine: Engine[Any] | None = None
        self._forget()

    def _forget(self) -> None:
        self.view: Any = None
        self.legal: list[int] = []

    def hear(self, line: str) -> Iterator[str]:
        """The lines it answers with. Problems are answered in words; the conversation continues."""
        word, rest = split(line)
        try:
            if word == "quit":
                raise Quit
            if word == "help":
                yield from (f"info {text}" for text in HELP.splitlines())
            elif word in _ANSWERS:
                yield from _ANSWERS[word](self, rest)
            elif word:
                yield f"info “{word[:40]}” is unknown; “help” lists the known words."
        except KontorError as error:
            yield f"error {' '.join(str(error).split())}"

    def _greeting(self, rest: str) -> Iterator[str]:
        if rest.split()[:1] != [str(VERSION)]:
            raise BadLine(f"This program speaks {GREETING}.")
        by_clock = isinstance(self.bot, SearchBot) and self.bot.by_clock
        same = not by_clock and not isinstance(self.bot, ProgramBot)  # what another program does, nobody can promise
        plays = tuple(found.id for found in playable_games())
        hello = Hello(f"Kontor {self.bot.name}", "Kontor", plays, wants_position=True, repeatable=same)
        yield from hello.lines()

    def _begin(self, rest: str) -> Iterator[str]:
        self._sit(Seating.read(rest))
        yield "ready"

    def _sit(self, seating: Seating) -> None:
        self.close()
        self.seating = seating
        self._engine = engine_now(game(seating.game))

    def _sitting(self) -> tuple[Engine[Any], Seating]:
        if self._engine is None or self.seating is None:
            raise BadLine("No game has started: send “game” and the id of a game first.")
        return self._engine, self.seating

    def _decided(self, rest: str) -> Iterator[str]:
        engine, _ = self._sitting()
        self.bot.watch(None if rest == UNKNOWN else engine.game.actions.parse(rest))
        yield from ()

    def _position(self, rest: str) -> Iterator[str]:
        seating, view = read_position(rest)
        if seating != self.seating:  # a position says everything: no `game` is needed before it
            self._sit(seating)
        self.view = view
        yield from ()

    def _legal(self, rest: str) -> Iterator[str]:
        engine, _ = self._sitting()
        self.legal.append(engine.game.actions.parse(rest))
        yield from ()

    def _choose(self, rest: str) -> Iterator[str]:
        engine, seating = self._sitting()
        question = Question.read(rest)
        if isinstance(self.bot, SearchBot | ProgramBot):
            self.bot.limit = math.inf if question.milliseconds is None else question.milliseconds / 1000
        try:
            yield f"move {engine.game.actions.notation(self._choice(engine, seating.seat, question.seed))}"
        except KontorError:
            raise
        except (IndexError, ValueError, AssertionError, ArithmeticError):
            raise BadLine("The position cannot be played: its numbers contradict each other.") from None
        finally:
            self._forget()

    def _choice(self, engine: Engine[Any], seat: int, seed: int) -> int:
        view = None
        if self.view is None:
            if self.bot.name != "random":
                raise BadLine(f"{self.bot.name} needs the line “position” to choose.")
            if not self.legal:
                raise BadLine("There is nothing to choose from: send “legal” or “position” first.")
        else:
            seen, table = self._checked(engine.game, seat, seed)
            view = engine.from_bytes(seen.to_bytes())
            self.legal = self.legal or engine.legal(engine.from_bytes(table.to_bytes()))
        legal = sorted(set(self.legal))
        if not legal:
            raise BadLine("There is nothing to choose from: the game is over.")
        action = self.bot.choose(engine, view, seat, legal, seed)
        if action not in legal:
            raise BadLine("The legal decisions do not match the position.")
        return action

    def _checked(self, which: Game, seat: int, seed: int) -> tuple[Any, Any]:
        """What the seat sees and a table that looks like it. In Python, where numbers that cannot be do no harm."""
        seen = which.python.hidden(self.view, seat)
        table = which.python.redealt(seen, seat, seed)
        if problems := which.problems(table):
            raise BadPosition(f"The position cannot be played: {'; '.join(problems[:5])}.")
        return seen, table

    def _over(self, rest: str) -> Iterator[str]:
        self.close()
        yield from ()

    def close(self) -> None:
        self.bot.close()
        self.seating = self._engine = None
        self._forget()


_ANSWERS = {
    "kontor-bot": Speaker._greeting,
    "game": Speaker._begin,
    "decided": Speaker._decided,
    "position": Speaker._position,
    "legal": Speaker._legal,
    "choose": Speaker._choose,
    "over": Speaker._over,
}


def speak(bot: str, hear: TextIO = sys.stdin, say: TextIO = sys.stdout) -> None:
    """Speak for a bot until told to quit, or until there is nobody to speak to."""
    speaker = Speaker(bot)
    try:
        for line in hear:
            for answer in speaker.hear(line):
                say.write(f"{answer}\n")
            say.flush()
    except (Quit, BrokenPipeError):
        pass
    finally:
        speaker.close()
