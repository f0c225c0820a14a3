"""A bot that is any program: it is started as a command and spoken to over its stdin and stdout.

    make_bot("program:python examples/bot.py")
    make_bot("program:time=2000 log=talk.txt ./mybot --hard")

Words with `=` before the command are for Kontor: `time` and `start` are milliseconds for an answer and for getting
ready, `log` is a file for the conversation, `keep=yes` lets one process play game after game. There is no shell in
between.
"""

from __future__ import annotations

import math
import os
import shlex
import time
import weakref
from collections.abc import Callable, Sequence
from multiprocessing.util import Finalize
from pathlib import Path
from typing import Any

from kontor.bots import Bot
from kontor.kernel import BadDecision, BadOption, Engine, Game
from kontor.workers import before_sudden_end

from .protocol import (
    GREETING,
    BadLine,
    Hello,
    Question,
    Seating,
    decided_line,
    over_line,
    question_lines,
    split,
)
from .talk import BotFailed, NoLine, Talk, kill_all, tidy

ANSWER_MS = 10_000
START_MS = 30_000
GRACE = 0.2
"""Seconds an answer may be late: time for it to travel, not to think."""


class Command:
    """What stands after `program:`."""

    def __init__(self, text: str) -> None:
        try:
            words = shlex.split(text, posix=os.name != "nt")
        except ValueError as error:
            raise BadOption(f"The command “{text}” cannot be read: {error}.") from None
        self.milliseconds, self.start_ms = ANSWER_MS, START_MS
        self.record: Path | None = None
        self.keep = False
        while words and (setting := words[0].partition("="))[0] in ("time", "start", "log", "keep") and setting[1]:
            self._set(setting[0], setting[2])
            del words[0]
        if not words:
            raise BadOption("“program:” needs a command, such as program:python bot.py")
        self.words = words
        self.text = shlex.join(words)

    def _set(self, key: str, value: str) -> None:
        if key == "log":
            self.record = Path(value)
        elif key == "keep":
            if value not in ("yes", "no"):
                raise BadOption(f"“keep” must be yes or no, not “{value}”.")
            self.keep = value == "yes"
        elif not value.isascii() or not value.isdecimal() or not 1 <= int(value[:9]) <= 86_400_000:
            raise BadOption(f"“{key}” takes milliseconds, not “{value}”.")
        elif key == "time":
            self.milliseconds = int(value[:9])
        else:
            self.start_ms = int(value[:9])


class Conversation:
    """The protocol as the table speaks it, with one program. What goes wrong is a `BotFailed`, and the program ends."""

    def __init__(self, command: Command, partner: type[Talk] | None = None) -> None:
        self.command = command
        self.talk = (partner or Talk)(command.words, command.record)
        self.hello: Hello | None = None
        self.game: Game | None = None
        self.seating: Seating | None = None
        self.infos: list[str] = []
        """What it said beside its last answer."""
        self.broken = False

    # ---- what the table says ----
    def greet(self) -> Hello:
        self.talk.say(GREETING)
        lines: list[str] = []
        while (line := self._hear(self.command.start_ms, "its name, then “ready”")) != "ready":
            try:
                Hello.fact(line)
            except BadLine as error:
                raise self.failed(f"said “{tidy(line)}”", str(error)) from None
            lines.append(line)
        try:
            self.hello = Hello.read(lines)
        except BadLine as error:
            raise self.failed("did not say its name", str(error)) from None
        return self.hello

    def begin(self, which: Game, seating: Seating) -> None:
        """A new game."""
        hello = self.hello or self.greet()
        if not hello.can_play(seating.game):
            raise self.failed(f"does not play {seating.game}, only {', '.join(hello.plays)}")
        self.nothing_unasked()
        self.game, self.seating = which, seating
        self.talk.say(seating.line())
        line = self._hear(self.command.start_ms, "“ready”")
        if line != "ready":
            raise self.failed(f"said “{tidy(line)}”", "“ready”")

    def decided(self, action: int | None) -> None:
        assert self.game is not None
        self.talk.say(decided_line(self.game, action))

    def ask(self, view: Callable[[], Any], legal: Sequence[int], question: Question) -> int:
        """Its choice among the legal decisions; `view` is called only if the program wants the position."""
        which = self.game
        assert self.hello is not None and which is not None and self.seating is not None
        self.nothing_unasked()
        seen = view() if self.hello.wants_position else None
        self.talk.say(*question_lines(which, self.seating, seen, legal, question))
        line = self._hear(question.milliseconds or self.command.milliseconds, "“move …”")
        word, rest = split(line)
        if word != "move":
            raise self.failed(f"said “{tidy(line)}”", "“move” and one of the legal decisions")
        try:
            action = which.actions.parse(rest)
        except BadDecision as error:
            raise self.failed(f"said “{tidy(line)}”", "“move” and one of the legal decisions", str(error)) from None
        if action not in legal:
            some = ", ".join(f"“{which.actions.notation(a)}”" for a in legal[:4])
            more = f" or one of {len(legal) - 4} others" if len(legal) > 4 else ""
            raise self.failed(f"chose “{tidy(rest)}”, which is not legal", some + more)
        return action

    def over(self, scores: Sequence[int] | None = None, ranks: Sequence[int] | None = None) -> None:
        if self.seating is not None:
            self.talk.say(over_line(scores, ranks))
            self.seating = None

    def quit(self, patience: float = 1.0) -> int | None:
        """Its exit code; None if it did not go and had to be killed."""
        self.over()
        self.talk.say("quit")
        return self.talk.stop(patience)

    # ---- what it says ----
    def _hear(self, milliseconds: int, expected: str) -> str:
        """The next line that is an answer; what it tells beside it is kept."""
        self.infos = []
        deadline = time.monotonic() + milliseconds / 1000 + GRACE
        while True:
            try:
                line = self.talk.hear(deadline)
            except NoLine as why:
                raise self.failed(str(why), f"{expected} within {milliseconds} ms") from None
            if self._is_answer(line):
                return line

    def _is_answer(self, line: str) -> bool:
        word, rest = split(line)
        if word == "error":
            raise self.failed(f"reported an error: {tidy(rest)}")
        if word == "info":
            self.infos = [*self.infos[-99:], rest]
        return word != "info"

    def nothing_unasked(self) -> None:
        """What a program says without being asked would be taken for its next answer."""
        try:
            while line := self.talk.waiting():
                if self._is_answer(line):
                    raise self.failed(f"said “{tidy(line)}” without being asked")
        except NoLine as why:
            raise self.failed(str(why), "nothing: it was not asked") from None

    def failed(self, what: str, expected: str = "", because: str = "") -> BotFailed:
        """The error to raise; the program is told what is wrong, and ended."""
        self.broken = True
        message = f"The program “{tidy(self.command.text, 80)}” {what}"
        message += f"; expected {expected}." if expected else "."
        if because:
            message += f" {because}"
        self.talk.say(f"error {tidy(message, 1000)}", "quit")
        self.talk.stop(0.3)
        if complaints := self.talk.complaints():
            message += "\nThe end of its stderr:\n" + "\n".join(f"  {line}" for line in complaints)
        return BotFailed(message)


