"""Changes of a table that need no more than to be asked for: each answers with the table as the caller sees it then."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Annotated

from fastapi import APIRouter, Depends

from ..accounts.people import Person
from ..contract.answers import Table
from ..tables.room import TableRoom
from ..tables.views import table_view
from .dependencies import Language, Room, Somebody

TableChange = Callable[[TableRoom, Person], Awaitable[None]]


class AtTable:
    """Somebody who changes something at a table."""

    def __init__(self, room: Room, person: Somebody, lang: Language) -> None:
        self.room, self.person, self.lang = room, person, lang

    @property
    def view(self) -> Table:
        return table_view(self.room, self.person, self.lang)


Change = Annotated[AtTable, Depends()]


def add_changes(router: APIRouter, changes: Mapping[str, TableChange]) -> None:
    """POST /tables/{table_id}/NAME for each of them."""
    for name, change in changes.items():
        path = f"/tables/{{table_id}}/{name}"
        router.add_api_route(
            path, _route(change), methods=["POST"], name=change.__name__, description=change.__doc__ or ""
        )


def _route(change: TableChange) -> Callable[[AtTable], Awaitable[Table]]:
    async def changed(at: Change) -> Table:
        await change(at.room, at.person)
        return at.view

    return changed
