"""What is kept of a table: its row with the seats, and the rows of its decisions and of what was said."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Literal

import sqlalchemy as sa

from kontor.kernel.chance import KEY_BYTES, key_text, read_key
from kontor.match import Played

from ..contract.answers import ChatMessage, RanOut, TableStatus, Undone
from ..contract.requests import STAND_IN
from ..moments import now


@dataclass
class Seat:
    kind: Literal["person", "bot", "open"]
    name: str = ""
    bot: str | None = None
    person: str | None = None
    resigned: bool = False
    seconds: float = 0.0
    stand_in: str | None = None
    """The bot that plays for a person who is away."""
    out_of_time: Literal["turn", "rest", "lose"] | None = None
    """Its time was up: a bot plays this turn, or the rest of the game, or the seat has lost as well."""
    hints_used: int = 0
    colour: str = ""
    """Kept from the game before; empty: the one of the seat."""
    deleted: bool = False
    """The account of whoever sat here is deleted."""

    @property
    def played_by(self) -> str | None:
        """The bot that decides for this seat now; None: a person."""
        if self.kind == "bot":
            return self.bot
        return STAND_IN if self.resigned or self.out_of_time else self.stand_in


@dataclass
class Header:
    """The row of a table: everything but its decisions."""

    id: str
    game: str
    rules: str
    seed: int
    options: dict[str, str]
    seats: list[Seat]
    host: str
    public: bool
    status: TableStatus = "waiting"
    result: list[int] | None = None
    position: Any = None
    rematch: str | None = None
    imported: bool = False
    hints: bool = False
    chance: str | None = None
    """The generator of chance and its key, as in the header of a log; None: chance comes from the seed."""
    key: str = ""
    """What the link of a private table holds; a public one has none."""
    origin: dict[str, Any] | None = None
    """Where the position is from it began with."""
    coach: list[dict[str, Any]] | None = None
    """A guided game: the costly decisions the coach has found (`coaching`); None: it has no coach."""
    clock: dict[str, Any] | None = None
    """How much time there is (`ClockRules`); None: no limit."""
    rated: bool = False
    """Made as a rated table: what that switches off stays off, also when it no longer counts."""
    unrated: str | None = None
    """Why it no longer counts (`stand-in`); None: it does, if it is rated."""
    tournament: str | None = None
    """The one this is a game of."""
    ahead: list[list[str]] | None = None
    """What each seat has chosen in a set-up that all do at the same time, before it was asked (`together`)."""
    created: datetime = field(default_factory=now)
    updated: datetime = field(default_factory=now)

    @property
    def chance_key(self) -> bytes | None:
        return None if self.chance is None else read_key(self.chance)

    def chosen_ahead(self, seat: int) -> list[str]:
        return self.ahead[seat] if self.ahead is not None and seat >= 0 else []

    def choose_ahead(self, seat: int, chosen: list[str]) -> None:
        every = [chosen if k == seat else self.chosen_ahead(k) for k in range(len(self.seats))]
        self.ahead = every if any(every) else None

    @classmethod
    def of_row(cls, row: sa.RowMapping) -> Header:
        known = {name: row[name] for name in cls.__dataclass_fields__}
        return cls(**{**known, "seats": [Seat(**seat) for seat in row["seats"]]})

    def row(self) -> dict[str, Any]:
        return {**vars(self), "seats": [dict(vars(seat)) for seat in self.seats]}


def new_chance() -> str:
    """A generator of chance that nobody can foresee, for a new table."""
    return key_text(secrets.token_bytes(KEY_BYTES))


def new_table_id() -> str:
    return "".join(secrets.choice("abcdefghjkmnpqrstuvwxyz23456789") for _ in range(8))


def decision_row(table_id: str, played: Played, snapshot: bytes | None, at: datetime) -> dict[str, Any]:
    return {
        "table_id": table_id,
        "number": played.number,
        "seat": played.seat,
        "notation": played.notation,
        "turn": played.turn,
        "events": [list(event) for event in played.events],
        "barrier": played.barrier,
        "state": snapshot,
        "at": at,
    }


def chat_message(row: sa.RowMapping) -> ChatMessage:
    at = row["at"].isoformat() + "Z"
    undone = None if row["undone"] is None else Undone(**row["undone"])
    ran_out = None if row["ran_out"] is None else RanOut(**row["ran_out"])
    return ChatMessage(
        id=row["id"],
        person=row["person"],
        name=row["name"],
        seat=row["seat"],
        text=row["text"],
        at=at,
        undone=undone,
        ran_out=ran_out,
    )
