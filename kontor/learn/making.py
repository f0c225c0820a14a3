"""Making puzzles: bots play, a cheap search finds decisions with one choice clearly best, a deep one confirms it.

Everything is found from the view of the seat that decides: every search redeals what is hidden itself. A puzzle is kept
if four independent looks at it agree:

1. the *scan*, a search at every decision with at least three choices, finds a best choice with a margin;
2. weak bots do not all find it: the answer is not plain (and how often they do is its first rating);
3. the *deep search*, ten times the budget and other seeds, agrees on the best choice and on the margin;
4. the *comparison*: best and tempting choices played on the same redealt tables, each searched from there. The margin
   must be larger than its own error; chances and ranges come from here.
"""

from __future__ import annotations

import math
import random
import statistics
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

from kontor import __version__
from kontor.bots import Choice, Search, bot_seed, make_bot, told
from kontor.bots.hints import possible_part
from kontor.bots.review import Budget, review, worth_after
from kontor.kernel import MOST_DECISIONS, Game, NativeEngine, game
from kontor.match import Match

from .puzzles import Considered, Origin, Puzzle, deal_seed, identity
from .themes import themes, usual_length

ITERATIONS = 250
"""Of the scan, where the game has the usual pace."""
DEEPER = 10
"""The deep search has so many times the iterations of the scan."""
SCANNED = 0.07
"""Margin in win probability that makes a candidate."""
CONFIRMED = 0.05
"""Margin that the deep search and the comparison must both find."""
PLAIN = 0.6
"""The answer is plain if the weak bots find it that often."""
FEWEST_CHOICES = 3
MOST_CONSIDERED = 4
FEW = 12
ALL_EVERY = 3
"""Decisions with more choices than these few are looked at in one game of so many: a margin is much rarer there."""
MOST_OTHERS = 12
SECRET_EVERY = 5
"""Secret decisions (which card to keep) are looked at in one game of so many: they are much alike, and come early."""
MOST_OF_A_GAME = 2

_FIRST_LOOK = 4  # a scan begins with that part of its budget, and goes on only where a margin may be
_LEAST_VISITS = 0.01  # part of a search's visits from which on a choice's value counts
_TABLES = 6  # of the comparison
_LATEST = 0.75  # part of a usual game after which a look begins at the latest
_T90 = 2.015  # Student's t for nine in ten, that many tables less one
_SURE = 2.5  # standard errors
_PROBES = {"greedy": 2, "beginner": 6, "casual": 6, "strong": 4}
_WEAK = ("greedy", "beginner", "casual")
_PLAYERS = ("beginner", "casual", "casual", "strong", "strong", "strong")
"""Who plays the games positions come from."""


@dataclass
class Tally:
    """How many there were at each step; what is filtered out shows here."""

    games: int = 0
    positions: int = 0
    """Decisions with enough choices, that were scanned."""
    candidates: int = 0
    """One choice clearly best, as the scan sees it."""
    plain: int = 0
    """Of these, found by weak bots too."""
    searched: int = 0
    """Candidates that the deep search looked at: those not plain."""
    agreed: int = 0
    """The deep search has the same best choice."""
    confirmed: int = 0
    """And the margin."""
    kept: int = 0
    """And the comparison is sure of it."""

    def add(self, other: Tally) -> None:
        for key, value in asdict(other).items():
            setattr(self, key, getattr(self, key) + value)

    def to_json(self) -> dict[str, Any]:
        shares = {
            "agreed_of_searched": self.agreed / self.searched if self.searched else None,
            "confirmed_of_searched": self.confirmed / self.searched if self.searched else None,
            "kept_of_confirmed": self.kept / self.confirmed if self.confirmed else None,
        }
        return {**asdict(self), **{key: value and round(value, 3) for key, value in shares.items()}}


@dataclass(frozen=True)
class Job:
    """One game to look through."""

    game: str
    seed: int
    iterations: int


