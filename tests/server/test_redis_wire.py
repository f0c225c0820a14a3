"""Members that speak through Redis: what arrives, what is lost, and that whoever may have missed something knows."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager

import pytest

from kontor.kernel import KontorError
from kontor.server.cluster import redis_wire
from kontor.server.cluster.redis_wire import RedisWire

from .conftest import PATIENCE
from .redis_server import RedisServer, free_redis


@pytest.fixture(scope="module")
def server() -> RedisServer:
    return free_redis()


class Listener:
    """A member with nothing but a wire."""

    def __init__(self, url: str, name: str, fellows: str, key: str = "k") -> None:
        self.name, self.heard, self.lost, self.missed = name, list[bytes](), list[str](), 0
        self.wire = RedisWire(url, "c" * 32, key)
        self.wire.fellows = frozenset(fellows)
        self.wire.heard, self.wire.lost, self.wire.missed = self.heard.append, self.lost.append, self._missed

    def _missed(self) -> None:
        self.missed += 1


@asynccontextmanager
async def listeners(*there: Listener) -> AsyncIterator[None]:
    try:
        async with asyncio.timeout(10 * PATIENCE):
            for one in there:
                await one.wire.open(one.name)
            yield
    finally:
        for one in there:
            await one.wire.close()


async def until(holds: Callable[[], object]) -> None:
    while not holds():
        await asyncio.sleep(0.02)


@pytest.fixture
def soon(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(redis_wire, "BEAT", 0.1)
    monkeypatch.setattr(redis_wire, "CUT", 1.0)
    yield


def test_what_is_said_arrives_in_order_and_at_no_stranger(server: RedisServer, soon: None) -> None:
    async def act() -> None:
        a, b = Listener(server.url, "a", "b"), Listener(server.url, "b", "a")
        stranger = Listener(server.url, "x", "ab", key="another")
        async with listeners(a, b):
            life = asyncio.create_task(stranger.wire._live())  # it never hears itself from anybody's words but its own
            said = [b'{"n": %d}' % number for number in range(500)]
            for one in said:
                a.wire.send("b", one)
            a.wire.tell(b'{"to": "all"}')
            stranger.wire._put("a", b'{"from": "b"}')
            await until(lambda: len(b.heard) > len(said))
            b.wire.send("a", b'{"last": 1}')
            await until(lambda: a.heard)
            assert b.heard == [*said, b'{"to": "all"}'] and a.heard == [b'{"last": 1}']
            a.wire.send("nobody", b"{}")
            await until(lambda: a.lost)
            assert a.lost == ["nobody"]
            life.cancel()

    with server.running():
        asyncio.run(act())


def test_who_was_cut_off_knows_it_and_hears_what_was_told_to_all(server: RedisServer, soon: None) -> None:
    async def act() -> None:
        a, b = Listener(server.url, "a", "b"), Listener(server.url, "b", "a")
        with server.running():
            async with listeners(a, b):
                await until(lambda: b.wire._connections.get("a"))
                await _go_and_come_again(server, a, b)

    asyncio.run(act())


async def _go_and_come_again(server: RedisServer, a: Listener, b: Listener) -> None:
    server.kill()
    await until(lambda: not a.wire.works and not b.wire.works)
    assert a.lost and b.lost and a.wire.silent() == []
    a.lost.clear()
    a.wire.tell(b'{"told": "meanwhile"}')
    a.wire.tell(b'{"told": "in vain"}', lasting=False)
    a.wire.send("b", b'{"said": "in vain"}')
    await until(lambda: a.lost)
    assert a.wire.down_for > 0
    with server.running():
        await until(lambda: a.missed == b.missed == 1 and b.heard)
        a.wire.send("b", b'{"again": 1}')
        await until(lambda: b'{"again": 1}' in b.heard or a.lost)
        assert {b'{"told": "in vain"}', b'{"said": "in vain"}'}.isdisjoint(b.heard)
        assert b.heard[0] == b'{"told": "meanwhile"}'


def test_a_redis_that_stands_still_is_noticed(server: RedisServer, soon: None) -> None:
    async def act() -> None:
        a = Listener(server.url, "a", "")
        with server.running() as process:
            async with listeners(a):
                process.send_signal(signal.SIGSTOP)
                await until(lambda: not a.wire.works)
                process.send_signal(signal.SIGCONT)
                await until(lambda: a.missed == 1)

    asyncio.run(act())


def test_a_member_that_cannot_be_reached_is_silent_and_one_that_was_cut_off_is_known_to_have_missed_something(
    server: RedisServer, soon: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def act() -> None:
        a, b = Listener(server.url, "a", "b"), Listener(server.url, "b", "a")
        with server.running():
            async with listeners(a, b):
                await until(lambda: a.wire._connections.get("b"))
                b.wire._pool.connection_kwargs["port"] = 1  # nobody is there
                assert b.wire._life is not None
                await b.wire._end_life()
                b.wire._life = asyncio.create_task(b.wire._live())
                monkeypatch.setattr(redis_wire, "SILENCE", 0.5)
                await until(lambda: a.wire.silent() == ["b"])
                a.lost.clear()
                a.wire.send("b", b"{}")
                await until(lambda: a.lost == ["b"])
                a.lost.clear()
                b.wire._pool.connection_kwargs["port"] = server.port
                monkeypatch.setattr(redis_wire, "SILENCE", 10 * PATIENCE)
                await until(lambda: a.lost == ["b"] and b.wire.works)

    asyncio.run(act())


def test_what_cannot_be_used_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(KontorError, match="redis"):
        RedisWire("nonsense", "c", "k")
    monkeypatch.setattr(redis_wire, "_FIRST", 0.5)

    async def act() -> None:
        nobody = RedisWire("redis://127.0.0.1:1", "c", "k")
        try:
            with pytest.raises(KontorError, match="Redis cannot be reached"):
                await nobody.open("a")
        finally:
            await nobody.close()

    asyncio.run(act())
