"""Nobody waits for ever: bots that break or never decide, disks that refuse, pages that go in the middle of it."""

from __future__ import annotations

import asyncio
import multiprocessing
import random
import threading
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import anyio
import pytest
import sqlalchemy as sa
from starlette.websockets import WebSocketDisconnect

from kontor.bots import LEVELS
from kontor.kernel import KontorError
from kontor.kernel.native import NativeCode
from kontor.server import thinking
from kontor.server.contract.requests import NewTable
from kontor.server.live.connection import Connection
from kontor.server.storage.schema import tables
from kontor.server.storage.store import Store, Write
from kontor.server.tables import bot_players
from kontor.server.tables.any_table import AnyTable
from kontor.server.tables.bot_players import BotPlayers
from kontor.server.tables.creation import create_table
from kontor.server.tables.listing import listed_tables
from kontor.server.tables.registry import TableRegistry
from kontor.server.tables.room import TableRoom

from .conftest import PATIENCE, TWO, Browser, House, Live, new_table

BOT = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]


def _never_decides(*_: object) -> int:
    time.sleep(3600)
    return 0


def _decides_nonsense(*_: object) -> int:
    return -5


def _eventually(true: Callable[[], bool], what: str) -> None:
    deadline = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < deadline, f"waited {PATIENCE:.0f} seconds in vain: {what}"
        time.sleep(0.02)


def _bot_answers(browser: Browser, table: str) -> int:
    """Ann decides until it is the bot's turn; returns how many decisions there are once it decided (or some more:
    it may have gone on)."""
    with Live(browser, table) as live:
        number, mine = _my_turn(live)
        while mine:
            assert live.ask(type="decide", number=number, action=mine[0]["action"])["type"] == "accepted"
            number += 1
            mine = live.at(number)["scene"]["choices"]
        return int(live.at(number + 1)["number"])


def _my_turn(live: Live) -> tuple[int, list[Any]]:
    """How many decisions there are when it is Ann's turn, and her choices."""
    number = live.until("scene")["number"]
    while not (choices := live.at(number)["scene"]["choices"]):
        number += 1
    return number, choices


@pytest.mark.usefixtures("own_workers")
@pytest.mark.parametrize("mind", [_never_decides, _decides_nonsense])
def test_a_bot_without_a_decision_is_replaced_by_the_simplest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, mind: Callable[..., int]
) -> None:
    monkeypatch.setattr(thinking, "_choose", mind)
    before = set(multiprocessing.active_children())
    with House(tmp_path, rate_limits=False, bot_patience=0.3 if mind is _never_decides else PATIENCE) as house:
        ann = house.browser("Ann")
        assert _bot_answers(ann, new_table(ann, BOT)["id"]) >= 2
    _eventually(lambda: set(multiprocessing.active_children()) <= before, "the thinkers' processes end")


def _while_compiling(
    _: object, __: str, bot: str, view: bytes, seat: int, legal: list[int], *___: object
) -> tuple[int, bool]:
    return legal[0], bot in LEVELS


@pytest.mark.usefixtures("own_workers")
@pytest.mark.parametrize("bot", ["strong", "greedy"])
def test_a_page_hears_that_bots_look_less_far_ahead_until_rules_are_compiled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bot: str
) -> None:
    monkeypatch.setattr(thinking, "_choose_now", _while_compiling)
    with House(tmp_path, rate_limits=False) as house:
        ann = house.browser("Ann")
        table = new_table(ann, [BOT[0], {"kind": "bot", "bot": bot}])["id"]
        number = _bot_answers(ann, table)
        with Live(ann, table) as live:
            assert live.at(number)["preparing"] is (bot == "strong")


def test_only_bots_that_look_ahead_wait_for_compiled_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    def seven(*_: object) -> int:
        return 7

    monkeypatch.setattr(NativeCode, "is_ready", lambda _: False)
    assert thinking._choose_now(seven, "little-town", "strong") == (7, True)
    assert thinking._choose_now(seven, "little-town", "random") == (7, False)
    monkeypatch.setattr(NativeCode, "is_ready", lambda _: True)
    assert thinking._choose_now(seven, "little-town", "strong") == (7, False)


@pytest.mark.usefixtures("own_workers")
def test_the_server_ends_while_a_bot_still_thinks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "_choose", _never_decides)
    before = set(multiprocessing.active_children())
    with House(tmp_path, rate_limits=False) as house:
        ann = house.browser("Ann")
        table = new_table(ann, [{"kind": "me"}, *BOT[1:] * 3])["id"]
        _eventually(lambda: set(multiprocessing.active_children()) > before, "a thinker begins")
        decisions = ann.get(f"/api/tables/{table}")["decisions"]
        cookies = dict(ann.client.cookies)
    _eventually(lambda: set(multiprocessing.active_children()) <= before, "the thinkers' processes end")
    monkeypatch.setattr(thinking, "_choose", _decides_nonsense)
    with House(tmp_path, rate_limits=False) as house:  # nothing was decided in haste, and the bot goes on
        again = house.browser()
        again.client.cookies.update(cookies)
        _eventually(lambda: bool(again.get(f"/api/tables/{table}")["decisions"] > decisions), "the bot goes on")


