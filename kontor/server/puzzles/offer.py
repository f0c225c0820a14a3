"""Which puzzle comes next: the one of the day, and for a person the untried one nearest to their rating."""

from __future__ import annotations

import hashlib
from collections.abc import Collection
from datetime import UTC, date, datetime

from kontor.kernel import Game, KontorError, game, playable_games
from kontor.learn.puzzles import Puzzle, shipped

from ..errors import PlainRefusal, Refused
from ..tables.offers import game_on_offer

_AROUND = 5  # so many of the nearest are taken in an order of their own, or neighbours in the file would follow


def puzzle_on_offer(game_id: str, puzzle_id: str) -> Puzzle:
    try:
        puzzles = shipped(game_on_offer(game_id))
    except KontorError as error:
        raise PlainRefusal(str(error), 404) from None
    for puzzle in puzzles:
        if puzzle.id == puzzle_id:
            return puzzle
    raise Refused("no-puzzle", 404)


def games_with_puzzles() -> list[Game]:
    return sorted((found for found in playable_games() if shipped(found)), key=lambda found: found.id)


def today() -> date:
    return datetime.now(UTC).date()


def of_the_day(day: date) -> Puzzle | None:
    """The same for everybody; each day another game."""
    games = games_with_puzzles()
    if not games:
        return None
    puzzles = shipped(game(games[day.toordinal() % len(games)].id))
    return puzzles[_number(day.isoformat()) % len(puzzles)]


def next_for(of: Game, rating: float, tried: Collection[str], theme: str | None = None) -> Puzzle | None:
    """One that was not tried yet; None: all were."""
    left = [one for one in shipped(of) if one.id not in tried and (theme is None or theme in one.themes)]
    nearest = sorted(left, key=lambda one: (abs(one.rating - rating), one.id))[:_AROUND]
    return min(nearest, key=lambda one: _number(one.id), default=None)


def _number(text: str) -> int:
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:6], "big")
