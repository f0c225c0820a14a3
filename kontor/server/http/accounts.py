"""Routes: who somebody is."""

from __future__ import annotations

import secrets
from typing import Annotated

import structlog
from fastapi import APIRouter, Depends, Request, Response

import kontor

from ..accounts.devices import device_of
from ..accounts.merging import merge_guest
from ..accounts.people import Person, normal_login
from ..accounts.sessions import COOKIE, COOKIE_AGE, Session
from ..care.sanctions import must_be_allowed
from ..contract.answers import Me
from ..contract.requests import Login, NewGuest, NewPassword, PersonChange, Registration
from ..errors import Refused, words
from ..limits.login_attempts import (
    LOGIN,
    LOGIN_FROM_ADDRESS,
    LOGIN_TO_ACCOUNT,
    REGISTER,
    REGISTER_FROM_ADDRESS,
)
from ..limits.rates import address_of
from .dependencies import (
    Attempts,
    Caller,
    ChangingCaller,
    Language,
    Leader,
    PeopleStore,
    QuotaLimits,
    Registry,
    SessionStore,
    Somebody,
    TokenSigner,
)
from .security_headers import over_tls

log = structlog.get_logger()
router = APIRouter(tags=["people"])


class SignIn:
    """Answers who somebody is now; sends the cookie where the browser does not have it yet."""

    def __init__(
        self,
        request: Request,
        response: Response,
        sessions: SessionStore,
        tokens: TokenSigner,
        registry: Registry,
        director: Leader,
    ) -> None:
        self._request, self._response = request, response
        self._sessions, self._tokens, self._registry, self._director = sessions, tokens, registry, director
        self._device = device_of(request.headers.get("user-agent", ""))

    def me(self, session: Session, person: Person | None = None) -> Me:
        if session.sent:
            secure = over_tls(self._request.scope, self._request.app.state.settings.secure_cookies)
            self._response.set_cookie(
                COOKIE, session.cookie, max_age=COOKIE_AGE, httponly=True, samesite="lax", secure=secure, path="/"
            )
        person = person or session.person
        told = person.told() if person else None
        return Me(person=told, token=self._tokens.token(session), version=kontor.__version__)

    async def must_be_allowed(self, person: Person) -> None:
        """An account that is closed lets nobody in, and says why and for how long."""
        await must_be_allowed(self._registry.store, person.id, "login")

    async def begin(self, before: Session, person: Person) -> Me:
        """A new session; the one before it is over, whoever else has its cookie."""
        await self.must_be_allowed(person)
        self._registry.end_sessions(await self._sessions.end(before))
        return self.me(await self._sessions.begin(person, self._device))

    async def come_in(self, before: Session, person: Person, take_along: bool) -> Me:
        """A log-in; a guest may take along what they have played."""
        await self.must_be_allowed(person)
        if take_along and before.person is not None and before.person.login is None:
            await merge_guest(self._registry.store, self._registry, self._director, before.person, person)
        log.info("logged in", person=person.id)
        return await self.begin(before, person)

    async def begin_alone(self, person: Person) -> Me:
        """A new session, and no other of this person."""
        await self.must_be_allowed(person)
        self._registry.end_sessions(await self._sessions.end_all(person))
        return self.me(await self._sessions.begin(person, self._device))

    async def end(self, session: Session) -> Me:
        if session.person is not None:
            log.info("logged out", person=session.person.id)
        self._registry.end_sessions(await self._sessions.end(session))
        return self.me(await self._sessions.find(None))


SigningIn = Annotated[SignIn, Depends()]


@router.get("/me")
async def me(caller: Caller, sessions: SessionStore, sign_in: SigningIn) -> Me:
    """Who this browser is, and the token its changing requests must carry."""
    if caller.person is not None and caller.sent:
        await sessions.renew(caller)
    return sign_in.me(caller)


@router.post("/guest")
async def guest(
    body: NewGuest,
    request: Request,
    caller: ChangingCaller,
    people: PeopleStore,
    quotas: QuotaLimits,
    sign_in: SigningIn,
    lang: Language,
) -> Me:
    """Play at once, with a name or without; a guest who asks again with a name changes theirs."""
    if caller.person is not None:
        return sign_in.me(caller, await people.change(caller.person, body.name, None))
    quotas.new_guest(request)
    if body.name is None:
        return await sign_in.begin(caller, await people.add_guest(_new_name(lang), chosen=False))
    return await sign_in.begin(caller, await people.add_guest(body.name))


def _new_name(language: str) -> str:
    """For whoever did not say theirs; the number tells one from another."""
    return words(language)("guest-name", number=f"{100 + secrets.randbelow(900)}")


@router.post("/register")
async def register(
    body: Registration,
    request: Request,
    caller: ChangingCaller,
    people: PeopleStore,
    quotas: QuotaLimits,
    attempts: Attempts,
    sign_in: SigningIn,
) -> Me:
    """Make an account. What a guest's browsers had before is over: only the account's own sessions count."""
    await attempts.count((REGISTER_FROM_ADDRESS, address_of(request)), (REGISTER, ""))
    if caller.person is None:
        quotas.new_guest(request)
    return await sign_in.begin_alone(await people.register(caller.person, body.login, body.password, body.name))


@router.post("/login")
async def login(
    body: Login,
    request: Request,
    caller: ChangingCaller,
    people: PeopleStore,
    attempts: Attempts,
    sign_in: SigningIn,
) -> Me:
    """Log in; a guest may take along what they have played."""
    account = LOGIN_TO_ACCOUNT, normal_login(body.login)
    await attempts.count((LOGIN_FROM_ADDRESS, address_of(request)), account, (LOGIN, ""))
    try:
        person = await people.log_in(body.login, body.password)
    except Refused:  # not with the login: people type passwords there
        log.info("log-in refused", address=address_of(request))
        raise
    await attempts.forgive(*account)
    return await sign_in.come_in(caller, person, body.take_along)


@router.post("/password")
async def change_password(
    body: NewPassword, request: Request, person: Somebody, people: PeopleStore, attempts: Attempts, sign_in: SigningIn
) -> Me:
    """Change the password; everywhere else this person is logged out."""
    account = LOGIN_TO_ACCOUNT, person.login or ""
    await attempts.count((LOGIN_FROM_ADDRESS, address_of(request)), account, (LOGIN, ""))
    await people.change_password(person, body.current, body.password)
    await attempts.forgive(*account)
    return await sign_in.begin_alone(person)


@router.post("/logout")
async def logout(caller: ChangingCaller, sign_in: SigningIn) -> Me:
    return await sign_in.end(caller)


@router.patch("/me")
async def change_me(
    body: PersonChange, caller: ChangingCaller, person: Somebody, people: PeopleStore, sign_in: SigningIn
) -> Me:
    return sign_in.me(caller, await people.change(person, body.name, body.preferences))
