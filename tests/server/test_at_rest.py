"""Tables that are not in memory: lists show them as if they were, their clocks run on, bots go on, nothing is lost."""

from __future__ import annotations

import asyncio
import gc
import random
import weakref
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic import command

import kontor
from kontor.kernel import LANGUAGES
from kontor.match import Match
from kontor.server.storage.migrating import migrations
from kontor.server.storage.schema import clocks, decisions, tables, uptime
from kontor.server.tables import records
from kontor.server.tables.playing import play, undo
from kontor.server.tables.registry import TableRegistry
from kontor.server.tables.views import table_view

from .company import id_of
from .conftest import TWO, Browser, House, Live, new_table
from .inside import come_back, room_of
from .moved_time import MovedTime
from .moved_time import time_moves as time_moves

LIVE = {"kind": "live", "bank": 600, "increment": 20, "at_zero": "turn"}
DAYS = {"kind": "days", "bank": 3 * 86400, "at_zero": "turn"}
HOUR = 3600.0


def rest(house: House, *ids: str) -> None:
    """These tables leave memory now, as if nobody had needed them for long."""
    registry: TableRegistry = house.state.registry

    async def leave() -> None:
        for table_id in ids:
            if (room := registry.open_room(table_id)) is not None:
                registry.rest(room, 0.0)

    house.run(leave)
    assert not set(ids) & set(in_memory(house)), "somebody still looks, or something goes on"


def in_memory(house: House) -> list[str]:
    return [room.header.id for room in house.state.registry.rooms]


def played_on(house: House, table: str, count: int, seed: int = 1) -> None:
    """So many decisions of people at random, with what is chosen ahead."""
    chance = random.Random(seed)

    async def go_on() -> None:
        registry: TableRegistry = house.state.registry
        async with registry.using(table) as room:
            for _ in range(count):
                match = room.must_be_begun()
                if match.to_move is None:
                    return
                person = await house.state.people.get(room.header.seats[match.to_move].person)
                await play(room, person, len(match.played), chance.choice(match.legal))

    house.run(go_on)


