"""The rule book: its worked examples and its rules with numbers, by the case ids T01 … T40 of the rules file."""

from __future__ import annotations

import pytest

from kontor.games.little_town.decisions import Claim
from kontor.games.little_town.state import Phase
from tests.games.kit import bag
from tests.games.little_town.facts import BOARDS, CARD_NAMES, CELLS, HOUSES, LOOSE, WORKERS, around, terrain
from tests.games.little_town.table import (
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
    stock,
    town,
)

YOU, RED = 0, 1


def test_t01_gathering_one_cube_per_terrain_cell() -> None:
    """T01, worked example: a lake of two cells gives two fish, the forest one wood."""
    s = town()
    do(s, "place F5")
    assert stock(s, YOU) == bag("2 fish 1 wood")
    assert s.supply[:3] == [14, 15, 13]


def test_t02_gathering_and_a_wheat_field() -> None:
    """T02, worked example: the own field costs nothing."""
    s = town(tiles={"E4": ("wheat-field", YOU)})
    do(s, "place F5", "use E4")
    assert stock(s, YOU) == bag("1 wheat 2 fish 1 wood")


def test_t02_gathering_and_the_wheat_field_of_another_player() -> None:
    """T02, note: a field of another player costs one coin."""
    s = town(tiles={"E4": ("wheat-field", RED)}, goods={YOU: "1 coin"})
    do(s, "place F5", "use E4")
    assert stock(s, YOU) == bag("1 wheat 2 fish 1 wood")
    assert stock(s, RED) == bag("1 coin")


@pytest.mark.parametrize(("tile", "gained"), [("pier", "2 fish"), ("gold-mine", "2 coin")])
def test_t03_gain_effects(tile: str, gained: str) -> None:
    """T03, worked example: pier and gold mine."""
    s = town(tiles={"E4": (tile, YOU)})
    do(s, "place D3", "use E4")
    assert stock(s, YOU) == bag(gained)


def test_t04_pawnbroker() -> None:
    """T04, worked example ("Sklep"): two cubes for two of your choice."""
    s = town(tiles={"E4": ("pawnbroker", YOU)}, goods={YOU: "1 wood 1 stone"})
    do(s, "place D3", "use E4")  # one wood and one stone are all there is to give
    assert choices(s) == ["take wood", "take stone", "take fish", "take wheat"]
    do(s, "take fish", "take wheat")
    assert stock(s, YOU) == bag("1 fish 1 wheat")


def test_t05_restaurant() -> None:
    """T05, worked example: fish and wheat for four points."""
    s = town(tiles={"E4": ("restaurant", YOU)}, goods={YOU: "1 fish 1 wheat"})
    do(s, "place D3", "use E4")
    assert stock(s, YOU) == {}
    assert score(s, YOU) == 4


def test_t06_free_order_and_paying_an_owner() -> None:
    """T06, worked example: field, then red's bakery for one coin, and gathering."""
    s = town(tiles={"E4": ("wheat-field", YOU), "F4": ("bakery", RED)}, goods={YOU: "1 coin"})
    do(s, "place F5")
    assert choices(s) == ["use E4", "done"]  # no wheat yet, and no coins to buy it beside the fee
    do(s, "use E4", "use F4")
    assert stock(s, YOU) == bag("4 coin 2 fish 1 wood")
    assert stock(s, RED) == bag("1 coin")
    assert scores(s) == [0, 0]


def test_t07_build_the_barn() -> None:
    """T07, worked example: four wood, a house, six points, one worker."""
    s = town(market=["barn"], goods={YOU: "4 wood"})
    do(s, "build barn", "lay D3")
    assert stock(s, YOU) == {}
    assert s.supply[0] == 15
    assert (s.players[YOU].houses, s.players[YOU].workers) == (HOUSES[2] - 1, WORKERS[2] - 1)
    assert (s.owner[CELLS.index("D3")], score(s, YOU)) == (YOU, 6)
    assert "barn" not in on_market(s)
    assert s.worker == [-1] * 54  # the worker stands on the building site
    assert (engine.to_move(s), s.phase) == (RED, Phase.TURN)


SEVEN = dict.fromkeys(["C3", "D3", "E3", "F3", "G3"], ("wheat-field", YOU)) | {"C4": ("well", 0), "D4": ("statue", 0)}


