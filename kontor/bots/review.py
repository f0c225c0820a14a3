"""Review: what every decision of a game cost, seen from what its seat knew when it decided.

Each decision with more than one choice is searched. Where another choice looks clearly better than the one played, both
are looked at again, on several tables dealt alike for both, and only a difference larger than its own error counts.

>>> from kontor import Match
>>> match = Match("little-town", ["Ann", "Ben"], seed=7)
>>> for move in ("place F5", "place B2"): _ = match.play(move)
>>> found = review(match, iterations=60)
>>> len(found.values), [len(values) for values in found.values]
(3, [2, 2, 2])
"""

from __future__ import annotations

import functools
import math
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from kontor.kernel import NativeEngine, game
from kontor.kernel.phrases import Phrases
from kontor.match import Match
from kontor.workers import done_by_all

from .bot import bot_seed
from .hints import Outlook, outlook, rounded, think
from .search import Choice, players_at

ITERATIONS = 300
WORTH_A_LOOK = 0.02
"""Win probability another choice must promise more before a decision is looked at again, and must keep to count."""
_PAIRS = 6  # tables on which played and better choice are compared
_SURE = 2.5  # standard errors
Progress = Callable[[int], None]


@dataclass(frozen=True)
class Budget:
    """How long one search may take: iterations, seconds, or whichever comes first."""

    iterations: int | None = ITERATIONS
    seconds: float | None = None


@dataclass(frozen=True)
class Question:
    """A decision as its seat saw it. The last position of a game that is not over is one without a decision."""

    game: str
    number: int
    """Counted from 1."""
    seat: int
    view: bytes
    action: int | None
    seed: int


@dataclass(frozen=True)
class Judgement:
    """What a search says about a decision."""

    number: int
    seat: int
    values: tuple[float, ...] | None
    """Win probability of each seat before it; None if there was nothing to decide."""
    cost: float = 0.0
    """Win probability its seat lost by it, as far as that is sure."""
    action: int | None = None
    value: float = 0.0
    """Win probability of its seat after it, where it cost something."""
    better: Choice | None = None
    outlook: Outlook | None = None


@dataclass
class Review:
    """A game that was looked through, or as much of it as has been."""

    players: int
    final: tuple[float, ...] | None
    """Who won, as win probabilities; None if the game is not over."""
    judgements: list[Judgement | None]
    """One a decision, in order; None: not yet. One more at the end of a game that is not over."""

    @property
    def values(self) -> list[tuple[float, ...] | None]:
        """Win probability of each seat before every decision, and at the end."""
        known = [judged.values if judged else None for judged in self.judgements]
        if self.final is not None:
            known.append(self.final)
        for k in range(len(self.judgements) - 1, -1, -1):  # where nothing was to be decided, what came of it
            if (judged := self.judgements[k]) is not None and judged.values is None and k + 1 < len(known):
                known[k] = known[k + 1]
        return known

    @property
    def mistakes(self) -> list[Judgement]:
        """Decisions that cost something for sure, the costliest first."""
        found = [judged for judged in self.judgements if judged and judged.cost > 0]
        return sorted(found, key=lambda judged: (-judged.cost, judged.number))

    @property
    def accuracy(self) -> list[float | None]:
        """0 to 100 for each seat, None if it had nothing to decide.

        A decision gets 100·exp(−5·cost). The more open the game still was for its seat, the more it counts.
        """
        out: list[float | None] = []
        for seat in range(self.players):
            total = weight = 0.0
            for judged in self.judgements:
                if judged and judged.seat == seat and judged.values is not None and judged.action is not None:
                    chance = judged.values[seat]
                    openness = max(0.01, chance * (1 - chance))
                    total += openness * 100 * math.exp(-5 * judged.cost)
                    weight += openness
            out.append(total / weight if weight else None)
        return out

    @property
    def done(self) -> int:
        return sum(judged is not None for judged in self.judgements)

    def to_json(self, phrases: Phrases) -> dict[str, Any]:
        """For people, in one language."""
        return {
            "values": [None if values is None else rounded(values) for values in self.values],
            "mistakes": [_mistake_json(judged, phrases) for judged in self.mistakes],
            "accuracy": [None if mark is None else round(mark, 1) for mark in self.accuracy],
        }

    def kept(self) -> dict[str, Any]:
        """For a store: without words, to be told in any language later."""
        return {
            "players": self.players,
            "final": self.final,
            "judgements": [None if judged is None else _kept(judged) for judged in self.judgements],
        }

    @staticmethod
    def from_kept(data: dict[str, Any]) -> Review:
        final = None if data["final"] is None else tuple(data["final"])
        return Review(data["players"], final, [None if one is None else _from_kept(one) for one in data["judgements"]])


def _mistake_json(judged: Judgement, phrases: Phrases) -> dict[str, Any]:
    assert judged.better is not None and judged.action is not None and judged.outlook is not None
    notation = phrases.game.actions.notation
    return {
        "number": judged.number,
        "seat": judged.seat,
        "notation": notation(judged.action),
        "words": phrases.choice(judged.action),
        "cost": round(judged.cost, 4),
        "value": round(judged.value, 4),
        "better": {
            "action": judged.better.action,
            "notation": notation(judged.better.action),
            "words": phrases.choice(judged.better.action),
            "values": rounded(judged.better.values),
            "line": judged.outlook.sentences(phrases),
        },
    }


