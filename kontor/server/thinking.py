"""Whatever thinks does so in processes of its own: however long it takes, no table waits for it but its own.

There are five lanes: decisions of bots, hints, the coach, pairings of tournaments, reviews. A slow kind of work never
stands in front of a quick one, and each yields the processor to the one before it, and all to the server itself.
"""

from __future__ import annotations

import asyncio
import os
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import structlog

from kontor.bots import LEVELS, Bot, Hint, make_bot
from kontor.bots.hints import advise
from kontor.bots.review import Budget, Judgement, Question, judge, questions
from kontor.kernel import game
from kontor.match import Match
from kontor.workers import background_failed, compile_in_background, engine_now

from .errors import NotReady, Refused
from .lanes import Lane
from .tournaments.pairing.problem import Pairing, Problem
from .tournaments.pairing.solving import pair

log = structlog.get_logger()
Past = Sequence[int | None]
"""All decisions so far as a seat may know them: None where it is not told which."""
_MOST_KEPT = 4  # bots a process remembers
_QUICKLY_PAIRED = 24  # players of a round
_PAIRING_PATIENCE = 120.0  # seconds; solvers have a limit of their own, far below
_REVIEW_PATIENCE = 600.0  # seconds for one decision: a review waits for everything else


# ---- in the workers ----
@dataclass
class _Kept:
    name: str
    bot: Bot
    knows: list[int | None]


_kept: OrderedDict[str, _Kept] = OrderedDict()


def _remembered(key: str, name: str, past: Past) -> Bot:
    """The bot that plays this seat, told what has happened since; a new one if this process has none that fits."""
    kept = _kept.pop(key, None)
    if kept is not None and (kept.name != name or list(past[: len(kept.knows)]) != kept.knows):
        kept.bot.close()
        kept = None
    if kept is None:
        kept = _Kept(name, make_bot(name), list(past))
    for action in past[len(kept.knows) :]:
        kept.bot.watch(action)
    kept.knows = list(past)
    _kept[key] = kept
    while len(_kept) > _MOST_KEPT:
        _kept.popitem(last=False)[1].bot.close()
    return kept.bot


def _choose(
    game_id: str, bot: str, view: bytes, seat: int, legal: list[int], seed: int, key: str = "", past: Past = ()
) -> int:
    """Native rules if they are compiled, plain Python until then. With a key the bot is kept for its next decision."""
    engine = engine_now(game(game_id))
    seen = engine.from_bytes(view)
    if key:
        try:
            return _remembered(f"{key} {engine.name}", bot, past).choose(engine, seen, seat, legal, seed)
        except Exception:  # whatever was kept is not worth a lost decision: think afresh
            _kept.clear()
            seen = engine.from_bytes(view)
    return make_bot(bot).choose(engine, seen, seat, legal, seed)


def _choose_now(choose: Callable[..., int], game_id: str, bot: str, *asked: Any) -> tuple[int, bool]:
    """What the bot chooses, and whether it would have looked further ahead if the rules were compiled."""
    action = choose(game_id, bot, *asked)
    return action, not game(game_id).native_code.is_ready() and bot in LEVELS


def _advise(game_id: str, view: bytes, seat: int, seed: int, iterations: int, seconds: float) -> Hint:
    return advise(game(game_id).native(), view, seat, seed, iterations, seconds)


def _questions(log: str) -> list[Question]:
    return questions(Match.from_log(log))


# ---- in the server ----
def _is_compiled(game_id: str) -> bool:
    code = game(game_id).native_code
    if not code.is_ready():
        compile_in_background(code)
        return False
    return True


class Thinkers:
    def __init__(self, processes: int = 0, patience: float = 60.0, rest: float = 300.0) -> None:
        """At most so many `processes` think for bots; 0: as many as there are cores, at least two. They start when they
        are needed; those that nobody has needed for `rest` seconds end, of the bots' all but one."""
        most = processes or max(2, os.cpu_count() or 1)
        self.bots = Lane(most, patience, nice=3, fewest=1, rest=rest)
        self.hints = Lane(1, patience, nice=8, rest=rest)
        self.coach = Lane(1, patience, nice=10, rest=rest)
        self.pairings = Lane(1, _PAIRING_PATIENCE, nice=3, rest=rest)
        self.reviews = Lane(1, _REVIEW_PATIENCE, nice=15, rest=rest)
        self._compiled: set[str] = set()

    async def must_be_ready(self, game_id: str) -> None:
        """Only compiled rules are fast enough to look ahead with; if they are not, a process begins to compile them."""
        if game_id in self._compiled:
            return
        if await asyncio.to_thread(_is_compiled, game_id):
            self._compiled.add(game_id)
        elif background_failed(game(game_id).native_code):
            log.error("rules cannot be compiled; `kontor compile` tells why", game=game_id)
            raise Refused("rules-not-ready", 501, game=game_id)
        else:
            raise NotReady("rules-compiling")

    async def choose(
        self,
        game_id: str,
        bot: str,
        view: bytes,
        seat: int,
        legal: list[int],
        seed: int,
        key: str = "",
        past: Past = (),
    ) -> tuple[int, bool]:
        """What the bot decides, seeing only what its seat may know, and whether it looks less far ahead than it will as
        soon as the rules are compiled. With a key it is kept for its next decision."""
        asked = game_id, bot, view, seat, legal, seed, key, past
        return await self.bots.run(_choose_now, _choose, *asked, near=key)

    async def advise(self, game_id: str, view: bytes, seat: int, seed: int, iterations: int, seconds: float) -> Hint:
        return await self.hints.run(_advise, game_id, view, seat, seed, iterations, seconds)

    async def look_at(self, question: Question, iterations: int) -> Judgement:
        """What a decision of a guided game cost."""
        return await self.coach.run(judge, question, Budget(iterations))

    async def questions(self, log: str) -> list[Question]:
        """Every decision of a log, as whoever made it saw it."""
        return await self.reviews.run(_questions, log)

    async def judge(self, question: Question, budget: Budget) -> Judgement:
        return await self.reviews.run(judge, question, budget)

    async def pair(self, problem: Problem) -> Pairing:
        """Who meets whom in the next round of a tournament. For a few players a thread has the answer before a process
        would have started."""
        if len(problem.players) <= _QUICKLY_PAIRED:
            return await asyncio.to_thread(pair, problem)
        return await self.pairings.run(pair, problem)

    @property
    def lanes(self) -> dict[str, Lane]:
        names = "bots", "hints", "coach", "pairings", "reviews"
        return dict(zip(names, (self.bots, self.hints, self.coach, self.pairings, self.reviews), strict=True))

    def close(self) -> None:
        for lane in self.lanes.values():
            lane.close()