@pytest.mark.parametrize(
    ("goods", "tiles", "tile", "reason"),
    [
        ("3 wood 2 coin", {}, "barn", "missing"),
        ("4 wood", SEVEN, "barn", "no-house"),
        ("5 coin", {}, "residence", "missing-coins"),
        ("3 stone 2 wood 1 coin", {}, "restaurant", None),
        ("1 stone 1 wood 5 coin", {}, "restaurant", "missing-several"),
    ],
    ids=["no wood", "no house", "no coins", "enough", "two kinds missing"],
)
def test_t08_no_build_without_price_or_house(
    goods: str, tiles: dict[str, tuple[str, int]], tile: str, reason: str | None
) -> None:
    """T08: without the price, or without a house, no building."""
    s = town(market=[tile], goods={YOU: goods}, tiles=tiles)
    if reason is None:
        do(s, f"build {tile}")
    else:
        assert refused(s, f"build {tile}") == reason


def test_t09_feeding() -> None:
    """T09, worked example: five workers, one fish, three wheat: three points lost."""
    s = closing(goods={YOU: "1 fish 3 wheat 2 coin", RED: "5 fish"}, points={YOU: 10})
    do(s, "place E3")
    assert stock(s, YOU) == bag("2 coin")
    assert scores(s) == [7, 0]
    assert s.supply == [15, 15, 15, 15, 38]


def test_t10_points_below_zero() -> None:
    """T10: one point, two hungry workers: minus five."""
    s = closing(goods={YOU: "3 fish", RED: "5 fish"}, points={YOU: 1})
    do(s, "place E3")
    assert scores(s) == [-5, 0]


def test_t12_nobody_has_to_use_a_building() -> None:
    """T12: declining red's well moves no coin and gives no points."""
    s = town(tiles={"E4": ("well", RED)}, goods={YOU: "1 coin"})
    do(s, "place D3")
    assert choices(s) == ["use E4", "done"]
    do(s, "done")
    assert (stock(s, YOU), stock(s, RED), scores(s)) == ({"coin": 1}, {}, [0, 0])
    assert engine.to_move(s) == RED


@pytest.mark.parametrize(("tile", "goods"), [("castle", "6 stone"), ("watchtower", "3 wood 3 stone")])
def test_t13_castle_and_watchtower_give_nothing_when_built(tile: str, goods: str) -> None:
    """T13: their points are counted at the end of the game."""
    s = town(market=[tile], goods={YOU: goods})
    do(s, f"build {tile}", "lay D3")
    assert (score(s, YOU), stock(s, YOU)) == (0, {})


@pytest.mark.parametrize("tile", ["cathedral", "residence", "castle", "watchtower", "statue"])
def test_t14_special_buildings_are_not_for_workers(tile: str) -> None:
    """T14: never offered to a worker (nor is the statue, which does nothing)."""
    s = town(tiles={"E4": (tile, YOU), "D4": ("well", YOU)})
    do(s, "place D3")
    assert choices(s) == ["use D4", "done"]
    assert refused(s, "use E4") == "not-for-workers"


@pytest.mark.parametrize("verb", ["place", "lay"])
def test_t15_only_an_empty_meadow(verb: str) -> None:
    """T15: not on terrain, not beside a worker or a building on the same cell."""
    s = town(goods={YOU: "1 wood"}, tiles={"E4": ("well", RED)}, workers={"D3": RED})
    if verb == "lay":
        do(s, "build wheat-field")
    assert refused(s, f"{verb} A1") == "not-meadow"
    assert refused(s, f"{verb} D3") == "cell-has-worker"
    assert refused(s, f"{verb} E4") == "cell-has-building"
    free = {c for c in CELLS if terrain("A", c) == "G"} - {"D3", "E4"}
    assert choices(s, verb) == [f"{verb} {c}" for c in CELLS if c in free]


def test_t17_coins_for_a_missing_resource() -> None:
    """T17: three wood and three coins build the barn."""
    s = town(market=["barn"], goods={YOU: "3 wood 3 coin"})
    do(s, "build barn", "lay D3")
    assert (stock(s, YOU), score(s, YOU)) == ({}, 6)
    assert s.supply == [15, 15, 15, 15, 40]


@pytest.mark.parametrize("move", ["buy 1 wood", "buy 1 fish", "give bought-wood", "feed 1 bought"])
def test_t18_bought_cubes_cannot_be_kept(move: str) -> None:
    """T18: no exchange outside a payment."""
    s = town(goods={YOU: "3 coin"}, tiles={"E4": ("well", YOU)})
    assert refused(s, move).startswith("not-now-")
    do(s, "place D3")
    assert refused(s, move).startswith("not-now-")


