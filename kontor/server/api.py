"""The HTTP interface: people, games, tables. /api/docs describes it to the operator."""

from __future__ import annotations

import asyncio
import functools
from importlib.resources import files
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query, Request, Response
from fastapi.responses import JSONResponse, PlainTextResponse
from markdown_it import MarkdownIt
from pydantic import BaseModel, Field, FiniteFloat
from starlette.requests import HTTPConnection

import kontor
from kontor import picture
from kontor.bots import BOTS, LEVELS
from kontor.kernel import LANGUAGES, Game, KontorError, game, playable_games
from kontor.match import SPECTATOR, Match

from .doors import must_be_let_in
from .errors import Refused, Told
from .hall import Hall, game_on_offer, known_bot
from .limits import RateLimit, address_of
from .people import People, Person, normal_login
from .quotas import Quotas
from .reading import scene_then
from .records import STAND_IN
from .reviews import Reviews
from .sessions import COOKIE, COOKIE_AGE, Session, Sessions, Tokens
from .shelter import over_tls
from .tables import TableRoom
from .tries import LOGIN, LOGIN_FROM_ADDRESS, LOGIN_TO_ACCOUNT, REGISTER, REGISTER_FROM_ADDRESS, Tries

router = APIRouter()


# ---- who asks ----
class Caller:
    """The session and person behind a request; anybody without a valid cookie is a new session."""

    def __init__(self, session: Session) -> None:
        self.session, self.person = session, session.person

    def must_be_somebody(self) -> Person:
        if self.person is None:
            raise Refused("say-your-name", 401)
        return self.person


async def caller_of(connection: HTTPConnection) -> Caller:
    sessions: Sessions = connection.app.state.sessions
    return Caller(await sessions.find(connection.cookies.get(COOKIE)))


async def asking(request: Request) -> Caller:
    return await caller_of(request)


async def changing(request: Request, caller: Annotated[Caller, Depends(asking)]) -> Caller:
    """For requests that change something: they must carry the token of their own session, and not come too often."""
    if not request.app.state.tokens.fits(caller.session, request.headers.get("x-kontor-token")):
        raise Refused("no-token", 403)
    limit: RateLimit = request.app.state.change_limit
    limit.check(caller.session.id)
    return caller


Asking = Annotated[Caller, Depends(asking)]
Changing = Annotated[Caller, Depends(changing)]


def language_of(lang: str = Query("en", description="en, pl or hu")) -> str:
    if lang not in LANGUAGES:
        raise Told(f"There is no language “{lang}”; there are {', '.join(LANGUAGES)}.")
    return lang


Lang = Annotated[str, Depends(language_of)]


def known_form(table_id: str) -> str:
    """Ids are letters and digits: nothing else goes to the database (PostgreSQL fails at a zero character)."""
    if not (table_id.isascii() and table_id.isalnum()):
        raise Refused("no-table", 404)
    return table_id


TableId = Annotated[str, Depends(known_form)]


async def let_in(table_id: TableId, request: Request, caller: Asking, key: str = "") -> TableRoom:
    """The table, for whoever may look at it."""
    room = await _hall(request).room(table_id)
    must_be_let_in(room.header, caller.person, key)
    return room


Room = Annotated[TableRoom, Depends(let_in)]


class Json(JSONResponse):
    """What is JSON already."""

    def render(self, content: bytes) -> bytes:
        return content


class Svg(Response):
    media_type = "image/svg+xml"


def _hall(request: Request) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


def _quotas(request: Request) -> Quotas:
    quotas: Quotas = request.app.state.quotas
    return quotas


def _people(request: Request) -> People:
    people: People = request.app.state.people
    return people


def _sessions(request: Request) -> Sessions:
    sessions: Sessions = request.app.state.sessions
    return sessions


def _tries(request: Request) -> Tries:
    tries: Tries = request.app.state.tries
    return tries


