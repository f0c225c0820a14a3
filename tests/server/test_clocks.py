"""Clocks of real tables: what is left, what a decision gives, restarts, pauses, vacations, lists. Time is moved."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from kontor.server.storage.schema import calls
from kontor.server.tables import records
from kontor.server.tables.clocks.alarms import WRITE_EVERY

from .conftest import TWO, Browser, House, Live, new_table
from .inside import come_back, room_of
from .moved_time import MovedTime
from .moved_time import time_moves as time_moves

LIVE = {"kind": "live", "bank": 600, "increment": 20, "at_zero": "turn"}
DAYS = {"kind": "days", "bank": 3 * 86400, "at_zero": "turn"}
HOUR = 3600.0


class Company:
    """Ann (the host) and Ben at one table; one of them is to move."""

    def __init__(self, house: House, clock: dict[str, Any] | None, **more: Any) -> None:
        self.house = house
        self.people = [house.browser("Ann"), house.browser("Ben")]
        self.id = new_table(self.people[0], TWO, clock=clock, **more)["id"]
        self.path = f"/api/tables/{self.id}"
        self.people[1].post(f"{self.path}/join")

    @property
    def table(self) -> Any:
        return self.people[0].get(self.path)

    @property
    def mover(self) -> int:
        seat = self.table["to_move"]
        assert isinstance(seat, int)
        return seat

    @property
    def left(self) -> list[float]:
        return [seat["clock"]["left"] for seat in self.table["seats"]]

    def decide(self) -> Any:
        """Whoever is to move decides the first thing possible; the answer."""
        mover = self.mover
        with Live(self.people[mover], self.id) as live:
            scene = live.at(self.table["decisions"])["scene"]
            number = self.table["decisions"]
            return live.ask(type="decide", number=number, action=scene["choices"][0]["action"])

    def play_turn(self) -> None:
        """Until the other is to move."""
        mover = self.mover
        while self.mover == mover:
            assert self.decide()["type"] == "accepted"

    def calls(self, kind: str) -> list[Any]:
        query = sa.select(calls).where(calls.c.kind == kind, calls.c.about == self.id)
        found = self.house.run(self.house.state.store.read, query)
        return list(found)


@pytest.fixture(autouse=True)
def quick_stand_in(monkeypatch: pytest.MonkeyPatch) -> None:
    """A stand-in need not think in these tests."""
    monkeypatch.setattr(records, "STAND_IN", "random")


# ---- real time ----
def test_whoever_is_asked_pays_and_gets_the_increment_when_the_turn_ends(house: House, time_moves: MovedTime) -> None:
    company = Company(house, LIVE)
    first = company.mover
    time_moves.pass_by(45)
    assert company.left[first] == 555 and company.left[1 - first] == 600
    assert [seat["clock"]["running"] for seat in company.table["seats"]] == [first == 0, first == 1]
    company.play_turn()
    time_moves.pass_by(10)
    assert company.left[first] == 575 and company.left[1 - first] == 590
    assert company.table["seats"][first]["seconds"] == 45


def test_without_a_clock_nothing_has_a_limit(house: House, time_moves: MovedTime) -> None:
    company = Company(house, None)
    assert company.table["clock"] is None and company.table["seats"][0]["clock"] is None
    time_moves.later(house, 40 * 86400)
    assert company.decide()["type"] == "accepted"
    assert "no clock" in company.people[0].refused(f"{company.path}/pause", status=409)


def test_a_clock_must_make_sense(house: House) -> None:
    ann = house.browser("Ann")
    for clock in ({"kind": "live", "bank": 3}, {"kind": "slow", "bank": 60}, {"kind": "days", "bank": 31 * 86400}):
        body = {"game": "little-town", "seats": TWO, "clock": clock}
        ann.refused("/api/tables", body, 422)


def test_a_decision_after_zero_comes_too_late_even_before_the_server_looked(
    house: House, time_moves: MovedTime
) -> None:
    company = Company(house, LIVE)
    with Live(company.people[company.mover], company.id) as live:
        action = live.at(0)["scene"]["choices"][0]["action"]
        time_moves.pass_by(600)
        answer = live.ask(type="decide", number=0, action=action)
    assert answer["type"] == "refused" and company.table["seats"][company.mover]["clock"] is not None


def test_at_zero_a_stand_in_plays_that_turn_and_hands_back_with_time_for_the_next(
    house: House, time_moves: MovedTime
) -> None:
    company = Company(house, LIVE)
    first = company.mover
    with Live(company.people[1 - first], company.id) as watching:
        time_moves.later(house, 599)
        assert company.table["seats"][first]["clock"]["out_of_time"] is None
        time_moves.later(house, 1)
        while watching.until("table")["table"]["to_move"] == first:
            pass
    seat = company.table["seats"][first]
    assert seat["clock"] == {"left": 60, "running": False, "vacation": None, "out_of_time": None, "played_for": 1}
    assert seat["stand_in"] is None
    (note,) = company.people[first].get(f"{company.path}/history")["notes"]
    assert note["seat"] == first and note["ran_out"] == {"after": 0, "then": "turn"}
    with Live(company.people[1 - first], company.id) as late:
        assert late.until("chat")["messages"] == [note], "the log of the table tells it, too"
    (call,) = company.calls("time-up")
    assert call["data"]["at_zero"] == "turn" and call["person"] == _person(company.people[first])
    company.play_turn()
    assert company.table["your_turn"] is (first == 0)  # theirs again


@pytest.mark.parametrize("at_zero", ["rest", "lose"])
def test_at_zero_a_stand_in_plays_the_rest(house: House, time_moves: MovedTime, at_zero: str) -> None:
    company = Company(house, {**LIVE, "at_zero": at_zero})
    first = company.mover
    time_moves.later(house, 600)
    late = company.people[first]
    assert company.table["seats"][first]["clock"]["out_of_time"] == at_zero
    assert "time is up" in late.refused(f"{company.path}/return", {"seat": first}, 409)
    company.people[1 - first].post(f"{company.path}/stand-in", {"seat": 1 - first, "bot": "random"})
    with Live(late, company.id) as live:
        while not (scene := live.until("scene")["scene"])["over"]:
            pass
    table = company.table
    assert [player["rank"] for player in scene["players"]] == table["places"]
    assert table["status"] == "over" and table["seats"][first]["clock"]["out_of_time"] == at_zero
    if at_zero == "lose":
        assert table["places"][first] == 2 and table["winners"] == [1 - first]
    else:
        best = table["scores"].index(max(table["scores"]))
        assert table["places"][best] == 1


# ---- days ----
def test_each_turn_of_days_begins_afresh_and_reminds_once(house: House, time_moves: MovedTime) -> None:
    company = Company(house, DAYS)
    first = company.mover
    time_moves.later(house, 2 * 86400)
    assert not company.calls("clock-low")
    time_moves.later(house, 0.8 * 86400)
    time_moves.later(house, 60)
    (call,) = company.calls("clock-low")
    assert call["person"] == _person(company.people[first]) and call["ended"] is None
    company.play_turn()
    (call,) = company.calls("clock-low")
    assert call["ended"] is not None, "it ends with the turn"
    assert company.left[1 - first] == 3 * 86400
    company.play_turn()
    assert company.left[first] == 3 * 86400
    time_moves.later(house, 2.9 * 86400)
    assert len(company.calls("clock-low")) == 2


def test_the_other_may_not_call_a_bot_where_the_clock_decides(house: House, time_moves: MovedTime) -> None:
    company = Company(house, DAYS)
    time_moves.pass_by(HOUR)
    other = company.people[0]
    assert "the clock decides" in other.refused(f"{company.path}/stand-in", {"seat": 1}, 409)
    assert other.post(f"{company.path}/stand-in", {"seat": 0, "bot": "random"})["seats"][0]["stand_in"] == "random"


def test_clocks_of_days_stand_still_on_vacation(house: House, time_moves: MovedTime) -> None:
    company = Company(house, DAYS)
    mover = company.mover
    late = company.people[mover]
    begins, ends = "2030-10-27T00:00:00+00:00", "2030-11-02T00:00:00+00:00"
    planned = late.post("/api/vacations", {"begins": begins, "ends": ends})
    assert planned["left"] == 14 - 6 and planned["vacations"][0]["days"] == 6
    time_moves.later(house, 12 * HOUR)  # until it begins
    assert company.left[mover] == pytest.approx(2.5 * 86400)
    time_moves.later(house, 5 * 86400)
    seat = company.table["seats"][mover]
    assert seat["clock"]["left"] == pytest.approx(2.5 * 86400) and not seat["clock"]["running"]
    assert seat["clock"]["vacation"] == "2030-11-02T00:00:00Z"
    time_moves.later(house, 86400)
    time_moves.later(house, HOUR)
    assert company.left[mover] == pytest.approx(2.5 * 86400 - HOUR)


def test_vacations_have_an_allowance_and_can_end_early(house: House, time_moves: MovedTime) -> None:
    ann, ben = house.browser("Ann"), house.browser("Ben")
    assert house.browser().get("/api/vacations")["vacations"] == []

    def days(first: str, last: str) -> dict[str, str]:
        return {"begins": f"2030-{first}T00:00:00+01:00", "ends": f"2030-{last}T00:00:00+01:00"}

    assert "15 vacation days" in ann.refused("/api/vacations", days("11-01", "11-16"), 409)
    plan = ann.post("/api/vacations", days("11-01", "11-11"))
    assert plan["left"] == 4
    assert "already" in ann.refused("/api/vacations", days("11-10", "11-12"), 409)
    assert "4 left" in ann.refused("/api/vacations", days("12-01", "12-06"), 409)
    for wrong in (days("11-20", "11-20"), days("10-01", "10-05")):
        ann.refused("/api/vacations", wrong)
    (one,) = plan["vacations"]
    assert "no such" in ben.refused(f"/api/vacations/{one['id']}/end", status=404)
    time_moves.later(house, 8 * 86400)  # 3 November, at noon
    assert ann.get("/api/vacations")["vacations"][0]["now"]
    assert ann.post(f"/api/vacations/{one['id']}/end")["left"] == 11
    assert ann.post("/api/vacations", days("12-01", "12-12"))["left"] == 0


@pytest.mark.parametrize(
    ("begins", "ends", "days"),
    [
        ("2030-10-27T00:00:00+02:00", "2030-11-10T00:00:00+01:00", 14),  # summer time ends: 14 days and an hour
        ("2031-03-29T00:00:00+01:00", "2031-04-12T00:00:00+02:00", 14),  # it begins: an hour less
        ("2030-11-01T00:00:00+01:00", "2030-11-03T06:00:00+01:00", 3),  # a day that is begun
        ("2030-11-01T00:00:00+01:00", "2030-11-01T00:30:00+01:00", 1),  # also of one alone
    ],
)
def test_a_vacation_is_as_many_days_as_the_calendar_says_also_when_clocks_change(
    house: House, time_moves: MovedTime, begins: str, ends: str, days: int
) -> None:
    ann = house.browser("Ann")
    assert ann.post("/api/vacations", {"begins": begins, "ends": ends})["left"] == 14 - days


# ---- restarts ----
def test_time_the_server_was_away_is_nobodys(tmp_path: Path, time_moves: MovedTime) -> None:
    with House(tmp_path, rate_limits=False) as house:
        company = Company(house, LIVE)
        mover = company.mover
        cookies = [dict(person.client.cookies) for person in company.people]
        time_moves.pass_by(100)
    time_moves.pass_by(5 * HOUR)
    with House(tmp_path, rate_limits=False) as house:
        company.house, company.people = house, [come_back(house, cookie) for cookie in cookies]
        assert company.left[mover] == 500
        assert company.table["clock"]["server_away"] == 5 * HOUR
        assert company.table["seats"][mover]["seconds"] == 100
        time_moves.later(house, 100)
        assert company.left[mover] == 400
        company.play_turn()
        assert company.left[mover] == 420


@pytest.mark.parametrize("jump", [-HOUR, HOUR])
def test_a_jump_of_the_clock_on_the_wall_takes_and_gives_nothing(
    house: House, time_moves: MovedTime, jump: float
) -> None:
    for rules, bank in ((LIVE, 600), (DAYS, 3 * 86400)):
        company = Company(house, rules)
        time_moves.later(house, 30)
        time_moves.jump(jump)
        time_moves.later(house, 30)
        assert company.left[company.mover] == bank - 60


@pytest.mark.parametrize("rules", [LIVE, DAYS], ids=lambda rules: rules["kind"])
def test_time_that_counts_is_written_now_and_then_in_one_row(
    house: House, time_moves: MovedTime, rules: dict[str, Any]
) -> None:
    """However many clocks run."""
    tables, every = [Company(house, rules) for _ in range(3)], WRITE_EVERY[rules["kind"]]
    store, commits = house.state.store, []
    whole = store._commit

    async def counted(writes: Any) -> None:
        commits.append(len(writes))
        await whole(writes)

    store._commit = counted
    time_moves.later(house, every)
    assert commits == [1]
    time_moves.later(house, every / 2)
    assert commits == [1]
    room = room_of(house, tables[0].id)
    assert room.clock.left(tables[0].mover) == rules["bank"] - 1.5 * every


# ---- pauses ----
def test_a_pause_begins_when_all_agree_and_ends_when_anybody_goes_on(house: House, time_moves: MovedTime) -> None:
    company = Company(house, LIVE)
    mover = company.mover
    ann, ben = company.people
    asked = ann.post(f"{company.path}/pause")["clock"]
    assert (asked["pause_by"], asked["agreed"], asked["needed"], asked["paused"]) == (0, [0], [0, 1], None)
    time_moves.pass_by(10)
    assert ben.post(f"{company.path}/no-pause")["clock"]["pause_by"] is None
    ben.post(f"{company.path}/pause")
    assert ann.post(f"{company.path}/pause")["clock"]["paused"] == 0
    time_moves.later(house, HOUR)
    assert company.left[mover] == 590 and company.table["clock"]["paused"] == HOUR
    assert "paused" in company.decide()["reason"]
    eve = house.browser("Eve")
    eve.refused(f"{company.path}/go-on", status=403)
    ben.post(f"{company.path}/go-on")
    time_moves.pass_by(10)
    assert company.left[mover] == 580 and company.table["clock"]["paused"] is None
    assert company.decide()["type"] == "accepted"


def test_alone_with_bots_a_pause_begins_at_once_and_lasts_over_a_restart(tmp_path: Path, time_moves: MovedTime) -> None:
    with House(tmp_path, rate_limits=False) as house:
        ann = house.browser("Ann")
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        table = new_table(ann, seats, clock=LIVE)["id"]
        cookies = dict(ann.client.cookies)
        assert ann.post(f"/api/tables/{table}/pause")["clock"]["paused"] == 0
        before = ann.get(f"/api/tables/{table}")["decisions"]
    with House(tmp_path, rate_limits=False) as house:
        ann = come_back(house, cookies)
        time_moves.later(house, HOUR)
        told = ann.get(f"/api/tables/{table}")
        assert told["clock"]["paused"] == HOUR and told["decisions"] == before
        ann.post(f"/api/tables/{table}/go-on")


# ---- undo, lists, rematch ----
def test_undo_gives_no_time_back_and_no_increment_twice(house: House, time_moves: MovedTime) -> None:
    ann = house.browser("Ann")
    table = new_table(ann, [{"kind": "me"}, {"kind": "hot", "name": "Ben"}], clock=LIVE)["id"]
    path = f"/api/tables/{table}"
    mover = ann.get(path)["to_move"]
    with Live(ann, table) as live:
        for _ in range(3):
            time_moves.pass_by(10)
            number = ann.get(path)["decisions"]
            action = live.at(number)["scene"]["choices"][0]["action"]
            assert live.ask(type="decide", number=number, action=action)["type"] == "accepted"
            live.raw.clear()
            assert live.ask(type="undo", number=number + 1)["type"] == "accepted"
    seats = ann.get(path)["seats"]
    assert seats[mover]["clock"]["left"] == 600 - 30 + 20
    assert seats[1 - mover]["clock"]["left"] == 600


def test_bots_have_no_limit(house: House, time_moves: MovedTime) -> None:
    ann = house.browser("Ann")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    told = new_table(ann, seats, clock=LIVE)
    assert told["seats"][1]["clock"]["left"] is None
    assert told["seats"][0]["clock"]["left"] == 600


def test_lists_and_rematches_have_the_clock(house: House, time_moves: MovedTime) -> None:
    company = Company(house, DAYS)
    time_moves.pass_by(HOUR)
    (listed,) = company.people[0].get("/api/tables?show=mine")
    assert listed["clock"]["kind"] == "days" and listed["clock"]["bank"] == DAYS["bank"]
    assert listed["seats"][company.mover]["clock"]["left"] == 3 * 86400 - HOUR
    for person in company.people:
        person.post(f"{company.path}/resign")
    with Live(company.people[0], company.id) as live:
        while not live.until("scene")["scene"]["over"]:
            pass
    again = company.people[0].post(f"{company.path}/rematch")
    assert again["clock"]["bank"] == DAYS["bank"] and again["seats"][0]["clock"]["left"] == DAYS["bank"]


def _person(browser: Browser) -> Any:
    return browser.get("/api/me")["person"]["id"]
