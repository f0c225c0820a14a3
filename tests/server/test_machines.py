"""Servers on several machines: Redis comes and goes between two of them; and a little of `bench/faults.py`, which has
three behind nginx while much goes wrong."""

from __future__ import annotations

import importlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from kontor.kernel import KontorError
from kontor.match import Match
from kontor.server import Settings
from kontor.server.calls.push import Pusher
from kontor.server.cluster import relay
from kontor.server.cluster.others import Heard, Others
from kontor.server.cluster.place import Place
from kontor.server.limits.rates import RateLimit, share
from kontor.server.tables.records import Header, Seat
from kontor.server.tables.scenes import Scenes
from kontor.server.tables.views import decision_views, played_views

from .conftest import Live, new_table
from .postgresql import binary
from .redis_server import RedisServer, free_redis
from .test_cluster import HOT, Member, decide, until

BENCH = Path(__file__).parents[2] / "bench" / "faults.py"
MACHINES = {"database": "postgresql+asyncpg://kontor@localhost/kontor", "redis": "redis://localhost"}


@pytest.fixture
def redis() -> Iterator[RedisServer]:
    server = free_redis()
    with server.running():
        yield server


@pytest.fixture
def pair(tmp_path: Path, postgresql_url: str, redis: RedisServer) -> Iterator[tuple[Member, Member]]:
    place = Place.of_node(redis.url, "k" * 43)
    more = {"database": postgresql_url, "redis": redis.url}
    with Member(tmp_path, place, **more) as first, Member(tmp_path, place, **more) as second:
        until(lambda: all(len(one.cluster.wire.fellows) == 1 for one in (first, second)))
        yield first, second


