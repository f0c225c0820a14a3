"""Setting up the market (beginner, random, draft), who knows what, the first player, the end of the game."""

from __future__ import annotations

import random
from collections import Counter
from itertools import product

import pytest

from kontor.games.little_town.state import EVENTS, Phase, State
from kontor.kernel import listen
from tests.games.little_town.facts import CARDS, LOOSE, ROBINS, WORKERS
from tests.games.little_town.table import (
    KINDS,
    check,
    choices,
    closing,
    do,
    engine,
    game,
    hand,
    meal,
    new,
    on_market,
    refused,
    score,
    scores,
    town,
)


def packets(s: State) -> list[set[str]]:
    return [{KINDS[t] for t, p in enumerate(s.packet) if p == k} for k in range(s.seats)]


# ---- beginner and random ----
@pytest.mark.parametrize("players", [2, 3, 4])
def test_beginner_market(players: int) -> None:
    s = new(players, 3, market="beginner")
    check(s)
    assert (on_market(s), s.market[0], s.phase, s.rnd) == (set(ROBINS), 5, Phase.TURN, 1)


def test_random_market() -> None:
    """Twelve of the 24, each tile about equally often; five wheat fields; the same seed gives the same market."""
    count: Counter[str] = Counter()
    for seed in range(400):
        s = new(2 + seed % 3, seed, market="random")
        assert len(on_market(s)) == 12 and s.market[0] == 5
        count.update(on_market(s))
    assert set(count) == set(LOOSE)
    assert all(140 < n < 260 for n in count.values())  # 200 expected, ten standard deviations is 100
    assert on_market(new(3, 17)) == on_market(new(3, 17))


def test_the_market_is_never_refilled() -> None:
    s = town(goods={0: "4 stone"}, market=["statue"])
    do(s, "build statue", "lay D3")
    assert len(on_market(s)) == 11
    assert refused(s, "build statue") == "not-on-market"


def test_five_wheat_fields_and_no_more() -> None:
    s = town(goods={0: "3 wood"}, tiles={c: ("wheat-field", k % 2) for k, c in enumerate(["C3", "D3", "E3", "F3"])})
    do(s, "build wheat-field", "lay G3")
    assert s.market[0] == 0
    assert refused(s, "build wheat-field") == "not-on-market"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_first_player_is_random(players: int) -> None:
    count = Counter(new(players, seed).first for seed in range(600))
    assert set(count) == set(range(players))
    assert all(abs(n - 600 / players) < 75 for n in count.values())
    s = new(players, 4)
    assert engine.to_move(s) == s.first


# ---- draft ----
SIZES = {("all", 2): 12, ("all", 3): 8, ("all", 4): 6, ("twelve", 2): 6, ("twelve", 3): 4, ("twelve", 4): 3}
DRAFTS = pytest.mark.parametrize(("tiles", "players"), SIZES)


@DRAFTS
def test_draft_deals_packets_of_equal_size(tiles: str, players: int) -> None:
    s = new(players, 11, market="draft", draft_tiles=tiles)
    check(s)
    sizes = [len(p) for p in packets(s)]
    assert sizes == [SIZES[tiles, players]] * players
    assert sum(sizes) == (24 if tiles == "all" else 12)
    assert "wheat-field" not in set().union(*packets(s))
    assert (s.phase, s.rnd, on_market(s), s.market[0]) == (Phase.DRAFT, 0, set(), 5)
    assert all(p.cards == 0 for p in s.players)  # objectives follow when the market is known
    assert engine.to_move(s) == s.first


