"""Ratings: what rated tables are, what a game does to a rating, and that ratings find out who is how good."""

from __future__ import annotations

import itertools
import json
import math
import random
from typing import Any

import pytest
import sqlalchemy as sa

from kontor.server.moments import now
from kontor.server.ratings.anchors import FILE, anchor
from kontor.server.ratings.endings import recompute
from kontor.server.ratings.model import NEWCOMER, Rating, after_game, win_chances
from kontor.server.storage.schema import rating_changes, ratings, results
from kontor.server.tables.places import places, winners
from kontor.server.tables.playing import keep_decision, resign
from kontor.server.tables.records import Header, Seat
from kontor.server.tables.stand_ins import stand_in, take_back_seat
from scripts.ladder_anchors import anchors

from .company import RATED, account, id_of, play_out, table_of
from .conftest import House, Live
from .inside import room_of


# ---- the model ----
def _outcome(chance: random.Random, skills: list[float]) -> list[int]:
    """Places as Plackett-Luce has them: each next place is drawn among those left."""
    spread = 200.0 * math.sqrt(len(skills))
    left, places = list(range(len(skills))), [0] * len(skills)
    for place in range(1, len(skills) + 1):
        weights = [math.exp(skills[k] / spread) for k in left]
        places[drawn := chance.choices(left, weights)[0]] = place
        left.remove(drawn)
    return places


def test_ratings_recover_a_made_up_true_order() -> None:
    """Sixteen players of known strength at tables of two to five: in the end their order is found (Kendall's tau), and
    one standard deviation covers the truth about as often as it says, two of them nearly always."""
    taus, within_one, within_two = [], 0, 0
    for seed in range(5):
        chance = random.Random(seed)
        truth = [1500 + 600 * (k / 15 - 0.5) for k in range(16)]
        chance.shuffle(truth)
        known = [NEWCOMER] * 16
        for _ in range(600):
            table = chance.sample(range(16), chance.randint(2, 5))
            after = after_game([known[k] for k in table], _outcome(chance, [truth[k] for k in table]))
            for k, rating in zip(table, after, strict=True):
                known[k] = rating
        pairs = list(itertools.combinations(range(16), 2))
        agreed = sum((truth[a] - truth[b]) * (known[a].mu - known[b].mu) > 0 for a, b in pairs)
        taus.append(2 * agreed / len(pairs) - 1)
        middle = sum(one.mu for one in known) / 16 - 1500  # only distances show in results
        errors = [abs(one.mu - middle - true) / one.sigma for one, true in zip(known, truth, strict=True)]
        within_one += sum(error <= 1 for error in errors)
        within_two += sum(error <= 2 for error in errors)
        assert all(one.settled for one in known)
    assert sum(taus) / 5 > 0.8 and min(taus) > 0.7, taus
    assert within_one / 80 > 0.55 and within_two / 80 > 0.85, (within_one, within_two)


def test_fixed_anchors_pull_everybody_to_their_scale() -> None:
    """Somebody who plays as well as the level *strong* ends near its rating, however often they meet it."""
    strong, chance, person = anchor("little-town", 2, "strong"), random.Random(4), NEWCOMER
    assert strong is not None
    for _ in range(150):
        person, _bot = after_game([person, strong], _outcome(chance, [strong.mu, strong.mu]))
    assert abs(person.mu - strong.mu) < 2 * person.sigma < 150


def test_chances_are_those_of_the_model() -> None:
    settled = [Rating(mu, 0.0) for mu in (1400.0, 1500.0, 1700.0)]
    chance, wins = random.Random(2), [0, 0, 0]
    for _ in range(4000):
        wins[_outcome(chance, [one.mu for one in settled]).index(1)] += 1
    assert all(abs(won / 4000 - told) < 0.03 for won, told in zip(wins, win_chances(settled), strict=True))


def test_the_anchors_follow_from_the_published_ladders() -> None:
    assert json.loads(FILE.read_text(encoding="utf-8")) == anchors()
    levels = [anchor("little-town", 3, bot) for bot in ("beginner", "casual", "strong", "expert")]
    assert [one.mu for one in levels if one] == sorted(one.mu for one in levels if one)
    assert anchor("little-town", 2, "casual") == Rating(1500.0, 30.7)
    assert anchor("little-town", 9, "casual") is None and anchor("little-town", 2, "unheard-of") is None


class _Ranked:
    over = True

    def __init__(self, *ranks: int) -> None:
        self.ranks = list(ranks)


