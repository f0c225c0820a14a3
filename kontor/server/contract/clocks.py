"""How much time a table gives its players."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import AwareDatetime, BaseModel, ConfigDict, Field

from .shape import sent

Seconds = Annotated[int, Field(ge=0, le=30 * 86400)]


class ClockRules(BaseModel):
    """As the host chose them when the table was made; kept with the table as they are."""

    model_config = ConfigDict(frozen=True, use_attribute_docstrings=True)

    kind: Literal["live", "days"]
    """`live`: a bank for the whole game; `days`: so much for each turn, whatever was left of the last one."""
    bank: Annotated[int, Field(ge=10, le=30 * 86400)]
    """Seconds each seat has: `live` when the game begins, `days` when a turn begins."""
    increment: Seconds = 0
    """`live`: seconds a seat gets with each turn of its own."""
    at_zero: Literal["turn", "rest", "lose"] = "turn"
    """Whose time is up: a bot plays that `turn` and hands back, plays the `rest` of the game, or the seat will `lose`:
    it is ranked last, and a bot plays on for the sake of the others."""


class NewVacation(BaseModel):
    begins: AwareDatetime
    ends: AwareDatetime
    """The first moment at which time counts again."""


# ---- answers ----
@sent
class SeatClock:
    left: float | None
    """Seconds left (when this was told); null: no limit, it is a bot."""
    running: bool
    """Whether they run down now."""
    vacation: str | None
    """Away, and the clock stands still, until then (ISO 8601, UTC)."""
    out_of_time: Literal["turn", "rest", "lose"] | None
    """The time was up: what happens now, as of `ClockRules.at_zero`."""
    played_for: int
    """Turns a stand-in has played because the time was up."""


@sent
class TableClock:
    kind: Literal["live", "days"]
    bank: int
    increment: int
    at_zero: Literal["turn", "rest", "lose"]
    back_with: float
    """Seconds a seat has at least when a stand-in hands it back."""
    paused: float | None
    """For how many seconds the game has been paused; null: it is not."""
    pause_by: int | None
    """The seat that asked for a pause; null: nobody did."""
    agreed: list[int]
    """Seats that agree to it."""
    needed: list[int]
    """Seats that must."""
    server_away: float | None
    """For so many seconds the server was away not long ago, while no clock ran."""


@sent
class Vacation:
    id: str
    begins: str
    """ISO 8601, UTC."""
    ends: str
    days: int
    """How many of the year's days it takes."""
    now: bool


@sent
class VacationDays:
    a_year: int
    left: int
    vacations: list[Vacation]
    """Those that are not over."""
