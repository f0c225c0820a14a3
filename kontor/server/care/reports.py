"""Reports: somebody tells the operators about a person, a name, a line of chat or a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import sqlalchemy as sa

from ..accounts.people import Person
from ..calls.bell import Bell, Call
from ..errors import Refused
from ..moments import now
from ..storage.schema import chat, people, reports
from ..storage.store import Store
from .audit import Actor, audited

ReportKind = Literal["person", "name", "chat", "table"]
ReportReason = Literal["insult", "threat", "cheating", "spam", "name", "stalling", "other"]
ReportStatus = Literal["open", "handled", "dismissed"]
PAGE = 50
MOST_OPEN = 20
"""Open reports of one person."""
AROUND = 6
"""Lines of chat before and after the one that was reported."""


async def report(
    store: Store,
    reporter: Person,
    kind: ReportKind,
    reason: ReportReason,
    text: str,
    person: str | None = None,
    table_id: str | None = None,
    line: int | None = None,
) -> None:
    text = text.strip()[:1000].replace("\0", "")
    if line is not None:
        said = await store.read_one(sa.select(chat).where(chat.c.id == line, chat.c.table_id == table_id))
        if said is None:
            raise Refused("no-line", 404)
        person = said["person"]
    if person is not None and await store.read_one(sa.select(people.c.id).where(people.c.id == person)) is None:
        raise Refused("no-person", 404)
    if person == reporter.id:
        raise Refused("report-yourself")
    mine = sa.select(sa.func.count().label("n")).select_from(reports)
    count = await store.read_one(mine.where(reports.c.reporter == reporter.id, reports.c.status == "open"))
    if count is not None and count["n"] >= MOST_OPEN:
        raise Refused("report-many", 429)
    same = sa.and_(
        reports.c.reporter == reporter.id,
        reports.c.kind == kind,
        reports.c.person.is_not_distinct_from(person),
        reports.c.table_id.is_not_distinct_from(table_id),
        reports.c.line.is_not_distinct_from(line),
        reports.c.status == "open",
    )
    if await store.read_one(sa.select(reports.c.id).where(same)) is not None:
        raise Refused("report-twice", 409)
    row = {"reporter": reporter.id, "kind": kind, "person": person, "table_id": table_id, "line": line}
    await store.write(reports.insert().values(**row, reason=reason, text=text, at=now(), status="open", note=""))


async def report_page(store: Store, status: ReportStatus, page: int) -> Sequence[sa.RowMapping]:
    """Open ones: the oldest first, because it has waited longest; others: the newest first."""
    order = reports.c.id if status == "open" else reports.c.id.desc()
    query = sa.select(reports).where(reports.c.status == status).order_by(order)
    return await store.read(query.limit(PAGE).offset(page * PAGE))


async def chat_around(store: Store, table_id: str, line: int) -> Sequence[sa.RowMapping]:
    here = chat.c.table_id == table_id
    before = sa.select(chat.c.id).where(here, chat.c.id < line).order_by(chat.c.id.desc()).limit(AROUND)
    after = sa.select(chat.c.id).where(here, chat.c.id >= line).order_by(chat.c.id).limit(AROUND + 1)
    wanted = [row["id"] for query in (before, after) for row in await store.read(query)]
    return await store.read(sa.select(chat).where(chat.c.id.in_(wanted)).order_by(chat.c.id))


async def handle(store: Store, bell: Bell, actor: Actor, number: int, status: ReportStatus, note: str) -> None:
    """The report is done with; whoever made it is told."""
    row = await store.read_one(sa.select(reports).where(reports.c.id == number))
    if row is None:
        raise Refused("no-report", 404)
    values = {"status": status, "note": note.strip()[:1000], "handled": now(), "handler": actor.person}
    if status == "open":
        values |= {"handled": None, "handler": None}
    told = status != "open" and row["status"] == "open" and row["reporter"] is not None
    await store.write(
        reports.update().where(reports.c.id == number).values(**values),
        audited(actor, f"report-{status}", row["person"], number),
        *(bell.writes(Call(row["reporter"], "care", str(number), 0, {"what": f"report-{status}"})) if told else []),
    )