@pytest.mark.parametrize(
    ("case", "points", "first", "expected"),
    [
        ("T20", (20, 14, 17), 2, 1),
        ("T20", (20, 14, 17), 0, 1),
        ("T20", (20, 14, 17), 1, 1),
        ("two lowest", (14, 20, 14), 0, 2),
        ("two lowest", (14, 20, 14), 1, 2),
        ("two lowest", (14, 20, 14), 2, 0),
        ("two lowest", (14, 14, 20), 0, 1),
        ("two lowest", (14, 14, 20), 1, 0),
        ("two lowest", (14, 14, 20), 2, 0),
        ("T24", (15, 15, 15), 2, 0),
        ("T24", (15, 15, 15), 0, 1),
    ],
)
def test_t20_t24_token_before_round_4_with_three_players(
    case: str, points: tuple[int, int, int], first: int, expected: int
) -> None:
    """T20: to the fewest points; ties to the nearest on the left. T24: all equal, to the left."""
    s = closing(3, rnd=3, first=first, points=dict(enumerate(points)), goods=meal(3))
    do(s, "place E3")
    assert (s.rnd, s.first, engine.to_move(s)) == (4, expected, expected)


@pytest.mark.parametrize(("players", "rnd"), [(n, rnd) for n in (2, 3, 4) for rnd in (1, 2, 3) if (n, rnd) != (3, 3)])
def test_t25_token_goes_to_the_left(players: int, rnd: int) -> None:
    """T25: in all other cases the token passes one seat to the left, whatever the points are."""
    for first in range(players):
        lowest = {seat: 9 * (seat == (first + 1) % players) for seat in range(players)}
        s = closing(players, rnd=rnd, first=first, goods=meal(players), points=lowest)
        do(s, "place E3")
        assert (s.rnd, s.first) == (rnd + 1, (first + 1) % players)
        assert s.worker == [-1] * 54
        assert [s.players[i].workers for i in range(players)] == [WORKERS[players]] * players


@pytest.mark.parametrize(("coins", "points"), [(0, 0), (2, 0), (3, 1), (7, 2), (8, 2)])
def test_t28_coins_at_the_end(coins: int, points: int) -> None:
    """T28: one point for every three coins."""
    s = closing(rnd=4, goods={YOU: f"5 fish {coins} coin", RED: "5 fish"}, coins_feed=False)
    do(s, "place E3")
    assert s.phase == Phase.OVER
    assert scores(s) == [points, 0]


def test_t29_a_tie_is_a_shared_victory() -> None:
    """T29: the top points shared by two: both win, the third is third."""
    s = closing(3, rnd=4, goods=meal(3), points={0: 30, 1: 31, 2: 31})
    do(s, "place E3")
    assert s.phase == Phase.OVER
    assert [engine.rank(s, seat) for seat in range(3)] == [3, 1, 1]


def test_t30_an_unclaimed_objective_costs_nothing() -> None:
    """T30: cards that were never fulfilled, and one that was but is not wanted."""
    s = closing(
        rnd=4, goods=meal(2), points={YOU: 7, RED: 7}, hands={YOU: ["six-coins", "four-uses"], RED: ["no-coins"]}
    )
    do(s, "place E3", "done")  # red may claim after placing
    do(s, "feed 5 fish", "done")  # and before eating, and at the last call
    assert s.phase == Phase.OVER
    assert scores(s) == [7, 7]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_t31_set_up_numbers(players: int) -> None:
    """T31: workers, houses, objectives and coins by number of players."""
    s = new(players, 5)
    for p in s.players[:players]:
        assert (p.workers, p.houses, p.cards) == ({2: 5, 3: 4, 4: 3}[players], {2: 7, 3: 6, 4: 6}[players], 6 - players)
        assert p.goods == [0, 0, 0, 0, 3]
    assert s.supply == [15, 15, 15, 15, 40 - 3 * players]
    assert scores(s) == [0] * players
    assert s.rnd == 1


