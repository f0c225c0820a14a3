"""People: guests with a name, accounts with a password, and the signed cookie that says who a browser is."""

from __future__ import annotations

import asyncio
import secrets
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

import sqlalchemy as sa
from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error
from itsdangerous import BadSignature, Signer, URLSafeTimedSerializer

from .errors import Refused
from .schema import people
from .store import Store

COOKIE = "kontor"
COOKIE_AGE = 365 * 86400
_hasher = PasswordHasher()
# Checked when a login is unknown, so that an answer takes as long as for a known one.
_NOBODY = _hasher.hash(secrets.token_hex(8))


def now() -> datetime:
    """UTC without zone: what both databases keep alike."""
    return datetime.now(UTC).replace(tzinfo=None)


@dataclass(frozen=True)
class Person:
    id: str
    name: str
    login: str | None
    preferences: dict[str, Any]

    def to_json(self) -> dict[str, Any]:
        facts = {"id": self.id, "name": self.name, "account": self.login is not None}
        return {**facts, "login": self.login, "preferences": self.preferences}


@dataclass(frozen=True)
class Session:
    """What the cookie holds: a random session, and the person if there is one."""

    id: str
    person: str | None = None


class Sessions:
    """Signs and reads cookies and the tokens that state-changing requests must carry."""

    def __init__(self, key: str) -> None:
        self._cookies = URLSafeTimedSerializer(key, salt="cookie")
        self._tokens = Signer(key, salt="token")

    def new(self, person: str | None = None) -> Session:
        return Session(secrets.token_urlsafe(12), person)

    def write(self, session: Session) -> str:
        return self._cookies.dumps([session.id, session.person])

    def read(self, cookie: str | None) -> Session | None:
        try:
            session, person = self._cookies.loads(cookie or "", max_age=COOKIE_AGE)
            return Session(session, person)
        except (BadSignature, ValueError, TypeError):
            return None

    def token(self, session: Session) -> str:
        return self._tokens.sign(session.id).decode()

    def token_fits(self, session: Session, token: str | None) -> bool:
        try:
            return self._tokens.unsign(token or "").decode() == session.id
        except BadSignature:
            return False


class People:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def get(self, person_id: str | None) -> Person | None:
        if person_id is None:
            return None
        row = await self._store.read_one(sa.select(people).where(people.c.id == person_id))
        return _person(row) if row else None

    async def add_guest(self, name: str) -> Person:
        person = Person(secrets.token_urlsafe(12), checked_name(name), None, {})
        await self._store.write(
            people.insert().values(id=person.id, name=person.name, preferences=person.preferences, created=now())
        )
        return person

    async def register(self, person: Person | None, login: str, password: str, name: str | None) -> Person:
        """Make an account; a guest keeps their games."""
        login = login.strip().lower()
        if not 3 <= len(login) <= 120 or not login.isprintable() or " " in login:
            raise Refused("login-form")
        if not 8 <= len(password) <= 200:
            raise Refused("password-form")
        if person is not None and person.login is not None:
            raise Refused("has-account")
        if await self._store.read_one(sa.select(people.c.id).where(people.c.login == login)):
            raise Refused("login-taken", 409)
        if person is None:
            person = await self.add_guest(name or login.split("@")[0][:40])
        hashed = await asyncio.to_thread(_hasher.hash, password)
        change = people.update().where(people.c.id == person.id).values(login=login, password=hashed)
        try:
            await self._store.write(change)
        except sa.exc.IntegrityError:
            raise Refused("login-taken", 409) from None
        return await self.get(person.id) or person

    async def log_in(self, login: str, password: str) -> Person:
        login = login.strip().lower()
        query = sa.select(people).where(people.c.login == login)
        row = await self._store.read_one(query) if login.isprintable() else None
        try:
            await asyncio.to_thread(_hasher.verify, row["password"] if row else _NOBODY, password)
        except Argon2Error:
            row = None
        if row is None:
            raise Refused("login-wrong", 403)
        return _person(row)

    async def change(self, person: Person, name: str | None, preferences: dict[str, Any] | None) -> Person:
        values: dict[str, Any] = {}
        if name is not None:
            values["name"] = checked_name(name)
        if preferences is not None:
            merged = {**person.preferences, **preferences}
            if len(merged) > 30 or len(str(merged)) > 4000:
                raise Refused("too-many-preferences")
            values["preferences"] = merged
        if values:
            await self._store.write(people.update().where(people.c.id == person.id).values(**values))
        return await self.get(person.id) or person


def _person(row: sa.RowMapping) -> Person:
    return Person(row["id"], row["name"], row["login"], dict(row["preferences"]))


def checked_name(name: str) -> str:
    name = " ".join(name.split())
    if not 1 <= len(name) <= 24 or "|" in name or not name.isprintable():
        raise Refused("name-form")
    return name
