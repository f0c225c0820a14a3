"""Several servers that have a database together: leases with fences, of tables and duties. On both
databases."""

from __future__ import annotations

import asyncio
import contextvars
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from kontor.kernel import KontorError
from kontor.server.errors import LostTable
from kontor.server.moments import now
from kontor.server.storage import ownership
from kontor.server.storage.members import Member
from kontor.server.storage.ownership import Owner
from kontor.server.storage.schema import chat, decisions, leases, servers, tables
from kontor.server.storage.store import Lease, Store, Write

Url = str


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Url:
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path / 'x.sqlite3'}"
    found: Url = request.getfixturevalue("postgresql_url")
    return found


@asynccontextmanager
async def members(url: Url, count: int, cluster: str = "c" * 32) -> AsyncIterator[list[Member]]:
    there = []
    try:
        for _ in range(count):
            member = Member(Store(url), cluster, alone=url.startswith("sqlite"))
            await member.claim()
            there.append(member)
        yield there
    finally:
        for member in there:
            await member.release()
            await member._store.close()


async def new_table(by: Member) -> tuple[str, Lease]:
    table = secrets.token_hex(4)
    row = {
        "id": table, "game": "little-town", "rules": "1", "seed": 1, "options": {}, "seats": [], "host": "h",
        "public": True, "status": "playing", "imported": False, "created": now(), "updated": now(),
    }  # fmt: skip
    lease, leased = by.first(table)
    await by._store.write(tables.insert().values(**row), leased)
    return table, lease


def decision(table: str, number: int, notation: str) -> Write:
    row = {"seat": 0, "notation": notation, "turn": 1, "events": [], "barrier": "", "at": now()}
    return decisions.insert().values(table_id=table, number=number, **row)


def said(table: str, text: str) -> Write:
    return chat.insert().values(table_id=table, person="p", name="P", text=text, at=now())


async def kept(store: Store, table: str) -> tuple[list[str], list[str]]:
    played = sa.select(decisions.c.notation).where(decisions.c.table_id == table).order_by(decisions.c.number)
    heard = sa.select(chat.c.text).where(chat.c.table_id == table).order_by(chat.c.id)
    return [row["notation"] for row in await store.read(played)], [row["text"] for row in await store.read(heard)]


def test_a_frozen_owner_that_wakes_writes_nothing(url: Url) -> None:
    async def act() -> None:
        async with members(url, 2) as (first, second):
            table, lease = await new_table(first)
            await first._store.write(lease, decision(table, 1, "a"), said(table, "a"))
            with pytest.raises(LostTable):
                await second.take(table)
            assert await second.owner_of(table) == first.id and await first.owner_of(table) is None
            await second.take_out(first.id)
            taken = await second.take(table)
            assert taken is not None and taken.fence == lease.fence + 1
            await second._store.write(taken, decision(table, 2, "b"), said(table, "b"))
            for late in (decision(table, 3, "x"), said(table, "x"), tables.update().values(status="over")):
                with pytest.raises(LostTable):
                    await first._store.write(lease, late)
            with pytest.raises(LostTable):  # nor does it take a table as long as it is no member
                await first.take(table)
            assert await kept(second._store, table) == (["a", "b"], ["a", "b"])
            await first.look()  # it sees that it was taken out, and comes back by another name
            with pytest.raises(LostTable):
                await first.take(table)
            await second.give_back(taken)
            again = await first.take(table)
            assert again is not None and again.server == first.id and again.fence == taken.fence + 1
            with pytest.raises(LostTable):
                await second._store.write(taken, said(table, "x"))

    asyncio.run(act())


def test_of_many_that_take_a_free_table_at_once_one_has_it(url: Url) -> None:
    async def act() -> None:
        async with members(url, 4) as all_of_them:
            table, lease = await new_table(all_of_them[0])
            for _ in range(5):
                await all_of_them[0].give_back(lease)
                outcomes = await asyncio.gather(*(one.take(table) for one in all_of_them), return_exceptions=True)
                (lease,) = [one for one in outcomes if isinstance(one, Lease)]
                assert sum(isinstance(one, LostTable) for one in outcomes) == 3
                all_of_them.sort(key=lambda one: one.id != lease.server)

    asyncio.run(act())