@DRAFTS
def test_draft_passes_packets_to_the_left(tiles: str, players: int) -> None:
    """Everybody lays one tile of the packet in front of them; then all packets go one seat to the left."""
    for seed in range(4):
        s = new(players, seed, market="draft", draft_tiles=tiles)
        held = packets(s)  # in front of each seat
        laid: list[str] = []
        asked = 0
        while s.phase == Phase.DRAFT:
            step, k = divmod(len(laid), players)
            seat = (s.first + k) % players
            in_front = held[(seat - step) % players]
            assert engine.to_move(s) == seat
            assert {m.removeprefix("draft ") for m in choices(s)} == in_front
            assert len(in_front) > 1  # a single tile is laid without asking
            elsewhere = next(iter(held[(seat - step + 1) % players]))
            assert refused(s, f"draft {elsewhere}") == "draft-elsewhere"
            choice = sorted(in_front)[(seed + asked) % len(in_front)]
            with listen() as events:
                do(s, f"draft {choice}")
            for event in events:
                if EVENTS[event[0]].name == "draft":
                    step, k = divmod(len(laid), players)
                    seat = (s.first + k) % players
                    assert event[1] == seat
                    tile = KINDS[event[2]]
                    assert tile in held[(seat - step) % players]
                    held[(seat - step) % players].remove(tile)
                    laid.append(tile)
            asked += 1
            assert laid[-1] == choice or len(laid) == 12
        assert (len(laid), on_market(s)) == (12, set(laid))
        assert asked == (12 if tiles == "all" else 12 - players)  # the last packets are of one tile
        assert (s.rnd, s.phase, engine.to_move(s)) == (1, Phase.TURN, s.first)
        assert [s.players[i].cards for i in range(players)] == [CARDS[players]] * players
        assert [s.players[i].workers for i in range(players)] == [WORKERS[players]] * players
        assert all(not p for p in packets(s))


@DRAFTS
def test_draft_who_knows_what(tiles: str, players: int) -> None:
    """A viewer knows the packets that have been in front of them; a spectator knows none."""
    s = new(players, 23, market="draft", draft_tiles=tiles)
    full = packets(s)
    seen: list[set[int]] = [set() for _ in range(players)]
    laid = 0
    while s.phase == Phase.DRAFT:
        step = laid // players
        for viewer in range(players):
            seen[viewer].add((viewer - step) % players)
            shown = packets(engine.hidden(s, viewer))
            assert [bool(p) for p in shown] == [k in seen[viewer] and bool(full[k]) for k in range(players)]
            assert all(shown[k] == full[k] for k in seen[viewer])
            assert choices(engine.hidden(s, viewer)) == choices(s) if viewer == engine.to_move(s) else True
        assert packets(engine.hidden(s, -1)) == [set()] * players
        assert engine.hidden(s, -1).packet_size == s.packet_size
        do(s, choices(s)[0])
        full = packets(s)
        laid = len(on_market(s))
    assert len(seen[0]) == {2: 2, 3: 3, 4: 3 if tiles == "all" else 2}[players]


@DRAFTS
def test_draft_dealt_again(tiles: str, players: int) -> None:
    """What the viewer has not seen is dealt afresh: sizes fit, nothing twice or open already; all can happen."""
    s = new(players, 23, market="draft", draft_tiles=tiles)
    do(s, choices(s)[0])
    for viewer in (*range(players), -1):
        known = packets(engine.hidden(s, viewer))
        elsewhere: Counter[str] = Counter()
        for seed in range(60):
            again = engine.redealt(s, viewer, seed)
            check(again)
            now = packets(again)
            assert [len(p) for p in now] == [s.packet_size[k] for k in range(players)]
            assert sum(map(len, now)) == len(set().union(*now))
            assert not set().union(*now) & on_market(s)
            assert all(now[k] == known[k] for k in range(players) if known[k])
            assert on_market(again) == on_market(s)
            elsewhere.update(t for k in range(players) if not known[k] for t in now[k])
        possible = set(LOOSE) - on_market(s) - set().union(*known)
        assert set(elsewhere) == possible


def test_draft_decides_the_objectives() -> None:
    """Cards are dealt after the draft, so the symbol is checked against the drafted market."""
    for seed in range(12):
        s = new(4, seed, market="draft")
        while s.phase == Phase.DRAFT:
            do(s, choices(s)[seed % len(choices(s))])
        if not on_market(s) & {"fair", "pawnbroker", "restaurant"}:
            assert not any("two-kinds-consumed" in hand(s, seat) for seat in range(4))


