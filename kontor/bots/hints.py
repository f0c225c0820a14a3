"""Advice: the best few choices of a seat, what each is worth for every seat, and why, as far as events tell it.

Everything comes from what the seat may know. The reason of a choice is the line the search expects, played on many
tables that are redealt and all fit the seat's view; it is told only as far as the same happens on all of them. So
it does not assert what chance or another hand decides.

>>> from kontor import Match
>>> match = Match("little-town", ["Ann", "Ben"], seed=7, options={"market": "beginner"})
>>> found = hint(match, iterations=200)
>>> found.seat, len(found.values), [choice.action in match.legal for choice in found.choices]
(0, 2, [True, True, True, True])
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import Any

from kontor.kernel import BadDecision, Engine, Event, Game, NativeEngine, listen
from kontor.kernel.phrases import Phrases, ended
from kontor.match import Match

from .bot import bot_seed
from .search import Choice, Search, Thoughts, options_at, players_at

MOST_CHOICES = 4
ITERATIONS = 1000
_DEALS = 16  # tables a line is played on to hear what happens
_CHECKED = 200  # tables on which it must be possible
_MOST_STEPS = 10  # decisions of a line that are looked at
_AFTERWARDS = 2  # decisions told that come after the own turn


@dataclass(frozen=True)
class Step:
    """A decision of an expected line, and what it surely brings."""

    seat: int
    action: int
    events: tuple[Event, ...]


@dataclass(frozen=True)
class Outlook:
    """What a line brings, as far as its seat can know."""

    seat: int
    steps: tuple[Step, ...]
    own: int
    """How many steps belong to the turn of the one who decides."""
    points: int
    """Points of the seat by the last of these; 0 if they are not sure."""
    ended: bool
    """The turn ends with it."""

    def sentences(self, phrases: Phrases) -> list[str]:
        """In words, for the seat that decides."""
        told = [phrases.told(step.seat, step.action, step.events, self.seat) for step in self.steps]
        first = self.steps[0] if self.steps else None
        bare = first is not None and told[0] == ended(phrases.decided(first.seat, first.action, self.seat))
        out = told[bare : self.own]  # what only repeats the choice is no reason
        if self.points:
            key = "hint-points-turn" if self.ended else "hint-points-now"
            out.append(phrases.text(key, count=abs(self.points), sign="+" if self.points > 0 else "−"))
        later = told[self.own : self.own + _AFTERWARDS] if self.ended else []
        return out + [phrases.text("hint-expected", text=text) for text in later]

    def to_json(self) -> dict[str, Any]:
        steps = [[step.seat, step.action, [list(event) for event in step.events]] for step in self.steps]
        return {"seat": self.seat, "steps": steps, "own": self.own, "points": self.points, "ended": self.ended}

    @staticmethod
    def from_json(data: dict[str, Any]) -> Outlook:
        steps = tuple(Step(seat, action, tuple(map(_event, events))) for seat, action, events in data["steps"])
        return Outlook(data["seat"], steps, data["own"], data["points"], data["ended"])


def _event(numbers: Sequence[int]) -> Event:
    kind, a, b, c, d = numbers
    return kind, a, b, c, d


@dataclass(frozen=True)
class Advised(Choice):
    """A choice of the search that is advised."""

    share: float
    """Of the search's visits."""
    outlook: Outlook


@dataclass(frozen=True)
class Hint:
    """The best few choices of a seat, best first."""

    seat: int
    values: tuple[float, ...]
    """Win probability of each seat now."""
    choices: tuple[Advised, ...]
    iterations: int
    seconds: float

    def to_json(self, phrases: Phrases) -> dict[str, Any]:
        """The hint as the browser gets it, with the reasons in words."""
        return {
            "seat": self.seat,
            "values": rounded(self.values),
            "choices": [
                {
                    "action": choice.action,
                    "notation": phrases.game.actions.notation(choice.action),
                    "words": phrases.choice(choice.action),
                    "values": rounded(choice.values),
                    "share": round(choice.share, 4),
                    "why": choice.outlook.sentences(phrases),
                }
                for choice in self.choices
            ],
            "iterations": self.iterations,
            "seconds": round(self.seconds, 3),
        }


