"""Links that open something once: a token that only the mail has, signed by the server; the database has its hash.

Opening one takes it out of the database, so it works once, whoever else tries at the same moment. A token that was
never ours fails by its signature, and costs no look into the database.
"""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass
from datetime import timedelta
from typing import Literal

import sqlalchemy as sa
from itsdangerous import BadSignature, Signer

from ..errors import Refused
from ..moments import now
from ..storage.schema import links
from ..storage.store import Store

LinkKind = Literal["verify", "reset"]
LASTS: dict[LinkKind, timedelta] = {"verify": timedelta(days=2), "reset": timedelta(hours=1)}
BY_OPERATOR = timedelta(days=1)
"""How long a link lasts that the operator hands over in person."""


@dataclass(frozen=True)
class Link:
    person: str
    address: str | None


class Links:
    def __init__(self, store: Store, key: str) -> None:
        self._store = store
        self._signer = Signer(key, salt="link", digest_method=hashlib.sha256)

    async def make(
        self, kind: LinkKind, person: str, address: str | None = None, lasts: timedelta | None = None
    ) -> str:
        """A new token; earlier ones of that kind open nothing any more."""
        token = self._signer.sign(f"{kind}.{secrets.token_urlsafe(24)}").decode()
        at = now()
        await self._store.write(
            links.delete().where(sa.or_(sa.and_(links.c.person == person, links.c.kind == kind), links.c.expires < at)),
            links.insert().values(
                id=_hashed(token),
                person=person,
                kind=kind,
                address=address,
                created=at,
                expires=at + (lasts or LASTS[kind]),
            ),
        )
        return token

    async def open(self, kind: LinkKind, token: str) -> Link:
        """What a token is for; it is used up."""
        try:
            told = self._signer.unsign(token.encode("ascii", "replace")).decode()
        except (BadSignature, UnicodeDecodeError):
            raise Refused("link-dead", 410) from None
        if not told.startswith(f"{kind}."):
            raise Refused("link-dead", 410)
        taken = links.delete().where(links.c.id == _hashed(token), links.c.kind == kind)
        rows = await self._store.change(taken.returning(links.c.person, links.c.address, links.c.expires))
        if not rows or rows[0]["expires"] < now():
            raise Refused("link-dead", 410)
        return Link(rows[0]["person"], rows[0]["address"])


def _hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