def _me(request: Request, response: Response, session: Session, person: Person | None = None) -> dict[str, Any]:
    if session.sent:
        secure = over_tls(request.scope, request.app.state.settings.secure_cookies)
        response.set_cookie(
            COOKIE, session.cookie, max_age=COOKIE_AGE, httponly=True, samesite="lax", secure=secure, path="/"
        )
    tokens: Tokens = request.app.state.tokens
    person = person or session.person
    token = tokens.token(session)
    return {"person": person.to_json() if person else None, "token": token, "version": kontor.__version__}


async def _begin(request: Request, response: Response, before: Session, person: Person) -> dict[str, Any]:
    """A new session; the one before it is over, whoever else has its cookie."""
    _hall(request).end_sessions(await _sessions(request).end(before))
    return _me(request, response, await _sessions(request).begin(person))


async def _begin_alone(request: Request, response: Response, person: Person) -> dict[str, Any]:
    """A new session, and no other of this person."""
    _hall(request).end_sessions(await _sessions(request).end_all(person))
    return _me(request, response, await _sessions(request).begin(person))


# ---- people ----
Word = Annotated[str, Field(max_length=200)]  # text of limited length is also checked to be Unicode, bare `str` is not


class Name(BaseModel):
    name: str = Field(max_length=60)


class Registration(BaseModel):
    login: str = Field(max_length=200)
    password: str = Field(max_length=300)
    name: str | None = Field(None, max_length=60)


class Login(BaseModel):
    login: str = Field(max_length=200)
    password: str = Field(max_length=300)


class NewPassword(BaseModel):
    current: str = Field(max_length=300)
    password: str = Field(max_length=300)


class Change(BaseModel):
    name: str | None = Field(None, max_length=60)
    preferences: dict[Word, Word | bool | int | FiniteFloat | None] | None = None


@router.get("/me", tags=["people"])
async def me(request: Request, response: Response, caller: Asking) -> dict[str, Any]:
    """Who this browser is, and the token its changing requests must carry."""
    if caller.person is not None and caller.session.sent:
        await _sessions(request).renew(caller.session)
    return _me(request, response, caller.session)


@router.post("/guest", tags=["people"])
async def guest(body: Name, request: Request, response: Response, caller: Changing) -> dict[str, Any]:
    """Play at once with nothing but a name; a guest who asks again changes their name."""
    if caller.person is not None:
        return _me(request, response, caller.session, await _people(request).change(caller.person, body.name, None))
    _quotas(request).new_guest(request)
    return await _begin(request, response, caller.session, await _people(request).add_guest(body.name))


@router.post("/register", tags=["people"])
async def register(body: Registration, request: Request, response: Response, caller: Changing) -> dict[str, Any]:
    """Make an account. What a guest's browsers had before is over: only the account's own sessions count."""
    await _tries(request).count((REGISTER_FROM_ADDRESS, address_of(request)), (REGISTER, ""))
    if caller.person is None:
        _quotas(request).new_guest(request)
    person = await _people(request).register(caller.person, body.login, body.password, body.name)
    return await _begin_alone(request, response, person)


@router.post("/login", tags=["people"])
async def login(body: Login, request: Request, response: Response, caller: Changing) -> dict[str, Any]:
    account = LOGIN_TO_ACCOUNT, normal_login(body.login)
    await _tries(request).count((LOGIN_FROM_ADDRESS, address_of(request)), account, (LOGIN, ""))
    person = await _people(request).log_in(body.login, body.password)
    await _tries(request).forgive(*account)
    return await _begin(request, response, caller.session, person)


@router.post("/password", tags=["people"])
async def change_password(body: NewPassword, request: Request, response: Response, caller: Changing) -> dict[str, Any]:
    """Change the password; everywhere else this person is logged out."""
    person = caller.must_be_somebody()
    account = LOGIN_TO_ACCOUNT, person.login or ""
    await _tries(request).count((LOGIN_FROM_ADDRESS, address_of(request)), account, (LOGIN, ""))
    await _people(request).change_password(person, body.current, body.password)
    await _tries(request).forgive(*account)
    return await _begin_alone(request, response, person)


