"""Whom a table calls: everybody whom the game asks, once a turn, and nobody who looks at it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import pytest
import sqlalchemy as sa
from sqlalchemy.dialects import sqlite

from kontor.kernel import LANGUAGES
from kontor.server.calls import bell
from kontor.server.calls.telling import told
from kontor.server.contract.calls import CallKind
from kontor.server.storage.schema import calls

from .company import RATED, account, play_out, table_of
from .conftest import Browser, House, Live, new_table
from .inside import come_back
from .moved_time import MovedTime
from .moved_time import time_moves as time_moves


def rows(house: House, kind: str = "your-turn") -> list[dict[str, Any]]:
    query = sa.select(calls).where(calls.c.kind == kind).order_by(calls.c.at, calls.c.number)
    return [dict(row) for row in house.run(house.state.store.read, query)]


def person_of(browser: Browser) -> str:
    found: str = browser.get("/api/me")["person"]["id"]
    return found


@pytest.fixture
def table(house: House) -> Iterator[tuple[Browser, Browser, str]]:
    """A table that Ann opened and Ben has just joined: the game asks Ann, and neither looks."""
    ann, ben = house.browser("Ann"), house.browser("Ben")
    made = new_table(ann)
    ben.post(f"/api/tables/{made['id']}/join")
    yield ann, ben, made["id"]


def play_until_other(live: Live, seat: int) -> int:
    """Decide until the game asks another seat; returns how many decisions there are."""
    scene = live.until("scene")
    while scene["scene"]["to_move"] == seat and not scene["scene"]["over"]:
        live.ask(type="decide", number=scene["number"], action=scene["scene"]["choices"][0]["action"])
        scene = live.at(scene["number"] + 1)
    return int(scene["number"])


def settled(house: House) -> None:
    """What goes on in the background is done."""

    async def work() -> None:
        for task in list(house.state.bell._work):
            await task

    house.run(work)


def test_the_one_who_is_asked_is_called_and_the_other_hears_that_it_began(
    house: House, table: tuple[Browser, Browser, str]
) -> None:
    ann, _, made = table
    asked = [row["person"] for row in rows(house)]
    assert asked == [person_of(ann)] and rows(house)[0]["about"] == made
    assert rows(house, "begun") == []  # who joined last knows, who is asked is called for that


def test_a_turn_calls_once_and_is_over_when_it_is_made(house: House, table: tuple[Browser, Browser, str]) -> None:
    ann, ben, made = table
    with Live(ann, made) as live:
        number = play_until_other(live, 0)
    settled(house)
    mine, theirs = rows(house)
    assert mine["ended"] is not None and mine["read"] is not None
    assert theirs["person"] == person_of(ben) and theirs["number"] == number
    assert theirs["ended"] is None and theirs["read"] is None
    assert ann.get("/api/bell")["calls"] == []  # what was made fills no bell
    assert [call["kind"] for call in ben.get("/api/bell")["calls"]] == ["your-turn"]


def test_nobody_who_looks_is_called_and_who_looks_away_finds_it_as_seen(
    house: House, table: tuple[Browser, Browser, str]
) -> None:
    ann, ben, made = table
    with Live(ann, made) as hers, Live(ben, made) as his:
        number = play_until_other(hers, 0)
        his.at(number)
        settled(house)
        assert {row["person"] for row in rows(house)} == {person_of(ann)}
    settled(house)
    written = rows(house)[-1]
    assert written["person"] == person_of(ben) and written["number"] == number
    assert written["read"] is not None and written["ended"] is None


def test_a_page_in_another_tab_is_not_looked_at(house: House, table: tuple[Browser, Browser, str]) -> None:
    ann, ben, made = table
    with Live(ann, made) as hers, Live(ben, made) as his:
        his.ask(type="look", visible=False)
        number = play_until_other(hers, 0)
        his.at(number)
        assert rows(house)[-1]["person"] == person_of(ben) and rows(house)[-1]["read"] is None
        his.ask(type="look", visible=True)
        settled(house)
        assert rows(house)[-1]["read"] is not None and rows(house)[-1]["ended"] is None


def test_an_undo_takes_the_call_back_and_the_same_turn_is_the_same_call(
    house: House, table: tuple[Browser, Browser, str]
) -> None:
    ann, _, made = table
    with Live(ann, made) as live:
        number = play_until_other(live, 0)
        before = rows(house)[-1]
        assert live.ask(type="undo", number=number, turn=False)["type"] == "accepted"
        assert rows(house)[-1]["ended"] is not None
        live.ask(type="decide", number=number - 1, action=live.at(number - 1)["scene"]["choices"][0]["action"])
    after = rows(house)[-1]
    assert after["id"] == before["id"] and after["ended"] is None and after["read"] is None


def test_a_stand_in_ends_the_call_and_handing_back_calls_again(
    house: House, table: tuple[Browser, Browser, str]
) -> None:
    ann, ben, made = table
    with Live(ann, made) as live:
        play_until_other(live, 0)
    ben.post(f"/api/tables/{made}/stand-in", {"seat": 1, "bot": "random"})
    assert [row["ended"] is None for row in rows(house) if row["person"] == person_of(ben)] == [False]


def test_after_a_restart_the_bell_is_as_it_was(tmp_path: Path) -> None:
    with House(tmp_path, rate_limits=False) as house:
        ann, ben = house.browser("Ann"), house.browser("Ben")
        made = new_table(ann)["id"]
        ben.post(f"/api/tables/{made}/join")
        before = rows(house)
    with House(tmp_path, rate_limits=False) as house:
        assert rows(house) == before and len(before) == 1


def test_a_reminder_and_its_turn_end_together_also_after_a_restart(tmp_path: Path, time_moves: MovedTime) -> None:
    with House(tmp_path, rate_limits=False) as house:
        ann, ben = house.browser("Ann"), house.browser("Ben")
        made = new_table(ann, clock={"kind": "days", "bank": 86400, "at_zero": "turn"})["id"]
        ben.post(f"/api/tables/{made}/join")
        time_moves.later(house, 0.95 * 86400)
        assert [row["ended"] for row in rows(house) + rows(house, "clock-low")] == [None, None]
        cookies = dict(ann.client.cookies)
    with House(tmp_path, rate_limits=False) as house:
        ann = come_back(house, cookies)
        with Live(ann, made) as live:
            play_until_other(live, 0)
        (mine, theirs), (reminder,) = rows(house), rows(house, "clock-low")
        assert mine["ended"] == reminder["ended"] is not None and theirs["ended"] is None


def test_a_turn_that_ends_is_found_by_its_id(house: House) -> None:
    """A bell remembers months of turns; none of them is looked at for each decision."""
    ending = bell._END.compile(dialect=sqlite.dialect(paramstyle="named"))

    async def read() -> str:
        async with house.state.store.engine.connect() as connection:
            plan = await connection.execute(sa.text(f"EXPLAIN QUERY PLAN {ending}"), {"moment": None, "call": "x"})
            return str(plan.all())

    assert "autoindex_calls_1 (id=?)" in house.run(read)


def test_whoever_played_a_rated_game_is_told_what_it_did_to_their_rating(house: House) -> None:
    ann, ben = account(house, "Ann"), account(house, "Ben")
    for rated in (True, False):
        table = table_of(ann, ben, **(RATED if rated else {}))
        play_out(house, table)
        changes = ann.get(f"/api/tables/{table}/ratings")
        for seat, (browser, other) in enumerate(((ann, "Ben"), (ben, "Ann"))):
            found = browser.get("/api/bell")["calls"]
            (line,) = [one["line"] for one in found if (one["kind"], one["about"]) == ("over", table)]
            if rated:
                assert line == f"Rating {changes[seat]['before']} → {changes[seat]['rating']}."
            else:
                assert line == f"You played with {other}." and changes == []


def test_a_game_of_one_person_calls_nobody(house: House) -> None:
    ann = house.browser("Ann")
    new_table(ann, [{"kind": "me"}, {"kind": "bot", "bot": "random"}])
    assert rows(house) == [] and rows(house, "begun") == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", get_args(CallKind))
def test_every_kind_has_words_whatever_is_known_of_it(kind: str, language: str) -> None:
    for data in ({}, {"game": "little-town", "what": "table", "table": "abc", "names": "Ben", "others": 1, "won": 1}):
        said = told(kind, "abc", data, language)
        assert said.title and said.path.startswith("/") and "{" not in said.title + said.line
    assert told(kind, "abc", {"line": "as they said"}, language).line == "as they said"


def test_a_call_leads_to_what_it_is_about() -> None:
    about = {"followed": "/people/abc", "tournament": "/tournament/abc", "care": "/account"}
    for kind in get_args(CallKind):
        assert told(kind, "abc", {}, "en").path == about.get(kind, "/table/abc")
    assert told("tournament", "abc", {"table": "xyz"}, "en").path == "/table/xyz"  # where their game has begun
    assert told("invited", "abc", {"key": "k"}, "en").path == "/table/abc?key=k"