@dataclass
class Found:
    """What one game gave."""

    seed: int
    puzzles: list[Puzzle] = field(default_factory=list)
    tally: Tally = field(default_factory=Tally)


def usual_iterations(game: Game) -> int:
    """Of a scan: more in games where one iteration tells less."""
    return round(ITERATIONS * math.sqrt(max(1.0, game.search_params.pace)))


# ---- from bot games ----
def from_bot_game(job: Job) -> Found:
    """Bots play a game; puzzles that arise in it. The same job gives the same puzzles on every machine."""
    engine = game(job.game).native()
    chance = random.Random(f"puzzles {job.game} {job.seed}")
    players = chance.choice([n for n in engine.game.seats if n > 1])
    bots = [make_bot(chance.choice(_PLAYERS)) for _ in range(players)]
    for bot in bots:
        bot.take_time()
    found, inner = Found(job.seed), engine.unchecked
    found.tally.games = 1
    state = inner.new(players, job.seed, engine.game.option_numbers())
    actions: list[int] = []
    last_turn = -1
    most = engine.game.max_legal if job.seed % ALL_EVERY == 0 else FEW
    # Each game is looked at from another moment on, or all puzzles would be from the beginnings of games.
    first = chance.random() * _LATEST * usual_length(engine, players, tuple(engine.game.option_numbers()))
    while (legal := inner.legal(state)) and len(actions) < MOST_DECISIONS:
        seat, turn = inner.to_move(state), inner.turn(state)
        view = inner.hidden(state, seat)
        asked = FEWEST_CHOICES <= len(legal) <= most
        asked = asked and (job.seed % SECRET_EVERY == 0 or not _secret(engine.game, legal))
        if asked and len(actions) >= first and turn != last_turn and len(found.puzzles) < MOST_OF_A_GAME:
            notation = engine.game.actions.notation
            origin = Origin(engine.game.version, players, job.seed, {}, tuple(map(notation, actions)))
            puzzle = look_at(engine, view, seat, origin, job.iterations, bot_seed(job.seed, len(actions)), found.tally)
            if puzzle is not None:
                found.puzzles.append(puzzle)
                last_turn = turn  # one is enough of a turn
        action = bots[seat].choose(engine, view, seat, legal, bot_seed(job.seed + 1, len(actions)))
        for other, bot in enumerate(bots):
            bot.watch(told(engine.game, action, seat, other))
        inner.apply(state, action)
        actions.append(action)
    return found


def _secret(of: Game, legal: Sequence[int]) -> bool:
    return all(of.actions.signature(action).secret for action in legal)


# ---- from people's games ----
def from_match(match: Match, iterations: int | None = None) -> Iterator[Found]:
    """Puzzles from the costly decisions of a game that people played: what they overlooked, as they saw it."""
    engine = match.game.native()
    number = iterations or usual_iterations(match.game)
    for judged in review(match, number).mistakes:
        found = Found(match.seed)
        before = match.at(judged.number - 1)
        if len(before.legal) >= FEWEST_CHOICES:
            view = engine.from_bytes(before.hidden(judged.seat).to_bytes())
            usual = match.game.resolve_options(None, match.rules)
            options = {key: value for key, value in match.options.items() if usual.get(key) != value}
            notations = tuple(played.notation for played in before.played)
            origin = Origin(
                match.rules, match.players, match.seed, options, notations, match.chance, match.position_begun_with,
                by="people",
            )  # fmt: skip
            chance = bot_seed(match.seed, judged.number)
            puzzle = look_at(engine, view, judged.seat, origin, number, chance, found.tally)
            found.puzzles += [] if puzzle is None else [puzzle]
        yield found