def test_who_resigned_comes_last_after_who_lost_on_time() -> None:
    def ended(ranks: Any, *seats: Seat) -> list[int]:
        header = Header("t", "little-town", "1", 1, {}, list(seats), "host", True)
        placed = places(header, ranks)
        first = [k for k, place in enumerate(placed) if place == 1 and not seats[k].resigned]
        assert winners(header, ranks) == first, "who won follows from the places"
        return placed

    plays, gone, late = Seat("person"), Seat("person", resigned=True), Seat("person", out_of_time="lose")
    assert ended(_Ranked(2, 1, 2), plays, plays, plays) == [2, 1, 2]
    assert ended(_Ranked(2, 1, 3), plays, gone, plays) == [1, 3, 2]
    assert ended(_Ranked(1, 2, 3), gone, gone, plays) == [2, 2, 1]
    assert ended(_Ranked(2, 1, 3), gone, late, plays) == [3, 2, 1]
    assert ended(_Ranked(2), plays) == [2], "alone, and the Patrician was better"
    assert ended(_Ranked(1, 2), gone, gone) == [1, 1], "nobody has won"


# ---- rated tables ----
@pytest.fixture
def two(house: House) -> tuple[Any, Any]:
    return account(house, "Ann"), account(house, "Ben")


def test_a_rated_table_says_what_it_needs(house: House, two: tuple[Any, Any]) -> None:
    ann, guest = two[0], house.browser("Eve")
    body = {"game": "little-town", "seats": [{"kind": "me"}, {"kind": "open"}], "rated": True, "public": True}

    def refused(who: Any = ann, status: int = 400, **more: Any) -> str:
        return str(who.refused("/api/tables", {**body, **more}, status))

    assert "accounts" in refused(guest, 403)
    assert "hints" in refused(hints=True)
    assert "seed" in refused(seed=7)
    assert "own device" in refused(seats=[{"kind": "me"}, {"kind": "hot", "name": "Ben"}])
    assert "two seats" in refused(game="ragusa", seats=[{"kind": "me"}])
    table = ann.post("/api/tables", body)
    assert table["rated"] and table["unrated"] is None and not table["hints"]
    assert "accounts" in guest.refused(f"/api/tables/{table['id']}/join", status=403)
    alone = ann.post("/api/tables", {**body, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]})
    assert not alone["hints"]  # as everywhere else one person alone would have them


def test_nobody_is_helped_at_a_rated_table(house: House, two: tuple[Any, Any]) -> None:
    table = table_of(*two, **RATED)
    match = room_of(house, table).match
    assert match is not None
    ann = two[match.to_move or 0]  # who begins is drawn
    with Live(ann, table) as live:
        choices = live.until("scene")["scene"]["choices"]
        assert live.ask(type="decide", number=0, action=choices[0]["action"])["type"] == "accepted"
        told = live.at(1)
        assert "undone in a rated game" in told["undo"]
        assert "undone in a rated game" in live.ask(type="undo", number=1)["reason"]
    assert ann.refused(f"/api/tables/{table}/hint", status=409)
    board = {"source": {"kind": "table", "id": table, "at": 1, "key": "", "deal": 0}, "decisions": []}
    for what in ("", "/hint", "/table"):
        assert ann.post(f"/api/board{what}", {**board, "level": "casual"}, 409)["reason"]
    assert ann.client.get(f"/api/tables/{table}/explorer?at=0").status_code in (403, 409)


def test_a_rated_game_changes_each_rating_once(house: House, two: tuple[Any, Any]) -> None:
    ann, ben = two
    table = table_of(ann, ben, **RATED)
    assert ann.get(f"/api/tables/{table}/ratings") == []
    play_out(house, table)
    told = {row["seat"]: row for row in ann.get(f"/api/tables/{table}/ratings")}
    winners = ann.get(f"/api/tables/{table}")["winners"]
    assert set(told) == {0, 1} and all(row["before"] == 1500 for row in told.values())
    if len(winners) == 1:
        assert told[winners[0]]["rating"] > 1500 > told[1 - winners[0]]["rating"]
    rows = house.run(house.state.store.read, sa.select(results).order_by(results.c.seat))
    room = room_of(house, table)
    assert room.match is not None
    places = room.match.ranks
    expected = after_game([NEWCOMER, NEWCOMER], places)
    kept = house.run(house.state.store.read, sa.select(ratings))
    after = {row["person"]: (row["mu"], row["sigma"], row["games"]) for row in kept}
    for row, rating in zip(rows, expected, strict=True):
        assert row["rated"] and row["place"] == places[row["seat"]] and row["expected"] == 0.5
        assert after[row["person"]] == (pytest.approx(rating.mu), pytest.approx(rating.sigma), 1)
    again = [row["mu"] for row in house.run(house.state.store.read, sa.select(rating_changes))]
    assert len(again) == 2
    with pytest.raises(sa.exc.IntegrityError):  # the database refuses a table's result twice
        house.run(house.state.store.write, results.insert().values(dict(rows[0])))


