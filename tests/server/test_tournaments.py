"""Tournaments on a running server: from the sign-up to the last result."""

from __future__ import annotations

import asyncio
import io
import random
import tempfile
import zipfile
from collections import Counter
from collections.abc import Iterator
from datetime import timedelta
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from kontor.match import Match
from kontor.server import moments
from kontor.server.storage.schema import calls, tables
from kontor.server.tables.playing import play
from kontor.server.tables.room import TableRoom
from kontor.server.thinking import Thinkers
from kontor.server.tournaments.pairing.solving import pair

from .company import account, id_of
from .conftest import Browser, House
from .moved_time import MovedTime
from .moved_time import time_moves as time_moves

SHORT = {"name": "Spring Swiss", "game": "little-town", "format": "swiss", "players": 2, "bot": "random"}


class Club:
    """A server whose bots and pairings run in its own process, and people who decide at random."""

    def __init__(self, folder: Path, **changes: Any) -> None:
        self.house = House(folder, rate_limits=False, **changes)
        self._patch = pytest.MonkeyPatch()

    def __enter__(self) -> Club:
        async def choose(
            _: Any, game: str, bot: str, view: bytes, seat: int, legal: list[int], seed: int, *__: Any
        ) -> tuple[int, bool]:
            return legal[seed % len(legal)], False

        async def pair_here(_: Any, problem: Any) -> Any:
            return await asyncio.to_thread(pair, problem)

        self._patch.setattr(Thinkers, "choose", choose)  # before the start: bots of tables that wake up decide at once
        self._patch.setattr(Thinkers, "pair", pair_here)
        self.house.__enter__()
        return self

    def __exit__(self, *_: object) -> None:
        self.house.__exit__()
        self._patch.undo()

    def look(self) -> None:
        self.house.run(self.house.state.director.look)

    def play_round(self, without: Browser | None = None) -> None:
        """Everybody at every table decides at random until all games are over, or wait for whoever does not come."""
        self.house.run(self._play_all, without and id_of(without))
        self.look()

    async def _play_all(self, absent: str | None) -> None:
        registry, people = self.house.state.registry, self.house.state.people
        running = sa.select(tables.c.id).where(tables.c.status == "playing")
        rooms = [await registry.room(row["id"]) for row in await registry.store.read(running)]
        while playing := [room for room in rooms if room.header.status == "playing"]:
            asked = {room: who for room in playing if (who := asked_at(room)) is not None}
            for room, who in asked.items():
                if who != absent:
                    match = room.must_be_playing()
                    choice = random.Random(len(match.played)).choice(list(match.legal))
                    await play(room, await people.get(who), len(match.played), choice)
            if absent is not None and all(asked.get(room) == absent for room in playing):
                break
            await asyncio.sleep(0)
        for room in rooms:
            async with room.lock:  # the last decision of a bot is on disk
                pass


def asked_at(room: TableRoom) -> str | None:
    """Whom the game asks, if it is somebody who decides themselves."""
    seat = None if room.match is None or room.match.to_move is None else room.header.seats[room.match.to_move]
    return None if seat is None or seat.played_by is not None else seat.person


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    """In memory where the system has such a place: hundreds of decisions a test need not wait for a disk."""
    memory = Path("/dev/shm")
    if not memory.is_dir():
        yield tmp_path
        return
    with tempfile.TemporaryDirectory(dir=memory) as name:
        yield Path(name)


@pytest.fixture
def club(folder: Path) -> Iterator[Club]:
    with Club(folder) as club:
        yield club


def new(browser: Browser, **more: Any) -> Any:
    return browser.post("/api/tournaments", {**SHORT, **more})


def shown(browser: Browser, view: Any) -> Any:
    return browser.get(f"/api/tournaments/{view['head']['id']}")


def path(view: Any, what: str = "") -> str:
    return f"/api/tournaments/{view['head']['id']}{what}"


def begin(club: Club, browser: Browser, view: Any) -> Any:
    browser.post(path(view, "/start"))
    club.look()
    return shown(browser, view)


