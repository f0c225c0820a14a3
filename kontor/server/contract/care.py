"""Care: reports, sanctions, the operator's page."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Literal

from pydantic import BaseModel, Field

from .accounts import SanctionHead
from .answers import Preference, TableStatus
from .requests import PersonName, SeatNumber, Word
from .shape import sent

PersonId = Annotated[str, Field(max_length=32, pattern=r"^[A-Za-z0-9_-]+$")]
TableId = Annotated[str, Field(max_length=16, pattern=r"^[a-z0-9]+$")]
ReportKind = Literal["person", "name", "chat", "table"]
ReportReason = Literal["insult", "threat", "cheating", "spam", "name", "stalling", "other"]
ReportStatus = Literal["open", "handled", "dismissed"]
SanctionKind = Literal["mute", "play", "login"]


# ---- for everybody ----
@sent
class Announcement:
    """What all pages show."""

    text: str
    """Empty: nothing."""
    begins: str | None
    """When the server will be away; ISO 8601, UTC."""
    until: str | None


@sent
class Done:
    done: Literal[True] = True


class NewReport(BaseModel):
    kind: ReportKind
    reason: ReportReason
    text: str = Field("", max_length=1000)
    person: PersonId | None = None
    table: TableId | None = Field(None, description="with `seat` or `line`: where it was")
    seat: SeatNumber | None = Field(None, description="who sits there")
    line: int | None = Field(None, ge=1, lt=1 << 31, description="the number of a line of the chat there")
    key: str = Field("", max_length=60, description="of a private table's link")


# ---- for operators ----
@sent
class Named:
    id: str
    name: str


@sent
class KnownPerson:
    """Somebody as operators see them."""

    id: str
    name: str
    login: str | None
    operator: bool
    created: str
    seen: str | None
    sessions: int
    games: int
    sanctions: int
    """How many are in force."""


@sent
class PersonFile:
    """All there is to know before something is done about somebody."""

    person: KnownPerson
    sanctions: list[SanctionHead]
    """Also those that are over."""
    reports: int
    """How many there were about this person."""


@sent
class ChatLine:
    id: int
    name: str
    text: str
    at: str
    reported: bool


@sent
class ReportView:
    id: int
    kind: ReportKind
    reason: ReportReason
    text: str
    at: str
    status: ReportStatus
    note: str
    handled: str | None
    reporter: Named | None
    person: Named | None
    """Whom it is about."""
    table: str | None
    context: list[ChatLine]
    """What was said around the line."""


@sent
class OperatedTable:
    id: str
    game: str
    status: TableStatus
    public: bool
    rated: bool
    seats: list[str]
    people: list[Named]
    created: str
    updated: str


@sent
class AuditLine:
    id: int
    at: str
    by: Literal["operator", "command", "system", "person"]
    actor: Named | None
    action: str
    person: Named | None
    about: str
    data: dict[str, Preference]


@sent
class RatedPerson:
    """A rating as operators see it, also one that is still settling or private."""

    id: str
    name: str
    login: str | None
    rating: int
    doubt: int
    games: int
    at: str
    """When it last changed."""


@sent
class RatedSeat:
    name: str
    person: str | None
    place: int
    score: int
    before: int | None
    """The rating before the game; null: a bot, or a deleted account."""
    rating: int | None


@sent
class RatedGame:
    table: str
    at: str
    seats: list[RatedSeat]
    """The winner first."""


@sent
class Recomputed:
    games: int
    """How many counted."""


class NewSanction(BaseModel):
    person: PersonId
    kind: SanctionKind
    reason: str = Field(max_length=500)
    hours: int | None = Field(None, ge=1, le=24 * 366 * 10, description="null: for ever")


class HandledReport(BaseModel):
    status: ReportStatus
    note: str = Field("", max_length=1000)


class NewName(BaseModel):
    name: PersonName


class NewAnnouncement(BaseModel):
    text: str = Field(max_length=500)
    begins: datetime | None = None
    until: datetime | None = None


class RoleChange(BaseModel):
    operator: bool


class GameChoice(BaseModel):
    game: Word


class RatingReset(BaseModel):
    person: PersonId
    game: Word