def test_ratings_can_be_computed_anew(house: House, two: tuple[Any, Any]) -> None:
    ann, ben = two
    eve = account(house, "Eve")
    for seed, company in enumerate(((ann, ben), (ben, eve, ann), (eve, ann))):
        play_out(house, table_of(*company, **RATED), seed)
    play_out(house, table_of(ann, ben), 9)  # casual: counts for nothing
    store = house.state.store

    def everything() -> list[Any]:
        by_person = sa.select(ratings).order_by(ratings.c.person)
        by_table = sa.select(rating_changes).order_by(rating_changes.c.table_id, rating_changes.c.person)
        return [[dict(row) for row in house.run(store.read, query)] for query in (by_person, by_table)]

    before = everything()
    house.run(store.write, ratings.update().values(mu=0.0))
    assert house.run(recompute, store, "little-town") == 3
    assert everything() == before and len(before[1]) == 7


def test_a_stand_in_ends_the_rating_and_everybody_sees_it(house: House, two: tuple[Any, Any]) -> None:
    ann, ben = two
    table = table_of(ann, ben, **RATED)
    room = room_of(house, table)

    async def a_bot_decides_once() -> None:
        match = room.match
        assert match is not None and match.to_move is not None
        seat, person = match.to_move, await house.state.people.get(room.header.seats[match.to_move].person)
        room.bots.close()  # nobody but this test decides for it
        await stand_in(room, person, seat, "random")
        assert room.header.unrated is None  # it has not decided anything yet
        async with room.lock:
            await keep_decision(room, match, match.legal[0])
        await take_back_seat(room, person, seat)

    house.run(a_bot_decides_once)
    told = ann.get(f"/api/tables/{table}")
    assert told["rated"] and told["unrated"] == "stand-in"
    play_out(house, table)
    assert ann.get(f"/api/tables/{table}/ratings") == []
    assert not any(row["rated"] for row in house.run(house.state.store.read, sa.select(results)))


def test_whoever_resigns_a_rated_game_is_last(house: House, two: tuple[Any, Any]) -> None:
    ann, ben = two
    table = table_of(ann, ben, **RATED)
    room = room_of(house, table)

    async def ben_resigns_and_random_decisions_end_it() -> None:
        room.bots.close()
        await resign(room, await house.state.people.get(room.header.seats[1].person))
        chance = random.Random(3)
        while room.header.status == "playing":
            async with room.lock:
                assert room.match is not None
                await keep_decision(room, room.match, chance.choice(list(room.match.legal)))

    house.run(ben_resigns_and_random_decisions_end_it)
    told = {row["seat"]: row for row in ann.get(f"/api/tables/{table}/ratings")}
    assert told[0]["rating"] > 1500 > told[1]["rating"]


def test_a_bot_of_the_ladder_is_never_moved(house: House, two: tuple[Any, Any]) -> None:
    ann, _ = two
    body = {"game": "little-town", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}], "rated": True}
    table = ann.post("/api/tables", body)["id"]
    room = room_of(house, table)

    async def finish() -> None:
        room.bots.close()
        chance = random.Random(3)
        while room.header.status == "playing":
            async with room.lock:
                assert room.match is not None
                await keep_decision(room, room.match, chance.choice(list(room.match.legal)))

    house.run(finish)
    assert [row["seat"] for row in ann.get(f"/api/tables/{table}/ratings")] == [0]
    (kept,) = house.run(house.state.store.read, sa.select(ratings))
    assert kept["person"] == id_of(ann)


# ---- leaderboards ----
def _rated(house: House, browser: Any, mu: float, sigma: float, games: int = 20) -> None:
    row = {"person": id_of(browser), "game": "little-town", "mu": mu, "sigma": sigma, "games": games, "at": now()}
    house.run(house.state.store.write, ratings.insert().values(**row))


def test_a_leaderboard_has_settled_ratings_of_those_who_show_them(house: House, two: tuple[Any, Any]) -> None:
    ann, ben = two
    eve, ida = account(house, "Eve"), account(house, "Ida")
    for who, mu, sigma in ((ann, 1600.0, 60.0), (ben, 1700.0, 151.0), (eve, 1650.0, 80.0), (ida, 1550.0, 149.0)):
        _rated(house, who, mu, sigma)
    eve.client.patch("/api/privacy", json={"statistics": "nobody"}, headers={"X-Kontor-Token": eve.token})

    def names(who: Any) -> list[tuple[int, str]]:
        return [(one["place"], one["name"]) for one in who.get("/api/ratings/little-town")["people"]]

    assert names(house.browser()) == [(1, "Ann"), (2, "Ida")]
    assert names(eve) == [(1, "Eve"), (2, "Ann"), (3, "Ida")]  # one sees oneself
    settling = ben.get("/api/ratings/little-town")
    assert settling["place"] is None and not settling["yours"]["settled"] and settling["total"] == 2
    assert ann.get("/api/ratings/little-town")["place"] == 1
    assert {bot["bot"] for bot in settling["bots"]} == {"beginner", "casual", "strong", "expert"}
    assert ann.get("/api/ratings/ragusa")["yours"] is None
    assert ann.client.get("/api/ratings/unheard-of").status_code == 404