@pytest.fixture(autouse=True)
def quick_stand_in(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(records, "STAND_IN", "random")


# ---- lists ----
@pytest.mark.parametrize("game", ["little-town", "ragusa", "hansa-teutonica", "castles-of-tuscany"])
@pytest.mark.parametrize("clock", [None, LIVE, DAYS], ids=["no clock", "live", "days"])
def test_lists_show_a_table_at_rest_as_they_show_it_open(
    house: House, time_moves: MovedTime, game: str, clock: dict[str, Any] | None
) -> None:
    standing = kontor.game(game).views.standing
    assert standing is not None
    ann, ben = house.browser("Ann"), house.browser("Ben")
    table = new_table(ann, TWO, game=game, clock=clock)["id"]
    ben.post(f"/api/tables/{table}/join")
    for decided in (0, 1, 3, 30):
        played_on(house, table, decided)
        time_moves.pass_by(20.0)
        for language in LANGUAGES:
            opened = [who.get(f"/api/tables/{table}?lang={language}") for who in (ann, ben)]
            key, numbers = standing(room_of(house, table).must_be_begun().state)
            assert opened[0]["status_text"] == kontor.game(game).words(language)(key, **numbers)
            rest(house, table)
            listed = [who.get(f"/api/tables?show=mine&lang={language}")[0] for who in (ann, ben)]
            watched = ann.get(f"/api/tables?show=watch&lang={language}")
            assert not in_memory(house), "a list opens nothing"
            for told in (*opened, *listed, *watched):
                for seat in told["seats"]:
                    del seat["away"]  # at rest it is only known that nobody was here for so long at least
            assert listed == opened and watched == opened[:1]


def test_a_table_that_waits_and_one_that_is_over_are_listed_from_their_rows(house: House) -> None:
    ann, ben = house.browser("Ann"), house.browser("Ben")
    waits, over = (new_table(ann, TWO)["id"] for _ in range(2))
    ben.post(f"/api/tables/{over}/join")
    played_on(house, over, 1000)
    opened = {one: ben.get(f"/api/tables/{one}") for one in (waits, over)}
    assert opened[over]["status"] == "over" and opened[over]["winners"] and sum(opened[over]["places"]) >= 2
    rest(house, waits, over)
    (open_one,) = ben.get("/api/tables?show=open")
    (finished,) = ben.get("/api/tables?show=mine")
    assert not in_memory(house)
    for listed, told in ((open_one, opened[waits]), (finished, opened[over])):
        for table in (listed, told):
            for seat in table["seats"]:
                del seat["away"]
        assert listed == told


def test_the_row_follows_every_change_in_the_same_transaction(house: House) -> None:
    """Decisions, undo, resignation, what is chosen ahead: after each the row tells what the opened table tells."""
    ann, ben = house.browser("Ann"), house.browser("Ben")
    registry: TableRegistry = house.state.registry
    table = new_table(ann, TWO, game="ragusa")["id"]
    ben.post(f"/api/tables/{table}/join")
    people = {name: house.run(house.state.people.get, id_of(one)) for name, one in (("Ann", ann), ("Ben", ben))}
    chance = random.Random(3)

    async def change() -> None:
        async with registry.using(table) as room:
            match, name = room.must_be_begun(), chance.choice(["Ann", "Ben"])
            try:
                if chance.random() < 0.3:
                    await undo(room, people[name], len(match.played), chance.random() < 0.5)
                elif match.to_move is not None:
                    who = people[room.header.seats[match.to_move].name]
                    await play(room, who, len(match.played), chance.choice(match.legal))
            except Exception as error:
                assert "Refused" in type(error).__mro__[1].__name__ or "Refused" in type(error).__name__, error
            opened = table_view(room, people["Ann"], "en")
        registry.rest(room, 0.0)
        found = (await registry.tables([table]))[table]
        assert not registry.rooms and found.standing is not None
        told = table_view(found, people["Ann"], "en")
        for key in ("to_move", "asked", "scores", "decisions", "status_text", "your_turn", "places", "winners"):
            assert getattr(told, key) == getattr(opened, key), key

    for _ in range(40):
        house.run(change)


# ---- start ----
def test_a_start_opens_only_what_goes_on_by_itself(tmp_path: Path) -> None:
    with House(tmp_path, rate_limits=False, bot_pause=3600.0) as house:
        ann, ben = house.browser("Ann"), house.browser("Ben")
        among_people = new_table(ann, TWO)["id"]
        ben.post(f"/api/tables/{among_people}/join")
        clocked = new_table(ann, TWO, clock=DAYS)["id"]
        ben.post(f"/api/tables/{clocked}/join")
        with_bot = new_table(ann, [{"kind": "me"}, {"kind": "bot", "bot": "random"}])
        if with_bot["to_move"] == 0:
            played_on(house, with_bot["id"], 1)
            while ann.get(f"/api/tables/{with_bot['id']}")["to_move"] == 0:
                played_on(house, with_bot["id"], 1)
        cookies = dict(ann.client.cookies)
    with House(tmp_path, rate_limits=False) as house:
        ann = come_back(house, cookies)
        with Live(ann, with_bot["id"]) as live:
            while live.until("table")["table"]["to_move"] != 0:
                pass
        assert in_memory(house) == [with_bot["id"]]
        assert len(ann.get("/api/tables?show=mine")) == 3 and in_memory(house) == [with_bot["id"]]


def test_games_of_an_earlier_version_are_learnt_one_by_one(tmp_path: Path, time_moves: MovedTime) -> None:
    """Their rows tell nothing of the game: a bot goes on, a clock is looked at, a list shows them."""
    with House(tmp_path, rate_limits=False) as house:
        ann, ben = house.browser("Ann"), house.browser("Ben")
        ids = [new_table(ann, TWO, clock=clock)["id"] for clock in (None, DAYS)]
        for table in ids:
            ben.post(f"/api/tables/{table}/join")
        before = {table: ann.get(f"/api/tables/{table}") for table in ids}
        cookies, store = dict(ann.client.cookies), house.state.store
        house.run(store.write, uptime.delete(), clocks.update().values(up=0.0, due=None))
        house.run(store.write, tables.update().values(standing=None, bot_to_move=None))
        store.write = no_more  # what the end of this server writes, an earlier one would not
    with House(tmp_path, rate_limits=False) as house:
        known = sa.select(tables.c.id).where(tables.c.bot_to_move.is_(False))
        house.run(house.state.resting.learn, 0.0)
        assert {row["id"] for row in house.run(house.state.store.read, known)} == set(ids) and not in_memory(house)
        ann = come_back(house, cookies)
        for listed in ann.get("/api/tables?show=mine"):
            told = before[listed["id"]]
            assert (listed["status_text"], listed["to_move"]) == (told["status_text"], told["to_move"])
        assert not in_memory(house)
        time_moves.later(house, 3 * 86400 + 1)
        assert ids[1] in in_memory(house)


async def no_more(*_: object) -> None:
    pass


def test_the_migration_goes_up_and_down(tmp_path: Path) -> None:
    file = tmp_path / "x.sqlite3"
    engine = sa.create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        config = migrations()
        config.attributes["connection"] = connection
        command.upgrade(config, "0012")
        connection.exec_driver_sql(
            "INSERT INTO tables"
            " (id, game, rules, seed, options, seats, host, public, status, imported, created, updated) VALUES"
            " ('a', 'little-town', '2', 1, '{}', '[]', 'h', 1, 'over', 0, '2026-01-01', '2026-01-01'),"
            " ('b', 'little-town', '2', 1, '{}', '[]', 'h', 1, 'playing', 0, '2026-01-01', '2026-01-01')"
        )
        command.upgrade(config, "head")
        rows = connection.execute(sa.select(tables.c.id, tables.c.bot_to_move).order_by(tables.c.id)).all()
        assert [tuple(row) for row in rows] == [("a", False), ("b", None)]
        command.downgrade(config, "0012")
    engine.dispose()


# ---- clocks ----
def two_at(house: House, clock: dict[str, Any]) -> tuple[str, list[Browser]]:
    people = [house.browser("Ann"), house.browser("Ben")]
    table = new_table(people[0], TWO, clock=clock)["id"]
    people[1].post(f"/api/tables/{table}/join")
    return table, people


@pytest.mark.parametrize("clock", [LIVE, DAYS], ids=["live", "days"])
def test_an_alarm_rings_at_a_table_at_rest(house: House, time_moves: MovedTime, clock: dict[str, Any]) -> None:
    table, people = two_at(house, clock)
    mover = people[0].get(f"/api/tables/{table}")["to_move"]
    rest(house, table)
    time_moves.later(house, clock["bank"] / 2)
    assert not in_memory(house)
    time_moves.later(house, clock["bank"] / 2 - 1)
    rest_again = in_memory(house)  # of a turn of days somebody is reminded
    assert rest_again == ([table] if clock is DAYS else [])
    rest(house, table)
    with Live(people[1 - mover], table) as watching:
        time_moves.later(house, 1)
        while watching.until("table")["table"]["to_move"] == mover:
            pass
    assert people[0].get(f"/api/tables/{table}")["seats"][mover]["clock"]["played_for"] == 1


def test_a_clock_at_rest_goes_on_over_restarts_and_is_nobodys_while_the_server_is_away(
    tmp_path: Path, time_moves: MovedTime
) -> None:
    with House(tmp_path, rate_limits=False) as house:
        table, people = two_at(house, DAYS)
        cookies = dict(people[0].client.cookies)
        mover = people[0].get(f"/api/tables/{table}")["to_move"]
        rest(house, table)
        time_moves.later(house, HOUR)
    for passed in (2, 3):
        time_moves.pass_by(hours=100)
        with House(tmp_path, rate_limits=False) as house:
            ann = come_back(house, cookies)
            time_moves.later(house, HOUR)
            (listed,) = ann.get("/api/tables?show=mine")
            assert listed["seats"][mover]["clock"]["left"] == pytest.approx(3 * 86400 - passed * HOUR, abs=1)
            assert listed["seats"][mover]["seconds"] == pytest.approx(passed * HOUR, abs=1)
            assert not in_memory(house)
            assert listed["clock"]["server_away"] is None, "told for ten minutes"
    with House(tmp_path, rate_limits=False) as house:
        opened = come_back(house, cookies).get(f"/api/tables/{table}")
        assert opened["seats"][mover]["clock"]["left"] == pytest.approx(3 * 86400 - 3 * HOUR, abs=1)


def test_time_without_a_limit_is_counted_at_rest(tmp_path: Path, time_moves: MovedTime) -> None:
    with House(tmp_path, rate_limits=False) as house:
        ann, ben = house.browser("Ann"), house.browser("Ben")
        table = new_table(ann, TWO)["id"]
        ben.post(f"/api/tables/{table}/join")
        mover, cookies = ann.get(f"/api/tables/{table}")["to_move"], dict(ann.client.cookies)
        rest(house, table)
        time_moves.later(house, HOUR)
        assert ann.get("/api/tables?show=mine")[0]["seats"][mover]["seconds"] == HOUR
    time_moves.pass_by(hours=10)
    with House(tmp_path, rate_limits=False) as house:
        ann = come_back(house, cookies)
        assert ann.get("/api/tables?show=mine")[0]["seats"][mover]["seconds"] == pytest.approx(HOUR, abs=1)
        assert ann.get(f"/api/tables/{table}")["seats"][mover]["seconds"] == pytest.approx(HOUR, abs=1)


def test_a_vacation_begins_and_ends_at_a_table_at_rest(tmp_path: Path, time_moves: MovedTime) -> None:
    """Also while the server is away; time is counted until then, as before."""
    with House(tmp_path, rate_limits=False) as house:
        table, people = two_at(house, DAYS)
        mover = people[0].get(f"/api/tables/{table}")["to_move"]
        late, cookies = people[mover], dict(people[mover].client.cookies)
        late.post("/api/vacations", {"begins": "2030-10-27T00:00:00+00:00", "ends": "2030-10-30T00:00:00+00:00"})
        rest(house, table)
        time_moves.later(house, 12 * HOUR)  # until it begins
        rest(house, table)
        time_moves.later(house, 24 * HOUR)
        (listed,) = late.get("/api/tables?show=mine")
        assert listed["seats"][mover]["clock"]["left"] == pytest.approx(2.5 * 86400, abs=1)
        assert not listed["seats"][mover]["clock"]["running"] and not in_memory(house)
    time_moves.pass_by(hours=100)  # meanwhile it has ended
    with House(tmp_path, rate_limits=False) as house:
        late = come_back(house, cookies)
        time_moves.later(house, HOUR)
        told = late.get(f"/api/tables/{table}")["seats"][mover]["clock"]
        assert told["running"] and told["left"] == pytest.approx(2.5 * 86400 - HOUR, abs=1)
        late.post("/api/vacations", {"begins": "2030-11-01T00:00:00+00:00", "ends": "2030-11-05T00:00:00+00:00"})
        rest(house, table)
        time_moves.later(house, HOUR)
    begun = time_moves.at
    time_moves.pass_by(hours=24)  # meanwhile one has begun
    assert begun.day == 31 or begun.day == 1
    with House(tmp_path, rate_limits=False) as house:
        late = come_back(house, cookies)
        time_moves.later(house, HOUR)
        told = late.get(f"/api/tables/{table}")["seats"][mover]["clock"]
        assert not told["running"] and told["left"] == pytest.approx(2.5 * 86400 - 2 * HOUR, abs=1)


def test_a_pause_lasts_at_rest(house: House, time_moves: MovedTime) -> None:
    table, people = two_at(house, LIVE)
    for person in people:
        person.post(f"/api/tables/{table}/pause")
    rest(house, table)
    time_moves.later(house, 5 * HOUR)
    (listed,) = people[0].get("/api/tables?show=mine")
    assert listed["clock"]["paused"] == 5 * HOUR and not in_memory(house)
    people[0].post(f"/api/tables/{table}/go-on")
    mover = people[0].get(f"/api/tables/{table}")["to_move"]
    time_moves.later(house, 10)
    assert people[0].get(f"/api/tables/{table}")["seats"][mover]["clock"]["left"] == 590


# ---- leaving memory ----
def test_a_table_leaves_when_nobody_needs_it_and_not_before(house: House, time_moves: MovedTime) -> None:
    ann, ben = house.browser("Ann"), house.browser("Ben")
    table = new_table(ann, TWO)["id"]
    ben.post(f"/api/tables/{table}/join")
    idle = house.settings.idle
    with Live(ann, table) as live:
        live.at(0)
        time_moves.pass_by(2 * idle)
        house.run(look, house)
        assert in_memory(house) == [table], "Ann looks"
    ann.get("/api/me")  # the server has heard that she left
    while house.run(lambda: house.state.registry.open_room(table).listeners):
        pass
    time_moves.pass_by(idle - 1)
    house.run(look, house)
    assert in_memory(house) == [table]
    time_moves.pass_by(2)
    house.run(look, house)
    assert not in_memory(house)
    assert house.state.registry.unseen(table) >= idle
    told = ben.post(f"/api/tables/{table}/stand-in", {"seat": 0, "bot": "random"})
    assert told["seats"][0]["replaced_by"] == "random", "who was away long enough at rest is away"


def test_what_leaves_is_really_gone(house: House) -> None:
    """Without a collection of garbage: there is hardly ever one."""
    ann, ben = house.browser("Ann"), house.browser("Ben")
    table = new_table(ann, TWO, clock=DAYS)["id"]
    ben.post(f"/api/tables/{table}/join")
    with Live(ann, table) as live:
        live.at(0)
    played_on(house, table, 20)
    ann.get(f"/api/tables/{table}/history")
    room = weakref.ref(room_of(house, table))
    match = weakref.ref(room_of(house, table).must_be_begun())
    while house.run(lambda: house.state.registry.open_room(table).is_busy):
        pass
    gc.collect()
    gc.disable()
    try:
        rest(house, table)
        house.browser("Eve")  # the store remembers what it wrote last
        assert room() is None and match() is None
    finally:
        gc.enable()


async def look(house: House) -> None:
    house.state.resting.look()


def test_who_looked_a_moment_ago_is_not_away_because_the_table_was_rewritten(house: House) -> None:
    ann, ben = house.browser("Ann"), house.browser("Ben")
    table = new_table(ann, TWO)["id"]
    ben.post(f"/api/tables/{table}/join")

    async def rewritten() -> None:
        async with house.state.registry.rewriting([table]):
            pass

    house.run(rewritten)
    assert "seconds" in ann.refused(f"/api/tables/{table}/stand-in", {"seat": 1, "bot": "random"}, 409)


def test_a_deleted_account_leaves_a_bot_that_plays_at_a_table_at_rest(house: House) -> None:
    ann, ben = house.browser("Ann"), house.browser("Ben")
    ids = [new_table(ann, TWO, seed=seed)["id"] for seed in range(4)]
    for table in ids:
        ben.post(f"/api/tables/{table}/join")
    movers = {table: ann.get(f"/api/tables/{table}")["to_move"] for table in ids}
    rest(house, *ids)
    ann.post("/api/account/delete", {"sure": True})
    for table in ids:
        if movers[table] == 0:
            with Live(ben, table) as live:
                while live.until("table")["table"]["to_move"] == 0:
                    pass


# ---- people play while tables leave ----
@pytest.mark.thorough
@pytest.mark.parametrize("seed", range(3))
def test_tables_may_leave_at_any_moment(tmp_path: Path, seed: int) -> None:
    """The same decisions, chat and undo with and without: the same log, and whatever was acknowledged is on disk."""
    logs = []
    for leaves in (False, True):
        with House(tmp_path / str(leaves), rate_limits=False) as house:
            logs.append(_busy_evening(house, leaves, seed))
    assert logs[0] == logs[1]


def _busy_evening(house: House, leaves: bool, seed: int) -> list[list[str]]:
    registry: TableRegistry = house.state.registry
    names = ("Ann", "Ben")
    browsers = [house.browser(name) for name in names]
    ids = [new_table(browsers[0], TWO, seed=k, game=game)["id"] for k, game in enumerate(("little-town", "ragusa"))]
    for table in ids:
        browsers[1].post(f"/api/tables/{table}/join")
    people = {id_of(one): house.run(house.state.people.get, id_of(one)) for one in browsers}
    left = 0

    async def play_at(table: str, chance: random.Random) -> int:
        acknowledged = 0
        for _ in range(60):
            async with registry.using(table) as room:
                match = room.must_be_begun()
                if match.to_move is None:
                    break
                who = people[str(room.header.seats[match.to_move].person)]
                acknowledged = await play(room, who, len(match.played), chance.choice(match.legal))
                if chance.random() < 0.1:
                    await room.say(who, f"{acknowledged} done")
            for _ in range(chance.randrange(3)):
                await asyncio.sleep(0)
        return acknowledged

    async def let_go(running: asyncio.Future[Any]) -> None:
        nonlocal left
        whim = random.Random(seed + 100)
        while not running.done():
            for room in registry.rooms:
                if whim.random() < 0.5:
                    registry.rest(room, 0.0)
                    left += registry.open_room(room.header.id) is None
            await asyncio.sleep(whim.random() * 0.004)

    async def evening() -> list[int]:
        playing = asyncio.gather(*(play_at(table, random.Random(f"{seed} {k}")) for k, table in enumerate(ids)))
        if leaves:
            await let_go(playing)
        return await playing

    acknowledged = house.run(evening)
    assert bool(left) == leaves
    stored = []
    for table, count in zip(ids, acknowledged, strict=True):
        kept = sa.select(decisions.c.notation).where(decisions.c.table_id == table).order_by(decisions.c.number)
        stored.append([row["notation"] for row in house.run(house.state.store.read, kept)])
        assert len(stored[-1]) == count
        match: Match = room_of(house, table).must_be_begun()
        assert [played.notation for played in match.played] == stored[-1]
    return stored
