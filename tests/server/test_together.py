"""Set-up that everybody does at the same time: in any order, in secret, on everybody's own time."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from kontor.match import Match
from kontor.server.errors import Refused
from kontor.server.tables import records
from kontor.server.tables.playing import play, undo
from kontor.server.tables.room import TableRoom
from kontor.server.tables.together import asked, made_by, seen_by

from .company import RATED, account, table_of
from .conftest import Browser, House, Live
from .inside import come_back, room_of
from .moved_time import MovedTime
from .moved_time import time_moves as time_moves

LIVE = {"kind": "live", "bank": 600, "increment": 20, "at_zero": "turn"}
GAMES = [("ragusa", 2), ("ragusa", 5), ("castles-of-tuscany", 2), ("castles-of-tuscany", 4)]


class Together:
    """People who have just begun a game, each at a device of their own."""

    def __init__(self, house: House, game: str, players: int = 3, **more: Any) -> None:
        self.house = house
        self.people = [house.browser(name) for name in ("Ann", "Ben", "Cleo", "Dora", "Emil")[:players]]
        self.id = table_of(*self.people, game=game, **more)

    @property
    def room(self) -> TableRoom:
        room: TableRoom | None = self.house.state.registry.open_room(self.id)  # also asked for in the server's own loop
        return room or room_of(self.house, self.id)

    @property
    def match(self) -> Match:
        assert self.room.match is not None
        return self.room.match

    @property
    def waiting(self) -> list[int]:
        """Seats that are asked though others are to move."""
        return [seat for seat in self.asked if seat != self.match.to_move]

    @property
    def asked(self) -> list[int]:
        return asked(self.room.header, self.match)

    def legal(self, seat: int) -> list[int]:
        return list(seen_by(self.room.header, self.match, seat).legal)

    def decide(self, seat: int, action: int | None = None) -> None:
        room = self.room

        async def once() -> None:
            person = await self.house.state.people.get(room.header.seats[seat].person)
            made = made_by(room.header, self.match, seat)
            await play(
                room, person, len(self.match.played), self.legal(seat)[0] if action is None else action, made=made
            )

        self.house.run(once)

    def undo(self, seat: int, whole_turn: bool = False) -> None:
        room = self.room

        async def once() -> None:
            person = await self.house.state.people.get(room.header.seats[seat].person)
            made = made_by(room.header, self.match, seat)
            await undo(room, person, len(self.match.played), whole_turn, made)

        self.house.run(once)

    def finish(self, seat: int) -> None:
        while seat in self.asked and self.match.owing:
            self.decide(seat)

    def table(self, viewer: int = 0) -> Any:
        return self.people[viewer].get(f"/api/tables/{self.id}")

    def restarted(self, house: House, cookies: list[dict[str, str]]) -> None:
        self.house, self.people = house, [come_back(house, cookie) for cookie in cookies]
        self.table()


@pytest.fixture(autouse=True)
def quick_stand_in(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(records, "STAND_IN", "random")


# ---- the same game ----
@pytest.mark.parametrize(("game", "players"), GAMES)
def test_in_whatever_order_people_choose_log_and_state_are_those_of_the_rules(
    house: House, game: str, players: int
) -> None:
    for seed in range(3):
        company, chance = Together(house, game, players), random.Random(seed)
        chosen: list[list[str]] = [[] for _ in range(players)]
        while company.match.owing:
            seat = chance.choice(company.asked)
            if company.room.header.chosen_ahead(seat) and chance.random() < 0.3:
                company.undo(seat)
                chosen[seat].pop()
                continue
            action = chance.choice(company.legal(seat))
            chosen[seat].append(company.match.game.actions.notation(action))
            company.decide(seat, action)
        in_order = company.match.at(0)
        while in_order.owing:
            in_order.play(chosen[in_order.to_move or 0].pop(0))
        assert company.match.log() == in_order.log() == Match.from_log(in_order.log()).log()
        assert company.match.state.to_bytes() == in_order.state.to_bytes()
        assert company.room.header.ahead is None and company.room.kept == len(company.match.played)


def test_what_was_chosen_survives_a_restart_and_a_disk_that_refuses(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with House(tmp_path, rate_limits=False) as house:
        company = Together(house, "castles-of-tuscany")
        cookies = [dict(person.client.cookies) for person in company.people]
        first, last = company.waiting
        company.decide(first)
        company.finish(last)

        async def full_disk(*_: object) -> None:
            raise OSError("disk full")

        with monkeypatch.context() as broken:
            broken.setattr(house.state.store, "_commit", full_disk)
            with pytest.raises(OSError, match="disk full"):
                company.decide(first)
        chosen = company.room.header.ahead
        assert chosen is not None and [len(each) for each in chosen].count(1) == 1, "what was refused is not kept"
    with House(tmp_path, rate_limits=False) as house:
        company.restarted(house, cookies)
        assert company.room.header.ahead == chosen and company.waiting == [first]
        company.finish(company.match.to_move or 0)
        assert company.match.to_move == first and len(company.match.played) == 5
        company.finish(first)
        assert not company.match.owing and [p.notation for p in company.match.played[8:]] == chosen[last]


# ---- secrets ----
@pytest.mark.parametrize("game", ["ragusa", "castles-of-tuscany"])
def test_nobody_else_learns_what_was_chosen_only_who_has_not_yet(house: House, game: str) -> None:
    company = Together(house, game)
    chooser, other = company.waiting
    eve = house.browser("Eve")

    def told(browser: Browser) -> Any:
        with Live(browser, company.id) as live:
            return {**live.at(len(company.match.played)), "history": browser.get(f"/api/tables/{company.id}/history")}

    watching = (company.people[other], company.people[company.match.to_move or 0], eve)
    before, own = [told(browser) for browser in watching], told(company.people[chooser])
    assert own["scene"]["choices"] and own["scene"]["to_move"] == chooser and own["made"] == 0
    with Live(company.people[other], company.id) as live:
        live.until("chat")
        heard = len(live.raw)
        company.finish(chooser)
        while chooser in live.until("table")["table"]["asked"]:
            pass
        assert {message["type"] for message in live.raw[heard:]} == {"table"}
    assert [told(browser) for browser in watching] == before
    after = told(company.people[chooser])
    assert not after["scene"]["choices"] and after["made"] == len(company.room.header.chosen_ahead(chooser))
    assert after["scene"] != own["scene"] and not company.table(chooser)["your_turn"] and after["undo"] is None


def test_a_page_says_what_it_has_made_and_is_not_disturbed_by_others(house: House) -> None:
    company = Together(house, "castles-of-tuscany")
    seat, _ = company.waiting
    with Live(company.people[seat], company.id) as live:
        action = live.at(0)["scene"]["choices"][0]["action"]
        assert live.ask(type="decide", number=0, action=action)["type"] == "refused", "it is not their turn"
        company.decide(company.match.to_move or 0)
        assert live.ask(type="decide", number=0, action=action, made=0)["type"] == "accepted", "though another decided"
        assert "moved on" in live.ask(type="decide", number=0, action=action, made=0)["reason"], "the same one twice"
        assert live.ask(type="decide", number=1, action=action, made=1)["type"] == "refused", "a tile lies once"
        assert live.ask(type="undo", number=1, made=1)["type"] == "accepted"
        assert company.room.header.ahead is None and seat in company.asked


# ---- whose time ----
def test_time_runs_for_everybody_who_still_owes_something(house: House, time_moves: MovedTime) -> None:
    company = Together(house, "castles-of-tuscany", clock=LIVE)
    done, late = company.waiting
    first = company.match.to_move or 0
    time_moves.pass_by(30)
    company.finish(done)
    time_moves.pass_by(50)
    seats = company.table()["seats"]
    assert [seats[seat]["clock"]["left"] for seat in (done, first, late)] == [590, 520, 520]
    assert [seats[seat]["clock"]["running"] for seat in (done, first, late)] == [False, True, True]
    company.undo(done)
    time_moves.pass_by(10)
    company.finish(done)
    company.finish(first)
    assert company.match.to_move == late, "whoever was between them had chosen"
    seats = company.table()["seats"]
    assert [seats[seat]["clock"]["left"] for seat in (done, first, late)] == [580, 530, 510], "one increment each"


def test_whose_time_is_up_while_choosing_ahead_is_played_for_on_with_what_they_chose(
    house: House, time_moves: MovedTime
) -> None:
    company = Together(house, "castles-of-tuscany", 2, clock=LIVE)
    first, late = company.match.to_move or 0, company.waiting[0]
    company.room.clock.times.left[late] = 100
    company.decide(late)
    (begun,) = company.room.header.chosen_ahead(late)
    time_moves.later(house, 100)
    seats = company.table()["seats"]
    assert [seats[seat]["clock"]["out_of_time"] for seat in (first, late)] == [None, "turn"]
    with pytest.raises(Refused):
        company.decide(late)
    with Live(company.people[first], company.id) as live:
        company.finish(first)
        while company.match.owing:
            live.until("table")
    assert company.match.played[4].notation == begun and company.match.played[4].seat == late
    assert company.table()["seats"][late]["clock"]["out_of_time"] is None, "the stand-in hands back"
    assert company.table()["seats"][late]["clock"]["played_for"] == 1


def test_everybody_who_owes_something_is_called_and_lists_say_so(house: House) -> None:
    company = Together(house, "ragusa")
    for person in company.people:
        (listed,) = person.get("/api/tables")
        assert listed["your_turn"] and sorted(listed["asked"]) == [0, 1, 2]
        assert [call["kind"] for call in person.get("/api/bell")["calls"]] == ["your-turn"]
    done = company.waiting[0]
    company.finish(done)
    assert company.people[done].get("/api/bell")["waiting"] == 0 and not company.table(done)["your_turn"]


# ---- who chooses in order ----
def test_at_a_shared_device_and_among_bots_the_order_stays(house: House) -> None:
    ann = house.browser("Ann")
    shared = ann.post(
        "/api/tables", {"game": "ragusa", "seats": [{"kind": "me"}, {"kind": "hot", "name": "Ben"}], "seed": 1}
    )
    assert shared["asked"] == [shared["to_move"]]
    company = Together(house, "ragusa", 3)
    bot = company.waiting[0]
    company.people[bot].post(f"/api/tables/{company.id}/stand-in", {"seat": bot, "bot": "random"})
    assert bot not in company.asked
    company.people[bot].post(f"/api/tables/{company.id}/return", {"seat": bot})
    company.finish(bot)
    chosen = company.room.header.chosen_ahead(bot)
    company.people[bot].post(f"/api/tables/{company.id}/stand-in", {"seat": bot, "bot": "random"})
    for seat in list(company.asked):
        company.finish(seat)
    assert [p.notation for p in company.match.played if p.seat == bot][:1] == chosen, "what was chosen counts"


def test_where_nothing_is_undone_nothing_chosen_ahead_is_either(house: House) -> None:
    people = [account(house, name) for name in ("Ann", "Ben")]
    company = Together.__new__(Together)
    company.house, company.people = house, people
    company.id = table_of(*people, game="ragusa", **RATED)
    (seat,) = company.waiting
    company.finish(seat)
    with pytest.raises(Refused):
        company.undo(seat)
    assert company.room.header.chosen_ahead(seat)
