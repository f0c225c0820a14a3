"""The rules of a game that the kernel calls, in one object."""

from __future__ import annotations

import enum
from collections.abc import Callable
from dataclasses import dataclass, field, fields
from types import FunctionType
from typing import Any

from .chance import Rng, below
from .rule import Actions, AnyState, Numbers, rule


@rule
def lay_out(s: AnyState, players: int, options: Numbers) -> None:
    """What every game starts with, before its own setup."""
    s.seats = players
    for k in range(len(options)):
        s.options[k] = options[k]


@rule
def seat_to_move(s: AnyState) -> int:
    return s.seat  # type: ignore[no-any-return]


@rule
def turns_so_far(s: AnyState) -> int:
    return s.turns  # type: ignore[no-any-return]


@rule
def sum_of_points(s: AnyState, seat: int) -> int:
    """Of all sources, as `players[seat].points` has them."""
    total = 0
    for source in range(len(s.players[seat].points)):
        total += s.players[seat].points[source]
    return total


def by_source(sources: type[enum.IntEnum], field: str = "points") -> Callable[[Any, int], dict[str, int]]:
    """The breakdown of a seat's points, `players[seat].points`, by the names of their sources."""
    keys = {source: source.name.lower().replace("_", "-") for source in sources}

    def breakdown(s: Any, seat: int) -> dict[str, int]:
        points = getattr(s.players[seat], field)
        return {key: points[source] for source, key in keys.items()}

    return breakdown


# ---- who is ahead ----
@rule
def number_of_seats(s: AnyState) -> int:
    return s.seats  # type: ignore[no-any-return]


@rule
def nobody_wins(s: AnyState, other: int, seat: int) -> bool:
    return False


score_of, wins_tie, owners_of, OVER = sum_of_points, nobody_wins, number_of_seats, -1  # the game's own: see `_about`


@rule
def _place(s: AnyState, seat: int) -> int:
    place = 1
    mine = score_of(s, seat)
    for other in range(owners_of(s)):
        if other != seat:
            theirs = score_of(s, other)
            if theirs > mine or (theirs == mine and s.phase == OVER and wins_tie(s, other, seat)):
                place += 1
    return place


def ranked(
    score: Callable[[Any, int], int],
    over: int,
    wins_tie: Callable[[Any, int, int], bool] = nobody_wins,
    owners: Callable[[Any], int] = number_of_seats,
) -> Callable[[Any, int], int]:
    """The rule `rank`: most points first; of two with as many, once the game is over, `wins_tie(s, other, seat)` says
    whether the other is ahead. Neither: they share the place. `owners` counts who is ranked, if not the seats alone.
    """
    return _about(_place, score_of=score, wins_tie=wins_tie, owners_of=owners, OVER=int(over))


# ---- a policy ----
@rule
def same_appeal(s: AnyState, action: int) -> int:
    return 0


appeal_of, DRAWN = same_appeal, 1  # the game's own: see `_about`


@rule
def _most_appealing(s: AnyState, rng: Rng, out: Actions, n: int) -> int:
    best = -1
    most = -1_000_000
    for _ in range(min(n, DRAWN)):
        action = out[below(rng, n)]
        appeal = appeal_of(s, action)
        if appeal > most:
            most = appeal
            best = action
    return best


def most_appealing(appeal_of: Callable[[Any, int], int], drawn: int) -> Callable[[Any, Rng, Actions, int], int]:
    """A rollout policy: of some decisions drawn at random the one with the most appeal, as rules of thumb have it."""
    return _about(_most_appealing, appeal_of=appeal_of, DRAWN=drawn)


def _about(fn: Callable[..., Any], **names: Any) -> Callable[..., Any]:
    """The same rule with a game's own rules and numbers for the names it uses."""
    out = FunctionType(fn.__code__, {**fn.__globals__, **names}, fn.__name__)
    out.__annotations__ = fn.__annotations__
    return rule(out)


# ---- what a game need not write ----
@rule
def at_random(s: AnyState, rng: Rng, out: Actions, n: int) -> int:
    return out[below(rng, n)]


@rule
def only_at_its_end(s: AnyState) -> bool:
    return False


@rule
def keep_all(s: AnyState, out: Actions, n: int) -> int:
    return n


@dataclass(frozen=True)
class Rules:
    """The rules the kernel calls. All are `@rule`s: compiled for bytes, plain Python for mirrors. The game sets three
    of them, which follow from its decisions and from the declaration of its state."""

    setup: Callable[[Any], None]
    """Lays the table out. The number of players, the options and the generator are set; all else is zero."""
    legal: Callable[[Any, Actions], int] = field(init=False)
    """Writes the ids of all legal decisions, increasing, and returns how many; 0: the game is over."""
    apply: Callable[[Any, int], None] = field(init=False)
    """Performs one legal decision."""
    observe: Callable[[Any, int, Actions], None] = field(init=False)
    """Writes the table, hidden already, as that seat sees it: one 16-bit number for each entry of an observation."""
    score: Callable[[Any, int], int]
    rank: Callable[[Any, int], int]
    """1 for the winner or winners, by the rule book's tie-breaks."""
    hide: Callable[[Any, int], None]
    """Blanks what that seat (-1: a spectator) may not know."""
    redeal: Callable[[Any, int, int], None]
    """Fills the blanks from a seed, in a way that fits all the viewer has seen."""
    evaluate: Callable[[Any, int], int]
    """How good the table looks for a seat, in hundredths of a point: what the greedy bot believes."""
    rollout_policy: Callable[[Any, Rng, Actions, int], int] = at_random
    """A quick policy for playouts: one of n listed decisions, by rules of thumb; otherwise at random."""
    may_stop_here: Callable[[Any], bool] = only_at_its_end
    """May a bot that plans its turn stop here, before the turn is over? Otherwise only at its end."""
    prune: Callable[[Any, Actions, int], int] = keep_all
    """Strikes decisions no bot should consider from n listed ones; returns how many are left, at least one. Otherwise
    all are kept."""
    to_move: Callable[[Any], int] = seat_to_move
    """The seat that decides now; otherwise `s.seat`."""
    turn: Callable[[Any], int] = turns_so_far
    """A number that stays the same while one player's turn goes on; otherwise `s.turns`."""

    @property
    def has_policy(self) -> bool:
        """Does the game have a rollout policy of its own?"""
        return self.rollout_policy is not at_random

    def by_name(self) -> dict[str, Callable[..., Any]]:
        """The rules that every game has, by the names the entry points call them."""
        return {f.name: getattr(self, f.name) for f in fields(self)}
