"""People with accounts who play a game to its end in a moment, for tests."""

from __future__ import annotations

import random
from typing import Any

from kontor.server.tables.playing import play

from .conftest import Browser, House
from .inside import room_of

RATED = {"rated": True, "seed": None}


def account(house: House, name: str) -> Browser:
    browser = house.browser()
    browser.post("/api/register", {"login": f"{name.lower()}@example.org", "password": "long enough", "name": name})
    return browser


def id_of(browser: Browser) -> str:
    return str(browser.get("/api/me")["person"]["id"])


def table_of(*browsers: Browser, **more: Any) -> str:
    """A table of Little Town where all of them sit, the first as its host: the game begins."""
    host, *others = browsers
    seats = [{"kind": "me"}, *({"kind": "open"} for _ in others)]
    body = {"game": "little-town", "seats": seats, "public": True, **more}
    table = str(host.post("/api/tables", {key: value for key, value in body.items() if value is not None})["id"])
    key = host.get(f"/api/tables/{table}")["key"]
    for other in others:
        other.post(f"/api/tables/{table}/join" + (f"?key={key}" if key else ""))
    return table


def play_out(house: House, table: str, seed: int = 1) -> None:
    """People decide at random until the game is over."""
    room, chance = room_of(house, table), random.Random(seed)

    async def finish() -> None:
        while room.header.status == "playing":
            match = room.match
            assert match is not None and match.to_move is not None
            person = await house.state.people.get(room.header.seats[match.to_move].person)
            await play(room, person, len(match.played), chance.choice(list(match.legal)))

    house.run(finish)
