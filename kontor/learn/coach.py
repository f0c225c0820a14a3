"""The coach of a guided first game: what matters before a decision, what a costly one overlooked, and at the end three
things to try next time.

Everything comes from what the seat may know: advice looks at its view of the table, and costs come from searches that
redeal what is hidden (`kontor.bots.review`). Two tables the seat cannot tell apart get the same words.

>>> from kontor import Match
>>> match = Match("little-town", ["Ann", "Ben"], seed=7, options={"market": "beginner"})
>>> told = Coach(match, 0).now()
>>> told.text(match.phrases("en", 0)).endswith(".")
True
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from kontor.bots import bot_seed
from kontor.bots.review import Budget, Judgement, Question, Review, judge
from kontor.kernel import Game
from kontor.kernel.advice import Case, Happened
from kontor.kernel.phrases import Phrases
from kontor.match import Match, Played

from .coach_words import adviser, coach_phrases

BOT = "beginner"
"""Who plays against a beginner."""
COSTLY = 0.08
"""Win probability a decision must have cost before the coach speaks of it."""
ITERATIONS = 400
"""Of a search about one decision: always as many, so that the same table gets the same words."""
TIPS = 3
_QUIET = 3  # own decisions for which a line is not repeated
_GAP = 3  # points somebody else must have made more
_MOST_COSTLY = 2  # tips about single decisions: one at least comes from the rules of the game


@dataclass(frozen=True)
class Line:
    """One line of advice, without words."""

    key: str
    numbers: Mapping[str, int]

    def text(self, phrases: Phrases) -> str:
        return coach_phrases(phrases.game, phrases).said(f"advice-{self.key}", self.numbers)


def holding(game: Game, view: Any, legal: Sequence[int]) -> list[tuple[Case, Line]]:
    """All advice that holds for the seat to move, from its view and its choices; what matters most first."""
    choices: dict[str, list[Mapping[str, int]]] = {}
    for action in legal:
        signature = game.actions.signature(action)
        choices.setdefault(signature.verb, []).append(signature.values(action))
    found = []

    def can(verb: str) -> Sequence[Mapping[str, int]]:
        return choices.get(verb, ())

    for case in adviser(game.package).cases:
        if not case.phases or view.phase in case.phases:
            numbers = case.holds(view, can)
            if numbers is not None:
                found.append((case, Line(case.key, numbers)))
    return sorted(found, key=lambda each: not each[0].urgent)


class Coach:
    """Speaks to one seat of a match. It remembers what it said, so that it does not repeat itself."""

    def __init__(self, match: Match, seat: int) -> None:
        self._match, self._seat = match, seat
        self._begin()

    def now(self) -> Line | None:
        """What matters before the decision the seat has to make; None: it is not asked, or there is nothing to say."""
        self._catch_up()
        return self._line

    def _begin(self) -> None:
        self._state: Any = self._match.at(0).state
        self._heard: list[Played] = []
        self._said: list[str] = []
        self._look()

    def _catch_up(self) -> None:
        """Follow the match; from its beginning if decisions were undone."""
        played = self._match.played
        known = len(self._heard)
        if known > len(played) or (known and played[known - 1] is not self._heard[-1]):
            self._begin()
        engine = self._match.game.python.unchecked
        for one in played[len(self._heard) :]:
            engine.apply(self._state, one.action)
            self._heard.append(one)
            self._look()

    def _look(self) -> None:
        engine = self._match.game.python.unchecked
        self._line: Line | None = None
        legal = engine.legal(self._state)
        if not legal or engine.to_move(self._state) != self._seat:
            return
        self._line = self._chosen(holding(self._match.game, engine.hidden(self._state, self._seat), legal))
        self._said.append(self._line.key if self._line else "")

    def _chosen(self, found: Sequence[tuple[Case, Line]]) -> Line | None:
        """What is urgent; else the first that was not said lately; else the first."""
        lately = self._said[-_QUIET:]
        fresh = [line for case, line in found if case.urgent or line.key not in lately]
        return next(iter(fresh), found[0][1] if found else None)


# ---- costly decisions ----
def question(match: Match, number: int) -> Question:
    """A decision as its seat saw it when it was made."""
    before, played = match.at(number - 1), match.played[number - 1]
    view = before.hidden(played.seat).to_bytes()
    return Question(match.game.id, number, played.seat, view, played.action, bot_seed(match.seed, number))


def look_at(asked: Question, iterations: int = ITERATIONS) -> Judgement:
    """What a decision cost; needs the compiled rules."""
    return judge(asked, Budget(iterations))


def kept(judged: Judgement) -> dict[str, Any]:
    """For a store, as reviews keep it."""
    (one,) = Review(0, None, [judged]).kept()["judgements"]
    return dict(one)


def from_kept(data: Mapping[str, Any]) -> Judgement:
    (one,) = Review.from_kept({"players": 0, "final": None, "judgements": [data]}).judgements
    assert one is not None
    return one


def is_costly(judged: Judgement) -> bool:
    return judged.better is not None and judged.cost >= COSTLY


# ---- the end ----
@dataclass(frozen=True)
class Tried:
    """Something to try next time: a sentence, and the decision where it shows."""

    text: str
    decision: int


def three_things(match: Match, seat: int, costly: Sequence[Judgement], phrases: Phrases) -> list[Tried]:
    """From the costliest decisions and from what the game says of its own; always three, each once."""
    spoken = coach_phrases(match.game, phrases)
    own = [one.number for one in match.played if one.seat == seat]
    last = own[-1] if own else 0
    worst = sorted(costly, key=lambda judged: (-judged.cost, judged.number))
    decided = [Tried(_about(judged, spoken), judged.number) for judged in worst]
    ruled = [
        Tried(tip.text, tip.decision or last) for tip in [*_ruled(match, seat, spoken), *_gaps(match, seat, spoken)]
    ]
    found = [*decided[:_MOST_COSTLY], *ruled, *decided[_MOST_COSTLY:]]
    found += [Tried(spoken.text(key), last) for key in ("coach-next-level", "coach-again", "coach-rules")]
    return found[:TIPS]


def _about(judged: Judgement, phrases: Phrases) -> str:
    assert judged.better is not None and judged.action is not None
    better, played = phrases.choice(judged.better.action), phrases.choice(judged.action)
    return phrases.text("coach-better", number=judged.number, better=better, played=played)


def _ruled(match: Match, seat: int, phrases: Phrases) -> list[Tried]:
    past, end = _past(match, seat, phrases), match.hidden(seat)
    found = []
    for tip in adviser(match.game.package).tips:
        if (seen := tip.holds(end, seat, past)) is not None:
            found.append(Tried(phrases.said(f"tip-{tip.key}", seen.numbers), seen.decision))
    return found


def _past(match: Match, seat: int, phrases: Phrases) -> list[Happened]:
    verb = match.game.actions.signature
    return [
        Happened(one.number, one.seat, verb(one.action).verb, [phrases.heard(event, seat) for event in one.events])
        for one in match.played
    ]


def _gaps(match: Match, seat: int, phrases: Phrases) -> list[Tried]:
    """Where somebody else made more points, the widest gap first."""
    mine, found = match.breakdown(seat), []
    for other in range(match.players):
        theirs = match.breakdown(other) if other != seat else {}
        for key, points in theirs.items():
            if points > 0 and points - mine.get(key, 0) >= _GAP:
                found.append((mine.get(key, 0) - points, other, key))
    return [
        Tried(
            phrases.text(
                "coach-gap",
                category=phrases.text(f"category-{key}"),
                player=phrases.names[other],
                count=mine.get(key, 0) - gap,
                own=mine.get(key, 0),
            ),
            0,
        )
        for gap, other, key in sorted(found)
    ]
