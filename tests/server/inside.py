"""A look inside a running server, for tests."""

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from pathlib import Path

from kontor.server.tables.room import TableRoom

from .conftest import Browser, House


def room_of(house: House, table: str) -> TableRoom:
    room = house.run(house.state.registry.room, table)
    assert isinstance(room, TableRoom)
    return room


def come_back(house: House, cookies: dict[str, str]) -> Browser:
    """The same browser, after the server was started again."""
    client = house.browser().client
    client.cookies.clear()
    client.cookies.update(cookies)
    return Browser(client)


GO = "KONTOR_TEST_GO"


def patient_choose(game_id: str, bot: str, view: bytes, seat: int, legal: Sequence[int], *_: object) -> int:
    """In place of a bot's choice, in the worker: the bot `patient` notes that it began and thinks until it may go."""
    if bot == "patient":
        go = Path(os.environ[GO])
        go.with_suffix(".begun").touch()
        while not go.exists():
            time.sleep(0.01)
    return legal[0]
