"""Limits on what a stranger could guess at, counted in the database: for all servers, and across restarts."""

from __future__ import annotations

import hashlib
import time
from dataclasses import dataclass

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from ..errors import Refused
from ..storage.schema import tries
from ..storage.store import Store

FORGOTTEN = 86400.0  # seconds after which a count is of no interest


@dataclass(frozen=True)
class Limit:
    """At most `burst` at once, and `burst` per `seconds` in the long run."""

    name: str
    burst: int
    seconds: float


LOGIN_TO_ACCOUNT = Limit("login account", 10, 300)
LOGIN_FROM_ADDRESS = Limit("login address", 40, 300)
LOGIN = Limit("login", 400, 300)
MAIL_FROM_ADDRESS = Limit("mail address", 10, 3600)
MAIL_TO_ACCOUNT = Limit("mail account", 5, 3600)
OPEN_FROM_ADDRESS = Limit("link address", 30, 600)
REGISTER_FROM_ADDRESS = Limit("register address", 10, 3600)
REGISTER = Limit("register", 200, 3600)


class LoginAttempts:
    def __init__(self, store: Store, enabled: bool = True) -> None:
        self._store, self._enabled, self._counted = store, enabled, 0
        self._insert = sqlite.insert if store.engine.dialect.name == "sqlite" else postgresql.insert

    async def count(self, *limits: tuple[Limit, str]) -> None:
        """One more try under each limit and its key; refused by the first that is used up."""
        if not self._enabled:
            return
        if self._counted % 1000 == 0:
            await self._forget()
        self._counted += 1
        for limit, key in limits:
            if not (await self._store.change(self._one_more(limit, key)))[0]["allowed"]:
                raise Refused("too-often", 429)

    def _one_more(self, limit: Limit, key: str) -> sa.sql.dml.ReturningInsert[tuple[bool]]:
        """A bucket that each try fills by one and time empties. A clock set back only means that no time has passed."""
        now, rate = time.time(), limit.burst / limit.seconds
        passed = sa.case((tries.c.at < now, now - tries.c.at), else_=0.0)
        left = sa.case((tries.c.level > passed * rate, tries.c.level - passed * rate), else_=0.0)
        fits = left + 1 <= limit.burst
        return (
            self._insert(tries)
            .values(id=_hashed(limit, key), level=1.0, allowed=True, at=now)
            .on_conflict_do_update(
                index_elements=["id"],
                set_={"level": sa.case((fits, left + 1), else_=left), "allowed": fits, "at": now},
            )
            .returning(tries.c.allowed)
        )

    async def forgive(self, limit: Limit, key: str) -> None:
        """Whoever was right starts afresh."""
        if self._enabled:
            await self._store.write(tries.delete().where(tries.c.id == _hashed(limit, key)))

    async def _forget(self) -> None:
        """What is too old to matter, also by a clock that was set back."""
        await self._store.write(tries.delete().where(sa.func.abs(tries.c.at - time.time()) > FORGOTTEN))


def _hashed(limit: Limit, key: str) -> str:
    return hashlib.sha256(f"{limit.name}\n{key}".encode(errors="replace")).hexdigest()
