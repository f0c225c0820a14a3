"""Bodies of HTTP requests."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field, FiniteFloat

from .clocks import ClockRules

STAND_IN = "casual"
"""The bot that plays for whoever resigns, and for the absent if nobody names another."""
Word = Annotated[str, Field(max_length=200)]  # text of limited length is also checked to be Unicode, bare `str` is not
Password = Annotated[str, Field(max_length=300)]
PersonName = Annotated[str, Field(max_length=60)]
BotName = Annotated[str, Field(max_length=40)]
SeatNumber = Annotated[int, Field(ge=0, lt=12)]


class NewGuest(BaseModel):
    name: PersonName | None = Field(None, description="without one, a guest gets a name of the server's making")


class Registration(BaseModel):
    login: Word
    password: Password
    name: PersonName | None = None


class Login(BaseModel):
    login: Word
    password: Password
    take_along: bool = Field(False, description="what the guest of this browser has played becomes the account's")


class NewPassword(BaseModel):
    current: Password
    password: Password


class PersonChange(BaseModel):
    name: PersonName | None = None
    preferences: dict[Word, Word | bool | int | FiniteFloat | None] | None = None


class SeatWish(BaseModel):
    kind: Literal["me", "hot", "bot", "open"] = Field(description="hot: one more person at this device")
    bot: BotName | None = None
    name: PersonName | None = None


class NewTable(BaseModel):
    game: str = Field(max_length=60)
    options: dict[Word, Word | bool] = Field(default_factory=dict)
    seats: list[SeatWish] = Field(max_length=12)
    public: bool = False
    seed: int | None = None
    hints: bool | None = Field(None, description="may people ask for hints? Default: where one person plays alone")
    clock: ClockRules | None = Field(default=None, description="without one, everybody has all the time they want")
    rated: bool = False


class GuidedStart(BaseModel):
    game: str = Field(max_length=60)


class Fill(BaseModel):
    bot: BotName = STAND_IN


class StandIn(BaseModel):
    seat: SeatNumber
    bot: BotName = STAND_IN


class SeatReturn(BaseModel):
    seat: SeatNumber


class LogImport(BaseModel):
    log: str = Field(max_length=1 << 20)