@pytest.mark.usefixtures("own_workers")
def test_a_thinker_that_is_killed_has_a_successor(house: House) -> None:
    """The decision is the same as if nothing had happened."""
    before = set(multiprocessing.active_children())
    ann = house.browser("Ann")
    table = new_table(ann, BOT)["id"]
    _bot_answers(ann, table)
    (thinker,) = set(multiprocessing.active_children()) - before
    thinker.kill()
    thinker.join(PATIENCE)
    decided = _bot_answers(ann, table)
    harmed, unharmed = (ann.get(f"/api/tables/{t}/history")["decisions"] for t in (table, _same_game(ann, decided)))
    assert [move["notation"] for move in harmed[:decided]] == [move["notation"] for move in unharmed[:decided]]


def _same_game(browser: Browser, decisions: int) -> str:
    table: str = new_table(browser, BOT)["id"]
    with Live(browser, table) as live:
        for number in range(decisions):
            if choices := live.at(number)["scene"]["choices"]:
                live.ask(type="decide", number=number, action=choices[0]["action"])
        live.at(decisions)
    return table


class Disk:
    """A disk that refuses or takes its time."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.refuses, self.slow, self.writing = 0, 0.0, False
        commit = Store._commit

        async def _commit(store: Store, writes: Sequence[Write]) -> None:
            if self.refuses:
                self.refuses -= 1
                raise OSError("disk full")
            await commit(store, writes)
            self.writing = True
            await asyncio.sleep(self.slow)  # on disk, and nobody knows it yet
            self.writing = False

        monkeypatch.setattr(Store, "_commit", _commit)


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    return Disk(monkeypatch)


def test_a_bot_tries_again_when_the_disk_refused(house: House, disk: Disk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_players, "TRY_AGAIN", 0.05)
    decides, full = BotPlayers._decide, [6]  # each write is tried twice: with others, then alone

    async def and_the_disk_is_full(*arguments: Any) -> int:
        action = await decides(*arguments)
        if full:
            disk.refuses = full.pop()
        return action

    monkeypatch.setattr(BotPlayers, "_decide", and_the_disk_is_full)
    ann = house.browser("Ann")
    table = new_table(ann, BOT)["id"]
    assert _bot_answers(ann, table) <= ann.get(f"/api/tables/{table}")["decisions"]
    assert not full and disk.refuses == 0


def test_a_decision_goes_through_when_its_page_goes_in_the_middle(house: House, disk: Disk) -> None:
    ann = house.browser("Ann")
    table = new_table(ann, BOT)["id"]
    with Live(ann, table) as live:
        number, choices = _my_turn(live)
        disk.slow = 0.5
        live.send(type="decide", number=number, action=choices[0]["action"])
        _eventually(lambda: disk.writing, "the decision is on its way to the disk")
    disk.slow = 0.0

    def facts() -> tuple[int, int]:
        history = ann.get(f"/api/tables/{table}/history")["decisions"]
        return ann.get(f"/api/tables/{table}")["decisions"], len(history)

    _eventually(lambda: facts()[0] >= number + 2, "the bot has heard of it, too")
    _eventually(lambda: len(set(facts())) == 1, "every decision has its place in history")


def test_a_page_that_cannot_be_told_does_not_stop_the_table(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    tell = Connection._message

    def broken_for_eve(page: Connection, what: str, data: Any) -> Any:
        if page.person and page.person.name == "Eve" and data:
            raise ValueError("cannot be told")
        return tell(page, what, data)

    ann, eve = house.browser("Ann"), house.browser("Eve")
    table = new_table(ann, BOT)["id"]
    with Live(eve, table) as live:
        live.until("chat")
        monkeypatch.setattr(Connection, "_message", broken_for_eve)
        _bot_answers(ann, table)
        with pytest.raises(WebSocketDisconnect) as closed:
            live.until("nothing")
        assert closed.value.code == 1011
    monkeypatch.undo()


def test_a_message_that_cannot_be_sent_ends_the_connection(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = house.browser("Ann")
    with Live(ann, new_table(ann)["id"]) as live:
        live.until("chat")
        monkeypatch.setattr(Connection, "_message", lambda *_: {"type": "table", "table": object()})
        live.send(type="lang", lang="pl")
        with pytest.raises(WebSocketDisconnect) as closed:
            live.until("nothing")
        assert closed.value.code == 1011


def test_whoever_comes_during_a_write_sees_nothing_that_is_not_on_disk(house: House, disk: Disk) -> None:
    ann = house.browser("Ann")
    table = new_table(ann, [{"kind": "me"}, {"kind": "hot", "name": "Ben"}])["id"]
    with Live(ann, table) as live:
        live.until("chat")
        disk.slow = 0.5
        live.send(type="decide", number=0, decision="place F5", request="first")
        _eventually(lambda: disk.writing, "the decision is on its way to the disk")
        with Live(ann, table) as late:
            late.until("chat")
            scenes = [message["number"] for message in late.raw if message["type"] == "scene"]
            moves = [len(message["decisions"]) for message in late.raw if message["type"] == "decisions"]
    assert scenes == moves == [1]


@pytest.mark.parametrize("change", ["join", "leave", "fill", "resign", "rematch"])
def test_a_refused_change_is_taken_back(house: House, disk: Disk, change: str) -> None:
    ann, ben = house.browser("Ann"), house.browser("Ben")
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}][: 3 if change == "leave" else 2]
    table = new_table(ann, seats)["id"]
    if change not in ("join", "fill"):
        ben.post(f"/api/tables/{table}/join")
    who = ann if change == "fill" else ben
    if change == "rematch":
        for browser in (ann, ben):
            browser.post(f"/api/tables/{table}/resign")
        _eventually(lambda: bool(ann.get(f"/api/tables/{table}")["status"] == "over"), "the stand-ins finish")

    def facts() -> Any:
        found = ann.get(f"/api/tables/{table}")
        return {key: found[key] for key in ("status", "rematch", "to_move", "decisions")}, [
            (seat["kind"], seat["name"], seat["resigned"]) for seat in found["seats"]
        ]

    before, disk.refuses = facts(), 2
    reason = who.refused(f"/api/tables/{table}/{change}", {"bot": "greedy"} if change == "fill" else None, 503)
    assert "nothing was changed" in reason and facts() == before
    who.post(f"/api/tables/{table}/{change}", {"bot": "greedy"} if change == "fill" else None)
    assert facts() != before


def test_a_table_has_one_room_however_it_is_opened(house: House, disk: Disk) -> None:
    """Somebody looks at the list while a new table is on disk but not yet open; somebody opens it twice."""
    registry: TableRegistry = house.state.registry

    async def look_while_it_is_made() -> tuple[TableRoom, TableRoom]:
        host = await house.state.people.add_guest("Host")
        disk.slow = 0.2
        wish = NewTable.model_validate({"game": "little-town", "seats": TWO, "public": True})
        making = asyncio.create_task(create_table(registry, host, wish, "en"))
        seen: list[AnyTable] = []
        while not seen:
            seen = await listed_tables(registry, None, "open")
        opened = await registry.room(seen[0].header.id)
        return await making, opened

    one, two = house.run(look_while_it_is_made)
    assert one is two

    async def open_again() -> list[TableRoom]:
        registry._rooms.clear()
        impatient = asyncio.create_task(registry.room(one.header.id))
        await asyncio.sleep(0)
        asking = [asyncio.create_task(registry.room(one.header.id)) for _ in range(2)]
        impatient.cancel()
        asking += [asyncio.create_task(registry.room(one.header.id)) for _ in range(2)]
        return list(await asyncio.gather(*asking))

    assert len(set(map(id, house.run(open_again)))) == 1


def test_a_table_that_cannot_be_opened_does_not_keep_the_server_from_starting(tmp_path: Path) -> None:
    with House(tmp_path, rate_limits=False) as house:
        ann = house.browser("Ann")
        ids = [new_table(ann, [{"kind": "me"}, {"kind": "hot", "name": "Ben"}])["id"] for _ in range(3)]
        damage: list[dict[str, Any]] = [{"rules": "0"}, {"options": {"board": "none"}}]
        for table, values in zip(ids, damage, strict=False):
            house.run(house.state.store.write, tables.update().where(tables.c.id == table).values(**values))
    with House(tmp_path, rate_limits=False) as house:
        assert [table["id"] for table in house.browser().get("/api/tables?show=watch")] == ids[2:]


def test_the_server_ends_though_pages_went_while_they_were_read_for(tmp_path: Path) -> None:
    """Reads cancelled at any moment, again and again as a cancel scope does it; then the event loop ends."""
    chance = random.Random(1)

    async def go_while_it_is_read() -> None:
        store = Store(f"sqlite+aiosqlite:///{tmp_path / 'x.sqlite3'}")
        await store.open()
        async with anyio.create_task_group() as pages:
            for _ in range(5):
                pages.start_soon(store.read, sa.select(tables))
            await asyncio.sleep(chance.random() * 0.006)
            pages.cancel_scope.cancel()
        await store.close()

    def serve_often() -> None:
        for _ in range(30):
            anyio.run(go_while_it_is_read)

    server = threading.Thread(target=serve_often, daemon=True)
    server.start()
    server.join(PATIENCE)
    assert not server.is_alive(), "the event loop does not end"


def test_a_closed_store_refuses_instead_of_waiting(tmp_path: Path) -> None:
    async def write_late() -> None:
        store = Store(f"sqlite+aiosqlite:///{tmp_path / 'x.sqlite3'}")
        await store.open()
        early = asyncio.create_task(store.write(tables.delete()))
        await asyncio.sleep(0)
        await store.close()
        assert early.done() and early.exception() is None
        with pytest.raises(KontorError, match="closed"):
            await store.write(tables.delete())
        with pytest.raises(KontorError, match="closed"):
            await store.read(sa.select(tables))

    asyncio.run(asyncio.wait_for(write_late(), PATIENCE))