def test_two_people_and_two_bots_play_a_swiss_to_its_end(club: Club) -> None:
    ann, ben = club.house.browser("Ann"), club.house.browser("Ben")
    view = new(ann, bots=2)
    assert view["sign_up"]["state"] == "in" and view["head"]["entrants"] == 3 and view["organises"]
    assert shown(ben, view)["sign_up"]["state"] == "open"
    assert ben.post(path(view, "/sign-up"))["sign_up"]["state"] == "in"
    view = begin(club, ann, view)
    assert view["head"]["status"] == "running" and view["head"]["rounds"] == 2
    assert view["rounds"][0]["number"] == 1 and len(view["rounds"][0]["boards"]) == 2
    assert view["your_table"] in {board["table"] for board in view["rounds"][0]["boards"]}
    assert ann.get(f"/api/tables/{view['your_table']}")["tournament"] == view["head"]["id"]
    club.play_round()
    club.play_round()
    view = shown(ann, view)
    assert view["head"]["status"] == "over" and len(view["rounds"]) == 2
    assert sum(row["points"] for row in view["standings"]) == 4  # a point for each game
    assert [row["points"] for row in view["standings"]] == sorted(
        (row["points"] for row in view["standings"]), reverse=True
    )
    assert all(mark["running"] is False for row in view["standings"] for mark in row["rounds"])
    assert view["rounds"][0]["repeats"] == 0


def test_64_bots_and_8_people_over_7_rounds_sit_fairly_and_meet_no_one_twice_who_could_be_spared(
    folder: Path,
) -> None:
    with Club(folder, tournament_bots=64) as club:
        people = [club.house.browser(f"Guest {k}") for k in range(8)]
        view = new(people[0], players=4, rounds=7, bots=64, most=72)
        for browser in people[1:]:
            browser.post(path(view, "/sign-up"))
        view = begin(club, people[0], view)
        for number in range(1, 8):
            view = shown(people[0], view)
            assert view["head"]["round"] == number and len(view["rounds"][0]["boards"]) == 18
            club.play_round()
        view = shown(people[0], view)
        assert view["head"]["status"] == "over" and len(view["standings"]) == 72
        seats: dict[int, Counter[int]] = {}
        met: Counter[frozenset[int]] = Counter()
        for each in view["rounds"]:
            assert each["repeats"] == each["least_repeats"], each["number"]  # the solver's bound
            for board in each["boards"]:
                entrants = [seat["entrant"] for seat in board["seats"]]
                met.update(frozenset((a, b)) for a in entrants for b in entrants if a < b)
                for seat, number in enumerate(entrants):
                    seats.setdefault(number, Counter())[seat] += 1
        assert all(max(c[s] for s in range(4)) - min(c[s] for s in range(4)) <= 1 for c in seats.values())
        assert set(met.values()) == {1} and sum(met.values()) == 7 * 18 * 6
        assert sum(row["points"] for row in view["standings"]) == 7 * 18 * 6


def test_whoever_never_comes_loses_each_game_on_time_and_holds_nobody_up(time_moves: MovedTime, club: Club) -> None:
    ann, ben = club.house.browser("Ann"), club.house.browser("Ben")
    clock = {"kind": "live", "bank": 600, "increment": 0, "at_zero": "lose"}
    view = new(ann, bots=2, rounds=2, clock=clock)
    ben.post(path(view, "/sign-up"))
    view = begin(club, ann, view)
    for number in (1, 2):
        table = shown(ben, view)["your_table"]
        club.play_round(without=ben)
        view = shown(ann, view)
        assert view["head"]["round"] == number and view["head"]["status"] == "running"
        assert sorted(board["status"] for board in view["rounds"][0]["boards"]) == ["over", "playing"]
        time_moves.later(club.house, 600)
        club.play_round()  # a bot finishes for the sake of the other
        (told,) = [seat for seat in ben.get(f"/api/tables/{table}")["seats"] if seat["yours"]]
        assert told["clock"]["out_of_time"] == "lose"
        view = shown(ann, view)
        (places,) = [
            {seat["name"]: seat["place"] for seat in board["seats"]}
            for each in view["rounds"]
            for board in each["boards"]
            if board["table"] == table
        ]
        assert places["Ben"] == 2
    assert view["head"]["status"] == "over"
    (row,) = [row for row in view["standings"] if row["name"] == "Ben"]
    assert (row["points"], row["ties"]["wins"], row["games"], row["out"]) == (0, 0, 2, False)
    told = sa.select(calls.c.person).where(calls.c.kind == "time-up")
    assert [one["person"] for one in club.house.run(club.house.state.store.read, told)] == [id_of(ben)] * 2


