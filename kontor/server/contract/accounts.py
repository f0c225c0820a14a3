"""Accounts: addresses, passkeys, sessions, and what may be done with all of it."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field

from .requests import Password, Word
from .shape import sent

Token = Annotated[str, Field(max_length=200)]
Credential = Annotated[str, Field(max_length=20_000, description="what the browser's credential says, as JSON")]
Address = Annotated[str, Field(max_length=254)]


# ---- answers ----
@sent
class PasskeyHead:
    id: str
    name: str
    created: str
    """ISO 8601, UTC; as all moments here."""
    used: str | None
    """When it last opened the account; null: never."""


@sent
class SessionHead:
    id: str
    """The beginning of it."""
    device: str
    """Browser and system in a few words; empty: not known."""
    created: str
    seen: str
    """To a day."""
    current: bool
    """The one that asks."""


@sent
class SanctionHead:
    id: int
    kind: Literal["mute", "play", "login"]
    reason: str
    at: str
    until: str | None
    """null: for ever."""
    lifted: bool


@sent
class Account:
    """Whatever somebody can change about how they come in."""

    guest: bool
    address: str | None
    verified: bool
    """Its link was opened: mail goes there."""
    wanted: str | None
    """The next address, until its link is opened."""
    mail: bool
    """Whether this server sends mail at all."""
    recent: bool
    """Logged in or confirmed a moment ago; else `POST /account/confirm` comes first."""
    passkeys: list[PasskeyHead]
    sessions: list[SessionHead]
    sanctions: list[SanctionHead]
    """Those in force."""


@sent
class PasskeyOptions:
    options: str
    """What the browser asks the device for, as JSON."""


@sent
class Verified:
    address: str


@sent
class Asked:
    """The same for every login, whether it exists or not."""

    mail: bool
    """Whether this server sends mail at all; else its operator can make a link."""


# ---- requests ----
class PasswordConfirmation(BaseModel):
    password: Password


class PasskeyShown(BaseModel):
    credential: Credential
    take_along: bool = Field(False, description="what the guest of this browser has played becomes the account's")


class NewPasskey(BaseModel):
    name: str = Field(max_length=40)
    credential: Credential


class NewAddress(BaseModel):
    address: Address


class OpenedLink(BaseModel):
    token: Token


class ResetWish(BaseModel):
    login: Word = Field(description="or the address")


class Reset(BaseModel):
    token: Token
    password: Password


class Deletion(BaseModel):
    sure: Literal[True]
