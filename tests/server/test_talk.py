"""What is said at a table: in the order of the database, to everybody, each thing once."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest

from kontor.server.storage.store import Store, Write
from kontor.server.tables import chat as talk_module

from .conftest import House, Live, new_table
from .inside import room_of


def texts(messages: list[Any]) -> list[str]:
    return [said["text"] for message in messages if message["type"] == "chat" for said in message["messages"]]


def test_two_who_speak_at_once_are_heard_once_each_in_one_order(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """0.7.0 read "the newest message" after each write: of two that shared a commit it told one twice, one never."""
    ann, ben, eve = house.browser("Ann"), house.browser("Ben"), house.browser("Eve")
    table = new_table(ann)["id"]
    ben.post(f"/api/tables/{table}/join")
    room = room_of(house, table)
    commit = Store._commit

    async def slow(store: Store, writes: Sequence[Write]) -> None:
        await asyncio.sleep(0.02)  # so that several wait and share the next commit
        await commit(store, writes)

    monkeypatch.setattr(Store, "_commit", slow)

    async def all_at_once() -> None:
        people = [await house.state.people.get(seat.person) for seat in room.header.seats]
        await asyncio.gather(*(room.say(people[k % 2], f"word {k}") for k in range(20)))

    with Live(ann, table) as a, Live(eve, table) as e:
        for live in (a, e):
            live.until("chat")
        house.run(all_at_once)
        for live in (a, e):
            while len(texts(live.raw)) < 20:
                live.until("chat")
        with Live(ben, table) as later:
            kept = texts([later.until("chat")])
        assert texts(a.raw) == texts(e.raw) == kept
        assert sorted(kept) == sorted(f"word {k}" for k in range(20))
        numbers = [said["id"] for message in a.raw if message["type"] == "chat" for said in message["messages"]]
        assert numbers == sorted(set(numbers))


def test_whoever_comes_while_somebody_speaks_hears_it_once(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """The message is on disk but not told yet when the newcomer is greeted with it."""
    ann = house.browser("Ann")
    table = new_table(ann)["id"]
    room = room_of(house, table)
    write = Store.write

    async def greeted_meanwhile(store: Store, *writes: Write) -> None:
        await write(store, *writes)
        await gate.wait()

    gate = asyncio.Event()
    with Live(ann, table) as first:
        first.until("chat")
        monkeypatch.setattr(Store, "write", greeted_meanwhile)
        first.send(type="chat", text="hello", request="r")
        with Live(house.browser(), table) as late:
            while not texts([late.until("chat")]):  # greeted before it was on disk: it is told then
                break
            house.run(_set, gate)
            first.until("accepted")
            monkeypatch.undo()
            first.ask(type="chat", text="again")
            while "again" not in texts(late.raw):
                late.until("chat")
            assert texts(late.raw) == ["hello", "again"]
    assert not room.listeners


async def _set(gate: asyncio.Event) -> None:
    gate.set()


def test_a_newcomer_hears_the_newest_and_who_comes_back_what_was_said_since(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """0.7.0 told the oldest 500."""
    monkeypatch.setattr(talk_module, "NEWEST", 3)
    ann = house.browser("Ann")
    table = new_table(ann)["id"]
    with Live(ann, table) as live:
        for k in range(6):
            live.ask(type="chat", text=f"word {k}")
    with Live(ann, table) as again:
        greeting = again.until("chat")
    assert texts([greeting]) == ["word 3", "word 4", "word 5"]
    since = greeting["messages"][1]["id"]
    with Live(ann, table, more=f"&since={since}") as back:
        assert texts([back.until("chat")]) == ["word 5"]
    with Live(ann, table, more=f"&since={since + 1}") as back:
        assert texts([back.until("chat")]) == []
