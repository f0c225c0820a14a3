"""Answers to HTTP requests, and what they are made of."""

from __future__ import annotations

from typing import Annotated, Literal

import orjson

from kontor.kernel.display import Motion, Node
from kontor.kernel.scene import Scene

from .clocks import SeatClock, TableClock
from .shape import Encoded, describe, sent

Preference = str | bool | int | float | None
describe(Motion)
SceneJson = Annotated[orjson.Fragment, Encoded(Scene)]


@sent
class Refusal:
    reason: str
    """One sentence for a person."""


# ---- people ----
@sent
class Person:
    id: str
    name: str
    login: str | None
    """Of an account; null: a guest."""
    preferences: dict[str, Preference]
    """The client's own."""
    operator: bool
    """May use the operator's page."""


@sent
class Me:
    person: Person | None
    token: str
    """What requests that change something must carry."""
    version: str


# ---- games ----
@sent
class OptionValue:
    value: str
    name: str


@sent
class GameOption:
    key: str
    name: str
    help: str
    default: str
    values: list[OptionValue]


@sent
class Bot:
    id: str
    name: str
    about: str
    simple: bool
    """For tests, not one of the levels."""


@sent
class Game:
    id: str
    name: str
    line: str
    players: list[int]
    minutes: int | None
    """How long a game takes, roughly; null: not known."""
    weight: int | None
    """1 (light) to 5 (heavy); null: not known."""
    lessons: int
    """How many there are."""
    options: list[GameOption]
    bots: list[Bot]
    about: dict[str, str]
    """How the id of a target, card or counter begins: which paragraph of the rules is about it."""
    paragraphs: dict[str, str]
    """Their titles."""


@sent
class RulesHeading:
    anchor: str
    title: str
    level: int
    """2 or 3."""


@sent
class RulesIcon:
    icon: str
    name: str


@sent
class Rules:
    name: str
    html: str
    """Pictures are empty boxes with the addresses of two files, light and dark."""
    contents: list[RulesHeading]
    legend: list[RulesIcon]
    palette: dict[str, list[str]]
    """Colours of the game: light, dark."""


@sent
class BackdropView:
    """What never changes in the pictures of a game, in one language."""

    parts: dict[str, list[Node]]
    palette: dict[str, list[str]]
    """Colours of the game: light, dark."""


# ---- tables ----
@sent
class Seat:
    seat: int
    kind: Literal["person", "bot", "open"]
    name: str
    person: str | None
    """Whose profile it is; null: a bot, nobody yet, or one of several people at one device."""
    bot: str | None
    colour: str
    yours: bool
    online: bool
    away: float | None
    """Seconds a person has been away (when this was told); null: they are there."""
    replaced_by: str | None
    """The bot that is about to play for an absent person."""
    stand_in: str | None
    """The bot that plays for an absent person."""
    resigned: bool
    hints_used: int
    seconds: float
    """Time used."""
    clock: SeatClock | None
    """Null: the table has no limit, or has not begun."""


TableStatus = Literal["waiting", "playing", "over", "off"]


@sent
class Origin:
    """The position a table began with, if that was not the set-up: where it is from."""

    kind: str
    """As of the source of a board: `table`."""
    id: str
    """Of the table, lesson or puzzle."""
    at: int
    """After so many decisions there."""
    tried: int
    """So many were tried on a board before."""


@sent
class Spectator:
    id: str
    name: str


@sent
class Table:
    id: str
    game: str
    game_name: str
    status: TableStatus
    options: dict[str, str]
    public: bool
    key: str | None
    """What the link of a private table holds."""
    host: bool
    """Whether you are."""
    seats: list[Seat]
    to_move: int | None
    asked: list[int]
    """Seats that may decide now: the one to move, and in a set-up that all do at the same time everybody who still has
    something to choose."""
    your_turn: bool
    scores: list[int]
    winners: list[int]
    places: list[int]
    """Of each seat, when the game is over; who lost on time is last."""
    decisions: int
    """How many were made."""
    status_text: str
    """Where the game stands, without whose turn it is."""
    updated: str
    """ISO 8601, UTC."""
    rematch: str | None
    imported: bool
    origin: Origin | None
    """Where it went on from; null: from the set-up."""
    hints: bool
    """Whether whoever is to move may ask for a hint."""
    coach: bool
    """Whether it is a guided first game: its player may ask the coach."""
    rated: bool
    """Made as a rated table: no hints, nothing is undone."""
    unrated: Literal["stand-in"] | None
    """Why it no longer counts; null: it does, if it is rated."""
    watching: int
    """How many look on without a seat,"""
    spectators: list[Spectator]
    """and those of them who show where they are."""
    absence: float
    """Seconds somebody must have been away before others may ask for a bot in their place."""
    notice: float
    """Seconds between that and the bot's first decision."""
    tournament: str | None
    """The one it is a game of."""
    clock: TableClock | None
    """Null: no limit."""


@sent
class Decision:
    number: int
    seat: int
    name: str
    notation: str
    text: str
    turn: int


