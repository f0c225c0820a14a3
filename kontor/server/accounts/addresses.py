"""E-mail addresses of people. Mail goes only to an address whose link was opened."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import sqlalchemy as sa

from ..errors import Refused
from ..mail import is_address
from ..moments import now
from ..storage.schema import addresses
from ..storage.store import Store
from .people import Person


async def address_of(store: Store, person: str) -> str | None:
    """Where mail for a person goes; None: nowhere."""
    known = addresses.c.person == person, addresses.c.verified.is_not(None)
    row = await store.read_one(sa.select(addresses.c.address).where(*known))
    return None if row is None else str(row["address"])


@dataclass(frozen=True)
class Kept:
    address: str | None = None
    verified: bool = False
    wanted: str | None = None
    """The next one: its link was not opened yet."""


class Addresses:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, person: Person) -> Kept:
        row = await self._store.read_one(sa.select(addresses).where(addresses.c.person == person.id))
        return Kept() if row is None else Kept(row["address"], row["verified"] is not None, row["wanted"])

    async def want(self, person: Person, address: str) -> str:
        """An address that is to be a person's; one that was verified stays until the new one is."""
        address = address.strip()
        if not is_address(address):
            raise Refused("address-form")
        kept = await self.of(person)
        mine = addresses.c.person == person.id
        if kept.verified:
            await self._store.write(addresses.update().where(mine).values(wanted=address))
        else:
            await self._store.write(
                addresses.delete().where(mine), addresses.insert().values(person=person.id, address=address)
            )
        return address

    async def verify(self, person: str, address: str) -> None:
        """The link sent there was opened. One that is not wanted any more changes nothing."""
        row = await self._store.read_one(sa.select(addresses).where(addresses.c.person == person))
        if row is None or address not in (row["address"], row["wanted"]):
            raise Refused("link-dead", 410)
        values = {"address": address, "verified": now(), "wanted": None}
        await self._store.write(addresses.update().where(addresses.c.person == person).values(**values))

    async def forget(self, person: Person) -> None:
        await self._store.write(addresses.delete().where(addresses.c.person == person.id))

    async def whose(self, typed: str) -> Sequence[str]:
        """The people who verified that address; several in a family may share one."""
        known = sa.func.lower(addresses.c.address) == typed.strip().lower(), addresses.c.verified.is_not(None)
        return [row["person"] for row in await self._store.read(sa.select(addresses.c.person).where(*known).limit(5))]