def test_t32_an_objective_with_the_symbol_is_replaced() -> None:
    """T32: without fair, pawnbroker and restaurant on the market nobody holds the card that needs one of them."""
    card, without, dealt = "two-kinds-consumed", 0, 0
    for seed in range(300):
        s = new(4, seed, market="random")
        held = {name for seat in range(4) for name in hand(s, seat)}
        assert sum(len(hand(s, seat)) for seat in range(4)) == len(held) == 8
        if on_market(s) & {"fair", "pawnbroker", "restaurant"}:
            dealt += card in held
        else:
            without += 1
            assert card not in held
    assert without > 10 and dealt > 50


def test_t33_cathedral() -> None:
    """T33: one point for each worker, of any colour, on the eight neighbours; not for the building site."""
    s = closing(tiles={"D3": ("cathedral", YOU)}, workers={"C2": YOU}, goods=meal(2))
    do(s, "place E4")
    assert scores(s) == [2, 0]


def test_t34_castle() -> None:
    """T34: four points for each own building around it."""
    tiles = {"D3": ("castle", YOU), "C2": ("wheat-field", YOU), "D4": ("well", YOU), "E3": ("statue", RED)}
    s = closing(rnd=4, tiles=tiles, goods=meal(2))
    do(s, "place G6")
    assert s.phase == Phase.OVER
    assert scores(s) == [8, 0]


def test_t35_watchtower() -> None:
    """T35: two points for each empty meadow around it."""
    s = closing(rnd=4, tiles={"E3": ("watchtower", YOU)}, goods=meal(2))
    do(s, "place A5")
    assert s.phase == Phase.OVER
    assert scores(s) == [16, 0]


@pytest.mark.parametrize("side", ["A", "B"])
def test_t39_board_numbers(side: str) -> None:
    """T39: 39 meadow, 6 forest, 4 mountain, 5 lake; no meadow touches more than three terrain cells."""
    cells = "".join(BOARDS[side])
    assert [cells.count(x) for x in "GFML"] == [39, 6, 4, 5]
    s = town(side=side)
    assert len(choices(s, "place")) == 39
    for move in choices(s, "place"):
        assert sum(terrain(side, c) != "G" for c in around(move.split()[1])) <= 3


def test_t40_a_placement_always_exists() -> None:
    """T40: four players, all 17 tiles built, 12 workers on the board: ten meadows are left."""
    meadows = [c for c in CELLS if terrain("A", c) == "G"]
    kinds = ["wheat-field"] * 5 + [t for t in LOOSE if t not in ("gold-mine", "bookshop")][:12]
    tiles = {cell: (kind, k % 4) for k, (cell, kind) in enumerate(zip(meadows, kinds, strict=False))}
    workers = {cell: k % 4 for k, cell in enumerate(meadows[17:28])}
    s = town(4, tiles=tiles, workers=workers, seat=3, goods=dict.fromkeys(range(4), "3 fish"))
    assert len(tiles) == 17 and not on_market(s) and not choices(s, "build")
    assert len(choices(s, "place")) == 11  # the twelfth worker leaves ten


def test_worked_example_card_of_the_rule_book() -> None:
    """The card shown: build two buildings that provide or need coins."""
    s = town(tiles={"C3": ("bakery", YOU), "G3": ("quarry", YOU)}, hands={YOU: ["two-coin-buildings"]})
    do(s, "claim two-coin-buildings")
    assert (score(s, YOU), hand(s, YOU)) == (3, [])


def test_rounds_and_turn_order() -> None:
    """Four rounds; clockwise from the first player, one worker a turn, until all are used."""
    for players in (2, 3, 4):
        s = town(players, first=1, goods=meal(players))
        order = []
        while s.rnd == 1:
            order.append(engine.to_move(s))
            do(
                s,
                next(
                    m for m in choices(s, "place") if m[6:] in ("C3", "D3", "E3", "F3", "G3", "C4", "D4", "E4", *CELLS)
                ),
            )
            while s.rnd == 1 and s.phase != Phase.TURN:
                do(s, choices(s)[-1])
        assert order == [(1 + k) % players for k in range(players * WORKERS[players])]


def test_the_game_ends_after_four_rounds() -> None:
    """After round four there is nothing left to do, and every move says so."""
    s = closing(rnd=4, goods=meal(2))
    do(s, "place E3")
    assert choices(s) == []
    assert refused(s, "place C3") == "over"
    assert {reason.key for a in game.actions if (reason := game.why_not(s, a))} == {"over"}


def test_every_card_name_is_known() -> None:
    assert [game.actions.parse(f"claim {name}") for name in CARD_NAMES] == list(range(Claim.first, Claim.first + 18))
