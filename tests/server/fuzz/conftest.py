"""The house that is fuzzed, and what all of these tests do with it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from typing import Any

import pytest
import sqlalchemy as sa
import structlog

from kontor.server.accounts.people import Person
from kontor.server.tables.playing import play
from kontor.server.tables.room import TableRoom
from kontor.server.thinking import Thinkers

from ..conftest import Browser, House

HOT = [{"kind": "me"}, {"kind": "hot", "name": "Hot"}]
JSON = {"content-type": "application/json"}


async def _think_for_ever(*_: object) -> int:
    await asyncio.Event().wait()
    return 0


def room_of(house: House, table: str) -> TableRoom:
    room: TableRoom = house.run(house.state.registry.room, table)
    return room


def _be_as_strict_as_postgresql(house: House) -> None:
    """SQLite keeps anything; PostgreSQL fails at zero characters and at JSON that is none."""

    def refuse(constant: str) -> None:
        raise AssertionError(f"PostgreSQL would not keep {constant}")

    def check(_: Any, __: Any, statement: str, parameters: Any, *___: Any) -> None:
        rows = parameters if isinstance(parameters, list) else [parameters]
        for text in (value for row in rows for value in row if isinstance(value, str)):
            assert "\0" not in text, f"PostgreSQL would not keep this: {statement} {text!r}"
            text.encode()
            if text[:1] in ("{", "["):
                json.loads(text, parse_constant=refuse)

    for engine in house.state.store.engines:
        sa.event.listen(engine, "before_cursor_execute", check)


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One house for all tests here: its bots never come to a decision, its database is strict, its log brief."""
    before = structlog.get_config()
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger("error"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Thinkers, "choose", _think_for_ever)
        with House(tmp_path_factory.mktemp("fuzz"), rate_limits=False) as house:
            _be_as_strict_as_postgresql(house)
            yield house
    structlog.configure(**before)


def play_to_the_end(house: House, browser: Browser, table: str) -> None:
    room = room_of(house, table)
    person = Person(browser.get("/api/me")["person"]["id"], "", None, {})
    assert room.match is not None
    while not room.match.over:
        number, legal = len(room.match.played), room.match.legal
        house.run(play, room, person, number, legal[number * 7919 % len(legal)])


def id_of(browser: Browser) -> str | None:
    person = browser.get("/api/me")["person"]
    return person["id"] if person else None
