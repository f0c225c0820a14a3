"""Calls: the bell, and where somebody wants to be called."""

from __future__ import annotations

from datetime import time
from typing import Annotated, Literal
from zoneinfo import ZoneInfo

from pydantic import BaseModel, ConfigDict, Field, field_validator

from .shape import sent

CallKind = Literal[
    "your-turn",
    "clock-low",
    "time-up",
    "begun",
    "over",
    "invited",
    "followed",
    "tournament",
    "care",
]
OutsideChannel = Literal["push", "mail", "webhook"]
Hour = Annotated[str, Field(pattern=r"^([01][0-9]|2[0-3]):[0-5][0-9]$")]


# ---- the bell ----
@sent
class BellCall:
    id: str
    kind: CallKind
    about: str
    """The table, tournament or person it is about."""
    game: str | None
    title: str
    line: str
    path: str
    """The page it opens."""
    at: str
    read: bool
    waits: bool
    """Something waits for this person, seen or not."""


@sent
class BellView:
    waiting: int
    """What waits for this person: tables and invitations, each once."""
    fresh: int
    """Calls that were not seen yet."""
    calls: list[BellCall]
    """What waits first, then the newest."""
    quiet: list[str] | None
    """Quiet hours: from, until."""


@sent
class BellUpdate:
    """What a page is told by `WebSocket /bell/live`: how the bell stands, at once and whenever it changes."""

    type: Literal["bell"] = "bell"
    bell: BellView
    rings: list[str]
    """Calls that have just come and that this person wants to hear in the page: not in their quiet hours."""


class CallsRead(BaseModel):
    ids: list[Annotated[str, Field(max_length=32)]] | None = Field(
        default=None, max_length=200, description="without any: all"
    )


# ---- where somebody is called ----
class _Choice(BaseModel):
    model_config = ConfigDict(use_attribute_docstrings=True)


class QuietHours(_Choice):
    begin: Hour
    end: Hour

    @property
    def hours(self) -> tuple[time, time]:
        return time.fromisoformat(self.begin), time.fromisoformat(self.end)


class ChannelChoice(_Choice):
    on: bool
    kinds: list[CallKind] = Field(max_length=20)


class MailChoice(ChannelChoice):
    digest: bool
    """Once a day, with everything that still waits or is new,"""
    hour: int = Field(ge=0, le=23)
    """at this hour."""


class WebhookChoice(ChannelChoice):
    url: str = Field(max_length=500)


class CallChoices(_Choice):
    """What a person chose. Every part is told, so that none is changed by being forgotten."""

    zone: str = Field(max_length=60)
    """Time zone, as `Europe/Warsaw`."""
    quiet: QuietHours | None
    browser: ChannelChoice
    """While a page is open: sound, title, badge, notification."""
    push: ChannelChoice
    mail: MailChoice
    webhook: WebhookChoice

    @field_validator("zone")
    @classmethod
    def _known(cls, zone: str) -> str:
        try:
            ZoneInfo(zone)
        except Exception:  # what it raises depends on the system's files
            raise ValueError("this time zone is not known") from None
        return zone


@sent
class CallSettings:
    chosen: CallChoices
    push_key: str
    """What a browser subscribes with (VAPID)."""
    browsers: int
    """How many are subscribed."""
    mail: bool
    """Whether this server can send mail,"""
    address: str | None
    """and where it would go; null: this person has no address that was confirmed."""


class PushKeys(BaseModel):
    p256dh: str = Field(max_length=120, pattern=r"^[A-Za-z0-9_=-]+$")
    auth: str = Field(max_length=60, pattern=r"^[A-Za-z0-9_=-]+$")


class PushSubscription(BaseModel):
    """As the browser tells it."""

    endpoint: str = Field(max_length=1000)
    keys: PushKeys


class PushEnd(BaseModel):
    endpoint: str = Field(max_length=1000)


class TestCall(BaseModel):
    channel: OutsideChannel


@sent
class TestResult:
    sent: bool
    reason: str
    """Why it was not."""