# ---- other formats ----
def test_in_a_round_robin_everybody_meets_everybody_once(club: Club) -> None:
    ann = club.house.browser("Ann")
    view = begin(club, ann, new(ann, format="round-robin", bots=3))
    assert view["head"]["rounds"] == 3
    for _ in range(3):
        club.play_round()
    view = shown(ann, view)
    met = [frozenset(seat["entrant"] for seat in board["seats"]) for each in view["rounds"] for board in each["boards"]]
    assert view["head"]["status"] == "over" and len(set(met)) == len(met) == 6


def test_a_knock_out_ends_with_the_one_who_won_every_table(club: Club) -> None:
    ann = club.house.browser("Ann")
    view = begin(club, ann, new(ann, format="knock-out", bots=4))
    assert len(view["rounds"][0]["boards"]) == 1 and len(view["rounds"][0]["byes"]) == 3  # five: three wait for a round
    for _ in range(3):
        club.play_round()
    view = shown(ann, view)
    assert view["head"]["status"] == "over" and [len(each["boards"]) for each in view["rounds"]] == [1, 2, 1]
    final = view["rounds"][0]["boards"][0]
    winner = next(seat["entrant"] for seat in final["seats"] if seat["goes_on"])
    assert view["standings"][0]["entrant"] == winner and view["standings"][0]["place"] == 1
    assert view["standings"][1]["place"] == 2
    assert [len(column) for column in view["bracket"]] == [4, 2, 1] and view["bracket"][2][0]["table"] == final["table"]
    assert {seat["entrant"] for seat in final["seats"]} == set(view["bracket"][2][0]["entrants"])


def test_of_a_knock_out_at_tables_of_four_the_best_two_of_each_go_on(club: Club) -> None:
    ann = club.house.browser("Ann")
    view = begin(club, ann, new(ann, format="knock-out", players=4, advance=2, bots=7))
    club.play_round()
    club.play_round()
    view = shown(ann, view)
    assert view["head"]["status"] == "over" and view["bracket"] == []
    final, first = ([board["seats"] for board in each["boards"]] for each in view["rounds"])
    assert [len(seats) for seats in (*first, *final)] == [4, 4, 4]
    gone_on = [{seat["entrant"] for seat in seats if seat["goes_on"]} for seats in (*first, *final)]
    assert [len(entrants) for entrants in gone_on] == [2, 2, 1]  # from the final one goes as the winner
    assert gone_on[0] | gone_on[1] == {seat["entrant"] for seat in final[0]}
    for seats in first:
        worst = max(seat["place"] for seat in seats if seat["goes_on"])
        assert all(seat["place"] >= worst for seat in seats if not seat["goes_on"])
    in_order = [row["entrant"] for row in view["standings"]]
    assert {in_order[0]} == gone_on[2] and set(in_order[:4]) == gone_on[0] | gone_on[1]
    places = {seat["entrant"]: seat["place"] for seat in final[0]}
    assert [places[entrant] for entrant in in_order[:4]] == sorted(places.values())


def test_a_round_robin_at_tables_of_three_lets_nine_meet_once_each(club: Club) -> None:
    ann = club.house.browser("Ann")
    view = begin(club, ann, new(ann, format="round-robin", players=3, bots=8))
    assert view["head"]["rounds"] == 4 and view["tie_breaks"] == ["wins", "share"]
    for _ in range(4):
        club.play_round()
    view = shown(ann, view)
    assert view["head"]["status"] == "over"
    tables_of_three = [
        [seat["entrant"] for seat in board["seats"]] for each in view["rounds"] for board in each["boards"]
    ]
    met = Counter(frozenset(two) for table in tables_of_three for two in combinations(table, 2))
    assert len(met) == 36 and set(met.values()) == {1}
    assert sum(row["points"] for row in view["standings"]) == 12 * 3
    assert {row["games"] for row in view["standings"]} == {4}