def test_without_redis_tables_go_on_where_they_are_others_are_told_why_not_and_it_comes_again(
    pair: tuple[Member, Member], redis: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = pair
    monkeypatch.setattr(relay, "PATIENCE", 0.0)
    ann = first.browser("Ann")
    table = new_table(ann, HOT)["id"]
    there = second.visited_by(ann)
    until(lambda: there.client.get(f"/api/tables/{table}").status_code == 200)
    redis.kill()
    until(lambda: not any(one.cluster.wire.works for one in pair))
    with Live(ann, table) as live:
        said = decide(live, live.until("scene"))
    answer = there.client.get(f"/api/tables/{table}?lang=pl")
    assert answer.status_code == 503 and answer.json()["reason"].startswith("Serwery na chwilę")
    assert answer.headers["retry-after"] == "1"
    assert there.get("/api/tables") and there.get("/api/ready")  # what needs nobody else
    with redis.running():
        until(lambda: all(one.cluster.wire.works for one in pair))
        decisions = until(lambda: _history(there, table))
        assert [one["notation"] for one in decisions] == [said]


def _history(browser: Any, table: str) -> Any:
    answer = browser.client.get(f"/api/tables/{table}/history")
    return answer.json()["decisions"] if answer.status_code == 200 else None


def test_who_cannot_be_reached_has_no_tables_and_is_back_when_it_can(
    pair: tuple[Member, Member], redis: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = pair
    ann = first.browser("Ann")
    table = new_table(ann, HOT)["id"]
    there = second.visited_by(ann)
    wire: Any = first.cluster.wire
    before = first.cluster.member.id
    wire._pool.connection_kwargs["port"] = 1  # nobody is there
    first.run(wire._end_life)
    _live_again(first, wire)
    decided = until(lambda: _decide_there(there, table))
    assert second.has(table)
    until(lambda: not first.has(table) and first.run(_ready, first) == 503)
    ann.refused("/api/tables", {"game": "little-town", "seats": HOT}, status=503)
    wire._pool.connection_kwargs["port"] = redis.port
    until(lambda: first.run(_ready, first) == 200)
    assert first.cluster.member.id != before
    assert [one["notation"] for one in until(lambda: _history(ann, table))] == [decided]


def _live_again(member: Member, wire: Any) -> None:
    import asyncio

    async def begin() -> None:
        wire._life = asyncio.create_task(wire._live())

    member.run(begin)


def _decide_there(there: Any, table: str) -> str | None:
    if there.client.get(f"/api/tables/{table}").status_code != 200:
        return None
    with Live(there, table) as live:
        return decide(live, live.until("scene"))


async def _ready(member: Member) -> int:
    return 200 if member.state.takes_part() else 503


class Told(Others):
    """Two that hear each other when they are told to."""

    def __init__(self) -> None:
        self.said: list[dict[str, Any]] = []
        self.heard: Heard
        self.second: Callable[[], None]

    def tell(self, what: str, **data: Any) -> None:
        self.said.append(data)

    def hear(self, what: str, heard: Heard) -> None:
        self.heard = heard

    def every_second(self, do: Callable[[], None]) -> None:
        self.second = do


def test_what_is_taken_at_one_counts_at_all() -> None:
    here, there = RateLimit(10, 1e9), RateLimit(10, 1e9)
    told, other = Told(), Told()
    share({"x": here}, told)
    share({"x": there, "y": RateLimit(1, 1)}, other)
    assert [here.allows("ann") for _ in range(8)] == [True] * 8
    told.second()
    other.heard("first", told.said.pop())
    assert [there.allows("ann") for _ in range(3)] == [True, True, False] and there.allows("ben")
    told.second()
    assert told.said == []  # nothing new
    other.second()
    told.heard("second", other.said.pop())
    assert not here.allows("ann")
    there.take({"cy": 1000})
    there.take({"cy": -30})  # nobody owes more than a bucket
    assert there.allows("cy")


def test_machines_need_postgresql_and_a_secret_and_have_one_key_for_browsers(tmp_path: Path) -> None:
    with pytest.raises(KontorError, match="PostgreSQL"):
        Settings.load({}, secret="s" * 43, redis="redis://localhost")
    with pytest.raises(KontorError, match="secret"):
        Settings.load({}, **MACHINES)
    keys = [
        Pusher(Settings.load({}, data=tmp_path / folder, secret=secret * 43, **MACHINES)).key
        for folder, secret in (("a", "s"), ("b", "s"), ("c", "t"))
    ]
    assert keys[0] == keys[1] != keys[2]


def test_the_checker_sees_what_somebody_should_not_have_been_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(BENCH.parent)
    witnesses: Any = importlib.import_module("witnesses")
    match = Match("castles-of-tuscany", ["Ann", "Ben"], 7)
    while len(match.played) < 40:
        match.play(match.legal[len(match.played) % len(match.legal)])
    seats = [Seat("person", name, person=name) for name in match.names]
    header = Header("ab", match.game.id, match.rules, 7, dict(match.options), seats, "Ann", True, "playing")
    rows = [{"number": one.number, "seat": one.seat, "notation": one.notation} for one in match.played]
    number = len(rows)

    def found(sees: int, hears: int | None, reads: int | None) -> list[str]:
        """What the checker says if seat 1 was shown the scene of one viewer, told for the ears of another, and read the
        log of a third."""
        record = witnesses.Record()
        key = "ab", 1, number
        scene = Scenes(header).of(match, sees, "en")
        record.shown[key][None].add(witnesses.hashed_as_sent(scene.json))
        record.told[key][1].add(witnesses.hashed_as_sent(decision_views(match, "en", hears, 1, 1, number)))
        record.played[key][number - 9].add(witnesses.hashed_as_sent(played_views(match, number - 9, "en", hears, 1)))
        record.logs["ab", 1].add(witnesses.hashed(match.log(reads)))
        return sorted({one.partition(":")[0] for one in witnesses.replayed(header, rows, record)})

    assert found(1, 1, 1) == []
    assert found(0, 1, 1) == ["shown otherwise"]
    assert found(1, 0, 1) == ["decisions otherwise", "news otherwise"]
    assert found(1, 1, None) == found(1, 1, 0) == ["log otherwise"]
    rows[3]["notation"] = rows[4]["notation"]
    assert found(1, 1, 1)[0] == "not legal"


def test_nothing_is_lost_whatever_goes_wrong() -> None:
    missing = [name for name in ("nginx", "redis-server", "postgres") if not _installed(name)]
    if missing:
        (pytest.fail if os.environ.get("CI") else pytest.skip)(f"not installed: {', '.join(missing)}")
    command = [sys.executable, str(BENCH), "--faults", "3", "--tables", "2"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=280)
    assert done.returncode == 0, done.stderr[-5000:] + done.stdout[-5000:]
    found = json.loads(done.stdout)
    assert found["wrong"] == [] and sum(found["faults"].values()) == 3
    assert found["decisions"] > 5 and found["scenes"] > found["decisions"]


def _installed(name: str) -> bool:
    return bool(binary(name) or shutil.which(name, path="/usr/sbin"))