# ---- one position ----
def look_at(
    engine: NativeEngine, view: Any, seat: int, origin: Origin, iterations: int, seed: int, tally: Tally
) -> Puzzle | None:
    """The puzzle of a position, if there is one in it."""
    tally.positions += 1
    best = scanned(engine, view, seat, iterations, seed)
    if best is None:
        return None
    tally.candidates += 1
    found, tempting = probed(engine, view, seat, best, seed)
    if statistics.fmean(found[level] for level in _WEAK) >= PLAIN:
        tally.plain += 1
        return None
    tally.searched += 1
    deep_seed = seed ^ 0x5EED_0001
    deep = told_search(engine, view, seat, iterations * DEEPER, deep_seed)
    if deep.best.action != best:
        return None
    tally.agreed += 1
    if margin(deep.choices, seat) < CONFIRMED:
        return None
    tally.confirmed += 1
    rivals = sorted(deep.choices[1:], key=lambda choice: -choice.at_least(seat))
    wanted = list(dict.fromkeys([rivals[0].action, *tempting[:1], *(choice.action for choice in rivals)]))
    actions = [best, *wanted[: MOST_CONSIDERED - 1]]
    compared = comparison(engine, view, seat, actions, iterations, deep_seed)
    if compared is None:
        return None
    tally.kept += 1
    notation, by_action = engine.game.actions.notation, {choice.action: choice for choice in deep.choices}
    raw: bytes = view.tobytes()
    name = identity(engine.game, raw, seat)
    considered = [
        Considered(
            notation(action),
            values,
            _with(spread, by_action[action], seat, iterations * DEEPER),
            tuple(map(notation, _line(engine, raw, seat, by_action[action], deal_seed(engine.game.id, name)))),
        )
        for action, values, spread in compared.estimates
    ]
    considered[1:] = sorted(considered[1:], key=lambda one: -one.values[seat])
    passing = {
        notation(choice.action): choice.values[seat]
        for choice in [choice for choice in deep.choices if choice.action not in actions and choice.visits][
            :MOST_OTHERS
        ]
    }
    second = engine.game.actions.parse(considered[1].choice)
    return Puzzle(
        engine.game.id,
        name,
        seat,
        origin,
        deep.values,
        tuple(considered),
        passing,
        themes(engine, view, seat, best, second, seed),
        rating_from(found),
        found,
        {
            "version": __version__,
            "iterations": [iterations, iterations * DEEPER],
            "seeds": [seed, deep_seed],
            "margins": [round(margin(deep.choices, seat), 3), round(compared.margin, 3)],
        },
    )


