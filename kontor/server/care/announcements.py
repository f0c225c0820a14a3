"""What all pages show: one message of the operator, such as when the server will be away."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

import sqlalchemy as sa

from ..errors import Refused
from ..moments import monotonic, now
from ..storage.schema import announcements
from ..storage.store import Store
from .audit import Actor, audited

FRESH = 5.0  # seconds for which an answer serves all pages


@dataclass(frozen=True)
class Announcement:
    text: str
    begins: datetime | None
    until: datetime | None


class Announcements:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: Announcement | None = None
        self._asked = float("-inf")

    async def current(self) -> Announcement | None:
        if monotonic() - self._asked > FRESH:
            newest = sa.select(announcements).order_by(announcements.c.id.desc())
            row = await self._store.read_one(newest)
            self._known = None
            if row is not None and row["text"]:
                self._known = Announcement(row["text"], row["begins"], row["until"])
            self._asked = monotonic()
        known = self._known
        return None if known is None or (known.until is not None and known.until <= now()) else known

    async def announce(self, actor: Actor, text: str, begins: datetime | None, until: datetime | None) -> None:
        """An empty text takes back what was announced."""
        text = " ".join(text.split())
        if len(text) > 500:
            raise Refused("announcement-long")
        row = {"text": text, "begins": begins, "until": until, "at": now()}
        await self._store.write(
            announcements.insert().values(**row), audited(actor, "announced" if text else "announcement-taken-back")
        )
        self._asked = float("-inf")
