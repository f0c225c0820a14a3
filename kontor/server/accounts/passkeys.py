"""Passkeys (WebAuthn): an account opens with what a device keeps, without login and password.

The device signs a challenge that the server made a moment ago for this browser and for this purpose; each counts once.
The relying party is the host of `public_url`, else the host the browser asked for. A count of signatures that does not
grow comes from a copied key, and is refused.
"""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from types import ModuleType
from typing import Literal
from urllib.parse import urlsplit

import sqlalchemy as sa
from starlette.requests import HTTPConnection

from ..config import Settings
from ..errors import Refused
from ..moments import monotonic, now
from ..storage.schema import passkeys, people
from ..storage.store import Store
from .people import Person, person_of
from .sessions import Session

Purpose = Literal["register", "login", "confirm"]
MOST = 20
"""Passkeys of one person."""
LASTS = 300.0  # seconds for whoever is asked for a finger or a PIN
MOST_CHALLENGES = 10_000


async def _device() -> ModuleType:
    """`authenticators`, which is loaded now if it was not yet, while everything else goes on."""
    return await asyncio.to_thread(import_module, f"{__package__}.authenticators")


@dataclass(frozen=True)
class RelyingParty:
    """Whom passkeys are for, as browsers know it."""

    id: str
    origins: list[str]

    @classmethod
    def of(cls, connection: HTTPConnection, settings: Settings) -> RelyingParty:
        if settings.public_url:
            found = urlsplit(settings.public_url)
            return cls(found.hostname or "", [f"{found.scheme}://{found.netloc}"])
        host = connection.headers.get("host", "")
        try:
            name = urlsplit(f"//{host}").hostname
        except ValueError:
            name = None
        if not name:
            raise Refused("passkey-wrong", 403)
        allowed = [origin.strip() for origin in settings.origins.split(",")]
        further = [origin for origin in allowed if urlsplit(origin).hostname == name]
        return cls(name, [f"http://{host}", f"https://{host}", *further])


class _Challenges:
    """What devices were asked to sign, by browser and purpose; taken out when it is used."""

    def __init__(self) -> None:
        self._waiting: OrderedDict[tuple[str, Purpose], tuple[bytes, float]] = OrderedDict()

    def make(self, session: Session, purpose: Purpose) -> bytes:
        challenge = secrets.token_bytes(32)
        self._waiting.pop((session.id, purpose), None)
        self._waiting[session.id, purpose] = challenge, monotonic()
        while len(self._waiting) > MOST_CHALLENGES:
            self._waiting.popitem(last=False)
        return challenge

    def take(self, session: Session, purpose: Purpose) -> bytes:
        challenge, made = self._waiting.pop((session.id, purpose), (b"", 0.0))
        if not challenge or monotonic() - made > LASTS:
            raise Refused("passkey-late", 409)
        return challenge


class Passkeys:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._challenges = _Challenges()

    async def of(self, person: Person) -> Sequence[sa.RowMapping]:
        query = sa.select(passkeys).where(passkeys.c.person == person.id).order_by(passkeys.c.created)
        return await self._store.read(query)

    # ---- registering ----
    async def ask_to_register(self, session: Session, person: Person, party: RelyingParty) -> str:
        known = await self.of(person)
        if person.login is None:
            raise Refused("passkey-guest", 409)
        if len(known) >= MOST:
            raise Refused("passkey-many", 409, count=MOST)
        device = await _device()
        challenge = self._challenges.make(session, "register")
        asked: str = device.to_register(party.id, person.login, person.id, person.name, challenge, known)
        return asked

    async def register(self, session: Session, person: Person, party: RelyingParty, name: str, given: str) -> None:
        challenge, device = self._challenges.take(session, "register"), await _device()
        try:
            found = device.registered(given, challenge, party.id, party.origins)
        except device.WRONG:
            raise Refused("passkey-wrong", 403) from None
        row = {
            "id": hashlib.sha256(found.id).hexdigest(),
            "person": person.id,
            "credential": found.id,
            "key": found.key,
            "count": found.count,
            "transports": found.transports,
            "name": " ".join(name.split())[:40],
            "created": now(),
        }
        try:
            await self._store.write(passkeys.insert().values(**row))
        except sa.exc.IntegrityError:
            raise Refused("passkey-wrong", 403) from None

    # ---- showing ----
    async def ask(self, session: Session, purpose: Purpose, party: RelyingParty, person: Person | None = None) -> str:
        """What a device is to sign; of nobody in particular: the device says whose passkey it has."""
        known = await self.of(person) if person else None
        device = await _device()
        asked: str = device.to_sign(party.id, self._challenges.make(session, purpose), known)
        return asked

    async def shown(self, session: Session, purpose: Purpose, party: RelyingParty, given: str) -> Person:
        """Whose passkey signed what was asked."""
        challenge, device = self._challenges.take(session, purpose), await _device()
        try:
            credential = device.read(given)
        except device.WRONG:
            raise Refused("passkey-wrong", 403) from None
        key = hashlib.sha256(credential.raw_id).hexdigest()
        row = await self._store.read_one(sa.select(passkeys).where(passkeys.c.id == key))
        if row is None:
            raise Refused("passkey-wrong", 403)
        try:
            count = device.count_of(credential, challenge, party.id, party.origins, row)
        except device.WRONG:
            raise Refused("passkey-wrong", 403) from None
        same = passkeys.c.id == key, passkeys.c.count == row["count"]  # two answers at once: the second is refused
        grown = passkeys.update().where(*same).values(count=count, used=now())
        if not await self._store.change(grown.returning(passkeys.c.id)):
            raise Refused("passkey-wrong", 403)
        owner = await self._store.read_one(sa.select(people).where(people.c.id == row["person"]))
        assert owner is not None  # a passkey refers to its person
        return person_of(owner)

    async def remove(self, person: Person, key: str) -> None:
        gone = passkeys.delete().where(passkeys.c.person == person.id, passkeys.c.id == key).returning(passkeys.c.id)
        if not await self._store.change(gone):
            raise Refused("no-passkey", 404)