@sent
class Undone:
    """Decisions that somebody who plays alone with bots undid."""

    before: int
    """How many there were"""
    after: int
    """and how many were left."""


@sent
class RanOut:
    """The time of a seat was up."""

    after: int
    """How many decisions there were."""
    then: Literal["turn", "rest", "lose"]
    """What happens, as of `ClockRules.at_zero`."""


@sent
class ChatMessage:
    id: int
    person: str
    """Whose profile it is."""
    name: str
    seat: int | None
    text: str
    at: str
    undone: Undone | None = None
    """What this person undid; null: they said `text`,"""
    ran_out: RanOut | None = None
    """unless their time ran out."""


@sent
class HistoryPart:
    decisions: list[Decision]
    scores: list[list[int]]
    """Before the first of these decisions, then after each of them."""
    total: int
    """How many decisions there are."""
    notes: list[ChatMessage]
    """What happened between decisions, of the whole game: some were undone, or somebody's time ran out."""


@sent
class Position:
    number: int
    """How many decisions were made."""
    scene: SceneJson
    motions: list[Motion]
    """What was seen to move in the last of them."""


# ---- hints ----
@sent
class Advice:
    action: int
    notation: str
    words: str
    values: list[float]
    """Chance to win of each seat after this choice."""
    why: list[str]


@sent
class Hint:
    number: int
    """After so many decisions."""
    seat: int
    values: list[float]
    """Chance to win of each seat now."""
    choices: list[Advice]
    """Best first."""
    iterations: int
    seconds: float


@sent
class Better:
    action: int
    notation: str
    words: str
    values: list[float]
    line: list[str]


@sent
class Mistake:
    number: int
    """Which decision, counted from 1."""
    seat: int
    notation: str
    words: str
    cost: float
    """Chance to win that was lost, 0 to 1."""
    value: float
    """What was left of it."""
    better: Better


@sent
class Review:
    status: Literal["none", "working", "ready", "failed"]
    progress: float
    reason: str | None = None
    """Why it failed."""
    values: list[list[float] | None]
    """Chances to win after so many decisions; null where not yet known."""
    mistakes: list[Mistake]
    """The costliest first."""
    accuracy: list[float | None]
    """Of each seat, 0 to 100."""


# ---- the explorer ----
@sent
class ExploredChoice:
    """A kind of choice that is possible here."""

    words: str
    targets: list[str]
    """Ids of what the choices of this kind point at."""
    times: int
    share: float
    """Of all choices in positions of this kind."""
    players: int
    """Who chose it, once or more often in a game; of whose games `won` tells."""
    won: float | None
    """Part of them that was won; null: it was never chosen."""
    low: float
    high: float
    """The 95% interval of `won`."""
    even: float
    """What it would be if all players were equal."""
    by: dict[str, int]
    """How often by whom: a level of bots, or `people`."""
    played: bool
    """It is what was decided here."""


@sent
class Explored:
    """What was chosen in positions of this kind."""

    status: Literal["shown", "few", "none", "forced", "over"]
    """`few`: too few games; `none`: this game has no explorer; `forced`: there was one choice; `over`: no more."""
    number: int
    """After so many decisions."""
    seat: int | None
    """Who decides."""
    kind: list[str]
    """What the positions have in common."""
    games: int
    fewest: int
    """With fewer games nothing is said."""
    elsewhere: float
    """Part of the choices that are not listed: not possible here, or rare."""
    rows: list[ExploredChoice]


# ---- the coach of a guided first game ----
@sent
class Overlooked:
    """A decision that cost much, and what would have been better."""

    mistake: Mistake
    targets: list[str]
    """What the better choice points at: ids of the scene."""


@sent
class TryNextTime:
    text: str
    number: int
    """The decision where it shows, counted from 1; 0: the game was over before there was one."""


@sent
class Coaching:
    number: int
    """After so many decisions."""
    now: str | None
    """What matters before the decision the caller has to make."""
    looking: bool
    """Whether the coach is still looking at the last decisions: ask again."""
    waiting: str | None
    """Why he cannot look at them yet."""
    overlooked: Overlooked | None
    """The costliest decision of the caller's last turn, if one was costly."""
    tips: list[TryNextTime]
    """When the game is over: three things to try next time."""


@sent
class GuidedGame:
    """What there is to say of the guided first game of one game."""

    game: str
    minutes: int | None
    """How long it takes, roughly."""
    first_visit: bool
    """The caller has never sat at a table of this game."""
    table: str | None
    """The caller's last guided game, if there was one,"""
    status: TableStatus | None
    """how it stands,"""
    won: bool | None
    """whether nobody had more points (null: it is not over),"""
    updated: str | None
    """and when something last happened there (ISO 8601, UTC)."""


# ---- the server ----
@sent
class Health:
    status: Literal["ok"]
    version: str
    up: float
    """Seconds since it can be reached: so long clocks have run here."""


@sent
class Ready:
    status: Literal["ready"]