@router.post("/logout", tags=["people"])
async def logout(request: Request, response: Response, caller: Changing) -> dict[str, Any]:
    _hall(request).end_sessions(await _sessions(request).end(caller.session))
    return _me(request, response, await _sessions(request).find(None))


@router.patch("/me", tags=["people"])
async def change_me(body: Change, request: Request, response: Response, caller: Changing) -> dict[str, Any]:
    person = await _people(request).change(caller.must_be_somebody(), body.name, body.preferences)
    return _me(request, response, caller.session, person)


# ---- games ----
def _known(game_id: str) -> Game:
    try:
        return game_on_offer(game_id)
    except KontorError as error:
        raise Told(str(error), 404) from None


@router.get("/games", tags=["games"])
async def games(lang: Lang) -> list[dict[str, Any]]:
    return [_game_json(found, lang) for found in playable_games()]


def _game_json(found: Game, lang: str) -> dict[str, Any]:
    words = found.words(lang)

    def value_name(key: str, value: str) -> str:
        return words(value) if value in ("yes", "no") else words(f"option-{key}-{value}")

    return {
        "id": found.id,
        "name": found.name(lang),
        "line": words("game-line"),
        "players": list(found.seats),
        "options": [
            {
                "key": o.key,
                "name": words(f"option-{o.key}"),
                "help": words(f"option-{o.key}.help"),
                "default": o.default,
                "values": [{"value": v, "name": value_name(o.key, v)} for v in o.values],
            }
            for o in found.options
        ],
        "bots": [
            {"id": bot, "name": words(f"bot-{bot}"), "about": words(f"bot-{bot}-about"), "simple": bot not in LEVELS}
            for bot in (*LEVELS, *sorted(BOTS.keys() - set(LEVELS)))
        ],
    }


@router.get("/games/{game_id}/rules", tags=["games"])
async def rules(game_id: str, lang: Lang) -> dict[str, str]:
    found = _known(game_id)
    text = files(found.package).joinpath("text", f"rules.{lang}.md").read_text(encoding="utf-8")
    return {"name": found.name(lang), "html": MarkdownIt("commonmark").enable("table").render(text)}


@router.get("/games/{game_id}/picture.svg", tags=["games"], response_class=Svg)
async def game_picture(game_id: str, theme: str = "light") -> Response:
    if theme not in ("light", "dark"):
        raise Told(f"The theme is light or dark, not “{theme}”.")
    svg = _card_picture(_known(game_id).id, theme)
    return Svg(svg, headers={"cache-control": "max-age=86400"})


@functools.cache
def _card_picture(game_id: str, theme: str) -> str:
    """The board of a game some way in: bots play it once."""
    found = game(game_id)
    match = Match(found, found.seats.stop - 1, seed=11)
    engine = found.python
    while not match.over and len(match.played) < 36:
        legal = match.legal
        match.play(legal[engine.turn(match.state) * 7919 % len(legal)])
    return picture.board(match.scene(SPECTATOR), theme, files(found.package) / "art")


@router.get("/icons.svg", tags=["games"], response_class=Svg)
async def icons(game: str | None = None) -> Response:
    """Icons and drawings as symbols `i-NAME`: of one game, or those shared by all."""
    folders = [files(_known(game).package) / "art"] if game else []
    svg = picture.sprite(folders)
    return Svg(svg, headers={"cache-control": "max-age=3600"})


# ---- tables ----
class SeatWish(BaseModel):
    kind: Word = Field(description="me, hot (one more person at this device), bot or open")
    bot: str | None = Field(None, max_length=40)
    name: str | None = Field(None, max_length=60)


class NewTable(BaseModel):
    game: str = Field(max_length=60)
    options: dict[Word, Word | bool] = Field(default_factory=dict)
    seats: list[SeatWish] = Field(max_length=12)
    public: bool = False
    seed: int | None = None
    hints: bool | None = Field(None, description="may people ask for hints? Default: where one person plays alone")


