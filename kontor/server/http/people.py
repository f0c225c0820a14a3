"""Routes: people for each other."""

from __future__ import annotations

import io
from collections.abc import Awaitable, Callable
from typing import Annotated
from urllib.parse import urlsplit

import segno
from fastapi import APIRouter, Depends, Query, Request, Response

from ..accounts.people import People, Person
from ..contract.answers import Table
from ..contract.people import (
    ColourChoice,
    Company,
    FoundPerson,
    InvitationAnswer,
    Invite,
    InvitedPerson,
    PastGames,
    PersonLink,
    PrivacyChange,
    PrivacySettings,
    Profile,
    Switch,
)
from ..errors import Refused
from ..people import privacy
from ..people.invitations import Invitations
from ..people.past_games import past_games
from ..people.profiles import Profiles
from ..tables import seating
from ..tables.views import table_view
from .dependencies import (
    COUNTED,
    Caller,
    CircleStore,
    Database,
    Language,
    PeopleStore,
    Registry,
    Room,
    Somebody,
    part,
    sends,
    well_formed,
)

router = APIRouter(tags=["people"])
InvitationStore = Annotated[Invitations, part("invitations")]
ProfileStore = Annotated[Profiles, part("profiles")]
_SVG = sends("A QR code", "image/svg+xml")


async def known_person(person_id: str, people: PeopleStore) -> Person:
    return await _person(people, person_id)


Other = Annotated[Person, Depends(known_person)]


async def _person(people: People, person_id: str) -> Person:
    """Ids are letters, digits and two signs; nothing else goes to the database."""
    plain = person_id.replace("-", "").replace("_", "")
    found = await people.get(person_id) if plain.isascii() and plain.isalnum() else None
    if found is None:
        raise Refused("no-person", 404)
    return found


async def caller_themselves(caller: Caller) -> Person:
    if caller.person is None:
        raise Refused("say-your-name", 401)
    return caller.person


Myself = Annotated[Person, Depends(caller_themselves)]


async def _profile(
    other: Other, caller: Caller, profiles: ProfileStore, lang: Language
) -> Callable[[], Awaitable[Profile]]:
    return lambda: profiles.profile(other, caller.person, lang)


Shown = Annotated[Callable[[], Awaitable[Profile]], Depends(_profile)]
"""The profile as it is when it is asked for: after what the request has changed."""


# ---- who somebody is ----
@router.get("/people", dependencies=COUNTED)
async def find_people(
    person: Myself,
    profiles: ProfileStore,
    name: str = Query(max_length=40),
    game: str | None = Query(None, max_length=60),
) -> list[FoundPerson]:
    """Accounts whose names begin so and who may be invited by the caller."""
    if person.login is None:
        raise Refused("invite-account", 403)
    return await profiles.found(person, name.replace("\0", ""), game)


@router.get("/people/{person_id}", dependencies=COUNTED)
async def show_person(shown: Shown) -> Profile:
    """A person as the caller may see them; `hidden` names what is not shown."""
    return await shown()


@router.get("/people/{person_id}/games", dependencies=COUNTED)
async def games_of_person(
    person: Other, caller: Caller, circles: CircleStore, store: Database, page: int = Query(0, ge=0, le=1000)
) -> PastGames:
    """A page of finished games: of private tables only those where the caller played too."""
    if not (await circles.sight(caller.person, [person.id])).may(person.id, "history"):
        raise Refused("history-hidden", 403)
    return await past_games(store, person.id, caller.person, page)


# ---- following and blocking ----
@router.post("/people/{person_id}/follow")
async def follow(body: Switch, other: Other, person: Somebody, circles: CircleStore, shown: Shown) -> Profile:
    await circles.follow(person, other, body.on)
    return await shown()


@router.post("/people/{person_id}/block")
async def block(body: Switch, other: Other, person: Somebody, circles: CircleStore, shown: Shown) -> Profile:
    """The other is not told: no invitations, no seat at the caller's tables, no words in chats."""
    await circles.block(person, other, body.on)
    return await shown()


