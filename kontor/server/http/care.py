"""Routes: what all pages show, and reports."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Request

from ..care.announcements import Announcements
from ..care.reports import report
from ..contract.care import Announcement, Done, NewReport
from ..errors import Refused
from ..tables.access import must_be_let_in
from .dependencies import Registry, Somebody, part, well_formed

router = APIRouter(tags=["care"])
Board = Annotated[Announcements, part("announcements")]


@router.get("/announcement")
async def announcement(board: Board) -> Announcement:
    """What the operator tells everybody now."""
    known = await board.current()
    if known is None:
        return Announcement(text="", begins=None, until=None)
    begins, until = (None if at is None else at.isoformat() + "Z" for at in (known.begins, known.until))
    return Announcement(text=known.text, begins=begins, until=until)


@router.post("/reports")
async def new_report(body: NewReport, request: Request, person: Somebody, registry: Registry) -> Done:
    """Tell the operators about a person, their name, a line of chat, or a table; of a table whoever may look at it."""
    request.app.state.report_limit.check(person.id)
    about = body.person
    if body.table is not None:
        room = await registry.room(well_formed(body.table))
        must_be_let_in(room.header, person, body.key)
        if body.seat is not None:
            seats = room.header.seats
            about = seats[body.seat].person if body.seat < len(seats) else None
            if about is None:
                raise Refused("no-person", 404)
    if (body.kind == "chat") != (body.line is not None) or (body.line is not None and body.table is None):
        raise Refused("no-line", 404)
    if body.kind == "table" and body.table is None:
        raise Refused("no-table", 404)
    if body.kind in ("person", "name") and about is None:
        raise Refused("no-person", 404)
    await report(registry.store, person, body.kind, body.reason, body.text, about, body.table, body.line)
    return Done()