def test_an_arena_at_tables_of_three_leaves_nobody_out_for_long(time_moves: MovedTime, club: Club) -> None:
    ann = club.house.browser("Ann")
    view = begin(club, ann, new(ann, format="arena", players=3, bots=6, minutes=30))
    for _ in range(3):
        club.play_round()
        time_moves.pass_by(seconds=20)
        club.look()
    time_moves.pass_by(minutes=31)
    club.play_round()
    club.look()
    view = shown(ann, view)
    assert view["head"]["status"] == "over"
    boards = [board for each in view["rounds"] for board in each["boards"]]
    assert {len(board["seats"]) for board in boards} == {3} and all(board["status"] == "over" for board in boards)
    games = [row["games"] for row in view["standings"]]
    assert len(games) == 7 and sum(games) == 3 * len(boards) and max(games) - min(games) <= 1
    assert sum(row["points"] for row in view["standings"]) == 3 * len(boards)


def test_an_arena_pairs_whoever_is_free_until_its_time_is_over(time_moves: MovedTime, club: Club) -> None:
    ann, ben = club.house.browser("Ann"), club.house.browser("Ben")
    view = begin(club, ann, new(ann, format="arena", bots=2, minutes=30))
    assert len(view["rounds"][0]["boards"]) == 1  # three: one is left
    ben.post(path(view, "/sign-up"))  # an arena takes whoever comes later
    club.play_round()
    club.play_round()
    view = shown(ann, view)
    games = sum(len(each["boards"]) for each in view["rounds"])
    assert view["head"]["status"] == "running" and games >= 3 and len(view["standings"]) == 4
    assert max(row["games"] for row in view["standings"]) >= 2
    time_moves.pass_by(minutes=31)
    club.play_round()
    club.look()
    view = shown(ann, view)
    assert view["head"]["status"] == "over"
    assert sum(row["points"] for row in view["standings"]) == sum(len(each["boards"]) for each in view["rounds"])


# ---- who plays ----
def test_an_odd_number_has_one_bye_a_round_or_a_bot_that_fills_the_seat(club: Club) -> None:
    ann = club.house.browser("Ann")
    view = begin(club, ann, new(ann, bots=2))
    assert len(view["rounds"][0]["byes"]) == 1 and len(view["rounds"][0]["boards"]) == 1
    ann.post(path(view, "/end"))
    view = begin(club, ann, new(ann, bots=2, fill=True))
    assert not view["rounds"][0]["byes"] and len(view["rounds"][0]["boards"]) == 2
    assert len(view["standings"]) == 4


def test_whoever_comes_when_all_seats_are_taken_waits_in_line_and_moves_up(club: Club) -> None:
    ann, ben, eve = (club.house.browser(name) for name in ("Ann", "Ben", "Eve"))
    view = new(ann, most=2)
    ben.post(path(view, "/sign-up"))
    sign_up = {"state": "open", "full": True, "place": None, "until": None, "reason": None, "needs_account": False}
    assert shown(eve, view)["sign_up"] == sign_up
    line = eve.post(path(view, "/sign-up"))["sign_up"]
    assert line["state"] == "line" and line["place"] == 1
    assert ben.post(path(view, "/sign-off"))["sign_up"]["state"] == "open"
    assert shown(eve, view)["sign_up"]["state"] == "in"


def test_it_starts_by_itself_with_those_who_said_they_are_there(time_moves: MovedTime, club: Club) -> None:
    ann, ben, eve = (club.house.browser(name) for name in ("Ann", "Ben", "Eve"))
    starts = (moments.now() + timedelta(hours=2)).isoformat() + "Z"
    view = new(ann, starts=starts, confirm=True)
    ben.post(path(view, "/sign-up"))
    eve.post(path(view, "/sign-up"))
    assert ben.refused(path(view, "/confirm"), status=409)
    assert shown(ben, view)["sign_up"]["state"] == "in"
    time_moves.pass_by(minutes=100)
    assert shown(ben, view)["sign_up"]["state"] == "confirm"
    assert ben.post(path(view, "/confirm"))["sign_up"]["state"] == "in"
    ann.post(path(view, "/confirm"))
    club.look()
    assert shown(ann, view)["head"]["status"] == "planned"
    time_moves.pass_by(minutes=21)
    club.look()
    club.look()
    view = shown(ann, view)
    assert view["head"]["status"] == "running" and {row["name"] for row in view["standings"]} == {"Ann", "Ben"}
    assert shown(eve, view)["sign_up"]["state"] == "closed"


