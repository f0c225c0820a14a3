"""Games among bots, one seat each: one after the other, or side by side where a bot answers for many games at once."""

from __future__ import annotations

import contextlib
import functools
import time
from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from kontor.bots import Bot, Questions, Thoughts, answers, bot_seed, make_bot, told
from kontor.kernel import MOST_DECISIONS, Engine
from kontor.kernel.engine import all_ranks, all_scores

SIDE_BY_SIDE = 512
"""So many games are played at once where that helps a bot."""


@dataclass
class Sitting:
    """How a game among bots went; all lists are by seat."""

    scores: list[int] = field(default_factory=list)
    ranks: list[int] = field(default_factory=list)
    """Both are empty with an error."""
    first: int = 0
    actions: list[int] = field(default_factory=list)
    decisions: list[int] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)
    """Time each seat thought; of a bot that answers for many games at once its part of that."""
    error: str = ""
    failed: int | None = None
    """The seat whose bot failed; None with an error: the rules did."""


class Seated(NamedTuple):
    """A game to be played: the bot of each seat, and the seed."""

    bots: Sequence[str]
    seed: int


class Asked(NamedTuple):
    """A question for a bot that answers for many games at once."""

    bot: Bot
    view: Any
    seat: int
    legal: Sequence[int]
    seed: int


class Decided(NamedTuple):
    """A decision that was made, for whoever writes games down."""

    state: bytes
    """The table before it, nothing hidden."""
    seat: int
    legal: Sequence[int]
    action: int
    thoughts: Thoughts | None


Hear = Callable[[int, Decided], None]
"""Told the place of the game in the list, and each decision in its order."""


class _Bots:
    """Makes the bots of many games; those that answer for many games at once are made once."""

    def __init__(self) -> None:
        self._shared: dict[str, Bot] = {}

    def make(self, name: str) -> Bot:
        if name in self._shared:
            return self._shared[name]
        bot = make_bot(name)
        bot.take_time()
        if bot.batched:
            self._shared[name] = bot
        return bot

    def close(self) -> None:
        _let_go(list(self._shared.values()))


def _let_go(bots: Sequence[Bot]) -> None:
    for bot in bots:
        with contextlib.suppress(Exception):  # the game is over: what a bot does now changes nothing
            bot.close()


def play_game(engine: Engine[Any], bot_names: Sequence[str], seed: int, options: Sequence[int]) -> Sitting:
    """One game among bots, one per seat. What goes wrong in a bot or in the rules is noted, not raised.

    Every bot sees the table as its seat may know it, and is told every decision: None for a secret one of another seat.
    """
    return play_games(engine, [Seated(bot_names, seed)], options)[0]


def play_games(
    engine: Engine[Any], games: Sequence[Seated], options: Sequence[int], hear: Hear | None = None
) -> list[Sitting]:
    """Games among bots, each as it would be alone; at most `SIDE_BY_SIDE` of them at once."""
    out: list[Sitting] = []
    with contextlib.closing(_Bots()) as bots:
        for k in range(0, len(games), SIDE_BY_SIDE):
            tables = [
                _Table(engine, game, options, bots, functools.partial(hear, k + i) if hear else None)
                for i, game in enumerate(games[k : k + SIDE_BY_SIDE])
            ]
            for table in tables:
                table.go_on()
            while waiting := [table for table in tables if table.asked is not None]:
                _answer(engine, waiting)
            out += [table.sitting for table in tables]
    return out


def _answer(engine: Engine[Any], waiting: Sequence[_Table]) -> None:
    """Ask one bot everything it is asked now; the tables play on."""
    bot = next(table.asked.bot for table in waiting if table.asked is not None)
    mine = [(table, table.asked) for table in waiting if table.asked is not None and table.asked.bot is bot]
    _, views, seats, legal, seeds = zip(*(asked for _, asked in mine), strict=True)
    begun = time.perf_counter()
    found = answers(bot, Questions(engine, views, seats, legal, seeds))
    seconds = (time.perf_counter() - begun) / len(mine)
    for (table, asked), answer in zip(mine, found, strict=True):
        table.sitting.seconds[asked.seat] += seconds
        table.go_on(answer)


class _Table:
    """One game as it goes on; it stops where a bot is asked that answers for many games at once."""

    def __init__(
        self,
        engine: Engine[Any],
        game: Seated,
        options: Sequence[int],
        bots: _Bots,
        hear: Callable[[Decided], None] | None,
    ) -> None:
        self._hear = hear
        self._engine, self._game, self._options, self._makes = engine, game, options, bots
        players = len(game.bots)
        self.sitting = Sitting(decisions=[0] * players, seconds=[0.0] * players)
        self.asked: Asked | None = None
        self._course = self._play()

    def go_on(self, answer: int | Exception | None = None) -> None:
        """Play up to the next question for such a bot, or to the end (then nothing is asked)."""
        try:
            if isinstance(answer, Exception):
                self.asked = self._course.throw(answer)
            else:
                self.asked = self._course.send(answer)
        except StopIteration:
            self.asked = None

    def _play(self) -> Generator[Asked, int | None, None]:
        sitting, inner = self.sitting, self._engine.unchecked
        bots: list[Bot] = []
        at: int | None = None  # the seat whose bot is at work
        try:
            for at, name in enumerate(self._game.bots):  # noqa: B007
                bots.append(self._makes.make(name))
            at = None
            state = self._engine.new(len(bots), self._game.seed, self._options)
            sitting.first = inner.to_move(state)
            # called off after that many, and ranked as it stands
            while (legal := inner.legal(state)) and len(sitting.actions) < MOST_DECISIONS:
                seat = inner.to_move(state)
                view = inner.hidden(state, seat)
                chance = bot_seed(self._game.seed, len(sitting.actions))
                at = seat
                chosen: int | None
                if bots[seat].batched:
                    chosen = yield Asked(bots[seat], view, seat, legal, chance)
                else:
                    chosen = self._choose(bots[seat], view, seat, legal, chance)
                if chosen not in legal:
                    raise AssertionError(f"bot {bots[seat].name} chose {chosen}, which is not legal")
                thoughts = bots[seat].thoughts
                at, action = None, int(chosen)
                if self._hear is not None:
                    self._hear(Decided(inner.to_bytes(state), seat, legal, action, thoughts))
                inner.apply(state, action)
                sitting.actions.append(action)
                sitting.decisions[seat] += 1
                for at, bot in enumerate(bots):
                    if not bot.batched:
                        bot.watch(told(self._engine.game, action, seat, at))
                at = None
            sitting.scores = all_scores(inner, state, len(bots))
            sitting.ranks = all_ranks(inner, state, len(bots))
            for at, bot in enumerate(bots):  # noqa: B007
                if not bot.batched:
                    bot.over(sitting.scores, sitting.ranks)
        except Exception as error:
            sitting.error, sitting.failed = f"{type(error).__name__}: {error}", at
            sitting.scores, sitting.ranks = (
                [],
                [],
            )  # a bot may fail when it is told the result: it has lost all the same
        finally:
            _let_go([bot for bot in bots if not bot.batched])

    def _choose(self, bot: Bot, view: Any, seat: int, legal: Sequence[int], chance: int) -> int:
        begun = time.perf_counter()
        try:
            return bot.choose(self._engine, view, seat, legal, chance)
        finally:  # also of a bot that failed: whoever plans more games must know how long it takes
            self.sitting.seconds[seat] += time.perf_counter() - begun
