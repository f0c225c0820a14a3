"""Routes: pauses of a table, vacations of a person."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated

from fastapi import APIRouter, Path

from ..contract.answers import Table
from ..contract.clocks import NewVacation, VacationDays
from ..tables.clocks import pausing
from ..tables.views import table_view
from .dependencies import Caller, Language, Room, Somebody, VacationPlans

router = APIRouter(tags=["clocks"])
VacationId = Annotated[str, Path(max_length=16, pattern="^[0-9a-f]+$")]


@router.post("/tables/{table_id}/pause")
async def ask_to_pause(room: Room, person: Somebody, lang: Language) -> Table:
    """Ask for a pause, or agree to the one that was asked for; it begins when all people who play agree."""
    await pausing.ask_to_pause(room, person)
    return table_view(room, person, lang)


@router.post("/tables/{table_id}/no-pause")
async def refuse_pause(room: Room, person: Somebody, lang: Language) -> Table:
    """Not now: nobody is asked any more."""
    await pausing.refuse_pause(room, person)
    return table_view(room, person, lang)


@router.post("/tables/{table_id}/go-on")
async def go_on(room: Room, person: Somebody, lang: Language) -> Table:
    """The pause is over."""
    await pausing.go_on(room, person)
    return table_view(room, person, lang)


@router.post("/vacations")
async def plan_vacation(body: NewVacation, person: Somebody, vacations: VacationPlans) -> VacationDays:
    """While it lasts, correspondence clocks stand still for the caller."""
    return await vacations.plan(person, _utc(body.begins), _utc(body.ends))


@router.post("/vacations/{vacation}/end")
async def end_vacation(vacation: VacationId, person: Somebody, vacations: VacationPlans) -> VacationDays:
    """Back early, or not away after all."""
    return await vacations.end(person, vacation)


@router.get("/vacations")
async def my_vacations(caller: Caller, vacations: VacationPlans) -> VacationDays:
    """The caller's: how many days are left this year, and what is planned."""
    return await vacations.of(caller.person)


def _utc(moment: datetime) -> datetime:
    return moment.astimezone(UTC).replace(tzinfo=None)