def scanned(engine: NativeEngine, view: Any, seat: int, iterations: int, seed: int) -> int | None:
    """The choice that looks clearly best; None: there is none."""
    search, sharpness = Search(engine), engine.game.search_params.sharpness
    few = max(1, iterations // _FIRST_LOOK)
    first = search.think(view, seat, seed, iterations=few).told(sharpness)
    if margin(first.choices, seat) < SCANNED / 2:
        return None
    thoughts = search.think(view, seat, seed + few, iterations=iterations, fresh=0.0).told(sharpness)
    return thoughts.best.action if margin(thoughts.choices, seat) >= SCANNED else None


def told_search(engine: NativeEngine, view: Any, seat: int, iterations: int, seed: int) -> Any:
    """A search that begins from nothing, with win probabilities as people are told them."""
    return Search(engine).think(view, seat, seed, iterations=iterations).told(engine.game.search_params.sharpness)


def margin(choices: Sequence[Choice], seat: int) -> float:
    """By how much the best choice is better than any other that was looked at often enough to tell."""
    enough = max(2.0, _LEAST_VISITS * sum(choice.visits for choice in choices))
    others = [choice for choice in choices[1:] if choice.visits >= enough] or choices[1:2]  # the most visited first
    return choices[0].values[seat] - max((choice.values[seat] for choice in others), default=1.0)


def probed(engine: NativeEngine, view: Any, seat: int, best: int, seed: int) -> tuple[dict[str, float], list[int]]:
    """How often bots of each level find a choice, and which others they take, the most tempting first."""
    legal = engine.unchecked.legal(engine.unchecked.redealt(view, seat, seed))
    found, taken = {}, Counter[int]()
    for level, times in _PROBES.items():
        hits = 0
        for k in range(times):
            bot = make_bot(level)
            bot.take_time()
            choice = bot.choose(engine, view, seat, legal, seed + 101 * (k + 1))
            hits += choice == best
            taken[choice] += choice != best
        found[level] = hits / times
    return found, [action for action, count in taken.most_common() if count]


def rating_from(found: dict[str, float]) -> int:
    """The harder for bots, the higher: 1500 where half of them find it."""
    share = min(0.95, max(0.05, statistics.fmean(found.values())))
    return round(1500 + 400 * math.log10((1 - share) / share))


@dataclass(frozen=True)
class Comparison:
    margin: float
    """Of the first to the best of the others."""
    estimates: list[tuple[int, tuple[float, ...], tuple[float, float]]]
    """Each choice with the win probabilities of all seats and the range of the own."""


def comparison(
    engine: NativeEngine, view: Any, seat: int, actions: Sequence[int], iterations: int, seed: int
) -> Comparison | None:
    """Choices played on the same tables and searched from there; None: the first is not surely the best by enough."""
    budget = Budget(iterations)
    found: dict[int, list[tuple[float, ...]]] = {action: [] for action in actions}
    for k in range(_TABLES):
        table = engine.unchecked.redealt(view, seat, seed + 1 + k)
        for action in actions:
            found[action].append(worth_after(engine, table, action, seat, seed + 1 + k, budget))
        if k == 1 and _lead(found, actions, seat) < CONFIRMED / 2:
            return None  # not worth the rest
    for action in actions[1:]:
        gaps = [a[seat] - b[seat] for a, b in zip(found[actions[0]], found[action], strict=True)]
        if statistics.fmean(gaps) < max(CONFIRMED, _SURE * statistics.stdev(gaps) / math.sqrt(_TABLES)):
            return None
    estimates = []
    for action in actions:
        values = tuple(statistics.fmean(one) for one in zip(*found[action], strict=True))
        half = max(0.01, _T90 * statistics.stdev(one[seat] for one in found[action]) / math.sqrt(_TABLES))
        estimates.append((action, values, (max(0.0, values[seat] - half), min(1.0, values[seat] + half))))
    return Comparison(_lead(found, actions, seat), estimates)


def _lead(found: dict[int, list[tuple[float, ...]]], actions: Sequence[int], seat: int) -> float:
    means = [statistics.fmean(one[seat] for one in found[action]) for action in actions]
    return means[0] - max(means[1:])


def _with(spread: tuple[float, float], choice: Choice, seat: int, iterations: int) -> tuple[float, float]:
    """The range, wide enough for what the deep search says too: two ways to estimate that differ are a doubt."""
    if choice.visits < _LEAST_VISITS * iterations:
        return spread
    return min(spread[0], choice.values[seat]), max(spread[1], choice.values[seat])


def _line(engine: NativeEngine, view: bytes, seat: int, choice: Choice, seed: int) -> Sequence[int]:
    """As far as it can be played however the cards lie, and on the table that people see."""
    line = choice.line or (choice.action,)
    return possible_part(engine.unchecked, view, seat, line, seed) or (choice.action,)


# ---- again ----
def agrees(puzzle: Puzzle, game: Game, iterations: int, seed: int) -> tuple[bool, float]:
    """Does a search of that budget and seed have the same best choice, and by what margin?"""
    engine = game.native()
    view = engine.from_bytes(puzzle.view(game).to_bytes())
    thoughts = told_search(engine, view, puzzle.seat, iterations, bot_seed(seed, int(puzzle.id, 16)))
    same = game.actions.notation(thoughts.best.action) == puzzle.best
    return same, margin(thoughts.choices, puzzle.seat)