def test_too_few_at_the_start_and_it_is_called_off(time_moves: MovedTime, club: Club) -> None:
    ann = club.house.browser("Ann")
    view = new(ann, starts=(moments.now() + timedelta(hours=1)).isoformat() + "Z")
    assert ann.refused(path(view, "/start"), status=409)
    time_moves.pass_by(hours=1, seconds=1)
    club.look()
    assert shown(ann, view)["head"]["status"] == "off"


def test_who_is_removed_or_withdraws_plays_no_further_round_and_a_bot_finishes_for_the_removed(club: Club) -> None:
    ann, ben, eve = (club.house.browser(name) for name in ("Ann", "Ben", "Eve"))
    view = new(ann, bots=1, rounds=3)
    for browser in (ben, eve):
        browser.post(path(view, "/sign-up"))
    view = begin(club, ann, view)
    number = {row["name"]: row["entrant"] for row in view["standings"]}
    assert ben.refused(path(view, "/remove"), {"entrant": number["Eve"]}, 403)
    ann.post(path(view, "/remove"), {"entrant": number["Eve"]})
    eves = next(
        board for board in view["rounds"][0]["boards"] if number["Eve"] in [s["entrant"] for s in board["seats"]]
    )
    seat = next(seat for seat in eve.get(f"/api/tables/{eves['table']}")["seats"] if seat["name"] == "Eve")
    assert seat["resigned"]
    ben.post(path(view, "/sign-off"))
    club.play_round()
    view = shown(ann, view)
    assert {seat["name"] for board in view["rounds"][0]["boards"] for seat in board["seats"]} == {"Ann", "Random bot"}
    assert {row["name"] for row in view["standings"] if row["out"]} == {"Ben", "Eve"}
    places = {seat["name"]: seat["place"] for seat in view["rounds"][1]["boards"][eves["board"] - 1]["seats"]}
    assert places["Eve"] == 2  # who is removed has lost
    assert "removed" in eve.refused(path(view, "/sign-up"), status=403)


def test_whoever_is_deleted_is_nobody_at_once_and_plays_no_further_round(club: Club) -> None:
    ann, ben, eve = (club.house.browser(name) for name in ("Ann", "Ben", "Eve"))
    view = new(ann, bots=1, rounds=3)
    for browser in (ben, eve):
        browser.post(path(view, "/sign-up"))
    planned = new(ann)
    view = begin(club, ann, view)
    for browser in (ben, ann):  # one who plays, and the organiser
        browser.post("/api/account/delete", {"sure": True})
    told = shown(eve, view)
    assert told["head"]["organiser"] == ""
    assert {row["name"] for row in told["standings"] if row["out"]} == {"Deleted player", "Deleted player 2"}
    names = {row["name"] for row in eve.get(f"{path(view)}?lang=hu")["standings"]}
    assert {"Törölt játékos", "Törölt játékos 2"} < names
    club.play_round()
    club.play_round()
    view = shown(eve, view)
    assert [len(each["boards"]) for each in view["rounds"]] == [1, 1, 2]
    for each in view["rounds"][:2]:
        assert {seat["name"] for board in each["boards"] for seat in board["seats"]} == {"Eve", "Random bot"}
    club.look()
    assert shown(eve, planned)["head"]["status"] == "off"  # nobody is left who could start it


def test_a_guest_who_logs_in_plays_the_next_rounds_with_their_account(club: Club) -> None:
    ann, ben = club.house.browser("Ann"), club.house.browser("Ben")
    account(club.house, "Ada")
    view = new(ann, bots=2, rounds=2)
    ben.post(path(view, "/sign-up"))
    begin(club, ann, view)
    ben.post("/api/login", {"login": "ada@example.org", "password": "long enough", "take_along": True})
    assert shown(ben, view)["sign_up"]["state"] == "in"
    club.play_round()
    table = shown(ben, view)["your_table"]
    assert [seat["name"] for seat in ben.get(f"/api/tables/{table}")["seats"] if seat["yours"]] == ["Ben"]