# ---- secrets during the game ----
@pytest.mark.parametrize("players", [2, 3, 4])
def test_objectives_dealt_again(players: int) -> None:
    """The viewer's own hand stays; the others hold cards that the market can serve, none of them known elsewhere."""
    s = new(players, 8)
    mine = 1
    card = hand(s, mine)[0]
    s.players[mine].claimed = 1 << s.players[mine].hand[0]  # one card lies open
    s.players[mine].hand = [*s.players[mine].hand[1:], -1]
    s.players[mine].cards -= 1
    check(s)
    others: Counter[str] = Counter()
    for seed in range(300):
        again = engine.redealt(s, mine, seed)
        check(again)
        assert hand(again, mine) == hand(s, mine)
        dealt = [c for seat in range(players) if seat != mine for c in hand(again, seat)]
        assert len(dealt) == CARDS[players] * (players - 1)
        assert card not in dealt and not set(dealt) & set(hand(s, mine))
        others.update(dealt)
    assert max(others.values()) < 2 * min(others.values()) + 40  # all alike
    real = {c for seat in range(players) if seat != mine for c in hand(s, seat)}
    assert real <= set(others)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_dealt_again_in_the_middle_of_the_game(players: int) -> None:
    """At any decision, for any viewer: a possible table, the own cards kept; the one to move has the same choices."""
    for seed in range(2):
        s = new(players, seed)
        dice = random.Random(seed)
        while legal := engine.legal(s):
            for viewer in (*range(players), -1):
                again = engine.redealt(s, viewer, dice.randrange(1 << 30))
                check(again)
                assert viewer < 0 or hand(again, viewer) == hand(s, viewer)
                assert engine.legal(again) == legal if viewer == engine.to_move(s) else engine.legal(again)
            engine.apply(s, dice.choice(legal))


def test_nothing_is_hidden_when_the_game_is_over() -> None:
    s = closing(rnd=4, goods=meal(2), hands={0: ["four-uses"]})
    do(s, "place E3")
    assert hand(engine.hidden(s, 1), 0) == ["four-uses"]


def test_the_open_table_stays_open() -> None:
    """Goods, board, market and points are the same in every view; a view allows the viewer the same moves."""
    s = town(
        3, goods={0: "2 wood 3 coin", 1: "1 fish"}, tiles={"D3": ("well", 1)}, hands={0: ["no-coins"], 2: ["six-coins"]}
    )
    for viewer in (-1, 0, 1, 2):
        seen = engine.hidden(s, viewer)
        assert (seen.tile, seen.owner, seen.market, seen.supply) == (s.tile, s.owner, s.market, s.supply)
        assert [p.goods for p in seen.players] == [p.goods for p in s.players]
        assert (seen.rng.a, seen.rng.b) == (0, 0)
    assert choices(engine.hidden(s, 0)) == choices(s)


# ---- first player ----
def lowest_on_the_left(points: tuple[int, ...], first: int) -> int:
    """Three players before round four, straight from the rule book."""
    if points[0] == points[1] == points[2]:
        return (first + 1) % 3
    candidates = [seat for seat in range(3) if points[seat] == min(points)]
    return min(candidates, key=lambda seat: (seat - first - 1) % 3)


@pytest.mark.parametrize("points", list(product((3, 5, 9), repeat=3)), ids=str)
def test_token_of_three_players_in_every_order_and_tie(points: tuple[int, ...]) -> None:
    for first in range(3):
        s = closing(3, rnd=3, first=first, goods=meal(3), points=dict(enumerate(points)))
        do(s, "place E3")
        assert (s.rnd, s.first, engine.to_move(s)) == (4, lowest_on_the_left(points, first), s.first)


