"""Several servers in one process that share a database: a table is at one of them, and any of them serves its pages."""

from __future__ import annotations

import asyncio
import secrets
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.applications import Starlette
from starlette.testclient import WebSocketDenialResponse
from starlette.websockets import WebSocketDisconnect

from kontor.server import create_app
from kontor.server.cluster import redis_wire
from kontor.server.cluster.cluster import Cluster
from kontor.server.cluster.place import Place
from kontor.server.storage import ownership
from kontor.server.storage.store import Store

from .conftest import PATIENCE, Browser, House, Live, new_table
from .test_tournaments import SHORT

HOT = [{"kind": "me"}, {"kind": "hot", "name": "Ben"}]


class Member(House):
    """One of the servers."""

    def __init__(self, folder: Path, place: Place, **changes: Any) -> None:
        super().__init__(folder, **{"rate_limits": False, **changes})
        self.replace_app(create_app(self.settings, place=place))

    def __enter__(self) -> Member:
        super().__enter__()
        return self

    def visited_by(self, browser: Browser) -> Browser:
        """The same person, whose requests come here."""
        here = self.browser()
        here.client.cookies.clear()
        here.client.cookies.update(browser.client.cookies)
        here.token = here.client.get("/api/me").json()["token"]
        return here

    def has(self, table: str) -> bool:
        return self.state.registry.open_room(table) is not None

    @property
    def cluster(self) -> Cluster:
        found = self.state.registry.others
        assert isinstance(found, Cluster)
        return found


@pytest.fixture(params=["sqlite", "postgresql", "redis"])
def more(request: pytest.FixtureRequest) -> dict[str, str]:
    if request.param == "sqlite":
        return {}
    more = {"database": request.getfixturevalue("postgresql_url")}
    return {**more, "redis": request.getfixturevalue("redis_url")} if request.param == "redis" else more


@pytest.fixture
def pair(tmp_path: Path, more: dict[str, str], monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Member, Member]]:
    with tempfile.TemporaryDirectory() as folder:  # short: it has Unix sockets
        place = Place(secrets.token_hex(16), Path(folder), alone=not more, watches=False)
        if "redis" in more:
            for constant in ("CUT", "SILENCE"):  # this machine may be busy for as long as others are silent
                monkeypatch.setattr(redis_wire, constant, 10 * PATIENCE)
            monkeypatch.setattr(ownership, "SILENCE", 10 * PATIENCE)
            place = Place.of_node(more["redis"], secrets.token_hex(16))
        with Member(tmp_path, place, **more) as first, Member(tmp_path, place, **more) as second:
            until(lambda: all(len(one.cluster.wire.fellows) == 1 for one in (first, second)))
            yield first, second


def until(holds: Callable[[], Any]) -> Any:
    end = time.monotonic() + PATIENCE
    while not (found := holds()):
        assert time.monotonic() < end
        time.sleep(0.02)
    return found


def decide(live: Live, scene: Any) -> str:
    choice = scene["scene"]["choices"][0]
    live._socket.send_json(
        {"type": "decide", "number": scene["number"], "request": choice["notation"], "action": choice["action"]}
    )
    accepted = live.until("accepted")
    return str(accepted["request"])


def test_pages_at_any_server_see_and_play_the_same_table_which_is_at_one(pair: tuple[Member, Member]) -> None:
    first, second = pair
    ann = first.browser("Ann")
    table = new_table(ann, HOT)["id"]
    there = second.visited_by(ann)
    assert there.get(f"/api/tables/{table}")["id"] == table
    with Live(ann, table) as here, Live(there, table) as other:
        scene = other.until("scene")
        here.until("scene")
        said = decide(other, scene)
        assert here.until("scene")["number"] == 1
        other._socket.send_json({"type": "chat", "text": "Servus", "request": "c"})
        assert [one["text"] for one in here.until("chat")["messages"]] == ["Servus"]
    decisions = first.browser().get(f"/api/tables/{table}/history")["decisions"]
    assert [one["notation"] for one in decisions] == [said]
    assert first.has(table) and not second.has(table)
    assert len(first.cluster.streams) == len(second.cluster.streams) == 0
    assert any(one["id"] == table for one in there.get("/api/tables"))
    there.refused(f"/api/tables/{secrets.token_hex(4)}/resign", status=404)


def test_who_is_taken_for_dead_before_it_has_begun_comes_back_by_another_name(tmp_path: Path) -> None:
    """Frozen between joining and beginning: it has no tables yet that it could let go of."""

    async def taken_out(folder: Path) -> tuple[str, str]:
        store = Store(f"sqlite+aiosqlite:///{tmp_path}/x.sqlite3")
        cluster = Cluster(Place(secrets.token_hex(16), folder, alone=True, watches=False), Starlette())
        member = cluster.join(store)
        await member.claim()
        before = member.id
        await member.take_out(before)
        await member.look()
        assert member.is_in
        await cluster.close()
        await store.close()
        return before, member.id

    with tempfile.TemporaryDirectory() as short:
        before, after = asyncio.run(taken_out(Path(short)))
    assert before != after


def test_a_server_that_ends_gives_its_tables_to_the_others_and_its_pages_find_them_there(
    pair: tuple[Member, Member],
) -> None:
    first, second = pair
    ann = first.browser("Ann")
    table = new_table(ann, HOT)["id"]
    there = second.visited_by(ann)
    with Live(there, table) as live:
        decide(live, live.until("scene"))
        first.run(first.app.state.see_off)
        first.run(first.cluster.member.look)  # who has left does not join again
        with pytest.raises(WebSocketDisconnect) as closed:
            live.until("never")
        assert closed.value.code == 1012
    with Live(there, table) as live:
        assert live.until("scene")["number"] == 1
        decide(live, live.raw[-1])
    assert second.has(table)
    until(lambda: set(second.cluster.duties.held) == {"calls", "clocks", "tournaments"})


