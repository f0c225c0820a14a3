"""Routes: pauses of a table, vacations of a person."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated

from fastapi import APIRouter, Path

from ..contract.clocks import NewVacation, VacationDays
from ..tables.clocks import pausing
from .dependencies import Caller, Somebody, VacationPlans
from .table_changes import add_changes

router = APIRouter(tags=["clocks"])
VacationId = Annotated[str, Path(max_length=16, pattern="^[0-9a-f]+$")]


add_changes(router, {"pause": pausing.ask_to_pause, "no-pause": pausing.refuse_pause, "go-on": pausing.go_on})


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