def test_who_is_silent_is_taken_out_and_the_others_hear_of_it(url: Url, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ownership, "BEAT", 0.05)
    monkeypatch.setattr(ownership, "SILENCE", 1.0)

    async def act() -> None:
        async with members(url, 3) as (first, second, third):
            table, _ = await new_table(third)
            for one in (first, second):
                one.keep(lambda: None)
            thrown_out = []
            third.on_thrown_out = lambda: thrown_out.append(True)
            await until(lambda: third.id not in first.fellows and first.fellows == {second.id})
            assert await first.take(table) is not None
            third.keep(lambda: None)  # it wakes
            await until(lambda: bool(thrown_out) and third.id in first.fellows and third.id in second.fellows)
            with pytest.raises(LostTable):
                await third.take(table)

    asyncio.run(act())


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(30):
        while not holds():
            await asyncio.sleep(0.02)


def test_a_duty_is_done_by_one_and_by_the_next_when_it_is_gone(url: Url) -> None:
    async def act() -> None:
        async with members(url, 2) as (first, second):
            duty = await first.take_duty("calls")
            assert duty is not None and await second.take_duty("calls") is None
            assert await second.has_duty("calls") == first.id
            table, _ = await new_table(first)
            await second.take_out(first.id)
            mine = await second.take_duty("calls")
            assert mine is not None
            await second._store.write(mine, said(table, "once"))
            with pytest.raises(LostTable):
                await first._store.write(duty, said(table, "once"))
            assert (await kept(second._store, table))[1] == ["once"]

    asyncio.run(act())


def test_what_is_read_and_written_alone_is_alone_over_all_servers(url: Url) -> None:
    """Each adds one to what it has read; nothing is counted twice or lost. Who was frozen meanwhile writes nothing."""

    async def add(one: Member, table: str) -> None:
        async with one._store.alone_with("ratings"):
            row = await one._store.read_one(sa.select(tables.c.seed).where(tables.c.id == table))
            assert row is not None
            await asyncio.sleep(0)
            await one._store.write(tables.update().where(tables.c.id == table).values(seed=row["seed"] + 1))

    async def act() -> None:
        async with members(url, 3) as all_of_them:
            first, second, _ = all_of_them
            table, _ = await new_table(first)
            await asyncio.gather(*(add(one, table) for one in all_of_them * 4))
            row = await first._store.read_one(sa.select(tables.c.seed).where(tables.c.id == table))
            assert row is not None and row["seed"] == 13
            async with first._store.alone_with("ratings"):
                await second.take_out(first.id)
                await asyncio.create_task(add(second, table), context=contextvars.Context())
                with pytest.raises(LostTable):
                    await first._store.write(tables.update().where(tables.c.id == table).values(seed=99))
            row = await second._store.read_one(sa.select(tables.c.seed).where(tables.c.id == table))
            assert row is not None and row["seed"] == 14

    asyncio.run(act())


def test_another_cluster_or_a_server_alone_is_refused_while_they_live_and_takes_over_afterwards(
    url: Url, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ownership, "BEAT", 0.05)
    monkeypatch.setattr(ownership, "SILENCE", 0.6)

    async def alone(start: Callable[[Store], Owner]) -> Owner:
        store = Store(url)
        owner = start(store)
        owner._alone = False  # as at a server of its own: there is no lock to ask
        try:
            await owner.claim()
        except KontorError:
            await store.close()
            owner.unlock()
            raise
        return owner

    async def act() -> None:
        async with members(url, 2) as two:
            for one in two:
                one._alone = False
                one.keep(lambda: None)
            for start in (Owner, lambda store: Member(store, "d" * 32)):
                with pytest.raises(KontorError, match="Another server is using"):
                    await alone(start)
            for one in two:
                assert one._beating is not None
                one._beating.cancel()
            table, lease = await new_table(two[0])
            next_one = await alone(Owner)
            rows = await next_one._store.read(sa.select(servers.c.name, servers.c.id))
            assert [dict(row) for row in rows] == [{"name": "server", "id": next_one.id}]
            assert await next_one.take(table) is not None
            with pytest.raises(LostTable):
                await two[0]._store.write(lease, said(table, "x"))
            await next_one.release()
            await next_one._store.close()
            next_one.unlock()

    asyncio.run(act())


def test_who_leaves_last_leaves_nothing_behind(url: Url) -> None:
    async def act() -> list[Any]:
        async with members(url, 2) as (first, _):
            await new_table(first)
        store = Store(url)
        left = await store.read(sa.select(servers))
        owners = await store.read(sa.select(leases.c.server))
        await store.close()
        return [*left, *(owners if not owners else [])]

    assert asyncio.run(act()) == []