class Fill(BaseModel):
    bot: str = Field(STAND_IN, max_length=40)


class StandIn(BaseModel):
    seat: int = Field(ge=0, lt=12)
    bot: str = Field(STAND_IN, max_length=40)


class Return(BaseModel):
    seat: int = Field(ge=0, lt=12)


class Import(BaseModel):
    log: str = Field(max_length=1 << 20)


@router.get("/tables", tags=["tables"])
async def list_tables(
    request: Request, caller: Asking, lang: Lang, show: str = "mine", page: int = Query(0, ge=0, le=1000)
) -> list[dict[str, Any]]:
    """A page of tables: 60, newest first."""
    if show not in ("mine", "open", "watch"):
        raise Told("show is mine, open or watch.")
    found = []
    for room in await _hall(request).list(caller.person, show, page):
        found.append(room.to_json(caller.person, lang))
        await asyncio.sleep(0)  # each has a scene to make: others have their turn
    return sorted(found, key=lambda t: not t["your_move"]) if show == "mine" else found


@router.post("/tables", tags=["tables"])
async def create_table(body: NewTable, request: Request, caller: Changing, lang: Lang) -> dict[str, Any]:
    person = caller.must_be_somebody()
    seats = [(seat.kind, seat.bot, seat.name) for seat in body.seats]
    _quotas(request).new_table(request, person)
    if any(kind == "open" for kind, _, _ in seats):
        await _quotas(request).new_open_table(_hall(request), person)
    room = await _hall(request).create(
        person, body.game, dict(body.options), seats, body.public, body.seed, lang, body.hints
    )
    return room.to_json(person, lang)


@router.get("/tables/{table_id}", tags=["tables"])
async def show_table(room: Room, caller: Asking, lang: Lang) -> dict[str, Any]:
    return room.to_json(caller.person, lang)


@router.post("/tables/{table_id}/join", tags=["tables"])
async def join(room: Room, caller: Changing, lang: Lang) -> dict[str, Any]:
    await room.join(caller.must_be_somebody())
    return room.to_json(caller.person, lang)


@router.post("/tables/{table_id}/leave", tags=["tables"])
async def leave(room: Room, caller: Changing, lang: Lang) -> dict[str, Any]:
    await room.leave(caller.must_be_somebody())
    return room.to_json(caller.person, lang)


@router.post("/tables/{table_id}/fill", tags=["tables"])
async def fill(room: Room, body: Fill, caller: Changing, lang: Lang) -> dict[str, Any]:
    bot = known_bot(body.bot)
    await room.fill(caller.must_be_somebody(), bot, _known(room.header.game).words(lang)(f"bot-{bot}"))
    return room.to_json(caller.person, lang)


@router.post("/tables/{table_id}/resign", tags=["tables"])
async def resign(room: Room, caller: Changing, lang: Lang) -> dict[str, Any]:
    await room.resign(caller.must_be_somebody())
    return room.to_json(caller.person, lang)


@router.post("/tables/{table_id}/stand-in", tags=["tables"])
async def stand_in(room: Room, body: StandIn, caller: Changing, lang: Lang) -> dict[str, Any]:
    """A bot plays for a seat: one's own at once; one whose person is absent after notice."""
    await room.stand_in(caller.must_be_somebody(), body.seat, known_bot(body.bot))
    return room.to_json(caller.person, lang)


@router.post("/tables/{table_id}/return", tags=["tables"])
async def take_back(room: Room, body: Return, caller: Changing, lang: Lang) -> dict[str, Any]:
    """The person of the seat plays again."""
    await room.take_back_seat(caller.must_be_somebody(), body.seat)
    return room.to_json(caller.person, lang)


