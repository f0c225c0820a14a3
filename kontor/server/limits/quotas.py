"""How much somebody may take: free guest sessions, tables, open tables, answers about the past.

Guests cost nothing, so what counts is also counted for the address they come from.
"""

from __future__ import annotations

from starlette.requests import HTTPConnection

from ..accounts.people import Person
from ..config import Settings
from ..errors import Refused
from ..storage.store import Store
from ..tables.listing import waiting_tables
from .rates import RateLimit, address_of

HOUR = 3600.0


class Quotas:
    def __init__(self, settings: Settings) -> None:
        on = settings.rate_limits
        self._open_tables = settings.open_tables if on else None
        self._guests = RateLimit(settings.guests_per_hour, HOUR, on)
        self._tables = RateLimit(settings.tables_per_hour, HOUR, on)
        self._tables_from = RateLimit(4 * settings.tables_per_hour, HOUR, on)
        self._reads = RateLimit(settings.reads_per_minute, 60.0, on)
        self._reads_from = RateLimit(4 * settings.reads_per_minute, 60.0, on)

    @property
    def limits(self) -> dict[str, RateLimit]:
        return {
            "guests": self._guests,
            "tables": self._tables,
            "tables from": self._tables_from,
            "reads": self._reads,
            "reads from": self._reads_from,
        }

    def new_guest(self, connection: HTTPConnection) -> None:
        if not self._guests.allows(address_of(connection)):
            raise Refused("too-many-guests", 429)

    def new_table(self, connection: HTTPConnection, person: Person) -> None:
        if not (self._tables.allows(person.id) and self._tables_from.allows(address_of(connection))):
            raise Refused("too-many-tables", 429)

    async def new_open_table(self, store: Store, person: Person) -> None:
        """Tables that wait for others, at the same time."""
        if self._open_tables is not None and await waiting_tables(store, person) >= self._open_tables:
            raise Refused("too-many-open-tables", 409, count=self._open_tables)

    def read(self, connection: HTTPConnection, person: Person | None) -> None:
        """Looking back at a game costs more than looking at it."""
        if not ((person is None or self._reads.allows(person.id)) and self._reads_from.allows(address_of(connection))):
            raise Refused("too-often", 429)
