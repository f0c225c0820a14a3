"""The explorer over HTTP: whose decisions it shows when, from what they knew, and games of this server."""

from __future__ import annotations

import asyncio
import random
from typing import Any

from kontor.kernel import game
from kontor.learn.explorer import Counts, Kinds, tally
from kontor.learn.explorer.counts import Made, Node, Tally
from kontor.learn.explorer.kinds import keys
from kontor.match import Match
from kontor.server.explorer import own_path, public_games, who_played
from kontor.server.tables.records import Seat

from .conftest import TWO, Browser, House, Live, new_table
from .inside import room_of


def counted(match: Match, games: int = 30) -> Counts:
    """As if what is legal here had been chosen, the more often the later it is listed."""
    seat = match.to_move
    assert seat is not None
    kinds, view = Kinds.of(match.game), match.hidden(seat)
    groups = dict.fromkeys(kinds.group(view, seat, action) for action in match.legal)
    choices = {group: {"people": Tally(k + 1, k + 1, 0, 30)} for k, group in enumerate(groups)}
    facts = kinds.facts(view, seat, match.legal)
    return Counts(Made(match.game.id, match.game.version, ""), {key: Node(games, choices) for key in keys(facts)})


def keep(house: House, counts: Counts) -> None:
    path = own_path(house.settings.data, counts.made.game)
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(counts.to_bytes())


def match_at(house: House, table: str) -> Match:
    match = room_of(house, table).match
    assert match is not None
    return match


def seated(house: House, which: str, **more: Any) -> tuple[list[Browser], str]:
    ann, ben = house.browser("Ann"), house.browser("Ben")
    table = new_table(ann, TWO, game=which, **more)["id"]
    ben.post(f"/api/tables/{table}/join")
    return [ann, ben], table


def decide(people: list[Browser], house: House, table: str) -> int:
    """Whoever is to move decides at random; returns the seat."""
    match = match_at(house, table)
    seat = match.to_move
    assert seat is not None
    with Live(people[seat], table) as live:
        live.until("scene")
        assert live.ask(type="decide", number=len(match.played), action=match.legal[-1])["type"] == "accepted"
    return seat


def refusal(browser: Browser, path: str) -> tuple[int, str]:
    answer = browser.client.get(path)
    return answer.status_code, answer.json()["reason"]


def test_while_a_game_runs_only_own_decisions_are_shown_and_only_with_hints(house: House) -> None:
    people, table = seated(house, "ragusa", hints=True)
    keep(house, counted(match_at(house, table)))
    path = f"/api/tables/{table}/explorer"
    first = match_at(house, table).to_move
    assert first is not None
    assert refusal(people[first], f"{path}?at=0") == (409, "Decide first; then the explorer shows what others chose.")
    assert decide(people, house, table) == first
    shown = people[first].get(f"{path}?at=0")
    assert (shown["status"], shown["seat"], shown["number"]) == ("shown", first, 0)
    assert [row["played"] for row in shown["rows"]].count(True) == 1
    assert all(row["words"] and row["low"] <= row["won"] <= row["high"] for row in shown["rows"])
    for other in (people[1 - first], house.browser("Eve"), house.browser()):
        status, reason = refusal(other, f"{path}?at=0")
        assert status == 403 and "only your own decisions" in reason
    assert refusal(people[0], f"{path}?at=99")[0] == 404
    people, table = seated(house, "ragusa")
    first = decide(people, house, table)
    status, reason = refusal(people[first], f"/api/tables/{table}/explorer?at=0&lang=pl")
    assert status == 409 and "bez podpowiedzi" in reason


def test_the_answer_depends_only_on_what_the_seat_could_know(house: House) -> None:
    """Two tables that differ in nothing but what the seat cannot see: the same answer, to the letter."""
    answers = []
    for deal in (None, 99):
        people, table = seated(house, "ragusa", hints=True)
        match = match_at(house, table)
        keep(house, counted(match))
        seat = match.to_move
        assert seat is not None
        if deal is not None:
            before = match.state.to_bytes()
            match._state = match.game.python.redealt(match.state, seat, deal)
            match._snapshots[0] = match.state.to_bytes()
            match._legal = None
            assert match.state.to_bytes() != before
        decide(people, house, table)
        answers.append(people[seat].get(f"/api/tables/{table}/explorer?at=0"))
    assert answers[0] == answers[1] and answers[0]["rows"]


def test_a_finished_game_is_open_to_all_and_its_end_has_nothing_to_choose(house: House) -> None:
    match, chance = Match("little-town", ["Ann", "Ben"], 7), random.Random(1)
    start = match.at(0)
    while not match.over:
        match.play(chance.choice(match.legal))
    keep(house, counted(start))
    ann = house.browser("Ann")
    table = ann.post("/api/import", {"log": match.log()})
    path = f"/api/tables/{table['id']}/explorer"
    key = f"&key={table['key']}" if table["key"] else ""
    found = house.browser().get(f"{path}?at=0{key}")
    assert found["status"] == "shown" and found["kind"][0] == "a worker, or a building"
    places = {target for choice in start.scene(start.to_move or 0).choices for target in choice.targets}
    pointed = [target for row in found["rows"] for target in row["targets"]]
    assert pointed and set(pointed) <= places and len(pointed) == len(set(pointed))
    assert ann.get(f"{path}?at={len(match.played)}")["status"] == "over"
    assert ann.get(f"{path}?at=0&lang=hu")["kind"][0] == "munkás vagy építkezés"


def test_a_damaged_file_of_the_server_is_left_out(house: House) -> None:
    people, table = seated(house, "little-town", hints=True)
    path = own_path(house.settings.data, "little-town")
    path.parent.mkdir()
    path.write_bytes(b"nonsense")
    seat = decide(people, house, table)
    assert people[seat].get(f"/api/tables/{table}/explorer?at=0")["status"] in ("shown", "few", "none")


def play_out(browser: Browser, public: bool) -> None:
    """A game of two at one device, by the first choice there is that is not the last."""
    table = new_table(browser, [{"kind": "me"}, {"kind": "hot", "name": "Ben"}], public=public)["id"]
    chance, number = random.Random(3), 0
    with Live(browser, table) as live:
        while not (scene := live.at(number)["scene"])["over"]:
            live.ask(type="decide", number=number, action=chance.choice(scene["choices"])["action"])
            number += 1


def test_finished_public_games_are_counted_and_no_others(house: House) -> None:
    ann, found = house.browser("Ann"), game("little-town")
    play_out(ann, public=False)
    new_table(ann, [{"kind": "me"}, {"kind": "hot", "name": "Ben"}])  # not over
    assert asyncio.run(public_games(house.settings.database_url, found)) == []
    play_out(ann, public=True)
    games = asyncio.run(public_games(house.settings.database_url, found))
    counts = tally(found, games, engine=found.python)
    assert counts.made.games == 1 and counts.made.seats == {"people": 2}
    assert asyncio.run(public_games(house.settings.database_url, game("ragusa"))) == []


def test_only_who_played_a_seat_alone_is_counted() -> None:
    seats = [
        Seat("person", "Ann"),
        Seat("person", "Ben", resigned=True),
        Seat("person", "Eve", stand_in="casual"),
        Seat("bot", "Bot", bot="expert"),
        Seat("bot", "Bot", bot="random"),
    ]
    assert [who_played(seat) for seat in seats] == ["people", None, None, "expert", None]
