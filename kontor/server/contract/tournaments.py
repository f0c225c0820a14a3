"""Tournaments: how one is wished, and what its page is told."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import AwareDatetime, BaseModel, ConfigDict, Field

from .clocks import ClockRules
from .requests import STAND_IN, BotName, Word
from .shape import describe, sent

MOST_ENTRANTS = 128
TournamentFormat = Literal["swiss", "arena", "round-robin", "knock-out"]
TournamentStatus = Literal["planned", "running", "paused", "over", "off"]
SignUpRules = Literal["open", "invited", "closed"]
SignUpState = Literal["open", "in", "confirm", "line", "closed"]
TieBreak = Literal["direct", "opponents", "wins", "share"]
Rating = Annotated[int, Field(ge=0, le=5000)]


class NewTournament(BaseModel):
    model_config = ConfigDict(use_attribute_docstrings=True)

    name: Annotated[str, Field(max_length=120)]
    game: Annotated[str, Field(max_length=60)]
    format: TournamentFormat
    players: Annotated[int, Field(ge=2, le=5)] = 2
    """At a table."""
    options: dict[Word, Word | bool] = Field(default_factory=dict, max_length=60)
    clock: ClockRules | None = None
    rated: bool = False
    rounds: Annotated[int, Field(ge=1, le=30)] | None = None
    """Swiss, and round robin at tables of more than two; without: as many as fit."""
    minutes: Annotated[int, Field(ge=1, le=1440)] = 60
    """Of an arena: so long new tables begin."""
    advance: Annotated[int, Field(ge=1, le=4)] = 1
    """Knock-out: so many of each table go on."""
    most: Annotated[int, Field(ge=2, le=MOST_ENTRANTS)] = 32
    """Entrants; whoever comes later waits in line."""
    sign_up: SignUpRules = "open"
    """`invited`: only with the link of the organiser."""
    rating_from: Rating | None = None
    rating_to: Rating | None = None
    bots: Annotated[int, Field(ge=0, le=MOST_ENTRANTS)] = 0
    """Bots that play from the first round to the last."""
    fill: bool = False
    """Bots may take seats that would stay empty."""
    bot: BotName = STAND_IN
    """Their level."""
    public: bool = True
    starts: AwareDatetime | None = None
    """Without: when the organiser starts it."""
    confirm: bool = False
    """Before the start everybody must say that they are there."""
    play: bool = True
    """The organiser plays too."""

    @property
    def ratings(self) -> tuple[int | None, int | None]:
        """Who may sign up; nothing: no limit."""
        return self.rating_from, self.rating_to


class SignUpChange(BaseModel):
    sign_up: SignUpRules


class EntrantRemoval(BaseModel):
    entrant: Annotated[int, Field(ge=1, le=10_000)]


@sent
class TournamentHead:
    id: str
    name: str
    game: str
    game_name: str
    format: TournamentFormat
    players: int
    """At a table."""
    status: TournamentStatus
    clock: ClockRules | None
    rated: bool
    public: bool
    organiser: str
    """The name."""
    yours: bool
    """You take part."""
    entrants: int
    most: int
    round: int
    """The one that runs or was last; 0: none yet."""
    rounds: int | None
    """Null: not known yet, or it has none (arena)."""
    starts: str | None
    """ISO 8601, UTC."""
    begun: str | None
    ends: str | None
    """When it ended; of a running arena, when no new table begins any more."""


@sent
class TournamentList:
    running: list[TournamentHead]
    planned: list[TournamentHead]
    over: list[TournamentHead]
    """The newest."""


@sent
class SignUp:
    """What the caller can do about taking part."""

    state: SignUpState
    """`line`: they wait until somebody signs off."""
    full: bool
    """Whoever signs up now waits in line."""
    place: int | None
    """In line."""
    until: str | None
    """ISO 8601, UTC: `open` until it starts, `in` until one has to confirm, `confirm` until it is too late."""
    reason: str | None
    """Why it is closed, in words."""
    needs_account: bool
    """The caller is nobody or a guest, and only those with accounts have ratings."""


@sent
class RoundMark:
    """What somebody did in one round."""

    round: int
    place: int | None
    """At their table, as it stands if it is still played; null: they had a bye."""
    players: int
    running: bool
    table: str | None


@sent
class StandingRow:
    entrant: int
    name: str
    person: str | None
    """Whose profile it is; null: a bot."""
    bot: str | None
    colour: str | None
    """At their last table."""
    yours: bool
    out: bool
    """They have withdrawn, or were removed."""
    place: int
    points: float
    games: int
    ties: dict[str, float]
    """By the names of the tie-breaks."""
    rounds: list[RoundMark]


@sent
class BoardSeat:
    entrant: int
    name: str
    bot: str | None
    colour: str
    yours: bool
    score: int | None
    """Null: it is not known from here."""
    place: int | None
    """When the game is over."""
    goes_on: bool
    """Into the next round of a knock-out; of the final it is the winner."""


@sent
class BoardView:
    board: int
    table: str
    key: str | None
    """What the link of a private table holds."""
    status: Literal["playing", "over"]
    your_turn: bool
    status_text: str
    seats: list[BoardSeat]
    """As they sit."""


@sent
class RoundView:
    number: int
    begun: str
    boards: list[BoardView]
    byes: list[str]
    repeats: int
    """Pairs at its tables that had met before."""
    least_repeats: int
    """It was proven that nobody could do with fewer."""


@sent
class BracketMatch:
    """Of a knock-out for two."""

    table: str | None
    """Null: it has not begun, or somebody has a bye."""
    entrants: list[int]
    """0: whoever wins an earlier table; one alone has a bye; none: nobody was drawn there."""


@sent
class EntrantRow:
    entrant: int
    name: str
    person: str | None
    bot: str | None
    yours: bool
    confirmed: bool
    in_line: bool


@sent
class TournamentView:
    head: TournamentHead
    options: dict[str, str]
    fill: bool
    bot: str
    advance: int
    minutes: int
    confirm: bool
    rating_from: int | None
    rating_to: int | None
    sign_up_rules: SignUpRules
    sign_up: SignUp
    organises: bool
    """The caller does."""
    key: str | None
    """For the link of the organiser and of those who have it."""
    your_table: str | None
    """Where the caller plays now."""
    your_turn: bool
    tie_breaks: list[TieBreak]
    """In the order they count."""
    standings: list[StandingRow]
    rounds: list[RoundView]
    """The newest first; of an arena the newest tables."""
    entrants: list[EntrantRow]
    """Before it begins."""
    bracket: list[list[BracketMatch]]
    """Of a knock-out for two: the tables of all rounds, also those to come, each beside the one whose winner its own
    meets; else empty."""
    sat_first: int
    """How often somebody sat first, at most."""


describe(ClockRules)