@router.post("/people/{person_id}/mute")
async def mute(body: Switch, other: Other, person: Somebody, circles: CircleStore) -> list[PersonLink]:
    """Cover what the other says in chats, on all devices of the caller; answers whom the caller has muted."""
    await circles.mute(person, other, body.on)
    return await circles.muted_by(person)


@router.get("/mutes")
async def muted(person: Myself, circles: CircleStore) -> list[PersonLink]:
    return await circles.muted_by(person)


@router.get("/company")
async def company(person: Myself, profiles: ProfileStore) -> Company:
    """Whom the caller follows and blocks, and the invitations that wait for them."""
    return await profiles.company(person)


# ---- privacy ----
@router.get("/privacy")
async def show_privacy(person: Myself, store: Database) -> PrivacySettings:
    return (await privacy.privacy_of(store, [person.id]))[person.id].told()


@router.patch("/privacy")
async def change_privacy(body: PrivacyChange, person: Somebody, store: Database) -> PrivacySettings:
    return (await privacy.keep(store, person.id, **body.model_dump(exclude_none=True))).told()


# ---- invitations ----
@router.get("/tables/{table_id}/invitations")
async def invited(room: Room, caller: Caller, invitations: InvitationStore) -> list[InvitedPerson]:
    """Whom a table has asked and who does not sit there yet: for those who do."""
    return await invitations.at(room, caller.person)


@router.post("/tables/{table_id}/invitations")
async def invite(
    body: Invite, room: Room, person: Somebody, people: PeopleStore, invitations: InvitationStore
) -> list[InvitedPerson]:
    await invitations.invite(room, person, await _person(people, body.person))
    return await invitations.at(room, person)


@router.post("/tables/{table_id}/invitations/withdraw")
async def withdraw_invitation(
    body: Invite, room: Room, person: Somebody, people: PeopleStore, invitations: InvitationStore
) -> list[InvitedPerson]:
    await invitations.withdraw(room, person, (await _person(people, body.person)).id)
    return await invitations.at(room, person)


@router.post("/invitations/{table_id}")
async def answer_invitation(
    table_id: str,
    body: InvitationAnswer,
    person: Somebody,
    registry: Registry,
    circles: CircleStore,
    invitations: InvitationStore,
    lang: Language,
) -> Table:
    """Who accepts sits down; an invitation is as good as the link of a private table."""
    await invitations.must_be_invited(well_formed(table_id), person)
    async with registry.using(table_id) as room:
        if body.accept:
            await circles.must_be_welcome(room.header, person)
            answer = invitations.answered(table_id, person, True)
            await seating.join(room, person, await circles.colour_of(person), answer)
        else:
            await invitations.decline(room, person)
        return table_view(room, person, lang)


@router.get("/tables/{table_id}/qr.svg", response_class=Response, responses=_SVG)
async def qr_code(room: Room, request: Request, origin: str = Query(max_length=200)) -> Response:
    """The link of the table for a camera, black on white. `origin` is where the page is, which a proxy may hide from
    the server; it must be the host that was asked."""
    place = urlsplit(origin)
    if place.scheme not in ("http", "https") or place.netloc != request.headers.get("host"):
        raise Refused("qr-elsewhere")
    key = f"?key={room.header.key}" if room.header.key else ""
    out = io.BytesIO()
    code = segno.make(f"{place.scheme}://{place.netloc}/table/{room.header.id}{key}", error="m", micro=False)
    code.save(out, kind="svg", scale=4, border=4, dark="#000", light="#fff", xmldecl=False)
    return Response(out.getvalue(), media_type="image/svg+xml", headers={"Cache-Control": "private, max-age=3600"})


# ---- colours ----
@router.post("/tables/{table_id}/colour")
async def choose_colour(body: ColourChoice, room: Room, person: Somebody, store: Database, lang: Language) -> Table:
    """One that is free; the next table remembers it."""
    await seating.choose_colour(room, person, body.colour)
    await privacy.keep(store, person.id, colour=body.colour)
    return table_view(room, person, lang)