def test_a_page_that_comes_while_the_table_leaves_is_sent_away_too(pair: tuple[Member, Member]) -> None:
    first, _ = pair
    ann = first.browser("Ann")
    table = new_table(ann, HOT)["id"]
    registry, circles = first.state.registry, first.state.circles
    at_table = circles.at_table

    async def meanwhile(person: Any) -> Any:
        circles.at_table = at_table
        registry._let_go(registry.open_room(table).store.lease)
        return await at_table(person)

    circles.at_table = meanwhile
    with pytest.raises(WebSocketDisconnect) as closed, Live(ann, table) as live:
        while True:
            live.next("being sent away")
    assert closed.value.code == 1012
    with Live(ann, table) as live:
        decide(live, live.until("scene"))


def test_who_is_taken_out_writes_nothing_and_joins_again(pair: tuple[Member, Member]) -> None:
    first, second = pair
    ann = first.browser("Ann")
    table = new_table(ann, HOT)["id"]
    before = first.cluster.member.id
    with Live(ann, table) as live:
        scene = live.until("scene")
        second.run(second.cluster._taken_out, before)
        there = second.visited_by(ann)
        with Live(there, table) as other:
            said = decide(other, other.until("scene"))
            choice = scene["scene"]["choices"][-1]
            wish = {"type": "decide", "number": 0, "request": "late", "action": choice["action"]}
            with pytest.raises(WebSocketDisconnect):
                live._socket.send_json(wish)
                while True:
                    heard = live.next("being sent away")
                    assert (heard["type"], heard.get("request")) != ("accepted", "late")
    history = there.get(f"/api/tables/{table}/history")["decisions"]
    assert [one["notation"] for one in history] == [said]
    until(lambda: first.cluster.member.id != before and len(second.cluster.wire.fellows) == 1)
    assert first.visited_by(ann).get(f"/api/tables/{table}/history")["decisions"] == history


def test_a_page_that_comes_to_a_server_without_the_database_may_try_another(
    pair: tuple[Member, Member], monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = pair
    ann = first.browser("Ann")
    table = new_table(ann, HOT)["id"]
    there = second.visited_by(ann)

    async def gone(*_: Any) -> Any:
        raise OSError("the database is away")

    monkeypatch.setattr(first.state.circles, "at_table", gone)  # of a table that is in its memory
    with pytest.raises(WebSocketDenialResponse) as denied, Live(ann, table):
        pass
    assert denied.value.status_code == 503 and "storage" in denied.value.json()["reason"]
    with pytest.raises(WebSocketDisconnect) as closed, Live(there, table) as live:  # that server was not to blame
        live.until("scene")
    assert closed.value.code == 1013


def test_a_server_asks_for_a_table_that_it_must_change(pair: tuple[Member, Member]) -> None:
    """A guest who leaves for good at one server leaves the seats of a table that another has in memory."""
    first, second = pair
    ann, ben = first.browser("Ann"), first.browser("Ben")
    table = new_table(ann)["id"]
    ben.post(f"/api/tables/{table}/join")
    moved = second.visited_by(ben)
    assert first.has(table)
    assert moved.post("/api/account/delete", {"sure": True})["person"] is None
    assert not first.has(table)
    assert ann.get(f"/api/tables/{table}")["seats"][1]["name"] != "Ben"


def test_what_all_must_know_is_told_to_all(pair: tuple[Member, Member]) -> None:
    first, second = pair
    ann, ben = first.browser("Ann"), second.browser("Ben")
    table = new_table(ann)["id"]
    ben.post(f"/api/tables/{table}/join")
    me = ben.get("/api/me")["person"]["id"]
    with ben.client.websocket_connect("/api/bell/live") as bell, Live(ben, table) as live:
        bell.receive_json()
        assert until(lambda: first.state.online.here(me) and first.state.online.looking(me, table))
        assert first.state.online.playing_at(me).table == table
        second.visited_by(ben).post("/api/logout")
        with pytest.raises(WebSocketDisconnect):
            while True:
                live.next("being sent away")


def test_time_goes_on_when_a_table_changes_hands(pair: tuple[Member, Member]) -> None:
    first, second = pair
    for one in pair:
        one.run(one.app.state.answering)
    first.state.alarms._uptime._counted += 1000.0
    until(lambda: abs(second.state.alarms._uptime() - first.state.alarms._uptime()) < 1.5)


def test_tournaments_are_led_by_one(pair: tuple[Member, Member]) -> None:
    first, second = pair
    leader = until(lambda: next((one for one in pair if "tournaments" in one.cluster.duties.held), None))
    other = second if leader is first else first
    ann = other.browser("Ann")
    made = ann.post("/api/tournaments", SHORT)["head"]["id"]
    ben = leader.browser("Ben")
    ben.post(f"/api/tournaments/{made}/sign-up")
    entrants = ann.get(f"/api/tournaments/{made}")["entrants"]
    assert "Ben" in [one["name"] for one in entrants]
    leader.run(leader.app.state.see_off)
    until(lambda: "tournaments" in other.cluster.duties.held)
    assert ann.get(f"/api/tournaments/{made}")["entrants"] == entrants