@router.post("/tables/{table_id}/hint", tags=["tables"])
async def hint(room: Room, request: Request, caller: Changing, lang: Lang) -> dict[str, Any]:
    """The best few choices of the caller, who is to move; where the table allows hints."""
    person = caller.must_be_somebody()
    limit: RateLimit = request.app.state.hint_limit
    with limit.counted(person.id):
        return await room.hint(person, lang)


@router.post("/tables/{table_id}/rematch", tags=["tables"])
async def rematch(room: Room, request: Request, caller: Changing, lang: Lang) -> dict[str, Any]:
    person = caller.must_be_somebody()
    _quotas(request).new_table(request, person)
    new = await _hall(request).rematch(person, room, lang)
    return new.to_json(caller.person, lang)


@router.post("/import", tags=["tables"])
async def import_log(body: Import, request: Request, caller: Changing, lang: Lang) -> dict[str, Any]:
    person = caller.must_be_somebody()
    _quotas(request).new_table(request, person)
    return (await _hall(request).import_log(person, body.log)).to_json(person, lang)


# ---- looking back ----
def _match(room: TableRoom) -> Match:
    if room.match is None:
        raise Refused("not-begun", 409)
    return room.match


def _viewer(room: TableRoom, caller: Caller) -> int:
    """The only seat of the caller; of several at one device none: nobody knows who of them is looking."""
    mine = room.seats_of(caller.person)
    return mine[0] if len(mine) == 1 else SPECTATOR


@router.get("/tables/{table_id}/history", tags=["tables"], response_class=Json)
async def history(
    room: Room, request: Request, caller: Asking, lang: Lang, first: int = Query(1, ge=1, lt=1 << 31)
) -> Json:
    """Decisions from a number on, as the caller may know them: at most 2000 in one answer, `total` tells how many
    there are."""
    _quotas(request).read(request, caller.person)
    viewer = room.told_to(_viewer(room, caller))
    return Json(await _hall(request).readers.history(room, _match(room), lang, viewer, first))


@router.get("/tables/{table_id}/at/{number}", tags=["tables"], response_class=Json)
async def at(room: Room, number: int, request: Request, caller: Asking, lang: Lang) -> Json:
    """The table after that many decisions, as the caller may see it; nothing can be chosen there."""
    _quotas(request).read(request, caller.person)
    match = _match(room)
    if not 0 <= number <= len(room.times):
        raise Refused("no-decision", 404, number=number, count=len(room.times))
    viewer = _viewer(room, caller)
    everything = room.told_to(viewer) is None
    return Json(await _hall(request).readers.run(scene_then, match.at(number), viewer, lang, everything))


@router.get("/tables/{table_id}/log", tags=["tables"], response_class=PlainTextResponse)
async def download_log(room: Room, request: Request, caller: Asking) -> PlainTextResponse:
    """The log; while the game runs, without its seed and without what others decided in secret."""
    _quotas(request).read(request, caller.person)
    still = _match(room).at(len(room.times))  # the game goes on meanwhile
    text = await _hall(request).readers.run(still.log, room.told_to(_viewer(room, caller)))
    name = f"{room.header.game}-{room.header.id}.log"
    return PlainTextResponse(text, headers={"content-disposition": f'attachment; filename="{name}"'})


def _reviews(request: Request) -> Reviews:
    reviews: Reviews = request.app.state.reviews
    return reviews


@router.post("/tables/{table_id}/review", tags=["tables"])
async def start_review(room: Room, request: Request, caller: Changing, lang: Lang) -> dict[str, Any]:
    """Look through a game that is over; all who ask share one review, and it is kept."""
    person = caller.must_be_somebody()
    limit: RateLimit = request.app.state.review_limit
    with limit.counted(person.id):
        return await _reviews(request).start(person, room, lang)


@router.get("/tables/{table_id}/review", tags=["tables"])
async def show_review(room: Room, request: Request, caller: Asking, lang: Lang) -> dict[str, Any]:
    """How far the review has come, and what it has found so far."""
    return await _reviews(request).show(room, lang)
