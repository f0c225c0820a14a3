"""People: guests with a name, accounts with a login and a password."""

from __future__ import annotations

import asyncio
import functools
import secrets
import unicodedata
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error

from ..contract import answers
from ..errors import Refused
from ..moments import now
from ..storage.schema import people
from ..storage.store import Store
from .names import checked_name, is_reserved, skeleton

OPERATOR = "operator"
_hasher = PasswordHasher()


@functools.cache
def _nobody() -> str:
    """Checked when a login is unknown, so that an answer takes as long as for a known one."""
    return _hasher.hash(secrets.token_hex(8))


@dataclass(frozen=True)
class Person:
    id: str
    name: str
    login: str | None
    preferences: dict[str, Any]
    role: str | None = None

    @property
    def is_operator(self) -> bool:
        return self.role == OPERATOR

    def told(self) -> answers.Person:
        """To this person alone."""
        return answers.Person(
            id=self.id, name=self.name, login=self.login, preferences=self.preferences, operator=self.is_operator
        )


class People:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def get(self, person_id: str | None) -> Person | None:
        if person_id is None:
            return None
        row = await self._store.read_one(sa.select(people).where(people.c.id == person_id))
        return person_of(row) if row else None

    async def add_guest(self, name: str, chosen: bool = True) -> Person:
        """`chosen`: by the guest, not by the server."""
        person = Person(secrets.token_urlsafe(12), checked_name(name), None, {})
        if chosen:
            await self.must_be_free(person.name, None)
        await self._store.write(
            people.insert().values(id=person.id, name=person.name, preferences=person.preferences, created=now())
        )
        return person

    async def register(self, person: Person | None, login: str, password: str, name: str | None) -> Person:
        """Make an account; a guest keeps their games. A login that somebody has is refused as one that nobody can have,
        after the same time."""
        check_password(password)
        if person is not None and person.login is not None:
            raise Refused("has-account")
        typed, login = login, normal_login(login)
        hashed = await asyncio.to_thread(_hasher.hash, password)
        possible = 3 <= len(login) <= 120 and login.isprintable() and " " not in login
        if await self._with_login(typed) is not None or not possible:
            raise Refused("login-unusable")
        if person is None:
            person = await self.add_guest(name or login.split("@")[0][:24])
        else:
            await self.must_be_free(person.name, person)
        change = (
            people.update()
            .where(people.c.id == person.id)
            .values(login=login, password=hashed, skeleton=skeleton(person.name))
        )
        try:
            await self._store.write(change)
        except sa.exc.IntegrityError:
            raise Refused("login-unusable") from None
        return await self.get(person.id) or person

    async def _with_login(self, typed: str) -> sa.RowMapping | None:
        """Who has that login. Before 0.7.1 logins were kept in small letters and nothing more: that spelling counts
        first, so that nobody's account becomes another's."""
        older = typed.strip().lower()
        spellings = [login for login in (older, normal_login(typed)) if login.isprintable()]
        found = await self._store.read(sa.select(people).where(people.c.login.in_(spellings)))
        return min(found, key=lambda row: bool(row["login"] != older), default=None)

    async def log_in(self, login: str, password: str) -> Person:
        row = await self._with_login(login)
        if not await _fits(password, row):
            raise Refused("login-wrong", 403)
        assert row is not None
        return person_of(row)

    async def change_password(self, person: Person, current: str, password: str) -> None:
        await self.confirm_password(person, current)
        await self.set_password(person, password)

    async def set_password(self, person: Person, password: str) -> None:
        check_password(password)
        hashed = await asyncio.to_thread(_hasher.hash, password)
        await self._store.write(people.update().where(people.c.id == person.id).values(password=hashed))

    async def confirm_password(self, person: Person, password: str) -> None:
        """Whoever sits there knows the password of the account."""
        row = await self._store.read_one(sa.select(people).where(people.c.id == person.id))
        if row is None or row["password"] is None:
            raise Refused("no-account")
        if not await _fits(password, row):
            raise Refused("password-wrong", 403)

    async def with_login(self, typed: str) -> Person | None:
        row = await self._with_login(typed)
        return person_of(row) if row else None

    async def change(self, person: Person, name: str | None, preferences: dict[str, Any] | None) -> Person:
        values: dict[str, Any] = {}
        if name is not None:
            values["name"] = checked_name(name)
            if values["name"] != person.name:
                await self.must_be_free(values["name"], person)
            values["skeleton"] = skeleton(values["name"]) if person.login else None
        if preferences is not None:
            merged = {**person.preferences, **preferences}
            if len(merged) > 30 or len(str(merged)) > 4000:
                raise Refused("too-many-preferences")
            values["preferences"] = merged
        if values:
            await self._store.write(people.update().where(people.c.id == person.id).values(**values))
        return await self.get(person.id) or person

    # ---- names ----
    async def must_be_free(self, name: str, person: Person | None) -> None:
        """Nobody bears a name that looks like that of an account, a bot or the operator."""
        if is_reserved(name):
            raise Refused("name-reserved")
        others = sa.select(people.c.id).where(people.c.skeleton == skeleton(name), people.c.login.is_not(None))
        if person is not None:
            others = others.where(people.c.id != person.id)
        if await self._store.read_one(others) is not None:
            raise Refused("name-taken")

    async def learn_names(self) -> None:
        """What the names of accounts look like that are older than this question."""
        unknown = people.c.login.is_not(None), people.c.skeleton.is_(None)
        for row in await self._store.read(sa.select(people.c.id, people.c.name).where(*unknown)):
            look = skeleton(row["name"])
            await self._store.write(people.update().where(people.c.id == row["id"]).values(skeleton=look))


def check_password(password: str) -> None:
    if not 8 <= len(password) <= 200:
        raise Refused("password-form")


def normal_login(typed: str) -> str:
    """A login as accounts keep it and limits count it, however it was typed."""
    plain = unicodedata.normalize("NFKC", typed).strip().casefold()
    return unicodedata.normalize("NFKC", plain)


def _verify(kept: str | None, password: str) -> None:
    nobody = _nobody()  # also for those who are somebody: the first time must take as long for all
    _hasher.verify(kept or nobody, password)


async def _fits(password: str, row: sa.RowMapping | None) -> bool:
    kept = row["password"] if row else None
    try:
        await asyncio.to_thread(_verify, kept, password)
    except Argon2Error:
        return False
    return kept is not None


def person_of(row: sa.RowMapping) -> Person:
    return Person(row["id"], row["name"], row["login"], dict(row["preferences"]), row["role"])
