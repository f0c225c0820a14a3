"""Everything the server knows of a person, in one file: `data.json`, and the log of each of their games."""

from __future__ import annotations

import base64
import io
import zipfile
from datetime import datetime
from typing import TYPE_CHECKING, Any

import orjson
import sqlalchemy as sa

import kontor
from kontor.kernel import KontorError

from ..errors import Refused
from ..moments import now
from ..storage.schema import people
from ..storage.store import Store
from .deletion import tables_of
from .people import Person
from .personal import HELD, NOT_EXPORTED_OF_PEOPLE

if TYPE_CHECKING:
    from ..tables.registry import TableRegistry

MOST_GAMES = 2000


async def exported(store: Store, registry: TableRegistry, person: Person) -> bytes:
    """A ZIP file."""
    data = orjson.dumps(await data_of(store, person), option=orjson.OPT_INDENT_2)
    kept = io.BytesIO()
    with zipfile.ZipFile(kept, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("data.json", data)
        for table_id in (await tables_of(store, person.id))[:MOST_GAMES]:
            try:
                async with registry.using(table_id) as room:
                    match = room.must_be_begun()
                    still = match.at(room.kept)
                    log = await registry.readers.run(still.log, room.told_to(room.you_of(person)))
                    archive.writestr(f"games/{room.header.game}-{table_id}.log", log)
            except (Refused, KontorError):  # not begun, or a game of rules that are no more: it has no log
                continue
            registry.rest(room, 0.0)
    return kept.getvalue()


async def data_of(store: Store, person: Person) -> dict[str, Any]:
    found: dict[str, Any] = {"kontor": kontor.__version__, "at": now().isoformat() + "Z"}
    own = await store.read(sa.select(people).where(people.c.id == person.id))
    found["people"] = [_plain(row, NOT_EXPORTED_OF_PEOPLE) for row in own]
    for held in HELD:
        if not held.exported:
            continue
        rows = await store.read(sa.select(held.table).where(held.of(person.id)))
        found.setdefault(str(held.table.name), []).extend(_plain(row, held.without) for row in rows)
    return found


def _plain(row: sa.RowMapping, without: tuple[str, ...]) -> dict[str, Any]:
    return {str(key): _value(value) for key, value in row.items() if key not in without}


def _value(value: Any) -> Any:
    if isinstance(value, datetime):
        return value.isoformat() + "Z"
    return base64.b64encode(value).decode() if isinstance(value, bytes) else value
