"""Lessons: what there is, what a step shows and asks, and what is said to a try."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from .boards import MOST_TRIED, Notation
from .shape import sent


class LessonTry(BaseModel):
    model_config = ConfigDict(use_attribute_docstrings=True)

    decisions: list[Notation] = Field(default_factory=list, max_length=40)
    """The learner's own in this step; the last is judged."""
    before: list[Notation] = Field(default_factory=list, max_length=MOST_TRIED)
    """As in the source of the board."""


class StepDone(BaseModel):
    step: Annotated[str, Field(max_length=60)]


@sent
class LessonHead:
    game: str
    id: str
    number: int
    """Among those of its game, from 1."""
    title: str
    about: str
    minutes: int
    steps: list[str]
    """Ids of its steps."""
    done: list[str]
    """Those the caller has done."""


@sent
class Pointer:
    target: str
    """A target of the picture, a card, a track, `counter:0:wood`, `player:1`, or `area:market`."""
    label: str
    """What it is, in words."""


@sent
class LessonStep:
    id: str
    title: str
    text: str
    """With icons as `:wood:` and the numbers of pointers as `[1]`."""
    note: str
    pointers: list[Pointer]
    tasks: list[str]
    """What is asked, after each decision of a turn; empty: nothing."""
    help: str
    illegal: str
    """What the lesson adds to the reason of a rule."""
    rules: str
    """Anchor of a paragraph of the rules page; empty: none."""
    rules_title: str
    """Heading of that paragraph."""


@sent
class LaterArea:
    area: str
    """An area of the scene, or `mat`."""
    lesson: str
    number: int
    title: str


@sent
class Lesson:
    head: LessonHead
    count: int
    """How many lessons the game has."""
    steps: list[LessonStep]
    later: list[LaterArea]
    """What is not taught yet, with the lesson in which it comes."""
    next: LessonHead | None


@sent
class LessonFeedback:
    verdict: Literal["illegal", "other", "onward", "right"]
    """Refused by a rule; legal but not the task; right, and more is asked; right."""
    reason: str
    """The rule's own sentence."""
    told: str
    """What was decided brought, or would have."""
    gain: str
    line: str
    """What the lesson says to it."""
    decisions: list[str]
    """What lies on the board of this step now, by everybody; without what was wrong."""
    done: int
    """How many of these the learner has decided."""
    after: list[str]
    """Of a right answer: `before` of the next step."""
    right: list[str]
    """What would be right next."""
