"""Boards: a position to try decisions on. Where it is from, what was tried, and how it looks then."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from .answers import Decision, SceneJson
from .messages import PlayedDecision
from .requests import STAND_IN, BotName, SeatNumber
from .shape import sent

MOST_TRIED = 400
"""Decisions on a board."""
Notation = Annotated[str, Field(max_length=80)]


class TableSource(BaseModel):
    """A position of a table: of one that is played as the caller's own seat knows it, of a finished game as any seat
    knew it then."""

    model_config = ConfigDict(use_attribute_docstrings=True)

    kind: Literal["table"]
    id: str = Field(max_length=40)
    at: int = Field(ge=0, lt=1 << 31)
    """After so many decisions."""
    seat: SeatNumber | None = None
    """Whose knowledge, of a finished game; by default the caller's, else that of who was to move."""
    key: str = Field("", max_length=200)
    """What the link of a private table holds."""
    deal: int = Field(0, ge=0, lt=1000)
    """Another number deals hidden things in another way."""


class LessonSource(BaseModel):
    """The table of a step of a lesson, as it lies there when the step begins."""

    model_config = ConfigDict(use_attribute_docstrings=True)

    kind: Literal["lesson"]
    game: str = Field(max_length=60)
    lesson: str = Field(max_length=60)
    step: int = Field(ge=0, lt=100)
    before: list[Notation] = Field(default_factory=list, max_length=MOST_TRIED)
    """What was really decided since that table was begun, where several answers were right."""


class ExampleSource(BaseModel):
    """An example of a rules page, with all its decisions still to be tried."""

    kind: Literal["example"]
    game: str = Field(max_length=80)
    example: str = Field(max_length=80)


class PuzzleSource(BaseModel):
    """The position of a puzzle, as the seat that decides knows it."""

    model_config = ConfigDict(use_attribute_docstrings=True)

    kind: Literal["puzzle"]
    game: str = Field(max_length=60)
    puzzle: str = Field(max_length=16)
    deal: int = Field(0, ge=0, lt=1000)
    """Another number deals hidden things in another way."""


Source = Annotated[TableSource | LessonSource | ExampleSource | PuzzleSource, Field(discriminator="kind")]


class BoardWish(BaseModel):
    model_config = ConfigDict(use_attribute_docstrings=True)

    source: Source
    decisions: list[Notation] = Field(default_factory=list)
    own: bool = False
    """As the source's seat sees it, whoever decides: what others hold is not even guessed."""


class PlayOn(BoardWish):
    model_config = ConfigDict(use_attribute_docstrings=True)

    level: BotName = STAND_IN
    """The bot of all other seats."""
    seat: SeatNumber | None = None
    """Where the caller sits; by default the seat whose knowledge the board has."""


@sent
class Board:
    """A private board after what was tried on it. Whatever the seat may not know is dealt again: a guess."""

    game: str
    seat: int
    """Whose knowledge it is made from, and whom the texts call `you`; -1: a spectator."""
    before: int
    """How many decisions were made before the first that was tried."""
    number: int
    """How many were tried."""
    to_move: int | None
    """Who decides now; null: the game is over."""
    over: bool
    scene: SceneJson
    """For whoever decides now, with their choices."""
    decisions: list[Decision]
    """What was tried, counted from 1."""
    played: list[PlayedDecision]
    """The last nine of it, with everything that happened and moved."""
    scores: list[int]
