"""Sessions: who a browser is. The browser has a random cookie, the server knows its hash and whose it is.

A visitor without a name has a cookie too, for the token of their requests, but the server keeps nothing of it. Before
0.7.1 the cookie itself said, signed, who somebody was. Such a cookie of a guest, who has nothing else to come back
with, counts as long as they are a guest and do not end it; whoever has an account logs in again. Nobody is refused
because of the time: a clock set wrong must not lose guests.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta

import sqlalchemy as sa
import structlog
from itsdangerous import BadSignature, Signer, URLSafeTimedSerializer

from ..moments import now
from ..storage.schema import people, sessions
from ..storage.store import Store
from .people import Person, person_of

log = structlog.get_logger()
COOKIE = "kontor"
COOKIE_AGE = 365 * 86400  # seconds a browser keeps it after it was last renewed
RENEWED_AFTER = timedelta(days=1)
RECENT = timedelta(minutes=15)
"""So long after a login, or after password or passkey were shown again, what matters may be changed."""
_FORM = re.compile(r"[A-Za-z0-9_-]{43}", re.ASCII)


@dataclass(frozen=True)
class Session:
    """A cookie and whose it is; `sent`: the browser must be told of it."""

    cookie: str
    person: Person | None = None
    sent: bool = True
    begun: datetime | None = None
    confirmed: datetime | None = None
    """When password or passkey were last shown again."""

    @property
    def id(self) -> str:
        return hashlib.sha256(self.cookie.encode()).hexdigest()

    @property
    def is_recent(self) -> bool:
        """Whether whoever sits there logged in or confirmed a moment ago; a clock set back asks once more."""
        at = now()
        return any(then is not None and abs(at - then) <= RECENT for then in (self.begun, self.confirmed))

    @property
    def is_confirmed(self) -> bool:
        return self.confirmed is not None and abs(now() - self.confirmed) <= RECENT


class Tokens:
    """What state-changing requests must carry: only our own pages can read it."""

    def __init__(self, key: str) -> None:
        self._signer = Signer(key, salt="token")

    def token(self, session: Session) -> str:
        return self._signer.get_signature(session.id).decode()

    def fits(self, session: Session, token: str | None) -> bool:
        return self._signer.verify_signature(session.id, token or "")


class Sessions:
    def __init__(self, store: Store, key: str) -> None:
        self._store = store
        self._older = URLSafeTimedSerializer(key, salt="cookie")

    async def find(self, cookie: str | None) -> Session:
        """Whoever has that cookie: a person, or a visitor without a name."""
        if not cookie or not cookie.isascii() or len(cookie) > 300:
            return _visitor()
        found = await self._kept(Session(cookie))
        if found is not None:
            return found
        return Session(cookie, sent=False) if _FORM.fullmatch(cookie) else await self._taken_over(cookie)

    async def _kept(self, asked: Session) -> Session | None:
        own = sessions.c.id.label("session"), sessions.c.seen, sessions.c.created.label("begun"), sessions.c.confirmed
        query = sa.select(*own, people)
        row = await self._store.read_one(
            query.outerjoin_from(sessions, people, people.c.id == sessions.c.person).where(sessions.c.id == asked.id)
        )
        if row is None:
            return None
        if row["id"] is None:  # ended
            return _visitor()
        due = abs(now() - row["seen"]) > RENEWED_AFTER
        return Session(asked.cookie, person_of(row), due, row["begun"], row["confirmed"])

    async def _taken_over(self, cookie: str) -> Session:
        """A cookie from before 0.7.1: from now on its session is kept here like any other."""
        try:
            _, person_id = self._older.loads(cookie)  # its time is not asked for
        except (BadSignature, ValueError, TypeError):
            return _visitor()
        if not isinstance(person_id, str) or not person_id.isprintable():
            return _visitor()
        guest = people.c.id == person_id, people.c.login.is_(None)
        row = await self._store.read_one(sa.select(people).where(*guest))
        if row is None:
            return _visitor()
        session = Session(cookie, person_of(row))
        try:
            await self._keep(session)
        except sa.exc.IntegrityError:  # another page of the same browser was quicker
            return await self._kept(session) or _visitor()
        return session

    async def _keep(self, session: Session, device: str = "") -> None:
        at = now()
        person = session.person.id if session.person else None
        row = {"id": session.id, "person": person, "created": at, "seen": at, "device": device[:60]}
        await self._store.write(sessions.insert().values(**row))

    async def begin(self, person: Person, device: str = "") -> Session:
        """A new cookie: nobody can have known it before."""
        session = Session(secrets.token_urlsafe(32), person, begun=now())
        await self._keep(session, device)
        return session

    async def confirm(self, session: Session) -> Session:
        """Password or passkey were shown again."""
        at = now()
        await self._store.write(sessions.update().where(sessions.c.id == session.id).values(confirmed=at))
        return replace(session, confirmed=at)

    async def all_of(self, person: Person) -> Sequence[sa.RowMapping]:
        """The browsers of a person, the one used last first."""
        query = sa.select(sessions).where(sessions.c.person == person.id)
        return await self._store.read(query.order_by(sessions.c.seen.desc(), sessions.c.created.desc()))

    async def renew(self, session: Session) -> None:
        """Used today. If that cannot be written now, it will be the next time."""
        try:
            await self._store.write(sessions.update().where(sessions.c.id == session.id).values(seen=now()))
        except Exception as error:
            log.warning("session not renewed", reason=str(error))

    async def end(self, session: Session) -> list[str]:
        """Log-out; returns what has ended."""
        return await self._end(sessions.c.id == session.id)

    async def end_all(self, person: Person) -> list[str]:
        return await self._end(sessions.c.person == person.id)

    async def end_others(self, session: Session) -> list[str]:
        assert session.person is not None
        return await self._end(sa.and_(sessions.c.person == session.person.id, sessions.c.id != session.id))

    async def end_one(self, person: Person, known_as: str) -> list[str]:
        """The session whose id begins like that: the whole id is told to nobody."""
        begins = sa.func.substr(sessions.c.id, 1, len(known_as)) == known_as
        return await self._end(sa.and_(sessions.c.person == person.id, begins))

    async def _end(self, which: sa.ColumnElement[bool]) -> list[str]:
        ended = sessions.update().where(which).values(person=None).returning(sessions.c.id)
        return [row["id"] for row in await self._store.change(ended)]


def _visitor() -> Session:
    return Session(secrets.token_urlsafe(32))