# ---- keeping ----
def test_after_a_restart_it_goes_on_and_pairs_no_round_twice(folder: Path) -> None:
    with Club(folder) as club:
        ann = club.house.browser("Ann")
        cookies = ann.client.cookies
        view = begin(club, ann, new(ann, bots=3))
        tables_of_first = {board["table"] for board in view["rounds"][0]["boards"]}
    with Club(folder) as club:
        club.look()
        again = club.house.browser()
        again.client.cookies = cookies
        now = shown(again, view)
        assert {board["table"] for board in now["rounds"][0]["boards"]} == tables_of_first
        club.play_round()
        now = shown(again, view)
        assert now["head"]["round"] == 2 and now["rounds"][0]["repeats"] == 0
    with Club(folder) as club:
        club.play_round()
        assert shown(club.house.browser(), view)["head"]["status"] == "over"


def test_a_round_is_there_with_all_its_tables_or_not_at_all(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = club.house.browser("Ann")
    view = new(ann, bots=3)
    store = club.house.state.store
    commit = store._commit

    async def refuses(writes: Any) -> None:
        if any("tournament_boards" in str(write) for write in writes):
            raise OSError("disk full")
        await commit(writes)

    monkeypatch.setattr(store, "_commit", refuses)
    ann.post(path(view, "/start"))
    club.look()
    assert shown(ann, view)["rounds"] == []
    rows = club.house.run(store.read, sa.select(tables.c.id).where(tables.c.tournament.is_not(None)))
    assert rows == []
    monkeypatch.setattr(store, "_commit", commit)
    club.look()
    assert len(shown(ann, view)["rounds"]) == 1


def test_two_looks_at_the_same_time_pair_one_round(club: Club) -> None:
    ann = club.house.browser("Ann")
    view = new(ann, bots=3)
    ann.post(path(view, "/start"))
    director = club.house.state.director

    async def twice() -> None:
        await asyncio.gather(director.look(), director.look())

    club.house.run(twice)
    assert len(shown(ann, view)["rounds"]) == 1


# ---- what is told ----
def test_people_are_called_when_it_begins_for_each_table_and_when_it_is_over(club: Club) -> None:
    ann = club.house.browser("Ann")
    view = begin(club, ann, new(ann, bots=1, rounds=1))
    club.play_round()
    query = sa.select(calls.c.number, calls.c.data).where(calls.c.kind == "tournament").order_by(calls.c.number)
    told = [(row["data"]["what"], row["data"]["path"]) for row in club.house.run(club.house.state.store.read, query)]
    page, table = f"/tournament/{view['head']['id']}", f"/table/{view['your_table']}"
    assert told == [("begins", page), ("table", table), ("over", page)]


def test_results_and_logs_can_be_taken_away(club: Club) -> None:
    ann = club.house.browser("Ann")
    view = begin(club, ann, new(ann, bots=3, rounds=1))
    club.play_round()
    stranger = club.house.browser()
    answer = stranger.client.get(path(view, "/results.csv"))
    lines = answer.text.splitlines()
    assert answer.headers["content-type"].startswith("text/csv") and len(lines) == 5
    assert lines[0] == "place,name,bot,points,direct,opponents,wins,share,games,round 1"
    archive = zipfile.ZipFile(io.BytesIO(stranger.client.get(path(view, "/logs.zip")).content))
    assert archive.namelist() == ["round-1-table-1.log", "round-1-table-2.log"]
    for name in archive.namelist():
        assert Match.from_log(archive.read(name).decode()).over


def test_a_private_tournament_is_for_whoever_has_its_link(club: Club) -> None:
    ann, ben = club.house.browser("Ann"), club.house.browser("Ben")
    view = new(ann, public=False, bots=1)
    assert view["key"]
    assert ben.client.get(path(view)).status_code == 403
    assert ben.get("/api/tournaments")["planned"] == [] and len(ann.get("/api/tournaments")["planned"]) == 1
    ben.post(f"{path(view, '/sign-up')}?key={view['key']}")
    assert shown(ben, view)["sign_up"]["state"] == "in"
    view = begin(club, ann, view)
    table = view["rounds"][0]["boards"][0]
    stranger = club.house.browser()
    assert stranger.client.get(f"/api/tables/{table['table']}").status_code == 403
    assert stranger.client.get(f"/api/tables/{table['table']}?key={table['key']}").status_code == 200


def test_by_invitation_everybody_may_look_and_only_the_link_signs_up(club: Club) -> None:
    ann, ben = club.house.browser("Ann"), club.house.browser("Ben")
    view = new(ann, sign_up="invited")
    assert shown(ben, view)["sign_up"]["state"] == "closed" and shown(ben, view)["key"] is None
    assert "invitation" in ben.refused(path(view, "/sign-up"), status=403)
    assert ben.post(f"{path(view, '/sign-up')}?key={view['key']}")["sign_up"]["state"] == "in"
    ann.post(path(view, "/sign-up-rules"), {"sign_up": "closed"})
    eve = club.house.browser("Eve")
    assert eve.refused(f"{path(view, '/sign-up')}?key={view['key']}", status=403)


def test_paused_it_takes_results_and_begins_no_round(club: Club) -> None:
    ann = club.house.browser("Ann")
    view = begin(club, ann, new(ann, bots=3))
    ann.post(path(view, "/pause"))
    club.play_round()
    view = shown(ann, view)
    assert view["head"]["status"] == "paused" and view["head"]["round"] == 1
    assert all(board["status"] == "over" for board in view["rounds"][0]["boards"])
    ann.post(path(view, "/resume"))
    club.look()
    assert shown(ann, view)["head"]["round"] == 2


REFUSED: list[tuple[dict[str, Any], str]] = [
    ({"name": "   "}, "name"),
    ({"game": "chess"}, "chess"),
    ({"players": 5}, "players"),
    ({"bot": "nobody"}, "bot"),
    ({"bots": 17}, "16 bots"),
    ({"bots": 4, "most": 4}, "fewer seats"),
    ({"confirm": True}, "starting time"),
    ({"starts": "2020-01-01T12:00:00Z"}, "past"),
    ({"rating_from": 1600, "rating_to": 1500}, "lowest rating"),
]


def test_what_cannot_be_is_refused_in_words(club: Club) -> None:
    ann = club.house.browser("Ann")
    for wish, words in REFUSED:
        assert words in ann.refused("/api/tournaments", {**SHORT, **wish}), wish
    assert ann.get("/api/tournaments") == {"running": [], "planned": [], "over": []}


def test_one_person_runs_five_at_a_time(club: Club) -> None:
    ann = club.house.browser("Ann")
    for _ in range(5):
        view = new(ann)
    assert "5" in ann.refused("/api/tournaments", SHORT, 409)
    ann.post(path(view, "/end"))
    new(ann)


def test_there_is_no_tournament_of_that_name(club: Club) -> None:
    stranger = club.house.browser()
    assert stranger.client.get("/api/tournaments/nothere").status_code == 404
    assert stranger.client.get("/api/tournaments/%00").status_code == 404


def test_a_range_of_ratings_keeps_others_out_and_says_so(club: Club) -> None:
    ann, ben, eve = account(club.house, "Ann"), account(club.house, "Ben"), club.house.browser("Eve")
    view = new(ann, rating_from=1600)
    reason = ben.refused(path(view, "/sign-up"), status=403)  # newcomers have 1500
    assert reason == "This tournament is for ratings of 1600 and above; yours is 1500."
    assert shown(ben, view)["sign_up"]["reason"] == reason
    view = new(ann, rating_from=1400, rating_to=1600)
    assert "Guests have no rating" in eve.refused(path(view, "/sign-up"), status=403)
    assert ben.post(path(view, "/sign-up"))["sign_up"]["state"] == "in"


def test_rated_ones_are_for_accounts_and_change_ratings(club: Club) -> None:
    eve = club.house.browser("Eve")
    assert "Rated games are for accounts" in eve.refused("/api/tournaments", {**SHORT, "rated": True}, 403)
    ann = account(club.house, "Ann")
    view = new(ann, rated=True, bots=1, rounds=1)
    for anybody in (eve, club.house.browser()):
        sign_up = shown(anybody, view)["sign_up"]
        assert sign_up["state"] == "closed" and sign_up["needs_account"]
        assert "make an account" in sign_up["reason"]
    assert "make an account" in eve.refused(path(view, "/sign-up"), status=403)
    view = begin(club, ann, view)
    club.play_round()
    assert ann.get(f"/api/tables/{view['your_table']}/ratings")[0]["before"] == 1500
    assert ann.get("/api/ratings/little-town")["yours"]["games"] == 1