def hint(
    match: Match,
    seat: int | None = None,
    iterations: int | None = ITERATIONS,
    seconds: float | None = None,
    seed: int | None = None,
) -> Hint:
    """Advice for the seat that is to move, from what it may know. The same seed and iterations give the same advice.

    Compiles the rules first if this machine has not yet.
    """
    if seat is None:
        seat = match.to_move
    if seat is None or seat != match.to_move:
        raise BadDecision(match.game.words(match.language)("game-over" if match.over else "not-your-turn"))
    chance = bot_seed(match.seed, len(match.played)) if seed is None else seed
    return advise(match.game.native(), match.hidden(seat).to_bytes(), seat, chance, iterations, seconds)


def advise(
    engine: NativeEngine, view: bytes, seat: int, seed: int, iterations: int | None, seconds: float | None
) -> Hint:
    """The same from the bytes of a view, as they travel to a process of the server."""
    thoughts = think(engine, engine.from_bytes(view), seat, seed, iterations, seconds)
    visits = max(1, sum(choice.visits for choice in thoughts.choices))
    best = sorted(thoughts.choices, key=lambda choice: -choice.at_least(seat))[:MOST_CHOICES]
    return Hint(
        seat,
        thoughts.values,
        tuple(
            Advised(
                **vars(choice),
                share=choice.visits / visits,
                outlook=outlook(engine.game, view, seat, choice.line or (choice.action,), seed),
            )
            for choice in best
        ),
        thoughts.iterations,
        thoughts.seconds,
    )


def think(
    engine: NativeEngine,
    view: Any,
    seat: int,
    seed: int,
    iterations: int | None,
    seconds: float | None,
    only_winning: bool = False,
) -> Thoughts:
    """A search with the best evaluation there is, and with win probabilities as people are told them."""
    from .network import best_evaluation

    network, params = best_evaluation(engine.game, players_at(engine, view), options_at(engine, view))
    search = Search(engine, params=params._replace(winning=1.0) if only_winning else params, network=network)
    thoughts = search.think(view, seat, seed, iterations=iterations, seconds=seconds)
    return thoughts.told(params.sharpness)


def outlook(
    game: Game, view: bytes, seat: int, line: Sequence[int], seed: int, surely_possible: bool = False
) -> Outlook:
    """Play a line on redealt tables, as far as on all of them the same happens.

    Which part of it is possible however the cards lie is found out with the compiled rules, unless that is known.
    """
    engine = game.python.unchecked
    known = engine.from_bytes(view)
    tables = [engine.redealt(known, seat, seed + k) for k in range(_DEALS)]
    turn, before = engine.turn(known), engine.score(tables[0], seat)
    same_start = all(engine.score(table, seat) == before for table in tables)
    steps: list[Step] = []
    own, points, ended = 0, 0, False
    sure = line if surely_possible else possible_part(game.native().unchecked, view, seat, line, seed)
    for action in sure[:_MOST_STEPS]:
        mover = engine.to_move(tables[0])
        heard = [_applied(engine, table, action) for table in tables]
        surely = tuple(_common(heard))
        steps.append(Step(mover, action, surely))
        if not ended:
            own = len(steps)
            scores = {engine.score(table, seat) for table in tables}
            points = scores.pop() - before if same_start and len(scores) == 1 else 0
            ended = all(engine.to_move(table) != seat or engine.turn(table) != turn for table in tables)
        if any(len(events) != len(surely) for events in heard):
            break
    return Outlook(seat, tuple(steps), own, points, ended)


def possible_part(engine: Engine[Any], view: bytes, seat: int, line: Sequence[int], seed: int) -> Sequence[int]:
    """As much of a line as can be played, by the same seats, however the cards lie."""
    known = engine.from_bytes(view)
    tables = [engine.redealt(known, seat, seed + k) for k in range(_CHECKED)]
    line = line[:_MOST_STEPS]
    for count, action in enumerate(line):
        mover = engine.to_move(tables[0])
        if any(engine.to_move(table) != mover or action not in engine.legal(table) for table in tables):
            return line[:count]
        for table in tables:
            engine.apply(table, action)
    return line


def _applied(engine: Engine[Any], table: Any, action: int) -> list[Event]:
    with listen() as events:
        engine.apply(table, action)
    return events


def _common(heard: Sequence[Sequence[Event]]) -> list[Event]:
    """The events all have in common from the beginning."""
    return [together[0] for together in takewhile(lambda several: len(set(several)) == 1, zip(*heard, strict=False))]


def rounded(values: Sequence[float]) -> list[float]:
    return [round(value, 4) for value in values]
