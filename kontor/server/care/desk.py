"""The database for `kontor admin`: alone, or beside a server that runs.

Rows that the server reads anew whenever it needs them (people, sanctions, reports, links, messages) can be changed
under it. Tables live in its memory, and ratings change with every game that ends: both are changed only while no server
runs, or on the operator's page.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from kontor.kernel import KontorError

from ..accounts.links import BY_OPERATOR, Links
from ..accounts.people import People, Person
from ..accounts.sessions import Sessions
from ..calls.bell import Bell
from ..config import Settings
from ..storage.ownership import IN_USE, Owner
from ..storage.private_files import make_private_folder
from ..storage.store import Store
from ..tables.clocks.uptime import Uptime
from ..tables.clocks.vacations import Vacations
from ..tables.registry import TableRegistry
from ..thinking import Thinkers


@dataclass
class Desk:
    settings: Settings
    store: Store
    people: People
    bell: Bell
    _tables: TableRegistry | None

    @property
    def tables(self) -> TableRegistry:
        """To change tables with; only while no server has them in its memory."""
        self.must_be_alone()
        assert self._tables is not None
        return self._tables

    def must_be_alone(self) -> None:
        """For what a running server has in its memory, or writes itself at any moment: tables and ratings."""
        if not self.is_alone:
            raise KontorError(
                "A server is using this database: do this on its operator's page (/operator), or stop it first."
            )

    @property
    def is_alone(self) -> bool:
        return self._tables is not None

    @property
    def sessions(self) -> Sessions:
        return Sessions(self.store, self.settings.signing_key())

    async def person(self, login: str) -> Person:
        """By login or id."""
        found = await self.people.with_login(login) or await self.people.get(login)
        if found is None:
            raise KontorError(f"Nobody has the login or id “{login}”; `kontor admin users` lists everybody.")
        return found

    async def reset_link(self, person: Person) -> str:
        if person.login is None:
            raise KontorError("A guest has no password.")
        token = await Links(self.store, self.settings.signing_key()).make("reset", person.id, lasts=BY_OPERATOR)
        return f"{self.settings.address}/reset#{token}"


@asynccontextmanager
async def desk(settings: Settings) -> AsyncIterator[Desk]:
    make_private_folder(settings.data)
    store = Store(settings.database_url)
    owner: Owner | None = Owner(store)
    thinkers = Thinkers(1, settings.bot_patience)
    tables: TableRegistry | None = None
    bell = Bell(store)
    try:
        assert owner is not None
        try:
            await owner.claim()
            vacations, uptime = Vacations(store, settings.vacation_days), Uptime(store, owner)
            tables = TableRegistry(store, owner, thinkers, settings, bell, vacations, uptime)
        except KontorError as error:
            if str(error) != IN_USE:
                raise
            await store.open_as_it_is()
            owner = None
        await bell.open()
        yield Desk(settings, store, People(store), bell, tables)
    finally:
        if tables is not None:
            tables.close()
        thinkers.close()
        if owner is not None and tables is not None:
            await owner.release()
        await store.close()
        if owner is not None:
            owner.unlock()
