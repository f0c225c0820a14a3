"""Puzzles: what is told before and after a try."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, Field

from .shape import sent


class PuzzleTry(BaseModel):
    choice: Annotated[str, Field(max_length=80)]


@sent
class PuzzleRating:
    value: int
    doubt: int
    """The rating is so much higher or lower, two times of three."""


@sent
class ThemeCount:
    theme: str
    count: int
    left: int
    """Not tried yet by the caller."""


@sent
class PuzzleGame:
    game: str
    name: str
    count: int
    tried: int
    solved: int
    rating: PuzzleRating | None
    """The caller's; null: they have tried none."""
    themes: list[ThemeCount]


@sent
class DailyPuzzle:
    """The same for everybody."""

    date: str
    """ISO 8601, in UTC."""
    game: str
    name: str
    puzzle: str
    rating: int
    solved: bool | None
    """By the caller; null: not tried."""


@sent
class PuzzleIndex:
    games: list[PuzzleGame]
    daily: DailyPuzzle | None


@sent
class NextPuzzle:
    game: str
    puzzle: str | None
    """Null: all were tried."""


@sent
class LineStep:
    seat: int
    notation: str
    text: str


@sent
class PuzzleChoice:
    notation: str
    words: str
    chance: float | None
    """Of the seat, to win; null: nobody has looked at it."""
    range: list[float] | None
    """Lowest and highest; null: it was only looked at in passing."""
    values: list[float]
    """Of each seat; empty where only the own is known."""
    line: list[LineStep]
    """What is expected to follow, beginning with the choice, as far as it is sure."""


@sent
class PuzzleHint:
    themes: list[str]
    between: list[str]
    """Two choices, one of them the best."""
    words: list[str]


@sent
class PuzzleResult:
    choice: str
    solved: bool
    rated: bool
    """False: practice."""
    hinted: bool
    change: int
    """Of the caller's rating."""
    yours: PuzzleRating
    puzzle: PuzzleRating
    themes: list[str]
    choices: list[PuzzleChoice]
    """The best first; the one chosen is among them."""
    why: list[str]
    next: str | None
    """The next puzzle of the game; null: all were tried."""


@sent
class PuzzleView:
    """A puzzle as it is told before the try: nothing here depends on its answer."""

    game: str
    game_name: str
    puzzle: str
    seat: int
    players: int
    daily: bool
    mine: bool
    """From a game that people played; else bots did."""
    rating: PuzzleRating
    yours: PuzzleRating
    count: int
    solved: int
    """How many of the game's puzzles the caller has solved."""
    letters: list[str]
    """The choices, where they are so few that each has a letter."""
    hint: PuzzleHint | None
    """Where the caller has taken it."""
    result: PuzzleResult | None
    """Where the caller has tried it."""
