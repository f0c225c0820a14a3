"""How the database is spoken to: a transaction whole, JSON as Python's own would write it."""

from __future__ import annotations

import asyncio
import json
import threading
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import sqlalchemy as sa

from kontor.server.moments import now
from kontor.server.storage.engines import _as_json
from kontor.server.storage.schema import people
from kontor.server.storage.store import Store, Write

_INSERT = people.insert()


def _person(name: str, **preferences: Any) -> dict[str, Any]:
    return {"id": name, "name": name, "preferences": preferences, "created": now()}


async def _written(url: str, *writes: Write) -> tuple[list[str], list[tuple[str, int]], list[str]]:
    """Who is there after these were written together; each statement with its thread; what was refused."""
    store, said, refused = Store(url), list[tuple[str, int]](), list[str]()
    await store.open()

    def hears(_: Any, __: Any, statement: str, *___: Any) -> None:
        said.append((statement.split()[0], threading.get_ident()))

    for engine in store.engines:
        sa.event.listen(engine, "before_cursor_execute", hears)
    try:
        await store.write(*writes)
    except sa.exc.IntegrityError as error:
        refused.append(type(error).__name__)
    whole = list(said)
    there = [row["id"] for row in await store.read(sa.select(people.c.id).order_by(people.c.id))]
    await store.close()
    return there, whole, refused


def test_a_commit_goes_into_the_thread_of_sqlite_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever it consists of; the statements are all there, in one thread that is not the one of the event loop."""
    trips: list[str] = []
    plain = asyncio.BaseEventLoop.run_in_executor

    def counted(loop: Any, executor: Any, *what: Any) -> Any:
        trips.append(getattr(executor, "_thread_name_prefix", ""))
        return plain(loop, executor, *what)

    monkeypatch.setattr(asyncio.BaseEventLoop, "run_in_executor", counted)
    renamed = people.update().where(people.c.id == "Ann").values(name="Anna")
    writes: list[Write] = [
        (_INSERT, _person("Ben")),
        (_INSERT, _person("Cleo")),
        _INSERT.values(**_person("Ann")),
        renamed,
    ]
    there, said, _ = asyncio.run(_written(f"sqlite+aiosqlite:///{tmp_path}/x.sqlite3", *writes))
    assert there == ["Ann", "Ben", "Cleo"]
    assert [word for word, _ in said] == ["INSERT", "UPDATE", "INSERT"]  # rows of a statement come last, and at once
    (thread,) = {thread for _, thread in said}
    assert thread != threading.get_ident()
    assert trips.count("writer") == 2  # the commit, and the end of the thread


@pytest.mark.parametrize("where", ["file", "memory"])
def test_of_a_commit_that_fails_nothing_is_kept(tmp_path: Path, where: str) -> None:
    url = "sqlite+aiosqlite://" if where == "memory" else f"sqlite+aiosqlite:///{tmp_path}/x.sqlite3"
    twice: list[Write] = [(_INSERT, _person("Ann")), _INSERT.values(**_person("Ben")), (_INSERT, _person("Ben"))]
    there, _, refused = asyncio.run(_written(url, *twice))
    assert (there, refused) == ([], ["IntegrityError"])


class _Named(NamedTuple):
    first: int
    second: str


@pytest.mark.parametrize(
    "value",
    [
        {"a": [1, 2.5, None, True, "zażółć őű 🦄"], "b": {}},
        {1: "a", 2: {3: 4}},
        2**70,
        "\ud800",
        _Named(1, "x"),
        [(1, 2), (3, 4)],
        "\0",
    ],
    ids=str,
)
def test_json_is_kept_as_python_itself_would(value: Any) -> None:
    assert json.loads(_as_json(value)) == json.loads(json.dumps(value))
