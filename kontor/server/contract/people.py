"""People as others see them: profiles, ratings, who follows whom, invitations."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field

from .shape import sent

ShownTo = Literal["everybody", "followed", "nobody"]
"""Who sees something of a person: everybody, those whom the person follows, or nobody else."""
Part = Literal["profile", "statistics", "history", "presence"]
PersonId = Annotated[str, Field(max_length=32)]


# ---- bodies ----
class Switch(BaseModel):
    on: bool


class Invite(BaseModel):
    person: PersonId


class InvitationAnswer(BaseModel):
    accept: bool


class ColourChoice(BaseModel):
    colour: str = Field(max_length=12)


class PrivacyChange(BaseModel):
    profile: ShownTo | None = None
    statistics: ShownTo | None = None
    history: ShownTo | None = None
    presence: ShownTo | None = None
    invite: ShownTo | None = None


# ---- answers ----
@sent
class PrivacySettings:
    """What somebody shows of themselves, to whom."""

    profile: ShownTo
    """The page itself: since when they play, their colour."""
    statistics: ShownTo
    """Ratings and statistics."""
    history: ShownTo
    """Games and their calendar."""
    presence: ShownTo
    """Whether they are here, and at which table."""
    invite: ShownTo
    """Who may invite them by name."""


@sent
class PersonLink:
    id: str
    name: str
    colour: str
    """The one they like to play; empty: none is known."""


@sent
class RatingView:
    game: str
    rating: int
    doubt: int
    """One standard deviation."""
    settled: bool
    """False: too uncertain for a leaderboard."""
    games: int
    """Rated ones."""
    line: list[int]
    """The rating after each of the last rated games, oldest first."""


@sent
class StatisticsRow:
    """All games of one kind at tables of one size."""

    game: str
    players: int
    games: int
    won: float
    """A shared win is a part of one."""
    expected: float
    """Wins to be expected: by the ratings of rated games; of others, as if all were equal."""
    average: float
    """Points."""
    accuracy: float | None
    """Of reviewed games, 0 to 100."""
    opening: str | None
    """The first decision made most often, in words; null: too few games."""


@sent
class DayOfGames:
    day: str
    """ISO 8601, UTC."""
    games: int


@sent
class Profile:
    """A person as the caller may see them."""

    id: str
    name: str
    yourself: bool
    guest: bool
    hidden: list[Part]
    """What the person does not show to the caller: it is empty below."""
    hides: list[Part]
    """Of yourself: what others do not all see."""
    following: bool
    blocked: bool
    """By the caller."""
    may_invite: bool
    since: str | None
    """ISO 8601, UTC."""
    colour: str
    here: bool | None
    """null: not shown."""
    table: str | None
    """The public table where the person plays now."""
    games: int | None
    """Games that have ended."""
    ratings: list[RatingView]
    statistics: list[StatisticsRow]
    calendar: list[DayOfGames]
    """The last year, days with games only."""


@sent
class OtherPlayer:
    name: str
    person: str | None
    bot: str | None
    score: int
    place: int


@sent
class PastGame:
    table: str
    game: str
    at: str
    """When it ended: ISO 8601, UTC."""
    players: int
    place: int
    shared: bool
    """With somebody else."""
    score: int
    others: list[OtherPlayer]
    """Best first."""
    rated: bool
    change: int | None
    """Of the rating."""
    hints: bool
    """Whether hints were taken."""
    resigned: bool


@sent
class PastGames:
    games: list[PastGame]
    """A page of them, newest first."""
    total: int
    """All that the caller may see."""


@sent
class FoundPerson:
    id: str
    name: str
    colour: str
    here: bool | None
    """null: not shown."""
    following: bool
    rating: RatingView | None
    """In the game that was asked for."""


@sent
class FollowedPerson:
    id: str
    name: str
    colour: str
    here: bool | None
    table: str | None
    """The public table where they play now."""
    game: str | None
    """The game there."""


@sent
class InvitationView:
    """That somebody is invited to a table."""

    table: str
    key: str | None
    """Of a private table."""
    game: str
    inviter: PersonLink
    at: str
    seats: int
    open: int
    """Seats that are still free."""
    rated: bool


@sent
class InvitedPerson:
    """Of a table that waits: who was asked to come."""

    id: str
    name: str
    colour: str
    here: bool | None
    answer: Literal["accepted", "declined"] | None


@sent
class Company:
    """Everybody the caller has to do with."""

    following: list[FollowedPerson]
    """Those who are here first."""
    followers: int
    blocked: list[PersonLink]
    invitations: list[InvitationView]


# ---- ratings ----
@sent
class RankedPerson:
    place: int
    id: str
    name: str
    colour: str
    rating: int
    doubt: int
    games: int
    yourself: bool


@sent
class RankedBot:
    bot: str
    players: int
    rating: int


@sent
class Leaderboard:
    game: str
    people: list[RankedPerson]
    """A page of them, the best first."""
    total: int
    yours: RatingView | None
    """The caller's own rating; null: no rated game yet."""
    place: int | None
    """The caller's own; null: none, or still settling."""
    bots: list[RankedBot]
    """What the levels are worth, by size of the table."""


@sent
class SeatRating:
    """What a rated game did to the rating of one seat."""

    seat: int
    before: int
    rating: int
    doubt: int