def test_token_of_three_players_after_feeding() -> None:
    """Hunger counts: seat 2 has 12 points, loses 12, and becomes first player."""
    s = closing(3, rnd=3, goods={0: "4 fish", 1: "4 fish"}, points={0: 3, 1: 2, 2: 12})
    do(s, "place E3")
    assert (scores(s), s.first) == ([3, 2, 0], 2)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_token_over_a_whole_game(players: int) -> None:
    """From a random first player one seat to the left each round (three players, all equal: also before round 4)."""
    s = town(players, first=1, goods=meal(players))
    firsts = []
    for rnd in range(1, 5):
        assert s.rnd == rnd
        firsts.append(s.first)
        for k in range(players):  # feed everybody for free
            have = s.players[k].goods
            s.supply[2] += have[2] - WORKERS[players]
            have[2] = WORKERS[players]
        check(s)
        for cell in ["C3", "D3", "E3", "F3", "G3", "C4", "D4", "E4", "H2", "I2", "F4", "G4"][
            : players * WORKERS[players]
        ]:
            do(s, f"place {cell}")
    assert firsts == [(1 + k) % players for k in range(4)]
    assert s.phase == Phase.OVER


# ---- the end ----
def test_final_scoring_adds_up() -> None:
    """Castle, watchtower, coins; the breakdown says where the points come from."""
    tiles = {"D3": ("castle", 0), "D4": ("wheat-field", 0), "G4": ("watchtower", 1), "G3": ("statue", 1)}
    s = closing(
        rnd=4, tiles=tiles, goods={0: "5 fish 7 coin", 1: "4 fish 2 coin"}, points={0: 10, 1: 20}, coins_feed=False
    )
    do(s, "place H3")
    # the worker on H3 brings the fifth fish; the tower has five empty meadows, without G5, G3 and H3
    assert scores(s) == [10 + 4 + 2, 20 + 10]
    assert sum(game.breakdown(s, 0).values()) == 16
    assert (game.breakdown(s, 0)["castle"], game.breakdown(s, 0)["coins"]) == (4, 2)
    assert game.breakdown(s, 1)["watchtower"] == 10


@pytest.mark.parametrize(
    ("points", "ranks"),
    [
        ((30, 20), [1, 2]),
        ((20, 20), [1, 1]),
        ((-3, -4), [1, 2]),
        ((-15, -15), [1, 1]),
        ((70, 61), [1, 2]),
        ((60, 59), [1, 2]),
        ((12, 30, 30), [3, 1, 1]),
        ((5, 5, 5), [1, 1, 1]),
        ((40, 30, 30, 10), [1, 2, 2, 4]),
        ((60, 60, 120, 120), [3, 3, 1, 1]),
    ],
)
def test_ranks(points: tuple[int, ...], ranks: list[int]) -> None:
    """Most points win, ties share; below zero and beyond 60 alike."""
    players = len(points)
    s = closing(players, rnd=4, goods=meal(players), points=dict(enumerate(points)))
    do(s, "place E3")
    assert s.phase == Phase.OVER
    assert (scores(s), [engine.rank(s, seat) for seat in range(players)]) == (list(points), ranks)


def test_negative_points_to_the_end() -> None:
    """Nobody eats in any round: four times five workers, minus three each."""
    s = town()
    while s.phase != Phase.OVER:
        free = [m for m in choices(s, "place") if m[6:] in ("C3", "D3", "E3", "F3", "G3", "C4", "D4", "E4", "H2", "I2")]
        do(s, free[0])
    assert scores(s) == [-60, -60]
    assert [engine.rank(s, seat) for seat in (0, 1)] == [1, 1]


def test_sixty_and_beyond() -> None:
    """59 + 6 for a barn: 65; the score does not wrap."""
    s = town(goods={0: "4 wood"}, market=["barn"], points={0: 59, 1: 60})
    do(s, "build barn", "lay D3")
    assert score(s, 0) == 65
    assert engine.rank(s, 0) == 1