def _kept(judged: Judgement) -> dict[str, Any]:
    better = judged.better
    return {
        "number": judged.number,
        "seat": judged.seat,
        "values": judged.values,
        "cost": judged.cost,
        "action": judged.action,
        "value": judged.value,
        "better": better and [better.action, better.visits, better.values, better.line],
        "outlook": judged.outlook and judged.outlook.to_json(),
    }


def _from_kept(data: dict[str, Any]) -> Judgement:
    better, seen = data["better"], data["outlook"]
    return Judgement(
        data["number"],
        data["seat"],
        None if data["values"] is None else tuple(data["values"]),
        data["cost"],
        data["action"],
        data["value"],
        None if better is None else Choice(better[0], better[1], tuple(better[2]), tuple(better[3])),
        None if seen is None else Outlook.from_json(seen),
    )


# ---- asking ----
def questions(match: Match) -> list[Question]:
    """Every decision of a match, from the view of whoever decided."""
    engine = match.game.python.unchecked
    state = match.at(0).state
    out = []
    for number, played in enumerate([*match.played, None], 1):
        seat = engine.to_move(state) if played is None else played.seat
        if played is None and match.over:
            break
        action = None if played is None else played.action
        view = engine.hidden(state, seat).to_bytes()
        out.append(Question(match.game.id, number, seat, view, action, bot_seed(match.seed, number)))
        if played is not None:
            engine.apply(state, played.action)
    return out


def blank(match: Match) -> Review:
    """A review in which nothing has been looked at yet."""
    won = match.winners
    final = tuple(1 / len(won) if seat in won else 0.0 for seat in range(match.players)) if match.over else None
    return Review(match.players, final, [None] * (len(match.played) + (not match.over)))


def judge(question: Question, budget: Budget) -> Judgement:
    """Look at one decision; needs the compiled rules."""
    engine = game(question.game).native()
    view, seat = engine.from_bytes(question.view), question.seat
    if question.action is not None and len(engine.legal(engine.redealt(view, seat, question.seed))) == 1:
        return Judgement(question.number, seat, None, action=question.action)
    thoughts = think(engine, view, seat, question.seed, budget.iterations, budget.seconds)
    played = next((choice for choice in thoughts.choices if choice.action == question.action), None)
    best = thoughts.best
    plain = Judgement(question.number, seat, thoughts.values, action=question.action)
    if question.action is None or best.action == question.action:
        return plain
    if played is not None and played.visits and best.values[seat] - played.values[seat] < WORTH_A_LOOK:
        return plain
    one, other, error = _compared(engine, question, (best.action, question.action), budget)
    cost = one[seat] - other[seat]
    if cost < max(WORTH_A_LOOK, _SURE * error):
        return plain
    seen = outlook(engine.game, question.view, seat, best.line or (best.action,), question.seed)
    better = replace(best, values=one)
    return Judgement(question.number, seat, thoughts.values, cost, question.action, other[seat], better, seen)


Values = tuple[float, ...]


def _compared(
    engine: NativeEngine, question: Question, pair: tuple[int, int], budget: Budget
) -> tuple[Values, Values, float]:
    """What two choices are worth to each seat, and the standard error of their difference for the one who decided.

    Both are played on the same tables, redealt for the seat, and searched from there with its knowledge.
    """
    seat, view = question.seat, engine.from_bytes(question.view)
    half = Budget(budget.iterations and max(1, budget.iterations // 2), budget.seconds and budget.seconds / 2)
    found: list[list[Values]] = []
    for k in range(_PAIRS):
        chance = question.seed + 1 + k
        table = engine.redealt(view, seat, chance)
        found.append([worth_after(engine, table, action, seat, chance, half) for action in pair])
    one, other = (tuple(sum(x) / _PAIRS for x in zip(*values, strict=True)) for values in zip(*found, strict=True))
    mean = one[seat] - other[seat]
    spread = sum((a[seat] - b[seat] - mean) ** 2 for a, b in found) / (_PAIRS - 1)
    return one, other, math.sqrt(spread / _PAIRS)


def worth_after(engine: NativeEngine, table: Any, action: int, seat: int, chance: int, budget: Budget) -> Values:
    """Win probability of each seat after a choice on one table, as the one who chose would see it then.

    Only winning counts here: points that change nothing about who wins are not held against anybody.
    """
    inner = engine.unchecked
    after = inner.clone(table)
    inner.apply(after, action)
    if not inner.legal(after):
        ranks = [inner.rank(after, other) for other in range(players_at(engine, after))]
        return tuple(1 / ranks.count(1) if rank == 1 else 0.0 for rank in ranks)
    mover = inner.to_move(after)
    view = inner.hidden(after, seat)
    thoughts = think(engine, view, seat, chance, budget.iterations, budget.seconds, only_winning=True)
    return max(thoughts.choices, key=lambda choice: (choice.visits, choice.values[mover])).values


# ---- a whole game ----
def review(
    match: Match,
    iterations: int | None = ITERATIONS,
    seconds: float | None = None,
    processes: int = 1,
    progress: Progress | None = None,
) -> Review:
    """Look through a whole match, finished or not; `progress` hears how many decisions were done each time.

    The same iterations give the same review; seconds (for each search) do not.
    """
    match.game.native()  # compiled here, once, before the workers start
    budget = Budget(None if seconds is not None else iterations, seconds)
    out = blank(match)
    for judged in done_by_all(functools.partial(judge, budget=budget), questions(match), processes):
        out.judgements[judged.number - 1] = judged
        if progress:
            progress(1)
    return out
