"""Does a program follow the protocol? A row of checks, each a real conversation, for authors of bots."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from kontor.bots import told
from kontor.kernel import BadOption, Engine, Game, KontorError, game, game_ids, playable_games
from kontor.kernel.engine import all_ranks, all_scores
from kontor.workers import engine_now

from .program import Command, Conversation
from .protocol import Hello, Question, Seating
from .talk import Talk, tidy

QUIT_SECONDS = 2.0
QUIET_SECONDS = 0.2
_REPEATED = 40  # questions asked again to see whether the answers are the same


@dataclass(frozen=True)
class Outcome:
    """The result of one check; `passed` is None where it did not apply."""

    title: str
    passed: bool | None
    note: str = ""


@dataclass(frozen=True)
class Check:
    title: str
    run: Callable[[], str]
    """Says something about how it went, or raises a `KontorError` that says what was wrong."""


class Wordy(Talk):
    """Says more at the end of lines than the protocol knows, where that may be."""

    def say(self, *lines: str) -> None:
        longer = ("kontor-bot ", "game ", "choose ", "over")
        super().say(*(f"{line} x-kontor-check" if line.startswith(longer) else line for line in lines))


class NotApplicable(Exception):
    """There is nothing to check; the text says why."""


@dataclass(frozen=True)
class Asked:
    """One question of a game, to be asked again."""

    view: Any
    legal: tuple[int, ...]
    question: Question


class Checker:
    """All checks of one command. The first introduces the program: what else is checked depends on what it plays."""

    def __init__(self, command: str, games: Sequence[str] = (), seed: int = 0) -> None:
        self.command = Command(command)
        self.wanted = [game(name).id for name in games]
        self.seed = seed
        self.slowest = 0.0
        self.answers = 0
        self.hello: Hello | None = None
        self._sitting: Conversation | None = None  # one process for all games in a row

    # ---- the list ----
    def introduction(self) -> Outcome:
        return self.outcome(Check("starts and introduces itself", self._introduces))

    def checks(self) -> list[Check]:
        """Everything after the introduction."""
        out = [
            Check("skips blank lines and lines it does not know", self._skips),
            Check("skips words it does not know at the end of lines", self._skips_words),
        ]
        for found in self._games():
            for players in found.seats:
                out.append(
                    Check(
                        f"plays {found.id} with {players} players",
                        lambda found=found, players=players: self._plays(found, players),  # type: ignore[misc]
                    )
                )
            out.append(Check(f"joins {found.id} in mid-game", lambda found=found: self._joins(found)))  # type: ignore[misc]
        return [
            *out,
            Check("starts a new game when one is abandoned", self._begins_anew),
            Check("says nothing without being asked", self._is_quiet),
            Check("gives the same answers again", self._repeats),
            Check("quits when told", self._quits),
            Check("exits when its input ends", self._ends),
        ]

    def outcome(self, check: Check) -> Outcome:
        try:
            return Outcome(check.title, True, check.run())
        except NotApplicable as reason:
            return Outcome(check.title, None, str(reason))
        except KontorError as error:
            return Outcome(check.title, False, str(error))

    def close(self) -> None:
        if self._sitting is not None:
            self._sitting.quit(0.5)
            self._sitting = None

    # ---- conversations ----
    def _games(self) -> list[Game]:
        assert self.hello is not None
        found = [game(name) for name in self.wanted] if self.wanted else playable_games()
        return [g for g in found if self.hello.can_play(g.id)]

    @contextmanager
    def _fresh(self, partner: type[Talk] | None = None) -> Iterator[Conversation]:
        """A new process, ended at the end."""
        conversation = Conversation(self.command, partner)
        try:
            conversation.greet()
            yield conversation
        finally:
            conversation.talk.kill()

    @contextmanager
    def _same(self) -> Iterator[Conversation]:
        """The process that plays one game after another; a new one if something went wrong with it."""
        if self._sitting is None:
            self._sitting = Conversation(self.command)
            self._sitting.greet()
        try:
            yield self._sitting
        except BaseException:
            self._sitting.talk.kill()
            self._sitting = None
            raise

    def _ask(self, conversation: Conversation, asked: Asked) -> int:
        begun = time.monotonic()
        action = conversation.ask(lambda: asked.view, asked.legal, asked.question)
        self.slowest = max(self.slowest, time.monotonic() - begun)
        self.answers += 1
        return action

    def _question(self, number: int) -> Question:
        return Question(number, self.command.milliseconds, 1_000_003 * self.seed + number)

    # ---- games ----
    def _table(self, found: Game, players: int) -> tuple[Engine[Any], Any]:
        """A setup; with the most players every option is away from its default, if the game has options."""
        odd = {o.key: next(v for v in reversed(o.values) if v != o.default) for o in found.options}
        options = found.option_numbers(odd if players == found.seats.stop - 1 else None)
        engine = engine_now(found)
        return engine, engine.new(players, self.seed, options)

    def _play(
        self, talk: Conversation, found: Game, players: int, seat: int, most: int | None = None, late: int = 0
    ) -> tuple[list[Asked], list[int], list[int], list[int]]:
        """A game with the program at one seat (after `late` decisions by others), as far as `most` questions.

        Returns questions, answers, and scores and ranks if the end was reached.
        """
        engine, state = self._table(found, players)
        chance = random.Random(self.seed)
        begun = False
        asked: list[Asked] = []
        answers: list[int] = []
        decisions = 0
        while (legal := engine.legal(state)) and len(asked) != most:
            mover = engine.to_move(state)
            if mover == seat and decisions >= late:
                mirror = found.state.from_bytes(engine.to_bytes(engine.hidden(state, seat)))
                if not begun:
                    talk.begin(found, Seating.of(found, mirror, seat))
                    begun = True
                asked.append(Asked(mirror, tuple(legal), self._question(len(asked) + 1)))
                action = self._ask(talk, asked[-1])
                answers.append(action)
            else:
                action = engine.policy_choice(state, chance.getrandbits(40))
            engine.apply(state, action)
            decisions += 1
            if begun:
                talk.decided(told(found, action, mover, seat))
        if legal:
            return asked, answers, [], []
        points, places = all_scores(engine, state, players), all_ranks(engine, state, players)
        talk.over(points, places)
        return asked, answers, points, places

    # ---- the checks ----
    def _introduces(self) -> str:
        with self._fresh() as conversation:
            self.hello = conversation.hello
        assert self.hello is not None
        known = game_ids()
        if strangers := [name for name in self.hello.plays if name not in (*known, "any")]:
            raise BadOption(f"It says it plays {', '.join(strangers)}, but the installed games are {', '.join(known)}.")
        if unplayed := [name for name in self.wanted if not self.hello.can_play(name)]:
            raise BadOption(f"It does not play {', '.join(unplayed)}, only {', '.join(self.hello.plays)}.")
        by = f" by {self.hello.author}" if self.hello.author else ""
        return f"{self.hello.name}{by}, plays {', '.join(self.hello.plays)}"

    def _skips(self) -> str:
        with self._fresh() as conversation:
            conversation.talk.say("", "x-kontor-check 1 2 3", "   ")
            found = self._games()[0]
            self._play(conversation, found, _few(found), 0, most=1)
            conversation.talk.say("x-kontor-check after a question", "")
            conversation.over()
            self._play(conversation, found, _few(found), 0, most=1)
        return ""

    def _skips_words(self) -> str:
        with self._fresh(Wordy) as conversation:
            found = self._games()[0]
            for _ in range(2):
                self._play(conversation, found, _few(found), 0, most=2)
                conversation.over()
        return ""

    def _plays(self, found: Game, players: int) -> str:
        with self._same() as conversation:
            asked, _, scores, ranks = self._play(conversation, found, players, self.seed % players)
        seat = self.seed % players
        return f"{len(asked)} questions, {scores[seat]} points, rank {ranks[seat]}"

    def _joins(self, found: Game) -> str:
        """A resumed game: the program has not seen how it began."""
        with self._same() as conversation:
            for late in (3, 10, 20):
                self._play(conversation, found, _few(found), 1, most=3, late=late)
                conversation.over()
        return ""

    def _begins_anew(self) -> str:
        with self._same() as conversation:
            for found in self._games():
                for seat in range(2):
                    self._play(conversation, found, _few(found), seat, most=2)
                    conversation.over()
        return ""

    def _is_quiet(self) -> str:
        with self._fresh() as conversation:
            found = self._games()[0]
            self._play(conversation, found, _few(found), 0, most=1)
            until = time.monotonic() + QUIET_SECONDS
            while time.monotonic() < until:
                conversation.nothing_unasked()
                time.sleep(QUIET_SECONDS / 10)
        return ""

    def _repeats(self) -> str:
        assert self.hello is not None
        if not self.hello.repeatable:
            raise NotApplicable("it does not say that it is repeatable")
        count = 0
        for found in self._games():
            with self._same() as conversation:
                asked, first, _, _ = self._play(conversation, found, _few(found), 0, most=_REPEATED)
                conversation.over()
                _, second, _, _ = self._play(conversation, found, _few(found), 0, most=_REPEATED)
                conversation.over()
            with self._fresh() as conversation:
                _, third, _, _ = self._play(conversation, found, _few(found), 0, most=_REPEATED)
            for again, where in ((second, "in the same process"), (third, "in a new process")):
                for number, (one, two) in enumerate(zip(first, again, strict=False), 1):
                    if one != two:
                        before, now = found.actions.notation(one), found.actions.notation(two)
                        raise BadOption(
                            f"In {found.id}, question {number}, asked again {where}, got “{now}” instead of “{before}”."
                        )
            count += len(asked)
        return f"{count} questions asked three times"

    def _quits(self) -> str:
        with self._fresh() as conversation:
            begun = time.monotonic()
            conversation.talk.say("quit")
            code = conversation.talk.wait(QUIT_SECONDS)  # its input stays open: the end of that is another check
            return self._ended(conversation, code, begun, "“quit”")

    def _ends(self) -> str:
        with self._fresh() as conversation:
            begun = time.monotonic()
            code = conversation.talk.stop(QUIT_SECONDS)
            return self._ended(conversation, code, begun, "the end of its input")

    def _ended(self, conversation: Conversation, code: int | None, begun: float, after: str) -> str:
        took = time.monotonic() - begun
        if code is None:
            raise BadOption(f"It was still running {QUIT_SECONDS:.0f} s after {after}.")
        if code != 0:
            last = "; ".join(conversation.talk.complaints()[-1:])
            raise BadOption(f"It exited with code {code} after {after}" + (f": {tidy(last)}" if last else "."))
        return f"{1000 * took:.0f} ms"


def _few(found: Game) -> int:
    """The fewest players that play against each other."""
    return max(2, found.seats.start)
