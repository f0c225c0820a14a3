"""Routes of the operator's page: for accounts with that role. `kontor admin` does the same from the command line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime, timedelta
from typing import Annotated, Any

import sqlalchemy as sa
from fastapi import APIRouter, Depends, Query

from ..accounts.people import OPERATOR, Person
from ..calls.bell import Bell
from ..care import directory
from ..care import ratings as care_ratings
from ..care.audit import audit_page, operator
from ..care.closing import close_table, rename_at_tables
from ..care.reports import chat_around, handle, report_page
from ..care.sanctions import impose, lift, sanctions_of
from ..contract.care import (
    AuditLine,
    ChatLine,
    Done,
    GameChoice,
    HandledReport,
    KnownPerson,
    Named,
    NewAnnouncement,
    NewName,
    NewSanction,
    OperatedTable,
    PersonFile,
    RatedGame,
    RatedPerson,
    RatingReset,
    Recomputed,
    ReportStatus,
    ReportView,
    RoleChange,
)
from ..errors import Refused
from ..moments import now
from ..storage.schema import reports
from .care import Board
from .credentials import sanction_head
from .dependencies import Caller, PeopleStore, Registry, SessionStore, Somebody, part, well_formed
from .games import KnownGame

Page = Annotated[int, Query(ge=0, le=1000)]
Text = Annotated[str, Query(max_length=120)]
PersonQuery = Annotated[str, Query(max_length=32)]
Calls = Annotated[Bell, part("bell")]


async def _looking(caller: Caller) -> Person:
    if caller.person is None or not caller.person.is_operator:
        raise Refused("operators-only", 403)
    return caller.person


async def _acting(person: Somebody) -> Person:
    if not person.is_operator:
        raise Refused("operators-only", 403)
    return person


Operator = Annotated[Person, Depends(_acting)]
router = APIRouter(prefix="/operator", tags=["operator"], dependencies=[Depends(_looking)])


def _moment(at: datetime | None) -> str | None:
    return None if at is None else at.isoformat() + "Z"


def _known(row: sa.RowMapping) -> KnownPerson:
    return KnownPerson(
        id=row["id"],
        name=row["name"],
        login=row["login"],
        operator=row["role"] == OPERATOR,
        created=row["created"].isoformat() + "Z",
        seen=_moment(row["seen"]),
        sessions=row["sessions"],
        games=row["games"],
        sanctions=row["sanctions"],
    )


# ---- people ----
@router.get("/people")
async def people(registry: Registry, text: Text = "", page: Page = 0) -> list[KnownPerson]:
    """By a part of the name or login, or by the id; the newest first."""
    return [_known(row) for row in await directory.find_people(registry.store, text.replace("\0", ""), page)]


async def _person(person_id: str, accounts: PeopleStore) -> Person:
    found = await accounts.get(person_id.replace("\0", "")[:32])
    if found is None:
        raise Refused("no-person", 404)
    return found


Subject = Annotated[Person, Depends(_person)]


@router.get("/people/{person_id}")
async def person_file(subject: Subject, registry: Registry) -> PersonFile:
    store = registry.store
    rows = await directory.find_people(store, subject.id)
    count = sa.select(sa.func.count().label("n")).select_from(reports).where(reports.c.person == subject.id)
    found = await store.read_one(count)
    return PersonFile(
        person=_known(next(row for row in rows if row["id"] == subject.id)),
        sanctions=[sanction_head(row) for row in await sanctions_of(store, subject.id, past=True)],
        reports=found["n"] if found else 0,
    )


@router.post("/people/{person_id}/rename")
async def rename(
    subject: Subject, body: NewName, me: Operator, accounts: PeopleStore, registry: Registry
) -> PersonFile:
    """Another name instead of an offensive one, also at the tables where it stands."""
    name = await directory.rename(registry.store, accounts, operator(me), subject, body.name)
    await rename_at_tables(registry.store, registry, subject, name)
    return await person_file(subject, registry)


@router.post("/people/{person_id}/end-sessions")
async def end_sessions(subject: Subject, me: Operator, registry: Registry, sessions: SessionStore) -> PersonFile:
    registry.end_sessions(await directory.end_sessions(registry.store, operator(me), sessions, subject))
    return await person_file(subject, registry)


@router.post("/people/{person_id}/role")
async def change_role(subject: Subject, body: RoleChange, me: Operator, registry: Registry) -> PersonFile:
    if subject.id == me.id:
        raise Refused("role-yourself", 409)
    await directory.grant(registry.store, operator(me), subject, OPERATOR if body.operator else None)
    return await person_file(subject, registry)


@router.post("/sanctions")
async def sanction(body: NewSanction, me: Operator, registry: Registry, bell: Calls) -> Done:
    """The person is told of it, with reason and term."""
    if body.person == me.id:
        raise Refused("role-yourself", 409)
    until = None if body.hours is None else now() + timedelta(hours=body.hours)
    ended = await impose(registry.store, bell, operator(me), body.person, body.kind, body.reason, until)
    registry.end_sessions(ended)
    return Done()


@router.post("/sanctions/{number}/lift")
async def lift_sanction(number: int, me: Operator, registry: Registry) -> Done:
    await lift(registry.store, operator(me), number if 0 < number < 1 << 31 else 0)
    return Done()


# ---- reports ----
@router.get("/reports")
async def list_reports(registry: Registry, status: ReportStatus = "open", page: Page = 0) -> list[ReportView]:
    """The queue, with what was said around a reported line."""
    store = registry.store
    rows = await report_page(store, status, page)
    names = await directory.names_of(store, [row[key] for row in rows for key in ("reporter", "person")])
    found = []
    for row in rows:
        lines = await chat_around(store, row["table_id"], row["line"]) if row["line"] is not None else []
        found.append(_report(row, names, lines))
    return found


def _named(person: str | None, names: Mapping[str, str]) -> Named | None:
    return Named(id=person, name=names.get(person, "")) if person else None


def _report(row: sa.RowMapping, names: Mapping[str, str], lines: Sequence[sa.RowMapping]) -> ReportView:
    return ReportView(
        id=row["id"],
        kind=row["kind"],
        reason=row["reason"],
        text=row["text"],
        at=row["at"].isoformat() + "Z",
        status=row["status"],
        note=row["note"],
        handled=_moment(row["handled"]),
        reporter=_named(row["reporter"], names),
        person=_named(row["person"], names),
        table=row["table_id"],
        context=[
            ChatLine(
                id=line["id"],
                name=line["name"],
                text=line["text"],
                at=line["at"].isoformat() + "Z",
                reported=line["id"] == row["line"],
            )
            for line in lines
        ],
    )


@router.post("/reports/{number}")
async def handle_report(number: int, body: HandledReport, me: Operator, registry: Registry, bell: Calls) -> Done:
    """Handled or dismissed: whoever made it is told."""
    asked = number if 0 < number < 1 << 31 else 0
    await handle(registry.store, bell, operator(me), asked, body.status, body.note.replace("\0", ""))
    return Done()


# ---- tables ----
@router.get("/tables")
async def list_tables(registry: Registry, text: Text = "", page: Page = 0) -> list[OperatedTable]:
    """Those that run or wait; any by its id."""
    rows = await directory.find_tables(registry.store, text.replace("\0", ""), page)
    names = await directory.names_of(registry.store, [seat["person"] for row in rows for seat in row["seats"]])
    return [
        OperatedTable(
            id=row["id"],
            game=row["game"],
            status=row["status"],
            public=row["public"],
            rated=row["rated"],
            seats=[seat["name"] for seat in row["seats"]],
            people=_people_at(row["seats"], names),
            created=row["created"].isoformat() + "Z",
            updated=row["updated"].isoformat() + "Z",
        )
        for row in rows
    ]


def _people_at(seats: Sequence[Mapping[str, Any]], names: Mapping[str, str]) -> list[Named]:
    return [Named(id=one, name=names[one]) for one in dict.fromkeys(seat["person"] for seat in seats) if one in names]


@router.post("/tables/{table_id}/close")
async def close(table_id: str, me: Operator, registry: Registry) -> Done:
    """The game is called off as it stands; nobody wins."""
    await close_table(registry.store, registry, operator(me), well_formed(table_id))
    return Done()


# ---- ratings ----
@router.get("/ratings/{game_id}")
async def rated_people(game: KnownGame, registry: Registry, text: Text = "", page: Page = 0) -> list[RatedPerson]:
    """All ratings of a game, the best first; by a part of the name or login, or by the id."""
    return await care_ratings.rated_people(registry.store, game.id, text.replace("\0", ""), page)


@router.get("/ratings/{game_id}/games")
async def rated_games(game: KnownGame, registry: Registry, person: PersonQuery = "", page: Page = 0) -> list[RatedGame]:
    """The newest rated games, of one person or of all."""
    return await care_ratings.rated_games(registry.store, game.id, person.replace("\0", ""), page)


@router.post("/ratings/reset")
async def reset_rating(body: RatingReset, me: Operator, registry: Registry, accounts: PeopleStore) -> Recomputed:
    """Somebody begins anew in a game: their rated games count no more, and all ratings are computed again."""
    subject = await _person(body.person, accounts)
    return Recomputed(games=await care_ratings.reset(registry.store, operator(me), subject, body.game))


@router.post("/ratings/recompute")
async def recompute_ratings(body: GameChoice, me: Operator, registry: Registry) -> Recomputed:
    """All ratings of a game anew, from its rated results."""
    return Recomputed(games=await care_ratings.recomputed(registry.store, operator(me), body.game))


@router.post("/tables/{table_id}/void")
async def void_game(table_id: str, me: Operator, registry: Registry) -> Recomputed:
    """A rated game counts no more; all ratings of its game are computed anew."""
    return Recomputed(games=await care_ratings.voided(registry.store, operator(me), well_formed(table_id)))


# ---- for everybody ----
@router.post("/announcement")
async def announce(body: NewAnnouncement, me: Operator, board: Board) -> Done:
    """What all pages show from now on; an empty text takes it back."""
    begins, until = _plain_utc(body.begins), _plain_utc(body.until)
    await board.announce(operator(me), body.text.replace("\0", ""), begins, until)
    return Done()


def _plain_utc(at: datetime | None) -> datetime | None:
    return at if at is None or at.tzinfo is None else at.astimezone(UTC).replace(tzinfo=None)


# ---- who did what ----
@router.get("/audit")
async def audit(registry: Registry, page: Page = 0, person: PersonQuery = "") -> list[AuditLine]:
    """The newest first."""
    rows = await audit_page(registry.store, page, person.replace("\0", "") or None)
    names = await directory.names_of(registry.store, [row[key] for row in rows for key in ("actor", "person")])
    return [
        AuditLine(
            id=row["id"],
            at=row["at"].isoformat() + "Z",
            by=row["by"],
            actor=_named(row["actor"], names),
            action=row["action"],
            person=_named(row["person"], names),
            about=row["about"],
            data=row["data"],
        )
        for row in rows
    ]