_KEPT: dict[str, list[Conversation]] = {}
"""Programs that wait for their next game, by command; they end with this process, as nobody speaks to them any more."""


class ProgramBot(Bot):
    """A program at one seat. It is started when it is first needed; `close` ends it, unless it is to be kept."""

    limit = math.inf
    """Seconds that whoever asks allows for a decision, if that is less than the command says."""

    def __init__(self, command: str) -> None:
        self.command = Command(command)
        self.name = f"program:{command.strip()}"
        self._reset()

    def _reset(self) -> None:
        self._conversation: Conversation | None = None
        self._untold: list[int | None] = []
        self._number = 0

    def introduce(self) -> Hello:
        """Start the program, if it does not run yet, and ask who it is."""
        if self._conversation is None:
            kept = _KEPT.get(self.name)
            self._conversation = kept.pop() if kept else Conversation(self.command)
            self._ending = weakref.finalize(self, self._conversation.talk.kill)
        return self._conversation.hello or self._conversation.greet()

    @property
    def infos(self) -> list[str]:
        """What the program told beside its last answer."""
        return [] if self._conversation is None else self._conversation.infos

    def choose(self, engine: Engine[Any], view: Any, seat: int, legal: Sequence[int], seed: int) -> int:
        self.introduce()
        conversation = self._conversation
        assert conversation is not None
        mirror = engine.game.state.from_bytes(engine.to_bytes(view))
        seating = Seating.of(engine.game, mirror, seat)
        if conversation.seating != seating:
            conversation.over()
            conversation.begin(engine.game, seating)
            self._number = 0
        for action in self._untold:
            conversation.decided(action)
        self._untold.clear()
        self._number += 1
        milliseconds = max(1, int(min(self.command.milliseconds, 1000 * self.limit)))
        question = Question(self._number, milliseconds, seed)
        return conversation.ask(lambda: mirror, legal, question)

    def watch(self, action: int | None) -> None:
        self._untold.append(action)  # told before the next question: only then the game is known

    def over(self, scores: Sequence[int], ranks: Sequence[int]) -> None:
        conversation = self._conversation
        if conversation is not None and conversation.seating is not None:
            for action in self._untold:
                conversation.decided(action)
            self._untold.clear()
            conversation.over(scores, ranks)

    def close(self) -> None:
        if self._conversation is not None:
            self._ending.detach()
            if self.command.keep and not self._conversation.broken:
                self._conversation.over()
                _KEPT.setdefault(self.name, []).append(self._conversation)
            else:
                self._conversation.quit()
        self._reset()


def end_kept_programs() -> None:
    for conversation in (kept for programs in _KEPT.values() for kept in programs):
        conversation.quit(0.3)
    _KEPT.clear()


Finalize(None, end_kept_programs, exitpriority=10)  # at exit, in processes of a simulation too
before_sudden_end += [end_kept_programs, kill_all]
