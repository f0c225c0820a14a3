"""What routes ask for: who calls, in which language, about which table, and the parts of the server they use."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Annotated, Any

from fastapi import Depends, Query, Request
from starlette.requests import HTTPConnection

from kontor.kernel import LANGUAGES

from ..accounts.people import People, Person
from ..accounts.sessions import COOKIE, Session, Sessions, Tokens
from ..care.sanctions import must_be_allowed
from ..errors import PlainRefusal, Refused
from ..explorer import Explorers
from ..limits.login_attempts import LoginAttempts
from ..limits.quotas import Quotas
from ..limits.rates import RateLimit
from ..people.circles import Circles
from ..storage.store import Store
from ..tables.access import must_be_let_in
from ..tables.clocks.vacations import Vacations
from ..tables.registry import TableRegistry
from ..tables.reviews import Reviews
from ..tables.room import TableRoom
from ..tournaments.director import Director


# ---- parts of the server ----
def part(name: str) -> Any:
    async def find(connection: HTTPConnection) -> Any:
        return getattr(connection.app.state, name)

    return Depends(find)


Attempts = Annotated[LoginAttempts, part("login_attempts")]
CircleStore = Annotated[Circles, part("circles")]
ChangeLimit = Annotated[RateLimit, part("change_limit")]
Database = Annotated[Store, part("store")]
CoachLimit = Annotated[RateLimit, part("coach_limit")]
Leader = Annotated[Director, part("director")]
HintLimit = Annotated[RateLimit, part("hint_limit")]
PeopleStore = Annotated[People, part("people")]
QuotaLimits = Annotated[Quotas, part("quotas")]
Registry = Annotated[TableRegistry, part("registry")]
ReviewLimit = Annotated[RateLimit, part("review_limit")]
ReviewJobs = Annotated[Reviews, part("reviews")]
SessionStore = Annotated[Sessions, part("sessions")]
TokenSigner = Annotated[Tokens, part("tokens")]
VacationPlans = Annotated[Vacations, part("vacations")]
ExplorerData = Annotated[Explorers, part("explorers")]


# ---- who asks ----
async def session_of(connection: HTTPConnection) -> Session:
    """The session behind a request; anybody without a valid cookie has a new one."""
    sessions: Sessions = connection.app.state.sessions
    session = await sessions.find(connection.cookies.get(COOKIE))
    if session.person is not None:
        connection.app.state.online.seen(session.person.id)
    return session


Caller = Annotated[Session, Depends(session_of)]


async def changing(request: Request, caller: Caller, tokens: TokenSigner, limit: ChangeLimit) -> Session:
    """For requests that change something: they must carry the token of their own session, and not come too often."""
    if not tokens.fits(caller, request.headers.get("x-kontor-token")):
        raise Refused("no-token", 403)
    limit.check(caller.id)
    return caller


ChangingCaller = Annotated[Session, Depends(changing)]


async def changing_person(caller: ChangingCaller) -> Person:
    if caller.person is None:
        raise Refused("say-your-name", 401)
    return caller.person


Somebody = Annotated[Person, Depends(changing_person)]
"""Who changes something, and is known by a name."""


async def language_of(lang: str = Query("en", description="en, pl or hu")) -> str:
    if lang not in LANGUAGES:
        raise PlainRefusal(f"There is no language “{lang}”; the languages are {', '.join(LANGUAGES)}.")
    return lang


Language = Annotated[str, Depends(language_of)]


# ---- which table ----
def well_formed(table_id: str) -> str:
    """Ids are letters and digits: nothing else goes to the database (PostgreSQL fails at a zero character)."""
    if not (table_id.isascii() and table_id.isalnum()):
        raise Refused("no-table", 404)
    return table_id


async def entered_room(table_id: str, caller: Caller, registry: Registry, key: str = "") -> AsyncIterator[TableRoom]:
    """The table, for whoever may look at it; it stays in memory until they are answered."""
    async with registry.using(well_formed(table_id), ask=False) as room:
        must_be_let_in(room.header, caller.person, key)
        yield room


Room = Annotated[TableRoom, Depends(entered_room)]


async def only_seat(room: Room, caller: Caller) -> int:
    """The only seat of the caller; of several at one device none: nobody knows who of them is looking."""
    return room.you_of(caller.person)


Viewer = Annotated[int, Depends(only_seat)]


async def counted_read(request: Request, caller: Caller, quotas: QuotaLimits) -> None:
    """Looking back at a game costs more than looking at it."""
    quotas.read(request, caller.person)


COUNTED = [Depends(counted_read)]
"""For a route that reads much."""


def sends(what: str, media: str) -> dict[int | str, dict[str, Any]]:
    """How a route is described that answers with a file."""
    return {200: {"description": what, "content": {media: {}}}}


async def allowed_to_play(person: Somebody, registry: Registry) -> Person:
    """Whoever sits down to a new game: no operator has forbidden it."""
    await must_be_allowed(registry.store, person.id, "play")
    return person


Player = Annotated[Person, Depends(allowed_to_play)]


async def new_table_host(request: Request, person: Player, quotas: QuotaLimits) -> Person:
    """Whoever makes a table: not too many of them."""
    quotas.new_table(request, person)
    return person


Host = Annotated[Person, Depends(new_table_host)]
